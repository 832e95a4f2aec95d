"""Arguments, tables and the history that the benchmark commands share."""

import argparse
import json
import sys
from collections.abc import Sequence
from math import isfinite
from statistics import median
from typing import NoReturn

from benchmarks.interleaved import BENCHMARKS, Bar, Outcome, Ratio

HISTORY = BENCHMARKS / "history.jsonl"


class Parser(argparse.ArgumentParser):
    """Bad input is one clear line and exit status 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (--help shows what can be asked)\n")


def parser_of(command: str, description: str) -> Parser:
    """The options both commands have."""
    parser = Parser(prog=command, description=description, allow_abbrev=False)
    parser.add_argument("--rounds", type=_rounds, default=5, help="how often every case is run (5)")
    parser.add_argument("--seconds", type=_seconds, default=2.0, help="for how long each time, after a warm-up (2)")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON and no table")
    parser.add_argument("--save", action="store_true", help="append one line to benchmarks/history.jsonl")
    parser.add_argument("--allow-missing", action="store_true", help="exit with 0 even if a case could not be run")
    return parser


def _rounds(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number of rounds from 1")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not isfinite(seconds) or not 0 < seconds <= 60:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0, up to 60")
    return seconds


def report(benchmark: str, outcome: Outcome, asked: argparse.Namespace) -> int:
    """Prints and saves what was asked for; answers the exit status."""
    record = {"benchmark": benchmark, **outcome.as_record()}
    if asked.save:
        with HISTORY.open("a", encoding="utf-8") as history:
            history.write(json.dumps({**record, "missing": list(outcome.missing)}) + "\n")  # reasons may name paths
    if asked.json:
        by_round = [{name: round(figure, 1) for name, figure in round_.items()} for round_ in outcome.rounds]
        print(json.dumps({**record, "by_round": by_round}, indent=2))
    else:
        if outcome.rounds:
            print(_figures(outcome))
            print(_ratios(outcome.ratios))
        if outcome.bars:
            print(_bars(outcome.bars))
    for name, reason in outcome.missing.items():
        print(f"missing: {name}: {reason}", file=sys.stderr)
    return 1 if outcome.missing and not asked.allow_missing else 0


def _figures(outcome: Outcome) -> str:
    rows = [
        (name, f"{median(found):,.0f}", f"{min(found):,.0f} – {max(found):,.0f}")
        for name, found in outcome.figures().items()
    ]
    return _table(("a second, one core", "median", "min – max"), rows)


def _ratios(ratios: Sequence[Ratio]) -> str:
    rows = [
        (
            f"{ratio.ours} : {ratio.target.peer}",
            f"{ratio.middle:.2f} ×",
            f"{min(ratio.by_round):.2f} – {max(ratio.by_round):.2f}",
            _times(ratio.target.must),
            _times(ratio.target.aim),
            ratio.verdict,
        )
        for ratio in ratios
    ]
    if not rows:
        return "No ratios: that takes one of ours and a peer it has a target for."
    return _table(("ours : peer", "median", "min – max", "must", "aim", ""), rows)


def _bars(bars: Sequence[Bar]) -> str:
    rows = [(bar.name, f"{bar.figure:,.1f} {bar.unit}".strip(), _limit(bar), bar.verdict) for bar in bars]
    return _table(("what", "found", "bar", ""), rows)


def _limit(bar: Bar) -> str:
    if bar.at_most is not None:
        return f"≤ {bar.at_most:g}"
    return "" if bar.at_least is None else f"≥ {bar.at_least:g}"


def _times(factor: float | None) -> str:
    return "" if factor is None else f"{factor:g} ×"


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    lines = [_line(head, widths), "  ".join("-" * width for width in widths)]
    return "\n".join([*lines, *(_line(row, widths) for row in rows)]) + "\n"


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
    return "  ".join(cells).rstrip()
