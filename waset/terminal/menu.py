"""The options of one question: numbered, under headings, page by page, or drawn as small pictures."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.game import Action
from waset.terminal.client import Client
from waset.terminal.paint import beside, pad, width, wrap
from waset.terminal.scene import Scene

PAGE = 12
PICTURE_COLUMNS = 16
GAP = 3
LONGEST_NUMBER = 6
INDENT = 5


class Menu:
    """What may be chosen now and which part of it is shown."""

    def __init__(self, client: Client, scene: Scene, options: Sequence[Action]) -> None:
        self.client = client
        self.scene = scene
        self.every = options
        self.shown_from = 0
        best = client.narrowed(scene, options, "")
        self.listed: Sequence[Action] = options if best is None else best
        self.labels = {client.label(option): option for option in options if client.label(option) is not None}

    def chosen(self, text: str) -> Action | None:
        """The option with this number."""
        if not text.isdecimal() or len(text) > LONGEST_NUMBER:
            return None
        number = int(text)
        if self.labels:
            return self.labels.get(number)
        return self.listed[number - 1] if 1 <= number <= len(self.listed) else None

    def bounds(self) -> tuple[int, int]:
        """The smallest and the largest number that chooses something."""
        numbers = [number for number in self.labels if number is not None]
        return (min(numbers), max(numbers)) if numbers else (1, len(self.listed))

    def number_of(self, action: Action) -> int | None:
        """The number that chooses an action, if it is listed."""
        return self.listed.index(action) + 1 if action in self.listed else None

    def narrow(self, text: str) -> bool:
        """Show only the options that the text describes; False when there are none or it describes nothing."""
        found = self.client.narrowed(
            self.scene, self.every, "" if text in ("best", self.scene.say("command.best")) else text
        )
        if not found:
            return False
        self.listed, self.shown_from = found, 0
        return True

    def turn_page(self) -> None:
        """Show the next page, or the first again."""
        self.shown_from += self.page
        if self.shown_from >= len(self.listed):
            self.shown_from = 0

    @property
    def page(self) -> int:
        """How many options a page has."""
        most = 2 * (self.scene.width // PICTURE_COLUMNS)
        pictures = self.client.cards(self.scene, self.listed[self.shown_from : self.shown_from + most], 1)
        return PAGE if pictures is None else 2 * self.in_a_row(pictures)

    def in_a_row(self, pictures: Sequence[list[str]]) -> int:
        """How many pictures fit beside each other."""
        return max(1, self.scene.width // (widest(pictures) + GAP))

    def lines(self) -> list[str]:
        """The page that is shown."""
        if self.labels:
            least, most = self.bounds()
            explained = wrap(self.client.help(self.scene), self.scene.width - 2)
            return [f" {line}" for line in (*explained, self.scene.say("ui.bid_range", least=least, most=most))]
        page = self.listed[self.shown_from : self.shown_from + self.page]
        pictures = self.client.cards(self.scene, page, self.shown_from + 1)
        lines = self.words(page) if pictures is None else self.pictures(pictures)
        rest = len(self.listed) - self.shown_from - len(page)
        return [*lines, self.scene.paint(f" {self.scene.say('ui.more', count=rest)}", "faint")] if rest else lines

    def words(self, page: Sequence[Action]) -> list[str]:
        """One option a line, under its heading; headings side by side where there is room."""
        groups: dict[str, list[tuple[int, Action]]] = {}
        for number, action in enumerate(page, self.shown_from + 1):
            groups.setdefault(self.client.heading(action), []).append((number, action))
        is_wide = len(groups) > 1 and "" not in groups
        columns = self.scene.width // 2 - GAP if is_wide else self.scene.width - 1
        blocks = [self.group(key, members, columns) for key, members in groups.items()]
        if not is_wide:
            return [line for block in blocks for line in block]
        sides: tuple[list[str], list[str]] = ([], [])
        for block in blocks:
            min(sides, key=len).extend(block)
        return beside([pad(line, columns) for line in sides[0]], sides[1], GAP)

    def group(self, key: str, members: Sequence[tuple[int, Action]], columns: int) -> list[str]:
        """The options under one heading."""
        lines = [self.scene.paint(self.scene.say(key), "title")] if key else []
        for number, action in members:
            first, *more = wrap(self.client.option(self.scene, action), columns - INDENT)
            lines.append(f"{self.scene.paint(f'{number:>3}', 'strong')}  {first}")
            lines.extend(" " * INDENT + line for line in more)
        return lines

    def pictures(self, pictures: Sequence[list[str]]) -> list[str]:
        """Small pictures side by side."""
        across, in_a_row = widest(pictures) + GAP, self.in_a_row(pictures)
        lines = [f" {self.scene.say('ui.places', count=len(self.listed))}"]
        for start in range(0, len(pictures), in_a_row):
            row = pictures[start : start + in_a_row]
            tall = max(map(len, row))
            full = [[*picture, *[""] * (tall - len(picture))] for picture in row]
            lines.extend("".join(pad(line, across) for line in level).rstrip() for level in zip(*full, strict=True))
        return lines


def widest(pictures: Sequence[list[str]]) -> int:
    """The columns that the widest line of some pictures takes."""
    return max(width(line) for picture in pictures for line in picture)
