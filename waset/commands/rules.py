"""`waset rules`: the numbered rules of a game, all or some of them."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from waset.commands.refusal import Refusal, named
from waset.engine.game import Game
from waset.games import GAMES
from waset.terminal.catalogue import LANGUAGES, preferred
from waset.terminal.console import NARROWEST, WIDEST
from waset.terminal.pages import Chapter, RuleText, blocks, chapters_for, rules_for
from waset.terminal.paint import Paint, wants_colour, wrap


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "rules",
        help="read the numbered rules of a game",
        description="List the rules of a game chapter by chapter, or print those that are named.",
    )
    command.add_argument("game", metavar="GAME", help="the game, for example cleopatra-2006")
    command.add_argument("numbers", metavar="NUMBER", nargs="*", default=[], help="a rule to print, like C.M2")
    command.add_argument("--lang", choices=LANGUAGES, help="the language (that of the system, else en)")
    command.add_argument("--json", action="store_true", help="print the rules with their texts as one JSON object")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the list, or the rules that were named."""
    game = named(arguments.game)
    language = arguments.lang or preferred(os.environ)
    chosen = chapters_for(game, language)
    if arguments.numbers:
        chosen = [chapter_with(game, language, number) for number in arguments.numbers]
    if arguments.json:
        print(as_json(game, language, chosen))
    elif arguments.numbers:
        print(as_text([rule for chapter in chosen for rule in chapter.rules]))
    else:
        print(as_list(chosen))
    return 0


def chapter_with(game: Game[Any], language: str, number: str) -> Chapter:
    """The chapter of a rule, with this rule alone, or a refusal."""
    for title, rules in chapters_for(game, language):
        for rule in rules:
            if rule.number == number.upper():
                return Chapter(title, (rule,))
    others = [other.name for other in GAMES.values() if number.upper() in rules_for(other, language)]
    if others:
        raise Refusal(f"{number.upper()} is a rule of {' and '.join(others)}, not of {game.name}")
    raise Refusal(f"{game.name} has no rule {number!r}; waset rules {game.name} lists them all")


def as_list(chapters: Sequence[Chapter]) -> str:
    """The numbers and titles under the titles of their chapters."""
    paint, width = paper()
    longest = max((len(rule.number) for chapter in chapters for rule in chapter.rules), default=0)
    parts = []
    for title, rules in chapters:
        lines = [f"  {rule.number:{longest}}  {rule.title}" for rule in rules]
        wrapped = [part for line in lines for part in wrap(line, width, " " * (longest + 4))]
        parts.append("\n".join([paint(title, "title"), *wrapped]))
    return "\n\n".join(parts)


def as_text(rules: Sequence[RuleText]) -> str:
    """The rules as their pages state them."""
    paint, width = paper()
    return "\n\n".join("\n".join(block) for rule in rules for block in blocks(rule, paint, width))


def paper() -> tuple[Paint, int]:
    """Colours and columns to print with; none and eighty where nobody looks."""
    if not sys.stdout.isatty():
        return Paint(coloured=False), NARROWEST
    columns = shutil.get_terminal_size((NARROWEST, 24)).columns
    return Paint(coloured=wants_colour(os.environ, is_terminal=True)), min(columns, WIDEST)


def as_json(game: Game[Any], language: str, chapters: Sequence[Chapter]) -> str:
    """The rules with their texts as data."""
    rules = [
        {
            "number": rule.number,
            "title": rule.title,
            "chapter": chapter.title,
            "paragraphs": [paragraph._asdict() for paragraph in rule.paragraphs],
        }
        for chapter in chapters
        for rule in chapter.rules
    ]
    return msgspec.json.encode({"game": game.name, "language": language, "rules": rules}).decode()
