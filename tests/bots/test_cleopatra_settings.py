"""What a table of Cleopatra chooses, and the version of its rules: bots make sense of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from tests.bots.looking import best, looks
from tests.rules.cleopatra.table import Table, Table2019, cards
from waset.arena.table import play_out
from waset.bots import Place, bot_named
from waset.bots.cleopatra import CLEOPATRA_2006, CLEOPATRA_2019
from waset.bots.cleopatra.board import board_of
from waset.bots.cleopatra.plans import NO_GRANTS, Grants, plan_of
from waset.bots.cleopatra.sight import Sight
from waset.bots.cleopatra.spending import means_of
from waset.bots.judging import JUDGEMENTS
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.match import Match
from waset.engine.settings import Number, Setting, Text, Value
from waset.games import GAMES, game_named
from waset.games.cleopatra import agenda
from waset.games.cleopatra.actions import AskFor, AskOpponents, CallWorshipper, PlayEnvoy, SettleHand
from waset.games.cleopatra.cards import pack
from waset.games.cleopatra.components import CARDS, Card, Worshipper
from waset.games.cleopatra.rules.payment import Purse

EDITIONS = ("cleopatra-2006", "cleopatra-2019")
PENALTIES = "9,s0,0,s9,1"


def values_of(setting: Setting, seats: int) -> tuple[Value, ...]:
    """All that a setting may be but its default; one text stands for all of them, one seat for every seat."""
    if isinstance(setting, Number):
        found: tuple[Value, ...] = tuple(range(setting.least, setting.most + 1))
    else:
        found = (PENALTIES,) if isinstance(setting, Text) else setting.choices_for(seats)[:2]
    return tuple(value for value in found if value != setting.default)


def tables() -> Iterator[tuple[str, int, dict[str, Value]]]:
    """Every game with every value of every setting."""
    for name in EDITIONS:
        for setting in GAMES[name].settings:
            seats = 3 if 3 in setting.seats else setting.seats[0]
            for value in values_of(setting, seats):
                yield name, seats, {setting.name: value}


@pytest.mark.parametrize(("name", "seats", "options"), list(tables()))
def test_masons_play_to_the_end_whatever_the_table_chooses(name: str, seats: int, options: Mapping[str, Value]) -> None:
    finish(Match(GAMES[name], seats, dict(options)))


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("version", ["1", "2"])
def test_one_judgement_plays_every_version(name: str, version: str) -> None:
    game = game_named(name, version)
    assert JUDGEMENTS[game.name] is (CLEOPATRA_2006 if name == "cleopatra-2006" else CLEOPATRA_2019)
    finish(Match(game, 4, {}))


def finish(match: Match[Any]) -> None:
    """Masons play a game to its end."""
    places = [Place(match.game, seat, Random(seat)) for seat in range(match.state.seats)]
    play_out(match, SealedDealer(seed_of("settings", match.state.seats)), [bot_named("mason", one) for one in places])
    assert match.is_over


class TestEnvoy:
    @pytest.mark.parametrize("amulets", [[0, 0, 0, 0], [3, 9, 0, 2]])
    def test_all_opponents_are_asked(self, amulets: list[int]) -> None:
        task = agenda.ChooseAsked(cards("wood marble"))
        table = Table(4, hands={0: "artisan stone"}, agenda=(agenda.EndTurn(), task))
        table.state.amulets = amulets
        assert best(table) == AskOpponents((1, 2, 3))

    def test_whoever_has_no_amulet_to_pass_along_is_worth_more(self) -> None:
        task = agenda.ChooseAsked(cards("wood marble"))
        table = Table(4, hands={0: "artisan stone"}, agenda=(agenda.EndTurn(), task))
        table.state.amulets = [3, 9, 0, 2]
        values = looks(table)
        assert values[AskOpponents((2,))] > values[AskOpponents((1,))]

    def test_with_one_kind_to_name_it_is_the_one_that_is_missing(self) -> None:
        table = self.asking(agenda.NameKinds())
        assert best(table) == AskFor((Card.WOOD,))

    def test_with_one_kind_to_name_the_envoy_is_worth_less(self) -> None:
        gains = []
        for options in ({"envoy": "many"}, {"envoy": "one"}):
            table = self.asking(agenda.Moment(), **options)
            gains.append(looks(table)[PlayEnvoy()] - looks(table)[SettleHand()])
        assert gains[0] > gains[1]

    @staticmethod
    def asking(task: Any, envoy: str = "one") -> Table:
        hands = {0: "artisan*4 stone*4 envoy"}
        return Table(3, hands=hands, agenda=(agenda.EndTurn(), task), options={"envoy": envoy})


class TestWildCards:
    @pytest.mark.parametrize("wild_artisans", [False, True])
    def test_what_a_hand_is_thought_to_pay_is_what_it_can_pay(self, wild_artisans: bool) -> None:
        table = Table(3, options={"trompe_loeil_artisan": wild_artisans})
        rng, state = Random(1), table.state
        board, payable = board_of(state), 0
        for _ in range(300):
            hand = pack(rng.choices(CARDS[: Card.TROMPE_LOEIL.index + 1], k=rng.randint(3, 9)))
            state.hands[0], state.merchants[0] = hand, rng.randint(0, 2)
            means = means_of(hand, 0, Card.TROMPE_LOEIL, state.merchants[0], (0, 0))
            for site in board.sites:
                can_pay = site.cost.is_payable(Purse(state, 0))
                assert (site.spend(site.cost, means) is not None) == can_pay
                assert (site.need(site.cost, means).missing <= state.merchants[0]) == can_pay
                payable += can_pay
        assert payable > 300

    def test_where_it_stands_for_artisans_it_is_worth_as_much_as_one(self) -> None:
        worths = []
        for wild_artisans in (False, True):
            table = Table(3, hands={0: "stone*2 wood*2"}, options={"trompe_loeil_artisan": wild_artisans})
            worths.append(Sight(table.state, 0).worths[Card.TROMPE_LOEIL.index])
        assert worths[0] < worths[1]

    def test_tainted_artisans_pay_like_two(self) -> None:
        options = {"tainted_artisans": 3}
        hands = "artisan*4 stone*3 wood*2 marble lapis", "double-artisan*2 stone*3 wood*2 marble lapis"
        plans = [Sight(Table2019(3, hands={0: hand}, options=options).state, 0).plan for hand in hands]
        assert len(plans[0].pieces) > 1
        assert plans[0].pieces == plans[1].pieces
        assert [plan.amulets for plan in plans] == [0, 2]


class TestSobek:
    def test_a_discount_for_each_piece_builds_more(self) -> None:
        table = Table2019(3, hands={0: "artisan*2 stone*2 wood*2 marble lapis"})
        board, hand = board_of(table.state), table.state.hands[0]
        plans = [plan_of(board, hand, 0, 0, Grants(2, 0, each_piece=each)) for each in (False, True)]
        assert len(plan_of(board, hand, 0, 0, NO_GRANTS).pieces) <= len(plans[0].pieces) < len(plans[1].pieces)

    def test_a_discount_for_each_piece_is_there_again(self) -> None:
        assert Grants(2, 1, 4, 0).after_piece(2, 0) == Grants(0, 1, 4, 1)
        assert Grants(2, 1, 4, 0, each_piece=True).after_piece(2, 0) == Grants(2, 1, 4, 1, each_piece=True)

    def test_the_seat_that_called_a_worshipper_is_granted_what_the_table_chose(self) -> None:
        table = Table2019(3, hands={0: "artisan"}, options={"discount": "piece"})
        table.play(0, CallWorshipper(Worshipper.FOREMAN))
        assert Sight(table.state, 0).grants == Grants(2, 0, each_piece=True)

    def test_the_penalties_of_the_table_count(self) -> None:
        hand, row = "artisan*2 stone*3 marble wood lapis", "beggar foreman architect visir merchant"
        dear, cheap = (
            looks(Table2019(3, hands={0: hand}, worshippers=row, options={"penalties": penalties}))
            for penalties in ("1,9,1,1,1", "1,0,1,1,1")
        )
        foreman = CallWorshipper(Worshipper.FOREMAN)
        assert dear[foreman] < cheap[foreman] - 3
