"""docs/rules/en/pharaoh/scoring.md"""

from collections.abc import Sequence

import pytest

from tests.rules.pharaoh.table import CURSE, END_TURN, MUMMY, NOTHING, OPEN, Table
from waset.engine.game import Over
from waset.games.pharaoh.components import Photo
from waset.games.pharaoh.events import CarriersDelivered, GameEnded, TreasureDelivered
from waset.games.pharaoh.game import PHARAOH, PHARAOH_1, Pharaoh
from waset.games.pharaoh.result import Result, Score
from waset.games.pharaoh.rules.scoring import rank, score_of

SMALL = "1 . . S . . ."
PHOTOS = (Photo(1, NOTHING), Photo(1, MUMMY), Photo(2, CURSE), Photo(2, MUMMY), Photo(3, CURSE))


def result_of(
    delivered: Sequence[Sequence[int]],
    photos: Sequence[int] = (),
    figures: dict[int, str] | None = None,
    changed: Sequence[int] = (),
) -> Result:
    """How a game ends in which everybody has this."""
    seats = len(delivered)
    table = Table(SMALL, seats=seats, figures=figures).with_mask("f6", ring=3)
    state = table.state
    state.delivered = tuple(tuple(worths) for worths in delivered)
    state.albums = tuple(PHOTOS[:number] for number in photos) or state.albums
    state.changed = tuple(changed) or state.changed
    table.pass_turns(1)
    assert state.result is not None
    return state.result


def test_P_E1_a_photo_is_worth_one() -> None:
    assert [score.points for score in result_of([(), ()], photos=(3, 2)).scores] == [3, 2]


def test_P_E1_treasures_are_worth_what_they_show() -> None:
    score = result_of([(2, 2, 3), ()]).scores[0]
    assert (score.treasures, score.treasures_worth, score.points) == ((2, 2, 3), 7, 7)


def test_P_E1_the_delivered_mask_is_worth_five() -> None:
    score = result_of([(2, 5), ()]).scores[0]
    assert (score.treasures, score.mask, score.points) == ((2,), 5, 7)


@pytest.mark.parametrize(
    ("figures", "lost"), [("c1 c1", (0, 0)), ("- c1", (-2, 0)), ("c1 -", (0, -1)), ("- -", (-2, -1))]
)
def test_P_E1_lost_figures_cost_points(figures: str, lost: tuple[int, int]) -> None:
    score = result_of([(3, 3), ()], figures={0: figures}).scores[0]
    assert (score.archaeologist_lost, score.helper_lost) == lost
    assert score.points == 6 + sum(lost)


def test_P_E1_a_score_may_be_below_zero() -> None:
    assert result_of([(), ()], figures={0: "- -"}).scores[0].points == -3


def test_P_E1_a_treasure_that_is_still_carried_is_worth_nothing() -> None:
    table = Table("1 . ┼ S . . .", figures={0: "b1 c1"}, carried={0: 3}).with_mask("f6", ring=4)
    table.play(0, END_TURN)
    assert table.state.result is not None
    assert table.state.result.scores[0].points == -2


def test_P_E2_the_first_printed_example() -> None:
    score = result_of([(3, 3, 3, 2, 2), ()], figures={0: "- -"}).scores[0]
    assert score.points == 3 + 3 + 3 + 2 + 2 - 2 - 1 == 10


def test_P_E2_the_second_printed_example() -> None:
    score = result_of([(3, 2, 2, 5), ()], figures={0: "c1 -"}).scores[0]
    assert score.points == 3 + 2 + 2 + 5 - 1 == 11


def test_P_E2_the_second_of_the_two_wins() -> None:
    result = result_of([(3, 3, 3, 2, 2), (3, 2, 2, 5)], figures={0: "- -", 1: "c1 -"})
    assert (result.winners, result.ranking) == ((1,), ((1,), (0,)))


def score(seat: int, points: int, has_both: bool, last_change: int) -> Score:
    """A score of which only what decides is given."""
    return Score(seat, 0, (), 0, 0, 0, 0, points, has_both, last_change)


def test_P_E3_a_tie_goes_to_the_one_who_still_has_both_figures() -> None:
    assert rank([score(0, 7, False, 1), score(1, 7, True, 9), score(2, 6, True, 1)]) == ((1,), (0,), (2,))


def test_P_E3_then_to_the_one_who_reached_the_score_first() -> None:
    assert rank([score(0, 7, True, 5), score(1, 7, True, 3)]) == ((1,), (0,))


def test_P_E3_the_earlier_score_decides_also_when_none_of_them_has_both() -> None:
    assert rank([score(0, 7, False, 5), score(1, 7, False, 3)]) == ((1,), (0,))


def test_P_E3_who_is_still_tied_shares() -> None:
    result = result_of([(3,), (3,), (2,)], changed=(4, 4, 5))
    assert (result.winners, result.ranking) == ((0, 1), ((0, 1), (2,)))


