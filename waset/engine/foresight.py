"""What surely follows from an option, worked out from a view alone: it can tell no secret."""

from __future__ import annotations

from contextlib import suppress

from waset.engine.game import Action, Event, Game, Recorder, Seat, StateT, Unforeseen


def foreseen(game: Game[StateT], view: StateT, seat: Seat, action: Action) -> list[Event]:
    """The events that follow from an option of this seat, up to chance, a decision, or something unknown."""
    happened = Recorder(view.copy())
    with suppress(Unforeseen):  # what happened up to there is sure all the same
        game.play(happened.state, seat, action, happened)
    return happened.events
