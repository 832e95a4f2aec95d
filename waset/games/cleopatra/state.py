"""The table: everything that is on it."""

from typing import Optional

from waset.engine.base import Record
from waset.engine.flow import FlowState
from waset.engine.game import Action, Seat
from waset.games.cleopatra.cards import KNOWN, Cards, take
from waset.games.cleopatra.components import UNLIMITED, Card, Mosaic, Worshipper
from waset.games.cleopatra.edition import Edition
from waset.games.cleopatra.geometry import Squares
from waset.games.cleopatra.memory import Memory
from waset.games.cleopatra.result import Result
from waset.games.cleopatra.table_rules import TableRules

UNKNOWN_AMOUNT = -1  # a total of money or amulets that a viewer may not know
NOBODY = -1


class Lying(Record, frozen=True):
    """Cards as they lie: open ones show their face, face-down ones only the lots they came from, in order."""

    cards: "tuple[Card, ...]"
    lots: "tuple[int, ...]"


NOTHING = Lying((), ())


class Laid(Record, frozen=True):
    """A mosaic in the garden."""

    mosaic: Mosaic
    squares: "tuple[str, ...]"


class Sanctuary(Record, frozen=True):
    """[C.A1] A sanctuary; nobody may own it."""

    owner: int
    squares: "tuple[str, ...]"