def test_P_E3_photos_deliveries_and_losses_are_changes() -> None:
    table = Table("2 ? ? ┼ ? ? ?\n1 ? ? S ? ? ?", seats=3, figures={0: "c2 c1", 1: "c2 c1"}, carried={1: 3})
    table.find(0, "d2", "┬", NOTHING, 2)
    table.play(0, END_TURN)
    assert table.state.changed == (1, 0, 0)
    table.walk(1, "c1")
    assert table.state.changed == (1, 2, 0)


def test_P_E3_one_ring_that_hits_several_is_one_moment() -> None:
    drawing = """
    2 ┼ ┼ ┼ ? ? ?
    1 ┼ ┼ S ? ? ?
    """
    table = Table(drawing, seats=3, figures={0: "b2 b1", 1: "c1 b2", 2: "c1 c1"}).with_mask("a1", owner=0, ring=0)
    table.state.changed, table.state.moment = (3, 4, 5), 6
    table.play(0, END_TURN)
    assert (table.state.changed, table.state.moment) == ((6, 6, 5), 7)


def test_P_E3_two_rings_are_two_moments() -> None:
    drawing = """
    2 ┼ ┼ ┼ ? ? ?
    1 ┼ ┼ S ? ? ?
    """
    table = Table(drawing, figures={0: "b2 b1", 1: "c2 c1"}).with_mask("a1", owner=1, ring=0)
    table.play(0, END_TURN)
    table.play(1, END_TURN)
    assert table.state.changed == (1, 0)
    table.pass_turns(1)
    assert table.state.changed == (1, 2)


TWO_ON_THE_WAY = """
3 ? ? │ ? ? ?
2 ? ? │ ? ? ?
1 ? ? S ? ? ?
"""  # the mummy that comes from c4 meets who stands on c2 and c3


def mummy_with_carriers(game: Pharaoh) -> Table:
    """Seat 2 woke the mummy; seats 0 and 1 fled and brought their treasures along."""
    figures = {0: "c3 c1", 1: "c2 c1", 2: "c3 c1"}
    table = Table(
        TWO_ON_THE_WAY,
        seats=3,
        figures=figures,
        carried={0: 2, 1: 2},
        active=2,
        game=game,
        mummy_drops_treasure=False,
    )
    table.find(2, "c4", "┬", MUMMY, 3)
    return table


def test_P_E3_carriers_whom_one_mummy_sends_home_reach_their_scores_at_the_same_moment() -> None:
    table = mummy_with_carriers(PHARAOH)
    assert table.happened(CarriersDelivered) == [CarriersDelivered((0, 1), (2, 2))]
    assert table.state.delivered == ((2,), (2,), ())
    assert table.state.changed[0] == table.state.changed[1]


def test_P_E3_the_photo_is_kept_after_the_mummy_and_is_a_moment_of_its_own() -> None:
    changed = mummy_with_carriers(PHARAOH).state.changed
    assert changed[2] == changed[0] + 1


def test_P_E3_the_finder_who_is_sent_home_too_has_the_photo_later() -> None:
    figures = {0: "c3 c1", 1: "c2 c1"}
    table = Table(TWO_ON_THE_WAY, figures=figures, carried={0: 2, 1: 3}, mummy_drops_treasure=False)
    table.find(0, "c4", "┬", MUMMY, 3)
    assert table.happened(CarriersDelivered) == [CarriersDelivered((0, 1), (2, 3))]
    scores = [score_of(table.state, seat) for seat in range(2)]
    assert [one.points for one in scores] == [3, 3]
    assert rank(scores) == ((1,), (0,))


def test_P_E3_in_version_1_of_the_rules_the_lower_seat_delivers_first() -> None:
    table = mummy_with_carriers(PHARAOH_1)
    assert table.happened(TreasureDelivered) == [TreasureDelivered(0, 2), TreasureDelivered(1, 2)]
    assert table.happened(CarriersDelivered) == []
    assert table.state.changed[1] == table.state.changed[0] + 1


def test_P_E3_a_mummy_that_makes_carriers_drop_their_treasures_changes_no_score_of_theirs() -> None:
    figures = {0: "c3 c1", 1: "c2 c1"}
    table = Table(TWO_ON_THE_WAY, figures=figures, carried={1: 3})
    table.find(0, "c4", "┬", MUMMY, 3)
    assert (table.happened(CarriersDelivered), table.state.changed[1]) == ([], 0)


def test_P_E3_a_delivery_by_the_step_that_lets_the_chamber_fall_is_the_earlier_moment() -> None:
    table = Table(OPEN, figures={0: "c2 c1", 1: "c1 c2"}, carried={0: 5}).with_mask("c2")
    table.walk(0, "c1")
    assert table.state.changed[1] == table.state.changed[0] + 1


def test_P_E3_a_score_that_never_changed_was_reached_first() -> None:
    result = result_of([(), ()], changed=(3, 0))
    assert result.ranking == ((1,), (0,))


def test_P_E3_everybody_sees_the_result() -> None:
    table = Table(SMALL).with_mask("f6", ring=3)
    table.play(0, END_TURN)
    result = table.state.result
    assert result is not None
    assert table.happened(GameEnded)[0].seen_by(None) == GameEnded(result)
    assert table.game.pending(table.state) == Over(((0, 1),), (0, 1))
