"""docs/rules/en/cleopatra/scoring.md"""

import pytest

from tests.rules.cleopatra.endings import WITHOUT_SLOT_5, complete_the_palace, ending, result_of
from tests.rules.cleopatra.moves import SPHINX, WALL, build, end_quarry
from tests.rules.cleopatra.table import Table, cards, hand
from waset.engine.game import Over
from waset.games.cleopatra.actions import BuildPiece, FinishBuilding
from waset.games.cleopatra.agenda import Quarry
from waset.games.cleopatra.components import Cause, Piece
from waset.games.cleopatra.events import (
    AmuletsReturned,
    AmuletsTaken,
    CleopatraWalked,
    DiceRolled,
    GameEnded,
    HandRevealed,
    TalentsGained,
)
from waset.games.cleopatra.result import EndReason


def test_06_E1_the_game_ends_at_once_when_cleopatra_reaches_space_5() -> None:
    table = ending([5, 5, 5], [0, 0, 0])
    complete_the_palace(table)
    assert (table.state.cleopatra, type(table.game.pending(table.state))) == (5, Over)


def test_06_E1_the_reason_is_the_palace() -> None:
    assert result_of([5, 5, 5], [0, 0, 0]).reason is EndReason.PALACE


def test_06_E1_the_game_goes_on_with_cleopatra_on_space_4() -> None:
    standing = {**WITHOUT_SLOT_5, Piece.SPHINX: (0, 1, 2, 3, 4)}
    table = Table(hands={0: SPHINX}, pieces=standing)
    table.state.cleopatra = 3
    build(table, Piece.SPHINX, SPHINX)
    end_quarry(table)
    assert (table.state.cleopatra, table.state.active, table.state.result) == (4, 1, None)


def test_06_E1_the_builder_may_go_on_building_before_cleopatra_walks() -> None:
    standing = {**WITHOUT_SLOT_5, Piece.SPHINX: (0, 1, 2, 3, 4)}
    table = Table(hands={0: f"{WALL} {SPHINX}"}, pieces=standing)
    table.state.cleopatra = 3
    build(table, Piece.SPHINX, SPHINX)
    assert (table.state.agenda, BuildPiece(Piece.WALL) in table.options(0)) == ((Quarry(),), True)


def test_06_E1_the_rewards_of_the_last_turn_count() -> None:
    table = ending([5, 5, 5], [0, 0, 0])
    assert table.state.talents[0] == 2
    assert complete_the_palace(table).scores[0].talents == 5


def test_06_E1_the_bonus_for_several_pieces_comes_before_the_end() -> None:
    standing = {**WITHOUT_SLOT_5, Piece.SPHINX: (0, 1, 2, 3, 4)}
    table = Table(hands={0: f"{WALL} {SPHINX}"}, pieces=standing)
    table.state.cleopatra = 3
    build(table, Piece.SPHINX, SPHINX)
    build(table, Piece.WALL, WALL)
    happened = table.play(0, FinishBuilding())
    assert happened[:2] == [TalentsGained(0, 2, Cause.SEVERAL), CleopatraWalked(5)]


def test_06_E1_the_bonus_for_several_pieces_counts_for_the_score() -> None:
    standing = {**WITHOUT_SLOT_5, Piece.SPHINX: (0, 1, 2, 3, 4)}
    table = Table(hands={0: f"{WALL} {SPHINX}"}, pieces=standing)
    build(table, Piece.SPHINX, SPHINX)
    build(table, Piece.WALL, WALL)
    table.play(0, FinishBuilding())
    assert table.state.result is not None
    assert table.state.result.scores[0].talents == 5 + 5 + 3 + 2


def test_06_E1_no_dice_are_rolled_any_more() -> None:
    table = ending([5, 5, 5], [0, 0, 0])
    table.state.priests = 4
    complete_the_palace(table)
    assert table.happened(DiceRolled) == []


def test_06_E1_the_hand_limit_is_not_settled_any_more() -> None:
    table = ending([5, 5, 5], [0, 0, 0], hands={0: "artisan*14"})
    assert complete_the_palace(table).scores[0].corruption == 0


@pytest.mark.parametrize(
    ("held", "amulets"),
    [
        ("", 0),
        ("artisan stone marble wood lapis", 0),
        ("double-artisan", 1),
        ("double-stone", 1),
        ("double-marble", 1),
        ("double-wood", 1),
        ("double-lapis", 1),
        ("trompe-loeil", 1),
        ("beggar", 1),
        ("courtesan", 1),
        ("envoy", 1),
        ("scribe", 1),
        ("smuggler", 1),
        ("vizier", 1),
        ("artisan*3 double-wood*2 trompe-loeil*3 beggar*2 vizier", 8),
    ],
)
def test_06_E2_every_tainted_card_in_hand_brings_an_amulet(held: str, amulets: int) -> None:
    score = result_of([5, 5, 5], [0, 4, 0], hands={1: held}).scores[1]
    assert (score.amulets, score.tainted, score.corruption) == (4, amulets, 4 + amulets)


def test_06_E2_the_builder_counts_what_is_left_after_building() -> None:
    assert result_of([5, 5, 5], [0, 0, 0], hands={0: "scribe vizier"}).scores[0].tainted == 2


def test_06_E2_hands_are_discarded() -> None:
    table = ending([5, 5, 5], [0, 0, 0], hands={1: "artisan scribe", 2: "wood"})
    complete_the_palace(table)
    assert (table.state.hands, table.state.discards) == ([0, 0, 0], hand(f"{WALL} artisan scribe wood"))


