"""One game among bots, from the first draw to the result."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from waset.bots import Place, Player, bot_named
from waset.engine.base import Record
from waset.engine.deal import Dealer, SealedDealer, seed_of
from waset.engine.game import Game
from waset.engine.match import Match
from waset.engine.record import GameRecord, SeatRecord, record_of


class Series(Record, frozen=True):
    """Many games of one kind: the same game, seats, options and bots; each game has its own seed."""

    game: str
    seats: int
    seed: str
    bots: "tuple[str, ...]"
    options: "dict[str, bool | int | str]"

    def bot_at(self, seat: int) -> str:
        """The bots take the seats in turn."""
        return self.bots[seat % len(self.bots)]


class Finished:
    """A game that was played to its end."""

    __slots__ = ("dealer", "match", "series")

    def __init__(self, series: Series, match: Match[Any], dealer: SealedDealer) -> None:
        self.series = series
        self.match = match
        self.dealer = dealer

    def record(self) -> GameRecord:
        """The whole game as a file."""
        seats = [
            SeatRecord(f"{self.series.bot_at(k)} {k + 1}", self.series.bot_at(k)) for k in range(self.series.seats)
        ]
        return record_of(self.match, seats, self.dealer)


def play_game(game: Game[Any], series: Series, number: int) -> Finished:
    """Play game `number` of a series to its end. Bots see only views."""
    dealer = SealedDealer(seed_of(series.seed, number))
    match = Match(game, series.seats, series.options)
    players = [
        bot_named(series.bot_at(k), Place(game, k, Random(f"{series.seed}/{number}/{k}"))) for k in range(series.seats)
    ]
    play_out(match, dealer, players)
    return Finished(series, match, dealer)


def play_out(match: Match[Any], dealer: Dealer, players: Sequence[Player]) -> None:
    """Let the players decide, one a seat, until the game is over."""
    match.deal(dealer)
    while asked := match.asked:
        for seat in asked:
            options = match.choices(seat)
            match.play(seat, players[seat].choose(match.view(seat), options))
        match.deal(dealer)
