"""What must add up in every state of the Pharaoh's Gold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.laws.games import Setup
from waset.games.pharaoh.agenda import ChooseStart, LayTile, TurnOver
from waset.games.pharaoh.components import ACTIONS, CHAMBERS, LAMPS, MASK, TILES, TREASURES, Tile
from waset.games.pharaoh.geometry import CELLS, EVERYWHERE, NEIGHBOURS, ORIENTATIONS, RINGS, Cells, cells
from waset.games.pharaoh.state import NOWHERE, STANDING, State


def face_up(state: State) -> Cells:
    """Where face-up tiles lie."""
    return sum(1 << cell for cell in range(CELLS) if state.doors[cell])


def holes(state: State) -> Cells:
    """Where no tile is left, nor one about to be laid."""
    tasks = [task for task in state.agenda if isinstance(task, TurnOver | LayTile)]
    return EVERYWHERE & ~state.down & ~face_up(state) & ~cells(task.square for task in tasks)


def is_set_up(state: State) -> bool:
    """Whether the start tile has its place."""
    return not any(isinstance(task, ChooseStart) for task in state.agenda)


def turned_over(state: State) -> list[Tile]:
    """The tile that was turned over and is not laid yet."""
    return [] if state.turned is None else [state.turned]


def tiles_add_up(setup: Setup, state: State) -> None:
    """[P.C2] Every tile is unseen, face up or fallen; as long as nothing fell, each by its shape."""
    if not is_set_up(state):
        return
    assert not state.down & face_up(state)
    assert state.doors[state.start]
    fallen = sum(state.bag) - state.down.bit_count()
    assert fallen == 0 if state.ring == STANDING else fallen >= 0
    shapes = Counter(ORIENTATIONS[state.rules.doors_of(tile)] for tile in turned_over(state))
    shapes += Counter(ORIENTATIONS[doors] for cell, doors in enumerate(state.doors) if doors and cell != state.start)
    for tile, number in zip(TILES, state.bag, strict=True):
        shapes[ORIENTATIONS[state.rules.doors_of(tile)]] += number
    in_the_box: Counter[tuple[int, ...]] = Counter()
    for tile, number in zip(TILES, (*state.rules.corridors, *[1] * CHAMBERS), strict=True):
        in_the_box[ORIENTATIONS[state.rules.doors_of(tile)]] += number
    assert shapes == in_the_box if state.ring == STANDING else shapes <= in_the_box


def links_are_true(setup: Setup, state: State) -> None:
    """[P.D1] Tiles are connected just where each has a door towards the other."""
    for cell in range(CELLS):
        linked = sum(
            door for door, other, back in NEIGHBOURS[cell] if state.doors[cell] & door and state.doors[other] & back
        )
        assert state.links[cell] == linked, f"cell {cell}"


def holes_are_rings(setup: Setup, state: State) -> None:
    """[P.K4] What fell are the rings around the mask's chamber, but for the start."""
    if not is_set_up(state):
        return
    fallen = 0 if state.tomb == NOWHERE else sum(RINGS[state.rules.collapse][state.tomb][: state.ring + 1])
    assert holes(state) == fallen & ~(1 << state.start)


def chambers_add_up(setup: Setup, state: State) -> None:
    """[P.C1] A chamber is unseen or was found somewhere, and none where another is."""
    laid = [cell for cell in state.chambers if cell != NOWHERE]
    about = [tile for tile in turned_over(state) if tile.is_chamber]
    assert len(set(laid)) == len(laid) == CHAMBERS - sum(state.bag[-CHAMBERS:]) - len(about)
    assert state.tomb == NOWHERE or state.tomb in laid


def photos_add_up(setup: Setup, state: State) -> None:
    """[P.C5] Every photo is in the camera, drawn or kept."""
    drawn = [] if state.drawn is None else [state.drawn]
    kept = [photo for album in state.albums for photo in album]
    assert Counter([*state.photos, *drawn, *kept]) == Counter(state.rules.photos)


