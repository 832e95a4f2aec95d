"""docs/rules/en/cleopatra/worshippers.md: using a worshipper, and the penalties."""

import pytest

from tests.rules.cleopatra.moves import (
    SPHINX_2019,
    build,
    finish,
    use,
)
from tests.rules.cleopatra.table import Table, Table2019
from waset.games.cleopatra.actions import (
    BuildPiece,
    CallWorshipper,
    VisitMarket,
)
from waset.games.cleopatra.components import WORSHIPPERS, Cause, Piece, Worshipper
from waset.games.cleopatra.events import (
    AmuletsTaken,
    TalentsPaid,
    WorshipperCalled,
)

ROW = ["beggar", "foreman", "architect", "visir", "merchant"]
NAMES = [worshipper.value for worshipper in WORSHIPPERS]
PENALTIES = [(1, -2, 0), (2, 0, 1), (3, 0, 1), (4, 0, 2), (5, 0, 3)]  # slot, scarabs, amulets
EVERYBODY = pytest.mark.parametrize("viewer", [0, 1, 2, None])


def row(table: Table) -> list[str]:
    """The worshippers from slot 1 on."""
    return [worshipper.value for worshipper in table.state.worshippers]


def call(worshipper: str) -> CallWorshipper:
    """To use this worshipper."""
    return CallWorshipper(Worshipper(worshipper))


def in_slot(worshipper: str, slot: int) -> Table2019:
    """A table at which a worshipper lies on a slot; no cards are in the pile."""
    others = [name for name in ROW if name != worshipper]
    return Table2019(worshippers=" ".join([*others[: slot - 1], worshipper, *others[slot - 1 :]]), pile=(0, 0))


def test_19_K1_any_of_the_five_may_be_used_at_the_beginning() -> None:
    calls = [action for action in Table2019().options(0) if isinstance(action, CallWorshipper)]
    assert [action.worshipper.value for action in calls] == ROW


@pytest.mark.parametrize(
    ("worshipper", "after"),
    [
        ("beggar", "foreman architect visir merchant beggar"),
        ("foreman", "beggar architect visir merchant foreman"),
        ("architect", "beggar foreman visir merchant architect"),
        ("visir", "beggar foreman architect merchant visir"),
        ("merchant", "beggar foreman architect visir merchant"),
    ],
    ids=["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"],
)
def test_19_K1_the_tile_goes_to_slot_5_and_the_others_close_the_gap(worshipper: str, after: str) -> None:
    table = Table2019(worshippers=" ".join(ROW), pile=(0, 0))
    use(table, worshipper)
    assert row(table) == after.split()


def test_19_K1_a_tile_in_slot_5_stays_there() -> None:
    table = in_slot("merchant", 5)
    before = row(table)
    use(table, "merchant")
    assert row(table) == before


def test_19_K1_nobody_must_use_one() -> None:
    assert VisitMarket(0) in Table2019().options(0)


@pytest.mark.parametrize("second", NAMES)
@pytest.mark.parametrize("first", NAMES)
def test_19_K1_at_most_one_is_used_in_a_turn(first: str, second: str) -> None:
    table = Table2019(pile=(0, 0))
    use(table, first)
    assert table.refused(0, call(second)).key == "reason.worshipper_too_late"


def test_19_K1_none_is_used_between_two_pieces() -> None:
    table = Table2019(hands={0: SPHINX_2019})
    build(table, Piece.SPHINX, SPHINX_2019, spot=0)
    assert table.refused(0, call("architect")).key == "reason.worshipper_too_late"


@pytest.mark.parametrize("worshipper", ["visir", "architect"])
def test_19_K1_none_is_used_between_market_and_quarry(worshipper: str) -> None:
    table = Table2019(stalls=("wood", "", ""), pile=(0, 0))
    use(table, "visir")
    table.play(0, VisitMarket(0))
    assert table.refused(0, call(worshipper)).key == "reason.worshipper_too_late"


