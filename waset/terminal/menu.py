"""The options of one question: numbered, under headings, page by page, or drawn as small pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

from waset.engine.game import Action
from waset.terminal.client import Client
from waset.terminal.paint import beside, pad, width, wrap
from waset.terminal.scene import Scene

PAGE = 12
PICTURE_COLUMNS = 16
GAP = 3
LONGEST_NUMBER = 6
INDENT = 5
SPACE, BETWEEN = "  ", " " * 4
Numbered: TypeAlias = tuple[int, Action]


class Chunk(NamedTuple):
    """Painted parts of options that stay on one line where they can, and the space between them."""

    parts: Sequence[str]
    space: str


class Menu:
    """What may be chosen now and which part of it is shown."""

    def __init__(self, client: Client, scene: Scene, options: Sequence[Action]) -> None:
        self.client = client
        self.scene = scene
        headings = list(dict.fromkeys(map(client.heading, options)))
        self.every = sorted(options, key=lambda option: headings.index(client.heading(option)))
        self.shown_from = 0
        best = client.narrowed(scene, options, "")
        self.folds = self.folded() if best is None else {}
        hidden = {action for first, *rest in self.folds.values() for action in rest}
        shown = [option for option in self.every if option not in hidden]
        self.listed: Sequence[Action] = shown if best is None else best
        self.labels = {client.label(option): option for option in options if client.label(option) is not None}

    def folded(self) -> dict[Action, list[Action]]:
        """Options that share one line, by the first of them, whose place the line takes."""
        groups: dict[str, list[Action]] = {}
        for option in self.every:
            key = self.client.fold(option)
            if key is not None:
                groups.setdefault(key, []).append(option)
        return {members[0]: members for members in groups.values() if len(members) > 1}

    def unfold(self, actions: Sequence[Action]) -> bool:
        """List what a line stands for, when its number was typed or several of its options were named."""
        for first, members in self.folds.items():
            if list(actions) == [first] or (len(actions) > 1 and all(action in members for action in actions)):
                self.listed, self.shown_from, self.folds = members, 0, {}
                return True
        return False

    def chosen(self, text: str) -> Action | None:
        """The option with this number; the first of those that share its line."""
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
        if self.labels:
            return self.client.label(action)
        return self.listed.index(action) + 1 if action in self.listed and action not in self.folds else None

    def show(self, action: Action) -> None:
        """List this option alone."""
        self.listed, self.shown_from, self.folds = [action], 0, {}

    def narrow(self, text: str) -> bool:
        """Show only the options that the text describes; False when there are none or it describes nothing."""
        found = self.client.narrowed(
            self.scene, self.every, "" if text in ("best", self.scene.say("command.best")) else text
        )
        if not found:
            return False
        self.listed, self.shown_from, self.folds = found, 0, {}
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
        return self.worded if pictures is None else 2 * self.in_a_row(pictures)

    @property
    def worded(self) -> int:
        """How many options a page has in words: brief ones under one heading count as one."""
        listed = enumerate(self.listed[self.shown_from :])
        lines = [list(line) for _, line in groupby(listed, lambda option: self.line_of(*option))]
        return sum(map(len, lines[:PAGE]))

    def line_of(self, place: int, action: Action) -> tuple[str, int]:
        """What tells the line of an option from others: its heading and, unless it is brief, its place."""
        return self.client.heading(action), place if self.client.brief(self.scene, action) is None else -1

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
        return [*lines, *(self.scene.paint(f" {hint}", "faint") for hint in self.hints(rest))]

    def hints(self, rest: int) -> list[str]:
        """What else can be typed: for the next page, for all options, for the only one."""
        hints = [self.scene.say("ui.more", count=rest)] if rest else []
        if len(self.listed) + sum(len(members) - 1 for members in self.folds.values()) < len(self.every):
            hints.append(self.scene.say("ui.all", count=len(self.every)))
        return [*hints, self.scene.say("ui.enter")] if len(self.listed) == 1 else hints

    def words(self, page: Sequence[Action]) -> list[str]:
        """The options under their headings, brief ones one behind the other, others one a line."""
        groups: dict[str, list[Numbered]] = {}
        for number, action in enumerate(page, self.shown_from + 1):
            groups.setdefault(self.client.heading(action), []).append((number, action))
        if any(self.client.brief(self.scene, action) is not None for action in page):
            return self.paragraphs(groups)
        return self.blocks(groups)

    def paragraphs(self, groups: Mapping[str, Sequence[Numbered]]) -> list[str]:
        """A paragraph for each heading, which stands before it."""
        headings = {key: self.scene.say(key) for key in groups}
        indent = max(map(width, headings.values())) + len(SPACE)
        lines: list[str] = []
        for key, members in groups.items():
            rows = flowed([self.chunk(list(chunk)) for chunk in self.chunks(members)], self.scene.width - indent)
            heading = pad(self.scene.paint(headings[key], "title"), indent)
            lines += [(heading if number == 0 else " " * indent) + row for number, row in enumerate(rows)]
        return lines

    def chunks(self, members: Sequence[Numbered]) -> list[list[Numbered]]:
        """Options that have words in common, together."""

        def common(member: Numbered) -> tuple[str, int]:
            brief = self.client.brief(self.scene, member[1])
            return ("", member[0]) if brief is None else (brief[0], 0)

        return [list(chunk) for _, chunk in groupby(members, common)]

    def chunk(self, members: Sequence[Numbered]) -> Chunk:
        """What options have in common, and each with its number; or one option, word by word."""
        numbers = [self.scene.paint(str(number), "strong") for number, _ in members]
        briefs = [self.client.brief(self.scene, action) for _, action in members]
        if briefs[0] is None:
            first, *words = self.text(members[0][1]).split()
            return Chunk([f"{numbers[0]} {first}", *words], " ")
        parts = [f"{number} {brief[1]}" for number, brief in zip(numbers, briefs, strict=True) if brief is not None]
        return Chunk([f"{briefs[0][0]}: {parts[0]}", *parts[1:]], SPACE)

    def blocks(self, groups: Mapping[str, Sequence[Numbered]]) -> list[str]:
        """One option a line, under its heading; headings side by side where there is room."""
        is_wide = len(groups) > 1 and "" not in groups
        columns = self.scene.width // 2 - GAP if is_wide else self.scene.width - 1
        blocks = [self.block(key, members, columns) for key, members in groups.items()]
        if not is_wide:
            return [line for block in blocks for line in block]
        sides: tuple[list[str], list[str]] = ([], [])
        for block in blocks:
            min(sides, key=len).extend(block)
        return beside([pad(line, columns) for line in sides[0]], sides[1], GAP)

    def block(self, key: str, members: Sequence[Numbered], columns: int) -> list[str]:
        """The options under one heading."""
        lines = [self.scene.paint(self.scene.say(key), "title")] if key else []
        for number, action in members:
            first, *more = wrap(self.text(action), columns - INDENT)
            lines.append(f"{self.scene.paint(f'{number:>3}', 'strong')}  {first}")
            lines.extend(" " * INDENT + line for line in more)
        return lines

    def text(self, action: Action) -> str:
        """An option in words, or the line that stands for several."""
        key = self.client.fold(action) if action in self.folds else None
        return self.client.option(self.scene, action) if key is None else self.scene.say(key)

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


def flowed(chunks: Sequence[Chunk], columns: int) -> list[str]:
    """Chunks one behind the other, in lines of a width; a chunk stays whole where it can."""
    lines = [""]
    for chunk in chunks:
        space = BETWEEN if fits(lines[-1], BETWEEN, chunk.space.join(chunk.parts), columns) else ""
        if lines[-1] and not space:
            lines.append("")
        for part in chunk.parts:
            if fits(lines[-1], space, part, columns):
                lines[-1] += (space if lines[-1] else "") + part
            else:
                lines.append(part)
            space = chunk.space
    return lines


def fits(line: str, space: str, text: str, columns: int) -> bool:
    """Whether a text fits behind a line; on an empty one it has to."""
    return not line or width(line) + len(space) + width(text) <= columns
