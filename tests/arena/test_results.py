"""The file of a contest: it goes on, forgives a cut, and refuses games of another contest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.arena.competitors import bout, contest
from waset.arena.contest import Contest, Pairing
from waset.arena.results import BadResults, Results

MEETING = contest("a", "b")


def written(file: Path) -> Results:
    """A file with two games."""
    results = Results(MEETING, file)
    results.add(bout(0, 1, (0,), (1,)))
    results.add(bout(1, 0, (0, 1)))
    return results


def test_games_come_back_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "games.jsonl"
    results = written(file)
    assert Results(MEETING, file).bouts == results.bouts
    assert len(file.read_bytes().splitlines()) == 3


def test_what_is_left_is_what_was_not_played(tmp_path: Path) -> None:
    results = written(tmp_path / "games.jsonl")
    assert results.left(2) == [Pairing(MEETING, 0, 0), Pairing(MEETING, 1, 1)]
    assert results.left(3)[2:] == [Pairing(MEETING, 2, 0), Pairing(MEETING, 2, 1)]


def test_only_deals_that_are_played_out_count() -> None:
    results = Results(MEETING)
    assert results.whole(2) == []
    for deal, rotation in ((0, 1), (0, 0), (2, 0), (2, 1), (1, 0)):
        results.add(bout(deal, rotation, (0,), (1,)))
    assert [(one.deal, one.rotation) for one in results.whole(3)] == [(0, 1), (0, 0)]
    assert [(one.deal, one.rotation) for one in results.whole(1)] == [(0, 1), (0, 0)]


def test_without_a_file_games_are_only_remembered() -> None:
    results = Results(MEETING)
    results.add(bout(0, 0, (1,), (0,)))
    assert results.left(1) == [Pairing(MEETING, 0, 1)]


@pytest.mark.parametrize("cut", [1, 2, 60])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "games.jsonl"
    written(file)
    file.write_bytes(file.read_bytes()[:-cut])
    again = Results(MEETING, file)
    assert list(again.bouts) == [(0, 1)]
    again.add(bout(1, 0, (0, 1)))
    assert list(Results(MEETING, file).bouts) == [(0, 1), (1, 0)]


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (contest("a", "c"), r'bots \["a","b"\] and not \["a","c"\]'),
        (contest("a", "b", game="chess"), 'game "pharaoh" and not "chess"'),
        (contest("a", "b", rules="1"), 'rules "2" and not "1"'),
        (contest("a", "b", seed="x"), 'seed "test" and not "x"'),
        (contest("a", "b", trials=5), "trials null and not 5"),
    ],
)
def test_another_contest_is_refused_with_the_difference(tmp_path: Path, other: Contest, sentence: str) -> None:
    file = tmp_path / "games.jsonl"
    written(file)
    before = file.read_bytes()
    with pytest.raises(BadResults, match=sentence):
        Results(other, file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"{}\n", b"not json\n", b"\xff\xfe\n", b'{"type":"Contest"'])
def test_any_other_file_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(content)
    with pytest.raises(BadResults, match="does not begin with a contest"):
        Results(MEETING, file)
    assert file.read_bytes() == content


@pytest.mark.parametrize("damage", [b'"deal":"x"', b'"deal\xff":0', b'"deal":-1'])
def test_a_damaged_line_is_named(tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "games.jsonl"
    written(file)
    file.write_bytes(file.read_bytes().replace(b'"deal":0', damage))
    with pytest.raises(BadResults, match="line 2 is damaged"):
        Results(MEETING, file)


@pytest.mark.parametrize(
    "fields",
    [
        {"rotation": 2},
        {"winners": (5,)},
        {"ranking": ((0,),)},
        {"ranking": ((0,), (0,))},
        {"scores": ({"seat": 0},)},
        {"scores": ({"seat": 0}, {})},
        {"seconds": (1.0,)},
    ],
)
def test_a_game_that_cannot_be_of_the_contest_is_damage(tmp_path: Path, fields: dict[str, Any]) -> None:
    file = tmp_path / "games.jsonl"
    results = Results(MEETING, file)
    results.add(msgspec.structs.replace(bout(0, 0, (0,), (1,)), **fields))
    with pytest.raises(BadResults, match="line 2 is damaged"):
        Results(MEETING, file)
