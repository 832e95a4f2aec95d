"""What may be chosen, in words: each option says what it brings and what falls with it."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.game import Action
from waset.games.pharaoh import actions, falling
from waset.games.pharaoh.components import MASK, Figure
from waset.games.pharaoh.geometry import CELL, NEAR, SQUARE_NAMES
from waset.games.pharaoh.state import STANDING, State
from waset.games.pharaoh.table_rules import ENDS
from waset.terminal.pharaoh import names
from waset.terminal.pharaoh.names import RING_SIGNS
from waset.terminal.scene import Scene
from waset.terminal.words import Parameter

ARCHAEOLOGIST, HELPER = "ui.group_archaeologist", "ui.group_helper"
FREE, START, END = "ui.group_free", "ui.start", "ui.group_end"
HEADINGS: dict[str, Sequence[type[Action]]] = {
    ARCHAEOLOGIST: (actions.Flip, actions.DigOut),
    HELPER: (actions.TurnTile, actions.PlaceLamp, actions.TakeLamp),
    FREE: (actions.PickUp, actions.PutDown, actions.Steal),
    START: (actions.BreakIn,),
    END: (actions.EndTurn,),
}


def heading(action: Action) -> str:
    """The heading under which an option is listed; an empty one where there is only one kind."""
    if isinstance(action, actions.Walk):
        return ARCHAEOLOGIST if action.figure is Figure.ARCHAEOLOGIST else HELPER
    return next((key for key, kinds in HEADINGS.items() if isinstance(action, tuple(kinds))), "")


def option(scene: Scene, action: Action) -> str:
    """An option in words."""
    return scene.say(f"action.{type(action).__name__}", **words_of(scene, action))


def brief(scene: Scene, action: Action) -> tuple[str, str] | None:
    """What an option says in common with others that stand on its line, and what is its own."""
    match action:
        case actions.Walk(to=square):
            words = walk_words(scene, action)
            lead = "ui.lead_walk" if words["out"] == "no" else "ui.lead_out"
            threat = falling.order(scene.view, CELL[square])
            sign = f" {scene.paint(RING_SIGNS[threat - 1], f'ring{min(threat, 2)}')}" if threat else ""
            return scene.say(lead), scene.say("ui.brief_walk", **words) + sign
        case actions.Flip(square=square):
            return scene.say("ui.lead_flip"), square
        case actions.TurnTile(square=square, doors=doors):
            return scene.say("ui.lead_turn", square=square), names.picture(doors)
        case actions.DigOut(doors=doors):
            return scene.say("ui.lead_dig"), names.picture(doors)
        case actions.BreakIn(square=square, doors=doors):
            return scene.say("ui.lead_break", square=square), names.picture(doors)
    return None


def words_of(scene: Scene, action: Action) -> dict[str, Parameter]:
    """The parameters of an option's message."""
    view: State = scene.view
    speaker = scene.speaker
    match action:
        case actions.Walk():
            return walk_words(scene, action)
        case actions.Flip(square=square):
            return {"square": square}
        case actions.Lay(doors=doors) | actions.DigOut(doors=doors):
            return {"picture": names.picture(doors)}
        case actions.TurnTile(square=square, doors=doors) | actions.BreakIn(square=square, doors=doors):
            return {"square": square, "picture": names.picture(doors)}
        case actions.PlaceLamp() | actions.TakeLamp():
            return {"square": SQUARE_NAMES[view.helpers[view.active]], "left": view.supply[view.active]}
        case actions.PickUp(treasure=worth):
            return {"treasure": names.treasure_name(speaker, worth)}
        case actions.PutDown():
            return {"treasure": names.treasure_name(speaker, view.carried[view.active])}
        case actions.Steal(victim=victim):
            treasure = names.treasure_name(speaker, view.carried[victim])
            return {"from": speaker.giver(victim), "treasure": treasure}
        case actions.EndTurn():
            return end_words(scene)
    return {}


def walk_words(scene: Scene, action: actions.Walk) -> dict[str, Parameter]:
    """A walk: along lamps or not, what it delivers, and whether the mask's chamber falls behind it [P.K2]."""
    view: State = scene.view
    seat = view.active
    cell, to = view.standing(action.figure)[seat], CELL[action.to]
    carried = view.carried[seat] if action.figure is Figure.ARCHAEOLOGIST else 0
    is_next = NEAR[cell << 4 | view.links[cell]] >> to & 1
    return {
        "figure": action.figure.value,
        "square": action.to,
        "lamps": "no" if is_next else "yes",
        "delivers": names.treasure_sign(carried) if carried and to == view.start else "none",
        "treasure": names.treasure_name(scene.speaker, carried) if carried else "none",
        "out": way_out(view) if carried == MASK and cell == view.tomb and view.ring == STANDING else "no",
    }


def way_out(view: State) -> str:
    """[P.K2] Whether the turn is over once the mask is carried out, or goes on."""
    return "yes" if view.rules.mask_turn == ENDS else "on"


def end_words(scene: Scene) -> dict[str, Parameter]:
    """The end of a turn: how many actions are left, how many tiles fall with it, and who stands there."""
    view: State = scene.view
    if not falling.falls_with_this_turn(view):
        return {"actions": view.actions, "tiles": 0, "figures": "none"}
    speaker = scene.speaker
    figures = speaker.both([names.figure_of(speaker, seat, figure) for seat, figure in falling.in_danger(view)])
    return {"actions": view.actions, "tiles": falling.to_come(view)[0].bit_count(), "figures": figures or "none"}


def is_plain(action: Action) -> bool:
    """Whether the only option may be taken by itself: not the end of a turn, before which one may go back."""
    return not isinstance(action, actions.EndTurn)
