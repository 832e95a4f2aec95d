"""The standstill [C.E1], a part of the chapter on end and scoring."""

import pytest

from tests.rules.cleopatra.table import Table, cards
from waset.engine.game import Over
from waset.games.cleopatra.actions import BuildPiece, FinishBuilding, KeepAll, Pay, SettleHand, VisitMarket
from waset.games.cleopatra.components import Piece
from waset.games.cleopatra.events import GameEnded
from waset.games.cleopatra.result import EndReason


def bare(seats: int, starter: int = 0, hands: dict[int, str] | None = None) -> Table:
    """A table where no card is left in piles and stalls."""
    table = Table(seats, hands=hands, pile=(0, 0))
    table.state.active = starter
    return table


def idle(table: Table, turns: int) -> None:
    """So many turns in which an empty stall is visited."""
    for _ in range(turns):
        (seat,) = table.asked
        table.play(seat, VisitMarket(0))
        table.play(seat, SettleHand())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_C_E1_the_game_goes_on_one_turn_before_ten_full_rounds(seats: int) -> None:
    table = bare(seats)
    idle(table, 10 * seats - 1)
    assert table.asked == (seats - 1,)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_C_E1_after_ten_full_rounds_the_game_ends(seats: int) -> None:
    table = bare(seats)
    idle(table, 10 * seats)
    assert isinstance(table.game.pending(table.state), Over)
    (ended,) = table.happened(GameEnded)
    assert ended.result.reason is EndReason.STANDSTILL


def test_C_E1_a_round_may_begin_at_any_seat() -> None:
    table = bare(3, starter=2)
    idle(table, 30)
    assert isinstance(table.game.pending(table.state), Over)


def test_C_E1_the_game_is_scored_as_it_stands() -> None:
    table = bare(3)
    table.state.talents, table.state.amulets, table.state.merchants = [4, 20, 9], [1, 7, 0], [3, 0, 1]
    idle(table, 30)
    result = table.game.result(table.state)
    assert result is not None
    assert [(score.wealth, score.eaten) for score in result.scores] == [(13, False), (20, True), (12, False)]
    assert result.winners == (0,)


def test_C_E1_a_piece_that_is_built_begins_the_count_anew() -> None:
    table = bare(3)
    idle(table, 27)
    table.play(0, BuildPiece(Piece.SPHINX))
    table.play(0, Pay((), 3))
    table.play(0, FinishBuilding())
    table.settle(0)
    table.play(0, SettleHand())
    idle(table, 29)
    assert table.asked == (0,)
    idle(table, 1)
    assert isinstance(table.game.pending(table.state), Over)


def test_C_E1_a_card_taken_from_a_stall_begins_the_count_anew() -> None:
    table = Table(stalls=("wood", "", ""), pile=(0, 0))
    table.state.quiet = 29
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    assert (table.asked, table.state.quiet) == ((1,), 0)


def test_C_E1_a_card_drawn_for_the_stalls_begins_the_count_anew() -> None:
    table = Table(top="wood", pile=(0, 0))
    table.state.quiet = 29
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    table.play(0, table.options(0)[0])
    assert (table.asked, table.state.quiet) == ((1,), 0)
    assert [stall.cards for stall in table.state.stalls] == [cards("wood"), (), ()]


def test_C_E1_amulets_for_a_full_hand_are_no_moving_card() -> None:
    table = bare(2, hands={0: "artisan*11"})
    for _ in range(10):
        table.play(0, VisitMarket(0))
        table.play(0, SettleHand())
        table.play(0, KeepAll())
        idle(table, 1)
    assert isinstance(table.game.pending(table.state), Over)


def visiting(seats: int, turns_without_building: int, rules: str | None = None) -> Table:
    """Seat 0 is about to take a stall of cards; nobody has built for so many turns."""
    table = Table(seats, stalls=("wood", "stone", "lapis"), rules=rules)
    table.state.unbuilt = turns_without_building
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    while not table.asked and not isinstance(table.game.pending(table.state), Over):
        table.settle(table.chance.odds()[0][0])
    if table.asked == (0,):
        table.play(0, table.options(0)[0])
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_C_E1_after_thirty_full_rounds_without_building_the_game_ends_though_cards_move(seats: int) -> None:
    table = visiting(seats, 30 * seats - 1)
    (ended,) = table.happened(GameEnded)
    assert ended.result.reason is EndReason.STANDSTILL


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_C_E1_one_turn_before_thirty_rounds_without_building_the_game_goes_on(seats: int) -> None:
    table = visiting(seats, 30 * seats - 2)
    assert (table.happened(GameEnded), table.asked, table.state.unbuilt) == ([], (1,), 30 * seats - 1)


def test_C_E1_a_piece_begins_the_count_of_rounds_without_building_anew() -> None:
    table = Table(3, hands={0: "artisan stone marble"})
    table.state.unbuilt = 89
    table.play(0, BuildPiece(Piece.SPHINX))
    table.play(0, Pay(cards("artisan stone marble")))
    table.play(0, FinishBuilding())
    table.settle(0)
    table.play(0, SettleHand())
    assert (table.state.unbuilt, table.asked) == (0, (1,))


def test_C_E1_in_version_1_cards_may_move_for_ever() -> None:
    table = visiting(3, 10_000, rules="1")
    assert (table.happened(GameEnded), table.asked) == ([], (1,))
