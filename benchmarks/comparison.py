"""The cases of `benchmarks/peers.py`, and what ours has to reach against each."""

import argparse
import sys

from benchmarks.environments import prepare, python_of
from benchmarks.interleaved import BENCHMARKS, ROOT, Case, Outcome, Target, compare, peer_case, read_ours, run_rounds
from benchmarks.reporting import Parser, parser_of, report

DESCRIPTION = "Random play of our games and of other engines in one interleaved run: decisions per second on one core."
OPENSPIEL, PETTINGZOO = "openspiel_play.py", "pettingzoo_play.py"
OURS = "waset"
WITHOUT_EXTRA_CARDS = ("cleopatra-2006", "cleopatra-2019", "--option", "extra_cards=off")
PEERS: dict[str, tuple[str, Case]] = {
    "catanatron": ("catanatron", peer_case("catanatron", "catanatron_play.py")),
    "catanatron-copy": ("catanatron", peer_case("catanatron-copy", "catanatron_copy.py")),
    "hearts": ("open_spiel", peer_case("hearts", OPENSPIEL, "hearts")),
    "team-dominoes": ("open_spiel", peer_case("team-dominoes", OPENSPIEL, "team-dominoes")),
    "connect-four-raw": ("pettingzoo[classic]", peer_case("connect-four-raw", PETTINGZOO, "connect-four-raw")),
    "connect-four-env": ("pettingzoo[classic]", peer_case("connect-four-env", PETTINGZOO, "connect-four-env")),
    "chess": ("chess", peer_case("chess", "chess_play.py")),
    "quoridor": ("open_spiel", peer_case("quoridor", OPENSPIEL, "quoridor")),
    "crazy-eights": ("open_spiel", peer_case("crazy-eights", OPENSPIEL, "crazy-eights")),
    "gin-rummy": ("open_spiel", peer_case("gin-rummy", OPENSPIEL, "gin-rummy")),
}
ON_REQUEST = ("quoridor", "crazy-eights", "gin-rummy")
TARGETS = (
    Target("waset play", "catanatron", must=2.5, aim=5),
    Target("waset play", "team-dominoes", must=2.5, aim=5),
    Target("waset play", "chess", must=2.2, aim=4),
    Target("waset copy", "catanatron-copy", must=20, aim=30),
    Target("waset play cleopatra-2019/4", "waset play cleopatra-2006/4", must=0.7, aim=1),
)


def main() -> int:
    """The command `benchmarks/peers.py`."""
    parser = parser_of("benchmarks/peers.py", DESCRIPTION)
    parser.add_argument("--only", metavar="CASE[,CASE]", help=f"of {OURS}, {', '.join(PEERS)}")
    asked = parser.parse_args()
    chosen = _chosen(parser, asked)
    missing: dict[str, str] = {}
    cases = [*_ours(chosen), *installed(chosen, missing)]
    rounds = run_rounds(cases, asked.rounds, asked.seconds, missing)
    return report("peers", Outcome(rounds, missing, compare(rounds, TARGETS), asked.seconds), asked)


def _chosen(parser: Parser, asked: argparse.Namespace) -> list[str]:
    if asked.only is None:
        return [OURS, *(name for name in PEERS if name not in ON_REQUEST)]
    names = list(dict.fromkeys(asked.only.split(",")))
    for name in names:
        if name != OURS and name not in PEERS:
            parser.error(f"no case {name!r}; there are {OURS}, {', '.join(PEERS)}")
    return names


def _ours(chosen: list[str]) -> list[Case]:
    own = python_of(ROOT / ".venv")
    python = str(own) if own.exists() else sys.executable
    bench = (python, "-m", "waset", "bench", "--json")
    cases = [
        Case(OURS, bench, read_ours("waset")),
        Case(f"{OURS} without extra cards", (*bench, *WITHOUT_EXTRA_CARDS), read_ours("waset")),
    ]
    return cases if OURS in chosen else []


def installed(chosen: list[str], missing: dict[str, str]) -> list[Case]:
    """The chosen peers that could be installed; the others go to `missing`."""
    wanted = {name: PEERS[name] for name in chosen if name != OURS}
    requirements = list(dict.fromkeys(requirement for requirement, _ in wanted.values()))
    failures = prepare(BENCHMARKS / ".peers", BENCHMARKS / "peers" / "requirements.txt", requirements)
    missing.update({name: failures[need] for name, (need, _) in wanted.items() if need in failures})
    return [case for name, (_, case) in wanted.items() if name not in missing]
