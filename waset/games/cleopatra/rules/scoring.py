"""[06.E] The end: corruption, the crocodile, wealth."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from waset.engine.game import Happen, Seat, Unforeseen
from waset.games.cleopatra.agenda import Offering
from waset.games.cleopatra.cards import TAINTED, size, unpack
from waset.games.cleopatra.components import LAST_SPACE, Cause
from waset.games.cleopatra.events import AmuletsReturned, AmuletsTaken, GameEnded, HandRevealed, LastTurnsBegan
from waset.games.cleopatra.result import EndReason, Result, Score
from waset.games.cleopatra.rules.steps import do_first
from waset.games.cleopatra.state import State

MERCHANT_WORTH = 3  # [06.E4]
FINES = (0, 1, 3, 6, 10, 15, 20, 25)  # for so many amulets [19.E3]


class Sums:
    """What one seat ends with, before anybody is eaten or taxed."""

    __slots__ = ("amulets", "corruption", "merchants", "returned", "seat", "tainted", "talents")

    def __init__(self, state: State, seat: Seat) -> None:
        self.seat = seat
        self.talents = state.talents[seat]
        self.merchants = state.merchants[seat]
        self.amulets = state.amulets[seat]
        self.tainted = size(state.hands[seat] & TAINTED)
        self.returned = min(self.amulets + self.tainted, sanctuary_squares(state, seat))
        self.corruption = self.amulets + self.tainted - self.returned

    @property
    def wealth(self) -> int:
        """[06.E4] Money, and three for every unused merchant."""
        return self.talents + MERCHANT_WORTH * self.merchants

    def score(self, tax: int, forgiven: int = 0, *, eaten: bool) -> Score:
        """The sums with their consequence; all that is forgiven comes off the corruption."""
        return Score(
            self.seat,
            self.talents,
            self.merchants,
            MERCHANT_WORTH * self.merchants,
            self.amulets,
            self.tainted,
            self.returned,
            self.corruption - forgiven,
            tax,
            self.wealth - tax,
            eaten,
        )


def sanctuary_squares(state: State, seat: Seat) -> int:
    """[C.A4] How many amulets a seat's sanctuaries take back."""
    return sum(len(one.squares) for one in state.sanctuaries if one.owner == seat)


def offering_and_last_turns(state: State, before: int, happen: Happen) -> None:
    """[19.O1] The one offering when Cleopatra crosses the line, and the last turns when she has arrived [19.E1]."""
    if state.cleopatra == LAST_SPACE:
        happen(LastTurnsBegan(state.seats - 1))
    if before <= state.edition.offering_after < state.cleopatra:
        do_first(state, Offering(), happen)


def palace_is_finished(state: State, before: int, happen: Happen) -> None:
    """[06.E1] The game ends at once when Cleopatra has reached the last space."""
    if state.cleopatra == LAST_SPACE:
        state.edition.score(state, EndReason.PALACE, happen)


def count_up(state: State, reason: EndReason, happen: Happen) -> None:
    """[06.E2] [19.E2] Discard the hands, return amulets, and see what corruption leads to."""
    if state.veiled:
        raise Unforeseen
    sums = [Sums(state, seat) for seat in range(state.seats)]
    for one in sums:
        happen(HandRevealed(one.seat, unpack(state.hands[one.seat])))
        if one.tainted:
            happen(AmuletsTaken(one.seat, one.tainted, Cause.HAND))
    for one in sums:
        if one.returned:
            happen(AmuletsReturned(one.seat, one.returned, Cause.SANCTUARY))
    scores = state.edition.by_seats[state.seats].consequence(sums)
    for score in scores:
        if score.forgiven:
            happen(AmuletsReturned(score.seat, score.forgiven, Cause.LEAST))
    ranking = rank(scores)
    winners = () if all(score.eaten for score in scores) else ranking[0]  # [06.E5]
    happen(GameEnded(Result(reason, scores, ranking, winners)))


def feed_the_crocodile(sums: Sequence[Sums]) -> tuple[Score, ...]:
    """[06.E3] Everyone with the most amulets, if that is more than none, is eaten."""
    most = max(one.corruption for one in sums)
    return tuple(one.score(0, eaten=one.corruption == most > 0) for one in sums)


def tax_the_corrupt(sums: Sequence[Sums]) -> tuple[Score, ...]:
    """[06.V1] Nobody is eaten; the more corrupt of two players pays for the difference, but not more than there is."""
    least = min(one.corruption for one in sums)
    return tuple(one.score(min(one.wealth, tax_for(one.corruption - least)), eaten=False) for one in sums)


def fine_the_corrupt(sums: Sequence[Sums]) -> tuple[Score, ...]:
    """[19.E2] Everybody returns as many amulets as the least corrupt has, and pays for the rest or is eaten [19.E3]."""
    least = min(one.corruption for one in sums)
    return tuple(fined(one, least) for one in sums)


def fined(one: Sums, least: int) -> Score:
    """[19.E3] The fine by the printed scale, but not more than there is; beyond the scale one is eaten."""
    left = one.corruption - least
    if left >= len(FINES):
        return one.score(0, least, eaten=True)
    return one.score(min(one.wealth, FINES[left]), least, eaten=False)


def tax_for(difference: int) -> int:
    """[06.V1] 1, 3, 6, 10, 15 … talents for 1, 2, 3, 4, 5 … amulets."""
    return difference * (difference + 1) // 2


def rank(scores: Sequence[Score]) -> tuple[tuple[Seat, ...], ...]:
    """[06.E4] [19.E4] The richest first, then the least corrupt; the eaten stand behind, by wealth [06.E5]."""
    order = sorted(scores, key=standing)
    return tuple(tuple(score.seat for score in equals) for _, equals in groupby(order, key=standing))


def standing(score: Score) -> tuple[bool, int, int]:
    """What the ranking compares."""
    return score.eaten, -score.wealth, 0 if score.eaten else score.corruption
