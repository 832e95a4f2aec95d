"""Cleopatra's client: words and pictures of all its editions, which read numbers from the edition itself."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.game import Action, Event, Reason
from waset.games.cleopatra import actions, worth
from waset.games.cleopatra.state import State
from waset.terminal.cleopatra import asking, events, layings, options, reasons, result, seats, table
from waset.terminal.pages import cited
from waset.terminal.scene import Scene, Speaker


class CleopatraClient:
    """Cleopatra in the terminal."""

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
        """What short names and marks mean."""
        return asking.legend(scene)

    def option(self, scene: Scene, action: Action) -> str:
        """An option in words."""
        return options.option(scene, action)

    def brief(self, scene: Scene, action: Action) -> tuple[str, str] | None:
        """Every option has a line for itself."""
        return None

    def heading(self, action: Action) -> str:
        """The key of the heading under which an option is listed."""
        return options.heading(action)

    def fold(self, action: Action) -> str | None:
        """The cards that may be thrown in are one line."""
        return options.fold(action)

    def label(self, action: Action) -> int | None:
        """The number that chooses this option, where it has one of its own."""
        return options.label(action)

    def rules(self, scene: Scene, action: Action | None) -> list[str]:
        """The numbers of this edition that the option or the question cites, and those of its piece or worshipper."""
        view: State = scene.view
        subject: object = view.agenda[-1] if action is None else action
        numbers = cited(type(subject).__doc__ or "")
        if isinstance(action, actions.BuildPiece):
            numbers.insert(0, worth.rule(view, action.piece))
        elif isinstance(action, (actions.ChooseSpot, actions.LayMosaic)):
            numbers.insert(0, worth.rule(view, worth.piece_at_hand(view)))
        elif isinstance(action, actions.CallWorshipper):
            numbers.insert(0, view.edition.worshippers[action.worshipper.index].rule)
        return [number for number in numbers if number.startswith(view.edition.numbering)]

    def reason(self, speaker: Speaker, reason: Reason) -> str:
        """Why something is not allowed, with the number of the rule."""
        return reasons.told(speaker, reason)

    def meant(self, scene: Scene, text: str) -> list[Action]:
        """The actions that somebody means who names a thing."""
        return reasons.meant(scene, text)

    def narrowed(self, scene: Scene, choices: Sequence[Action], text: str) -> Sequence[Action] | None:
        """Places of a mosaic that cover the squares named, best first."""
        return layings.narrowed(scene, choices, text)

    def cards(self, scene: Scene, choices: Sequence[Action], first: int) -> list[list[str]] | None:
        """Places of a mosaic as small pictures."""
        return layings.cards(scene, choices, first)

    def is_plain(self, action: Action) -> bool:
        """Whether the action may be taken by itself when it is the only option."""
        return options.is_plain(action)

    def is_awaited(self, action: Action) -> bool:
        """[C.T5] The end of the moment before an offering is always an answer of the roller's own."""
        return isinstance(action, actions.GoToOffering)

    def headline(self, scene: Scene) -> str:
        """The game and the turn."""
        return table.headline(scene)

    def table(self, scene: Scene) -> list[str]:
        """Everything on the table."""
        return table.table(scene)

    def hand(self, scene: Scene) -> list[str]:
        """What belongs to the viewer."""
        return seats.hand(scene)

    def result(self, scene: Scene) -> list[str]:
        """How the game ended."""
        return result.result(scene)


CLEOPATRA = CleopatraClient()
