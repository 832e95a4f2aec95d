"""docs/rules/en/cleopatra/offering.md"""

from fractions import Fraction

import pytest

from tests.rules.cleopatra.moves import SPHINX, build
from tests.rules.cleopatra.table import Table
from waset.games.cleopatra.actions import SEALED, Bid, FinishBuilding, GoToOffering, SettleHand, TurnDie, VisitMarket
from waset.games.cleopatra.agenda import EndTurn, Moment, Offering, Turn
from waset.games.cleopatra.components import Cause, Piece, Side
from waset.games.cleopatra.events import AmuletsReturned, AmuletsTaken, AnswerSealed, DiceRolled, OfferingMade


def about_to_roll(priests: int = 0, hand: str = "", rules: str | None = None) -> Table:
    """Seat 0 has built, so many dice lie on the altar, and the others are about to be rolled."""
    table = Table(hands={0: f"{SPHINX} {hand}"}, rules=rules)
    table.state.priests = priests
    build(table, Piece.SPHINX, SPHINX)
    table.play(0, FinishBuilding())
    return table


def offering_of_the_own_roll() -> Table:
    """Seat 0 rolled the fifth priest and went to the offering."""
    table = about_to_roll(4)
    table.settle(1)
    table.play(0, GoToOffering())
    return table


def bidding(talents: list[int], amulets: list[int] | None = None) -> Table:
    """An offering has begun."""
    table = Table(len(talents), agenda=(EndTurn(), Moment(), Offering()))
    table.state.priests = 5
    table.state.talents = list(talents)
    table.state.amulets = list(amulets or [0] * len(talents))
    return table


def bid_all(table: Table, bids: list[int]) -> None:
    """Everybody bids, in the order of the seats."""
    for seat, talents in enumerate(bids):
        table.play(seat, Bid(talents))


def amulets_after(bids: list[int], amulets: list[int]) -> list[int]:
    """The amulets of all seats after these bids."""
    table = bidding([20] * len(bids), amulets)
    bid_all(table, bids)
    return table.state.amulets


def odds_of(table: Table) -> list[Fraction]:
    """The chances of 0, 1, 2 … priests."""
    odds = table.chance.odds()
    assert [number for number, _ in odds] == list(range(len(odds)))
    return [Fraction(weight, table.chance.total) for _, weight in odds]


def test_06_O1_the_blank_dice_are_rolled_after_building() -> None:
    table = about_to_roll()
    assert [number for number, _ in table.chance.odds()] == [0, 1, 2, 3, 4, 5]


def test_06_O1_the_odds_of_five_dice_are_exact() -> None:
    numbers = [3125, 3125, 1250, 250, 25, 1]
    assert odds_of(about_to_roll()) == [Fraction(number, 7776) for number in numbers]


@pytest.mark.parametrize(
    ("on_the_altar", "numbers"),
    [(1, [625, 500, 150, 20, 1]), (2, [125, 75, 15, 1]), (3, [25, 10, 1]), (4, [5, 1])],
)
def test_06_O1_only_dice_that_are_not_on_the_altar_are_rolled(on_the_altar: int, numbers: list[int]) -> None:
    blank = 5 - on_the_altar
    assert odds_of(about_to_roll(on_the_altar)) == [Fraction(number, 6**blank) for number in numbers]


@pytest.mark.parametrize("on_the_altar", range(5))
def test_06_O1_the_odds_add_up_to_one(on_the_altar: int) -> None:
    assert sum(odds_of(about_to_roll(on_the_altar))) == 1


def test_06_O1_dice_that_show_the_priest_go_to_the_altar() -> None:
    table = about_to_roll(1)
    table.settle(2)
    assert (table.happened(DiceRolled), table.state.priests) == ([DiceRolled(2)], 3)


def test_06_O1_dice_stay_on_the_altar_in_the_next_turn() -> None:
    table = about_to_roll()
    table.settle(3)
    table.play(0, SettleHand())
    assert (table.state.active, table.state.priests) == (1, 3)


