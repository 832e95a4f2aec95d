"""Weights from self-play."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from waset.arena import tuning
from waset.arena.tuning import Duel, Way, fighter, followed, lead_of
from waset.bots.judging import JUDGEMENTS, Tuned, tuned
from waset.bots.mason import Mason
from waset.bots.player import Place
from waset.bots.rehearsal import Rehearsal
from waset.commands.main import main
from waset.games import GAMES, game_named


@pytest.mark.parametrize("name", GAMES)
def test_the_shipped_weights_name_every_feature_and_come_from_many_games(name: str) -> None:
    file = Path(tuning.__file__).parents[1] / "bots" / "weights" / f"{name}.json"
    found = msgspec.json.decode(file.read_bytes(), type=Tuned)
    assert found.game == name
    assert set(found.weights) == set(JUDGEMENTS[name].names)
    assert 2 * found.duels >= 2000, "thousands of games"


@pytest.mark.parametrize("name", GAMES)
def test_sense_leads_against_its_opposite(name: str) -> None:
    sense = JUDGEMENTS[name].weights
    nonsense = tuple(-weight for weight in sense)
    deals = (2, 3)  # in others the opposite plays one Courtesan after the other, which nothing ends [06.K2]
    leads = [lead_of(Duel(name, 2, number, "sense", sense, nonsense)) for number in deals]
    assert sum(leads) >= 1.5
    assert lead_of(Duel(name, 2, deals[0], "sense", nonsense, sense)) == -leads[0]


def test_the_weights_move_towards_the_side_that_wins() -> None:
    way = Way("pharaoh", [2], "way", 40)
    before = way.weights[:]
    for batch in way.batches():
        way.learn([1.0 if duel.above[0] > duel.below[0] else -1.0 for duel in batch])
    moved = [(now - then) / stride for now, then, stride in zip(way.weights, before, way.strides, strict=True)]
    assert moved[0] == pytest.approx(40 * tuning.GAIN)
    assert max(abs(one) for one in moved[1:]) < moved[0]
    assert before[0] < way.found[0] < way.weights[0]


def test_both_sides_of_a_duel_are_a_stride_away() -> None:
    way = Way("cleopatra-2006", [2, 3], "sides", 4)
    batch = next(way.batches())
    assert [duel.seats for duel in batch] == [2, 3, 2, 3]
    for duel in batch:
        for weight, stride, above, below in zip(way.weights, way.strides, duel.above, duel.below, strict=True):
            assert (above + below) / 2 == pytest.approx(weight)
            assert abs(above - below) / 2 == pytest.approx(stride)


def test_a_weight_that_is_kept_stays_as_it_is_given() -> None:
    way = Way("cleopatra-2006", [2], "kept", 24, kept={"survival": 0.5})
    at = JUDGEMENTS["cleopatra-2006"].names.index("survival")
    for batch in way.batches():
        assert {(duel.above[at], duel.below[at]) for duel in batch} == {(0.5, 0.5)}
        way.learn([1.0] * len(batch))
    assert way.found[at] == 0.5
    assert way.found != way.weights


@pytest.mark.parametrize(
    ("keep", "line"),
    [
        ("luck=1", "there is no feature 'luck'"),
        ("survival=much", "--keep survival needs a number"),
        ("survival=nan", "--keep survival needs a number"),
    ],
)
def test_what_cannot_be_kept_is_refused(keep: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "cleopatra-2006", "--keep", keep]) == 2
    assert line in capsys.readouterr().err


def test_those_who_search_can_fight_as_well() -> None:
    way = Way("cleopatra-2006", [2], "search", 1, trials=2)
    (duel,) = next(way.batches())
    assert duel.trials == 2
    assert isinstance(fighter(Place(game_named(duel.game), 0, Random(1)), duel.above, duel.trials), Rehearsal)
    assert isinstance(fighter(Place(game_named(duel.game), 0, Random(1)), duel.above, 0), Mason)
    weights = JUDGEMENTS["pharaoh"].weights
    short = Duel("pharaoh", 2, 0, "search", weights, weights, 3)
    assert lead_of(short) == lead_of(short)


def test_any_number_of_processes_finds_the_same_weights() -> None:
    ways = [Way("pharaoh", [2, 3], "same", 3) for _ in range(2)]
    leads = [list(followed(way, jobs)) for way, jobs in zip(ways, (1, 2), strict=True)]
    assert leads[0] == leads[1]
    assert ways[0].found == ways[1].found


def test_the_command_writes_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "weights.json"
    assert main(["tune", "pharaoh", "--duels", "2", "--seats", "2", "--out", str(file)]) == 0
    found = msgspec.json.decode(file.read_bytes(), type=Tuned)
    assert set(found.weights) == set(JUDGEMENTS["pharaoh"].names)
    assert (found.duels, found.seats) == (2, [2])
    assert "the weights are in weights.json" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_one_word_repeats_how_the_weights_in_use_were_found(name: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    assert main(["tune", name, "--again", "--duels", "1", "--out", str(file)]) == 0
    again, used = msgspec.json.decode(file.read_bytes(), type=Tuned), tuned(name)
    assert (again.seed, again.seats, again.trials, again.given) == (used.seed, used.seats, used.trials, used.given)
    assert again.duels == 1
    assert {feature: again.weights[feature] for feature in used.given} == used.given


def test_weights_that_cannot_be_written_are_refused_before_any_duel(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setattr("waset.commands.tune.followed", lambda *_: pytest.fail("a duel was fought"))
    for out, complaint in (("", "needs the name of a file"), (str(tmp_path), "needs the name of a file")):
        assert main(["tune", "pharaoh", "--out", out]) == 2
        assert complaint in capsys.readouterr().err
    assert main(["tune", "pharaoh", "--out", str(tmp_path / "file" / "weights.json")]) == 2
    assert "cannot write" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--duels", "0"], "--duels must be at least 1"),
        (["--trials", "-1"], "--trials must be at least 0"),
        (["--jobs", "0"], "--jobs must be at least 1"),
        (["--seats", "two"], "--seats is a list of numbers"),
        (["--seats", "9"], "9 players are not possible"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tune", "pharaoh", *arguments]) == 2
    assert complaint in capsys.readouterr().err