def test_19_K1_none_is_used_between_quarry_and_market() -> None:
    table = Table2019(hands={0: SPHINX_2019})
    use(table, "visir")
    build(table, Piece.SPHINX, SPHINX_2019, spot=0)
    finish(table)
    assert table.refused(0, call("architect")).key == "reason.worshipper_too_late"


def test_19_K1_none_is_used_while_a_piece_is_placed_and_paid() -> None:
    table = Table2019(hands={0: SPHINX_2019})
    table.play(0, BuildPiece(Piece.SPHINX))
    assert table.refused(0, call("architect")).key == "reason.not_now"


def test_19_K1_nobody_uses_one_in_the_turn_of_another() -> None:
    assert Table2019().refused(1, call("architect")).key == "reason.not_asked"


@pytest.mark.parametrize("worshipper", NAMES)
def test_19_K1_the_visit_is_still_to_be_made(worshipper: str) -> None:
    table = Table2019(stalls=("wood", "", ""), pile=(0, 0))
    use(table, worshipper)
    assert (table.asked, VisitMarket(0) in table.options(0)) == ((0,), True)


def test_19_K1_the_next_player_may_use_the_same_one_for_its_new_slot() -> None:
    table = Table2019(worshippers=" ".join(ROW), pile=(0, 0))
    use(table, "foreman")
    table.play(0, VisitMarket(0))
    use(table, "foreman")
    assert table.happened(AmuletsTaken) == [AmuletsTaken(0, 1, Cause.WORSHIPPER), AmuletsTaken(1, 3, Cause.WORSHIPPER)]


@EVERYBODY
def test_19_K1_everybody_sees_who_is_used(viewer: int | None) -> None:
    table = Table2019(pile=(0, 0))
    use(table, "foreman")
    (called,) = table.happened(WorshipperCalled)
    assert called.seen_by(viewer) == WorshipperCalled(0, Worshipper.FOREMAN)
    assert table.game.view(table.state, viewer).worshippers == table.state.worshippers


@pytest.mark.parametrize(("slot", "scarabs", "amulets"), PENALTIES)
@pytest.mark.parametrize("worshipper", NAMES)
def test_19_K2_the_slot_sets_the_penalty(worshipper: str, slot: int, scarabs: int, amulets: int) -> None:
    table = in_slot(worshipper, slot)
    use(table, worshipper)
    assert (table.state.talents, table.state.amulets) == ([5 + scarabs, 5, 5], [amulets, 0, 0])


def test_19_K2_the_visir_in_slot_4_costs_two_amulets_and_the_merchant_moves_up() -> None:
    table = Table2019(worshippers="beggar foreman architect visir merchant")
    use(table, "visir")
    assert (table.state.amulets[0], row(table)[3:]) == (2, ["merchant", "visir"])


@pytest.mark.parametrize("talents", [0, 1])
def test_19_K2_who_cannot_pay_two_scarabs_may_not_use_slot_1(talents: int) -> None:
    table = Table2019(worshippers=" ".join(ROW))
    table.state.talents[0] = talents
    assert table.refused(0, call("beggar")).key == "reason.too_poor"


def test_19_K2_two_scarabs_are_enough_for_slot_1() -> None:
    table = Table2019(worshippers=" ".join(ROW), pile=(0, 0))
    table.state.talents[0] = 2
    use(table, "beggar")
    assert table.state.talents[0] == 0


def test_19_K2_slots_2_to_5_are_open_to_the_poor() -> None:
    table = Table2019(worshippers=" ".join(ROW))
    table.state.talents[0] = 0
    calls = [action for action in table.options(0) if isinstance(action, CallWorshipper)]
    assert [action.worshipper.value for action in calls] == ROW[1:]


def test_19_K2_the_penalty_comes_before_the_tile_moves() -> None:
    table = Table2019(worshippers=" ".join(ROW), pile=(0, 0))
    happened = use(table, "beggar")
    assert happened[:2] == [TalentsPaid(0, 2, Cause.WORSHIPPER), WorshipperCalled(0, Worshipper.BEGGAR)]
