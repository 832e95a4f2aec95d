"""What surely follows from an option, worked out from a view alone: it can tell no secret."""

from __future__ import annotations

from typing import Generic

from waset.engine.game import Action, Choice, Event, Game, Recorder, Seat, StateT, Unforeseen


class Following(Generic[StateT]):
    """What surely follows from an option: its events, the view after them, and whether the seat then goes on."""

    __slots__ = ("events", "goes_on", "view")

    def __init__(self, events: list[Event], view: StateT, goes_on: bool) -> None:
        self.events = events
        self.view = view
        self.goes_on = goes_on  # the next decision is its own, and nothing comes to light before it


def followed(game: Game[StateT], view: StateT, seat: Seat, action: Action) -> Following[StateT]:
    """What follows from an option of this seat, up to chance, a decision, or something unknown."""
    happened = Recorder(view.copy())
    try:
        game.play(happened.state, seat, action, happened)
        pending = game.pending(happened.state)
    except Unforeseen:  # what happened up to there is sure all the same
        return Following(happened.events, happened.state, goes_on=False)
    goes_on = isinstance(pending, Choice) and seat in pending.seats
    return Following(happened.events, happened.state, goes_on)


def foreseen(game: Game[StateT], view: StateT, seat: Seat, action: Action) -> list[Event]:
    """The events that surely follow from an option of this seat."""
    return followed(game, view, seat, action).events
