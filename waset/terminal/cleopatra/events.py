"""What happened, in words: seen events become sentences, and those that belong together become one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, takewhile
from typing import Any

from waset.engine.game import Event
from waset.games.cleopatra.actions import Pay
from waset.games.cleopatra.components import STALL_NAMES, Card
from waset.games.cleopatra.events import (
    AnswerSealed,
    CardDealt,
    CardDiscarded,
    CardDiscardedOpenly,
    CardDrawn,
    CardsPaid,
    DiscardsMixed,
    DrawnSeen,
    HiddenCardTaken,
    OffersClosed,
    PieceBuilt,
    Planned,
    StallsFilled,
    TopTurned,
    TurnPassed,
    WorshipperLaid,
)
from waset.games.cleopatra.result import Result
from waset.terminal.cleopatra import names
from waset.terminal.scene import Speaker
from waset.terminal.words import Parameter

SILENT: tuple[type[Event], ...] = (Planned, TopTurned, AnswerSealed, OffersClosed)
ONE_BY_ONE = (CardDealt, CardDrawn, HiddenCardTaken, CardDiscarded, CardDiscardedOpenly, DrawnSeen)
TOLD_TOGETHER = (*ONE_BY_ONE, WorshipperLaid)
FIELDS: dict[str, Callable[[Speaker, Any], dict[str, Parameter]]] = {
    "seat": lambda speaker, seat: {"player": speaker.player(seat)},
    "giver": lambda speaker, seat: {"giver": speaker.player(seat), "from": speaker.giver(seat)},
    "receiver": lambda speaker, seat: {"receiver": speaker.player(seat), "to": speaker.other(seat)},
    "card": lambda speaker, card: {"cards": names.cards_text(speaker, [card])},
    "cards": lambda speaker, cards: {"cards": names.cards_text(speaker, cards), "number": len(cards)},
    "kept": lambda speaker, cards: {"kept": names.cards_text(speaker, cards)},
    "rest": lambda speaker, cards: {"rest": names.cards_text(speaker, cards)},
    "left_over": lambda speaker, cards: {"left": names.cards_text(speaker, cards) if cards else "none"},
    "kinds": lambda speaker, kinds: {"kinds": names.kinds_text(speaker, kinds)},
    "asked": lambda speaker, seats: {"asked": speaker.others(seats)},
    "stall": lambda speaker, stall: {"stall": STALL_NAMES[stall]},
    "mosaic": lambda speaker, mosaic: {"mosaic": names.mosaic_name(mosaic)},
    "squares": lambda speaker, squares: {"squares": " ".join(squares), "size": len(squares)},
    "areas": lambda speaker, areas: {"areas": names.areas_text(areas), "number": len(areas)},
    "cause": lambda speaker, cause: {"cause": speaker.say(f"cause.{cause.value}")},
    "side": lambda speaker, side: {"side": speaker.say(f"side.{side.value}")},
    "bids": lambda speaker, bids: {"bids": names.by_seat(speaker, ((s, str(bid)) for s, bid in enumerate(bids)))},
    "offers": lambda speaker, offers: {"offers": offers_text(speaker, offers)},
    "worshipper": lambda speaker, one: {"worshipper": speaker.say(f"worshipper.{one.value}")},
    "open_cards": lambda speaker, cards: {"shown": names.cards_text(speaker, cards), "open": len(cards)},
    "result": lambda speaker, result: ended(speaker, result),
}


def told(speaker: Speaker, events: Sequence[Event]) -> list[str]:
    """The sentences of a run of events."""
    said = []
    for run in sentences(events):
        words = words_of(speaker, run[0])
        if isinstance(run[0], ONE_BY_ONE):
            cards = [event.card for event in run if isinstance(event, ONE_BY_ONE)]
            words |= {"cards": names.cards_text(speaker, cards), "number": len(cards)}
        elif isinstance(run[0], WorshipperLaid):
            laid = [event.worshipper for event in run if isinstance(event, WorshipperLaid)]
            words["worshippers"] = [speaker.say(f"worshipper.{one.value}") for one in laid]
        said.append(speaker.say(f"event.{type(run[0]).__name__}", **words))
    return said


def is_spoken(events: Sequence[Event], at: int) -> bool:
    """Whether an event says something new: not how the game goes on, nor what the next event says again."""
    event = events[at]
    if isinstance(event, CardDrawn):
        skipped: tuple[type[Event], ...] = (*SILENT, CardDrawn, DiscardsMixed)
        rest = (after for after in islice(events, at, None) if not isinstance(after, skipped))
        return not isinstance(next(rest, None), StallsFilled)
    if isinstance(event, (CardDealt, HiddenCardTaken, DrawnSeen)) and event.card is Card.UNKNOWN:
        return False
    return not isinstance(event, SILENT)


def sentences(events: Sequence[Event]) -> list[list[Event]]:
    """The spoken events of each sentence: cards and tiles that came one by one are told together."""
    found: list[list[Event]] = []
    for event in (event for at, event in enumerate(events) if is_spoken(events, at)):
        with_it = (run for run in neighbours(found, event) if seat_of(run[0]) == seat_of(event))
        run = next(with_it, None) if isinstance(event, TOLD_TOGETHER) else None
        if run is None:
            found.append([event])
        else:
            run.append(event)
    return found


def neighbours(found: list[list[Event]], event: Event) -> Iterator[list[Event]]:
    """The last groups, as far as they are of the event's kind."""
    return takewhile(lambda run: type(run[0]) is type(event), reversed(found))


def seat_of(event: Event) -> int | None:
    """The seat that an event is about, if any."""
    return getattr(event, "seat", None)


def words_of(speaker: Speaker, event: Event) -> dict[str, Parameter]:
    """The parameters of an event's message, from its fields."""
    words: dict[str, Parameter] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        words |= FIELDS[field](speaker, value) if field in FIELDS else {field: value}
    if isinstance(event, CardsPaid):
        words["cards"] = names.payment_text(speaker, Pay(event.cards, event.merchants))
    elif isinstance(event, PieceBuilt):
        words["piece"] = names.piece_at(speaker, event.piece, event.spot)
    elif isinstance(event, StallsFilled):
        words["stalls"] = names.layout_text(speaker, event.cards)
    return words


def offers_text(speaker: Speaker, offers: Sequence[Sequence[Card]]) -> str:
    """Who offered what; those who offered nothing are left out."""
    shown = [(seat, names.cards_text(speaker, cards)) for seat, cards in enumerate(offers) if cards]
    return names.by_seat(speaker, shown) or speaker.say("ui.nothing")


def ended(speaker: Speaker, result: Result) -> dict[str, Parameter]:
    """Why the game ended and who won."""
    winners = speaker.others(result.winners)
    return {"end": speaker.say(f"end.{result.reason.value}"), "winners": winners or "none"}


def begins_turn(event: Event) -> int | None:
    """The seat whose turn begins with this event."""
    return event.seat if isinstance(event, TurnPassed) else None
