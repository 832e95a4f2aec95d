"""The games of a contest in a file of JSON lines: the contest first, then each game as soon as it is finished."""

from __future__ import annotations

from pathlib import Path

import msgspec

from waset.arena.contest import Bout, Contest, Pairing, pairings
from waset.files import write_whole


class BadResults(Exception):
    """The file does not hold games of this contest."""


class Results:
    """The games of one contest so far; with a file they outlive the program."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.path = path
        self.bouts: dict[tuple[int, int], Bout] = {}
        if path is not None and path.exists():
            self.read(path)
        elif path is not None:
            write_whole(path, line_of(contest))

    def left(self, deals: int) -> list[Pairing]:
        """What is still to be played of so many deals."""
        wanted = pairings(self.contest, deals)
        return [pairing for pairing in wanted if (pairing.deal, pairing.rotation) not in self.bouts]

    def whole(self, deals: int) -> list[Bout]:
        """The games of the first so many deals, or of those before the first that is not played out."""
        unplayed = min((pairing.deal for pairing in self.left(deals)), default=deals)
        return [bout for bout in self.bouts.values() if bout.deal < unplayed]

    def read(self, path: Path) -> None:
        """Take in what was played before; a last line that was cut off is dropped."""
        content = path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        first, *lines = whole.splitlines() or [b""]
        self.compare(first)
        for number, line in enumerate(lines, 2):
            try:
                bout = msgspec.json.decode(line, type=Bout)
            except (msgspec.DecodeError, UnicodeDecodeError):
                bout = None
            if bout is None or not self.contest.could_have(bout):
                raise BadResults(f"line {number} is damaged")
            self.bouts.setdefault((bout.deal, bout.rotation), bout)
        if whole != content:
            with path.open("r+b") as file:
                file.truncate(len(whole))

    def compare(self, line: bytes) -> None:
        """Refuse a file that begins with anything but this contest."""
        try:
            found = msgspec.json.decode(line, type=Contest)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadResults("it does not begin with a contest") from None
        for name in Contest.__struct_fields__:
            there, here = getattr(found, name), getattr(self.contest, name)
            if there != here:
                raise BadResults(f"it holds another contest, {name} {said(there)} and not {said(here)}")

    def add(self, bout: Bout) -> None:
        """Keep one more game."""
        self.bouts[bout.deal, bout.rotation] = bout
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(line_of(bout))


def line_of(record: Contest | Bout) -> bytes:
    """A line of the file."""
    return msgspec.json.encode(record) + b"\n"


def said(value: object) -> str:
    """A value as it stands in the file."""
    return msgspec.json.encode(value).decode()
