"""Players that decide from a view and their options: five characters, from one who plays at random to the Vizier."""

from collections.abc import Callable

from waset.bots.apprentice import Apprentice
from waset.bots.budget import Budget
from waset.bots.judging import JUDGEMENTS, tuned_weights
from waset.bots.mason import Mason
from waset.bots.player import Place, Player, undisturbed
from waset.bots.random import RandomBot
from waset.bots.rehearsal import Rehearsal
from waset.bots.search import AROUND, Search, Style

ARCHITECTS_BUDGET = Budget(seconds=0.09)  # the last trial may be a long one: then it is a tenth of a second
VIZIERS_BUDGET = Budget(seconds=0.95)
VIZIERS_REHEARSALS = Budget(seconds=0.4)
VIZIERS_THOUGHTS = 6
ADVISER = "vizier"  # whose advice people can have


def apprentice(place: Place) -> Player:
    """Goes by first sight."""
    return Apprentice(place, JUDGEMENTS[place.game.name])


def mason(place: Place) -> Player:
    """Looks to the end of its own turn."""
    return Mason(place, JUDGEMENTS[place.game.name])


def architect(place: Place) -> Search:
    """Searches for a tenth of a second, as far as its game can be foreseen."""
    judgement = JUDGEMENTS[place.game.name]
    return searching(place, Style(judgement.searching, ARCHITECTS_BUDGET, judgement.horizon))


def vizier(place: Place) -> Search:
    """Searches longer, always once around the table, with weights of self-play, and in the place of others too."""
    name = place.game.name
    budget = VIZIERS_REHEARSALS if JUDGEMENTS[name].horizon == 1 else VIZIERS_BUDGET
    return searching(place, Style(tuned_weights(name), budget, AROUND, VIZIERS_THOUGHTS))


def searching(place: Place, style: Style) -> Search:
    """The search for a game: a tree over turns, or where only the own turn can be planned, rehearsals of it."""
    judgement = JUDGEMENTS[place.game.name]
    return (Rehearsal if judgement.horizon == 1 else Search)(place, judgement, style)


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


__all__ = ["ADVISER", "BOTS", "Budget", "Place", "Player", "RandomBot", "UnknownBot", "bot_named", "undisturbed"]