def test_06_O1_fewer_than_five_priests_bring_no_offering() -> None:
    table = about_to_roll()
    table.settle(4)
    assert (table.asked, SettleHand() in table.options(0)) == ((0,), True)


@pytest.mark.parametrize(("on_the_altar", "rolled"), [(0, 5), (3, 2), (4, 1)])
def test_06_O1_five_priests_bring_an_offering_after_the_rollers_moment(on_the_altar: int, rolled: int) -> None:
    table = about_to_roll(on_the_altar)
    table.settle(rolled)
    assert (table.asked, table.options(0)) == ((0,), [GoToOffering()])
    table.play(0, GoToOffering())
    assert (table.asked, table.state.agenda[-1]) == ((0, 1, 2), Offering())


def test_06_O1_in_version_1_the_offering_is_made_at_once() -> None:
    table = about_to_roll(4, rules="1")
    table.settle(1)
    assert (table.asked, table.state.agenda[-1]) == ((0, 1, 2), Offering())
    assert table.refused(0, GoToOffering()).key == "reason.not_now"


def test_06_O1_all_dice_are_blank_again_after_the_offering() -> None:
    table = offering_of_the_own_roll()
    bid_all(table, [0, 1, 2])
    assert table.state.priests == 0


def test_06_O1_the_turn_goes_on_after_the_offering() -> None:
    table = offering_of_the_own_roll()
    bid_all(table, [0, 1, 2])
    assert table.state.agenda[-1] == Moment()


def test_06_O1_a_visit_to_the_market_rolls_no_dice() -> None:
    table = Table(stalls=("stone", "", ""), pile=(0, 4))
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    table.draw("? ? ? ?")
    assert (table.state.active, table.happened(DiceRolled)) == (1, [])


def test_06_O1_a_scribe_may_keep_a_die_from_the_altar_before_the_roll() -> None:
    table = Table(hands={0: f"{SPHINX} scribe"})
    table.state.priests = 4
    build(table, Piece.SPHINX, SPHINX)
    table.play(0, TurnDie(Side.BLANK))
    table.play(0, FinishBuilding())
    table.settle(1)
    assert (table.state.priests, table.state.agenda[-1]) == (4, Moment())


def test_06_O1_a_scribe_may_bring_the_fifth_priest_after_the_roll() -> None:
    table = about_to_roll(3, "scribe")
    table.settle(1)
    table.play(0, TurnDie(Side.PRIEST))
    assert (table.asked, table.state.agenda[-1]) == ((0, 1, 2), Offering())


def test_C_O2_everybody_bids_from_nothing_to_everything() -> None:
    table = bidding([5, 0, 2])
    assert [[bid.talents for bid in table.options(seat) if isinstance(bid, Bid)] for seat in range(3)] == [
        [0, 1, 2, 3, 4, 5],
        [0],
        [0, 1, 2],
    ]


def test_C_O2_even_a_fortune_can_be_bid() -> None:
    table = bidding([500, 5, 5])
    assert table.options(0) == [Bid(talents) for talents in range(501)]


@pytest.mark.parametrize("bid", [-1, 6])
def test_C_O2_nobody_bids_less_than_nothing_or_more_than_there_is(bid: int) -> None:
    reason = bidding([5, 5, 5]).refused(1, Bid(bid))
    assert (reason.key, reason.rule) == ("reason.bid", "C.O2")


def test_C_O2_merchants_are_no_money() -> None:
    table = bidding([2, 2, 2])
    assert table.state.merchants[0] == 3
    assert table.refused(0, Bid(3)).details == {"talents": 2}


def test_C_O2_the_bids_may_come_in_any_order() -> None:
    table = bidding([5, 5, 5])
    for seat in (2, 0, 1):
        table.play(seat, Bid(seat))
    assert table.happened(OfferingMade) == [OfferingMade((0, 1, 2))]


