"""One seat's first look at a position: what amulets, cards and pieces are worth to it now, in talents."""

from __future__ import annotations

from waset.bots.cleopatra.board import Board, board_of
from waset.bots.cleopatra.fears import Fear, corruptions, fear_of
from waset.bots.cleopatra.plans import NO_GRANTS, RESOURCE_CARDS, Grants, Plan, plan_of
from waset.bots.cleopatra.spending import WILDS
from waset.engine.game import Seat
from waset.games.cleopatra.cards import counts, size
from waset.games.cleopatra.components import CARDS, HAND_LIMIT, Card
from waset.games.cleopatra.rules.payment import KINDS
from waset.games.cleopatra.rules.scoring import MERCHANT_WORTH
from waset.games.cleopatra.state import Lying, State

UNIT_WORTH = 1.3  # of a unit that a plan uses
PLANNED = 1.5  # of a unit that the hand must not lose
SECOND_UNIT = 0.8  # of a double, beside the first
REPEATED = 0.85  # another card of the same kind at the same time
HIDDEN = 1.0  # a card that lies face down
TAINT = 0.9  # how much of an amulet comes with a tainted card, sooner or later
SPENT_TAINT = 0.35  # how much more of it comes when the card is paid
MERCHANT = MERCHANT_WORTH + 0.3
CHARACTERS: dict[Card, float] = {  # what the play of a character brings, before its amulets
    Card.BEGGAR: 4.0,
    Card.COURTESAN: 2.4,
    Card.ENVOY: 1.2,
    Card.SCRIBE: 1.6,
    Card.SMUGGLER: 2.0,
    Card.VIZIER: 3.5,
}


class Sight:
    """What a seat sees in a position; nothing of the position is changed."""

    __slots__ = (
        "_losses",
        "_plan",
        "_worths",
        "board",
        "corruption",
        "fear",
        "grants",
        "offering_now",
        "others",
        "price",
        "seat",
        "stall_worths",
        "state",
    )

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.board: Board = board_of(state)
        self.fear: Fear = fear_of(state)
        self.others = corruptions(state)
        self.corruption = self.others.pop(seat)
        self.price = self.fear.price(self.corruption, self.others, self.board.progress)
        self.grants = NO_GRANTS
        if seat == state.active:
            free = state.free_artisans, state.free_resources
            self.grants = Grants(*free, state.piece_bonus, state.built_this_turn, state.rules.discount_each_piece)
        self._plan: Plan | None = None
        self._worths: list[float] = []
        self._losses: list[list[float]] = []
        self.stall_worths: dict[int, float] = {}
        self.offering_now: float | None = None  # what an offering now is worth to it, once that was found

    @property
    def plan(self) -> Plan:
        """What the seat could build now."""
        if self._plan is None:
            self._plan = self.plan_with(self.grants)
        return self._plan

    def plan_with(self, grants: Grants) -> Plan:
        """What the seat could build if it were granted this."""
        state, seat = self.state, self.seat
        left_over = state.left_over if seat == state.active else 0
        return plan_of(self.board, state.hands[seat] & RESOURCE_CARDS, left_over, state.merchants[seat], grants)

    def gain(self, plan: Plan) -> float:
        """What a plan earns beyond the worth of what it takes."""
        return (
            plan.reward
            - UNIT_WORTH * self.board.time * plan.ease * plan.units
            - SPENT_TAINT * self.price * plan.amulets
            - MERCHANT * plan.merchants
        )

    @property
    def worths(self) -> list[float]:
        """What one more card of each kind is worth."""
        if not self._worths:
            self._worths = self.worths_by(self.plan.wanted())
        return self._worths

    def worths_by(self, wants: list[float]) -> list[float]:
        """What cards are worth when units are worth this."""
        time, taint = self.board.time, TAINT * self.price
        worths = [0.0] * len(CARDS)
        for kind in range(KINDS):
            worth = time * wants[kind]
            worths[kind] = worth
            worths[kind + KINDS] = worth * (1 + SECOND_UNIT) - taint
        worths[self.board.edition.wild.index] = time * max(wants[self.board.spending.wild_kinds]) - taint
        for card, amulets in self.board.edition.character_amulets.items():
            worths[card.index] = time * CHARACTERS[card] - max(1, amulets) * taint
        worths[Card.UNKNOWN.index] = time * HIDDEN - 0.2 * taint
        return worths

    @property
    def losses(self) -> list[list[float]]:
        """What the loss of each card of the hand costs, by kind, the least first."""
        if not self._losses:
            self._losses = self.losses_by(self.plan)
        return self._losses

    def losses_by(self, plan: Plan) -> list[list[float]]:
        """The losses to a seat that plans this."""
        time, taint, wild = self.board.time, TAINT * self.price, self.board.edition.wild.index
        held = counts(self.state.hands[self.seat])
        planned, rest, kept = PLANNED * time, plan.rest, plan.kept()
        losses: list[list[float]] = [[] for _ in CARDS]
        for kind in range(KINDS):
            units = [time * value for value in reversed(kept[kind])]
            units += [planned] * (held[kind] + 2 * held[kind + KINDS] - len(units))
            losses[kind] = units[: held[kind]]
            losses[kind + KINDS] = [sum(units[:2]) - taint] * held[kind + KINDS]
        losses[wild] = [(self.worths[wild] if copy < rest[WILDS] else planned - taint) for copy in range(held[wild])]
        for card in self.board.edition.character_amulets:
            losses[card.index] = [self.worths[card.index]] * held[card.index]
        return losses

    def stall_worth(self, stall: int) -> float:
        """What the cards of a stall are worth, the hand limit considered."""
        found = self.stall_worths.get(stall)
        if found is None:
            found = self.stall_worths[stall] = self.worth_of(self.state.stalls[stall])
        return found

    def worth_of(self, stall: Lying) -> float:
        """What cards that lie together are worth."""
        worths = self.worths
        gained: list[float] = []
        seen = 0
        for card in stall.cards:
            bit = 1 << card.index
            gained.append(worths[card.index] * REPEATED if seen & bit else worths[card.index])
            seen |= bit
        return sum(gained) - self.overflow(gained)

    def overflow(self, gained: list[float]) -> float:
        """[C.H1] What the hand limit takes from a hand with these cards more."""
        excess = size(self.state.hands[self.seat]) + len(gained) - HAND_LIMIT
        if excess <= 0:
            return 0.0
        least = sorted([*gained, *(loss for losses in self.losses for loss in losses)])[:excess]
        return min(excess * self.price, self.board.edition.discard_penalty * self.price + sum(least))

    def best_stall(self) -> float:
        """The worth of the best stall."""
        return max([self.stall_worth(stall) for stall in range(len(self.state.stalls))])
