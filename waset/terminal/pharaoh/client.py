"""The client of the Pharaoh's Gold."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.game import Action, Event, Reason
from waset.terminal.pages import cited
from waset.terminal.pharaoh import asking, events, layings, naming, options, reasons, result, table
from waset.terminal.scene import Scene, Speaker


class PharaohClient:
    """The Pharaoh's Gold in the terminal."""

    silent = events.SILENT

    def told(self, speaker: Speaker, happened: Sequence[Event]) -> list[str]:
        """What happened, sentence by sentence."""
        return events.told(speaker, happened)

    def count(self, happened: Sequence[Event]) -> int:
        """How many sentences `told` would make of these events."""
        return len(events.sentences(happened))

    def begins_turn(self, event: Event) -> int | None:
        """The seat whose turn begins with this event."""
        return events.begins_turn(event)

    def prompt(self, scene: Scene) -> str:
        """What is asked now."""
        return asking.prompt(scene)

    def help(self, scene: Scene) -> str:
        """What the question means."""
        return asking.explained(scene)

    def legend(self, scene: Scene) -> str:
        """What signs and short names mean."""
        return asking.legend(scene)

    def option(self, scene: Scene, action: Action) -> str:
        """An option in words."""
        return options.option(scene, action)

    def brief(self, scene: Scene, action: Action) -> tuple[str, str] | None:
        """What an option says in common with others that stand on its line, and what is its own."""
        return options.brief(scene, action)

    def heading(self, action: Action) -> str:
        """The key of the heading under which an option is listed."""
        return options.heading(action)

    def fold(self, action: Action) -> str | None:
        """Every option is listed."""
        return None

    def label(self, action: Action) -> int | None:
        """No option has a number of its own."""
        return None

    def rules(self, scene: Scene, action: Action | None) -> list[str]:
        """The numbers that the option or the question cites."""
        subject: object = scene.view.agenda[-1] if action is None else action
        return cited(type(subject).__doc__ or "")

    def reason(self, speaker: Speaker, reason: Reason) -> str:
        """Why something is not allowed, with the number of the rule."""
        return reasons.told(speaker, reason)

    def meant(self, scene: Scene, text: str) -> list[Action]:
        """The actions that somebody means who names a thing."""
        return naming.meant(scene, text)

    def narrowed(self, scene: Scene, choices: Sequence[Action], text: str) -> Sequence[Action] | None:
        """The options with a square, a figure or a verb."""
        return naming.narrowed(scene, choices, text)

    def cards(self, scene: Scene, choices: Sequence[Action], first: int) -> list[list[str]] | None:
        """Ways to lay or turn one tile as small pictures."""
        return layings.cards(scene, choices, first)

    def is_plain(self, action: Action) -> bool:
        """Whether the action may be taken by itself when it is the only option."""
        return options.is_plain(action)

    def is_awaited(self, action: Action) -> bool:
        """Nothing is."""
        return False

    def headline(self, scene: Scene) -> str:
        """The game and the turn."""
        return table.headline(scene)

    def table(self, scene: Scene) -> list[str]:
        """Everything on the table."""
        return table.table(scene)

    def hand(self, scene: Scene) -> list[str]:
        """Nobody holds anything: all that belongs to a seat lies on the table."""
        return []

    def result(self, scene: Scene) -> list[str]:
        """How the game ended."""
        return result.result(scene)


PHARAOH = PharaohClient()
