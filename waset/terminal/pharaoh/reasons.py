"""Why something is not allowed, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from waset.engine.game import Reason
from waset.terminal.pharaoh import names
from waset.terminal.scene import Speaker
from waset.terminal.words import Parameter

DETAILS: dict[str, Callable[[Speaker, Any], Parameter]] = {
    "figure": lambda speaker, figure: speaker.say(f"figure.{figure}"),
    "treasure": names.treasure_name,
    "victim": lambda speaker, seat: speaker.player(seat),
    "doors": lambda speaker, doors: pictures(doors),
    "asked": lambda speaker, asked: speaker.players([int(seat) for seat in asked]),
}


def told(speaker: Speaker, reason: Reason) -> str:
    """The sentence of a reason with the number of its rule."""
    words: dict[str, Parameter] = {
        name: DETAILS[name](speaker, value) if name in DETAILS else value for name, value in reason.details.items()
    }
    sentence = speaker.say(reason.key, **words)
    return f"{sentence} [{reason.rule}]" if reason.rule else sentence


def pictures(doors: str | list[str]) -> str:
    """One way to lie, or several, as pictures."""
    return " ".join(names.picture(way) for way in ([doors] if isinstance(doors, str) else doors))
