"""What happened, as numbered lines under a heading for each turn."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.game import Event
from waset.terminal.client import Client
from waset.terminal.paint import wrap
from waset.terminal.scene import Scene


class Log:
    """The sentences of a game, counted from its beginning."""

    def __init__(self, client: Client, scene: Scene) -> None:
        self.client = client
        self.scene = scene
        self.number = 0
        self.ends_with_heading = False
        self.told: list[Event] = []  # what was told before of the turn that goes on

    def skip(self, events: Sequence[Event]) -> None:
        """Count what was told before."""
        headings = [at for at, event in enumerate(events) if self.client.begins_turn(event) is not None]
        begun = headings[-1] + 1 if headings else 0
        self.number += self.client.count(events[:begun]) - len(headings)
        self.told = list(events[begun:])

    def lines(self, events: Sequence[Event]) -> list[str]:
        """The next events in words."""
        lines: list[str] = []
        part: list[Event] = []
        for event in events:
            seat = self.client.begins_turn(event)
            if seat is None:
                part.append(event)
                continue
            said = self.sentences(part)
            if lines and not said:
                lines[-1] += f" {self.scene.say('ui.nothing')}"
            part = []
            heading = self.client.told(self.scene.speaker, [event])[0]
            lines += [*said, f"{self.scene.mark(seat)} {self.scene.paint(heading, f'seat{seat}')}"]
        last = self.sentences(part)
        self.ends_with_heading = bool(lines) and not last
        return [*lines, *last]

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """Events of one turn in words, numbered; a sentence that was told before comes again where it has grown."""
        before = self.client.told(self.scene.speaker, self.told)
        lines: list[str] = []
        for at, sentence in enumerate(self.client.told(self.scene.speaker, [*self.told, *events])):
            self.number += 1
            if before[at : at + 1] == [sentence]:
                continue
            first, *more = wrap(sentence, self.scene.width - 6)
            lines.append(f"{self.scene.paint(f'{self.number:>4}', 'faint')}  {first}")
            lines.extend(f"      {line}" for line in more)
        self.told = []
        return lines
