"""What happened, in words: events become sentences, and those that belong together become one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from waset.engine.game import Event
from waset.games.pharaoh.events import (
    CarriersDelivered,
    CurseSpread,
    FigureFled,
    FigureLost,
    LampsBlownOut,
    MaskTaken,
    MummyAwoke,
    PhotoKept,
    Planned,
    RoundEnded,
    TileFlipped,
    TileLaid,
    TilesFell,
    TreasureDelivered,
    TreasureFound,
    TurnPassed,
    Walked,
)
from waset.games.pharaoh.result import Result
from waset.terminal.pharaoh import names
from waset.terminal.scene import Speaker
from waset.terminal.words import Parameter

UNTOLD: tuple[type[Event], ...] = (Planned, RoundEnded, PhotoKept)
TOLD_WITH_OTHERS = (FigureFled, LampsBlownOut, FigureLost, MaskTaken)
SILENT: tuple[type[Event], ...] = (*UNTOLD, *TOLD_WITH_OTHERS)  # those without a sentence of their own
FIELDS: dict[str, Callable[[Speaker, Any], dict[str, Parameter]]] = {
    "seat": lambda speaker, seat: {"player": speaker.player(seat)},
    "victim": lambda speaker, seat: {"from": speaker.giver(seat)},
    "figure": lambda speaker, figure: {"figure": figure.value},
    "to": lambda speaker, square: {"squares": square},
    "tile": lambda speaker, tile: {"tile": names.tile_name(speaker, tile)},
    "doors": lambda speaker, doors: {"picture": names.picture(doors)},
    "treasure": lambda speaker, worth: {"treasure": names.treasure_name(speaker, worth)},
    "photo": lambda speaker, photo: {"number": photo.treasures, "omen": photo.omen.value},
    "way": lambda speaker, way: {"way": " ".join(way)},
    "squares": lambda speaker, squares: {"squares": " ".join(squares)},
    "treasures": lambda speaker, worths: {},
    "seats": lambda speaker, seats: {},
    "result": lambda speaker, result: ended(speaker, result),
}


def told(speaker: Speaker, events: Sequence[Event]) -> list[str]:
    """The sentences of a run of events."""
    said = []
    for run in sentences(events):
        first = next(event for event in run if not isinstance(event, SILENT))
        said.append(speaker.say(f"event.{type(first).__name__}", **words_of(speaker, first, run)))
    return said


def sentences(events: Sequence[Event]) -> list[list[Event]]:
    """The events of each sentence."""
    found: list[list[Event]] = []
    for event in events:
        if isinstance(event, UNTOLD):
            continue
        before = run_before(event, found)
        if before and belongs(event, before):
            before.append(event)
        else:
            found.append([event])
    return found


def run_before(event: Event, found: list[list[Event]]) -> list[Event]:
    """The events of the last sentence; figures flee in one sentence, whatever others of them deliver meanwhile."""
    runs = reversed(found)
    if isinstance(event, FigureFled):
        return next((run for run in runs if not isinstance(run[0], TreasureDelivered)), [])
    return next(runs, [])


def belongs(event: Event, run: Sequence[Event]) -> bool:
    """Whether an event is told in one sentence with these."""
    first, last = run[0], run[-1]
    match event:
        case FigureFled():
            return isinstance(first, MummyAwoke)
        case LampsBlownOut():
            return isinstance(first, CurseSpread)
        case FigureLost() | TilesFell():
            return isinstance(last, (MaskTaken, FigureLost))
        case TileLaid(square=square):
            return isinstance(last, TileFlipped) and last.square == square
        case Walked(seat=seat, figure=figure):
            return isinstance(last, Walked) and (last.seat, last.figure) == (seat, figure)
        case TreasureFound():
            return isinstance(last, TreasureFound)
    return False


def words_of(speaker: Speaker, event: Event, run: Sequence[Event]) -> dict[str, Parameter]:
    """The parameters of a sentence, from the fields of its event and from those told with it."""
    words: dict[str, Parameter] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        words |= FIELDS[field](speaker, value) if field in FIELDS else {field: value}
    match event:
        case Walked():
            words["squares"] = [walked.to for walked in run if isinstance(walked, Walked)]
        case TileFlipped():
            words["picture"] = next((names.picture(laid.doors) for laid in run if isinstance(laid, TileLaid)), "none")
        case TreasureFound():
            worths = sorted(str(found.treasure) for found in run if isinstance(found, TreasureFound))
            words |= {"number": len(worths), "treasures": speaker.both(worths)}
        case MummyAwoke():
            words["figures"] = fled(speaker, [one for one in run if isinstance(one, FigureFled)]) or "none"
        case CarriersDelivered():
            words["deliveries"] = carried_home(speaker, event)
        case CurseSpread():
            words["lamps"] = blown_out(speaker, [one for one in run if isinstance(one, LampsBlownOut)]) or "none"
        case TilesFell():
            words |= fallen(speaker, event, run)
    return words


def fled(speaker: Speaker, figures: Sequence[FigureFled]) -> str:
    """Who fled from the mummy, and what was left behind."""
    texts = []
    for one in figures:
        treasure = names.treasure_name(speaker, one.treasure) if one.treasure else "none"
        figure = names.figure_of(speaker, one.seat, one.figure)
        texts.append(speaker.say("ui.fled", figure=figure, square=one.square, treasure=treasure))
    return speaker.both(texts)


def carried_home(speaker: Speaker, event: CarriersDelivered) -> str:
    """[P.E3] What was delivered at one moment, and by whom."""
    pairs = zip(event.seats, event.treasures, strict=True)
    return speaker.both(
        [
            speaker.say("ui.carried_home", treasure=names.treasure_name(speaker, worth), **names.owner(speaker, seat))
            for seat, worth in pairs
        ]
    )


def blown_out(speaker: Speaker, lamps: Sequence[LampsBlownOut]) -> str:
    """Whose lamps the curse blew out, and where."""
    return "; ".join(
        speaker.say("ui.lamps_of", squares=" ".join(one.squares), **names.owner(speaker, one.seat)) for one in lamps
    )


def fallen(speaker: Speaker, event: TilesFell, run: Sequence[Event]) -> dict[str, Parameter]:
    """Who carried the mask out, and what fell with the tiles."""
    lost = [one for one in run if isinstance(one, FigureLost)]
    worths = sorted([*event.treasures, *(one.treasure for one in lost if one.treasure)])
    figures = speaker.both([names.figure_of(speaker, one.seat, one.figure) for one in lost])
    return {
        "taker": next((speaker.player(one.seat) for one in run if isinstance(one, MaskTaken)), "none"),
        "figures": figures or "none",
        "treasures": names.treasures_text(speaker, worths) or "none",
    }


def ended(speaker: Speaker, result: Result) -> dict[str, Parameter]:
    """Why the game ended and who won."""
    winners = speaker.both([speaker.other(seat) for seat in result.winners])
    return {"end": speaker.say(f"end.{result.reason.value}"), "winners": winners}


def begins_turn(event: Event) -> int | None:
    """The seat whose turn begins with this event."""
    return event.seat if isinstance(event, TurnPassed) else None
