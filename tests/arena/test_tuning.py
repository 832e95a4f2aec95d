"""Weights from self-play."""

from pathlib import Path

import msgspec
import pytest

from waset.arena.fitting import fitted, likelihood
from waset.arena.tuning import PULL, learned, lessons, taught
from waset.bots.judging import JUDGEMENTS, Tuned
from waset.commands.main import main
from waset.games import GAMES


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("is_first", [True, False], ids=["first sight", "masons"])
def test_a_lesson_gives_positions_with_a_winner(name: str, is_first: bool) -> None:
    judgement = JUDGEMENTS[name]
    weights = None if is_first else judgement.weights
    found = [position for one in lessons(name, [2], 2, "t", weights) for position in learned(one)]
    assert found
    for position in found:
        assert sum(position.shares) == pytest.approx(1)
        assert [len(features) for features in position.features] == [len(judgement.names)] * 2


def test_the_same_lessons_teach_the_same_in_any_number_of_processes() -> None:
    todo = lessons("pharaoh", [2, 3], 2, "same", None)
    assert list(taught(todo, 1)) == list(taught(todo, 2))


def test_a_refit_tells_the_winners_better() -> None:
    weights = JUDGEMENTS["pharaoh"].weights
    positions = [p for one in lessons("pharaoh", [2], 6, "fit", None) for p in learned(one)]
    fit = fitted(positions, weights, PULL)
    assert fit.likelihood > likelihood(positions, weights)
    assert len(fit.weights) == len(weights)


def test_the_command_writes_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "weights.json"
    assert main(["tune", "pharaoh", "--games", "4", "--masons", "1", "--seats", "2", "--out", str(file)]) == 0
    found = msgspec.json.decode(file.read_bytes(), type=Tuned)
    assert set(found.weights) == set(JUDGEMENTS["pharaoh"].names)
    assert found.games == 5
    assert "written to weights.json" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--games", "0"], "--games must be at least 1"),
        (["--seats", "two"], "--seats is a list of numbers"),
        (["--seats", "9"], "9 players are not possible"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tune", "pharaoh", *arguments]) == 2
    assert complaint in capsys.readouterr().err
