"""What a seat can see coming, as plain data: ways, what falls, points. All of it follows from the seat's own view."""

from typing import Optional

from waset.engine.base import Plain
from waset.engine.game import Viewer
from waset.games.pharaoh import falling
from waset.games.pharaoh.agenda import LayTile
from waset.games.pharaoh.components import ACTIONS, FIGURES, Figure
from waset.games.pharaoh.geometry import CELL, DOOR_NAMES, ORIENTATIONS, SQUARE_NAMES, Cells, bits, squares
from waset.games.pharaoh.rules.flipping import turned_doors
from waset.games.pharaoh.rules.scoring import score_of
from waset.games.pharaoh.rules.ways import reach, route, shortest_ways
from waset.games.pharaoh.state import NOWHERE, STANDING, State


class WalkAhead(Plain, frozen=True):
    """A walk that takes one action: its tiles up to the last, how many steps, and the own lamps it goes along."""

    to: str
    way: "tuple[str, ...]"
    steps: int
    lamps: "tuple[str, ...]"
    delivers: int  # the worth of the treasure that would be safe at the end of it
    falls: int  # when the tile falls: 1 is next, 0 never


class FigureOutlook(Plain, frozen=True):
    """A figure, and every tile that it reaches with one action, whether or not one is left."""

    seat: int
    figure: Figure
    at: "Optional[str]"  # None when it is lost
    carries: int
    falls: int
    walks: "tuple[WalkAhead, ...]"


class Standing(Plain, frozen=True):
    """A figure on a tile that falls."""

    seat: int
    figure: Figure
    at: str
    carries: int


class Wave(Plain, frozen=True):
    """What falls together: 1 is next."""

    number: int
    squares: "tuple[str, ...]"
    figures: "tuple[Standing, ...]"
    treasures: "tuple[int, ...]"


class Collapse(Plain, frozen=True):
    """[P.K] The collapse, once the mask is found: after whose turn the next wave falls, and what comes after it."""

    after: int  # the seat whose turn it falls after
    is_this_turn: bool
    turns: int  # how many more turns of that seat pass before, this one not counted
    has_begun: bool  # the mask's chamber has fallen
    waves: "tuple[Wave, ...]"


class Points(Plain, frozen=True):
    """A seat's points as they stand; what others delivered is known only where it is shown [P.X2]."""

    seat: int
    photos: int
    delivered: int  # how many treasures
    treasures: "Optional[int]"  # their worth, with the mask
    lost: int  # below zero, or nothing
    points: "Optional[int]"


class ChamberWay(Plain, frozen=True):
    """[P.M2] Where a mummy or a curse would go if the chamber were laid with these doors; nowhere without a way."""

    doors: str
    squares: "tuple[str, ...]"


class Outlook(Plain, frozen=True):
    """Everything a seat can see coming; spectators are told what holds for everybody."""

    round: int
    actions: int
    most_actions: int
    figures: "tuple[FigureOutlook, ...]"  # of all seats
    collapse: "Optional[Collapse]"
    points: "tuple[Points, ...]"
    chamber_ways: "tuple[ChamberWay, ...]"  # while a chamber is to be laid


def outlook(view: State, seat: Viewer) -> Outlook:
    """What a seat can see coming; the maze hides nothing from anybody that it shows to one."""
    return Outlook(
        round=view.round,
        actions=view.actions,
        most_actions=ACTIONS,
        figures=tuple(figure_outlook(view, one, figure) for one in range(view.seats) for figure in FIGURES),
        collapse=collapse(view),
        points=tuple(points(view, one) for one in range(view.seats)),
        chamber_ways=chamber_ways(view),
    )


def figure_outlook(view: State, seat: int, figure: Figure) -> FigureOutlook:
    """Where a figure stands and what it reaches."""
    cell = view.standing(figure)[seat]
    if cell == NOWHERE:
        return FigureOutlook(seat, figure, None, 0, 0, ())
    reached = reach(view, cell, view.lamps[seat])
    walks = tuple(walk(view, seat, figure, to) for to in bits(reached))
    return FigureOutlook(seat, figure, SQUARE_NAMES[cell], load(view, seat, figure), falling.order(view, cell), walks)


def load(view: State, seat: int, figure: Figure) -> int:
    """The worth of what a figure carries; helpers carry nothing [P.F5]."""
    return view.carried[seat] if figure is Figure.ARCHAEOLOGIST else 0


def walk(view: State, seat: int, figure: Figure, to: int) -> WalkAhead:
    """One walk."""
    way = route(view, view.standing(figure)[seat], view.lamps[seat], to)
    delivers = load(view, seat, figure) if to == view.start else 0
    names = tuple(SQUARE_NAMES[cell] for cell in way)
    return WalkAhead(SQUARE_NAMES[to], names, len(way), names[:-1], delivers, falling.order(view, to))


def collapse(view: State) -> Collapse | None:
    """[P.K3] What falls, and when; nothing before the mask is found, nor when the game is over."""
    coming = falling.to_come(view)
    if not coming:
        return None
    has_begun = view.ring != STANDING
    return Collapse(
        after=view.owner if has_begun else view.finder,
        is_this_turn=falling.falls_with_this_turn(view),
        turns=0 if has_begun else falling.turns_to_come(view),
        has_begun=has_begun,
        waves=tuple(wave(view, number, ring) for number, ring in enumerate(coming, 1)),
    )


def wave(view: State, number: int, ring: Cells) -> Wave:
    """What falls together, with what stands and lies there."""
    everybody = [(seat, figure) for seat in range(view.seats) for figure in FIGURES]
    figures = tuple(
        Standing(seat, figure, SQUARE_NAMES[view.standing(figure)[seat]], load(view, seat, figure))
        for seat, figure in everybody
        if falling.stands_on(view, seat, figure, ring)
    )
    treasures = tuple(treasure for cell in bits(ring) for treasure in view.lying.get(cell, ()))
    return Wave(number, squares(ring), figures, treasures)


def points(view: State, seat: int) -> Points:
    """[P.E1] [P.E2] A seat's points as they stand."""
    if view.start == NOWHERE:
        return Points(seat, 0, 0, 0, 0, 0)
    score = score_of(view, seat)
    is_known = view.knows(seat)
    return Points(
        seat=seat,
        photos=score.photos,
        delivered=len(view.delivered[seat]),
        treasures=score.treasures_worth + score.mask if is_known else None,
        lost=score.archaeologist_lost + score.helper_lost,
        points=score.points if is_known else None,
    )


def chamber_ways(view: State) -> tuple[ChamberWay, ...]:
    """[P.M2] For each way to lay the chamber at hand, where a mummy or a curse would go."""
    task = view.agenda[-1] if view.agenda else None
    if not isinstance(task, LayTile) or view.turned is None or not view.turned.is_chamber:
        return ()
    found: list[ChamberWay] = []
    for doors in ORIENTATIONS[turned_doors(view)]:
        laid = view.copy()
        laid.lay(CELL[task.square], doors)
        found.append(ChamberWay(DOOR_NAMES[doors], squares(shortest_ways(laid, CELL[task.square]))))
    return tuple(found)
