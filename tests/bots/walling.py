"""A player of the Pharaoh's Gold that walls in the start whenever it can, and what comes of it.

`python -m tests.bots.walling BOT GAMES [SECONDS]` counts how games end under both versions of the rules: among players
of one kind, and with one of them replaced by the walling player, whose share of the wins it prints.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random
from typing import NamedTuple

from waset.arena.table import play_out
from waset.bots import BOTS, Budget, Place, Player
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Action
from waset.engine.match import Match
from waset.games.pharaoh.actions import EndTurn, Flip, Lay, TurnTile
from waset.games.pharaoh.agenda import LayTile
from waset.games.pharaoh.game import PHARAOH, PHARAOH_1, Pharaoh
from waset.games.pharaoh.geometry import CELL, DOORS, NEIGHBOURS
from waset.games.pharaoh.result import EndReason, Result
from waset.games.pharaoh.rules.breaking import is_walled_in
from waset.games.pharaoh.rules.scoring import score_of
from waset.games.pharaoh.state import State


class Walling:
    """Turns the tiles beside the start over with their walls to it, and sits behind the walls while it is ahead.

    What this plan does not decide is left to another player.
    """

    def __init__(self, place: Place, other: Player) -> None:
        self.place = place
        self.other = other

    def choose(self, view: State, options: Sequence[Action]) -> Action:
        """A wall to the start if there is one to be had, then the end of the turn, else what the other one chooses."""
        lead = lead_of(view, self.place.seat)
        if lead >= 0:
            walls = [option for option in options if shuts(view, option)]
            if lead == 0:
                walls = [option for option in walls if not isinstance(option, TurnTile)]
            if walls:
                return walls[0]
        if lead > 0 and is_walled_in(view) and EndTurn() in options:
            return EndTurn()
        return self.other.choose(view, options)


def lead_of(view: State, seat: int) -> int:
    """By how many points a seat is ahead of the best of the others; below zero when it is behind."""
    points = [score_of(view, other).points for other in range(view.seats)]
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def shuts(view: State, option: Action) -> bool:
    """Whether an option turns a neighbour of the start over, or leaves it with a wall to the start."""
    back = {other: back for door, other, back in NEIGHBOURS[view.start] if view.doors[view.start] & door}
    match option, view.agenda[-1]:
        case Flip(square=square), _:
            return CELL[square] in back
        case Lay(doors=doors), LayTile(square=square):
            return CELL[square] in back and not DOORS[doors] & back[CELL[square]]
        case TurnTile(square=square, doors=doors), _:
            door = back.get(CELL[square], 0)
            return bool(view.doors[CELL[square]] & door) and not DOORS[doors] & door
    return False


class Trial(NamedTuple):
    """Games of one kind: whom the tables are full of, how long each thinks, and whether one of them walls in."""

    game: Pharaoh
    seats: int
    bot: str
    seconds: float
    has_walling: bool


class Count(NamedTuple):
    """What came of some games."""

    ends: Counter[EndReason]
    share: float  # of the wins, for the seat that walls in or could; a shared win counts in parts


def counted(trial: Trial, games: int) -> Count:
    """Play games on deals of their own; the seat that walls in moves on from game to game."""
    ends: Counter[EndReason] = Counter()
    share = 0.0
    for number in range(games):
        chosen = number % trial.seats
        result = played(trial, number, chosen)
        ends[result.reason] += 1
        share += (chosen in result.winners) / len(result.winners)
    return Count(ends, share / games)


def played(trial: Trial, number: int, chosen: int) -> Result:
    """One game."""
    budget = Budget(seconds=trial.seconds)
    places = [Place(trial.game, seat, Random(f"walling/{number}/{seat}"), budget) for seat in range(trial.seats)]
    players: list[Player] = [BOTS[trial.bot](place) for place in places]
    if trial.has_walling:
        players[chosen] = Walling(places[chosen], players[chosen])
    match = Match(trial.game, trial.seats, {})
    play_out(match, SealedDealer(seed_of("walling", number)), players)
    result = trial.game.result(match.state)
    assert result is not None
    return result


def main(bot: str, games: int, seconds: float) -> None:
    """Print the counts of every number of seats under both versions of the rules."""
    for seats, game, has_walling in product(PHARAOH.seats, (PHARAOH_1, PHARAOH), (False, True)):
        count = counted(Trial(game, seats, bot, seconds, has_walling=has_walling), games)
        ends = ", ".join(f"{reason.value} {number}" for reason, number in count.ends.most_common())
        name = f"version {game.rules_version}, {seats} seats, {bot}{' and one that walls in' if has_walling else ''}"
        print(f"{name}: {ends}; share {count.share:.1%} of {1 / seats:.1%}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]) if len(sys.argv) > 3 else 0.01)
