"""Contests: who sits where, which deals are played, and that they are the same for all rotations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
import pytest

from tests.arena.competitors import Counting, contest
from waset.arena.contest import Bout, Pairing, Seer, pairings, play_bout
from waset.arena.running import here
from waset.bots import BOTS, Place
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Action, versions_of
from waset.engine.match import Match
from waset.games import GAMES, UnknownRules
from waset.games.cleopatra.state import UNKNOWN_AMOUNT


def untimed(bout: Bout) -> Bout:
    """A game without the times it took."""
    return msgspec.structs.replace(bout, seconds=(), longest=())


@pytest.mark.parametrize(
    ("bots", "rotations"), [("a", 1), ("aa", 1), ("ab", 2), ("abab", 2), ("abbb", 4), ("abcabc", 3), ("aab", 3)]
)
def test_rotations_that_seat_everybody_alike_are_played_once(bots: str, rotations: int) -> None:
    assert contest(*bots).rotations == rotations


def test_everybody_sits_everywhere_once() -> None:
    assert ["".join(contest(*"abcd").seated(rotation)) for rotation in range(4)] == ["abcd", "dabc", "cdab", "bcda"]


@pytest.mark.parametrize(("games", "deals"), [(1, 1), (4, 1), (5, 2), (8, 2), (100, 25)])
def test_games_are_rounded_up_to_whole_deals(games: int, deals: int) -> None:
    meeting = contest(*"abbb")
    assert meeting.deals(games) == deals
    assert len(pairings(meeting, deals)) == 4 * deals


def test_all_rotations_of_a_deal_share_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "one", Counting)
    monkeypatch.setitem(BOTS, "other", Counting)
    meeting = contest("one", "other", game="cleopatra-2006")
    straight, turned = (play_bout(Pairing(meeting, 0, rotation)) for rotation in range(2))
    assert straight.scores == turned.scores
    assert straight.scores != play_bout(Pairing(meeting, 1, 0)).scores


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_the_same_whenever_it_is_played(game: str) -> None:
    pairing = Pairing(contest("random", "random", game=game), 3, 0)
    assert untimed(play_bout(pairing)) == untimed(play_bout(pairing))


@pytest.mark.parametrize("game", GAMES)
def test_a_contest_plays_the_version_of_the_rules_that_it_names(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    class Noting(Counting):
        def __init__(self, place: Place) -> None:
            super().__init__(place)
            seen.append(place.game.rules_version)

    monkeypatch.setitem(BOTS, "noting", Noting)
    for version in versions_of(GAMES[game]):
        play_bout(Pairing(contest("noting", "random", game=game, rules=version), 0, 0))
    assert seen == versions_of(GAMES[game])
    with pytest.raises(UnknownRules, match=f"{game} has no version '99'"):
        play_bout(Pairing(contest("random", game=game, rules="99"), 0, 0))


def test_deals_and_seeds_make_other_games() -> None:
    played = [
        play_bout(Pairing(contest("random", "random", game="cleopatra-2006", seed=seed), deal, 0)).scores
        for seed in ("x", "y")
        for deal in range(2)
    ]
    assert all(one != other for index, one in enumerate(played) for other in played[:index])


def test_two_processes_play_the_games_of_one() -> None:
    games = pairings(contest("random", "random", "random"), 6)
    alone = {(bout.deal, bout.rotation): untimed(bout) for bout in here(1)(games)}
    shared = {(bout.deal, bout.rotation): untimed(bout) for bout in here(2)(games)}
    assert alone == shared
    assert len(alone) == 6


def test_only_decisions_with_a_choice_are_counted() -> None:
    bout = play_bout(Pairing(contest("random", "random"), 0, 0))
    assert all(decisions > 0 for decisions in bout.decisions)
    assert all(longest <= seconds for longest, seconds in zip(bout.longest, bout.seconds, strict=True))


def test_a_budget_is_passed_on_where_it_is_said() -> None:
    assert contest("random").budget is None
    budget = contest("random", trials=50).budget
    assert budget is not None
    assert (budget.seconds, budget.trials) == (None, 50)


@pytest.mark.parametrize("seer", [False, True])
def test_a_seer_alone_is_shown_everything(monkeypatch: pytest.MonkeyPatch, seer: bool) -> None:
    shown: dict[str, set[bool]] = {"one": set(), "other": set()}

    class Noting(Counting):
        def __init__(self, name: str, place: Place) -> None:
            super().__init__(place)
            self.name = name

        def choose(self, view: Any, options: Sequence[Action]) -> Action:
            shown[self.name].add(UNKNOWN_AMOUNT not in view.talents)
            return super().choose(view, options)

    for name in shown:
        monkeypatch.setitem(BOTS, name, partial(Noting, name))
    meeting = msgspec.structs.replace(contest("one", "other", "other", game="cleopatra-2006"), seer=seer)
    for rotation in range(meeting.rotations):
        play_bout(Pairing(meeting, 0, rotation))
    assert shown == {"one": {seer}, "other": {False}}


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_searches_can_play_as_a_seer(game: str) -> None:
    meeting = msgspec.structs.replace(contest("vizier", "random", game=game, trials=1), seer=True)
    assert play_bout(Pairing(meeting, 0, 1)).winners


def test_a_seer_gets_a_copy_and_can_change_nothing() -> None:
    match: Match[Any] = Match(GAMES["pharaoh"], 2, {})
    match.deal(SealedDealer(seed_of("seer", 1)))
    given: list[Any] = []

    class Keeping:
        def choose(self, view: Any, options: Sequence[Action]) -> Action:
            given.append(view)
            return options[0]

    Seer(Keeping(), match).choose(match.view(0), match.choices(match.asked[0]))
    assert given[0] == match.state
    assert given[0] is not match.state
