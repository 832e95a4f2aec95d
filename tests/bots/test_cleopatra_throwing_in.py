"""Cards thrown in [06.P7]: never without a reason, and what the reasons are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.bots.looking import NEARLY_DONE, best, looks
from tests.rules.cleopatra.table import Table, Table2019, cards
from waset.bots import Budget, Place, bot_named
from waset.bots.cleopatra.market import excess
from waset.bots.cleopatra.sight import Sight
from waset.bots.judgement import NEVER, promising
from waset.bots.judging import JUDGEMENTS
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Action
from waset.engine.match import Match
from waset.games import game_named
from waset.games.cleopatra import agenda
from waset.games.cleopatra.actions import FinishBuilding, ThrowIn
from waset.games.cleopatra.components import DICE, Card, Piece
from waset.games.cleopatra.state import State

FINISH = FinishBuilding()
STONE, DOUBLE_STONE = ThrowIn(Card.STONE), ThrowIn(Card.DOUBLE_STONE)
DONE = {**NEARLY_DONE, Piece.SPHINX: tuple(range(6))}


def building(table: type[Table], hand: str, amulets: list[int], **position: Any) -> Table:
    """The first seat has built a piece, has no Merchants, and may build another piece or throw cards in."""
    tasks = agenda.EndTurn(), agenda.Limit(), agenda.Quarry()
    found = table(len(amulets), hands={0: hand}, agenda=tasks, **position)
    state = found.state
    state.amulets, state.amulets_seen, state.built_this_turn, state.merchants[0] = amulets[:], amulets[:], 1, 0
    return found


def before_the_line(amulets: list[int], cleopatra: int = 3) -> Table:
    """In 2019 Cleopatra will cross the line, and the first seat has the most to bid [19.O1]."""
    table = building(Table2019, "double-stone*3", amulets, pieces=NEARLY_DONE)
    table.state.cleopatra, table.state.talents = cleopatra, [40, 2, 2]
    return table


def is_reason(state: State, seat: int, card: Card) -> bool:
    """Whether a card may be thrown in for a reason: a hand too large, or an amulet that an offering can return."""
    to_return = state.amulets[seat] < state.edition.highest_bid_returns
    return excess(Sight(state, seat)) > 0 or (card.tainted and to_return)


class TestHandLimit:
    def test_at_eleven_cards_a_useless_one_is_thrown_in(self) -> None:
        assert best(building(Table, "stone*11", [5, 3, 3])) == STONE

    @pytest.mark.parametrize("bot", ["mason", "architect", "vizier"])
    def test_bots_throw_it_in(self, bot: str) -> None:
        table = building(Table, "stone*11", [5, 3, 3])
        player = bot_named(bot, Place(table.game, 0, Random(1), Budget(trials=60)))
        assert player.choose(table.game.view(table.state, 0), table.options(0)) == STONE

    def test_at_ten_cards_nothing_is(self) -> None:
        table = building(Table, "stone*10", [5, 3, 3])
        assert looks(table) == {FINISH: 0.0, STONE: NEVER}

    def test_a_card_that_can_still_build_is_not_thrown_in_before_it_has(self) -> None:
        table = building(Table, "artisan*2 stone*7 wood*2", [5, 3, 3])
        assert all(look == NEVER for option, look in looks(table).items() if isinstance(option, ThrowIn))
        assert not isinstance(best(table), ThrowIn)

    def test_when_the_game_is_over_with_the_building_no_hand_is_too_large(self) -> None:
        assert best(building(Table, "stone*11", [5, 3, 3], pieces=DONE)) == FINISH

    def test_where_cards_are_discarded_for_nothing_none_is_thrown_in(self) -> None:
        assert looks(building(Table2019, "stone*11", [5, 3, 3])) == {FINISH: 0.0, STONE: NEVER}


class TestBeforeAnOffering:
    def test_a_tainted_card_whose_amulet_goes_back_at_once_is_thrown_in(self) -> None:
        assert best(before_the_line([0, 0, 0])) == DOUBLE_STONE

    def test_it_is_kept_when_there_are_amulets_enough_to_return(self) -> None:
        assert best(before_the_line([3, 0, 0])) == FINISH

    def test_it_is_kept_when_no_offering_follows(self) -> None:
        assert best(before_the_line([0, 0, 0], cleopatra=4)) == FINISH

    @pytest.mark.parametrize(("talents", "chosen"), [([40, 2, 2], DOUBLE_STONE), ([0, 2, 40], FINISH)])
    def test_it_is_thrown_in_by_who_will_bid_most_alone(self, talents: list[int], chosen: Action) -> None:
        table = before_the_line([0, 0, 6])
        table.state.talents = talents
        assert best(table) == chosen

    @pytest.mark.parametrize(("priests", "chosen"), [(DICE - 1, DOUBLE_STONE), (0, FINISH)])
    def test_the_nearer_the_dice_are_to_it_the_better(self, priests: int, chosen: Action) -> None:
        table = building(Table, "double-stone", [2, 3, 3], pieces=NEARLY_DONE, options={"priest_faces": 3})
        table.state.priests, table.state.talents = priests, [40, 2, 2]
        assert best(table) == chosen


class TestNoReason:
    @pytest.mark.parametrize("name", ["cleopatra-2006", "cleopatra-2019"])
    def test_no_bot_throws_in_without_a_reason(self, name: str) -> None:
        """Random games, in which hands are large and corrupt; bots are asked whenever cards could be thrown in."""
        game, asked = game_named(name), 0
        for number in range(4):
            match: Match[Any] = Match(game, game.seats[number % len(game.seats)], {})
            dealer, rng = SealedDealer(seed_of("throwing in", number)), Random(number)
            match.deal(dealer)
            while match.asked:
                seat = match.asked[0]
                options = match.choices(seat)
                if any(isinstance(option, ThrowIn) for option in options):
                    self.ask(match, seat, "mason" if asked % 8 else "architect")
                    asked += 1
                match.play(seat, rng.choice(options))
                match.deal(dealer)
        assert asked > 50

    @staticmethod
    def ask(match: Match[Any], seat: int, bot: str) -> None:
        """Let a bot choose, and look at what it would try."""
        state, options = match.state, match.choices(seat)
        found = JUDGEMENTS[match.game.name].glance(state, seat, options)
        tried = [options[index] for index in promising(found, len(options))]
        thrown = [option.card for option in tried if isinstance(option, ThrowIn)]
        assert all(is_reason(state, seat, card) for card in thrown)
        player = bot_named(bot, Place(match.game, seat, Random(seat), Budget(trials=6)))
        chosen = player.choose(match.view(seat), options)
        assert not isinstance(chosen, ThrowIn) or is_reason(state, seat, chosen.card)

    def test_what_looks_worse_in_any_case_is_not_tried_unless_there_is_nothing_else(self) -> None:
        assert promising([NEVER, 1.0, NEVER, 2.0], 3) == [3, 1]
        assert promising([NEVER, NEVER], 3) == [0]

    def test_every_card_that_can_be_thrown_in_is_looked_at(self) -> None:
        table = building(Table, "artisan stone*5 double-wood trompe-loeil scribe*2 lapis marble", [5, 3, 3])
        thrown = {option.card for option in looks(table) if isinstance(option, ThrowIn)}
        assert thrown == set(cards("artisan stone double-wood trompe-loeil lapis marble"))
