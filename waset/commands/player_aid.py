"""The player aid on the command line: `waset rules GAME --aid`."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from waset.commands.choosable import Paper
from waset.commands.refusal import Refusal, chosen_options, whole_number
from waset.engine.aid import Aid
from waset.engine.game import Game
from waset.terminal.aid import Page
from waset.terminal.catalogue import catalogue

SEATS = 3  # of an aid where nobody says how many


def add_options(command: argparse.ArgumentParser) -> None:
    """Add what is said about the table of an aid."""
    command.add_argument("--aid", action="store_true", help="print the player aid instead: one page for one table")
    command.add_argument("--seats", type=whole_number, metavar="N", help=f"with --aid: how many players ({SEATS})")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="with --aid: an option of the table; may be given several times",
    )


def need_aid(arguments: argparse.Namespace) -> None:
    """Refuse what is said about a table where no aid is wanted."""
    if arguments.seats is not None or arguments.option:
        raise Refusal("--seats and --option belong to --aid")


def aid_of(arguments: argparse.Namespace, game: Game[Any]) -> Aid:
    """The aid of the table that was described, or a refusal."""
    if arguments.names or arguments.settings:
        raise Refusal("--aid prints the player aid alone and takes neither NUMBER nor --settings")
    seats = SEATS if arguments.seats is None else arguments.seats
    return game.aid(seats, chosen_options(game, seats, arguments.option))


def aid_text(aid: Aid, language: str, paper: Paper) -> str:
    """An aid as text."""
    return "\n".join(Page(catalogue(language).of(aid.game), paper.paint, paper.width).lines(aid))


def aid_json(aid: Aid) -> str:
    """An aid as data: its words by their keys."""
    return msgspec.json.encode(aid).decode()
