"""The player aid of the Pharaoh's Gold follows the box and the settings of a table."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.aid.asking import aid_of, rows, says, told
from waset.engine.aid import Aid
from waset.games import game_named
from waset.games.pharaoh import aid as pharaoh_aid
from waset.games.pharaoh.components import TREASURES

GAME = "pharaoh"


def photos(aid: Aid) -> list[tuple[int, int | str, int | str]]:
    """How many treasures each photo brings, what else, and how often it is there."""
    return [
        (row.cost[0].number, row.text.parameters["omen"], row.count.parameters["count"])
        for row in rows(aid, "photos")
        if row.cost and row.text is not None and row.count is not None
    ]


def test_the_photos_are_those_of_the_table() -> None:
    assert photos(aid_of(GAME, 2)) == [
        (1, "nothing", 1),
        (1, "mummy", 1),
        (2, "curse", 1),
        (2, "mummy", 1),
        (3, "curse", 1),
    ]
    assert photos(aid_of(GAME, 2, photos="3m,3m,1,1,1")) == [(3, "mummy", 2), (1, "nothing", 3)]


@pytest.mark.parametrize("value", ["ends", "goes_on", "goes_on_with_ring"])
def test_what_follows_when_the_mask_is_carried_out(value: str) -> None:
    assert told(aid_of(GAME, 3, mask_turn=value), "aid.p_taken") == [{"then": value}]


@pytest.mark.parametrize(
    ("option", "value", "key", "parameter", "told_as"),
    [
        ("collapse", "rook", "aid.p_ring", "shape", "rook"),
        ("mummy_drops_treasure", False, "aid.p_mummy_text", "drops", "no"),
        ("no_way_ends_turn", True, "aid.p_no_way", "ends", "yes"),
        ("finding_turn_counts", True, "aid.p_left", "counts", "yes"),
        ("open_scores", True, "aid.p_scores_note", "open", "yes"),
        ("no_progress_rounds", 4, "aid.p_standstill", "quiet", 4),
        ("last_round", 33, "aid.p_standstill", "last", 33),
    ],
)
def test_a_setting_changes_the_aid(
    option: str, value: bool | int | str, key: str, parameter: str, told_as: int | str
) -> None:
    assert told(aid_of(GAME, 3), key)[0][parameter] != told_as
    assert told(aid_of(GAME, 3, **{option: value}), key)[0][parameter] == told_as


@pytest.mark.parametrize(
    ("option", "keys"),
    [("break_in", ["aid.p_break_in_text", "aid.p_helper_break_in_text"]), ("dig_out", ["aid.p_dig_out_text"])],
)
def test_ways_out_are_named_where_the_table_has_them(option: str, keys: list[str]) -> None:
    assert all(says(aid_of(GAME, 3), key) for key in keys)
    assert not any(says(aid_of(GAME, 3, **{option: False}), key) for key in keys)


def test_the_points_are_those_of_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    def points() -> list[int | str]:
        return [one["points"] for one in told(aid_of(GAME, 3), "aid.p_points")]

    assert points() == [1, *sorted(Counter(TREASURES)), 5, -2, -1]
    monkeypatch.setattr(pharaoh_aid, "PHOTO_WORTH", 2)
    monkeypatch.setattr(pharaoh_aid, "TREASURES", (4, 4, 6))
    monkeypatch.setattr(pharaoh_aid, "MASK", 9)
    monkeypatch.setattr(pharaoh_aid, "ARCHAEOLOGIST_LOST", -7)
    assert points() == [2, 4, 6, 9, -7, -1]
    assert told(aid_of(GAME, 3), "aid.p_mask_last") == [{"treasures": 3, "mask": 9}]


def test_actions_lamps_and_turns_are_those_of_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pharaoh_aid, "ACTIONS", 4)
    monkeypatch.setattr(pharaoh_aid, "LAMPS", 6)
    monkeypatch.setattr(pharaoh_aid, "TURNS_TO_FALL", 2)
    monkeypatch.setattr(pharaoh_aid, "IDLE_ROUNDS", 5)
    aid = aid_of(GAME, 3)
    assert told(aid, "aid.p_turn") == [{"actions": 4}]
    assert told(aid, "aid.p_place_lamp_text") == [{"lamps": 6}]
    assert told(aid, "aid.p_left")[0]["turns"] == 2
    assert told(aid, "aid.p_standstill")[0]["idle"] == 5


def test_a_table_of_version_1_has_no_breaking_in() -> None:
    assert not says(game_named(GAME, "1").aid(2, {}), "aid.p_break_in_text")
