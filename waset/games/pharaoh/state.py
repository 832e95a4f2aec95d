"""The table: everything that is on it."""

from typing import Optional, TypeVar

from waset.engine.flow import FlowState
from waset.games.pharaoh.components import Figure, Photo, Tile
from waset.games.pharaoh.geometry import NEIGHBOURS, Cells, Doors
from waset.games.pharaoh.result import Result
from waset.games.pharaoh.table_rules import TableRules

NOWHERE = -1  # of figures: lost; of the start, a chamber or the mask's chamber: not found yet
NOBODY = -1
STANDING = -1  # the ring of a pyramid of which nothing has fallen

ThingT = TypeVar("ThingT")


class State(FlowState):
    """A table of the Pharaoh's Gold.

    What nobody knows is not in it: face-down tiles, photos and treasures are bags. A view differs from a state only in
    whose collections it shows.
    """

    __slots__ = (
        "acted",
        "actions",
        "active",
        "albums",
        "archaeologists",
        "bag",
        "carried",
        "chambers",
        "changed",
        "delivered",
        "doors",
        "down",
        "drawn",
        "falls_at",
        "finder",
        "fresh",
        "handled",
        "helpers",
        "idle",
        "lamps",
        "links",
        "lying",
        "moment",
        "owner",
        "photos",
        "progressed",
        "quiet",
        "result",
        "ring",
        "rules",
        "seats",
        "shown",
        "stack",
        "start",
        "starter",
        "supply",
        "taken_at",
        "tomb",
        "turn",
        "turned",
    )

    rules: TableRules
    seats: int
    starter: int
    active: int
    turn: int
    actions: int  # how many are left this turn
    fresh: bool  # nothing was done yet this turn [P.Z1]
    handled: int  # a treasure just picked up or, below zero, just put down [P.F2]

    start: int
    doors: list[Doors]  # of the face-up tiles; none where no face-up tile lies
    links: list[Doors]  # those of the doors that connect [P.D1]
    down: Cells  # where tiles lie face down
    bag: tuple[int, ...]  # how many tiles of each kind nobody has seen
    turned: Optional[Tile]  # the tile that was turned over and is to be laid
    chambers: tuple[int, ...]  # where each chamber was found

    archaeologists: list[int]
    helpers: list[int]
    carried: list[int]  # the worth of what each archaeologist carries
    lamps: list[Cells]
    supply: list[int]

    lying: dict[int, tuple[int, ...]]  # the treasures on a cell
    stack: tuple[int, ...]  # the treasures that are not found yet, without the mask
    photos: tuple[Photo, ...]  # those in the camera
    drawn: Optional[Photo]  # the photo that was drawn and is to be kept
    albums: tuple[tuple[Photo, ...], ...]  # the photos that each seat keeps
    delivered: tuple[tuple[int, ...], ...]

    tomb: int  # the mask's chamber
    finder: int
    owner: int  # whose mask it is [P.K3]
    falls_at: int  # the turn at whose end the mask's chamber falls by itself [P.K1]
    taken_at: int  # the turn in which the mask was carried out of its chamber [P.K2]
    ring: int  # the last ring that fell; the chamber is ring 0

    progressed: bool  # a tile was flipped or a treasure delivered this round [P.Z2]
    acted: bool  # an action was spent this round
    quiet: int  # full rounds in a row without progress
    idle: int  # full rounds in a row without an action
    moment: int  # counts the changes of scores [P.E3]
    changed: tuple[int, ...]  # when each score changed last
    result: Optional[Result]
    shown: int  # the seats whose collections are shown by their values, as bits [P.X2]

    def __init__(self, rules: TableRules, seats: int) -> None:
        super().__init__()
        self.rules = rules
        self.seats = seats

    def copy(self) -> "State":
        """An independent state with the same content."""
        new = State(self.rules, self.seats)
        new.agenda = self.agenda
        new.starter, new.active, new.turn = self.starter, self.active, self.turn
        new.actions, new.fresh, new.handled = self.actions, self.fresh, self.handled
        new.start, new.down, new.bag, new.chambers = self.start, self.down, self.bag, self.chambers
        new.doors, new.links, new.turned = self.doors[:], self.links[:], self.turned
        new.archaeologists, new.helpers = self.archaeologists[:], self.helpers[:]
        new.carried, new.lamps, new.supply = self.carried[:], self.lamps[:], self.supply[:]
        new.lying, new.stack, new.photos = self.lying.copy(), self.stack, self.photos
        new.drawn, new.albums, new.delivered = self.drawn, self.albums, self.delivered
        new.tomb, new.finder, new.owner = self.tomb, self.finder, self.owner
        new.falls_at, new.taken_at, new.ring = self.falls_at, self.taken_at, self.ring
        new.progressed, new.acted, new.quiet, new.idle = self.progressed, self.acted, self.quiet, self.idle
        new.moment, new.changed, new.result, new.shown = self.moment, self.changed, self.result, self.shown
        return new

    def __eq__(self, other: object) -> bool:
        """Equal when everything on the table is."""
        return isinstance(other, State) and self.content() == other.content()

    def __hash__(self) -> int:
        """States change: they are not for sets."""
        raise TypeError("a state cannot be hashed")

    def content(self) -> tuple[object, ...]:
        """Everything on the table, for comparing."""
        return (
            (self.rules, self.seats, self.agenda, self.starter, self.active, self.turn),
            (self.actions, self.fresh, self.handled),
            (self.start, self.doors, self.links, self.down, self.bag, self.turned, self.chambers),
            (self.archaeologists, self.helpers, self.carried, self.lamps, self.supply),
            (self.lying, self.stack, self.photos, self.drawn, self.albums, self.delivered),
            (self.tomb, self.finder, self.owner, self.falls_at, self.taken_at, self.ring),
            (self.progressed, self.acted, self.quiet, self.idle),
            (self.moment, self.changed, self.result, self.shown),
        )

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.turn // self.seats + 1

    def standing(self, figure: Figure) -> list[int]:
        """Where the figures of one kind stand, by seat."""
        return self.archaeologists if figure is Figure.ARCHAEOLOGIST else self.helpers

    def knows(self, seat: int) -> bool:
        """[P.X2] Whether one can tell what a seat's treasures are worth: they are shown, or there are none."""
        return bool(self.shown >> seat & 1) or self.result is not None or not self.delivered[seat]

    def spend(self) -> None:
        """[P.T1] One of the actions of the turn is spent."""
        self.actions -= 1
        self.acted = True
        self.fresh = False
        self.handled = 0

    def score(self, seat: int) -> None:
        """[P.E3] The score of a seat changes at this moment."""
        self.changed = replaced(self.changed, seat, self.moment)

    def lay(self, cell: int, doors: Doors) -> None:
        """A tile lies here with these doors, or none any more; its connections follow [P.D1]."""
        self.doors[cell] = doors
        all_doors, links, linked = self.doors, self.links, 0
        for door, other, back in NEIGHBOURS[cell]:
            if doors & door and all_doors[other] & back:
                linked |= door
                links[other] |= back
            else:
                links[other] &= ~back
        links[cell] = linked

    def put(self, cell: int, treasure: int) -> None:
        """A treasure lies on a cell from now on."""
        self.lying[cell] = tuple(sorted((*self.lying.get(cell, ()), treasure)))

    def take(self, cell: int, treasure: int) -> None:
        """A treasure is taken from a cell."""
        left = without(self.lying.pop(cell), treasure)
        if left:
            self.lying[cell] = left


def replaced(things: tuple[ThingT, ...], place: int, thing: ThingT) -> tuple[ThingT, ...]:
    """The same things with another one at this place."""
    return (*things[:place], thing, *things[place + 1 :])


def without(things: tuple[ThingT, ...], thing: ThingT) -> tuple[ThingT, ...]:
    """What is left of some things when one of them is gone."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]
