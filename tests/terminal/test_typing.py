"""What can be typed: numbers, commands, questions, and nonsense."""

import re
from pathlib import Path

import pytest

from tests.terminal.playing import SEED, played, screens
from waset.games.cleopatra.game import CLEOPATRA_2006
from waset.terminal.pages import rules_for


def answers(folder: Path, lines: list[str], *arguments: str) -> list[str]:
    """What came back for each typed line; the first screen comes first."""
    result = played(folder, lines, "--seed", SEED, *arguments)
    assert result.returncode == 0, result.stderr
    return screens(result.stdout)


@pytest.mark.parametrize("seed", ["", "xyz", "12", "5e" * 31, "5e" * 33, "5e " * 32])
def test_a_bad_seed_is_one_line(saves: Path, seed: str) -> None:
    result = played(saves, [], "--seed", seed)
    assert (result.returncode, result.stderr) == (2, "waset: --seed is 64 hexadecimal digits\n")
    assert list(saves.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["--seats", "6"], "6 players are not possible"),
        (["--seats", "3", "--seat", "4"], "--seat is from 1 to 3"),
        (["--bots", "genius"], "there is no bot 'genius'"),
        (["--seats", "3", "--option", "short_game"], "short_game"),
        (["--option", "easy"], "easy"),
        (["--seats", "2", "--option", "short_game=perhaps"], "on or off, not perhaps"),
    ],
)
def test_a_table_that_cannot_be_is_refused(saves: Path, arguments: list[str], sentence: str) -> None:
    result = played(saves, [], *arguments)
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert sentence in result.stderr


@pytest.mark.parametrize(
    "typed",
    ["0", "99", "-1", "1.5", "x", "take stall A", "²", "\x1b[2J", "9" * 5000],
    ids=lambda typed: ascii(typed[:12]),
)
def test_wrong_input_is_answered_and_asked_again(saves: Path, typed: str) -> None:
    first, answer, *_ = answers(saves, [typed, "quit"], "--seats", "3")
    assert "Your turn" in first
    assert "is not among the options. Type a number from 1 to" in answer
    assert "\x1b" not in answer.partition("\n")[2]


def test_an_empty_line_just_asks_again(saves: Path) -> None:
    _, answer, *_ = answers(saves, ["", "quit"])
    assert answer.strip() == ""


def test_help_names_rules_and_commands(saves: Path) -> None:
    _, answer, *_ = answers(saves, ["?", "quit"])
    assert "C.T1 Market or quarry" in answer
    assert "undo" in answer


def test_help_explains_an_option_with_its_rules(saves: Path) -> None:
    _, answer, *_ = answers(saves, ["? 1", "quit"])
    assert "Visit stall A" in answer
    assert "C.M1 Taking a stall" in answer


def test_help_prints_a_rule(saves: Path) -> None:
    _, known, unknown, *_ = answers(saves, ["? c.m2", "? C.M99", "quit"])
    assert "C.M2 Refilling the stalls" in known
    assert "Draw three cards" in known
    assert "This game has no rule C.M99." in unknown


def test_rules_are_told_in_the_language_of_the_table(saves: Path) -> None:
    rules = rules_for(CLEOPATRA_2006, "de")
    _, question, option, rule, *_ = answers(saves, ["?", "? 1", "? c.m2", "ende"], "--lang", "de")
    assert f"C.T1 {rules['C.T1'].title}" in question
    assert f"C.M1 {rules['C.M1'].title}\n" in option
    assert f"C.M2 {rules['C.M2'].title}\n" in rule


@pytest.mark.parametrize("option", ["short_game", "short_game=on"])
def test_an_option_can_be_named_as_an_argument(saves: Path, option: str) -> None:
    first, *_ = answers(saves, ["quit"], "--seats", "2", "--option", option)
    assert "0─(1)─2─3─4─5" in first


@pytest.mark.parametrize(
    ("about", "answer"),
    [
        ("vizier", r"You have no Vizier in your hand\. \[06\.K7\]"),
        ("throne", r"You cannot pay for it \(Pedestal and throne\)\. Missing: .*\[06\.B3\]"),
        ("stall b", r"You can: option 2, Visit stall B: "),
        ("claim", r"\[C\.A2\]"),
        ("finish", r"A visit to the quarry builds at least one piece\. \[C\.T2\]"),
        ("unicorn", r"I know nothing called “unicorn”"),
        ("", r"Why what\?"),
    ],
)
def test_why_gives_the_reason_and_its_rule(saves: Path, about: str, answer: str) -> None:
    _, said, *_ = answers(saves, [f"why {about}", "quit"])
    assert re.search(answer, said), said


def test_undo_takes_back_what_told_nothing(saves: Path) -> None:
    first, build, back, *_ = answers(saves, ["6", "undo", "quit"])
    assert "Build a column wall" in first
    assert "Where do you build it (Column wall)?" in build
    assert "Taken back." in back
    assert "Your turn" in back


def test_an_option_is_chosen_by_its_name(saves: Path) -> None:
    _, placing, *_ = answers(saves, ["column wall", "quit"])
    assert "Where do you build it (Column wall)?" in placing


def test_why_of_a_number_says_that_it_can_be_chosen(saves: Path) -> None:
    _, said, *_ = answers(saves, ["why 1", "quit"])
    assert "Visit stall A" in said


def test_undo_says_why_not(saves: Path) -> None:
    _, _, refused, *_ = answers(saves, ["1", "undo", "quit"])
    assert "That cannot be taken back: since then a card or mosaic was revealed" in refused


def test_nothing_can_be_undone_before_the_first_decision(saves: Path) -> None:
    _, refused, *_ = answers(saves, ["undo", "quit"])
    assert "There is nothing of yours to take back." in refused


def test_the_language_changes_and_commands_are_understood_in_it(saves: Path) -> None:
    _, german, why, unknown, *_ = answers(saves, ["lang de", "warum Wesir", "lang xx", "ende"])
    assert "Du bist am Zug" in german
    assert "[06.K7]" in why
    assert "Es gibt: en, de." in unknown


def test_log_hand_table_and_save(saves: Path) -> None:
    _, log, hand, table, saved, *_ = answers(saves, ["log", "hand", "table", "save", "quit"])
    assert "   1  " in log
    assert "Your hand 3/10" in hand
    assert "Quarry" in table
    assert str(saves) in saved


def test_names_cannot_disturb_the_screen(saves: Path) -> None:
    first, *_ = answers(saves, ["quit"], "--name", "\x1b[31mMira\nX" + "y" * 50)
    assert "\x1b" not in first
    assert "[31mMiraXyyyyyyy" in first
