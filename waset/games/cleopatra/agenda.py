"""What can be left to do: the records of unfinished business that the state stacks up."""

from typing import TypeAlias

from waset.engine.game import Task
from waset.games.cleopatra.components import Card, Mosaic, Piece


class ChooseStarter(Task, frozen=True):
    """[06.S7] The starting player is drawn."""


class Deal(Task, frozen=True):
    """[06.S2] Cards are dealt until everybody has enough."""


class Draw(Task, frozen=True):
    """[C.M2] Cards are drawn from the top of the pile until `upto` lie drawn."""

    upto: int


class FillStalls(Task, frozen=True):
    """[06.S4] The drawn cards open the stalls."""


class TurnMosaic(Task, frozen=True):
    """[06.S5] The next mosaic comes to the top of its pile, and is checked [C.B11]."""


class LayWorshippers(Task, frozen=True):
    """[19.S4] The worshippers of Sobek come to their slots in random order."""


class Turn(Task, frozen=True):
    """[C.T1] A seat chooses what its turn will be; in 2019 a worshipper may come first [19.K1]."""


class ChooseVisit(Task, frozen=True):
    """[C.T1] After a worshipper, the seat visits market or quarry."""


class ChooseFirstVisit(Task, frozen=True):
    """[19.K4] With the Visir, the seat visits market or quarry first."""


class MayShop(Task, frozen=True):
    """[19.K4] With the Visir, the seat may visit the market after the quarry."""


class MayBuild(Task, frozen=True):
    """[19.K4] With the Visir, the seat may visit the quarry after the market."""


class TakeHidden(Task, frozen=True):
    """[C.M1] The visitor looks at the face-down cards of the stall."""

    stall: int


class Moment(Task, frozen=True):
    """[C.T5] The last moment for characters before the hand limit is settled."""


class Limit(Task, frozen=True):
    """[C.H1] The hand limit is settled."""


class DiscardDown(Task, frozen=True):
    """[06.H2] [19.H2] Cards are discarded until the limit is met."""


class LayOut(Task, frozen=True):
    """[C.M2] The visitor lays the drawn cards on the stalls."""


class EndTurn(Task, frozen=True):
    """The turn passes to the next seat."""


class Quarry(Task, frozen=True):
    """[C.T4] The seat may build another piece."""


class QuarryFirst(Task, frozen=True):
    """[19.K4] The seat may build another piece, and may visit the market after that."""


class Place(Task, frozen=True):
    """A spot for the chosen piece is to be chosen."""

    piece: Piece


class PlaceMosaic(Task, frozen=True):
    """A place for the mosaic is to be chosen."""

    mosaic: Mosaic


class PayPiece(Task, frozen=True):
    """[C.P1] The piece is to be paid."""

    piece: Piece
    spot: int


class PayMosaic(Task, frozen=True):
    """[C.P1] The mosaic is to be paid."""

    mosaic: Mosaic
    squares: "tuple[str, ...]"


class Claim(Task, frozen=True):
    """[C.A2] New sanctuaries may be claimed."""

    areas: "tuple[tuple[str, ...], ...]"


class ClaimOrPalms(Task, frozen=True):
    """[19.B6] New sanctuaries may be claimed, or the palms under the mosaic are paid."""

    areas: "tuple[tuple[str, ...], ...]"
    palms: int


class RollDice(Task, frozen=True):
    """[06.O1] The blank dice are rolled."""


class BeforeOffering(Task, frozen=True):
    """[C.T5] The moment for characters between the own roll and the offering that it causes."""


class Offering(Task, frozen=True):
    """[C.O2] Everybody bids in secret."""


class AnswerBeggar(Task, frozen=True):
    """[06.K1] Every opponent gives something."""


class TakeFromDiscards(Task, frozen=True):
    """[06.K2] The Courtesan's player takes a card from the discards."""


class NameKinds(Task, frozen=True):
    """[06.K3] The Envoy's player names kinds of cards."""


class AnswerEnvoy(Task, frozen=True):
    """[06.K3] Every opponent offers cards of these kinds."""

    kinds: "tuple[Card, ...]"


class ChooseAsked(Task, frozen=True):
    """[06.K3] The Envoy's player chooses the opponents to ask for these kinds."""

    kinds: "tuple[Card, ...]"


class AnswerAsked(Task, frozen=True):
    """[06.K3] The opponents who are asked offer cards of these kinds."""

    kinds: "tuple[Card, ...]"
    seats: "tuple[int, ...]"


class AcceptOffers(Task, frozen=True):
    """[06.K3] The Envoy's player accepts offered cards."""


class LookAtDrawn(Task, frozen=True):
    """[06.K7] [19.K5] The active player looks at the face-down cards drawn."""


class KeepDrawn(Task, frozen=True):
    """[06.K7] The Vizier's player keeps some of the cards drawn."""


class TakeDrawn(Task, frozen=True):
    """[19.K5] The cards drawn for the Beggar go to the hand."""


AnyTask: TypeAlias = (
    ChooseStarter
    | Deal
    | Draw
    | FillStalls
    | TurnMosaic
    | LayWorshippers
    | Turn
    | ChooseVisit
    | ChooseFirstVisit
    | MayShop
    | MayBuild
    | TakeHidden
    | Moment
    | Limit
    | DiscardDown
    | LayOut
    | EndTurn
    | Quarry
    | QuarryFirst
    | Place
    | PlaceMosaic
    | PayPiece
    | PayMosaic
    | Claim
    | ClaimOrPalms
    | RollDice
    | BeforeOffering
    | Offering
    | AnswerBeggar
    | TakeFromDiscards
    | NameKinds
    | AnswerEnvoy
    | ChooseAsked
    | AnswerAsked
    | AcceptOffers
    | LookAtDrawn
    | KeepDrawn
    | TakeDrawn
)
ASKED_BY: dict[type[Task], tuple[str, ...]] = {  # the numbers of the rules that ask for a task, by edition
    ChooseStarter: ("06.S7", "19.S5"),
    Deal: ("06.S2", "19.S2"),
    Draw: ("C.M2",),
    FillStalls: ("06.S4", "19.S5"),
    TurnMosaic: ("06.S5", "19.S5"),
    LayWorshippers: ("19.S4",),
    Turn: ("C.T1",),
    ChooseVisit: ("C.T1",),
    ChooseFirstVisit: ("19.K4",),
    MayShop: ("19.K4",),
    MayBuild: ("19.K4",),
    TakeHidden: ("C.M1",),
    Moment: ("C.T5",),
    Limit: ("C.H1",),
    DiscardDown: ("06.H2", "19.H2"),
    LayOut: ("C.M2",),
    EndTurn: ("C.T3",),
    Quarry: ("C.T4",),
    QuarryFirst: ("19.K4",),
    Place: ("C.T4",),
    PlaceMosaic: ("C.G9",),
    PayPiece: ("C.P1",),
    PayMosaic: ("C.P1",),
    Claim: ("C.A2",),
    ClaimOrPalms: ("19.B6",),
    RollDice: ("06.O1",),
    BeforeOffering: ("C.T5",),
    Offering: ("C.O2",),
    AnswerBeggar: ("06.K1",),
    TakeFromDiscards: ("06.K2",),
    NameKinds: ("06.K3",),
    AnswerEnvoy: ("06.K3",),
    ChooseAsked: ("06.K3",),
    AnswerAsked: ("06.K3",),
    AcceptOffers: ("06.K3",),
    LookAtDrawn: ("06.K7", "19.K5"),
    KeepDrawn: ("06.K7",),
    TakeDrawn: ("19.K5",),
}
