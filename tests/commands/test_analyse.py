"""analyse: what it prints, draws and refuses."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.commands.running import printed, refused
from waset.arena.analysis import decisions_of
from waset.commands.analyse import Teller
from waset.commands.main import parser
from waset.commands.refusal import Refusal
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.match import Match
from waset.engine.record import SeatRecord, decode, encode, rebuild, record_of
from waset.games import game_named

RECORD = Path(__file__).parents[1] / "records" / "games" / "cleopatra-2019-format-1-2.json"


def choices(seat: int) -> int:
    """How many decisions a seat of the stored game had."""
    record = decode(RECORD.read_bytes())
    return len(decisions_of(rebuild(record, game_named(record.game)), seat))


def test_every_decision_is_data_with_what_it_cost() -> None:
    found = [json.loads(line) for line in printed("analyse", str(RECORD), "--trials", "1", "--json").splitlines()]
    assert len(found) == choices(0)
    for one in found:
        assert one["loss"] == pytest.approx(max(0.0, one["after_advised"] - one["after_played"]), abs=1e-4)
        assert one["options"] > 1
        assert (one["played"] == one["advised"]) <= (one["loss"] == 0)


def test_the_report_is_in_the_language_asked_for_and_the_chances_are_drawn(tmp_path: Path) -> None:
    words = ("analyse", str(RECORD), "--seat", "2", "--trials", "1", "--lang", "de", "--plot", "chances.svg")
    lines = printed(*words, folder=tmp_path).splitlines()
    assert lines[-1].endswith(f"von {choices(1)} Entscheidungen, wie der Wesir sie getroffen hätte.")
    assert sum(line.startswith("Zug ") for line in lines) == choices(1)
    assert ElementTree.fromstring((tmp_path / "chances.svg").read_text(encoding="utf-8")).tag.endswith("svg")


@pytest.mark.parametrize(("loss", "key"), [(0.004, "ui.advised_equal"), (0.006, "ui.advised")])
def test_an_advice_that_is_no_better_says_so(monkeypatch: pytest.MonkeyPatch, loss: float, key: str) -> None:
    said: list[str] = []

    def say(key: str, **values: object) -> str:
        said.append(key)
        return key

    monkeypatch.setattr(Teller, "option", lambda self, one, action: str(action))
    match: Any = None
    speaker: Any = SimpleNamespace(say=say)
    decision: Any = SimpleNamespace(played=1, advised=2, turn=0, chances=[0.5, 0.5], loss=loss)
    Teller(match, speaker, 0).decision(decision)
    assert said == ["ui.analysed", key]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("missing.json",), "missing.json"),
        ((str(RECORD), "--seat", "3"), "there is no seat 3"),
        ((str(RECORD), "--trials", "0"), "--trials must be at least 1"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("analyse", *words, folder=tmp_path)


@pytest.mark.parametrize(
    ("plot", "sentence"),
    [
        ("no/chances.svg", "cannot write no/chances.svg"),
        ("chances.png", "ends with .svg"),
        ("folder.svg", "name of a file"),
    ],
)
def test_a_drawing_that_cannot_be_written_is_refused_before_anything_is_thought(
    tmp_path: Path, plot: str, sentence: str
) -> None:
    (tmp_path / "no").write_text("a file where a folder would have to be")
    (tmp_path / "folder.svg").mkdir()
    assert sentence in refused("analyse", str(RECORD), "--trials", "100000", "--plot", plot, folder=tmp_path)


def test_a_drawing_that_fails_after_all_costs_nothing_but_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(file: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("waset.commands.analyse.write_whole", fail)
    printed_lines = io.StringIO()
    words = ["analyse", str(RECORD), "--seat", "2", "--trials", "1", "--json", "--plot", str(tmp_path / "chances.svg")]
    arguments = parser().parse_args(words)
    with redirect_stdout(printed_lines), pytest.raises(Refusal, match="No space left"):
        arguments.run(arguments)
    assert len(printed_lines.getvalue().splitlines()) == choices(1)


def test_a_game_without_decisions_is_no_data_and_odd_names_are_drawn_without_what_is_odd(tmp_path: Path) -> None:
    match: Match[Any] = Match(game_named("pharaoh"), 2, {})
    dealer = SealedDealer(seed_of("begun", 1))
    match.deal(dealer)
    seats = [SeatRecord("a\x1b[31mb\x07", "person"), SeatRecord("<Jonas>", "person")]
    (tmp_path / "begun.json").write_bytes(encode(record_of(match, seats, dealer)))
    assert printed("analyse", "begun.json", "--json", "--plot", "chances.svg", folder=tmp_path) == ""
    while (seat := match.asked[0]) != 0 or len(match.choices(0)) == 1:
        match.play(seat, match.choices(seat)[0])
        match.deal(dealer)
    match.play(0, match.choices(0)[0])
    (tmp_path / "begun.json").write_bytes(encode(record_of(match, seats, dealer)))
    words = ("analyse", "begun.json", "--trials", "1", "--json", "--plot", "chances.svg")
    assert len(printed(*words, folder=tmp_path).splitlines()) == 1
    drawn = ElementTree.fromstring((tmp_path / "chances.svg").read_text(encoding="utf-8"))
    assert any("a[31mb" in text for text in drawn.itertext())
