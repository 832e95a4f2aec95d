"""What somebody means who names a verb, a figure, a square or a treasure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from waset.engine.game import Action
from waset.games.pharaoh import actions
from waset.games.pharaoh.components import FIGURES, MASK, TREASURES, Figure
from waset.games.pharaoh.geometry import BEHIND, CELL, DOOR_NAMES, NEIGHBOURS, ORIENTATIONS, SQUARE_NAMES
from waset.games.pharaoh.rules.breaking import is_walled_in, ways_in
from waset.games.pharaoh.state import NOWHERE, State
from waset.terminal.catalogue import LANGUAGES, catalogue
from waset.terminal.scene import Scene

SHORTEST = 3
WORTHS = (*sorted(set(TREASURES)), MASK)
NAMED_FIGURES = {"ui.name_archaeologist": Figure.ARCHAEOLOGIST, "ui.name_helper": Figure.HELPER}


class Named(NamedTuple):
    """A text in its parts."""

    words: tuple[str, ...]
    squares: tuple[str, ...]
    figures: tuple[Figure, ...]


def meant(scene: Scene, text: str) -> list[Action]:
    """The actions behind a verb, or behind a square or a figure alone."""
    words = tuple(text.lower().split())
    squares = tuple(word for word in words if word in CELL)
    figures = tuple(figure for key, figure in NAMED_FIGURES.items() if is_named(scene, key, words))
    named = Named(words, squares, figures)
    for key, behind in VERBS.items():
        if is_named(scene, key, words):
            return behind(scene, named)
    return about(scene, named) if squares or figures else []


def is_named(scene: Scene, key: str, words: Sequence[str]) -> bool:
    """Whether one of the words is a name of a thing, or begins one, in the language of the screen or the first one."""
    spoken = (scene.say(key), catalogue(LANGUAGES[0]).say(key))
    names = [name for said in spoken for name in said.split(", ")]
    return any(name == word or (len(word) >= SHORTEST and name.startswith(word)) for word in words for name in names)


def about(scene: Scene, named: Named) -> list[Action]:
    """Everything that could be done with a tile, or by a figure."""
    found = walk(scene, named)
    if Figure.HELPER not in named.figures:
        is_hidden = any(scene.view.down >> CELL[square] & 1 for square in named.squares)
        found = [*flip(scene, named), *found] if is_hidden else [*found, *flip(scene, named)]
    if Figure.ARCHAEOLOGIST not in named.figures:
        found += turn(scene, named)
    return found if named.squares else [*found, *without_squares(scene, named)]


def without_squares(scene: Scene, named: Named) -> list[Action]:
    """What a figure does where it stands."""
    if Figure.HELPER in named.figures:
        return lamp(scene, named)
    return [*pick_up(scene, named), actions.PutDown(), *steal(scene, named), *dig(scene, named)]


def walk(scene: Scene, named: Named) -> list[Action]:
    """A walk to the squares named, or to those around."""
    view: State = scene.view
    found: list[Action] = []
    for figure in named.figures or FIGURES:
        squares = named.squares or around(view.standing(figure)[own_seat(scene)])
        found += [actions.Walk(figure, square) for square in squares]
    return found


def flip(scene: Scene, named: Named) -> list[Action]:
    """Turning over the squares named, or those around that lie face down."""
    view: State = scene.view
    squares = named.squares or around(view.archaeologists[own_seat(scene)])
    return [actions.Flip(square) for square in sorted(squares, key=lambda square: not view.down >> CELL[square] & 1)]


def turn(scene: Scene, named: Named) -> list[Action]:
    """Turning the squares named, or those within reach of the helper."""
    view: State = scene.view
    cell = view.helpers[own_seat(scene)]
    near = [] if cell == NOWHERE else [cell, *BEHIND[cell << 4 | view.links[cell]]]
    squares = named.squares or [SQUARE_NAMES[one] for one in near or [view.start]]
    found: list[Action] = break_in(scene, named) if is_walled_in(view) else []
    return found + [actions.TurnTile(square, doors) for square in squares for doors in other_ways(view, CELL[square])]


def other_ways(view: State, cell: int) -> list[str]:
    """The other ways a tile could lie; as it lies, where there are none."""
    doors = view.doors[cell]
    return [DOOR_NAMES[way] for way in ORIENTATIONS[doors] if way != doors] or [DOOR_NAMES[doors]]


def lamp(scene: Scene, named: Named) -> list[Action]:
    """A lamp placed or taken."""
    both: list[Action] = [actions.PlaceLamp(), actions.TakeLamp()]
    return both[::-1] if is_named(scene, "ui.name_take", named.words) else both


def pick_up(scene: Scene, named: Named) -> list[Action]:
    """A treasure by its worth, the mask, or any of them."""
    if is_named(scene, "ui.name_mask", named.words):
        return [actions.PickUp(MASK)]
    wanted = [worth for worth in WORTHS if str(worth) in named.words]
    return [actions.PickUp(worth) for worth in wanted or WORTHS]


def steal(scene: Scene, named: Named) -> list[Action]:
    """A theft from those named, or from anybody else."""
    others = [seat for seat in range(scene.view.seats) if seat != scene.seat]
    wanted = [seat for seat in others if scene.speaker.names[seat].lower() in named.words]
    return [actions.Steal(seat) for seat in wanted or others]


def dig(scene: Scene, named: Named) -> list[Action]:
    """Every way to turn the archaeologist's tile."""
    view: State = scene.view
    cell = view.archaeologists[own_seat(scene)]
    return [actions.DigOut(doors) for doors in other_ways(view, view.start if cell == NOWHERE else cell)]


def break_in(scene: Scene, named: Named) -> list[Action]:
    """Turning open the squares named, or those beside the start; a square elsewhere stands for itself as it lies."""
    view: State = scene.view
    ways = ways_in(view)
    squares = named.squares or tuple(dict.fromkeys(way.square for way in ways)) or around(view.start)
    found: list[Action] = []
    for square in squares:
        opened = [way for way in ways if way.square == square]
        found += opened or [actions.BreakIn(square, doors) for doors in other_ways(view, CELL[square])[:1]]
    return found


def around(cell: int) -> list[str]:
    """The squares around a figure; any square for one that is lost."""
    return [SQUARE_NAMES[other] for _, other, _ in NEIGHBOURS[max(cell, 0)]]


def own_seat(scene: Scene) -> int:
    """The viewer's seat; the active one for a spectator."""
    active: int = scene.view.active
    return active if scene.seat is None else scene.seat


VERBS: dict[str, Callable[[Scene, Named], list[Action]]] = {  # what may be said with more words comes first
    "ui.name_end": lambda scene, named: [actions.EndTurn()],
    "ui.name_flip": flip,
    "ui.name_turn": turn,
    "ui.name_walk": walk,
    "ui.name_lamp": lamp,
    "ui.name_put": lambda scene, named: [actions.PutDown()],
    "ui.name_pick": pick_up,
    "ui.name_steal": steal,
    "ui.name_dig": dig,
    "ui.name_break": break_in,
}


def narrowed(scene: Scene, options: Sequence[Action], text: str) -> Sequence[Action] | None:
    """The options that a text names; None when it names nothing."""
    named = meant(scene, text)
    return [option for option in options if option in named] if named else None
