"""A full state that fits a view, for players who search."""

from __future__ import annotations

from random import Random

from waset.engine.flow import FlowGame
from waset.engine.game import Answer, Applier
from waset.games.cleopatra.actions import Sealed
from waset.games.cleopatra.agenda import PayMosaic, PayPiece, Place, PlaceMosaic
from waset.games.cleopatra.cards import KNOWN, UNKNOWN_SHIFT, Cards, count, pack, size, unpack
from waset.games.cleopatra.components import Card
from waset.games.cleopatra.memory import Memory
from waset.games.cleopatra.rules.payment import Cost, Purse
from waset.games.cleopatra.state import UNKNOWN_AMOUNT, State

FAIR_ATTEMPTS = 100
ATTEMPTS = 400


def imagine(game: FlowGame[State], view: State, rng: Random, answer: Answer[State] | None) -> State:
    """Deal the unseen cards to where they may be; totals of money and amulets follow from what was seen."""
    state = view.copy()
    state.memory = remembered(view)
    state.veiled = False
    unseen = list(unpack(unseen_cards(view)))
    rng.shuffle(unseen)
    deal_builder(state, unseen, rng)
    for seat, hand in enumerate(view.hands):
        if seat != state.active:
            state.hands[seat] = fill(hand, unseen)
    state.discards = fill(view.discards, unseen)
    state.looked = fill(view.looked, unseen)
    state.lots = [fill(lot, unseen) for lot in view.lots]
    assert not unseen, "every card is somewhere"
    for seat in range(state.seats):
        if view.talents[seat] == UNKNOWN_AMOUNT:
            state.talents[seat] = state.edition.talents + view.talents_seen[seat]
            state.amulets[seat] = view.amulets_seen[seat]
    answer_sealed(game, state, answer or (lambda state, seat, options: rng.choice(options)))
    return state


class Promise:
    """What the active seat showed by choosing what to build: it can pay, and for another mosaic it has a Scribe."""

    __slots__ = ("cost", "needs_scribe")

    def __init__(self, cost: Cost, *, needs_scribe: bool) -> None:
        self.cost = cost
        self.needs_scribe = needs_scribe

    def is_kept(self, state: State) -> bool:
        """Whether the active seat's hand fits."""
        scribe = count(state.hands[state.active], Card.SCRIBE) or not self.needs_scribe
        return bool(scribe) and self.cost.is_payable(Purse(state, state.active))


def promise_of(state: State) -> Promise | None:
    """What the task at hand says of the active seat's hand."""
    match state.agenda[-1] if state.agenda else None:
        case Place(piece=piece) | PayPiece(piece=piece):
            return Promise(state.edition.piece_types[piece.index].cost, needs_scribe=False)
        case PlaceMosaic(mosaic=mosaic) | PayMosaic(mosaic=mosaic):
            return Promise(state.edition.mosaics.cost, needs_scribe=mosaic is not state.mosaic_top)
    return None


def deal_builder(state: State, unseen: list[Card], rng: Random) -> None:
    """Deal the active seat's unknown cards so that what it has begun can be done; uniformly where that is not rare."""
    hand, promise = state.hands[state.active], promise_of(state)
    number = hand >> UNKNOWN_SHIFT
    for attempt in range(ATTEMPTS):
        if attempt:
            rng.shuffle(unseen)
        if attempt >= FAIR_ATTEMPTS and promise is not None:
            bring_forward(state, hand, promise, unseen, rng)
        state.hands[state.active] = (hand & KNOWN) + pack(unseen[:number])
        if number == 0 or promise is None or promise.is_kept(state):
            break
    else:
        raise AssertionError("whoever has begun to build can pay")
    del unseen[:number]


def bring_forward(state: State, hand: Cards, promise: Promise, unseen: list[Card], rng: Random) -> None:
    """Move cards that help to keep the promise to the front of the unseen ones, one by one."""
    known = hand & KNOWN
    if promise.needs_scribe and not count(hand, Card.SCRIBE):
        known += to_front(unseen, 0, [Card.SCRIBE])
    for place in range(size(known) - size(hand & KNOWN), hand >> UNKNOWN_SHIFT):
        missing = len(missing_with(state, known, promise))
        if not missing:
            return
        kinds = list(dict.fromkeys(unseen[place:]))
        rng.shuffle(kinds)
        helpful = [card for card in kinds if len(missing_with(state, known + card.one, promise)) < missing]
        known += to_front(unseen, place, helpful)


def missing_with(state: State, hand: Cards, promise: Promise) -> list[str]:
    """What is missing for the promise if the active seat held just these cards."""
    state.hands[state.active] = hand
    return promise.cost.missing(Purse(state, state.active))


def to_front(unseen: list[Card], place: int, wanted: list[Card]) -> Cards:
    """Bring the first card of those wanted to a place, if it is among the unseen; the card that lies there then."""
    found = next((at for card in wanted for at in range(place, len(unseen)) if unseen[at] is card), place)
    unseen[place], unseen[found] = unseen[found], unseen[place]
    return unseen[place].one


def remembered(view: State) -> Memory:
    """Whatever the viewer knows counts as known to all, but for the viewer's own hand: nobody need have seen it."""
    sure = [cards & KNOWN for cards in (*view.hands, view.discards, *view.lots)]
    for seat, talents in enumerate(view.talents):
        if talents != UNKNOWN_AMOUNT:
            sure[seat] = 0
    return Memory(sure, {})


def unseen_cards(view: State) -> Cards:
    """The cards of the deck that the viewer does not know to be anywhere."""
    lying = [card for stall in (*view.stalls, view.drawn) for card in stall.cards]
    if view.top is not None:
        lying.append(view.top)
    known = pack(card for card in lying if card is not Card.UNKNOWN)
    for holding in (*view.hands, *view.lots, view.discards, view.looked):
        known += holding & KNOWN
    return view.rules.deck - known


def fill(cards: Cards, unseen: list[Card]) -> Cards:
    """Give every unknown of a holding a face."""
    number = cards >> UNKNOWN_SHIFT
    drawn, unseen[:] = unseen[:number], unseen[number:]
    return (cards & KNOWN) + pack(drawn)


def answer_sealed(game: FlowGame[State], state: State, answer: Answer[State]) -> None:
    """Give every sealed answer some content."""
    for seat, sealed in enumerate(state.sealed):
        if isinstance(sealed, Sealed):
            state.sealed[seat] = None
            happen = Applier(state)
            for _ in range(sealed.steps):
                task = state.agenda[-1]
                choice = answer(state, seat, game.options(state, seat))
                game.steps[type(task)].play(state, task, seat, choice, happen)
