"""[C.B] The quarry: choosing, placing and paying pieces, and Cleopatra's walk."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from waset.engine.game import Action, Happen, Reason, Seat
from waset.games.cleopatra.actions import BuildPiece, ChooseSpot, FinishBuilding, Pay
from waset.games.cleopatra.agenda import AnyTask, Claim, PayMosaic, PayPiece, Place, PlaceMosaic, Quarry, TurnMosaic
from waset.games.cleopatra.components import LAST_SPACE, PIECES, Cause, Cost, Piece
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
)
from waset.games.cleopatra.geometry import names, squares
from waset.games.cleopatra.rules import garden, payment
from waset.games.cleopatra.rules.steps import ActiveStep, Always, Refusal, Verb, not_now, then
from waset.games.cleopatra.state import State

BUILDS: tuple[BuildPiece, ...] = tuple(BuildPiece(piece) for piece in PIECES)
BUILD_MOSAIC = BUILDS[Piece.MOSAIC.index]
SPOTS: tuple[ChooseSpot, ...] = tuple(ChooseSpot(spot) for spot in range(9))
WALLS_FROM_DOOR: tuple[tuple[int, ...], ...] = (tuple(range(9)), tuple(reversed(range(9))))  # [C.B7]


def free_spots(state: State, piece: Piece) -> list[int]:
    """The spots of a category that are still empty."""
    filled = state.pieces[piece.index]
    return [spot for spot in range(state.edition.piece_types[piece.index].count) if not filled >> spot & 1]


def linked_walls(state: State, door: int) -> int:
    """[C.B7] Built walls in an unbroken row from the door's corner."""
    walls = state.pieces[Piece.WALL.index]
    return sum(1 for _ in takewhile(lambda slot: walls >> slot & 1, WALLS_FROM_DOOR[door]))


def is_complete(state: State, kind: PieceType) -> bool:
    """[C.B12] Whether all pieces of a category stand."""
    return state.pieces[kind.piece.index].bit_count() == kind.count


def mosaics_complete(state: State) -> bool:
    """[C.B11] An emptied pile completes the mosaics."""
    return not state.mosaic_pile


def complete_categories(state: State) -> int:
    """[C.B12] How many categories are complete."""
    return sum(is_complete(state, kind) for kind in state.edition.piece_types) + mosaics_complete(state)


class Build(Verb):
    """[C.T4] Build a piece."""

    action = BuildPiece

    def options(self, state: State, seat: Seat) -> Sequence[Action]:
        """Every category with a piece left that the seat can pay for."""
        purse = payment.Purse(state, seat)
        found = [
            BUILDS[kind.piece.index]
            for kind in state.edition.piece_types
            if purse.affords(kind.cost) and not is_complete(state, kind)
        ]
        if state.mosaic_top is not None and purse.affords(state.edition.mosaics.cost):
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
        missing = payment.cannot_pay(state, seat, cost)
        return Reason("reason.cannot_pay", rule, {"piece": piece.value, "missing": missing})

    def play(self, state: State, task: AnyTask, seat: Seat, action: BuildPiece, happen: Happen) -> None:
        """Choose the spot where there is a choice; then pay."""
        piece = action.piece
        if piece is Piece.MOSAIC:
            assert state.mosaic_top is not None
            then(happen, PlaceMosaic(state.mosaic_top), Quarry())  # [C.B10]
            return
        spots = state.edition.piece_types[piece.index].spots(state)
        then(happen, Place(piece) if len(spots) > 1 else PayPiece(piece, spots[0]), Quarry())


class Placing(ActiveStep):
    """Where several spots are free the builder chooses [C.G5]."""

    def options(self, state: State, task: Place, seat: Seat) -> Sequence[Action]:
        """Every spot the edition allows."""
        return [SPOTS[spot] for spot in state.edition.piece_types[task.piece.index].spots(state)]

    def why_not(self, state: State, task: Place, seat: Seat, action: Action) -> Reason | None:
        """The spot must be free."""
        if not isinstance(action, ChooseSpot):
            return not_now()
        kind = state.edition.piece_types[task.piece.index]
        if action.spot in kind.spots(state):
            return None
        return Reason("reason.spot", kind.rule, {"piece": task.piece.value})

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
        happen(TalentsGained(seat, reward, Cause.PIECE))
        happen(DONE)


