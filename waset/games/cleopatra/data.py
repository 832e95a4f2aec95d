"""A state or view as plain data, for JSON: names instead of numbers, `?` for what is unknown.

Much of a table is the same for all who look at it, and from one look to the next. What is written once is therefore
kept and shared: nobody may write into plain data.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from waset.games.cleopatra.cards import Cards, counts
from waset.games.cleopatra.components import CARDS, MOSAICS, PIECES, STALL_NAMES, UNLIMITED
from waset.games.cleopatra.geometry import bits
from waset.games.cleopatra.state import NOBODY, UNKNOWN_AMOUNT, Laid, Lying, Sanctuary, State
from waset.games.cleopatra.written import (
    Amount,
    CardNumbers,
    LaidView,
    LyingView,
    MarketView,
    PalaceView,
    PrivateView,
    PublicView,
    SanctuaryView,
    SeatView,
    View,
)

CARD_NAMES: tuple[str, ...] = tuple(card.value for card in CARDS)
PIECE_NAMES: tuple[str, ...] = tuple(piece.value for piece in PIECES)
MOSAIC_NAMES: tuple[str, ...] = tuple(mosaic.value for mosaic in MOSAICS)


def data(state: State) -> View:
    """Everything on the table."""
    return {**public(state), **private(state)}


def private(state: State) -> PrivateView:
    """Where the views of a table differ [C.X1] [C.X3]."""
    return {
        "seats": [seat_data(state, seat) for seat in range(state.seats)],
        "market": market_data(state),
        "sealed": msgspec.to_builtins(state.sealed),
    }


def public(state: State) -> PublicView:
    """What all views of a table have in common."""
    return {
        "game": state.edition.name,
        "turn": state.turn,
        "turns_left": None if state.turns_left == UNLIMITED else state.turns_left,
        "quiet_turns": state.quiet,
        "turns_without_building": state.unbuilt,
        "active": state.active,
        "agenda": msgspec.to_builtins(state.agenda),
        "palace": palace_data(state),
        "offers": [cards_data(offer) for offer in state.offers],
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
        "stalls": dict(zip(STALL_NAMES, map(lying_data, state.stalls), strict=True)),
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
        "pieces": dict(zip(PIECE_NAMES, map(spots_data, state.pieces), strict=False)),
        "mosaics": laid_data(state.laid),
        "mosaic_pile": mosaics_data(state.mosaic_pile),
        "mosaic_top": None if state.mosaic_top is None else state.mosaic_top.value,
        "sanctuaries": sanctuaries_data(state.sanctuaries),
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


@lru_cache(maxsize=8192)
def cards_data(cards: Cards) -> CardNumbers:
    """A multiset by the names of its kinds."""
    return {name: number for name, number in zip(CARD_NAMES, counts(cards), strict=True) if number}


@lru_cache(maxsize=8192)
def lying_data(lying: Lying) -> LyingView:
    """Cards as they lie."""
    return {"cards": [CARD_NAMES[card.index] for card in lying.cards], "lots": list(lying.lots)}


@lru_cache(maxsize=4096)
def spots_data(filled: int) -> list[int]:
    """The filled spots of a category."""
    return list(bits(filled))


@lru_cache(maxsize=8192)
def laid_data(laid: tuple[Laid, ...]) -> list[LaidView]:
    """The mosaics in the garden."""
    return [{"mosaic": one.mosaic.value, "squares": list(one.squares)} for one in laid]


@lru_cache(maxsize=4096)
def mosaics_data(pile: int) -> list[str]:
    """The mosaics of the pile, whose order nobody knows."""
    return [MOSAIC_NAMES[index] for index in bits(pile)]


@lru_cache(maxsize=8192)
def sanctuaries_data(sanctuaries: tuple[Sanctuary, ...]) -> list[SanctuaryView]:
    """The sanctuaries and whose they are."""
    return [{"owner": None if one.owner == NOBODY else one.owner, "squares": list(one.squares)} for one in sanctuaries]


def amount(number: int) -> Amount:
    """A total, or that it is unknown."""
    return "?" if number == UNKNOWN_AMOUNT else number
