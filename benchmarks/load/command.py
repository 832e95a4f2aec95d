"""The command `benchmarks/server.py`: what is asked for, run in turn, and told."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import uvloop

from benchmarks.environments import say
from benchmarks.interleaved import Bar, Outcome, Round, Target, compare
from benchmarks.load import cases, servers
from benchmarks.load.driving import Rate
from benchmarks.load.waset_tables import Lost
from benchmarks.load.wire import Broken
from benchmarks.reporting import Parser, parser_of, report

DESCRIPTION = "Our server over loopback: live tables, durable moves and messages beside peers, and a long past."
PARTS = ("live", "moves", "messages", "past")
BUSY = "by busy seconds: "
TARGETS = (
    Target("waset moves", "boardgame.io moves", must=3, aim=6),
    Target("waset messages", "ws messages", must=3, aim=6),
    Target(f"{BUSY}waset moves", f"{BUSY}boardgame.io moves"),
    Target(f"{BUSY}waset messages", f"{BUSY}ws messages"),
)
Measure = Callable[[Path, cases.Size, float], Awaitable[Rate]]
RATES: dict[str, tuple[str, Measure]] = {
    "waset moves": ("moves", cases.waset_moves),
    "boardgame.io moves": ("moves", cases.market_moves),
    "waset messages": ("messages", cases.waset_messages),
    "ws messages": ("messages", cases.socket_messages),
}
BARS: dict[str, Callable[[Path, cases.Size], Awaitable[list[Bar]]]] = {"live": cases.live, "past": cases.past}
OURS = "waset"


def main() -> int:
    """Measure what was asked for."""
    parser = parser_of("benchmarks/server.py", DESCRIPTION)
    parser.add_argument("--only", metavar="PART[,PART]", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--quick", action="store_true", help="little of everything, to see that it works")
    parser.add_argument("--pace", type=float, help="moves a second on the live tables")
    asked = parser.parse_args()
    parts = chosen(parser, asked)
    missing: dict[str, str] = {}
    if {"moves", "messages"} & parts and (failure := servers.install_node()):
        missing.update({name: failure for name, (part, _) in RATES.items() if part in parts and OURS not in name})
    size = sized(asked)
    folder = Path(tempfile.mkdtemp(prefix="waset-server-"))
    try:
        with servers.loading(), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            rounds = [runner.run(one_round(folder, parts, size, asked, missing)) for _ in range(asked.rounds)]
            bars = runner.run(all_bars(folder, parts, size, missing))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    outcome = Outcome(rounds, missing, compare(rounds, TARGETS), asked.seconds, bars)
    return report("server", outcome, asked)


def chosen(parser: Parser, asked: argparse.Namespace) -> set[str]:
    """The parts that were asked for."""
    parts = set(asked.only.split(",")) if asked.only else set(PARTS)
    if unknown := sorted(parts.difference(PARTS)):
        parser.error(f"no part {unknown[0]!r}; there are {', '.join(PARTS)}")
    return parts


def sized(asked: argparse.Namespace) -> cases.Size:
    """How much of everything."""
    size = cases.QUICK if asked.quick else cases.FULL
    return size if asked.pace is None else cases.at_pace(size, asked.pace)


async def one_round(
    folder: Path, parts: set[str], size: cases.Size, asked: argparse.Namespace, missing: dict[str, str]
) -> Round:
    """Everything that is compared, once."""
    found: Round = {}
    for name, (part, measure) in RATES.items():
        if part in parts and name not in missing:
            say(name)
            try:
                rate = await measure(folder, size, asked.seconds)
                found[name], found[BUSY + name] = rate.per_second, rate.per_busy_second
            except (Broken, Lost, OSError) as problem:
                missing[name] = str(problem)
    return found


async def all_bars(folder: Path, parts: set[str], size: cases.Size, missing: dict[str, str]) -> list[Bar]:
    """Everything that has a bar of its own."""
    found: list[Bar] = []
    for part, measure in BARS.items():
        if part in parts:
            say(part)
            try:
                found += await measure(folder, size)
            except (Broken, Lost, OSError) as problem:
                missing[part] = str(problem)
    return found
