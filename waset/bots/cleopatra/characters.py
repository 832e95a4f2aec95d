"""First looks at the characters of 2006: what one more play in the same turn gains [C.T5]."""

from __future__ import annotations

from waset.bots.cleopatra.board import most_palms
from waset.bots.cleopatra.building import build
from waset.bots.cleopatra.offering import altar_worth
from waset.bots.cleopatra.sight import Sight
from waset.engine.game import Seat
from waset.games.cleopatra.actions import (
    AcceptCard,
    AcceptNoMore,
    AskFor,
    AskOpponents,
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
from waset.games.cleopatra.agenda import BeforeOffering, ChooseAsked
from waset.games.cleopatra.cards import kinds
from waset.games.cleopatra.components import DICE, RESOURCES, Card, Side
from waset.games.cleopatra.geometry import GARDEN
from waset.games.cleopatra.rules.beggar_and_envoy import BEGGARS_TALENTS
from waset.games.cleopatra.rules.characters import VIZIERS_CARDS
from waset.games.cleopatra.rules.quarry import BUILD_MOSAIC

GIFT = 1.6  # what an opponent gives a Beggar
PATIENCE = 1.0  # what a character in the hand may still be good for
DRAWN = 0.9  # a card drawn by the Vizier
ASKED = 0.4  # how much of what is asked for is offered
ASKING = 0.01  # what it is worth to ask at all
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
    gains = sorted((asked_gain(sight, kind) for kind in RESOURCES), reverse=True)
    return relief(sight, Card.ENVOY) - patience(sight) / 2 + sum(gains[: sight.state.rules.most_kinds_asked])


def vizier(sight: Sight, action: PlayVizier) -> float:
    """[06.K7] Cards that are worth more than their amulets."""
    return VIZIERS_CARDS * max(0.1, DRAWN * sight.board.time - sight.price / 2) + relief(sight, Card.VIZIER)


def turn_die(sight: Sight, action: TurnDie) -> float:
    """[06.K5] It brings an offering nearer, or puts it off: what that is worth, and what the Scribe is."""
    state = sight.state
    scribe = sight.price - 2 * patience(sight)
    if isinstance(state.agenda[-1], BeforeOffering) and state.priests == DICE:
        scribe = min(0.0, scribe)  # after the offering there is another moment to get rid of the card
    then = state.priests + (1 if action.side is Side.PRIEST else -1)
    return scribe + altar_worth(sight, then) - altar_worth(sight, state.priests)


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
    """Kinds that are worth more than the amulets that come with them."""
    return sum(asked_gain(sight, kind) for kind in action.kinds)


def asked_gain(sight: Sight, kind: Card) -> float:
    """What it brings to ask for one kind, with the mean of the opponents; to ask costs nothing."""
    opponents = [seat for seat in range(sight.state.seats) if seat != sight.seat]
    return ASKING + sum(offered_gain(sight, kind, seat) for seat in opponents) / len(opponents)


def offered_gain(sight: Sight, kind: Card, giver: Seat) -> float:
    """What the offer of a card may bring: its use, less an amulet if its giver has one to pass along."""
    amulet = sight.price if sight.state.amulets[giver] else 0.0
    return ASKED * max(0.0, sight.worths[kind.index] - amulet)


def ask_opponents(sight: Sight, action: AskOpponents) -> float:
    """[06.K3] Each of them may have what is of use; to ask costs nothing."""
    task = sight.state.agenda[-1]
    assert isinstance(task, ChooseAsked)
    return sum(ASKING + sum(offered_gain(sight, kind, seat) for kind in task.kinds) for seat in action.seats)


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
