"""What can be left to do: the records of unfinished business that the state stacks up."""

from typing import TypeAlias

from waset.engine.game import Task
from waset.games.cleopatra.components import Card, Mosaic, Piece


class ChooseStarter(Task, frozen=True):
    """[06.S7] The starting player is drawn."""

    rules = ("06.S7", "19.S5")


class Deal(Task, frozen=True):
    """[06.S2] Cards are dealt until everybody has enough."""

    rules = ("06.S2", "19.S2")


class Draw(Task, frozen=True):
    """[C.M2] Cards are drawn from the top of the pile until `upto` lie drawn."""

    rules = ("C.M2",)
    upto: int


class FillStalls(Task, frozen=True):
    """[06.S4] The drawn cards open the stalls."""

    rules = ("06.S4", "19.S5")


class TurnMosaic(Task, frozen=True):
    """[06.S5] The next mosaic comes to the top of its pile, and is checked [C.B11]."""

    rules = ("06.S5", "19.S5")


class LayWorshippers(Task, frozen=True):
    """[19.S4] The worshippers of Sobek come to their slots in random order."""

    rules = ("19.S4",)


class Turn(Task, frozen=True):
    """[C.T1] A seat chooses what its turn will be; in 2019 a worshipper may come first [19.K1]."""

    rules = ("C.T1",)


class ChooseVisit(Task, frozen=True):
    """[C.T1] After a worshipper, the seat visits market or quarry."""

    rules = ("C.T1",)


class ChooseFirstVisit(Task, frozen=True):
    """[19.K4] With the Visir, the seat visits market or quarry first."""

    rules = ("19.K4",)


class MayShop(Task, frozen=True):
    """[19.K4] With the Visir, the seat may visit the market after the quarry."""

    rules = ("19.K4",)


class MayBuild(Task, frozen=True):
    """[19.K4] With the Visir, the seat may visit the quarry after the market."""

    rules = ("19.K4",)


class TakeHidden(Task, frozen=True):
    """[C.M1] The visitor looks at the face-down cards of the stall."""

    rules = ("C.M1",)
    stall: int


class Moment(Task, frozen=True):
    """[C.T5] The last moment for characters before the hand limit is settled."""

    rules = ("C.T5",)


class Limit(Task, frozen=True):
    """[C.H1] The hand limit is settled."""

    rules = ("C.H1",)


class DiscardDown(Task, frozen=True):
    """[06.H2] [19.H2] Cards are discarded until the limit is met."""

    rules = ("06.H2", "19.H2")


class LayOut(Task, frozen=True):
    """[C.M2] The visitor lays the drawn cards on the stalls."""

    rules = ("C.M2",)


class EndTurn(Task, frozen=True):
    """The turn passes to the next seat."""

    rules = ("C.T3",)


class Quarry(Task, frozen=True):
    """[C.T4] The seat may build another piece."""

    rules = ("C.T4",)


class QuarryFirst(Task, frozen=True):
    """[19.K4] The seat may build another piece, and may visit the market after that."""

    rules = ("19.K4",)


class Place(Task, frozen=True):
    """A spot for the chosen piece is to be chosen."""

    rules = ("C.T4",)
    piece: Piece


class PlaceMosaic(Task, frozen=True):
    """A place for the mosaic is to be chosen."""

    rules = ("C.G9",)
    mosaic: Mosaic


class PayPiece(Task, frozen=True):
    """[C.P1] The piece is to be paid."""

    rules = ("C.P1",)
    piece: Piece
    spot: int


class PayMosaic(Task, frozen=True):
    """[C.P1] The mosaic is to be paid."""

    rules = ("C.P1",)
    mosaic: Mosaic
    squares: "tuple[str, ...]"


class Claim(Task, frozen=True):
    """[C.A2] New sanctuaries may be claimed."""

    rules = ("C.A2",)
    areas: "tuple[tuple[str, ...], ...]"


class ClaimOrPalms(Task, frozen=True):
    """[19.B6] New sanctuaries may be claimed, or the palms under the mosaic are paid."""

    rules = ("19.B6",)
    areas: "tuple[tuple[str, ...], ...]"
    palms: int


class RollDice(Task, frozen=True):
    """[06.O1] The blank dice are rolled."""

    rules = ("06.O1",)


class BeforeOffering(Task, frozen=True):
    """[C.T5] The moment for characters between the own roll and the offering that it causes."""

    rules = ("C.T5",)


class Offering(Task, frozen=True):
    """[C.O2] Everybody bids in secret."""

    rules = ("C.O2",)


class AnswerBeggar(Task, frozen=True):
    """[06.K1] Every opponent gives something."""

    rules = ("06.K1",)


class TakeFromDiscards(Task, frozen=True):
    """[06.K2] The Courtesan's player takes a card from the discards."""

    rules = ("06.K2",)


class NameKinds(Task, frozen=True):
    """[06.K3] The Envoy's player names kinds of cards."""

    rules = ("06.K3",)


class AnswerEnvoy(Task, frozen=True):
    """[06.K3] Every opponent offers cards of these kinds."""

    rules = ("06.K3",)
    kinds: "tuple[Card, ...]"


class ChooseAsked(Task, frozen=True):
    """[06.K3] The Envoy's player chooses the opponents to ask for these kinds."""

    rules = ("06.K3",)
    kinds: "tuple[Card, ...]"


class AnswerAsked(Task, frozen=True):
    """[06.K3] The opponents who are asked offer cards of these kinds."""

    rules = ("06.K3",)
    kinds: "tuple[Card, ...]"
    seats: "tuple[int, ...]"


class AcceptOffers(Task, frozen=True):
    """[06.K3] The Envoy's player accepts offered cards."""

    rules = ("06.K3",)


class LookAtDrawn(Task, frozen=True):
    """[06.K7] [19.K5] The active player looks at the face-down cards drawn."""

    rules = ("06.K7", "19.K5")


class KeepDrawn(Task, frozen=True):
    """[06.K7] The Vizier's player keeps some of the cards drawn."""

    rules = ("06.K7",)


class TakeDrawn(Task, frozen=True):
    """[19.K5] The cards drawn for the Beggar go to the hand."""

    rules = ("19.K5",)


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
