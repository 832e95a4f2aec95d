"""docs/rules/en/cleopatra/scoring.md, the 2019 edition: the last turns."""

import pytest

from tests.rules.cleopatra.endings import play_out
from tests.rules.cleopatra.moves import MOSAIC, WALL, build, earned, finish, lay, use
from tests.rules.cleopatra.table import Table2019, hand
from tests.rules.cleopatra.walks import (
    about_to_walk,
    bid_all,
    complete,
    walked,
    walked_with_visir,
)
from waset.engine.game import Over
from waset.games.cleopatra.actions import (
    CallWorshipper,
    ClaimNoMore,
    DiscardToLimit,
    ForgoVisit,
    KeepAll,
    VisitMarket,
)
from waset.games.cleopatra.components import Cause, Mosaic, Piece
from waset.games.cleopatra.events import (
    AmuletsTaken,
    CleopatraWalked,
    LastTurnsBegan,
    OfferingMade,
    TurnPassed,
)
from waset.games.cleopatra.result import EndReason

SEATS_AND_BUILDERS = [(seats, builder) for seats in (2, 3, 4) for builder in range(seats)]
EVERYBODY = pytest.mark.parametrize("viewer", [0, 1, 2, None])


def turns_after(table: Table2019) -> list[int]:
    """Who has a turn from now to the end of the game, when everybody visits the market."""
    before = len(table.happened(TurnPassed))
    play_out(table)
    return [passed.seat for passed in table.happened(TurnPassed)[before:]]


def last_turn(held: str) -> Table2019:
    """Seat 0 has brought Cleopatra to space 5; seat 1 has this hand for its last turn, seat 2 has nothing."""
    table = about_to_walk(4, 5)
    table.state.hands[1] = hand(held)
    complete(table, 5)
    return table


def test_19_E1_the_game_is_not_over_when_cleopatra_reaches_space_5() -> None:
    table = walked(4, 5)
    assert (table.state.cleopatra, table.state.result, table.asked) == (5, None, (1,))


@pytest.mark.parametrize(("seats", "builder"), SEATS_AND_BUILDERS)
def test_19_E1_every_other_player_has_one_last_turn_clockwise(seats: int, builder: int) -> None:
    table = about_to_walk(4, 5, seats, builder)
    complete(table, 5)
    assert [passed.seat for passed in table.happened(TurnPassed)] == [(builder + 1) % seats]
    assert turns_after(table) == [(builder + step) % seats for step in range(2, seats)]


@pytest.mark.parametrize(("seats", "builder"), SEATS_AND_BUILDERS)
def test_19_E1_after_the_last_turns_the_game_ends(seats: int, builder: int) -> None:
    table = walked(4, 5, seats, builder)
    for step in range(1, seats):
        assert table.state.result is None
        assert table.asked == ((builder + step) % seats,)
        table.state.discards = 0  # nothing comes to the stalls
        table.play((builder + step) % seats, VisitMarket(0))
    assert isinstance(table.game.pending(table.state), Over)


def test_19_E1_the_reason_is_the_palace() -> None:
    assert play_out(walked(4, 5)).reason is EndReason.PALACE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_19_E1_the_number_of_last_turns_is_told(seats: int) -> None:
    assert walked(4, 5, seats).happened(LastTurnsBegan) == [LastTurnsBegan(seats - 1)]


@EVERYBODY
def test_19_E1_everybody_knows_of_the_last_turns(viewer: int | None) -> None:
    (began,) = walked(4, 5).happened(LastTurnsBegan)
    assert began.seen_by(viewer) == LastTurnsBegan(2)


@pytest.mark.parametrize("to", [1, 2, 3, 4])
def test_19_E1_before_space_5_there_are_no_last_turns(to: int) -> None:
    assert walked(to - 1, to).happened(LastTurnsBegan) == []


