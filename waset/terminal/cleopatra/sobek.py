"""The worshippers of Sobek on their slots, and what they grant for this turn."""

from __future__ import annotations

from waset.games.cleopatra.components import Worshipper
from waset.games.cleopatra.rules.sobek import BEGGARS_CARDS, penalty_of
from waset.games.cleopatra.state import State
from waset.terminal.paint import wrap_painted
from waset.terminal.scene import Scene


def board(scene: Scene, columns: int) -> list[str]:
    """The worshippers in their order with the penalty of each slot; nothing where there are none."""
    view: State = scene.view
    if not view.worshippers:
        return []
    slots = [f"{at + 1} {tile(scene, one)}" for at, one in enumerate(view.worshippers)]
    lines = [scene.paint(scene.say("ui.sobek"), "title"), *wrap_painted(slots, columns - 1, " ")]
    granted = scene.say(
        "ui.granted", bonus=view.piece_bonus, artisans=view.free_artisans, resources=view.free_resources
    )
    return [*lines, scene.paint(f" {granted}", "gold")] if granted else lines


def tile(scene: Scene, worshipper: Worshipper) -> str:
    """A worshipper and what calling it costs now."""
    cost = scene.paint(f"({penalty(scene, worshipper)})", "faint")
    return f"{scene.say(f'worshipper.{worshipper.value}')} {cost}"


def penalty(scene: Scene, worshipper: Worshipper) -> str:
    """The penalty of a worshipper's slot."""
    demanded = penalty_of(scene.view, worshipper)
    return scene.say("ui.penalty", talents=demanded.talents, amulets=demanded.amulets)


def power(scene: Scene, worshipper: Worshipper) -> str:
    """What a worshipper grants."""
    view: State = scene.view
    granted = view.edition.worshippers[worshipper.index]
    return scene.say(
        f"power.{worshipper.value}",
        bonus=granted.piece_bonus,
        cards=BEGGARS_CARDS,
        number=granted.artisans + granted.resources,
    )
