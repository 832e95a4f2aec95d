"""The rule that each event follows, as its own words cite it; run as a module, it writes them for the web client."""

import json
import re
from typing import get_args

from tests.project.files import ROOT
from waset.games import GAMES

FILE = ROOT / "web/src/protocol/event-rules.json"
CITED = re.compile(r"\[([0-9A-Z]+\.[A-Z]+[0-9]+[a-z]?)\]")


def event_rules() -> dict[str, dict[str, str]]:
    """By game and by kind of event."""
    return {
        name: {
            event.__name__: found[1]
            for event in get_args(game.event_type)
            if (found := CITED.match(event.__doc__ or "")) and found[1] in rules_of(name)
        }
        for name, game in GAMES.items()
    }


def rules_of(game: str) -> set[str]:
    """The numbers of the rules that a game has: its own chapters, and those it shares."""
    edition = {"cleopatra-2006": {"C", "06"}, "cleopatra-2019": {"C", "19"}, "pharaoh": {"P"}}[game]
    pages = ROOT / "docs" / "rules" / "en"
    found = re.findall(r"\b([0-9A-Z]+\.[A-Z]+[0-9]+[a-z]?)\b", "".join(p.read_text() for p in pages.rglob("*.md")))
    return {number for number in found if number.partition(".")[0] in edition}


def text() -> str:
    """The file as it should be."""
    return json.dumps(event_rules(), indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