def test_19_E1_whoever_brought_her_there_settles_the_limit() -> None:
    table = walked(4, 5, held="lapis*11")
    assert table.options(0) == [DiscardToLimit(), KeepAll()]
    table.play(0, KeepAll())
    assert (table.asked, table.state.amulets) == ((1,), [1, 0, 0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_19_E1_an_offering_of_the_same_turn_comes_before_the_last_turns(seats: int) -> None:
    table = walked(3, 5, seats)
    assert table.asked == tuple(range(seats))
    bid_all(table, [0] * seats)
    assert table.asked == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_19_E1_an_offering_of_the_same_turn_takes_no_last_turn_away(seats: int) -> None:
    table = walked(3, 5, seats)
    bid_all(table, [0] * seats)
    play_out(table)
    assert [passed.seat for passed in table.happened(TurnPassed)] == list(range(1, seats))


def test_19_E1_with_offering_and_limit_the_offering_comes_first() -> None:
    table = walked(3, 5, held="lapis*11")
    bid_all(table, [2, 1, 0])
    table.play(0, KeepAll())
    causes = [taken.cause for taken in table.happened(AmuletsTaken)]
    assert (causes, table.asked) == ([Cause.OFFERING, Cause.OFFERING, Cause.LIMIT], (1,))


def test_19_E1_whoever_brought_her_there_with_the_visir_may_still_visit_the_market() -> None:
    table = walked_with_visir(4, 5)
    assert table.options(0) == [VisitMarket(0), ForgoVisit()]


def test_19_E1_that_second_visit_is_the_end_of_the_turn_and_not_of_the_game() -> None:
    table = walked_with_visir(4, 5)
    table.state.discards = 0  # nothing comes to the stalls
    table.play(0, VisitMarket(0))
    assert (table.asked, table.state.hands[0], turns_after(table)) == ((1,), hand("wood"), [2])


def test_19_E1_that_second_visit_may_be_forgone() -> None:
    table = walked_with_visir(4, 5)
    table.play(0, ForgoVisit())
    assert (table.asked, turns_after(table)) == ((1,), [2])


def test_19_E1_with_the_visir_the_offering_comes_before_the_second_visit() -> None:
    table = walked_with_visir(3, 5)
    bid_all(table, [0, 0, 0])
    assert table.options(0) == [VisitMarket(0), ForgoVisit()]


def test_19_E1_with_the_visir_and_the_market_first_the_last_turns_follow_the_quarry() -> None:
    table = about_to_walk(4, 5, stalls=("wood", "", ""))
    use(table, "visir")
    table.play(0, VisitMarket(0))
    complete(table, 5)
    assert table.asked == (1,)


def test_19_E1_a_worshipper_may_be_used_in_a_last_turn() -> None:
    calls = [action for action in last_turn("").options(1) if isinstance(action, CallWorshipper)]
    assert len(calls) == 5


def test_19_E1_the_visir_allows_two_visits_in_a_last_turn() -> None:
    table = last_turn(MOSAIC)
    table.state.mosaic_top = Mosaic.I
    use(table, "visir")
    lay(table, "c5 d5 e5 f5 g5")
    table.settle(Mosaic.X)
    finish(table)
    assert (table.asked, ForgoVisit() in table.options(1)) == ((1,), True)


def test_19_E1_what_is_built_in_a_last_turn_earns_as_always() -> None:
    table = last_turn(MOSAIC)
    table.state.mosaic_top = Mosaic.I
    lay(table, "c5 d5 e5 f5 g5")
    table.settle(Mosaic.X)
    finish(table)
    assert (earned(table)[-1], play_out(table).scores[1].talents) == (8, 5 + 8)


def test_19_E1_the_limit_is_settled_in_a_last_turn() -> None:
    table = last_turn("artisan*12")
    table.state.discards = 0  # nothing comes to the stalls
    table.play(1, VisitMarket(0))
    table.play(1, KeepAll())
    assert (table.asked, table.state.amulets) == ((2,), [0, 2, 0])


def complete_the_sixth_category() -> Table2019:
    """In the first last turn seat 1 lays the last mosaic."""
    table = last_turn(MOSAIC)
    table.state.mosaic_pile, table.state.mosaic_top = Mosaic.I.bit, Mosaic.I
    lay(table, "c5 d5 e5 f5 g5")
    table.play(1, ClaimNoMore())
    finish(table)
    return table


def test_19_E1_a_category_completed_in_a_last_turn_moves_her_no_further() -> None:
    assert complete_the_sixth_category().happened(CleopatraWalked) == [CleopatraWalked(5)]


def test_19_E1_a_category_completed_in_a_last_turn_brings_no_more_turns() -> None:
    table = complete_the_sixth_category()
    assert (table.asked, turns_after(table)) == ((2,), [])


def test_19_E1_a_category_completed_in_a_last_turn_brings_no_offering() -> None:
    table = complete_the_sixth_category()
    play_out(table)
    assert table.happened(OfferingMade) == []


def test_19_E1_she_stops_at_space_5_when_all_six_are_completed_at_once() -> None:
    table = about_to_walk(3, 5, held=MOSAIC)
    table.state.mosaic_pile, table.state.mosaic_top = Mosaic.I.bit, Mosaic.I
    lay(table, "c5 d5 e5 f5 g5")
    table.play(0, ClaimNoMore())
    complete(table, 5)
    assert (table.happened(CleopatraWalked), table.asked) == ([CleopatraWalked(5)], (0, 1, 2))


def test_19_E1_the_builder_may_go_on_building_before_she_walks() -> None:
    table = about_to_walk(4, 5, held=MOSAIC)
    table.state.mosaic_top = Mosaic.I
    build(table, Piece.WALL, WALL)
    lay(table, "c5 d5 e5 f5 g5")
    assert (table.state.cleopatra, table.happened(LastTurnsBegan)) == (4, [])