def test_C_O2_nobody_bids_twice() -> None:
    table = bidding([5, 5, 5])
    table.play(1, Bid(2))
    assert table.refused(1, Bid(3)).key == "reason.not_asked"


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_C_O2_a_bid_is_secret_until_all_have_bid(viewer: int | None) -> None:
    table = bidding([5, 5, 5])
    table.play(1, Bid(4))
    seen = table.game.view(table.state, viewer)
    assert (seen.sealed[1], table.happened(AnswerSealed)[0].seen_by(viewer)) == (SEALED, AnswerSealed(1, SEALED))


def test_C_O2_the_bidder_sees_the_own_bid() -> None:
    table = bidding([5, 5, 5])
    table.play(1, Bid(4))
    assert table.game.view(table.state, 1).sealed[1] == Bid(4)


def test_C_O2_no_bid_is_lost_before_the_last_one_is_made() -> None:
    table = bidding([5, 5, 5])
    table.play(0, Bid(5))
    table.play(1, Bid(5))
    assert (table.state.talents, table.happened(OfferingMade)) == ([5, 5, 5], [])


def test_C_O2_all_bids_are_revealed_together() -> None:
    table = bidding([5, 5, 5])
    bid_all(table, [3, 0, 5])
    assert table.happened(OfferingMade)[0].seen_by(None) == OfferingMade((3, 0, 5))


def test_C_O2_all_bids_are_lost() -> None:
    table = bidding([5, 6, 7])
    bid_all(table, [3, 0, 7])
    assert table.state.talents == [2, 6, 0]


def test_C_O3_the_highest_returns_three_and_the_others_take_1_2_3_and_4() -> None:
    assert amulets_after([1, 9, 5, 7, 3], [5, 5, 5, 5, 5]) == [9, 2, 7, 6, 8]


def test_C_O3_with_two_players_the_second_takes_one() -> None:
    assert amulets_after([4, 2], [5, 5]) == [2, 6]


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1)])
def test_C_O3_the_highest_returns_no_more_than_there_is(before: int, after: int) -> None:
    assert amulets_after([9, 5, 1], [before, 0, 0])[0] == after


def test_C_O3_everybody_sees_the_amulets() -> None:
    table = bidding([9, 9, 9], [2, 0, 0])
    bid_all(table, [9, 5, 1])
    assert table.events[-4:-1] == [
        AmuletsReturned(0, 2, Cause.OFFERING),
        AmuletsTaken(1, 1, Cause.OFFERING),
        AmuletsTaken(2, 2, Cause.OFFERING),
    ]


@pytest.mark.parametrize(
    ("bids", "changes"),
    [
        ([6, 6, 4, 0], [-3, -3, 2, 3]),
        ([6, 4, 4, 0], [-3, 1, 1, 3]),
        ([6, 4, 0, 0], [-3, 1, 2, 2]),
        ([6, 6, 6, 0], [-3, -3, -3, 3]),
        ([6, 6, 0, 0], [-3, -3, 2, 2]),
        ([6, 0, 0, 0], [-3, 1, 1, 1]),
        ([0, 1, 0, 1, 0], [2, -3, 2, -3, 2]),
        ([2, 2, 2, 2, 1], [-3, -3, -3, -3, 4]),
    ],
)
def test_C_O4_equal_bids_share_the_better_rank_and_use_up_the_places(bids: list[int], changes: list[int]) -> None:
    assert amulets_after(bids, [5] * len(bids)) == [5 + change for change in changes]


def test_C_O4_if_all_bid_the_same_all_are_first() -> None:
    assert amulets_after([4, 4, 4], [5, 3, 1]) == [2, 0, 0]


def test_C_O4_if_nobody_bids_anything_all_are_first() -> None:
    assert amulets_after([0, 0, 0, 0, 0], [9, 5, 3, 1, 0]) == [6, 2, 0, 0, 0]


def test_06_O1_a_turn_goes_on_after_an_offering_at_its_start() -> None:
    table = Table(hands={0: "scribe"})
    table.state.priests = 4
    table.play(0, TurnDie(Side.PRIEST))
    bid_all(table, [5, 5, 0])
    assert (table.state.agenda, table.state.amulets) == ((Turn(),), [0, 0, 2])
