"""What a seat may choose, one class per verb."""

from typing import Optional, TypeAlias

from waset.engine.game import Action
from waset.games.cleopatra.components import Card, Mosaic, Piece, Side, Worshipper


class VisitMarket(Action, frozen=True):
    """[C.M1] Take all cards of a stall."""

    stall: int


class LayOutCards(Action, frozen=True):
    """[C.M2] Lay the drawn cards on the stalls, one card (or none) for each stall; `?` is a face-down card."""

    cards: "tuple[Card | None, ...]"


class SettleHand(Action, frozen=True):
    """[C.T5] Play no more characters: settle the hand limit and end the turn."""


class DiscardToLimit(Action, frozen=True):
    """[06.H2] [19.H2] Discard down to the limit."""


class KeepAll(Action, frozen=True):
    """[06.H2] [19.H2] Keep all cards above the limit."""


class PlaySmuggler(Action, frozen=True):
    """[06.H3] Keep all cards with the Smuggler."""


class DiscardCard(Action, frozen=True):
    """[06.H2] [19.H2] Discard one card, unseen."""

    card: Card


class BuildPiece(Action, frozen=True):
    """[C.T4] Build a piece of this category."""

    piece: Piece


class BuildByScribe(Action, frozen=True):
    """[06.K4] Build a mosaic of your choice with a Scribe."""

    mosaic: Mosaic


class ChooseSpot(Action, frozen=True):
    """Put the piece on this spot."""

    spot: int


class LayMosaic(Action, frozen=True):
    """[C.G9] Lay the mosaic on these squares, named from a1 to i9."""

    squares: "tuple[str, ...]"


class Pay(Action, frozen=True):
    """[C.P1] Pay with these cards, in the order of the kinds, and Nile Merchants.

    Discounts may waive units; `kept` are the units left over, where the payer has a choice [19.P10].
    """

    cards: "tuple[Card, ...]"
    merchants: int = 0
    waived_artisans: int = 0
    waived_resources: int = 0
    kept: "tuple[Card, ...]" = ()


class ThrowIn(Action, frozen=True):
    """[06.P7] Pay this card beyond any cost."""

    card: Card


class ClaimSanctuary(Action, frozen=True):
    """[C.A2] Put a statue on the sanctuary with this square, the first of its squares."""

    square: str


class ClaimNoMore(Action, frozen=True):
    """[C.A2] Claim none of the sanctuaries that are left."""


class FinishBuilding(Action, frozen=True):
    """[C.T4] Build no more."""


class CallWorshipper(Action, frozen=True):
    """[19.K1] Use a worshipper of Sobek for the penalty of its slot [19.K2]."""

    worshipper: Worshipper


class ForgoVisit(Action, frozen=True):
    """[C.T3] Make no second visit."""


class GoToOffering(Action, frozen=True):
    """[C.T5] End the moment before the offering of the own roll."""


class PlayBeggar(Action, frozen=True):
    """[06.K1] Play a Beggar."""


class GiveTalents(Action, frozen=True):
    """[06.K1] Give the Beggar talents."""


class GiveCard(Action, frozen=True):
    """[06.K1] Give the Beggar a standard resource card."""

    card: Card


class ShowHand(Action, frozen=True):
    """[06.K1] Give the Beggar nothing and show the hand."""


class PlayCourtesan(Action, frozen=True):
    """[06.K2] Play a Courtesan and look through the discards."""


class TakeDiscard(Action, frozen=True):
    """[06.K2] Take this card from the discards."""

    card: Card


class PlayEnvoy(Action, frozen=True):
    """[06.K3] Play an Envoy."""


class AskFor(Action, frozen=True):
    """[06.K3] Ask for these kinds, in the order of the kinds."""

    kinds: "tuple[Card, ...]"


class AskOpponents(Action, frozen=True):
    """[06.K3] Ask these opponents, in the order of the seats."""

    seats: "tuple[int, ...]"


class Offer(Action, frozen=True):
    """[06.K3] Offer so many cards of this kind; the kinds that were named are answered one after the other."""

    kind: Card
    number: int


class AcceptCard(Action, frozen=True):
    """[06.K3] Accept one of the offered cards."""

    giver: int
    card: Card


class AcceptNoMore(Action, frozen=True):
    """[06.K3] Accept none of the cards that are left."""


class TurnDie(Action, frozen=True):
    """[06.K5] Turn a die with a Scribe so that it shows this side."""

    side: Side


class PlayVizier(Action, frozen=True):
    """[06.K7] Play the Vizier."""


class Keep(Action, frozen=True):
    """[06.K7] Keep these of the cards drawn, in the order of the kinds."""

    cards: "tuple[Card, ...]"


class Bid(Action, frozen=True):
    """[C.O2] Bid this much in secret."""

    talents: int


class Offered(Action, frozen=True):
    """[06.K3] What a seat has answered so far, a number for each kind: never an option."""

    numbers: "tuple[int, ...]"


class Sealed(Action, frozen=True):
    """A secret answer as others see it, after so many steps: never an option."""

    steps: int = 1


AnyAction: TypeAlias = (
    VisitMarket
    | LayOutCards
    | SettleHand
    | DiscardToLimit
    | KeepAll
    | PlaySmuggler
    | DiscardCard
    | BuildPiece
    | BuildByScribe
    | ChooseSpot
    | LayMosaic
    | Pay
    | ThrowIn
    | ClaimSanctuary
    | ClaimNoMore
    | FinishBuilding
    | CallWorshipper
    | ForgoVisit
    | GoToOffering
    | PlayBeggar
    | GiveTalents
    | GiveCard
    | ShowHand
    | PlayCourtesan
    | TakeDiscard
    | PlayEnvoy
    | AskFor
    | AskOpponents
    | Offer
    | AcceptCard
    | AcceptNoMore
    | TurnDie
    | PlayVizier
    | Keep
    | Bid
    | Offered
    | Sealed
)
SEALED = Sealed()


def steps_of(answer: Optional[Action]) -> int:
    """In how many steps a secret answer was given so far."""
    if answer is None:
        return 0
    if isinstance(answer, Offered):
        return len(answer.numbers)
    return answer.steps if isinstance(answer, Sealed) else 1


def sealed(answer: Action) -> Sealed:
    """A secret answer as others see it."""
    steps = steps_of(answer)
    return SEALED if steps == 1 else Sealed(steps)
