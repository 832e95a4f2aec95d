"""One game at this terminal: the match, the seats that are not ours, and what we have been told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from waset.bots import ADVISER, Place, Player, bot_named
from waset.engine.game import Action, Event, Seat
from waset.engine.match import Match
from waset.engine.record import SeatRecord
from waset.terminal.catalogue import Catalogue
from waset.terminal.client import client_of
from waset.terminal.paint import Paint
from waset.terminal.saves import HUMAN, SavedGame
from waset.terminal.scene import Scene, Speaker

BOT_NAMES = ("Nofret", "Imhotep", "Tiye", "Senmut", "Meritre")


class LocalGame:
    """A match against bots that is saved after every decision."""

    def __init__(self, match: Match[Any], saved: SavedGame) -> None:
        self.match = match
        self.saved = saved
        self.client = client_of(match.game)
        self.seat = own_seat(saved.seats)
        self.bots = {
            seat: self.bot(seat, record.player) for seat, record in enumerate(saved.seats) if seat != self.seat
        }
        self.told = 0  # steps that the person has been told of

    def bot(self, seat: Seat, name: str) -> Player:
        """The bot of this name, at its place; its chance goes on from the steps that were played."""
        rng = Random(f"{self.saved.dealer.seed.hex()} {seat} {len(self.match.steps)}")
        return bot_named(name, Place(self.match.game, seat, rng))

    @property
    def is_asked(self) -> bool:
        """Whether the person owes a decision."""
        return self.seat in self.match.asked

    @property
    def options(self) -> Sequence[Action]:
        """What the person may do."""
        return self.match.choices(self.seat)

    def advance(self) -> None:
        """Deal, and let the others decide, until the person is asked or the game is over."""
        self.match.deal(self.saved.dealer)
        while others := [seat for seat in self.match.asked if seat != self.seat]:
            seat = others[0]
            self.match.play(seat, self.bots[seat].choose(self.match.view(seat), self.match.choices(seat)))
            self.match.deal(self.saved.dealer)
        self.save()

    def decide(self, action: Action) -> None:
        """Carry out the person's decision."""
        self.match.play(self.seat, action)
        self.save()

    def save(self) -> None:
        """Write the game to its files."""
        self.saved.write(self.match)

    def advice(self) -> Action:
        """What the Vizier would do in the person's place, who sees no more than the person does."""
        return self.bot(self.seat, ADVISER).choose(self.match.view(self.seat), self.options)

    def undo_point(self) -> int | None:
        """The last own decision with a choice to which the person may go back."""
        for step in range(len(self.match.steps) - 1, self.match.safe_point(self.seat) - 1, -1):
            if len(self.match.game.options(self.match.state_at(step), self.seat)) > 1:
                return step
        return None

    def undo(self, to: int) -> None:
        """Go back."""
        self.match.undo(self.seat, to)
        self.told = min(self.told, to)
        self.save()

    def events(self, steps: slice) -> list[Event]:
        """What the person saw happen in these steps."""
        return [event.seen_by(self.seat) for step in self.match.steps[steps] for event in step.events]

    def scene(self, catalogue: Catalogue, paint: Paint, width: int) -> Scene:
        """The table as the person sees it."""
        names = [record.name for record in self.saved.seats]
        return Scene(
            self.match.view(self.seat), Speaker(catalogue.of(self.match.game.name), names, self.seat), paint, width
        )


def own_seat(seats: Sequence[SeatRecord]) -> Seat:
    """The seat of the person at this terminal."""
    return next(seat for seat, record in enumerate(seats) if record.player == HUMAN)


def seat_records(name: str, own: Seat, bots: Sequence[str], seats: int) -> list[SeatRecord]:
    """Who sits where: the person, and bots in turn."""
    others = iter([label for label in BOT_NAMES if label != name])
    records: list[SeatRecord] = []
    for seat in range(seats):
        number = seat - (seat > own)
        records.append(SeatRecord(name, HUMAN) if seat == own else SeatRecord(next(others), bots[number % len(bots)]))
    return records
