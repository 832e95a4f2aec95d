"""What can be typed in the pyramid: verbs, figures, squares, and questions about them."""

import re
from pathlib import Path

import pytest

from tests.rules.pharaoh.table import Table
from tests.terminal import mazes
from tests.terminal.playing import SEED, played, screens
from tests.terminal.positions import scene_of
from waset.engine.game import Action
from waset.games.pharaoh.actions import (
    BreakIn,
    DigOut,
    EndTurn,
    Flip,
    PickUp,
    PlaceLamp,
    PutDown,
    Steal,
    TakeLamp,
    TurnTile,
    Walk,
)
from waset.games.pharaoh.components import MASK, Figure
from waset.games.pharaoh.game import PHARAOH as GAME
from waset.terminal.pharaoh.client import PHARAOH


def meant(text: str, language: str = "en") -> list[Action]:
    """What Mira means by a text in the early maze."""
    return PHARAOH.meant(scene_of(GAME, mazes.early(), 0, language=language), text)


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("walk c1", [Walk(Figure.ARCHAEOLOGIST, "c1"), Walk(Figure.HELPER, "c1")]),
        ("move archaeologist c3", [Walk(Figure.ARCHAEOLOGIST, "c3")]),
        ("helper b1", [Walk(Figure.HELPER, "b1"), *(TurnTile("b1", doors) for doors in ("nes", "new", "nsw"))]),
        ("flip c3", [Flip("c3")]),
        ("turn over c3", [Flip("c3")]),
        ("turn d2", [TurnTile("d2", "ne"), TurnTile("d2", "es"), TurnTile("d2", "sw")]),
        ("lamp", [PlaceLamp(), TakeLamp()]),
        ("take lamp", [TakeLamp(), PlaceLamp()]),
        ("pick up 3", [PickUp(3)]),
        ("take the mask", [PickUp(MASK)]),
        ("treasure", [PickUp(2), PickUp(3), PickUp(MASK)]),
        ("put it down", [PutDown()]),
        ("steal", [Steal(1)]),
        ("steal from Jonas", [Steal(1)]),
        ("end turn", [EndTurn()]),
        ("done", [EndTurn()]),
        ("nonsense", []),
        ("g9", []),
        ("", []),
    ],
)
def test_a_name_means_its_actions(text: str, actions: list[Action]) -> None:
    assert meant(text) == actions


@pytest.mark.parametrize(
    ("german", "english"),
    [
        ("gehen c1", "walk c1"),
        ("aufdecken c3", "flip c3"),
        ("c3 umdrehen", "flip c3"),
        ("c2 drehen", "turn c2"),
        ("Lampe", "lamp"),
        ("Lampe wegnehmen", "take lamp"),
        ("Maske", "mask"),
        ("ablegen", "put down"),
        ("stehlen", "steal"),
        ("freigraben", "dig out"),
        ("Zug beenden", "end turn"),
        ("Helfer b1", "helper b1"),
        ("flip c3", "flip c3"),
    ],
)
def test_names_are_understood_in_german_and_in_english(german: str, english: str) -> None:
    assert meant(german, "de") == meant(english) != []


WALLED_IN = """
2 ? ? ─ ? ? ?
1 ? │ S │ ? ?
"""


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("break in", [BreakIn("c2", "ns"), BreakIn("d1", "ew"), BreakIn("b1", "ew")]),
        ("break c2", [BreakIn("c2", "ns")]),
        ("turn c2", [BreakIn("c2", "ns")]),
        ("c2", [BreakIn("c2", "ns")]),
    ],
)
def test_a_walled_in_start_is_broken_into_by_name(text: str, actions: list[Action]) -> None:
    state = Table(WALLED_IN).state
    scene = scene_of(GAME, state, 0)
    assert PHARAOH.narrowed(scene, GAME.options(state, 0), text) == actions


@pytest.mark.parametrize("text", ["c2 aufbrechen", "break c2", "in c2 einbrechen"])
def test_breaking_in_is_understood_in_german(text: str) -> None:
    scene = scene_of(GAME, Table(WALLED_IN).state, 0, language="de")
    assert PHARAOH.meant(scene, text) == [BreakIn("c2", "ns")]


