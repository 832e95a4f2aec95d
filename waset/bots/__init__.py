"""Players that decide from a view and their options: five characters, from one who plays at random to the Vizier."""

from collections.abc import Callable, Sequence

from waset.bots.apprentice import Apprentice
from waset.bots.budget import Budget
from waset.bots.judging import JUDGEMENTS, tuned_weights
from waset.bots.mason import Mason
from waset.bots.player import Place, Player
from waset.bots.random import RandomBot
from waset.bots.rehearsal import Rehearsal
from waset.bots.search import Search, Style

ARCHITECTS_BUDGET = Budget(seconds=0.1)
VIZIERS_BUDGET = Budget(seconds=0.9)
VIZIERS_THOUGHTS = 6


def apprentice(place: Place) -> Player:
    """Goes by first sight."""
    return Apprentice(place, JUDGEMENTS[place.game.name])


def mason(place: Place) -> Player:
    """Looks to the end of its own turn."""
    return Mason(place, JUDGEMENTS[place.game.name])


def architect(place: Place) -> Search:
    """Searches for a tenth of a second."""
    return searching(place, JUDGEMENTS[place.game.name].weights, ARCHITECTS_BUDGET)


def vizier(place: Place) -> Search:
    """Searches for nearly a second, with weights found by self-play, and puts itself in the place of others."""
    return searching(place, tuned_weights(place.game.name), VIZIERS_BUDGET, VIZIERS_THOUGHTS)


def searching(place: Place, weights: Sequence[float], budget: Budget, thoughts: int = 0) -> Search:
    """The search for a game: a tree over turns, or where only the own turn can be foreseen, rehearsals of it."""
    judgement = JUDGEMENTS[place.game.name]
    kind = Rehearsal if judgement.horizon == 1 else Search
    return kind(place, judgement, Style(weights, budget, judgement.horizon, thoughts))


BOTS: dict[str, Callable[[Place], Player]] = {  # from easy to strong
    "random": RandomBot,
    "apprentice": apprentice,
    "mason": mason,
    "architect": architect,
    "vizier": vizier,
}


class UnknownBot(Exception):
    """There is no bot with that id."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}")


def bot_named(name: str, place: Place) -> Player:
    """A bot by its id, at its place."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](place)


__all__ = ["BOTS", "Budget", "Place", "Player", "RandomBot", "UnknownBot", "bot_named"]
