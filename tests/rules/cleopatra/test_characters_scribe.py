"""docs/rules/en/cleopatra/characters.md: the Scribe's two uses."""

import pytest

from tests.rules.cleopatra.moves import MOSAIC, earned, end_quarry, in_order, lay, paid, times
from tests.rules.cleopatra.table import Table, garden, hand
from waset.games.cleopatra.actions import Bid, BuildByScribe, ClaimNoMore, ClaimSanctuary, LayMosaic, TurnDie
from waset.games.cleopatra.agenda import Offering, Quarry, Turn
from waset.games.cleopatra.components import MOSAICS, Card, Cause, Mosaic, Side
from waset.games.cleopatra.events import (
    AmuletsTaken,
    CardsPaid,
    CharacterPlayed,
    DieTurned,
    MosaicLaid,
    MosaicSetAside,
    OfferingMade,
)

I_SQUARES = "a4 a5 a6 a7 a8"
CROWDED = """
    9 . W W # # # . L L
    8 W W . # # # P . L
    7 W F . # # # P P L
    6 F F . . N N P P L
    5 Z F F U U N N N .
    4 Z Z Z . U . . . .
    3 . . Z U U X V V V
    2 . . . . X X X . V
    1 . . . . . X . . V
"""


def with_a_scribe(held: str = MOSAIC) -> Table:
    """An empty garden, the X on top of the pile, a Scribe in the hand."""
    return Table(hands={0: f"scribe {held}"}, mosaic_top="X")


def at_the_altar(priests: int) -> Table:
    """So many dice on the altar, and two Scribes in the hand."""
    table = Table(hands={0: "scribe*2"})
    table.state.priests = priests
    return table


def test_06_K4_a_scribe_chooses_any_mosaic_of_the_pile_but_the_top_one() -> None:
    chosen = [action.mosaic for action in with_a_scribe().options(0) if isinstance(action, BuildByScribe)]
    assert chosen == [mosaic for mosaic in MOSAICS if mosaic is not Mosaic.X]


def test_06_K4_the_mosaic_chosen_is_laid() -> None:
    table = with_a_scribe()
    lay(table, I_SQUARES, scribe_for="I")
    assert table.happened(MosaicLaid) == [MosaicLaid(0, Mosaic.I, in_order(I_SQUARES))]


def test_06_K4_the_scribe_costs_two_amulets() -> None:
    table = with_a_scribe()
    lay(table, I_SQUARES, scribe_for="I")
    assert table.happened(AmuletsTaken) == [AmuletsTaken(0, 2, Cause.SCRIBE)]


def test_06_K4_tainted_cards_cost_their_amulets_besides() -> None:
    table = with_a_scribe("artisan*2 stone marble trompe-loeil")
    lay(table, I_SQUARES, "artisan*2 stone marble trompe-loeil", scribe_for="I")
    assert table.state.amulets[0] == 3


def test_06_K4_the_mosaic_is_paid_as_usual() -> None:
    table = with_a_scribe()
    lay(table, I_SQUARES, scribe_for="I")
    assert (table.state.hands[0], table.state.discards) == (0, hand(f"scribe {MOSAIC}"))


def test_06_K4_the_reward_is_the_usual_one() -> None:
    table = with_a_scribe()
    lay(table, I_SQUARES, scribe_for="I")
    assert earned(table) == [6]


def test_06_K4_the_scribe_is_laid_down_before_the_payment() -> None:
    table = with_a_scribe()
    happened = lay(table, I_SQUARES, scribe_for="I")
    order = [type(event) for event in happened[:3]]
    assert order == [CharacterPlayed, AmuletsTaken, CardsPaid]


def test_06_K4_the_scribe_stays_in_the_hand_until_the_mosaic_is_paid() -> None:
    table = with_a_scribe()
    table.play(0, BuildByScribe(Mosaic.I))
    table.play(0, LayMosaic(in_order(I_SQUARES)))
    assert (table.state.hands[0], table.state.amulets[0]) == (hand(f"scribe {MOSAIC}"), 0)


def test_06_K4_a_scribe_cannot_be_played_without_the_price_of_the_mosaic() -> None:
    table = with_a_scribe("artisan*2 stone marble")
    table.state.merchants[0] = 0
    reason = table.refused(0, BuildByScribe(Mosaic.I))
    assert (reason.key, reason.details) == ("reason.cannot_pay", {"piece": "mosaic", "missing": ["lapis"]})


def test_06_K4_the_top_mosaic_needs_no_scribe() -> None:
    assert with_a_scribe().refused(0, BuildByScribe(Mosaic.X)).key == "reason.mosaic_on_top"


def test_06_K4_the_top_mosaic_is_built_without_laying_the_scribe_down() -> None:
    table = with_a_scribe()
    lay(table, "e4 d5 e5 f5 e6")
    assert (table.state.hands[0], table.state.amulets[0]) == (hand("scribe"), 0)


def test_06_K4_a_mosaic_on_the_board_cannot_be_chosen() -> None:
    table = Table(hands={0: f"scribe {MOSAIC}"}, mosaics=garden(CROWDED), mosaic_top="Y")
    assert table.refused(0, BuildByScribe(Mosaic.W)).key == "reason.mosaic_gone"


def test_06_K4_a_mosaic_that_fits_nowhere_cannot_be_chosen() -> None:
    mosaics = garden(CROWDED.replace("2 . . . .", "2 Y Y Y Y").replace("1 . . . .", "1 . . Y ."))
    table = Table(hands={0: f"scribe {MOSAIC}"}, mosaics=mosaics, mosaic_top="T")
    assert table.refused(0, BuildByScribe(Mosaic.I)).key == "reason.mosaic_fits_nowhere"


