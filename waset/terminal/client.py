"""How games are told and drawn in the terminal: one client per game, found by the game's name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from waset.engine.game import Action, Event, Game, Reason
from waset.terminal.cleopatra.client import CLEOPATRA
from waset.terminal.pharaoh.client import PHARAOH
from waset.terminal.scene import Scene, Speaker


class Client(Protocol):
    """One game in words and pictures. It gets views and seen events, never a state."""

    silent: tuple[type[Event], ...]  # events without a sentence of their own

    def told(self, speaker: Speaker, events: Sequence[Event]) -> list[str]:
        """What happened, sentence by sentence; events that say nothing to people are left out."""

    def count(self, events: Sequence[Event]) -> int:
        """How many sentences `told` would make of these events."""

    def begins_turn(self, event: Event) -> int | None:
        """The seat whose turn begins with this event."""

    def prompt(self, scene: Scene) -> str:
        """What is asked now."""

    def help(self, scene: Scene) -> str:
        """What the question means."""

    def legend(self, scene: Scene) -> str:
        """What short names and marks mean."""

    def option(self, scene: Scene, action: Action) -> str:
        """An option in words."""

    def brief(self, scene: Scene, action: Action) -> "tuple[str, str] | None":
        """What an option says in common with others that stand on its line, and its own; None for a whole line."""

    def heading(self, action: Action) -> str:
        """The key of the heading under which an option is listed."""

    def fold(self, action: Action) -> str | None:
        """The key of the one line that stands for all options like this until it is chosen; None for its own line."""

    def label(self, action: Action) -> int | None:
        """The number that chooses this option, where it has one of its own."""

    def rules(self, scene: Scene, action: Action | None) -> list[str]:
        """The numbers of the rules behind an option, or behind the question."""

    def reason(self, speaker: Speaker, reason: Reason) -> str:
        """Why something is not allowed, with the number of the rule."""

    def meant(self, scene: Scene, text: str) -> list[Action]:
        """The actions that somebody means who names a thing."""

    def narrowed(self, scene: Scene, options: Sequence[Action], text: str) -> "Sequence[Action] | None":
        """Some of very many options, best first, where the text says which; None when there are not so many."""

    def cards(self, scene: Scene, options: Sequence[Action], first: int) -> "list[list[str]] | None":
        """Options drawn as small pictures, numbered from `first`; None where words are better."""

    def is_plain(self, action: Action) -> bool:
        """Whether the action may be taken by itself when it is the only option."""

    def is_awaited(self, action: Action) -> bool:
        """Whether the action is waited for even where a person wants every only option to be taken by itself."""

    def headline(self, scene: Scene) -> str:
        """The game and the turn, for screens with room for it."""

    def table(self, scene: Scene) -> list[str]:
        """Everything on the table."""

    def hand(self, scene: Scene) -> list[str]:
        """What belongs to the viewer."""

    def result(self, scene: Scene) -> list[str]:
        """How the game ended."""


CLIENTS: dict[str, Client] = {"cleopatra-2006": CLEOPATRA, "cleopatra-2019": CLEOPATRA, "pharaoh": PHARAOH}


def client_of(game: Game[Any]) -> Client:
    """The client of a game."""
    return CLIENTS[game.name]
