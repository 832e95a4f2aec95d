"""docs/rules/en/cleopatra/two-players.md"""

import pytest

from tests.rules.cleopatra.endings import WITHOUT_SLOT_5, result_of
from tests.rules.cleopatra.moves import SPHINX, build, end_quarry
from tests.rules.cleopatra.table import Table
from waset.engine.game import BadSetup
from waset.games.cleopatra.actions import FinishBuilding
from waset.games.cleopatra.cards import count, size
from waset.games.cleopatra.components import Card, Piece
from waset.games.cleopatra.events import CleopatraWalked
from waset.games.cleopatra.game import CLEOPATRA_2006

FOUR_CATEGORIES_BUT_ONE_SPHINX = {**WITHOUT_SLOT_5, Piece.SPHINX: (0, 1, 2, 3, 4)}


@pytest.mark.parametrize("card", [Card.BEGGAR, Card.ENVOY])
def test_06_V1_the_deck_has_no_beggars_and_no_envoys(card: Card) -> None:
    assert count(CLEOPATRA_2006.start(2, {}).lots[0], card) == 0


def test_06_V1_the_deck_has_all_the_other_cards() -> None:
    two, three = CLEOPATRA_2006.start(2, {}).lots[0], CLEOPATRA_2006.start(3, {}).lots[0]
    assert (size(two), three - two) == (105, 2 * Card.BEGGAR.one + 2 * Card.ENVOY.one)


def test_06_V1_each_has_six_merchants() -> None:
    assert CLEOPATRA_2006.start(2, {}).merchants == [6, 6]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_06_V1_more_players_have_three_merchants_each(seats: int) -> None:
    assert CLEOPATRA_2006.start(seats, {}).merchants == [3] * seats


def test_06_V1_nobody_is_eaten() -> None:
    assert [score.eaten for score in result_of([9, 9], [0, 30]).scores] == [False, False]


@pytest.mark.parametrize(
    ("difference", "tax"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 45)],
)
def test_06_V1_the_more_corrupt_player_pays_by_the_table(difference: int, tax: int) -> None:
    scores = result_of([9, 100], [2, 2 + difference]).scores
    assert ([score.tax for score in scores], scores[1].wealth) == ([0, tax], 100 - tax)


@pytest.mark.parametrize(("difference", "tax"), [(10, 55), (11, 66), (12, 78), (20, 210)])
def test_06_V1_the_table_is_continued_by_the_formula(difference: int, tax: int) -> None:
    found = result_of([9, 300], [0, difference]).scores[1].tax
    assert (found, type(found)) == (tax, int)


def test_06_V1_the_starting_player_can_be_the_more_corrupt_one() -> None:
    assert [score.wealth for score in result_of([50, 50], [4, 1]).scores] == [44, 50]


def test_06_V1_the_tax_is_taken_from_talents_and_merchants() -> None:
    assert result_of([9, 4], [0, 4], merchants=[0, 3]).scores[1].wealth == 4 + 9 - 10


def test_06_V1_wealth_does_not_fall_below_zero() -> None:
    score = result_of([9, 4], [0, 5], merchants=[0, 2]).scores[1]
    assert (score.tax, score.wealth) == (10, 0)


def test_06_V1_the_tax_can_decide_the_game() -> None:
    assert result_of([9, 14], [0, 3]).winners == (0,)


def test_06_V1_the_richer_player_wins_after_the_tax() -> None:
    result = result_of([9, 16], [0, 3])
    assert (result.winners, result.ranking) == ((1,), ((1,), (0,)))


def test_06_V1_hands_and_sanctuaries_are_counted_before_the_tax() -> None:
    result = result_of([9, 50], [0, 4], hands={1: "scribe vizier"}, sanctuaries={1: ["a1 b1 c1"]})
    assert (result.scores[1].corruption, result.scores[1].tax) == (3, 6)


def test_06_V1_a_tie_after_the_tax_goes_to_the_fewest_amulets() -> None:
    assert result_of([9, 12], [0, 2]).winners == (0,)


def test_06_V1_two_who_have_nothing_left_are_told_apart_by_their_amulets() -> None:
    result = result_of([3, 0], [2, 0])
    assert ([score.wealth for score in result.scores], result.winners) == ([0, 0], (1,))


def test_06_V1_who_is_still_tied_shares() -> None:
    result = result_of([9, 6], [4, 4], merchants=[0, 1])
    assert (result.winners, result.ranking) == ((0, 1), ((0, 1),))


def test_06_V1_three_players_pay_no_tax() -> None:
    assert [score.tax for score in result_of([9, 9, 9], [0, 1, 5]).scores] == [0, 0, 0]


def test_06_V2_cleopatra_starts_on_space_1_in_the_short_game() -> None:
    assert CLEOPATRA_2006.start(2, {"short_game": True}).cleopatra == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_06_V2_without_the_option_she_starts_before_space_1(seats: int) -> None:
    assert [CLEOPATRA_2006.start(seats, options).cleopatra for options in ({}, {"short_game": False})] == [0, 0]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_06_V2_the_short_game_is_for_two_players_only(seats: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        CLEOPATRA_2006.start(seats, {"short_game": True})
    assert (refusal.value.reason.key, refusal.value.reason.rule) == ("setup.option_seats", "06.V2")


def test_06_V2_the_first_category_takes_her_to_space_2() -> None:
    table = Table(2, hands={0: SPHINX}, pieces={Piece.SPHINX: (0, 1, 2, 3, 4)}, options={"short_game": True})
    build(table, Piece.SPHINX, SPHINX)
    end_quarry(table)
    assert table.happened(CleopatraWalked) == [CleopatraWalked(2)]


def test_06_V2_four_categories_end_the_short_game() -> None:
    table = Table(2, hands={0: SPHINX}, pieces=FOUR_CATEGORIES_BUT_ONE_SPHINX, options={"short_game": True})
    build(table, Piece.SPHINX, SPHINX)
    table.play(0, FinishBuilding())
    assert table.state.result is not None


def test_06_V2_four_categories_do_not_end_the_long_game() -> None:
    table = Table(2, hands={0: SPHINX}, pieces=FOUR_CATEGORIES_BUT_ONE_SPHINX)
    build(table, Piece.SPHINX, SPHINX)
    table.play(0, FinishBuilding())
    assert table.state.result is None
