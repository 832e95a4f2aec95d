"""What speaks for and against a seat in a position, in numbers of about one."""

from __future__ import annotations

from waset.bots.cleopatra.board import board_of
from waset.bots.cleopatra.fears import corruptions, fear_of
from waset.bots.cleopatra.plans import NO_GRANTS, RESOURCE_CARDS, plan_of
from waset.engine.game import Seat
from waset.games.cleopatra.cards import CHARACTERS, TAINTED, counts, size
from waset.games.cleopatra.components import HAND_LIMIT
from waset.games.cleopatra.rules.payment import KINDS
from waset.games.cleopatra.rules.scoring import MERCHANT_WORTH
from waset.games.cleopatra.state import State

NAMES = (
    "wealth",
    "wealth_late",
    "wealth_last",
    "survival",
    "survival_late",
    "fine",
    "fine_late",
    "amulets",
    "amulets_late",
    "merchants_early",
    "plan",
    "plan_late",
    "pieces",
    "artisans",
    "materials",
    "kinds",
    "cards",
    "cards_late",
    "tainted",
    "characters",
    "statues",
    "turn",
)
LONG, TOO_LONG = 50, 70  # rounds: no game should take so many


def features_of(state: State, seat: Seat) -> list[float]:
    """The numbers, in the order of their names."""
    board, fear = board_of(state), fear_of(state)
    late, patience = board.progress, patience_with(state)
    others = corruptions(state)
    own = others.pop(seat)
    hand, merchants = state.hands[seat], state.merchants[seat]
    plan = plan_of(board, hand & RESOURCE_CARDS, 0, merchants, NO_GRANTS)
    held = counts(hand)
    wealth = (state.talents[seat] + MERCHANT_WORTH * merchants) / 10
    survival = max(-6.0, fear.survival(own, others, late))
    fine = min(5.0, fear.fine(max(0.0, own), others) / 10)
    corrupt = own / 5
    gain = patience * (plan.reward - MERCHANT_WORTH * plan.merchants) / 10
    cards = patience * size(hand) / HAND_LIMIT
    time = patience * board.time
    kinds = 0
    materials = 0
    for kind in range(1, KINDS):
        units = held[kind] + 2 * held[kind + KINDS]
        materials += units
        if units:
            kinds += 1
    artisans = min(6, held[0] + 2 * held[KINDS]) / 5
    wait = (seat - state.active) % state.seats
    return [
        wealth,
        wealth * late,
        wealth * late * late,
        survival,
        survival * late,
        fine,
        fine * late,
        corrupt,
        corrupt * late,
        merchants * (1 - late) / 3,
        gain,
        gain * late,
        patience * len(plan.pieces) / 3,
        artisans * time,
        materials / 8 * time,
        kinds / 4 * time,
        cards,
        cards * late,
        patience * size(hand & TAINTED) / 4,
        size(hand & CHARACTERS) / 2,
        patience * state.statues[seat] * board.mosaics_left,
        1 - wait / (state.seats - 1),
    ]


def patience_with(state: State) -> float:
    """How much what may yet be built is worth: all of it, until a game gets too long and only what is built counts."""
    rounds = state.turn / state.seats
    return 1.0 if rounds < LONG else max(0.0, (TOO_LONG - rounds) / (TOO_LONG - LONG))
