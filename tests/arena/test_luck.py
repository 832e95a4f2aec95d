"""How open a game is: the favourites of its moments, and what they come to."""

from __future__ import annotations

import json

import pytest

from tests.commands.running import printed, refused
from waset.arena.luck import SHARES, Moment, looked_at, openness
from waset.arena.table import Series
from waset.games import GAMES


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_its_moments(game: str) -> None:
    series = Series(game, 3, "luck", ("apprentice",), {})
    [moments] = looked_at(series, 1, 1)
    assert [moment.share for moment in moments] == list(SHARES)
    assert all(1 / 3 <= moment.given <= 1 and 0 <= moment.won <= 1 for moment in moments)


def test_the_same_seed_gives_the_same_moments_in_any_number_of_processes() -> None:
    series = Series("cleopatra-2019", 2, "luck", ("apprentice",), {})
    assert list(looked_at(series, 2, 1)) == list(looked_at(series, 2, 2))


def test_favourites_who_win_and_lose_add_up() -> None:
    games = [[Moment(0.5, 1.0, 0.6), Moment(1.0, 1.0, 0.9)], [Moment(0.5, 0.0, 0.4), Moment(1.0, 1.0, 0.7)], []]
    half, whole = openness(games)
    assert (half.won, half.given, half.share) == (0.5, 0.5, 0.5)
    assert whole.won == 1.0
    assert whole.given == pytest.approx(0.8)
    assert half.least < half.won < half.most


def test_the_command_prints_a_table_and_json() -> None:
    text = printed("luck", "pharaoh", "--seats", "2", "--games", "1", "--bot", "random")
    assert "2 seats, 1 games of random among equals" in text
    told = json.loads(printed("luck", "pharaoh", "--seats", "2", "--games", "1", "--bot", "random", "--json"))
    assert [one["share"] for one in told["moments"]] == list(SHARES)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--games", "0"), "--games must be at least 1, not 0"),
        (("--bot", "mason,random"), "--bot is one bot, for all are equal"),
        (("--bot", "nobody"), "there is no bot 'nobody'"),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], line: str) -> None:
    assert line in refused("luck", "pharaoh", "--seats", "2", *words)
