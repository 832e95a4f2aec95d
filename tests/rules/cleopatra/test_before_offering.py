"""The moment between the own roll and the offering that it causes [C.T5]."""

import pytest

from tests.rules.cleopatra.moves import SPHINX, build
from tests.rules.cleopatra.table import Table
from waset.engine.game import Over, Task
from waset.games.cleopatra.actions import (
    Bid,
    FinishBuilding,
    GoToOffering,
    Keep,
    PlayBeggar,
    PlaySmuggler,
    PlayVizier,
    SettleHand,
    ShowHand,
    ThrowIn,
    TurnDie,
    VisitMarket,
)
from waset.games.cleopatra.agenda import BeforeOffering, EndTurn, Limit, Moment, Offering, RollDice
from waset.games.cleopatra.components import Card, Piece, Side
from waset.games.cleopatra.events import OfferingMade


def five_priests(hand: str = "", seats: int = 3, priests: int = 4) -> Table:
    """Seat 0 has built a sphinx and rolled the fifth priest; this is what is left in the hand."""
    table = Table(seats, hands={0: f"{SPHINX} {hand}"})
    table.state.talents = [20] * seats
    table.state.priests = priests
    build(table, Piece.SPHINX, SPHINX)
    table.play(0, FinishBuilding())
    table.settle(5 - priests)
    return table


def to_come(table: Table) -> list[type[Task]]:
    """What is left to do in the turn, the next first."""
    return [type(task) for task in reversed(table.state.agenda)]


def bid_all(table: Table) -> None:
    """Everybody bids nothing."""
    for seat in range(table.state.seats):
        table.play(seat, Bid(0))


@pytest.mark.parametrize("hand", ["", "wood stone", "scribe", "beggar vizier"])
def test_C_T5_the_moment_before_the_offering_is_given_whatever_the_hand_holds(hand: str) -> None:
    table = five_priests(hand)
    assert (table.asked, type(table.state.agenda[-1])) == ((0,), BeforeOffering)
    assert table.options(0)[0] == GoToOffering()


def test_C_T5_who_holds_no_character_has_one_answer() -> None:
    assert five_priests("wood double-stone trompe-loeil").options(0) == [GoToOffering()]


def test_C_T5_nobody_else_is_asked_before_the_offering() -> None:
    table = five_priests()
    table.state.hands[1] = Card.SCRIBE.one
    assert table.refused(1, TurnDie(Side.BLANK)).key == "reason.not_asked"


def test_C_T5_a_scribe_puts_the_offering_off() -> None:
    table = five_priests("scribe")
    table.play(0, TurnDie(Side.BLANK))
    assert (table.state.priests, type(table.state.agenda[-1])) == (4, BeforeOffering)
    table.play(0, GoToOffering())
    assert (table.happened(OfferingMade), table.state.priests) == ([], 4)


def test_C_T5_who_has_averted_the_offering_has_had_the_moment_after_the_dice() -> None:
    table = five_priests("scribe")
    table.play(0, TurnDie(Side.BLANK))
    table.play(0, GoToOffering())
    assert table.state.active == 1


def test_C_T5_after_the_offering_the_moment_after_the_dice_is_given() -> None:
    table = five_priests()
    table.play(0, GoToOffering())
    assert to_come(table) == [Offering, Moment, Limit, EndTurn]
    bid_all(table)
    assert (table.asked, table.options(0)) == ((0,), [SettleHand()])


def test_C_T5_the_moment_goes_on_after_the_offering_was_averted() -> None:
    table = five_priests("scribe*2 beggar")
    table.play(0, TurnDie(Side.BLANK))
    options = table.options(0)
    assert options == [GoToOffering(), PlayBeggar(), TurnDie(Side.PRIEST), TurnDie(Side.BLANK)]


