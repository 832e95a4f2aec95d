"""Whether an offering is good for a seat now: the moment before it, and four priests, on positions drawn by hand."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.looking import NEARLY_DONE, best, looks
from tests.rules.cleopatra.table import Table
from waset.bots import Budget, Place, bot_named
from waset.bots.cleopatra.offering import altar_worth
from waset.bots.cleopatra.sight import Sight
from waset.engine.game import Action
from waset.games.cleopatra import agenda
from waset.games.cleopatra.actions import GoToOffering, SettleHand, TurnDie
from waset.games.cleopatra.components import DICE, Side

TO_BLANK, TO_PRIEST = TurnDie(Side.BLANK), TurnDie(Side.PRIEST)
POOR, RICH = [3, 40, 40], [45, 8, 8]  # the talents of everybody, the first seat's own ones first


def before_offering(talents: list[int], amulets: list[int], hand: str = "scribe artisan", priests: int = DICE) -> Table:
    """The first seat has rolled the fifth priest."""
    tasks = agenda.EndTurn(), agenda.Limit(), agenda.BeforeOffering()
    return with_means(Table(len(talents), hands={0: hand}, pieces=NEARLY_DONE, agenda=tasks), talents, amulets, priests)


def after_the_dice(talents: list[int], amulets: list[int]) -> Table:
    """The first seat may still turn a die, and four priests lie on the altar."""
    tasks = agenda.EndTurn(), agenda.Limit(), agenda.Moment()
    table = Table(len(talents), hands={0: "scribe artisan"}, pieces=NEARLY_DONE, agenda=tasks)
    return with_means(table, talents, amulets, DICE - 1)


def with_means(table: Table, talents: list[int], amulets: list[int], priests: int) -> Table:
    """Money and amulets that everybody has seen come."""
    state = table.state
    state.priests, state.talents, state.amulets, state.amulets_seen = priests, talents[:], amulets[:], amulets[:]
    state.talents_seen = [count - state.edition.talents for count in talents]
    return table


def chosen(bot: str, table: Table) -> Action:
    """What a bot does in the first seat."""
    player = bot_named(bot, Place(table.game, 0, Random(1), Budget(trials=60)))
    return player.choose(table.game.view(table.state, 0), table.options(0))


def test_an_offering_that_is_bad_for_the_roller_is_averted() -> None:
    assert best(before_offering(POOR, [6, 5, 5])) == TO_BLANK


def test_an_offering_that_is_good_for_the_roller_is_held() -> None:
    assert best(before_offering(RICH, [6, 5, 5])) == GoToOffering()


@pytest.mark.parametrize("bot", ["mason", "architect", "vizier"])
def test_bots_avert_a_bad_offering_and_let_a_good_one_happen(bot: str) -> None:
    assert chosen(bot, before_offering(POOR, [6, 5, 5])) == TO_BLANK
    assert chosen(bot, before_offering(RICH, [6, 5, 5])) == GoToOffering()


def test_an_offering_that_was_averted_is_not_called_back() -> None:
    table = before_offering(POOR, [6, 5, 5], "scribe*2 artisan")
    table.play(0, TO_BLANK)
    assert looks(table)[TO_PRIEST] < looks(table)[GoToOffering()]


def test_a_scribe_is_not_spent_before_an_offering_only_to_get_rid_of_it() -> None:
    table = before_offering([20, 20, 20], [3, 4, 4], "scribe")
    assert best(table) == GoToOffering()
    table.state.agenda, table.state.priests = (agenda.EndTurn(), agenda.Limit(), agenda.Moment()), 0
    assert isinstance(best(table), TurnDie)


def test_the_fourth_priest_gets_company_when_that_is_good() -> None:
    assert best(after_the_dice(RICH, [6, 5, 5])) == TO_PRIEST
    poor = looks(after_the_dice(POOR, [6, 5, 5]))
    assert poor[TO_PRIEST] < poor[SettleHand()]
    assert poor[TO_PRIEST] < poor[TO_BLANK]


def test_equals_neither_fear_nor_seek_an_offering() -> None:
    table = before_offering([20, 20, 20], [4, 4, 4], "artisan")
    assert altar_worth(Sight(table.state, 0), DICE) == pytest.approx(0.0)


def test_with_more_faces_it_sooner_comes_back_and_less_is_won_by_averting_it() -> None:
    """[06.S6] The offering itself is the same."""
    rare, often = before_offering(POOR, [6, 5, 5]), before_offering(POOR, [6, 5, 5])
    often.state.rules = Table(3, options={"priest_faces": 3}).state.rules
    sights = [Sight(table.state, 0) for table in (rare, often)]
    now, later = zip(*((altar_worth(sight, DICE), altar_worth(sight, DICE - 1)) for sight in sights), strict=True)
    assert now[0] == now[1] < later[1] < later[0] < 0
