"""Interleaved measurement: every case in turn, round after round, each alone in a process on one core."""

import json
import os
import platform
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.environments import last_line, python_of, say

ROOT = Path(__file__).resolve().parents[1]
BENCHMARKS = ROOT / "benchmarks"
PATIENCE = 600  # seconds for one run of one case

Round = dict[str, float]


@dataclass(frozen=True)
class Case:
    """One command, and how to read what it prints into figures per second."""

    name: str
    command: tuple[str, ...]
    read: Callable[[Mapping[str, Any]], Round]
    folder: Path = ROOT


@dataclass(frozen=True)
class Target:
    """How many times a peer's figure ours must and should be, if told; `ours` is a figure or a kind of figures."""

    ours: str
    peer: str
    must: float | None = None
    aim: float | None = None


@dataclass(frozen=True)
class Ratio:
    """One of our figures over a peer's of the same round."""

    ours: str
    target: Target
    by_round: tuple[float, ...]

    @property
    def middle(self) -> float:
        return median(self.by_round)

    @property
    def verdict(self) -> str:
        if self.target.must is None or self.target.aim is None:
            return ""
        if self.middle >= self.target.aim:
            return "aim met"
        return "must met" if self.middle >= self.target.must else "NOT MET"

    def as_record(self) -> dict[str, Any]:
        target = self.target
        return {
            "ours": self.ours,
            "peer": target.peer,
            "ratio": round(self.middle, 3),
            "by_round": [round(ratio, 3) for ratio in self.by_round],
            "must": target.must,
            "aim": target.aim,
            "verdict": self.verdict,
        }


@dataclass(frozen=True)
class Bar:
    """A figure that has to stay at or below a limit, or at or above one, if told."""

    name: str
    figure: float
    unit: str
    at_most: float | None = None
    at_least: float | None = None

    @property
    def verdict(self) -> str:
        if self.at_most is None and self.at_least is None:
            return ""
        is_low = self.at_most is None or self.figure <= self.at_most
        return "met" if is_low and (self.at_least is None or self.figure >= self.at_least) else "NOT MET"

    def as_record(self) -> dict[str, Any]:
        limits = {"at_most": self.at_most, "at_least": self.at_least}
        return {
            "name": self.name,
            "figure": round(self.figure, 3),
            "unit": self.unit,
            **{name: limit for name, limit in limits.items() if limit is not None},
            "verdict": self.verdict,
        }


@dataclass(frozen=True)
class Outcome:
    """All that one interleaved run found."""

    rounds: list[Round]
    missing: dict[str, str]
    ratios: list[Ratio]
    seconds: float
    bars: Sequence[Bar] = ()

    def figures(self) -> dict[str, list[float]]:
        names = dict.fromkeys(name for round_ in self.rounds for name in round_)
        return {name: [round_[name] for round_ in self.rounds if name in round_] for name in names}

    def as_record(self) -> dict[str, Any]:
        return {
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
            "python": platform.python_version(),
            "cpu": cpu_model(),
            "rounds": len(self.rounds),
            "seconds": self.seconds,
            "figures": {
                name: {"median": round(median(found)), "min": round(min(found)), "max": round(max(found))}
                for name, found in self.figures().items()
            },
            "ratios": [ratio.as_record() for ratio in self.ratios],
            **({"bars": [bar.as_record() for bar in self.bars]} if self.bars else {}),
            "missing": self.missing,
        }


def read_peer(printed: Mapping[str, Any]) -> Round:
    """A case script's one figure."""
    count = printed["decisions"] if "decisions" in printed else printed["copies"]
    return {str(printed["case"]): count / printed["seconds"]}


def read_ours(kind: str) -> Callable[[Mapping[str, Any]], Round]:
    """Reads `waset bench --json`: play and copy of each game, number of seats and options, under this kind's name."""

    def read(printed: Mapping[str, Any]) -> Round:
        found: Round = {}
        for case in printed["cases"]:
            options = "".join(f"/{name}={written(value)}" for name, value in case["options"].items())
            game = f"{case['game']}/{case['seats']}{options}"
            found[f"{kind} play {game}"] = float(case["decisions_per_second"])
            found[f"{kind} copy {game}"] = float(case["copies_per_second"])
        return found

    return read


def written(value: object) -> str:
    """The value of an option as one types it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def peer_case(name: str, script: str, *words: str) -> Case:
    """A case script of benchmarks/peers, run in the peers' environment."""
    command = (str(python_of(BENCHMARKS / ".peers")), str(BENCHMARKS / "peers" / script), *words)
    return Case(name, command, read_peer)


def run_rounds(cases: Iterable[Case], rounds: int, seconds: float, missing: dict[str, str]) -> list[Round]:
    """Plays all rounds; a case that fails is named in `missing` and left out from then on."""
    waiting = list(cases)
    found: list[Round] = []
    for number in range(1, rounds + 1):
        figures: Round = {}
        for case in list(waiting):
            say(f"round {number} of {rounds}: {case.name}")
            try:
                figures.update(_run_case(case, seconds))
            except CaseFailed as failure:
                say(f"  missing: {case.name}: {failure}")
                missing[case.name] = str(failure)
                waiting.remove(case)
        found.append(figures)
    return found


def compare(rounds: list[Round], targets: Iterable[Target]) -> list[Ratio]:
    """Each of our figures against each peer it has a target for, round by round."""
    ratios = []
    for target in targets:
        names = dict.fromkeys(name for round_ in rounds for name in round_ if f"{name} ".startswith(f"{target.ours} "))
        for name in names:
            by_round = tuple(
                round_[name] / peer for round_ in rounds if name in round_ and (peer := _figure(round_, name, target))
            )
            if by_round:
                ratios.append(Ratio(name, target, by_round))
    return ratios


def _figure(round_: Round, name: str, target: Target) -> float | None:
    """The peer's figure; where the peer is a kind of ours (plain against compiled), that of the same game."""
    return round_.get(target.peer) or round_.get(f"{target.peer} {name.rsplit(' ', 1)[1]}")


class CaseFailed(Exception):
    """A case printed no figures; says why in one line."""


def _run_case(case: Case, seconds: float) -> Round:
    command = [*case.command, "--seconds", str(seconds)]
    one_thread = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment = {**os.environ, **one_thread, "PYTHONPATH": str(case.folder), "PYTHONHASHSEED": "0"}
    try:
        with _Pinned():
            done = subprocess.run(
                command, cwd=case.folder, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
            )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CaseFailed(str(error).replace(f"{ROOT}/", "")) from error
    if done.returncode != 0:
        raise CaseFailed(last_line(done.stderr).replace(f"{ROOT}/", ""))
    try:
        return case.read(json.loads(done.stdout))
    except (ValueError, KeyError, TypeError) as error:
        raise CaseFailed(f"cannot read what it printed ({type(error).__name__}: {error})") from error


class _Pinned:
    """Keeps this process, and so the child it starts, on one core where the system allows it."""

    def __enter__(self) -> None:
        self.before = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
        if self.before:
            os.sched_setaffinity(0, {max(self.before)})

    def __exit__(self, *_: object) -> None:
        if self.before:
            os.sched_setaffinity(0, self.before)


def cpu_model() -> str:
    """The processor's own name."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
