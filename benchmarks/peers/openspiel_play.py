"""OpenSpiel: random play of one of its games, driven from Python. Chance nodes take time but are no decisions."""

import random
import sys

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]

from benchmarks.timing import measure

GAMES = {
    "hearts": "hearts",
    "quoridor": "quoridor",
    "crazy-eights": "crazy_eights",
    "gin-rummy": "gin_rummy",
    "team-dominoes": "python_team_dominoes",
}


def play_game(game: pyspiel.Game, rng: random.Random) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():  # in these games all outcomes of a node are equally likely
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
        else:
            options = state.legal_actions()
            state.apply_action(options[int(rng.random() * len(options))])
            decisions += 1
    return decisions


def main() -> None:
    case = sys.argv.pop(1) if len(sys.argv) > 1 else ""
    if case not in GAMES:
        sys.exit(f"openspiel_play.py: the first word must be one of {', '.join(GAMES)}")
    if GAMES[case].startswith("python_"):
        from open_spiel.python.games import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
            team_dominoes,  # noqa: F401  (importing it registers the game)
        )
    game = pyspiel.load_game(GAMES[case])
    measure(case, lambda rng: play_game(game, rng))


if __name__ == "__main__":
    main()
