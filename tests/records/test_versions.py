"""A record is played by the version of the rules that it names: with its steps, its settings and their defaults."""

from __future__ import annotations

from typing import Any

import pytest

from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Options, under_rules, versions_of
from waset.engine.match import Match
from waset.engine.record import BadRecord, GameRecord, SeatRecord, decode, encode, rebuild, record_of
from waset.engine.settings import Switch
from waset.games import GAMES, UnknownRules, game_named
from waset.games.pharaoh.game import STEPS, Pharaoh
from waset.games.pharaoh.table_rules import SEATS, SETTINGS, Ruleset


def ruled(version: str, *earlier: Pharaoh, dig_out: bool) -> Pharaoh:
    """The game in a version in which a setting has this default."""
    digging = Switch("dig_out", "P.Z1", default=dig_out, seats=SEATS)
    settings = tuple(digging if setting.name == digging.name else setting for setting in SETTINGS)
    return Pharaoh(STEPS, Ruleset(settings, {}), version, earlier)


FIRST = ruled("1", dig_out=False)
SECOND = ruled("2", FIRST, dig_out=True)


def begun(game: Pharaoh, options: Options) -> GameRecord:
    """The record of a game that has just begun."""
    match: Match[Any] = Match(game, 2, options)
    dealer = SealedDealer(seed_of("versions", 0))
    match.deal(dealer)
    return decode(encode(record_of(match, [SeatRecord("a"), SeatRecord("b")], dealer)))


@pytest.mark.parametrize(("game", "default"), [(FIRST, False), (SECOND, True)])
def test_a_setting_that_a_record_does_not_name_has_the_default_of_its_version(game: Pharaoh, default: bool) -> None:
    again = rebuild(begun(game, {}), SECOND)
    assert (again.game, again.options) == (game, {})
    assert again.state.rules.dig_out is default


@pytest.mark.parametrize("value", [False, True])
def test_a_setting_that_a_record_names_is_as_it_says(value: bool) -> None:
    assert all(
        rebuild(begun(game, {"dig_out": value}), SECOND).state.rules.dig_out is value for game in (FIRST, SECOND)
    )


def test_a_record_of_a_version_that_came_later_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"record\.other_rules .*'here': '1'"):
        rebuild(begun(SECOND, {}), FIRST)


@pytest.mark.parametrize("name", GAMES)
def test_every_version_of_a_game_is_found_and_no_other(name: str) -> None:
    newest = GAMES[name]
    assert game_named(name) is newest
    assert versions_of(newest)[0] == newest.rules_version
    for game in (newest, *newest.earlier):
        assert game_named(name, game.rules_version) is under_rules(newest, game.rules_version) is game
        assert game.name == name
    assert len(set(versions_of(newest))) == len(versions_of(newest))
    with pytest.raises(UnknownRules, match=f"{name} has no version '99' of its rules; there are: 2, 1"):
        game_named(name, "99")
