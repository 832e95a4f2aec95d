"""A state or view as plain data, for JSON: names instead of numbers, `?` for what is unknown."""

from __future__ import annotations

import msgspec

from waset.games.cleopatra.cards import Cards, counts
from waset.games.cleopatra.components import CARDS, PIECES, STALL_NAMES, UNLIMITED
from waset.games.cleopatra.geometry import bits
from waset.games.cleopatra.rules.garden import next_mosaics
from waset.games.cleopatra.state import NOBODY, UNKNOWN_AMOUNT, Lying, State
from waset.games.cleopatra.written import Amount, CardNumbers, LyingView, MarketView, PalaceView, SeatView, View


def data(state: State) -> View:
    """Everything on the table."""
    return {
        "game": state.edition.name,
        "turn": state.turn,
        "turns_left": None if state.turns_left == UNLIMITED else state.turns_left,
        "quiet_turns": state.quiet,
        "active": state.active,
        "agenda": msgspec.to_builtins(state.agenda),
        "seats": [seat_data(state, seat) for seat in range(state.seats)],
        "market": market_data(state),
        "palace": palace_data(state),
        "offers": [cards_data(offer) for offer in state.offers],
        "sealed": msgspec.to_builtins(state.sealed),
        "result": msgspec.to_builtins(state.result),
    }


def seat_data(state: State, seat: int) -> SeatView:
    """What belongs to one seat."""
    return {
        "hand": cards_data(state.hands[seat]),
        "talents": amount(state.talents[seat]),
        "amulets": amount(state.amulets[seat]),
        "talents_seen": state.talents_seen[seat],
        "amulets_seen": state.amulets_seen[seat],
        "merchants": state.merchants[seat],
        "statues": state.statues[seat],
    }


def market_data(state: State) -> MarketView:
    """Stalls, draw pile and discards."""
    return {
        "stalls": {name: lying_data(stall) for name, stall in zip(STALL_NAMES, state.stalls, strict=True)},
        "drawn": lying_data(state.drawn),
        "looked": cards_data(state.looked),
        "top": None if state.top is None else state.top.value,
        "pile": {"up": state.up, "down": state.down},
        "lots": [cards_data(lot) for lot in state.lots],
        "discards": cards_data(state.discards),
    }


def palace_data(state: State) -> PalaceView:
    """Pieces, garden, Cleopatra and the altar."""
    return {
        "pieces": {piece.value: list(bits(filled)) for piece, filled in zip(PIECES, state.pieces, strict=False)},
        "mosaics": [{"mosaic": laid.mosaic.value, "squares": list(laid.squares)} for laid in state.laid],
        "mosaic_pile": [mosaic.value for mosaic in next_mosaics(state)],
        "mosaic_top": None if state.mosaic_top is None else state.mosaic_top.value,
        "sanctuaries": [
            {"owner": None if one.owner == NOBODY else one.owner, "squares": list(one.squares)}
            for one in state.sanctuaries
        ],
        "cleopatra": state.cleopatra,
        "start_space": state.start_space,
        "priests": state.priests,
        "worshippers": [worshipper.value for worshipper in state.worshippers],
        "built_this_turn": state.built_this_turn,
        "left_over": cards_data(state.left_over),
        "piece_bonus": state.piece_bonus,
        "free_artisans": state.free_artisans,
        "free_resources": state.free_resources,
    }


def cards_data(cards: Cards) -> CardNumbers:
    """A multiset by the names of its kinds."""
    return {card.value: number for card, number in zip(CARDS, counts(cards), strict=True) if number}


def lying_data(lying: Lying) -> LyingView:
    """Cards as they lie."""
    return {"cards": [card.value for card in lying.cards], "lots": list(lying.lots)}


def amount(number: int) -> Amount:
    """A total, or that it is unknown."""
    return "?" if number == UNKNOWN_AMOUNT else number