class State(FlowState):
    """A table of Cleopatra.

    A view is a veiled state: what the viewer may not know is unknown. A state without a memory is one that nobody
    watches, as in a search: it plays on, but cannot be looked at.
    """

    __slots__ = (
        "active",
        "amulets",
        "amulets_seen",
        "built",
        "built_this_turn",
        "cleopatra",
        "discards",
        "down",
        "drawn",
        "edition",
        "free_artisans",
        "free_resources",
        "hands",
        "laid",
        "left_over",
        "looked",
        "lots",
        "memory",
        "merchants",
        "mosaic_pile",
        "mosaic_top",
        "offers",
        "piece_bonus",
        "pieces",
        "priests",
        "quiet",
        "result",
        "rules",
        "sanctuaries",
        "sealed",
        "seats",
        "stalls",
        "start_space",
        "statues",
        "stirred",
        "talents",
        "talents_seen",
        "top",
        "turn",
        "turns_left",
        "unbuilt",
        "up",
        "veiled",
        "worshippers",
    )

    edition: Edition
    rules: TableRules
    seats: int
    start_space: int  # where Cleopatra's walk began [06.V2]
    active: Seat
    turn: int
    turns_left: int  # after the present turn, once Cleopatra has arrived [19.E1]

    hands: list[Cards]
    discards: Cards
    lots: list[Cards]  # unseen cards: in the pile, or lying face down
    top: Optional[Card]  # the top of the draw pile as it lies [C.S1]
    up: int  # face-up cards beneath the top
    down: int  # face-down cards beneath the top
    stalls: list[Lying]
    drawn: Lying
    looked: Cards  # the face-down ones of the cards drawn, once the Vizier's player has seen them

    talents: list[int]
    amulets: list[int]
    talents_seen: list[int]  # what everybody saw a seat gain and pay, summed up [C.X2]
    amulets_seen: list[int]
    merchants: list[int]
    statues: list[int]

    pieces: list[int]  # the filled spots of each category, as bits
    mosaic_pile: int  # the mosaics that are still to be built, as bits
    mosaic_top: Optional[Mosaic]
    built: Squares  # the squares under mosaics
    laid: tuple[Laid, ...]
    sanctuaries: tuple[Sanctuary, ...]
    cleopatra: int
    priests: int  # dice on the altar
    worshippers: tuple[Worshipper, ...]  # from slot 1 on [19.S4]

    built_this_turn: int
    piece_bonus: int  # on top of every reward this turn [19.K3]
    free_artisans: int  # units that may be waived this turn [19.K7]
    free_resources: int  # [19.K6]
    left_over: Cards  # units paid this turn that are still good [C.P2]
    stirred: bool  # whether anything was built or any card moved this turn
    quiet: int  # how many turns in a row nothing did [C.E1]
    unbuilt: int  # how many turns in a row nobody built [C.E1]
    sealed: list[Optional[Action]]  # secret answers
    offers: tuple[Cards, ...]  # what was offered to the Envoy, by seat
    result: Optional[Result]
    memory: Optional[Memory]
    veiled: bool

    def __init__(self, edition: Edition, seats: int) -> None:
        super().__init__()
        self.edition = edition
        self.seats = seats

    def copy(self) -> "State":
        """An independent state with the same content."""
        new = self.forgetful_copy()
        memory = self.memory
        new.memory = memory.copy() if memory is not None else None
        return new

    def forgetful_copy(self) -> "State":
        """The same without a memory of what has been seen."""
        new = State(self.edition, self.seats)
        new.rules = self.rules
        new.agenda = self.agenda
        new.start_space, new.active, new.turn = self.start_space, self.active, self.turn
        new.turns_left, new.worshippers = self.turns_left, self.worshippers
        new.hands, new.discards, new.lots = self.hands[:], self.discards, self.lots[:]
        new.top, new.up, new.down = self.top, self.up, self.down
        new.stalls, new.drawn, new.looked = self.stalls[:], self.drawn, self.looked
        new.talents, new.amulets = self.talents[:], self.amulets[:]
        new.talents_seen, new.amulets_seen = self.talents_seen[:], self.amulets_seen[:]
        new.merchants, new.statues, new.pieces = self.merchants[:], self.statues[:], self.pieces[:]
        new.mosaic_pile, new.mosaic_top = self.mosaic_pile, self.mosaic_top
        new.built, new.laid, new.sanctuaries = self.built, self.laid, self.sanctuaries
        new.cleopatra, new.priests = self.cleopatra, self.priests
        new.piece_bonus = self.piece_bonus
        new.free_artisans, new.free_resources = self.free_artisans, self.free_resources
        new.built_this_turn, new.left_over = self.built_this_turn, self.left_over
        new.stirred, new.quiet, new.unbuilt = self.stirred, self.quiet, self.unbuilt
        new.sealed, new.offers, new.result = self.sealed[:], self.offers, self.result
        new.memory = None
        new.veiled = self.veiled
        return new

    def __eq__(self, other: object) -> bool:
        """Equal when everything on the table is; what was seen of it counts too."""
        return isinstance(other, State) and self.content() == other.content()

    def __hash__(self) -> int:
        """States change: they are not for sets."""
        raise TypeError("a state cannot be hashed")

    def content(self) -> tuple[object, ...]:
        """Everything on the table, for comparing."""
        memory = self.memory
        remembered = None if memory is None else (memory.sure, memory.private)
        return (
            (self.edition.name, self.rules, self.seats, self.agenda, self.start_space, self.active, self.turn),
            (self.hands, self.discards, self.lots, self.top, self.up, self.down),
            (self.stalls, self.drawn, self.looked, self.talents, self.amulets),
            (self.talents_seen, self.amulets_seen, self.merchants, self.statues, self.pieces),
            (self.mosaic_pile, self.mosaic_top, self.built, self.laid, self.sanctuaries, self.cleopatra, self.priests),
            (self.built_this_turn, self.left_over, self.stirred, self.quiet, self.unbuilt),
            (self.sealed, self.offers, self.result),
            (self.turns_left, self.worshippers, self.piece_bonus, self.free_artisans, self.free_resources),
            (remembered, self.veiled),
        )

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """The other seats, in turn order after the active one."""
        return tuple((self.active + step) % self.seats for step in range(1, self.seats))

    def begin_turn(self, seat: Seat) -> None:
        """What held for the last turn is over [C.P2]; turns without a move or without a piece are counted [C.E1]."""
        self.quiet = 0 if self.stirred else self.quiet + 1
        self.unbuilt = 0 if self.built_this_turn else self.unbuilt + 1
        self.stirred = False
        self.left_over = 0
        self.built_this_turn = 0
        self.piece_bonus = 0
        self.free_artisans = 0
        self.free_resources = 0
        self.active = seat
        self.turn += 1
        if self.turns_left != UNLIMITED:
            self.turns_left -= 1

    def gain_cards(self, seat: Seat, cards: Cards, shown: Cards, knower: Seat = NOBODY) -> None:
        """Cards enter a hand; everybody sees `shown` of it."""
        self.hands[seat] += cards
        self.stirred = True
        if self.memory is not None:
            self.memory.gained(seat, cards, shown, knower)

    def lose_cards(self, seat: Seat, cards: Cards, shown: Cards, knower: Seat = NOBODY, among: Cards = KNOWN) -> None:
        """Cards leave a hand; everybody sees `shown` of it, and that unknown ones are of a kind in `among`."""
        self.hands[seat] = take(self.hands[seat], cards, among)
        self.stirred = True
        if self.memory is not None:
            self.memory.lost(seat, cards, shown, knower, among)

    def discard(self, cards: Cards, shown: Cards, knower: Seat = NOBODY) -> None:
        """Cards go to the discard pile."""
        self.discards += cards
        if self.memory is not None:
            self.memory.gained(self.seats, cards, shown, knower)

    def undiscard(self, cards: Cards, shown: Cards, knower: Seat = NOBODY) -> None:
        """Cards are taken from the discard pile."""
        self.discards = take(self.discards, cards)
        if self.memory is not None:
            self.memory.lost(self.seats, cards, shown, knower)

    def leave_lot(self, lot: int, cards: Cards, shown: Cards) -> None:
        """Unseen cards are looked at; lots are remembered as everybody saw them."""
        if self.veiled:
            self.lots[lot] = take(self.lots[lot], shown)
            return
        self.lots[lot] -= cards
        if self.memory is not None:
            self.memory.lost(self.seats + 1 + lot, shown, shown, NOBODY)

    def gain_talents(self, seat: Seat, count: int) -> None:
        """Money is received or, below zero, paid; everybody sees it [C.X2], and it never runs out [C.S2]."""
        if self.talents[seat] != UNKNOWN_AMOUNT:
            self.talents[seat] += count
        self.talents_seen[seat] += count

    def gain_amulets(self, seat: Seat, count: int) -> None:
        """Amulets are taken or, below zero, returned; everybody sees it [C.X2], and they never run out [C.S2]."""
        if self.amulets[seat] != UNKNOWN_AMOUNT:
            self.amulets[seat] += count
        self.amulets_seen[seat] += count
