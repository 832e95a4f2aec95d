"""`waset rules`: the numbered rules of a game, all or some of them, or its player aid."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from waset.commands.choosable import Paper, settings_json, settings_text
from waset.commands.player_aid import add_options, aid_json, aid_of, aid_text, need_aid
from waset.commands.refusal import Refusal, named
from waset.engine.game import Game
from waset.games import GAMES
from waset.terminal.catalogue import LANGUAGES, preferred
from waset.terminal.console import NARROWEST, WIDEST
from waset.terminal.pages import Chapter, RuleText, blocks, chapters_for, rules_for
from waset.terminal.paint import Paint, wants_colour, wrap
from waset.terminal.unnumbered import unnumbered_chapters


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "rules",
        help="read the numbered rules of a game",
        description="List the pages and rules of a game chapter by chapter, or print those that are named.",
    )
    command.add_argument("game", metavar="GAME", help="the game, for example cleopatra-2006")
    command.add_argument(
        "names", metavar="NUMBER", nargs="*", default=[], help="a rule to print, like C.M2, or a page, like object"
    )
    command.add_argument("--lang", choices=LANGUAGES, help="the language (that of the system, else en)")
    command.add_argument("--settings", action="store_true", help="list what a table may choose instead")
    add_options(command)
    command.add_argument("--json", action="store_true", help="print the rules with their texts as one JSON object")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the list, or the rules and pages that were named."""
    game = named(arguments.game)
    language = arguments.lang or preferred(os.environ)
    if arguments.aid:
        aid = aid_of(arguments, game)
        print(aid_json(aid) if arguments.json else aid_text(aid, language, Paper(*paper())))
        return 0
    need_aid(arguments)
    if arguments.settings:
        print(settings_of(arguments, game, language))
        return 0
    pages, chapters = unnumbered_chapters(game, language), chapters_for(game, language)
    chosen = [*pages.values(), *chapters]
    if arguments.names:
        chosen = [pages.get(name.lower()) or chapter_with(game, language, name) for name in arguments.names]
    if arguments.json:
        print(as_json(game, language, chosen))
    elif arguments.names:
        print(as_text([rule for chapter in chosen for rule in chapter.rules]))
    else:
        print("\n\n".join(filter(None, [list_of_pages(pages), as_list(chapters)])))
    return 0


def settings_of(arguments: argparse.Namespace, game: Game[Any], language: str) -> str:
    """What a table may choose, as text or as data."""
    if arguments.names:
        raise Refusal("--settings lists all settings of a game and takes no NUMBER")
    return settings_json(game, language) if arguments.json else settings_text(game, language, Paper(*paper()))


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


def list_of_pages(pages: Mapping[str, Chapter]) -> str:
    """The pages without a number: their titles behind the names by which one asks for them."""
    longest = max(map(len, pages), default=0)
    return "\n".join(f"  {name:{longest}}  {page.title}" for name, page in pages.items())


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
    """The rules with their texts as data; what stands on an unnumbered page has an empty number."""
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