def test_a_square_alone_means_first_what_is_likely_there() -> None:
    assert meant("c3")[0] == Flip("c3")
    assert meant("c1")[0] == Walk(Figure.ARCHAEOLOGIST, "c1")


def test_a_figure_alone_means_everything_that_it_does() -> None:
    assert {type(action) for action in meant("helper")} == {Walk, TurnTile, PlaceLamp, TakeLamp}
    assert {type(action) for action in meant("archaeologist")} == {Walk, Flip, PickUp, PutDown, Steal, DigOut}


def answers(folder: Path, *lines: str) -> list[str]:
    """What came back for each typed line; the first screen comes first."""
    result = played(folder, [*lines, "quit"], "pharaoh", "--seats", "2", "--seed", SEED)
    assert result.returncode == 0, result.stderr
    return screens(result.stdout)


@pytest.mark.parametrize(
    ("about", "answer"),
    [
        ("flip c4", r"c4 is not next to c1, where your archaeologist stands\. \[P\.T3\]"),
        ("walk d2", r"d2 still lies face down\. \[P\.D1\]"),
        ("lamp", r"No lamp is placed on the start\. \[P\.T5\]"),
        ("turn c1", r"The start tile is never turned\. \[P\.T4\]"),
        ("put down", r"Your archaeologist carries nothing\. \[P\.F2\]"),
        ("dig", r"is not sealed in: .* \[P\.Z1\]"),
        ("break in", r"The start is not walled in: .* \[P\.Z3\]"),
        ("end turn", r"You can: option 4, End the turn, 3 actions unused\."),
        ("b9", r"I know nothing called “b9”"),
        ("", r"Why what\? For example: why flip c4"),
    ],
)
def test_why_gives_the_reason_and_its_rule(saves: Path, about: str, answer: str) -> None:
    _, said, *_ = answers(saves, f"why {about}")
    assert re.search(answer, " ".join(said.split())), said


def test_what_is_not_possible_is_answered_with_the_reason(saves: Path) -> None:
    _, verb, square, *_ = answers(saves, "flip e5", "e5")
    for said in (verb, square):
        assert "e5 is not next to c1, where your archaeologist stands. [P.T3]" in said


def test_a_tile_is_turned_over_by_its_name_and_laid_by_a_number(saves: Path) -> None:
    _, laying, laid, *_ = answers(saves, "flip c2", "4")
    assert "How do you lay c2 (chamber of the wadjet eye)?" in laying
    assert "   3  You turned over c2: chamber of the wadjet eye ┬." in laid


def test_several_options_of_one_name_are_listed(saves: Path) -> None:
    *_, listed, every, _ = answers(saves, "flip c2", "4", "walk c2", "t")
    assert "Archaeologist  walk to: 1 c2\nHelper         walk to: 2 c2\n type t for all 8 options" in listed
    assert "turn over: 2 b1  3 d1" in every


def test_enter_takes_an_only_option(saves: Path) -> None:
    *_, last, after, _ = answers(saves, "flip c2", "4", "archaeologist c2", "archaeologist c1", "")
    assert last.endswith("End\n  1  End the turn\n Enter takes it")
    assert "▲ Nofret:" in after


def test_a_sentence_that_grows_keeps_its_number(saves: Path) -> None:
    *_, one, two, log, _ = answers(saves, "flip c2", "4", "archaeologist c2", "archaeologist c1", "log")
    assert "   6  You moved the archaeologist to c2.\n" in one
    assert "   6  You moved the archaeologist to c2, c1.\n" in two
    assert "   6  You moved the archaeologist to c2, c1." in log


def test_a_turn_in_which_nothing_was_done_says_so(saves: Path) -> None:
    *_, log, _ = answers(saves, "end turn", "end turn", "log")
    assert "● You: nothing" in log


def test_nobody_has_a_hand(saves: Path) -> None:
    _, said, *_ = answers(saves, "hand")
    assert "Nobody holds anything here" in said