def test_06_E2_everybody_sees_the_hands() -> None:
    table = ending([5, 5, 5], [0, 0, 0], hands={1: "artisan scribe"})
    complete_the_palace(table)
    assert table.happened(HandRevealed)[1].seen_by(None) == HandRevealed(1, cards("artisan scribe"))


def test_06_E2_the_hand_is_counted_before_the_sanctuaries() -> None:
    table = ending([5, 5, 5], [0, 0, 0], hands={1: "scribe"}, sanctuaries={1: ["a1 b1"]})
    complete_the_palace(table)
    moved = [event for event in table.events if isinstance(event, AmuletsTaken | AmuletsReturned)]
    assert moved == [AmuletsTaken(1, 1, Cause.HAND), AmuletsReturned(1, 1, Cause.SANCTUARY)]


def test_06_E3_whoever_has_the_most_amulets_is_eaten() -> None:
    assert [score.eaten for score in result_of([5, 5, 5], [3, 4, 2]).scores] == [False, True, False]


def test_06_E3_amulets_are_compared_after_the_sanctuaries() -> None:
    result = result_of([5, 5, 5], [3, 6, 2], sanctuaries={1: ["a1 b1", "g9 h9 i9"]})
    assert [score.eaten for score in result.scores] == [True, False, False]


def test_06_E3_tainted_cards_in_hand_can_feed_the_crocodile() -> None:
    result = result_of([5, 5, 5], [3, 2, 2], hands={2: "beggar envoy"})
    assert [score.eaten for score in result.scores] == [False, False, True]


def test_06_E3_all_who_tie_for_the_most_are_eaten() -> None:
    assert [score.eaten for score in result_of([5, 5, 5, 5], [7, 7, 4, 0]).scores] == [True, True, False, False]


def test_06_E3_with_no_amulets_at_all_nobody_is_eaten() -> None:
    assert [score.eaten for score in result_of([5, 5, 5], [0, 0, 0]).scores] == [False, False, False]


def test_06_E3_nobody_is_eaten_when_sanctuaries_took_everything_back() -> None:
    result = result_of([5, 5, 5], [0, 2, 0], sanctuaries={1: ["a1 b1"]})
    assert [score.eaten for score in result.scores] == [False, False, False]


def test_06_E3_a_single_amulet_is_enough_to_be_eaten() -> None:
    assert [score.eaten for score in result_of([5, 5, 5], [0, 0, 1]).scores] == [False, False, True]


def test_06_E3_the_eaten_cannot_win() -> None:
    result = result_of([90, 5, 6], [2, 1, 0])
    assert (result.winners, result.ranking) == ((2,), ((2,), (1,), (0,)))


def test_06_E4_the_richest_survivor_wins() -> None:
    result = result_of([5, 9, 7, 99], [0, 1, 0, 2])
    assert (result.winners, result.ranking) == ((1,), ((1,), (2,), (0,), (3,)))


@pytest.mark.parametrize("merchants", range(4))
def test_06_E4_an_unused_merchant_is_worth_three(merchants: int) -> None:
    score = result_of([5, 7, 5], [0, 0, 0], merchants=[0, merchants, 0]).scores[1]
    assert (score.merchants, score.merchants_worth, score.wealth) == (merchants, 3 * merchants, 7 + 3 * merchants)


def test_06_E4_merchants_can_decide_the_game() -> None:
    assert result_of([10, 8, 0], [0, 0, 0], merchants=[0, 1, 3]).winners == (1,)


def test_06_E4_a_tie_goes_to_the_fewest_amulets() -> None:
    result = result_of([8, 8, 8, 1], [2, 1, 3, 9])
    assert (result.winners, result.ranking) == ((1,), ((1,), (0,), (2,), (3,)))


def test_06_E4_who_is_still_tied_shares() -> None:
    result = result_of([8, 8, 8, 1], [1, 1, 3, 9])
    assert (result.winners, result.ranking) == ((0, 1), ((0, 1), (2,), (3,)))


def test_06_E4_amulets_do_not_count_where_the_wealth_differs() -> None:
    assert result_of([9, 8, 1], [4, 0, 5]).winners == (0,)


def test_06_E4_the_end_names_ranking_and_winners() -> None:
    table = ending([8, 9, 1], [0, 0, 1])
    complete_the_palace(table)
    assert table.game.pending(table.state) == Over(((1,), (0,), (2,)), (1,))


def test_06_E4_everybody_sees_the_result() -> None:
    table = ending([8, 9, 1], [0, 0, 1])
    result = complete_the_palace(table)
    assert table.happened(GameEnded)[0].seen_by(None) == GameEnded(result)


def test_06_E5_if_everybody_is_eaten_nobody_wins() -> None:
    result = result_of([5, 9, 7], [4, 4, 4])
    assert (result.winners, [score.eaten for score in result.scores]) == ((), [True, True, True])


def test_06_E5_if_everybody_is_eaten_they_still_have_a_ranking() -> None:
    assert result_of([5, 9, 7], [4, 4, 4]).ranking == ((1,), (2,), (0,))


def test_06_E5_the_eaten_stand_behind_the_survivors_by_wealth() -> None:
    result = result_of([50, 3, 70, 4], [6, 1, 6, 0])
    assert result.ranking == ((3,), (1,), (2,), (0,))


def test_06_E5_merchants_count_for_the_wealth_of_the_eaten() -> None:
    assert result_of([5, 4, 1], [6, 6, 0], merchants=[0, 1, 0]).ranking == ((2,), (1,), (0,))


def test_06_E5_equally_rich_eaten_players_share_their_place() -> None:
    assert result_of([5, 5, 1], [6, 6, 0]).ranking == ((2,), (0, 1))
