"""[C.B] The quarry: choosing, placing and paying pieces, and Cleopatra's walk."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from waset.engine.game import Action, Happen, Reason, Seat
from waset.games.cleopatra.actions import BuildPiece, ChooseSpot, FinishBuilding, Pay
from waset.games.cleopatra.agenda import (
    AnyTask,
    Claim,
    ClaimOrPalms,
    PayMosaic,
    PayPiece,
    Place,
    PlaceMosaic,
    TurnMosaic,
)
from waset.games.cleopatra.components import LAST_SPACE, LEFT, PIECES, RIGHT, Cause, Piece
from waset.games.cleopatra.edition import PieceType
from waset.games.cleopatra.events import (
    DONE,
    AmuletsTaken,
    CardsPaid,
    CleopatraWalked,
    MosaicLaid,
    PieceBuilt,
    SanctuariesFormed,
    TalentsGained,
    UnitsWaived,
)
from waset.games.cleopatra.geometry import bits, names, squares
from waset.games.cleopatra.rules import garden, payment
from waset.games.cleopatra.rules.payment import Cost
from waset.games.cleopatra.rules.steps import ActiveStep, Always, Refusal, Verb, not_now, then
from waset.games.cleopatra.state import State

BUILDS: tuple[BuildPiece, ...] = tuple(BuildPiece(piece) for piece in PIECES)
BUILD_MOSAIC = BUILDS[Piece.MOSAIC.index]
SPOTS: tuple[ChooseSpot, ...] = tuple(ChooseSpot(spot) for spot in range(9))
PAIR_BONUS = 3  # [06.B2]
FOR_EACH_SPHINX = 2  # [19.B4]
WALLS_FROM_DOOR: tuple[tuple[int, ...], ...] = (tuple(range(9)), tuple(reversed(range(9))))  # [C.B7]


def free_spots(state: State, piece: Piece) -> list[int]:
    """[06.B1] [C.G5] The spots of a category that are still empty."""
    filled = state.pieces[piece.index]
    return [spot for spot in range(state.edition.piece_types[piece.index].count) if not filled >> spot & 1]


def is_complete(state: State, kind: PieceType) -> bool:
    """[C.B12] Whether all pieces of a category stand."""
    return state.pieces[kind.piece.index].bit_count() == kind.count


def mosaics_complete(state: State) -> bool:
    """[C.B11] An emptied pile completes the mosaics."""
    return not state.mosaic_pile


def complete_categories(state: State) -> int:
    """[C.B12] How many categories are complete."""
    return sum(is_complete(state, kind) for kind in state.edition.piece_types) + mosaics_complete(state)


def walks_to(state: State) -> int:
    """[C.B12] Where Cleopatra stands when all complete categories are counted."""
    return min(LAST_SPACE, state.start_space + complete_categories(state))


def several_bonus(state: State, pieces: int) -> int:
    """[06.B9] What so many pieces in one visit earn on top."""
    bonuses = state.edition.several_bonus
    return bonuses[min(pieces, len(bonuses) - 1)]


class Build(Verb):
    """[C.T4] Build a piece."""

    action = BuildPiece

    def __init__(self, sequel: AnyTask) -> None:
        self.sequel = sequel

    def options(self, state: State, seat: Seat) -> Sequence[Action]:
        """Every category with a piece left that the seat can pay for."""
        purse = payment.Purse(state, seat)
        found = [
            BUILDS[kind.piece.index]
            for kind in state.edition.piece_types
            if kind.cost.is_payable(purse) and not is_complete(state, kind)
        ]
        if state.mosaic_top is not None and state.edition.mosaics.cost.is_payable(purse):
            found.append(BUILD_MOSAIC)
        return found

    def why_not(self, state: State, seat: Seat, action: BuildPiece) -> Reason | None:
        """There must be a piece left, and something to pay with."""
        if action in self.options(state, seat):
            return None
        piece = action.piece
        if piece is Piece.MOSAIC:
            rule, cost, complete = state.edition.mosaics.rule, state.edition.mosaics.cost, mosaics_complete(state)
        else:
            kind = state.edition.piece_types[piece.index]
            rule, cost, complete = kind.rule, kind.cost, is_complete(state, kind)
        if complete:
            return Reason("reason.none_left", rule, {"piece": piece.value})
        missing = cost.missing(payment.Purse(state, seat))
        return Reason("reason.cannot_pay", rule, {"piece": piece.value, "missing": missing})

    def play(self, state: State, task: AnyTask, seat: Seat, action: BuildPiece, happen: Happen) -> None:
        """Choose the spot where there is a choice; then pay."""
        piece = action.piece
        if piece is Piece.MOSAIC:
            assert state.mosaic_top is not None
            then(happen, PlaceMosaic(state.mosaic_top), self.sequel)  # [C.B10]
            return
        spots = spots_for(state, piece)
        then(happen, Place(piece) if len(spots) > 1 else PayPiece(piece, spots[0]), self.sequel)


class Placing(ActiveStep):
    """Where several spots are free the builder chooses [C.G5]."""

    def options(self, state: State, task: Place, seat: Seat) -> Sequence[Action]:
        """Every spot the edition allows."""
        return [SPOTS[spot] for spot in spots_for(state, task.piece)]

    def why_not(self, state: State, task: Place, seat: Seat, action: Action) -> Reason | None:
        """The spot must be free."""
        if not isinstance(action, ChooseSpot):
            return not_now()
        if action.spot in spots_for(state, task.piece):
            return None
        rule = state.edition.piece_types[task.piece.index].rule
        return Reason("reason.spot", rule, {"piece": task.piece.value})

    def play(self, state: State, task: Place, seat: Seat, action: ChooseSpot, happen: Happen) -> None:
        """It is to be paid there."""
        then(happen, PayPiece(task.piece, action.spot))


class Paying(ActiveStep):
    """[C.P1] A question for a payment."""

    def cost(self, state: State, task: Any) -> Cost:
        """What is to be paid."""
        raise NotImplementedError

    def options(self, state: State, task: Any, seat: Seat) -> Sequence[Action]:
        """Every payment without anything superfluous."""
        return payment.options(state, seat, self.cost(state, task))

    def why_not(self, state: State, task: Any, seat: Seat, action: Action) -> Reason | None:
        """What is wrong with the payment."""
        return payment.why_not(state, seat, self.cost(state, task), action) if isinstance(action, Pay) else not_now()


class PayingPiece(Paying):
    """[C.T4] A piece is paid, placed, and earns its reward."""

    def cost(self, state: State, task: PayPiece) -> Cost:
        """That of its category."""
        return state.edition.piece_types[task.piece.index].cost

    def play(self, state: State, task: PayPiece, seat: Seat, action: Pay, happen: Happen) -> None:
        """Rewards use the board without the new piece."""
        kind = state.edition.piece_types[task.piece.index]
        pay(state, seat, kind.cost, action, happen)
        reward = kind.reward(state, task.spot)
        happen(PieceBuilt(seat, task.piece, task.spot))
        earn(state, seat, reward, happen)
        happen(DONE)


class PayingMosaic(Paying):
    """[06.B6] A mosaic is paid and laid; it earns its reward with all palms, and may form sanctuaries."""

    def cost(self, state: State, task: PayMosaic) -> Cost:
        """That of any mosaic."""
        return state.edition.mosaics.cost

    def play(self, state: State, task: PayMosaic, seat: Seat, action: Pay, happen: Happen) -> None:
        """Rewards use the garden without the new mosaic."""
        pay(state, seat, state.edition.mosaics.cost, action, happen)
        mask = squares(task.squares)
        happen(MosaicLaid(seat, task.mosaic, task.squares))
        areas = tuple(names(area) for area in garden.new_sanctuaries(state.built, state.mosaic_pile, mask))
        at_stake = self.at_stake(state, seat, mask) if areas else 0
        earn(state, seat, state.edition.mosaics.reward(mask) - at_stake, happen)
        if areas:
            happen(SanctuariesFormed(areas))
            then(happen, ClaimOrPalms(areas, at_stake) if at_stake else Claim(areas), TurnMosaic())
        else:
            then(happen, TurnMosaic())

    def at_stake(self, state: State, seat: Seat, mask: int) -> int:
        """What a claim would forfeit: nothing."""
        return 0


class PayingMosaicForPalmsOrStatue(PayingMosaic):
    """[19.B6] Whoever claims a sanctuary forfeits the palms; without a statue left they are paid."""

    def at_stake(self, state: State, seat: Seat, mask: int) -> int:
        """The palms, while there is a statue to claim with."""
        return state.edition.mosaics.palms(mask) if state.statues[seat] else 0


def earn(state: State, seat: Seat, reward: int, happen: Happen) -> None:
    """[C.T4] The reward of a piece, and what a worshipper adds to it [19.K3]."""
    happen(TalentsGained(seat, reward, Cause.PIECE))
    if state.piece_bonus:
        happen(TalentsGained(seat, state.piece_bonus, Cause.ARCHITECT))


def pay(state: State, seat: Seat, cost: Cost, payment_made: Pay, happen: Happen) -> None:
    """[C.P3] The cards are paid, and tainted ones bring their amulets at once [C.P4]."""
    left_over = payment.left_over(state, cost, payment_made)
    artisans, resources = payment_made.waived_artisans, payment_made.waived_resources
    if artisans or resources:
        happen(UnitsWaived(seat, artisans, resources))
    happen(CardsPaid(seat, payment_made.cards, payment_made.merchants, left_over))
    amulets = payment.amulets_for(payment_made)
    if amulets:
        happen(AmuletsTaken(seat, amulets, Cause.TAINTED))


class Finish(Always):
    """[C.T4] Build no more: bonus, Cleopatra, and what the edition has after them."""

    action = FinishBuilding
    plays: tuple[Action, ...] = (FinishBuilding(),)

    def __init__(self, *sequel: AnyTask) -> None:
        self.sequel = sequel

    def play(self, state: State, task: AnyTask, seat: Seat, action: FinishBuilding, happen: Happen) -> None:
        """[06.B9] The bonus for several pieces comes once, then Cleopatra walks [C.B12]."""
        bonus = several_bonus(state, state.built_this_turn)
        if bonus:
            happen(TalentsGained(seat, bonus, Cause.SEVERAL))
        before, to = state.cleopatra, walks_to(state)
        if to > before:
            happen(CleopatraWalked(to))
        then(happen, *self.sequel)
        if to > before:
            state.edition.walked(state, before, happen)


class FinishTooEarly(Refusal):
    """[C.T2] Why a visit to the quarry cannot end before it began."""

    action = FinishBuilding

    def why_not(self, state: State, seat: Seat, action: FinishBuilding) -> Reason | None:
        """A visit builds at least one piece."""
        return Reason("reason.nothing_built", "C.T2")


def spots_for(state: State, piece: Piece) -> Sequence[int]:
    """The spots that the edition allows for a piece."""
    return state.edition.piece_types[piece.index].spots(state, piece)


def next_spot(state: State, piece: Piece) -> Sequence[int]:
    """[06.B2] In number order: left 1, 3, 5, right 2, 4, 6 [C.G6]; the pedestal comes before the throne [C.B8]."""
    return free_spots(state, piece)[:1]


def side_of(spot: int) -> int:
    """[C.G6] The side of the walk on which a spot of the Plaza lies."""
    return spot % 2


def next_on_each_side(state: State, piece: Piece) -> Sequence[int]:
    """[19.B2] The builder chooses the side; the spots of one side do not differ."""
    free = free_spots(state, piece)
    return [spots[0] for side in (LEFT, RIGHT) if (spots := [spot for spot in free if side_of(spot) == side])]


def nothing_more(state: State, spot: int) -> int:
    """[06.B3] [06.B4] The same, wherever it stands."""
    return 0


def completes_a_pair(state: State, spot: int) -> int:
    """[06.B2] The second of each pair earns three more than the first; spot 0 is number one."""
    return PAIR_BONUS if side_of(spot) == RIGHT else 0


def sphinxes_on_its_side(state: State, spot: int) -> int:
    """[19.B2] One for every sphinx that stands on the side of the spot."""
    sphinxes = state.pieces[Piece.SPHINX.index]
    return sum(1 for other in bits(sphinxes) if side_of(other) == side_of(spot))


def two_for_each_sphinx(state: State, spot: int) -> int:
    """[19.B4] Two for every sphinx that stands on the side of the spot."""
    return FOR_EACH_SPHINX * sphinxes_on_its_side(state, spot)


def mosaics_beside_the_throne(state: State, spot: int) -> int:
    """[19.B3] One for every mosaic square adjacent to the throne space [C.B8]."""
    return (garden.BESIDE_THRONE & state.built).bit_count()


def linked_walls(state: State, door: int) -> int:
    """[C.B7] [06.B5] [19.B5] One for every built wall in an unbroken row from the door's corner."""
    walls = state.pieces[Piece.WALL.index]
    return sum(1 for _ in takewhile(lambda slot: walls >> slot & 1, WALLS_FROM_DOOR[door]))
