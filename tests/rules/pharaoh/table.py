"""A table laid out by hand for one test: pyramids drawn as text, outcomes given by the test."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from waset.engine.game import Action, Chance, Choice, Event, IllegalAction, Reason, Recorder, Seat
from waset.engine.settings import Value
from waset.games.pharaoh.actions import BreakIn, EndTurn, Flip, Lay, TurnTile, Walk
from waset.games.pharaoh.agenda import Turn
from waset.games.pharaoh.components import MASK, TURNS_TO_FALL, Figure, Omen, Photo, Tile
from waset.games.pharaoh.events import TilesFell
from waset.games.pharaoh.game import PHARAOH, Pharaoh
from waset.games.pharaoh.geometry import (
    CELL,
    CELLS,
    DOORS,
    RINGS,
    SQUARE_NAMES,
    START_DOORS,
    Cells,
    bits,
    cells,
    squares,
)
from waset.games.pharaoh.state import NOWHERE, State

ARCHAEOLOGIST, HELPER = Figure.ARCHAEOLOGIST, Figure.HELPER
END_TURN = EndTurn()
DRAWN = {
    **{"│": "ns", "─": "ew", "└": "ne", "┌": "es", "┐": "sw", "┘": "nw"},
    **{"├": "nes", "┬": "esw", "┤": "nsw", "┴": "new", "┼": "nesw"},
    **{"╵": "n", "╶": "e", "╷": "s", "╴": "w"},
}
MARKS = {doors: mark for mark, doors in DRAWN.items()}
NOTHING, MUMMY, CURSE = Omen.NOTHING, Omen.MUMMY, Omen.CURSE
OPEN = """
6 ┼ ┼ ┼ ┼ ┼ ┼
5 ┼ ┼ ┼ ┼ ┼ ┼
4 ┼ ┼ ┼ ┼ ┼ ┼
3 ┼ ┼ ┼ ┼ ┼ ┼
2 ┼ ┼ ┼ ┼ ┼ ┼
1 ┼ ┼ S ┼ ┼ ┼
"""  # a pyramid without walls
EventT = TypeVar("EventT", bound=Event)


def pyramid(drawing: str) -> dict[str, str]:
    """The marks of a drawn pyramid by their squares; the rows above the drawing lie face down.

    A line is a tile with its corridors. `S` is the start, `?` lies face down, `.` is a hole.
    """
    marks = dict.fromkeys(SQUARE_NAMES, "?")
    rows = [line.split() for line in drawing.strip().splitlines()]
    for row, *drawn in rows:
        assert len(drawn) == 6, f"row {row} is not six tiles wide"
        marks.update({f"{column}{row}": mark for column, mark in zip("abcdef", drawn, strict=True)})
    return marks


class Table:
    """A state in the middle of a game, and what happened since."""

    def __init__(
        self,
        drawing: str = "1 ? ? S ? ? ?",
        seats: int = 2,
        figures: Mapping[Seat, str] | None = None,
        lamps: Mapping[Seat, str] | None = None,
        lying: Mapping[str, str] | None = None,
        carried: Mapping[Seat, int] | None = None,
        active: Seat = 0,
        game: Pharaoh = PHARAOH,
        **options: Value,
    ) -> None:
        self.game = game
        self.state: State = self.game.start(seats, options)
        self.events: list[Event] = []
        self.state.agenda = (Turn(),)
        self.state.active = self.state.turn = active
        self._lay(pyramid(drawing))
        self._place(figures or {}, lamps or {})
        for square, worths in (lying or {}).items():
            self.state.lying[CELL[square]] = tuple(sorted(int(worth) for worth in worths.split()))
        for seat, worth in (carried or {}).items():
            self.state.carried[seat] = worth

    def _lay(self, marks: Mapping[str, str]) -> None:
        """Lay the tiles of a drawing."""
        state = self.state
        (start,) = [square for square, mark in marks.items() if mark == "S"]
        state.start = CELL[start]
        state.down = cells(square for square, mark in marks.items() if mark == "?")
        state.lay(state.start, START_DOORS[state.rules.start_doors][state.start])
        for square, mark in marks.items():
            if mark in DRAWN:
                state.lay(CELL[square], DOORS[DRAWN[mark]])

    def _place(self, figures: Mapping[Seat, str], lamps: Mapping[Seat, str]) -> None:
        """Place archaeologists and helpers, in this order, `-` for a lost one, and lamps."""
        state = self.state
        state.archaeologists, state.helpers = [state.start] * state.seats, [state.start] * state.seats
        for seat, names in figures.items():
            archaeologist, helper = [NOWHERE if name == "-" else CELL[name] for name in names.split()]
            state.archaeologists[seat], state.helpers[seat] = archaeologist, helper
        for seat, names in lamps.items():
            state.lamps[seat] = cells(names.split())
            state.supply[seat] -= len(names.split())

    def with_mask(self, chamber: str, finder: Seat = 0, owner: Seat | None = None, ring: int | None = None) -> Table:
        """The mask was found in this chamber in the finder's last turn; with a ring, all up to it has fallen since."""
        state = self.state
        state.bag, state.photos, state.stack = (*state.bag[:3], 0, 0, 0, 0, 0), (), ()
        state.tomb, state.finder = CELL[chamber], finder
        state.owner = finder if owner is None else owner
        found_in = state.turn - (state.active - finder) % state.seats
        state.falls_at = found_in + TURNS_TO_FALL * state.seats
        if ring is not None:
            state.ring = ring
            self._let_fall(sum(RINGS[state.rules.collapse][state.tomb][: ring + 1]) & ~(1 << state.start))
        elif MASK not in (*state.carried, *state.lying.get(state.tomb, ())):
            state.put(state.tomb, MASK)
        return self

    def _let_fall(self, gone: Cells) -> None:
        """Make holes."""
        self.state.down &= ~gone
        for cell in bits(gone):
            self.state.lay(cell, 0)

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

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    def options(self, seat: Seat) -> list[Action]:
        """What the seat may do."""
        return list(self.game.options(self.state, seat))

    def play(self, seat: Seat, *actions: Action) -> list[Event]:
        """Carry out legal actions; the events that followed."""
        happened = Recorder(self.state)
        for action in actions:
            reason = self.game.why_not(self.state, seat, action)
            if reason is not None:
                raise IllegalAction(seat, action, reason)
            assert action in self.options(seat)
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

    def refused(self, seat: Seat, action: Action) -> Reason:
        """The reason why this is not allowed."""
        reason = self.game.why_not(self.state, seat, action)
        assert reason is not None, f"{action} is allowed"
        assert action not in self.options(seat)
        return reason

    def happened(self, kind: type[EventT]) -> list[EventT]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def walk(self, seat: Seat, *to: str, figure: Figure = ARCHAEOLOGIST) -> None:
        """Walk from tile to tile."""
        self.play(seat, *(Walk(figure, square) for square in to))

    def flip(self, seat: Seat, square: str, tile: Tile, mark: str) -> None:
        """Turn this tile over and lay it as it is drawn."""
        self.play(seat, Flip(square))
        self.settle(tile)
        self.play(seat, Lay(DRAWN[mark]))

    def find(self, seat: Seat, square: str, mark: str, omen: Omen, *treasures: int) -> None:
        """Turn a chamber over, lay it as it is drawn, and draw a photo with this omen and these treasures."""
        state, photo = self.state, Photo(len(treasures), omen)
        state.photos = (photo, *state.photos[1:])
        if MASK in treasures:
            state.stack = tuple(sorted(worth for worth in treasures if worth != MASK))
        self.flip(seat, square, next(tile for tile in Tile if tile.is_chamber and state.bag[tile.index]), mark)
        self.settle(photo, *(worth for worth in treasures if worth != MASK))

    def pass_turns(self, number: int) -> None:
        """So many turns in which nothing is done."""
        for _ in range(number):
            (seat,) = self.asked
            self.play(seat, END_TURN)

    def at(self, seat: Seat, figure: Figure = ARCHAEOLOGIST) -> str | None:
        """Where a figure stands; None when it is lost."""
        cell = self.state.standing(figure)[seat]
        return None if cell == NOWHERE else SQUARE_NAMES[cell]

    def walks(self, seat: Seat, figure: Figure = ARCHAEOLOGIST) -> list[str]:
        """Where a figure may walk."""
        offered = self.options(seat)
        return [action.to for action in offered if isinstance(action, Walk) and action.figure is figure]

    def flips(self, seat: Seat) -> list[str]:
        """What an archaeologist may turn over."""
        return [action.square for action in self.options(seat) if isinstance(action, Flip)]

    def turns(self, seat: Seat) -> dict[str, str]:
        """What a helper may turn, and into which tiles, as they are drawn."""
        return self._turnings(seat, TurnTile)

    def break_ins(self, seat: Seat) -> dict[str, str]:
        """What a seat may turn open from the start, and into which tiles, as they are drawn."""
        return self._turnings(seat, BreakIn)

    def _turnings(self, seat: Seat, kind: type[TurnTile] | type[BreakIn]) -> dict[str, str]:
        """The tiles that the options of one kind turn, and into which tiles."""
        found: dict[str, str] = {}
        for action in self.options(seat):
            if isinstance(action, kind):
                found[action.square] = found.get(action.square, "") + MARKS[action.doors]
        return found

    def treasures_at(self, square: str) -> tuple[int, ...]:
        """What lies on a tile."""
        return self.state.lying.get(CELL[square], ())

    def may(self, seat: Seat, kind: type[Action]) -> list[Action]:
        """The options of one kind."""
        return [action for action in self.options(seat) if isinstance(action, kind)]

    @property
    def rings(self) -> list[int]:
        """The rings that fell, in their order; 0 is the chamber."""
        return [event.ring for event in self.happened(TilesFell)]

    @property
    def fallen(self) -> set[str]:
        """The squares where no tile is left."""
        open_cells = sum(1 << cell for cell in range(CELLS) if self.state.doors[cell])
        return set(squares(~(self.state.down | open_cells) & (1 << CELLS) - 1))
