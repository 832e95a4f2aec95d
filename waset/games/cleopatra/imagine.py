"""A full state that fits a view, for players who search."""

from __future__ import annotations

from random import Random

from waset.engine.flow import FlowGame
from waset.engine.playout import Applier
from waset.games.cleopatra.actions import Sealed
from waset.games.cleopatra.cards import KNOWN, UNKNOWN_SHIFT, Cards, pack, unpack
from waset.games.cleopatra.components import Card
from waset.games.cleopatra.memory import Memory
from waset.games.cleopatra.state import UNKNOWN_AMOUNT, State


def imagine(game: FlowGame[State], view: State, rng: Random) -> State:
    """Deal the unseen cards to where they may be; totals of money and amulets follow from what was seen."""
    state = view.copy()
    state.memory = remembered(view)
    state.veiled = False
    unseen = list(unpack(unseen_cards(view)))
    rng.shuffle(unseen)
    for seat, hand in enumerate(view.hands):
        state.hands[seat] = fill(hand, unseen)
    state.discards = fill(view.discards, unseen)
    state.looked = fill(view.looked, unseen)
    state.lots = [fill(lot, unseen) for lot in view.lots]
    assert not unseen, "every card is somewhere"
    for seat in range(state.seats):
        if view.talents[seat] == UNKNOWN_AMOUNT:
            state.talents[seat] = state.edition.talents + view.talents_seen[seat]
            state.amulets[seat] = view.amulets_seen[seat]
    answer_sealed(game, state, rng)
    return state


def remembered(view: State) -> Memory:
    """Whatever the viewer knows counts as known to all."""
    return Memory([cards & KNOWN for cards in (*view.hands, view.discards, *view.lots)], {})


def unseen_cards(view: State) -> Cards:
    """The cards of the deck that the viewer does not know to be anywhere."""
    lying = [card for stall in (*view.stalls, view.drawn) for card in stall.cards]
    if view.top is not None:
        lying.append(view.top)
    known = pack(card for card in lying if card is not Card.UNKNOWN)
    for holding in (*view.hands, *view.lots, view.discards, view.looked):
        known += holding & KNOWN
    return view.edition.by_seats[view.seats].deck - known


def fill(cards: Cards, unseen: list[Card]) -> Cards:
    """Give every unknown of a holding a face."""
    number = cards >> UNKNOWN_SHIFT
    drawn, unseen[:] = unseen[:number], unseen[number:]
    return (cards & KNOWN) + pack(drawn)


def answer_sealed(game: FlowGame[State], state: State, rng: Random) -> None:
    """Give every sealed answer some content."""
    for seat, answer in enumerate(state.sealed):
        if isinstance(answer, Sealed):
            state.sealed[seat] = None
            happen = Applier(state)
            for _ in range(answer.steps):
                task = state.agenda[-1]
                choice = rng.choice(game.options(state, seat))
                game.steps[type(task)].play(state, task, seat, choice, happen)
