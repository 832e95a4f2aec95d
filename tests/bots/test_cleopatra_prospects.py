"""Offerings, characters, worshippers and prospects in Cleopatra, on positions drawn by hand."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from random import Random

import pytest

from tests.bots.looking import NEARLY_DONE, best, chance, looks
from tests.rules.cleopatra.table import Table, Table2019, cards
from waset.bots import VIZIERS_THOUGHTS, Budget, Place, bot_named
from waset.bots.cleopatra import CLEOPATRA_2006, CLEOPATRA_2019, CleopatraJudgement
from waset.bots.judgement import prospects
from waset.bots.playing import Quick
from waset.bots.rehearsal import Rehearsal
from waset.engine.game import Action, Applier, Chance, Choice
from waset.games import game_named
from waset.games.cleopatra import agenda
from waset.games.cleopatra.actions import (
    AcceptCard,
    AcceptNoMore,
    AnyAction,
    AskOpponents,
    Bid,
    CallWorshipper,
    ForgoVisit,
    GiveCard,
    GiveTalents,
    GoToOffering,
    Offer,
    Offered,
    Sealed,
    TakeDiscard,
    ThrowIn,
    VisitMarket,
)
from waset.games.cleopatra.components import Card, Worshipper


class TestOffering:
    @staticmethod
    def bid(amulets: list[int], talents: list[int]) -> int:
        table = Table(len(talents), pieces=NEARLY_DONE, agenda=(agenda.EndTurn(), agenda.Offering()))
        table.state.talents, table.state.amulets = talents, amulets
        chosen = best(table)
        assert isinstance(chosen, Bid)
        return chosen.talents

    def test_something_but_not_everything(self) -> None:
        assert 0 < self.bid([4, 4, 4, 4], [30, 30, 30, 30]) < 20

    def test_more_when_there_are_amulets_to_lose(self) -> None:
        assert self.bid([6, 4, 4, 4], [30] * 4) > self.bid([0, 4, 4, 4], [30] * 4)

    def test_little_against_those_who_have_nothing(self) -> None:
        assert self.bid([4, 4, 4], [30, 0, 0]) < self.bid([4, 4, 4], [30, 30, 30])

    @staticmethod
    def even() -> Table:
        """Everybody has as much to offer."""
        table = Table(3, pieces=NEARLY_DONE, agenda=(agenda.EndTurn(), agenda.Moment(), agenda.Offering()))
        state = table.state
        state.talents, state.amulets, state.amulets_seen = [40] * 3, [5] * 3, [5] * 3
        state.talents_seen = [40 - state.edition.talents] * 3
        return table

    def rehearsed(self, seat: int, first: bool, seed: int) -> int:
        """What somebody bids who rehearses, before all others or after them."""
        table = self.even()
        for other in () if first else {0, 1, 2} - {seat}:
            table.play(other, Bid(0))
        bot = bot_named("architect", Place(table.game, seat, Random(seed), Budget(trials=64)))
        chosen = bot.choose(table.game.view(table.state, seat), table.options(seat))
        assert isinstance(chosen, Bid)
        return chosen.talents

    @pytest.mark.parametrize("seat", range(3))
    def test_who_bids_last_expects_what_who_bids_first_expects(self, seat: int) -> None:
        before, after = ([self.rehearsed(seat, first, seed) for seed in range(3)] for first in (True, False))
        assert before == after
        assert all(0 < bid < 40 for bid in after)

    @pytest.mark.parametrize(("bot", "thoughts"), [("architect", 0), ("vizier", VIZIERS_THOUGHTS)])
    def test_a_vizier_puts_itself_in_the_place_of_the_others(self, bot: str, thoughts: int) -> None:
        table = self.even()
        table.play(0, Bid(7))
        thinking = bot_named(bot, Place(table.game, 1, Random(1), Budget(trials=100)))
        assert isinstance(thinking, Rehearsal)
        thinking.choose(table.game.view(table.state, 1), table.options(1))
        assert {seat: len(found) for seat, found in thinking.thoughts.items()} == {0: thoughts, 2: thoughts}
        assert all(type(thought) is Bid for found in thinking.thoughts.values() for thought in found)

    def test_thoughts_are_about_one_decision(self) -> None:
        table = self.even()
        thinking = bot_named("vizier", Place(table.game, 1, Random(1), Budget(trials=1)))
        assert isinstance(thinking, Rehearsal)
        first, second = table.game.view(table.state, 1), table.game.view(table.state, 1)
        for view, number in ((first, 1), (first, 2), (second, 1)):
            thinking.imagined(view)
            assert [len(found) for found in thinking.thoughts.values()] == [number, number]

    def test_it_trusts_its_thoughts_every_second_time(self) -> None:
        table = self.even()
        thinking = bot_named("vizier", Place(table.game, 1, Random(1)))
        assert isinstance(thinking, Rehearsal)
        thinking.thoughts = {0: [Bid(40)] * VIZIERS_THOUGHTS}  # nobody would guess that
        expected = [thinking.expected(table.state, 0, table.options(0)) for _ in range(100)]
        assert 30 < expected.count(Bid(40)) < 70
        assert len(set(expected)) > 2


class TestCharacters:
    def test_a_beggar_gets_what_is_useless(self) -> None:
        table = Table(hands={1: "stone*5 artisan"}, agenda=(agenda.EndTurn(), agenda.AnswerBeggar()))
        assert best(table, 1) == GiveCard(Card.STONE)

    def test_a_beggar_gets_talents_rather_than_what_is_needed(self) -> None:
        table = Table(hands={1: "artisan stone wood"}, agenda=(agenda.EndTurn(), agenda.AnswerBeggar()))
        values = looks(table, 1)
        assert values[GiveTalents()] > values[GiveCard(Card.WOOD)] - 1

    def test_the_courtesan_takes_what_is_missing(self) -> None:
        table = Table(
            hands={0: "artisan stone*2"},
            discards="stone wood trompe-loeil courtesan",
            agenda=(agenda.EndTurn(), agenda.TakeFromDiscards()),
        )
        assert best(table) == TakeDiscard(Card.WOOD)

    def test_an_amulet_too_many_is_not_accepted_with_a_card(self) -> None:
        table = Table(hands={0: "artisan"}, pieces=NEARLY_DONE, agenda=(agenda.EndTurn(), agenda.AcceptOffers()))
        table.state.offers = (0, Card.STONE.one, 0)
        table.state.hands[1] = Card.STONE.one
        table.state.amulets = [5, 5, 0]
        assert best(table) == AcceptNoMore()
        table.state.amulets = [0, 0, 9]
        assert best(table) == AcceptCard(1, Card.STONE)

    def test_the_corrupt_offer_cards_to_the_envoy(self) -> None:
        table = Table(
            hands={1: "stone*4"},
            pieces=NEARLY_DONE,
            agenda=(agenda.EndTurn(), agenda.AcceptOffers(), agenda.AnswerAsked((Card.STONE,), (1, 2))),
        )
        table.state.amulets = [0, 5, 4]
        assert best(table, 1) == Offer(Card.STONE, 4)
        table.state.amulets = [0, 0, 4]
        assert best(table, 1) == Offer(Card.STONE, 0)


class TestWorshippers:
    def test_the_architect_for_several_pieces(self) -> None:
        table = Table2019(
            hands={0: "artisan*4 stone*2 marble*2 wood lapis"},
            stalls=("stone", "wood", "?"),
            worshippers="architect foreman beggar visir merchant",
        )
        assert best(table) == CallWorshipper(Worshipper.ARCHITECT)

    def test_the_foreman_for_those_who_lack_artisans(self) -> None:
        table = Table2019(
            hands={0: "artisan stone*3 marble wood lapis"},
            stalls=("stone", "wood", "stone"),
            worshippers="merchant foreman beggar visir architect",
        )
        values = looks(table)
        assert values[CallWorshipper(Worshipper.FOREMAN)] > values[CallWorshipper(Worshipper.MERCHANT)]

    def test_a_dear_slot_is_left_alone(self) -> None:
        table = Table2019(
            hands={0: "artisan"},
            stalls=("artisan stone wood", "wood", "?"),
            worshippers="foreman merchant architect visir beggar",
        )
        table.state.amulets = [4, 0, 0]
        assert best(table) == VisitMarket(0)

    def test_a_second_visit_is_made_when_it_brings_something(self) -> None:
        table = Table2019(
            hands={0: "artisan"}, stalls=("artisan stone", "?", "?"), agenda=(agenda.EndTurn(), agenda.MayShop())
        )
        assert looks(table)[VisitMarket(0)] > looks(table)[ForgoVisit()]


class TestProspects:
    @staticmethod
    def changed(change: Callable[[Table], None], edition: type[Table], seats: int = 3, **position: object) -> float:
        """By how much a change helps seat 0."""
        table = edition(seats, hands={0: "artisan stone"}, **position)  # type: ignore[arg-type]
        before = chance(table)
        change(table)
        return chance(table) - before

    @pytest.mark.parametrize("edition", [Table, Table2019])
    def test_money_helps_more_when_the_end_is_near(self, edition: type[Table]) -> None:
        def richer(table: Table) -> None:
            table.state.talents[0] += 10

        assert 0 < self.changed(richer, edition) < self.changed(richer, edition, pieces=NEARLY_DONE)

    @pytest.mark.parametrize("edition", [Table, Table2019])
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_amulets_harm(self, edition: type[Table], seats: int) -> None:
        def more_corrupt(table: Table) -> None:
            table.state.amulets[0] += 3

        assert self.changed(more_corrupt, edition, seats) < 0

    def test_the_most_corrupt_have_little_hope_late(self) -> None:
        table = Table(4, pieces=NEARLY_DONE)
        table.state.talents, table.state.amulets = [60, 50, 50, 50], [8, 3, 3, 3]
        assert chance(table) < 0.15
        table.state.amulets = [3, 3, 3, 8]
        assert chance(table) > 0.3

    @pytest.mark.parametrize("edition", [Table, Table2019])
    def test_a_hand_that_can_build_helps(self, edition: type[Table]) -> None:
        def ready(table: Table) -> None:
            table.state.hands[0] = sum(card.one for card in cards("artisan*3 stone*2 wood*2 marble lapis"))

        assert self.changed(ready, edition) > 0


@pytest.mark.parametrize("judgement", [CLEOPATRA_2006, CLEOPATRA_2019])
def test_every_option_is_looked_at_and_nothing_is_changed(judgement: CleopatraJudgement) -> None:
    game = game_named("cleopatra-2006" if judgement is CLEOPATRA_2006 else "cleopatra-2019")
    seen: set[type[Action]] = set()
    for number in range(12):
        rng = Random(number)
        seats = game.seats[number % len(game.seats)]
        state = game.start(seats, {})
        quick, happen = Quick(game, judgement, rng, heat=3.0), Applier(state)
        while isinstance(pending := game.pending(state), (Chance, Choice)):
            if isinstance(pending, Chance):
                game.settle(state, pending.pick(rng.randrange(pending.total)), happen)
                continue
            for seat in pending.seats:
                options, before = game.options(state, seat), state.copy()
                seen.update(type(option) for option in options)
                looked = judgement.glance(state, seat, options)
                assert len(looked) == len(options)
                assert all(isfinite(value) for value in looked)
                assert isfinite(prospects(judgement, judgement.weights, state, seat))
                assert state == before
                game.play(state, seat, quick.pick(state, seat, options), happen)
    never = {Sealed, Offered}
    assert never.isdisjoint(seen)
    assert seen <= set(AnyAction.__args__)
    assert ThrowIn in seen
    assert ({GoToOffering, AskOpponents} <= seen) == (judgement is CLEOPATRA_2006)
