"""First looks at the worshippers of 2019: what a turn is worth with one of them, less the penalty of its slot."""

from __future__ import annotations

from waset.bots.cleopatra.plans import Grants
from waset.bots.cleopatra.sight import Sight
from waset.games.cleopatra.actions import CallWorshipper, ForgoVisit
from waset.games.cleopatra.agenda import ChooseFirstVisit, Draw
from waset.games.cleopatra.edition import Power
from waset.games.cleopatra.rules.sobek import penalty_of

DRAWN = 0.95  # a card drawn by the Beggar
AT_A_TIME = 0.5  # what a visit gains because the other one is in the same turn


def call(sight: Sight, action: CallWorshipper) -> float:
    """The better visit that it allows, or both."""
    power = sight.board.edition.worshippers[action.worshipper.index]
    penalty = penalty_of(sight.state, action.worshipper)
    build = sight.gain(
        sight.plan_with(
            Grants(power.artisans, power.resources, power.piece_bonus, 0, sight.state.rules.discount_each_piece)
        )
    )
    market = sight.best_stall()
    if isinstance(power.tasks[0], ChooseFirstVisit):
        value = market + max(0.0, build + AT_A_TIME)
    else:
        value = max(market, build) + drawn_worth(sight, power)
    return value - penalty.talents - penalty.amulets * sight.price


def drawn_worth(sight: Sight, power: Power) -> float:
    """What cards from the pile are worth."""
    first = power.tasks[0]
    if not isinstance(first, Draw):
        return 0.0
    gained = [DRAWN * sight.board.time] * first.upto
    return sum(gained) - sight.overflow(gained)


def forgo(sight: Sight, action: ForgoVisit) -> float:
    """Nothing more is gained."""
    return 0.0
