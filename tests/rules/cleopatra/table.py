"""A table laid out by hand for one test: positions as text, outcomes given by the test."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from waset.engine.game import Action, Chance, Choice, Event, IllegalAction, Options, Reason, Recorder, Seat, Task
from waset.games import game_named
from waset.games.cleopatra.actions import AskFor, AskOpponents, Offer, PlayEnvoy
from waset.games.cleopatra.agenda import AnswerAsked, AnswerEnvoy, Turn
from waset.games.cleopatra.cards import Cards, count, pack, size
from waset.games.cleopatra.components import PIECES, Card, Mosaic, Piece, Worshipper
from waset.games.cleopatra.game import Cleopatra
from waset.games.cleopatra.geometry import squares
from waset.games.cleopatra.state import Laid, Lying, State

EventT = TypeVar("EventT", bound=Event)


def cards(text: str) -> tuple[Card, ...]:
    """Cards by name, `artisan*3` for three; `?` lies face down."""
    listed: list[Card] = []
    for word in text.split():
        name, _, number = word.partition("*")
        listed += [Card(name)] * int(number or 1)
    return tuple(listed)


def hand(text: str) -> Cards:
    """A multiset by the names of its cards."""
    return pack(cards(text))


def garden(drawing: str) -> dict[Mosaic, tuple[str, ...]]:
    """The mosaics of a drawn garden, row 9 first; `.` is open, `#` the throne space, `?` is left out."""
    found: dict[str, list[str]] = {}
    rows = [line.split() for line in drawing.strip().splitlines()]
    rows = [row[1:] if row[0].isdigit() else row for row in rows]
    for row, marks in zip(range(9, 0, -1), rows, strict=True):
        for column, mark in zip("abcdefghi", marks, strict=True):
            if mark not in ".#?":
                found.setdefault(mark, []).append(f"{column}{row}")
    ordered = {letter: sorted(names, key=lambda name: (name[1], name[0])) for letter, names in found.items()}
    return {Mosaic(letter): tuple(names) for letter, names in ordered.items()}


class Table:
    """A state in the middle of a game, and what happened since."""

    edition = "cleopatra-2006"
    row = ""  # the worshippers of Sobek from slot 1 on

    def __init__(
        self,
        seats: int = 3,
        game: str = "",
        rules: str | None = None,
        hands: Mapping[Seat, str] | None = None,
        stalls: tuple[str, str, str] = ("", "", ""),
        discards: str = "",
        top: str = "",
        pile: tuple[int, int] | None = None,
        lot: str | None = None,
        pieces: Mapping[Piece, tuple[int, ...]] | None = None,
        mosaics: Mapping[Mosaic, tuple[str, ...]] | None = None,
        mosaic_top: str = "",
        worshippers: str = "",
        agenda: tuple[Task, ...] = (Turn(),),
        options: Options | None = None,
    ) -> None:
        found = game_named(game or self.edition, rules)
        assert isinstance(found, Cleopatra)
        self.game = found
        self.state: State = found.start(seats, options or {})
        self.events: list[Event] = []
        state = self.state
        state.agenda = agenda
        for seat, text in (hands or {}).items():
            state.hands[seat] = hand(text)
        state.stalls = [Lying(cards(text), (0,) * text.count("?")) for text in stalls]
        state.discards = hand(discards)
        state.top = Card(top) if top else None
        lying = [card for stall in state.stalls for card in stall.cards if card is not Card.UNKNOWN]
        if state.top is not None and state.top is not Card.UNKNOWN:
            lying.append(state.top)
        out = [*state.hands, state.discards, pack(lying)]
        assert all(sum(count(held, card) for held in out) <= count(state.lots[0], card) for card in Card), "too many"
        state.lots[0] -= sum(out)
        if lot is not None:  # just these cards are unseen: under the top of the pile, or lying face down
            state.lots[0] = hand(lot)
        face_down = sum(len(stall.lots) for stall in state.stalls) + (state.top is Card.UNKNOWN)
        state.up, state.down = pile if pile is not None else found.edition.mix(size(state.lots[0]) - face_down)
        if pile is not None:  # what the pile lacks is out of the way in a lot that nobody draws from
            self._shrink_lot(sum(pile) + face_down)
        assert state.memory is not None
        state.memory.sure = [0] * (seats + 1 + len(state.lots))
        for piece, spots in (pieces or {}).items():
            state.pieces[PIECES.index(piece)] = sum(1 << spot for spot in spots)
        for mosaic, names in (mosaics or {}).items():
            state.laid += (Laid(mosaic, names),)
            state.built |= squares(names)
            state.mosaic_pile &= ~mosaic.bit
        state.mosaic_top = Mosaic(mosaic_top) if mosaic_top else None
        state.worshippers = tuple(Worshipper(name) for name in (worshippers or self.row).split())

    def _shrink_lot(self, number: int) -> None:
        """Keep only so many unseen cards, taken in the order of the kinds from the last one; the rest is set aside."""
        kept = 0
        for card in reversed(tuple(Card)):
            there = (self.state.lots[0] >> 8 * card.index) & 255
            take = min(there, number)
            kept += take * card.one
            number -= take
        assert number == 0, "there are not that many cards left"
        self.state.lots[0] = kept

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who owes a decision."""
        pending = self.game.pending(self.state)
        return pending.seats if isinstance(pending, Choice) else ()

    @property
    def chance(self) -> Chance[object]:
        """The chance that is pending."""
        pending = self.game.pending(self.state)
        assert isinstance(pending, Chance), f"{pending} is pending, not chance"
        return pending

    def options(self, seat: Seat) -> list[Action]:
        """What the seat may do."""
        return list(self.game.options(self.state, seat))

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out a legal action; the events that followed."""
        reason = self.game.why_not(self.state, seat, action)
        if reason is not None:
            raise IllegalAction(seat, action, reason)
        assert action in self.options(seat)
        happened = Recorder(self.state)
        self.game.play(self.state, seat, action, happened)
        self.events += happened.events
        return happened.events

    def settle(self, *outcomes: object) -> None:
        """Give the pending draws these outcomes."""
        for outcome in outcomes:
            assert outcome in [possible for possible, _ in self.chance.odds()], f"{outcome} cannot come"
            happened = Recorder(self.state)
            self.game.settle(self.state, outcome, happened)
            self.events += happened.events

    def draw(self, text: str) -> None:
        """Give the pending draws these cards; `?` is one that lies face down."""
        self.settle(*cards(text))

    def offer(self, seat: Seat, text: str) -> None:
        """Offer these cards to the Envoy, kind by kind."""
        task = self.state.agenda[-1]
        assert isinstance(task, (AnswerAsked, AnswerEnvoy))
        for kind in task.kinds:
            self.play(seat, Offer(kind, cards(text).count(kind)))

    def ask(self, kinds: str, *opponents: Seat) -> None:
        """Play the active seat's Envoy: these kinds are asked for, of these opponents or of all."""
        seat = self.state.active
        self.play(seat, PlayEnvoy())
        self.play(seat, AskFor(cards(kinds)))
        self.play(seat, AskOpponents(opponents or tuple(sorted(self.state.opponents))))

    def refused(self, seat: Seat, action: Action) -> Reason:
        """The reason why this is not allowed."""
        reason = self.game.why_not(self.state, seat, action)
        assert reason is not None, f"{action} is allowed"
        assert action not in self.options(seat)
        return reason

    def not_now(self) -> Reason:
        """That the game asks for something else, with the rule that asks."""
        return Reason("reason.not_now", self.game.rule_of(self.state.agenda[-1]))

    def happened(self, kind: type[EventT]) -> list[EventT]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


class Table2019(Table):
    """A table of the 2019 edition; its worshippers lie as in the example of [19.K1]."""

    edition = "cleopatra-2019"
    row = "beggar foreman architect visir merchant"
