"""`waset admin`: what an administrator may see and do, whether a server runs or not."""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from waset.commands.database import add_database, database_of
from waset.commands.refusal import Refusal
from waset.terminal.catalogue import catalogue
from waset.terminal.paint import harmless

if TYPE_CHECKING:
    from waset.server.administration import AnyOrder

KINDS = ("seat", "spectator", "host", "bot", "recover")


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and what can be asked."""
    command = commands.add_parser(
        "admin",
        help="list, inspect and close tables, revoke links",
        description="List, inspect and close tables, revoke links. A running server does it itself; no secret is told.",
    )
    asked = command.add_subparsers(dest="asked", metavar="WHAT", required=True)
    listing = asked.add_parser("list", help="the tables", description="The tables, the one that changed last first.")
    listing.add_argument("--limit", type=int, default=100, metavar="N", help="how many at most (100)")
    for name, says in (
        ("inspect", "one table with its seats and links"),
        ("close", "end a table, as its host could"),
        ("revoke", "let the links of a table end"),
    ):
        one = asked.add_parser(name, help=says, description=f"{says[0].upper()}{says[1:]}.")
        one.add_argument("table", metavar="TABLE", help="the id of the table")
        if name == "revoke":
            one.add_argument("--kind", choices=KINDS, help="only links of this kind")
    for each in asked.choices.values():
        each.add_argument("--json", action="store_true", help="print JSON")
        add_database(each)
        each.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Have it done, and print what it comes to."""
    from waset.server.admin_channel import Unreachable, ordered  # late: the other commands need none of its packages

    try:
        reply = ordered(database_of(arguments), order_of(arguments))
    except Unreachable as problem:
        raise Refusal(str(problem)) from None
    if reply.reason:
        raise Refusal(catalogue("en").say(reply.reason, **reply.details))
    if arguments.json:
        print(json.dumps(reply.told, ensure_ascii=False))
    else:
        print(*map(harmless, lines_of(reply.told)), sep="\n")
    return 0


def order_of(arguments: argparse.Namespace) -> AnyOrder:
    """The order that the words ask for."""
    from waset.server.administration import CloseTable, InspectTable, ListTables, RevokeLinks

    match arguments.asked:
        case "list":
            if arguments.limit < 1:
                raise Refusal("--limit is a whole number of at least 1")
            return ListTables(arguments.limit)
        case "inspect":
            return InspectTable(arguments.table)
        case "close":
            return CloseTable(arguments.table)
        case _:
            return RevokeLinks(arguments.table, arguments.kind)


def lines_of(told: Any) -> list[str]:
    """What was told, for people."""
    if isinstance(told, list):
        return [table_line(table) for table in told] or ["There are no tables."]
    if "status" not in told:
        return [f"{told['id']}: " + ", ".join(f"{name} {value}" for name, value in told.items() if name != "id")]
    seats = [f"  seat {number}: {seat['kind']} {seat['name']}" for number, seat in enumerate(told.get("seats", []))]
    return [table_line(told), *seats, *map(link_line, told["links"])]


def table_line(table: dict[str, Any]) -> str:
    """A table in one line."""
    changed = datetime.fromtimestamp(table["updated"], UTC).strftime("%Y-%m-%d %H:%M")
    names = ", ".join(seat["name"] or "free" for seat in table.get("seats", []))
    return f"{table['id']}  {changed}  {table['game']}  {table['status']}  {names}"


def link_line(link: dict[str, Any]) -> str:
    """A link in one line."""
    seat = "" if link["seat"] is None else f" for seat {link['seat']}"
    return f"  link: {link['kind']}{seat}{'' if link['works'] else ', ended'}"
