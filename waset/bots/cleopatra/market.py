"""First looks at the market, the hand limit, and what can be done with cards."""

from __future__ import annotations

from collections.abc import Sequence

from waset.bots.cleopatra.sight import Sight
from waset.games.cleopatra.actions import DiscardCard, DiscardToLimit, KeepAll, LayOutCards, PlaySmuggler, VisitMarket
from waset.games.cleopatra.cards import size
from waset.games.cleopatra.components import CARDS, HAND_LIMIT, Card
from waset.games.cleopatra.rules.payment import KINDS

NEXT_SEAT = 0.8  # how much of what the next seat can take speaks against a market
OWN_TURN = 0.5  # how much of what may still lie there on the own next turn speaks for it
GENERAL_WORTHS: list[float] = [0.8] * len(CARDS)  # what cards are worth to anybody
for _kind in range(KINDS):
    GENERAL_WORTHS[_kind], GENERAL_WORTHS[_kind + KINDS] = 1.2, 1.3
GENERAL_WORTHS[Card.ARTISAN.index] = 1.4


def visit(sight: Sight, action: VisitMarket) -> float:
    """What a stall is worth."""
    return sight.stall_worth(action.stall)


def lay_outs(sight: Sight, options: Sequence[LayOutCards]) -> list[float]:
    """[C.M2] The next seat will take what suits it best; what is left is for later."""
    stalls, worths = sight.state.stalls, sight.worths
    theirs = [sum(GENERAL_WORTHS[card.index] for card in stall.cards) for stall in stalls]
    own = [sum(worths[card.index] for card in stall.cards) for stall in stalls]
    later = OWN_TURN / (sight.state.seats - 1)
    values: list[float] = []
    for option in options:
        for_them, for_me = theirs[:], own[:]
        for stall, card in enumerate(option.cards):
            if card is not None:
                for_them[stall] += GENERAL_WORTHS[card.index]
                for_me[stall] += worths[card.index]
        best = for_them.index(max(for_them))
        left = max(for_me[stall] for stall in range(len(for_me)) if stall != best)
        values.append(later * left - NEXT_SEAT * for_them[best])
    return values


def excess(sight: Sight) -> int:
    """How many cards are above the limit."""
    return size(sight.state.hands[sight.seat]) - HAND_LIMIT


def discard_to_limit(sight: Sight, action: DiscardToLimit) -> float:
    """The least useful cards go, for what the edition demands."""
    losses = sorted(loss for losses in sight.losses for loss in losses)
    return -sum(losses[: excess(sight)]) - sight.board.edition.discard_penalty * sight.price


def keep_all(sight: Sight, action: KeepAll) -> float:
    """An amulet for each card above the limit."""
    return -excess(sight) * sight.price


def smuggle(sight: Sight, action: PlaySmuggler) -> float:
    """[06.H3] One amulet, and the card itself no longer taints the hand."""
    return (1 - sight.board.edition.character_amulets[Card.SMUGGLER]) * sight.price - 0.3


def discards(sight: Sight, options: Sequence[DiscardCard]) -> list[float]:
    """The less useful, the better; tainted cards go unseen and cost nothing [C.H4]."""
    losses = sight.losses
    return [-losses[option.card.index][0] for option in options]