def test_C_T5_two_scribes_turn_two_dice_back() -> None:
    table = five_priests("scribe*2")
    table.play(0, TurnDie(Side.BLANK))
    table.play(0, TurnDie(Side.BLANK))
    table.play(0, GoToOffering())
    assert (table.state.priests, table.state.active) == (3, 1)


def test_06_K5_turning_the_fifth_die_again_ends_the_moment_before_the_offering() -> None:
    table = five_priests("scribe*2")
    table.play(0, TurnDie(Side.BLANK))
    table.play(0, TurnDie(Side.PRIEST))
    assert to_come(table) == [Offering, Moment, Limit, EndTurn]
    bid_all(table)
    assert table.options(0) == [SettleHand()]


def test_06_K5_no_die_is_turned_to_the_priest_when_all_five_lie_on_the_altar() -> None:
    table = five_priests("scribe")
    assert table.options(0) == [GoToOffering(), TurnDie(Side.BLANK)]
    refusal = table.refused(0, TurnDie(Side.PRIEST))
    assert (refusal.key, refusal.rule) == ("reason.no_such_die", "06.K5")


def test_06_K5_turning_the_fifth_die_is_the_own_choice_and_gives_no_moment_before_it() -> None:
    table = Table(hands={0: "scribe*2"}, stalls=("wood", "", ""))
    table.state.priests = 4
    table.play(0, TurnDie(Side.PRIEST))
    assert (table.asked, type(table.state.agenda[-1])) == ((0, 1, 2), Offering)
    bid_all(table)
    assert VisitMarket(0) in table.options(0)


def test_C_T5_a_character_played_before_the_offering_is_worked_off_first() -> None:
    table = five_priests("vizier beggar")
    table.play(0, PlayBeggar())
    assert table.asked == (1, 2)
    for seat in (1, 2):
        table.play(seat, table.options(seat)[0])
    assert type(table.state.agenda[-1]) is BeforeOffering
    table.play(0, PlayVizier())
    while not table.asked:
        table.settle(table.chance.odds()[0][0])
    table.play(0, Keep(()))
    assert table.options(0) == [GoToOffering()]


def test_C_T5_the_smuggler_waits_for_the_limit_also_before_an_offering() -> None:
    assert five_priests("smuggler artisan*11").refused(0, PlaySmuggler()).key == "reason.smuggler_later"


def test_06_P7_nothing_is_thrown_in_before_the_offering() -> None:
    assert five_priests("wood").refused(0, ThrowIn(Card.WOOD)).key == "reason.throw_in_later"


def test_C_T4_a_turn_that_ends_the_game_has_no_dice_and_no_moment() -> None:
    standing = {Piece.OBELISK: (0, 1), Piece.THRONE: (0, 1), Piece.DOOR: (0, 1), Piece.WALL: tuple(range(9))}
    table = Table(hands={0: SPHINX}, pieces={**standing, Piece.SPHINX: (0, 1, 2, 3, 4)})
    table.state.cleopatra, table.state.priests = 4, 4
    build(table, Piece.SPHINX, SPHINX)
    table.play(0, FinishBuilding())
    assert isinstance(table.game.pending(table.state), Over)


def test_C_T5_going_to_an_offering_is_refused_where_none_is_due() -> None:
    refusal = Table().refused(0, GoToOffering())
    assert (refusal.key, refusal.rule) == ("reason.no_offering", "06.O1")


def test_C_T5_version_1_has_no_moment_before_the_offering() -> None:
    table = Table(rules="1", hands={0: "scribe"}, agenda=(EndTurn(), Limit(), Moment(), RollDice()))
    table.state.priests = 4
    table.settle(1)
    assert (table.asked, table.refused(0, TurnDie(Side.BLANK)).key) == ((0, 1, 2), "reason.not_now")


def test_06_K1_an_opponent_without_anything_shows_the_hand_before_the_offering_too() -> None:
    table = five_priests("beggar")
    table.state.talents = [20, 0, 20]
    table.play(0, PlayBeggar())
    assert table.options(1) == [ShowHand()]
