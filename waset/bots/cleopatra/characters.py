"""First looks at the characters of 2006: what one more play in the same turn gains [C.T5]."""

from __future__ import annotations

from waset.bots.cleopatra.board import most_palms
from waset.bots.cleopatra.building import build
from waset.bots.cleopatra.sight import Sight
from waset.games.cleopatra.actions import (
    AcceptCard,
    AcceptNoMore,
    AskFor,
    BuildByScribe,
    GiveCard,
    GiveTalents,
    Keep,
    Offer,
    PlayBeggar,
    PlayCourtesan,
    PlayEnvoy,
    PlayVizier,
    SettleHand,
    ShowHand,
    TakeDiscard,
    TurnDie,
)
from waset.games.cleopatra.cards import kinds
from waset.games.cleopatra.components import DICE, Card, Side
from waset.games.cleopatra.geometry import GARDEN
from waset.games.cleopatra.rules.beggar_and_envoy import BEGGARS_TALENTS
from waset.games.cleopatra.rules.characters import VIZIERS_CARDS
from waset.games.cleopatra.rules.quarry import BUILD_MOSAIC

GIFT = 1.6  # what an opponent gives a Beggar
PATIENCE = 1.0  # what a character in the hand may still be good for
DRAWN = 0.9  # a card drawn by the Vizier
ASKED = 0.4  # how much of what is asked for is offered
TAKEN = 0.4  # how likely an offer is accepted


def relief(sight: Sight, card: Card) -> float:
    """What the play of a character saves or costs in amulets: in the hand it would cost one in the end [06.E2]."""
    return (1 - sight.board.edition.character_amulets[card]) * sight.price


def patience(sight: Sight) -> float:
    """What waiting for a better moment is worth."""
    return PATIENCE * sight.board.time


def beggar(sight: Sight, action: PlayBeggar) -> float:
    """[06.K1] A gift from everybody."""
    return GIFT * (sight.state.seats - 1) + relief(sight, Card.BEGGAR)


def courtesan(sight: Sight, action: PlayCourtesan) -> float:
    """[06.K2] The best of the discards."""
    worths = sight.worths
    best = max((worths[card.index] for card in kinds(sight.state.discards)), default=0.0)
    return best + relief(sight, Card.COURTESAN) - patience(sight)


def envoy(sight: Sight, action: PlayEnvoy) -> float:
    """[06.K3] What others may offer is theirs to choose."""
    return relief(sight, Card.ENVOY) - patience(sight) / 2 + ask_for(sight, ALL_KINDS)


def vizier(sight: Sight, action: PlayVizier) -> float:
    """[06.K7] Cards that are worth more than their amulets."""
    return VIZIERS_CARDS * max(0.1, DRAWN * sight.board.time - sight.price / 2) + relief(sight, Card.VIZIER)


def turn_die(sight: Sight, action: TurnDie) -> float:
    """[06.K5] An offering helps those who have money and amulets to lose."""
    state, seat = sight.state, sight.seat
    value = sight.price - 2 * patience(sight)
    richest = max(state.talents[one] for one in range(state.seats) if one != seat)
    wish = max(-1.0, min(1.0, (state.talents[seat] - richest) / 10)) + (0.5 if state.amulets[seat] > 2 else -0.5)
    if action.side is Side.PRIEST:
        return value + wish * (3.0 if state.priests == DICE - 1 else 0.5)
    return value - wish * (1.5 if state.priests == DICE - 1 else 0.5)


def build_by_scribe(sight: Sight, action: BuildByScribe) -> float:
    """[06.K4] A mosaic that covers more palms than the one on top, for a Scribe."""
    state = sight.state
    ground = GARDEN & ~state.built
    usual = most_palms(state.mosaic_top, ground) if state.mosaic_top is not None else 0
    more = most_palms(action.mosaic, ground) - usual
    return build(sight, BUILD_MOSAIC) + more + relief(sight, Card.SCRIBE) - patience(sight)


def settle_hand(sight: Sight, action: SettleHand) -> float:
    """Nothing more is gained."""
    return 0.0


def give_talents(sight: Sight, action: GiveTalents) -> float:
    """Two talents."""
    return -float(BEGGARS_TALENTS)


def give_card(sight: Sight, action: GiveCard) -> float:
    """A card, with its use to the hand."""
    return -sight.losses[action.card.index][0] - 0.3


def show_hand(sight: Sight, action: ShowHand) -> float:
    """It costs nothing."""
    return 0.0


def take_discard(sight: Sight, action: TakeDiscard) -> float:
    """What the card is worth."""
    return sight.worths[action.card.index]


def ask_for(sight: Sight, action: AskFor) -> float:
    """Kinds that are worth more than the amulet that comes with them."""
    worths, price = sight.worths, sight.price
    return sum(ASKED * max(0.0, worths[kind.index] - price) for kind in action.kinds) + 0.01 * len(action.kinds)


def offer(sight: Sight, action: Offer) -> float:
    """An amulet goes with each card, as long as there is one."""
    amulets = min(action.number, sight.state.amulets[sight.seat])
    losses = sight.losses[action.kind.index][: action.number]
    return TAKEN * (amulets * sight.price - sum(losses) - 0.3 * action.number)


def accept(sight: Sight, action: AcceptCard) -> float:
    """The card, and the giver's amulet if there is one."""
    amulet = sight.price if sight.state.amulets[action.giver] else 0.0
    return sight.worths[action.card.index] - amulet


def accept_no_more(sight: Sight, action: AcceptNoMore) -> float:
    """Nothing more is gained."""
    return 0.0


def keep(sight: Sight, action: Keep) -> float:
    """Each card for an amulet."""
    worths = sight.worths
    return sum(worths[card.index] - sight.price for card in action.cards)


ALL_KINDS = AskFor((Card.ARTISAN, Card.STONE, Card.MARBLE, Card.WOOD, Card.LAPIS))
