"""Positions drawn by hand, and screens that keep what is shown."""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Game
from waset.engine.match import Match
from waset.engine.record import SeatRecord
from waset.games.cleopatra.agenda import ChooseVisit, Turn
from waset.games.cleopatra.cards import pack
from waset.games.cleopatra.components import Card, Mosaic, Worshipper
from waset.games.cleopatra.game import CLEOPATRA_2006, CLEOPATRA_2019
from waset.games.cleopatra.geometry import squares
from waset.games.cleopatra.state import Laid, Lying, Sanctuary, State
from waset.terminal.catalogue import catalogue
from waset.terminal.console import Console
from waset.terminal.game import LocalGame
from waset.terminal.paint import Paint
from waset.terminal.saves import SavedGame
from waset.terminal.scene import Scene, Speaker
from waset.terminal.session import Session

NAMES = ("Mira", "Jonas", "Aiko", "Imhotep")
UNKNOWN = Card.UNKNOWN


def laid(mosaic: str, where: str) -> Laid:
    """A mosaic on these squares."""
    return Laid(Mosaic(mosaic), tuple(where.split()))


def drawn_position() -> State:
    """A table in the middle of a game, with something of everything."""
    state = CLEOPATRA_2006.start(3, {})
    state.agenda, state.active, state.turn = (Turn(),), 0, 13
    state.laid = (laid("F", "b7 a8 b8 b9 c9"), laid("I", "i5 i6 i7 i8 i9"), laid("U", "d1 f1 d2 e2 f2"))
    state.built = squares(name for one in state.laid for name in one.squares)
    state.mosaic_pile = sum(Mosaic(letter).bit for letter in "LNPTVWXYZ")
    state.mosaic_top = Mosaic.T
    state.sanctuaries = (Sanctuary(1, ("a9",)), Sanctuary(-1, ("e1",)))
    state.pieces = [0b111, 0b01, 0b01, 0b10, 0b100000111]
    state.cleopatra, state.priests = 0, 2
    state.stalls = [
        Lying((Card.STONE, UNKNOWN, Card.DOUBLE_LAPIS), (0,)),
        Lying((UNKNOWN, UNKNOWN), (0, 0)),
        Lying((Card.TROMPE_LOEIL, Card.ARTISAN), ()),
    ]
    state.top, state.up, state.down = Card.SCRIBE, 30, 31
    hand = [Card.ARTISAN] * 3 + [Card.STONE, Card.MARBLE, Card.LAPIS, Card.DOUBLE_WOOD, Card.VIZIER]
    state.hands = [pack(hand), pack([Card.WOOD, Card.LAPIS, Card.BEGGAR]), pack([Card.MARBLE] * 11)]
    state.talents, state.amulets = [17, 4711, 815], [3, 4242, 999]
    state.merchants, state.statues = [2, 3, 1], [2, 1, 2]
    assert state.memory is not None
    state.memory.sure[1] = pack([Card.WOOD])
    return state


def drawn_position_2019() -> State:
    """A table of the 2019 edition in its last turns, with something of everything."""
    state = CLEOPATRA_2019.start(3, {})
    state.agenda, state.active, state.turn, state.turns_left = (ChooseVisit(),), 0, 41, 1
    state.laid = (laid("F", "b7 a8 b8 b9 c9"), laid("I", "i5 i6 i7 i8 i9"), laid("U", "d1 f1 d2 e2 f2"))
    state.built = squares(name for one in state.laid for name in one.squares)
    state.mosaic_pile = sum(Mosaic(letter).bit for letter in "LNPTVWXYZ")
    state.mosaic_top = Mosaic.T
    state.sanctuaries = (Sanctuary(1, ("a9",)), Sanctuary(-1, ("e1",)))
    state.pieces = [0b101011, 0b01, 0b01, 0b10, 0b100000111]
    state.cleopatra, state.free_resources = 5, 2
    state.worshippers = tuple(map(Worshipper, ("architect", "beggar", "foreman", "visir", "merchant")))
    state.stalls = [
        Lying((Card.STONE, UNKNOWN, Card.DOUBLE_LAPIS), (0,)),
        Lying((UNKNOWN, UNKNOWN), (0, 0)),
        Lying((Card.CAVE, Card.ARTISAN), ()),
    ]
    state.top, state.up, state.down = Card.WOOD, 30, 21
    hand = [Card.ARTISAN] * 3 + [Card.STONE, Card.STONE, Card.LAPIS, Card.DOUBLE_WOOD, Card.CAVE]
    state.hands = [pack(hand), pack([Card.WOOD, Card.LAPIS, Card.CAVE]), pack([Card.MARBLE] * 9)]
    state.talents, state.amulets = [17, 4711, 815], [3, 4242, 999]
    state.statues = [2, 1, 2]
    assert state.memory is not None
    state.memory.sure[1] = pack([Card.WOOD])
    return state


def scene_of(game: Game[Any], state: Any, seat: int | None, width: int = 100, language: str = "en") -> Scene:
    """A state as a seat sees it on a plain screen."""
    speaker = Speaker(catalogue(language).of(game.name), NAMES[: state.seats], seat)
    return Scene(game.view(state, seat), speaker, Paint(coloured=False), width)


def random_match(number: int, seats: int, decisions: int, game: Game[Any] = CLEOPATRA_2006) -> Match[Any]:
    """A match after some random decisions."""
    rng = Random(f"{number}")
    dealer = SealedDealer(seed_of("terminal", number))
    match = Match(game, seats, {})
    match.deal(dealer)
    for _ in range(decisions):
        if match.is_over:
            break
        seat = match.asked[0]
        match.play(seat, rng.choice(match.choices(seat)))
        match.deal(dealer)
    return match


class Screen(Console):
    """A console that keeps its lines and answers from a list."""

    def __init__(self, typed: Iterable[str] = ()) -> None:
        super().__init__(plain=True)
        self.typed = iter(typed)
        self.lines: list[str] = []

    def clear(self) -> None:
        """A new screen is a new list."""
        self.lines = []

    def show(self, lines: Iterable[str]) -> None:
        """Keep the lines."""
        self.lines.extend(lines)

    def ask(self, mark: str = "> ") -> str:
        """The next of the list."""
        return next(self.typed)


def session_at(game: Game[Any], number: int, seats: int, folder: Path) -> Session | None:
    """A session in the middle of a random game, where its person is asked."""
    match = random_match(number, seats, 8 * number % 97 + number, game)
    records = [SeatRecord(name, "human" if seat == 0 else "random") for seat, name in enumerate("PQRST"[:seats])]
    local = LocalGame(match, SavedGame(folder / "game.json", SealedDealer(bytes(32)), records))
    return Session(Screen(), local, catalogue("en")) if local.is_asked else None
