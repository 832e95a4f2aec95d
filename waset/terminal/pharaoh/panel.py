"""Beside the maze: the turn, the mask and the collapse, what nobody has seen yet, and what the signs mean."""

from __future__ import annotations

from collections import Counter

from waset.games.pharaoh import falling
from waset.games.pharaoh.components import ACTIONS, CHAMBERS, MASK
from waset.games.pharaoh.geometry import SQUARE_NAMES
from waset.games.pharaoh.state import NOWHERE, STANDING, State
from waset.games.pharaoh.table_rules import CORRIDOR_SHAPES
from waset.terminal.paint import wrap
from waset.terminal.pharaoh import names
from waset.terminal.pharaoh.names import CORRIDORS, RING_SIGNS
from waset.terminal.pharaoh.seats import sign
from waset.terminal.scene import Scene

LEFT, SPENT = "◆", "◇"


def turn(scene: Scene, columns: int) -> list[str]:
    """The round, and the actions that are left."""
    view: State = scene.view
    if view.result is not None or view.start == NOWHERE:
        return []
    actions = scene.paint(LEFT * view.actions, "gold") + SPENT * (ACTIONS - view.actions)
    return [f"{scene.say('ui.round', round=view.round)}   {actions} {scene.say('ui.actions', count=view.actions)}"]


def mask(scene: Scene, columns: int) -> list[str]:
    """Where the mask is, whose it is, and what falls when; nothing before it is found."""
    view: State = scene.view
    if view.tomb == NOWHERE or view.result is not None:
        return []
    if view.ring == STANDING:
        title, sentences = scene.say("ui.mask_found", square=SQUARE_NAMES[view.tomb]), [countdown(scene)]
    else:
        title, sentences = scene.say("ui.falling"), [where(scene), coming(scene)]
    lines = [scene.paint(title, "bad")]
    for sentence in sentences:
        lines += [f" {line}" for line in wrap(sentence, columns - 1)]
    return [*lines, *danger(scene)]


def countdown(scene: Scene) -> str:
    """[P.K1] When the mask's chamber falls by itself."""
    view: State = scene.view
    turns = falling.turns_to_come(view)
    return scene.say("ui.chamber_falls", turns=turns, **names.owner(scene.speaker, view.finder))


def where(scene: Scene) -> str:
    """Where the mask is once it has left its chamber, and who has it."""
    view: State = scene.view
    if MASK in view.carried:
        holder = view.carried.index(MASK)
        square = SQUARE_NAMES[view.archaeologists[holder]]
        return scene.say("ui.mask_carried", square=square, **names.owner(scene.speaker, holder))
    lying = [SQUARE_NAMES[cell] for cell, worths in view.lying.items() if MASK in worths]
    if lying:
        return scene.say("ui.mask_lies", square=lying[0])
    return scene.say("ui.mask_safe" if any(MASK in delivered for delivered in view.delivered) else "ui.mask_lost")


def coming(scene: Scene) -> str:
    """[P.K3] [P.K4] How many tiles fall next, after whose turn, and how many after that."""
    view: State = scene.view
    following, then, *_ = [*(ring.bit_count() for ring in falling.to_come(view)), 0, 0]
    return scene.say(
        "ui.rings",
        first=RING_SIGNS[0],
        second=RING_SIGNS[1],
        count=following,
        then=then,
        now="yes" if falling.falls_with_this_turn(view) else "no",
        **names.owner(scene.speaker, view.owner),
    )


def danger(scene: Scene) -> list[str]:
    """The figures on what falls next."""
    signs = [sign(scene, seat, figure) for seat, figure in falling.in_danger(scene.view)]
    if not signs:
        return []
    return [f" {scene.paint(scene.say('ui.danger', ring=RING_SIGNS[0]), 'bad')} {' '.join(signs)}"]


def radar(scene: Scene, columns: int) -> list[str]:
    """What nobody has seen yet: tiles by their shapes, photos, treasures."""
    view: State = scene.view
    chambers = sum(view.bag[-CHAMBERS:])
    shapes = [f"{number}{CORRIDORS[shape.doors]}" for number, shape in zip(view.bag, CORRIDOR_SHAPES, strict=False)]
    tiles = " ".join([*shapes, *([scene.say("ui.chambers", count=chambers)] if chambers else [])])
    title = scene.paint(scene.say("ui.unseen"), "title")
    if not view.photos:
        return [f"{title}  {tiles}"]
    photos = " · ".join(names.photo_text(scene.speaker, photo) for photo in view.photos)
    treasures = [f"{number}×{worth}" for worth, number in Counter(view.stack).items()]
    lines = [
        scene.say("ui.unseen_tiles", tiles=tiles),
        scene.say("ui.unseen_photos", photos=photos),
        scene.say("ui.unseen_treasures", treasures=" · ".join([*treasures, scene.say("ui.mask")])),
    ]
    return [title, *(f" {part}" for line in lines for part in wrap(line, columns - 1, "  "))]


def signs(scene: Scene, columns: int) -> list[str]:
    """What the signs in the maze mean."""
    return [scene.paint(line, "faint") for line in wrap(scene.say("ui.signs"), columns)]