def treasures_add_up(setup: Setup, state: State) -> None:
    """[P.C4] Every treasure is in the stack, lies, is carried or delivered; lost ones were there when tiles fell."""
    carried = [treasure for treasure in state.carried if treasure]
    lying = [treasure for treasures in state.lying.values() for treasure in treasures]
    delivered = [treasure for treasures in state.delivered for treasure in treasures]
    there = Counter([*state.stack, *carried, *lying, *delivered, *([MASK] if state.tomb == NOWHERE else [])])
    box = Counter([*TREASURES, MASK])
    fell = state.ring != STANDING or NOWHERE in state.archaeologists
    assert there <= box if fell else there == box
    assert all(state.lying.values()), "no cell with nothing on it is kept"
    assert all(1 << cell & face_up(state) and cell != state.start for cell in state.lying)


def lamps_add_up(setup: Setup, state: State) -> None:
    """[P.T5] A lamp is in the supply or on a face-up tile that is not the start; some may have fallen."""
    for lamps, supply in zip(state.lamps, state.supply, strict=True):
        number = lamps.bit_count() + supply
        assert number == LAMPS if state.ring == STANDING else number <= LAMPS
        assert supply >= 0
        assert not lamps & ~face_up(state)
        assert state.start == NOWHERE or not lamps >> state.start & 1


def figures_stand(setup: Setup, state: State) -> None:
    """[P.K5] A figure stands on a face-up tile or is lost; whoever carries stands, and not on the start [P.F4]."""
    if not is_set_up(state):
        return
    for cell in (*state.archaeologists, *state.helpers):
        assert cell != NOWHERE or state.tomb != NOWHERE
        assert cell == NOWHERE or face_up(state) >> cell & 1
    for cell, carried in zip(state.archaeologists, state.carried, strict=True):
        assert not carried or cell != NOWHERE


def numbers_are_sound(setup: Setup, state: State) -> None:
    """There is never less than nothing of anything, and at most three actions."""
    assert min(*state.bag, state.quiet, state.idle, state.turn) >= 0
    assert 0 <= state.actions <= ACTIONS
    assert max(state.changed) <= state.moment
    assert state.taken_at <= state.turn


def only_more_is_known(setup: Setup, before: State, after: State) -> None:
    """[P.X1] What was seen stays seen, what fell stays away, what was delivered is safe for ever."""
    assert all(now <= then for now, then in zip(after.bag, before.bag, strict=True))
    assert not Counter(after.photos) - Counter(before.photos)
    assert not Counter(after.stack) - Counter(before.stack)
    assert not after.down & ~before.down or before.start == NOWHERE
    assert after.ring in (before.ring, before.ring + 1)
    assert before.tomb in (NOWHERE, after.tomb)
    assert all(is_part(then, now) for then, now in zip(before.delivered, after.delivered, strict=True))
    assert after.turn in (before.turn, before.turn + 1)
    assert after.moment in (before.moment, before.moment + 1)


def scores_change_with_the_moment(setup: Setup, before: State, after: State) -> None:
    """[P.E3] Whoever has another score than before has it since this moment."""
    for seat in range(setup.seats if is_set_up(before) else 0):
        if points(before, seat) != points(after, seat):
            assert after.changed[seat] == before.moment
        else:
            assert after.changed[seat] == before.changed[seat]


def points(state: State, seat: int) -> int:
    """What a seat has, counted anew."""
    found = len(state.albums[seat]) + sum(state.delivered[seat])
    return found - 2 * (state.archaeologists[seat] == NOWHERE) - (state.helpers[seat] == NOWHERE)


def is_part(some: Iterable[int], all_of_them: Iterable[int]) -> bool:
    """Whether some treasures are among others."""
    return Counter(some) <= Counter(all_of_them)


INVARIANTS = (
    tiles_add_up,
    links_are_true,
    holes_are_rings,
    chambers_add_up,
    photos_add_up,
    treasures_add_up,
    lamps_add_up,
    figures_stand,
    numbers_are_sound,
)
CHANGES = (only_more_is_known, scores_change_with_the_moment)
