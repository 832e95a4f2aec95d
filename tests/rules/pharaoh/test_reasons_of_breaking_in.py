"""Why a figure does not break in [P.Z3]."""

import pytest

from tests.rules.pharaoh.table import Table
from tests.rules.pharaoh.test_breaking_in import WALLED_IN
from waset.engine.game import Reason
from waset.games.pharaoh.actions import BreakIn


def test_P_Z3_a_refusal_says_that_the_table_plays_without_it() -> None:
    table = Table(WALLED_IN, break_in=False)
    assert table.refused(0, BreakIn("d1", "ew")) == Reason("reason.no_breaking_in", "P.Z3")


def test_P_Z3_a_refusal_says_that_no_figure_is_on_the_start() -> None:
    table = Table(WALLED_IN, figures={0: "c2 b1"})
    assert table.refused(0, BreakIn("d1", "ew")) == Reason("reason.not_on_start", "P.Z3")


def test_P_Z3_a_refusal_says_that_the_start_is_open() -> None:
    assert Table().refused(0, BreakIn("d1", "ew")) == Reason("reason.not_walled_in", "P.Z3")


def test_P_T1_breaking_in_takes_an_action() -> None:
    table = Table(WALLED_IN)
    table.state.actions = 0
    assert table.refused(0, BreakIn("d1", "ew")) == Reason("reason.no_actions_left", "P.T1")


def test_P_S1_only_a_tile_of_the_pyramid_is_broken_into() -> None:
    assert Table(WALLED_IN).refused(0, BreakIn("g1", "ew")) == Reason("reason.no_such_tile", "P.S1", {"square": "g1"})


@pytest.mark.parametrize(
    ("drawing", "action", "reason"),
    [
        (WALLED_IN, BreakIn("e5", "ns"), Reason("reason.face_down", "P.Z3", {"square": "e5"})),
        (WALLED_IN, BreakIn("c1", "nes"), Reason("reason.not_by_start", "P.Z3", {"square": "c1"})),
        (WALLED_IN, BreakIn("c2", "ew"), Reason("reason.not_opened", "P.Z3", {"square": "c2", "doors": ["ns"]})),
        (WALLED_IN, BreakIn("c2", "x"), Reason("reason.not_opened", "P.Z3", {"square": "c2", "doors": ["ns"]})),
    ],
)
def test_P_Z3_a_refusal_says_what_can_be_turned(drawing: str, action: BreakIn, reason: Reason) -> None:
    assert Table(drawing).refused(0, action) == reason


def test_P_K5_a_hole_beside_the_start_is_out_of_the_game() -> None:
    table = Table(WALLED_IN.replace("S │", "S ."))
    assert table.refused(0, BreakIn("d1", "ew")) == Reason("reason.hole", "P.K5", {"square": "d1"})
