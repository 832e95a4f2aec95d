"""docs/rules/en/cleopatra/scoring.md, the 2019 edition: the last sums."""

import pytest

from tests.rules.cleopatra.endings import ending_2019, have_the_last_turns, result_2019_of
from tests.rules.cleopatra.table import Table, cards
from waset.engine.game import Event, Over
from waset.games.cleopatra.components import Cause
from waset.games.cleopatra.events import AmuletsReturned, AmuletsTaken, GameEnded, HandRevealed
from waset.games.cleopatra.result import Result

TEN_SQUARES = "a7 b7 c7 a8 b8 c8 a9 b9 c9 c6"
TWO_SQUARES = "g9 h9"
FINES = [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20), (7, 25)]  # amulets left, scarabs


def corruption(result: Result) -> list[int]:
    """The amulets that everybody has left in the end."""
    return [score.corruption for score in result.scores]


def eaten(result: Result) -> list[bool]:
    """Who is eaten."""
    return [score.eaten for score in result.scores]


def wealth(result: Result) -> list[int]:
    """What everybody has in the end."""
    return [score.wealth for score in result.scores]


def counted(table: Table) -> list[Event]:
    """What happens to amulets when the game is scored."""
    have_the_last_turns(table)
    return [event for event in table.events if isinstance(event, AmuletsTaken | AmuletsReturned)]


def printed_example() -> Result:
    """12, 7 and 10 amulets, and sanctuaries of 10, 2 and 0 squares."""
    return result_2019_of([20, 20, 90], [12, 7, 10], sanctuaries={0: [TEN_SQUARES], 1: [TWO_SQUARES]})


def test_19_E2_the_printed_example_leaves_0_3_and_8() -> None:
    assert corruption(printed_example()) == [0, 3, 8]


def test_19_E2_in_the_printed_example_everybody_gives_back_two() -> None:
    assert [score.forgiven for score in printed_example().scores] == [2, 2, 2]


@pytest.mark.parametrize(
    ("held", "amulets"),
    [
        ("artisan stone marble wood lapis", 0),
        ("double-stone", 1),
        ("double-marble", 1),
        ("double-wood", 1),
        ("double-lapis", 1),
        ("cave", 1),
        ("artisan double-wood*2 cave*3", 5),
    ],
)
def test_19_E2_every_tainted_card_in_hand_brings_an_amulet(held: str, amulets: int) -> None:
    score = result_2019_of([5, 5, 5], [0, 2, 0], hands={1: held}).scores[1]
    assert (score.amulets, score.tainted, score.corruption) == (2, amulets, 2 + amulets)


def test_19_E2_the_builder_counts_what_is_left_after_building() -> None:
    assert result_2019_of([5, 5, 5], [0, 0, 0], hands={0: "cave*2"}).scores[0].tainted == 2


def test_19_E2_everybody_sees_the_hands() -> None:
    table = ending_2019([5, 5], [0, 0], hands={1: "artisan cave"})
    have_the_last_turns(table)
    assert table.happened(HandRevealed)[1].seen_by(None) == HandRevealed(1, cards("artisan cave"))


def test_19_E2_first_the_hands_then_the_sanctuaries_then_the_fewest() -> None:
    table = ending_2019([5, 5], [3, 1], hands={1: "cave*4"}, sanctuaries={1: [TWO_SQUARES]})
    assert counted(table) == [
        AmuletsTaken(1, 4, Cause.HAND),
        AmuletsReturned(1, 2, Cause.SANCTUARY),
        AmuletsReturned(0, 3, Cause.LEAST),
        AmuletsReturned(1, 3, Cause.LEAST),
    ]


@pytest.mark.parametrize(
    ("amulets", "left"),
    [
        ([0, 0], [0, 0]),
        ([5, 5], [0, 0]),
        ([0, 4], [0, 4]),
        ([9, 3, 5], [6, 0, 2]),
        ([2, 2, 9, 3], [0, 0, 7, 1]),
        ([30, 30, 30], [0, 0, 0]),
    ],
)
def test_19_E2_everybody_returns_as_many_as_the_least_corrupt_has(amulets: list[int], left: list[int]) -> None:
    assert corruption(result_2019_of([5] * len(amulets), amulets)) == left


def test_19_E2_the_fewest_are_looked_for_after_the_sanctuaries() -> None:
    result = result_2019_of([5, 5, 5], [6, 7, 8], sanctuaries={2: [TEN_SQUARES]})
    assert corruption(result) == [6, 7, 0]


def test_19_E2_the_fewest_are_looked_for_after_the_hands() -> None:
    assert corruption(result_2019_of([5, 5], [2, 0], hands={1: "cave*3"})) == [0, 1]


def test_19_E2_the_eaten_give_back_as_well() -> None:
    result = result_2019_of([5, 5], [3, 14])
    assert ([score.forgiven for score in result.scores], eaten(result)) == ([3, 3], [False, True])


def test_19_E2_nobody_gives_back_when_somebody_has_none() -> None:
    assert counted(ending_2019([5, 5, 5], [0, 3, 4])) == []


@pytest.mark.parametrize(("left", "scarabs"), FINES)
def test_19_E3_amulets_that_are_left_cost_scarabs(left: int, scarabs: int) -> None:
    score = result_2019_of([5, 40], [0, left]).scores[1]
    assert (score.tax, score.wealth, score.eaten) == (scarabs, 40 - scarabs, False)


