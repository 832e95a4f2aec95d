"""What is asked, and what the question means."""

from __future__ import annotations

from waset.games.pharaoh.agenda import LayTile
from waset.games.pharaoh.state import State
from waset.terminal.pharaoh import names
from waset.terminal.scene import Scene
from waset.terminal.words import Parameter


def prompt(scene: Scene) -> str:
    """What is asked now, in one line."""
    return scene.say(f"prompt.{task_name(scene)}", **words_of(scene))


def explained(scene: Scene) -> str:
    """What the question means, in a few sentences."""
    return scene.say(f"help.{task_name(scene)}")


def task_name(scene: Scene) -> str:
    """The task at hand by its name."""
    view: State = scene.view
    return type(view.agenda[-1]).__name__


def legend(scene: Scene) -> str:
    """What signs and short names mean."""
    return scene.say("ui.help_signs", signs=scene.say("ui.signs"))


def words_of(scene: Scene) -> dict[str, Parameter]:
    """The parameters of a prompt, from the task at hand."""
    view: State = scene.view
    words: dict[str, Parameter] = {"actions": view.actions}
    task = view.agenda[-1]
    if isinstance(task, LayTile) and view.turned is not None:
        words |= {"square": task.square, "tile": names.tile_name(scene.speaker, view.turned)}
    return words