class PayingMosaic(Paying):
    """[06.B6] A mosaic is paid and laid; it earns its reward and may form sanctuaries."""

    def cost(self, state: State, task: PayMosaic) -> Cost:
        """That of any mosaic."""
        return state.edition.mosaics.cost

    def play(self, state: State, task: PayMosaic, seat: Seat, action: Pay, happen: Happen) -> None:
        """Rewards use the garden without the new mosaic."""
        pay(state, seat, state.edition.mosaics.cost, action, happen)
        mask = squares(task.squares)
        reward = state.edition.mosaics.reward(state, mask)
        happen(MosaicLaid(seat, task.mosaic, task.squares))
        happen(TalentsGained(seat, reward, Cause.PIECE))
        areas = tuple(names(area) for area in garden.new_sanctuaries(state.built, state.mosaic_pile, mask))
        if areas:
            happen(SanctuariesFormed(areas))
            then(happen, Claim(areas), TurnMosaic())
        else:
            then(happen, TurnMosaic())


def pay(state: State, seat: Seat, cost: Cost, payment_made: Pay, happen: Happen) -> None:
    """[C.P3] The cards are paid, and tainted ones bring their amulets at once [C.P4]."""
    left_over = payment.left_over(state, cost, payment_made)
    happen(CardsPaid(seat, payment_made.cards, payment_made.merchants, left_over))
    amulets = payment.amulets_for(payment_made)
    if amulets:
        happen(AmuletsTaken(seat, amulets, Cause.TAINTED))


class Finish(Always):
    """[C.T4] Build no more: bonus, Cleopatra, and what the edition has after them."""

    action = FinishBuilding
    plays: tuple[Action, ...] = (FinishBuilding(),)

    def play(self, state: State, task: AnyTask, seat: Seat, action: FinishBuilding, happen: Happen) -> None:
        """[06.B9] The bonus for several pieces comes once, then Cleopatra walks [C.B12]."""
        bonuses = state.edition.several_bonus
        bonus = bonuses[min(state.built_this_turn, len(bonuses) - 1)]
        if bonus:
            happen(TalentsGained(seat, bonus, Cause.SEVERAL))
        before, to = state.cleopatra, min(LAST_SPACE, state.start_space + complete_categories(state))
        if to > before:
            happen(CleopatraWalked(to))
        then(happen, *state.edition.quarry_visit)
        if to > before:
            state.edition.walked(state, before, happen)


class FinishTooEarly(Refusal):
    """[C.T2] Why a visit to the quarry cannot end before it began."""

    action = FinishBuilding

    def why_not(self, state: State, seat: Seat, action: FinishBuilding) -> Reason | None:
        """A visit builds at least one piece."""
        return Reason("reason.nothing_built", "C.T2")


def wall_spots(state: State) -> Sequence[int]:
    """[06.B1] Any empty slot."""
    return free_spots(state, Piece.WALL)


def wall_reward(state: State, slot: int) -> int:
    """[06.B1] Three, and one for every mosaic square that borders the slot."""
    return 3 + garden.bordering_mosaics(state, slot)


def next_sphinx(state: State) -> Sequence[int]:
    """[06.B2] In number order: left 1, 3, 5, right 2, 4, 6 [C.G6]."""
    return free_spots(state, Piece.SPHINX)[:1]


def sphinx_in_pairs(state: State, spot: int) -> int:
    """[06.B2] The first of each pair two, the second five; spot 0 is number one."""
    return 5 if spot % 2 else 2


def next_of_throne(state: State) -> Sequence[int]:
    """[C.B8] The pedestal comes first."""
    return free_spots(state, Piece.THRONE)[:1]


def next_obelisk(state: State) -> Sequence[int]:
    """[06.B4] One spot on each side [C.G6]; the sides do not differ, so the left one is filled first."""
    return free_spots(state, Piece.OBELISK)[:1]


def twelve(state: State, spot: int) -> int:
    """[06.B3] [06.B4] Twelve, wherever it stands."""
    return 12


def door_spots(state: State) -> Sequence[int]:
    """[C.G5] The builder chooses while both are free."""
    return free_spots(state, Piece.DOOR)


def door_reward(state: State, door: int) -> int:
    """[06.B5] Four, and one for every linked wall."""
    return 4 + linked_walls(state, door)


def mosaic_reward(state: State, mask: int) -> int:
    """[06.B6] Four, and one for every palm covered."""
    return 4 + garden.palms_under(mask)