def test_06_K4_without_a_scribe_no_mosaic_is_chosen() -> None:
    table = Table(hands={0: MOSAIC}, mosaic_top="X")
    assert table.refused(0, BuildByScribe(Mosaic.I)).key == "reason.no_such_card"


def test_06_K4_the_rest_of_the_pile_keeps_its_order() -> None:
    table = with_a_scribe()
    lay(table, I_SQUARES, scribe_for="I")
    assert (table.state.mosaic_top, table.state.agenda) == (Mosaic.X, (Quarry(),))


def test_06_K4_the_top_is_checked_after_the_mosaic_of_a_scribe() -> None:
    table = Table(hands={0: f"scribe {MOSAIC}"}, mosaics=garden(CROWDED), mosaic_top="Y")
    lay(table, "b1 b2 b3 c2 d2", scribe_for="T")
    table.play(0, ClaimNoMore())
    assert table.happened(MosaicSetAside) == [MosaicSetAside(Mosaic.Y), MosaicSetAside(Mosaic.I)]


def test_06_K4_a_sanctuary_may_be_claimed_as_usual() -> None:
    table = with_a_scribe()
    lay(table, "c7 c8 c9 b7 a7", scribe_for="V")
    table.play(0, ClaimSanctuary("a8"))
    assert table.state.statues[0] == 1


def test_06_K4_two_scribes_may_be_used_in_one_turn() -> None:
    table = Table(hands={0: f"scribe*2 {times(2, MOSAIC)}"}, mosaic_top="X")
    lay(table, I_SQUARES, scribe_for="I")
    lay(table, "i4 i5 i6 i7 h7", scribe_for="L")
    assert (table.state.amulets[0], table.state.mosaic_top) == (4, Mosaic.X)


def test_06_K4_the_mosaic_counts_for_the_bonus_for_several_pieces() -> None:
    table = with_a_scribe(times(2, MOSAIC))
    lay(table, I_SQUARES, scribe_for="I")
    lay(table, "e4 d5 e5 f5 e6")
    table.settle(Mosaic.F)
    end_quarry(table)
    assert earned(table, Cause.SEVERAL) == [2]


def test_06_K4_the_payment_is_judged_as_usual() -> None:
    table = with_a_scribe(f"{MOSAIC} wood")
    table.play(0, BuildByScribe(Mosaic.I))
    table.play(0, LayMosaic(in_order(I_SQUARES)))
    assert table.refused(0, paid(f"{MOSAIC} wood")).key == "reason.superfluous"


def test_06_K5_a_scribe_turns_a_blank_die_to_the_priest() -> None:
    table = at_the_altar(2)
    table.play(0, TurnDie(Side.PRIEST))
    assert (table.state.priests, table.happened(DieTurned)) == (3, [DieTurned(0, Side.PRIEST)])


def test_06_K5_a_scribe_turns_a_priest_to_blank() -> None:
    table = at_the_altar(2)
    table.play(0, TurnDie(Side.BLANK))
    assert (table.state.priests, table.happened(DieTurned)) == (1, [DieTurned(0, Side.BLANK)])


@pytest.mark.parametrize("side", Side)
def test_06_K5_turning_a_die_costs_no_amulet(side: Side) -> None:
    table = at_the_altar(2)
    table.play(0, TurnDie(side))
    assert (table.state.amulets[0], table.state.discards) == (0, Card.SCRIBE.one)


def test_06_K5_a_scribe_turns_one_die() -> None:
    table = at_the_altar(1)
    table.play(0, TurnDie(Side.PRIEST))
    table.play(0, TurnDie(Side.PRIEST))
    assert (table.state.priests, table.state.hands[0]) == (3, 0)


def test_06_K5_with_an_empty_altar_no_die_is_turned_to_blank() -> None:
    reason = at_the_altar(0).refused(0, TurnDie(Side.BLANK))
    assert (reason.key, reason.rule) == ("reason.no_such_die", "06.K5")


@pytest.mark.parametrize("priests", [1, 2, 3, 4])
def test_06_K5_with_a_die_on_the_altar_both_ways_are_open(priests: int) -> None:
    turns = [action.side for action in at_the_altar(priests).options(0) if isinstance(action, TurnDie)]
    assert turns == [Side.PRIEST, Side.BLANK]


def test_06_K5_the_fifth_priest_brings_an_offering_at_once() -> None:
    table = at_the_altar(4)
    table.play(0, TurnDie(Side.PRIEST))
    assert (table.asked, table.state.agenda) == ((0, 1, 2), (Turn(), Offering()))


def test_06_K5_after_the_offering_the_dice_are_blank_and_the_turn_goes_on() -> None:
    table = at_the_altar(4)
    table.play(0, TurnDie(Side.PRIEST))
    for seat in range(3):
        table.play(seat, Bid(seat))
    assert (len(table.happened(OfferingMade)), table.state.priests, table.asked) == (1, 0, (0,))


def test_06_K5_the_fourth_priest_brings_no_offering() -> None:
    table = at_the_altar(3)
    table.play(0, TurnDie(Side.PRIEST))
    assert table.state.agenda == (Turn(),)


def test_06_K5_everybody_sees_the_die() -> None:
    table = at_the_altar(3)
    table.play(0, TurnDie(Side.PRIEST))
    assert table.happened(DieTurned)[0].seen_by(None) == DieTurned(0, Side.PRIEST)
