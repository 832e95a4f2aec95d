"""Names of cards, pieces and squares in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from waset.games.cleopatra.actions import Pay
from waset.games.cleopatra.cards import Cards, counts, pack
from waset.games.cleopatra.components import CARDS, STALL_NAMES, Card, Mosaic, Piece
from waset.terminal.scene import Speaker

TAINT_MARK = "~"
ANY_SPOT = -1


def card_name(speaker: Speaker, card: Card, number: int = 1) -> str:
    """One or several cards of a kind; a mark says that they are tainted."""
    mark = TAINT_MARK if card.tainted else ""
    return mark + speaker.say(f"card.{card.value}", count=number)


def cards_named(speaker: Speaker, cards: Cards) -> list[str]:
    """A multiset, kind by kind."""
    return [card_name(speaker, card, number) for card, number in zip(CARDS, counts(cards), strict=True) if number]


def cards_text(speaker: Speaker, cards: Iterable[Card]) -> str:
    """Cards as a list in words, or that there are none."""
    return ", ".join(cards_named(speaker, pack(cards))) or speaker.say("ui.nothing")


def kinds_text(speaker: Speaker, kinds: Sequence[Card]) -> str:
    """Kinds of cards, as one asks for them."""
    return speaker.both([speaker.say(f"card.{kind.value}", count=1) for kind in kinds])


def payment_text(speaker: Speaker, payment: Pay) -> str:
    """Cards and merchants as a list in words."""
    parts = cards_named(speaker, pack(payment.cards))
    if payment.merchants:
        parts.append(speaker.say("piece.merchant", count=payment.merchants))
    if payment.waived_artisans:
        parts.append(speaker.say("ui.waived_artisans", count=payment.waived_artisans))
    if payment.waived_resources:
        parts.append(speaker.say("ui.waived_resources", count=payment.waived_resources))
    return ", ".join(parts) or speaker.say("ui.nothing")


def short_cards(speaker: Speaker, cards: Cards) -> str:
    """A multiset in short names: `2 Ar, St, ~2×La`."""
    return ", ".join(
        (f"{number} " if number > 1 else "") + short_name(speaker, card)
        for card, number in zip(CARDS, counts(cards), strict=True)
        if number
    )


def short_units(speaker: Speaker, units: Sequence[str]) -> str:
    """Units that are missing, in short names."""
    counted = Counter(units)
    return ", ".join((f"{n} " if n > 1 else "") + speaker.say(f"short.{name}") for name, n in counted.items())


def units_text(speaker: Speaker, units: Sequence[str]) -> str:
    """Units that are missing, as a list in words."""
    return ", ".join(speaker.say(f"unit.{name}", count=number) for name, number in Counter(units).items())


def short_name(speaker: Speaker, card: Card) -> str:
    """A card in a few letters."""
    return (TAINT_MARK if card.tainted else "") + speaker.say(f"short.{card.value}")


def layout_text(speaker: Speaker, cards: Sequence[Card | None]) -> str:
    """Which stall gets which card."""
    return " · ".join(
        f"{STALL_NAMES[stall]} {lying_name(speaker, card)}" for stall, card in enumerate(cards) if card is not None
    )


def lying_name(speaker: Speaker, card: Card) -> str:
    """A card as it lies: its name, or that it lies face down."""
    return speaker.say("ui.face_down") if card is Card.UNKNOWN else card_name(speaker, card)


def piece_name(speaker: Speaker, piece: Piece, number: int = 1) -> str:
    """A category of pieces."""
    return speaker.say(f"piece.{piece.value}", count=number)


def piece_at(speaker: Speaker, piece: Piece, spot: int) -> str:
    """A piece on its spot, or on any."""
    return speaker.say(f"spot.{piece.value}", number=spot + 1)


def mosaic_name(mosaic: Mosaic) -> str:
    """A mosaic by its letter."""
    return mosaic.name


def areas_text(areas: Iterable[Sequence[str]]) -> str:
    """Areas of the garden, each by its squares."""
    return "; ".join(" ".join(area) for area in areas)


def by_seat(speaker: Speaker, texts: Iterable[tuple[int, str]]) -> str:
    """What belongs to each seat."""
    return " · ".join(f"{speaker.player(seat)} {text}" for seat, text in texts)
