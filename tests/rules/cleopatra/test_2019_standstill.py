"""The standstill [C.E1] in the 2019 edition, a part of the chapter on end and scoring."""

import pytest

from tests.rules.cleopatra.moves import SPHINX_2019, build, finish, use
from tests.rules.cleopatra.table import Table2019
from tests.rules.cleopatra.walks import (
    about_to_walk,
    complete,
)
from waset.games.cleopatra.actions import (
    ForgoVisit,
    VisitMarket,
)
from waset.games.cleopatra.components import Piece
from waset.games.cleopatra.events import (
    GameEnded,
)
from waset.games.cleopatra.result import EndReason, Result


def result_of(table: Table2019) -> Result:
    """How the game ended."""
    assert table.state.result is not None
    return table.state.result


def bare(seats: int, hands: dict[int, str] | None = None) -> Table2019:
    """A table where no card is left in piles and stalls."""
    return Table2019(seats, hands=hands, pile=(0, 0))


def idle(table: Table2019, turns: int) -> None:
    """So many turns in which an empty stall is visited."""
    for _ in range(turns):
        (seat,) = table.asked
        table.play(seat, VisitMarket(0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C_E1_in_2019_the_game_goes_on_one_turn_before_ten_full_rounds(seats: int) -> None:
    table = bare(seats)
    idle(table, 10 * seats - 1)
    assert table.asked == (seats - 1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C_E1_in_2019_the_game_ends_after_ten_full_rounds(seats: int) -> None:
    table = bare(seats)
    idle(table, 10 * seats)
    (ended,) = table.happened(GameEnded)
    assert ended.result.reason is EndReason.STANDSTILL


def test_C_E1_in_2019_the_game_is_scored_as_it_stands() -> None:
    table = bare(3)
    table.state.talents, table.state.amulets = [4, 20, 9], [1, 9, 3]
    idle(table, 30)
    assert [(score.wealth, score.eaten) for score in result_of(table).scores] == [(4, False), (20, True), (6, False)]


@pytest.mark.parametrize("worshipper", ["architect", "visir", "beggar", "merchant", "foreman"])
def test_C_E1_using_a_worshipper_is_no_moving_card(worshipper: str) -> None:
    table = bare(3)
    table.state.quiet = 29
    use(table, worshipper)
    table.play(0, VisitMarket(0))
    if worshipper == "visir":
        table.play(0, ForgoVisit())
    assert result_of(table).reason is EndReason.STANDSTILL


def test_C_E1_a_card_that_the_beggar_draws_begins_the_count_anew() -> None:
    table = Table2019(lot="cave", pile=(1, 0))
    table.state.quiet = 29
    use(table, "beggar")
    table.draw("cave")
    table.play(0, VisitMarket(0))
    assert (table.asked, table.state.quiet) == ((1,), 0)


def test_C_E1_a_piece_of_2019_begins_the_count_anew() -> None:
    table = Table2019(hands={0: SPHINX_2019})
    table.state.quiet = 29
    build(table, Piece.SPHINX, SPHINX_2019, spot=0)
    finish(table)
    assert (table.asked, table.state.quiet) == ((1,), 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C_E1_a_standstill_cannot_cut_the_last_turns_short(seats: int) -> None:
    table = about_to_walk(4, 5, seats)
    table.state.quiet = 10 * seats - 1
    complete(table, 5)
    table.state.discards = 0  # nothing comes to the stalls
    idle(table, seats - 1)
    assert result_of(table).reason is EndReason.PALACE