@pytest.mark.parametrize("left", [8, 9, 15, 40])
def test_19_E3_eight_or_more_are_eaten(left: int) -> None:
    assert eaten(result_2019_of([5, 40], [0, left])) == [False, True]


def test_19_E3_only_what_is_left_after_the_return_counts() -> None:
    assert [score.tax for score in result_2019_of([40, 40, 40], [10, 13, 17]).scores] == [0, 6, 25]


def test_19_E3_in_the_printed_example_the_second_pays_six_and_the_third_is_eaten() -> None:
    result = printed_example()
    assert (result.scores[1].tax, eaten(result)) == (6, [False, False, True])


def test_19_E3_in_the_printed_example_the_first_pays_nothing() -> None:
    assert printed_example().scores[0].tax == 0


@pytest.mark.parametrize(("scarabs", "left"), [(0, 1), (2, 2), (5, 3), (24, 7)])
def test_19_E3_wealth_does_not_fall_below_zero(scarabs: int, left: int) -> None:
    score = result_2019_of([5, scarabs], [0, left]).scores[1]
    assert (score.tax, score.wealth) == (scarabs, 0)


@pytest.mark.parametrize(("scarabs", "left"), [(1, 1), (3, 2), (25, 7)])
def test_19_E3_a_fine_may_take_the_last_scarab(scarabs: int, left: int) -> None:
    assert result_2019_of([5, scarabs], [0, left]).scores[1].wealth == 0


def test_19_E3_nothing_is_taken_from_the_eaten() -> None:
    score = result_2019_of([5, 40], [0, 8]).scores[1]
    assert (score.tax, score.wealth) == (0, 40)


def test_19_E3_several_can_be_eaten() -> None:
    assert eaten(result_2019_of([5, 5, 5, 5], [0, 8, 7, 12])) == [False, True, False, True]


def test_19_E3_the_same_holds_for_two_players() -> None:
    result = result_2019_of([20, 20], [4, 9])
    assert (corruption(result), wealth(result)) == ([0, 5], [20, 5])


def test_19_E4_the_richest_survivor_wins() -> None:
    result = result_2019_of([5, 9, 7, 99], [0, 0, 0, 8])
    assert (result.winners, result.ranking) == ((1,), ((1,), (2,), (0,), (3,)))


def test_19_E4_wealth_is_compared_after_the_fines() -> None:
    result = result_2019_of([10, 15, 12], [0, 3, 1])
    assert (wealth(result), result.winners) == ([10, 9, 11], (2,))


def test_19_E4_in_the_printed_example_the_eaten_player_cannot_win() -> None:
    assert printed_example().ranking == ((0,), (1,), (2,))


def test_19_E4_a_tie_goes_to_the_fewest_amulets_left() -> None:
    result = result_2019_of([9, 10, 12], [0, 1, 2])
    assert (wealth(result), result.ranking) == ([9, 9, 9], ((0,), (1,), (2,)))


def test_19_E4_two_who_have_nothing_left_are_told_apart_by_their_amulets() -> None:
    assert result_2019_of([5, 1, 1], [0, 4, 3]).ranking == ((0,), (2,), (1,))


def test_19_E4_who_is_still_tied_shares() -> None:
    result = result_2019_of([8, 8, 3], [2, 2, 2])
    assert (result.winners, result.ranking) == ((0, 1), ((0, 1), (2,)))


def test_19_E4_a_lower_place_can_be_shared_too() -> None:
    assert result_2019_of([9, 4, 4], [1, 1, 1]).ranking == ((0,), (1, 2))


def test_19_E4_amulets_do_not_count_where_the_wealth_differs() -> None:
    assert result_2019_of([9, 40], [0, 7]).winners == (1,)


def test_19_E4_the_eaten_stand_behind_even_the_poorest() -> None:
    assert result_2019_of([5, 0, 99], [0, 0, 8]).ranking == ((0,), (1,), (2,))


def test_19_E4_the_eaten_are_ordered_by_their_unreduced_money() -> None:
    result = result_2019_of([5, 30, 50, 40], [0, 8, 20, 9])
    assert result.ranking == ((0,), (2,), (3,), (1,))


def test_19_E4_equally_rich_eaten_players_share_their_place() -> None:
    assert result_2019_of([5, 30, 30], [0, 8, 20]).ranking == ((0,), (1, 2))


@pytest.mark.parametrize("amulets", [[8, 8, 8], [20, 40, 60], [0, 0, 0], [9, 9, 30]])
def test_19_E4_somebody_always_survives(amulets: list[int]) -> None:
    assert False in eaten(result_2019_of([5, 5, 5], amulets))


def test_19_E4_the_end_names_ranking_and_winners() -> None:
    table = ending_2019([8, 9, 1], [0, 0, 8])
    have_the_last_turns(table)
    assert table.game.pending(table.state) == Over(((1,), (0,), (2,)), (1,))


def test_19_E4_everybody_sees_the_result() -> None:
    table = ending_2019([8, 9, 1], [0, 0, 1])
    result = have_the_last_turns(table)
    assert table.happened(GameEnded)[0].seen_by(None) == GameEnded(result)
