"""First looks at the quarry: what to build, where, how to pay, and when to stop."""

from __future__ import annotations

from collections.abc import Sequence

from waset.bots.cleopatra.plans import RESOURCE_CARDS, plan_of
from waset.bots.cleopatra.sight import MERCHANT, SPENT_TAINT, UNIT_WORTH, Sight
from waset.engine.game import Seat
from waset.games.cleopatra.actions import BuildPiece, ChooseSpot, FinishBuilding, Pay
from waset.games.cleopatra.agenda import PayMosaic, PayPiece, Place
from waset.games.cleopatra.cards import counts, pack
from waset.games.cleopatra.components import Piece
from waset.games.cleopatra.rules import payment
from waset.games.cleopatra.rules.payment import KINDS, Cost
from waset.games.cleopatra.rules.scoring import MERCHANT_WORTH

FIRST = {  # within a plan: what others of its pieces earn more by
    Piece.MOSAIC: 0.5,
    Piece.SPHINX: 0.4,
    Piece.WALL: 0.3,
    Piece.OBELISK: 0.2,
    Piece.THRONE: 0.2,
    Piece.DOOR: 0.1,
}
SETTING_UP = 0.15  # what each step towards somebody's next reward costs
PLENTY = 0.06  # how much less a unit is missed for each more of its kind
OUTSIDE = 2.0  # what each unit that is missing beside the plan speaks against another piece
VICTORY = 12.0


def build(sight: Sight, action: BuildPiece) -> float:
    """What the whole plan gains, if the piece belongs to it; what ends the game must end it well."""
    plan, piece = sight.plan, action.piece
    ending = end_gain(sight, plan.reward) if ends_game(sight, piece) else 0.0
    if piece in plan.pieces:
        return sight.gain(plan) + FIRST[piece] + ending
    site = sight.board.by_piece[piece.index]
    assert site is not None, "only pieces that are left are built"
    missing = site.need(site.cost, plan.rest).missing
    return site.rewards[0] - UNIT_WORTH * sight.board.time * plan.ease * site.units - OUTSIDE * missing + ending


def finish(sight: Sight, action: FinishBuilding) -> float:
    """Nothing more is gained."""
    return 0.0


def ends_game(sight: Sight, piece: Piece) -> bool:
    """Whether one more piece of this category is all that Cleopatra waits for."""
    site = sight.board.by_piece[piece.index]
    return sight.board.distance == 1 and site is not None and site.left == 1


def end_gain(sight: Sight, gain: float) -> float:
    """What it would mean if the game ended with this much more."""
    finals = [final_wealth(sight, one) for one in range(sight.state.seats)]
    own = finals.pop(sight.seat)
    if own is None:
        return -2 * VICTORY
    lead = own + gain - max((final for final in finals if final is not None), default=0.0)
    return (VICTORY if lead > 0 else -VICTORY) + max(-VICTORY, min(VICTORY, lead))


def final_wealth(sight: Sight, seat: Seat) -> float | None:
    """What a seat would have if the game ended now; None when it is eaten."""
    state, others = sight.state, [max(0.0, corrupt) for corrupt in sight.others]
    others.insert(sight.seat, max(0.0, sight.corruption))
    own = others.pop(seat)
    if sight.fear.eaten(own, others):
        return None
    return state.talents[seat] + MERCHANT_WORTH * state.merchants[seat] - sight.fear.fine(own, others)


def choose_spot(sight: Sight, action: ChooseSpot) -> float:
    """What the piece earns there, less what it prepares for others."""
    task = sight.state.agenda[-1]
    assert isinstance(task, Place)
    reward = sight.board.edition.piece_types[task.piece.index].reward(sight.state, action.spot)
    if task.piece is Piece.WALL:
        walls = sight.state.pieces[Piece.WALL.index] | 1 << action.spot
        return reward - SETTING_UP * linked(walls)
    return float(reward)


def linked(walls: int) -> int:
    """How many walls stand in unbroken rows from both corners [C.B7]."""
    left = (walls + 1 & ~walls).bit_length() - 1
    right, slot = 0, 8
    while slot >= 0 and walls >> slot & 1:
        right, slot = right + 1, slot - 1
    return left + right


def pays(sight: Sight, options: Sequence[Pay]) -> list[float]:
    """Clean cards that are there in plenty first, and the rest of the plan still payable."""
    state, seat = sight.state, sight.seat
    task = state.agenda[-1]
    assert isinstance(task, (PayPiece, PayMosaic))
    edition = sight.board.edition
    cost = edition.mosaics.cost if isinstance(task, PayMosaic) else edition.piece_types[task.piece.index].cost
    held = counts(state.hands[seat])
    plenty = [UNIT_WORTH - PLENTY * (held[kind] + held[kind + KINDS]) for kind in range(KINDS)]
    goes_on = len(sight.plan.pieces) > 1
    return [
        payment_worth(sight, option, plenty) + (after(sight, option, cost) if goes_on else 0.0) for option in options
    ]


def payment_worth(sight: Sight, paid: Pay, plenty: list[float]) -> float:
    """What a payment takes, below zero."""
    total = MERCHANT * paid.merchants + 0.2 * (paid.waived_artisans + paid.waived_resources)
    for card in paid.cards:
        index = card.index
        if index < KINDS:
            total += plenty[index]
        else:
            total += SPENT_TAINT * sight.price + (1.8 * plenty[index - KINDS] if index < 2 * KINDS else UNIT_WORTH)
    return -total


def after(sight: Sight, paid: Pay, cost: Cost) -> float:
    """What can still be gained this turn after a payment."""
    state, seat = sight.state, sight.seat
    left_over = pack(payment.left_over(state, cost, paid))
    granted = sight.grants.after_piece(paid.waived_artisans, paid.waived_resources)
    hand = (state.hands[seat] - pack(paid.cards)) & RESOURCE_CARDS
    return sight.gain(plan_of(sight.board, hand, left_over, state.merchants[seat] - paid.merchants, granted))
