"""What speaks for and against a seat."""

from __future__ import annotations

from waset.bots.pharaoh.outlook import Outlook
from waset.bots.pharaoh.ways import FAR, Layers, distance
from waset.engine.game import Seat
from waset.games.pharaoh.components import ACTIONS, ARCHAEOLOGIST_LOST, CHAMBERS, HELPER_LOST, MASK
from waset.games.pharaoh.geometry import RINGS
from waset.games.pharaoh.state import NOWHERE, STANDING, State

LONG = 12  # walks: a way that is as good as endless
MEAN_TREASURE = 2.5
NAMES = (
    "points",
    "late_points",
    "decided",
    "carried",
    "late_carried",
    "thieves",
    "mask_carried",
    "treasure",
    "race",
    "frontier",
    "ways",
    "way_home",
    "helper_away",
    "cut_off",
    "helper_here",
    "stuck",
    "lamps",
    "outside",
    "archaeologist_in_danger",
    "helper_in_danger",
    "waits",
    "open",
)


def features(state: State, seat: Seat) -> list[float]:
    """The numbers behind the names."""
    outlook = Outlook(state, seat)
    is_hunt = state.tomb == NOWHERE  # the mask is not found yet
    late = progress(state)
    points = points_of(state, seat)
    best = max(points_of(state, other) for other in range(state.seats) if other != seat)
    decided = max(-1.0, min(1.0, (points - best) / (1 + points_left(state))))
    carried = state.carried[seat]
    archaeologist, helper = outlook.archaeologist, outlook.helper
    way = distance(outlook.home, archaeologist) if archaeologist != NOWHERE else 0
    is_cut_off, way = way == FAR, min(way, LONG)
    treasure, race = treasures_ahead(state, outlook, way if carried else 0)
    frontier = frontier_ahead(state, outlook)
    carries = carried * nearness(way) / 3
    tiles, mean_way = reach(outlook)
    return [
        points / 5,
        late * points / 5,
        decided,
        carries,
        late * carries,
        carried / 3 if carried and way and has_thieves(state, seat, outlook) else 0.0,
        nearness(way) if carried == MASK else 0.0,
        treasure / 3,
        race / 3,
        4 * frontier,
        mean_way,
        0.0 if is_hunt else way / 6,
        min(LONG, distance(outlook.home, helper)) / 6 if is_hunt and helper != NOWHERE else 0.0,
        float(is_cut_off),
        float(is_hunt and archaeologist != NOWHERE and is_among(outlook.mine, helper)),
        stuck(outlook) if is_hunt and not (frontier or treasure or carried) else 0.0,
        state.lamps[seat].bit_count() / 5 if is_hunt else 0.0,
        float(is_hunt and helper != state.start and is_among(outlook.home, helper)),
        danger(outlook, archaeologist),
        danger(outlook, helper),
        (seat - state.active) % state.seats / state.seats,
        tiles / 12,
    ]


def points_left(state: State) -> float:
    """About how many points are still to be had."""
    lying = sum(map(sum, state.lying.values())) + sum(state.carried)
    return len(state.photos) + MEAN_TREASURE * len(state.stack) + lying + (MASK if state.tomb == NOWHERE else 0)


def treasures_ahead(state: State, outlook: Outlook, detour: int) -> tuple[float, float]:
    """The best treasure within reach by its worth and its way, and how the race for all of them stands."""
    treasure = race = 0.0
    if outlook.archaeologist == NOWHERE:
        return treasure, race
    for cell, worths in state.lying.items():
        far = distance(outlook.mine, cell)
        if far < FAR and outlook.slack(cell) >= far:
            home = min(LONG, distance(outlook.home, cell))
            far = detour + home if detour else far
            treasure = max(treasure, worths[-1] * nearness(far + home))
            other = distance(outlook.rivals, cell)
            race += sum(worths) * (1.0 if far < other - 1 else 0.5 if far < other + 2 else 0.0)
    return treasure, race


def frontier_ahead(state: State, outlook: Outlook) -> float:
    """How likely the next tiles are chambers, the less the farther they are."""
    for far, layer in enumerate(outlook.mine):
        if layer & outlook.frontier:
            return sum(state.bag[-CHAMBERS:]) / sum(state.bag) * max(0, 8 - far) / 8
    return 0.0


def stuck(outlook: Outlook) -> float:
    """How bad it is to have nowhere to go: less, the nearer the helper is that could open a way."""
    return (1 + min(LONG, distance(outlook.mine, outlook.helper)) / LONG) / 2


def has_thieves(state: State, seat: Seat, outlook: Outlook) -> bool:
    """Whether an archaeologist with empty hands is near."""
    return any(
        distance(outlook.mine, state.archaeologists[other]) <= ACTIONS
        for other in range(state.seats)
        if other != seat and not state.carried[other] and state.archaeologists[other] != NOWHERE
    )


def is_among(layers: Layers, cell: int) -> bool:
    """Whether there is a way to a figure that is not lost."""
    return cell != NOWHERE and bool(sum(layers) >> cell & 1)


def nearness(far: int) -> float:
    """One for here, less the farther it is."""
    return 1 / (1 + far / 6)


def points_of(state: State, seat: Seat) -> int:
    """[P.E1] The score so far."""
    points = len(state.albums[seat]) + sum(state.delivered[seat])
    if state.archaeologists[seat] == NOWHERE:
        points += ARCHAEOLOGIST_LOST
    if state.helpers[seat] == NOWHERE:
        points += HELPER_LOST
    return points


def progress(state: State) -> float:
    """How much of the game is over."""
    if state.tomb == NOWHERE:
        return 0.6 * (1 - sum(state.bag[-CHAMBERS:]) / CHAMBERS)
    rings = len(RINGS[state.rules.collapse][state.tomb])
    return 0.6 + 0.4 * (state.ring - STANDING) / rings


def reach(outlook: Outlook) -> tuple[int, float]:
    """How many tiles can be reached from the start, and how near to it they are with the own lamps."""
    total = weighted = 0
    for far, layer in enumerate(outlook.home):
        number = layer.bit_count()
        total += number
        weighted += far * number
    return total, weighted / total / 6


def danger(outlook: Outlook, cell: int) -> float:
    """How likely a figure is to be lost."""
    if not outlook.safe or cell == NOWHERE:
        return 0.0
    slack = outlook.slack(cell)
    return 1.0 if slack < 0 else max(0.0, (6 - slack) / 12)
