"""Hands and piles as packed multisets: one byte per kind of card, in the order of `Card`.

Adding two multisets is `+`; a copy costs nothing. `Card.UNKNOWN` has the last byte: a viewer's hand of an
opponent holds the cards the viewer is sure of, and as many unknowns as there are others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias

from waset.games.cleopatra.components import CARDS, RESOURCES, Card

Cards: TypeAlias = int

WIDTH = len(CARDS)
MOST_CARDS = 127  # more than any deck has, and few enough for a byte
UNKNOWN_ONE: Cards = Card.UNKNOWN.one
UNKNOWN_SHIFT = 8 * Card.UNKNOWN.index
KNOWN: Cards = UNKNOWN_ONE - 1  # every byte but that of the unknowns
ONE_EACH: Cards = sum(card.one for card in CARDS if card is not Card.UNKNOWN)
TOP_BITS: Cards = ONE_EACH << 7


def mask(cards: Iterable[Card]) -> Cards:
    """The bytes of these kinds."""
    return sum(card.one * 255 for card in cards)


STANDARD: Cards = mask(RESOURCES)
TAINTED: Cards = mask(card for card in CARDS if card.tainted)
CHARACTERS: Cards = mask(CARDS[Card.BEGGAR.index : Card.UNKNOWN.index])


def pack(cards: Iterable[Card]) -> Cards:
    """The multiset of these cards."""
    packed = 0
    for card in cards:
        packed += card.one
    return packed


def deck_of(numbers: Mapping[Card, int]) -> Cards:
    """The multiset with so many cards of each kind."""
    return sum(number * card.one for card, number in numbers.items())


def pack_in_order(cards: tuple[Card, ...]) -> Cards | None:
    """The multiset of cards that somebody listed, or None when they are not known cards in the order of `Card`."""
    if len(cards) > MOST_CARDS or Card.UNKNOWN in cards:
        return None
    packed = pack(cards)
    return packed if unpack(packed) == cards else None


@lru_cache(maxsize=65536)
def unpack(cards: Cards) -> tuple[Card, ...]:
    """The cards of a multiset, in the order of `Card`."""
    listed: list[Card] = []
    numbers = counts(cards)
    for index in range(WIDTH):
        if numbers[index]:
            listed.extend([CARDS[index]] * numbers[index])
    return tuple(listed)


def counts(cards: Cards) -> bytes:
    """How many there are of each kind."""
    return cards.to_bytes(WIDTH, "little")


def count(cards: Cards, card: Card) -> int:
    """How many there are of one kind."""
    return (cards >> 8 * card.index) & 255


def size(cards: Cards) -> int:
    """How many cards there are in all: the sum of the bytes, since 256 is 1 modulo 255."""
    return cards % 255


def kinds(cards: Cards) -> list[Card]:
    """The different kinds in a multiset."""
    numbers = counts(cards)
    return [CARDS[index] for index in range(WIDTH) if numbers[index]]


def less(cards: Cards, gone: Cards) -> Cards:
    """Each kind's count minus that of `gone`, but not below zero; both without unknowns."""
    difference = (cards | TOP_BITS) - gone
    enough = difference & TOP_BITS
    return difference & (enough - (enough >> 7))


def most(one: Cards, other: Cards) -> Cards:
    """The larger count of each kind; both without unknowns."""
    return one + less(other, one)


def still_sure(sure: Cards, gone: Cards, among: Cards = KNOWN) -> Cards:
    """What is still certain to be there after `gone` left; each unknown one may have been of any kind in `among`."""
    sure = less(sure, gone & KNOWN)
    unseen = gone >> UNKNOWN_SHIFT
    return less(sure, (ONE_EACH & among) * unseen) if unseen else sure


def take(cards: Cards, gone: Cards, among: Cards = KNOWN) -> Cards:
    """What is left after `gone` left, where either may hold unknowns."""
    if not (cards | gone) >> UNKNOWN_SHIFT:
        return cards - gone
    sure = still_sure(cards & KNOWN, gone, among)
    return sure + (size(cards) - size(gone) - size(sure)) * UNKNOWN_ONE


def hidden(cards: Cards) -> Cards:
    """The same number of cards, all unknown."""
    return size(cards) * UNKNOWN_ONE


def veil(sure: Cards, cards: Cards) -> Cards:
    """A multiset as somebody sees it who is sure of `sure` and can count the rest."""
    return sure + (size(cards) - size(sure)) * UNKNOWN_ONE
