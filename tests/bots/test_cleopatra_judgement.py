"""What looks good in Cleopatra, on positions drawn by hand: orders of options and of prospects, not numbers."""

from __future__ import annotations

import pytest

from tests.bots.looking import NEARLY_DONE, POCKET, best, looks
from tests.rules.cleopatra.table import Table, Table2019, cards, garden
from waset.bots.cleopatra import CLEOPATRA_2006, CLEOPATRA_2019
from waset.bots.cleopatra.judgement import LOOKS, PLAIN, TOGETHER
from waset.bots.judgement import Judgement
from waset.games.cleopatra import agenda
from waset.games.cleopatra.actions import (
    BuildPiece,
    ChooseSpot,
    ClaimNoMore,
    ClaimSanctuary,
    DiscardCard,
    DiscardToLimit,
    FinishBuilding,
    KeepAll,
    LayMosaic,
    LayOutCards,
    Pay,
    PlaySmuggler,
    VisitMarket,
)
from waset.games.cleopatra.components import Card, Mosaic, Piece


def test_the_judgements_are_judgements() -> None:
    judged: list[Judgement] = [CLEOPATRA_2006, CLEOPATRA_2019]
    for judgement in judged:
        assert len(judgement.names) == len(judgement.weights) == len(set(judgement.names))


def test_what_is_plain_has_a_look_and_what_decides_a_turn_is_not_plain() -> None:
    assert LOOKS.keys() | TOGETHER.keys() | {LayMosaic} >= PLAIN
    for judgement in (CLEOPATRA_2006, CLEOPATRA_2019):
        assert judgement.is_plain(Pay(cards("artisan")))
        assert not any(judgement.is_plain(one) for one in (VisitMarket(0), BuildPiece(Piece.WALL), KeepAll()))


class TestPaying:
    @staticmethod
    def paying(hand: str) -> Table:
        return Table(hands={0: hand}, agenda=(agenda.EndTurn(), agenda.PayPiece(Piece.WALL, 0)))

    def test_clean_cards_before_tainted_ones(self) -> None:
        table = self.paying("artisan stone wood double-wood double-stone")
        assert best(table) == Pay(cards("artisan stone wood"))

    def test_cards_before_merchants(self) -> None:
        table = self.paying("artisan stone wood")
        assert best(table) == Pay(cards("artisan stone wood"))

    def test_a_tainted_card_before_merchants(self) -> None:
        table = self.paying("artisan stone trompe-loeil")
        assert best(table) == Pay(cards("artisan stone trompe-loeil"))

    def test_of_kinds_that_serve_alike_the_one_there_is_plenty_of(self) -> None:
        table = Table2019(
            hands={0: "artisan stone*2 marble*4"}, agenda=(agenda.EndTurn(), agenda.PayPiece(Piece.SPHINX, 0))
        )
        assert best(table) == Pay(cards("artisan marble*2"))


class TestBuilding:
    def test_a_wall_where_it_earns_most(self) -> None:
        table = Table(
            hands={0: "artisan stone wood"},
            mosaics={Mosaic.I: ("a1", "a2", "a3", "a4", "a5")},
            agenda=(agenda.EndTurn(), agenda.Place(Piece.WALL)),
        )
        assert best(table) == ChooseSpot(0)

    def test_three_pieces_at_once_rather_than_more_cards(self) -> None:
        table = Table(hands={0: "artisan*3 stone*3 wood*3"}, stalls=("stone", "wood", "?"))
        assert isinstance(best(table), BuildPiece)

    def test_cards_rather_than_a_single_sphinx(self) -> None:
        table = Table(hands={0: "artisan stone marble"}, stalls=("artisan wood lapis", "wood", "?"))
        assert best(table) == VisitMarket(0)

    def test_what_can_be_paid_is_built_before_the_visit_ends(self) -> None:
        table = Table(hands={0: "artisan*3 stone*2 wood*2"}, agenda=(agenda.EndTurn(), agenda.Quarry()))
        values = looks(table)
        assert values[BuildPiece(Piece.OBELISK)] > values[FinishBuilding()]

    def test_who_is_ahead_and_clean_ends_the_game(self) -> None:
        table = self.at_the_end(talents=[60, 20, 20], amulets=[0, 3, 5])
        assert best(table) == BuildPiece(Piece.SPHINX)

    @pytest.mark.parametrize(("talents", "amulets"), [([20, 60, 20], [0, 3, 5]), ([60, 20, 20], [9, 3, 5])])
    def test_who_would_lose_or_be_eaten_does_not(self, talents: list[int], amulets: list[int]) -> None:
        assert isinstance(best(self.at_the_end(talents, amulets)), VisitMarket)

    @staticmethod
    def at_the_end(talents: list[int], amulets: list[int]) -> Table:
        table = Table(hands={0: "artisan stone marble"}, pieces=NEARLY_DONE, stalls=("artisan", "wood", "?"))
        table.state.talents, table.state.amulets = talents, amulets
        return table


class TestGarden:
    @staticmethod
    def laying(table: type[Table], mosaic: str, drawing: str = "") -> Table:
        laid = garden(drawing) if drawing else {}
        drawn = table(
            hands={0: "artisan*2 stone marble lapis"},
            mosaics=laid,
            mosaic_top=mosaic,
            agenda=(agenda.EndTurn(), agenda.PlaceMosaic(Mosaic(mosaic))),
        )
        drawn.state.amulets[0] = 8
        return drawn

    @pytest.mark.parametrize("edition", [Table, Table2019])
    def test_palms_are_covered(self, edition: type[Table]) -> None:
        values = looks(self.laying(edition, "P"))
        assert values[LayMosaic(("d4", "e4", "d5", "e5", "d6"))] > values[LayMosaic(("b4", "c4", "b5", "c5", "b6"))]

    @pytest.mark.parametrize("edition", [Table, Table2019])
    def test_a_sanctuary_that_can_be_claimed_is_formed(self, edition: type[Table]) -> None:
        table = self.laying(edition, "I", POCKET)
        closing, beside = LayMosaic(("b1", "b2", "b3", "b4", "b5")), LayMosaic(("c1", "c2", "c3", "c4", "c5"))
        assert looks(table)[closing] > looks(table)[beside] + 1
        table.state.statues[0] = 0
        assert looks(table)[closing] < looks(table)[beside] + 1

    def test_a_large_sanctuary_is_claimed(self) -> None:
        table = self.claiming(Table, ("a1", "a2", "a3", "a4"))
        assert best(table) == ClaimSanctuary("a1")

    def test_the_palms_are_taken_instead_of_a_single_square(self) -> None:
        table = self.claiming(Table2019, ("a1",))
        assert best(table) == ClaimNoMore()

    def test_a_large_sanctuary_is_claimed_instead_of_the_palms(self) -> None:
        table = self.claiming(Table2019, ("a1", "a2", "a3", "a4", "a5", "a6"))
        assert best(table) == ClaimSanctuary("a1")

    @staticmethod
    def claiming(edition: type[Table], area: tuple[str, ...]) -> Table:
        task = agenda.Claim((area,)) if edition is Table else agenda.ClaimOrPalms((area,), 5)
        table = edition(agenda=(agenda.EndTurn(), task))
        table.state.amulets = [9, 4, 4]
        return table


class TestMarket:
    def test_the_stall_with_what_is_missing(self) -> None:
        table = Table(hands={0: "artisan stone*3"}, stalls=("stone", "wood", "lapis"))
        assert best(table) == VisitMarket(1)

    def test_an_artisan_before_a_fourth_stone(self) -> None:
        table = Table(hands={0: "stone*3 wood marble"}, stalls=("stone", "artisan", "stone"))
        assert best(table) == VisitMarket(1)

    def test_more_cards_before_fewer(self) -> None:
        table = Table(hands={0: "artisan"}, stalls=("wood", "wood stone ?", "stone"))
        assert best(table) == VisitMarket(1)

    def test_a_tainted_card_is_worth_less_to_the_corrupt(self) -> None:
        table = Table(hands={0: "artisan"}, stalls=("double-stone", "stone", "?"), pieces=NEARLY_DONE)
        table.state.amulets = [0, 7, 7]
        values = looks(table)
        table.state.amulets = [7, 7, 7]
        corrupt = looks(table)
        visits = VisitMarket(0), VisitMarket(1)
        assert corrupt[visits[0]] - corrupt[visits[1]] < values[visits[0]] - values[visits[1]]
        assert best(table) != VisitMarket(0)

    def test_cards_are_spread_before_the_next_seat(self) -> None:
        table = Table(
            hands={0: "artisan"},
            stalls=("artisan stone wood", "", ""),
            agenda=(agenda.EndTurn(), agenda.LayOut()),
        )
        table.state.drawn = table.state.drawn.__class__(cards("artisan stone"), ())
        chosen = best(table)
        assert isinstance(chosen, LayOutCards)
        assert chosen.cards[0] is None


class TestLimit:
    def test_the_smuggler_is_there_for_it(self) -> None:
        table = self.over("artisan*4 stone*3 wood*3 lapis marble smuggler")
        assert best(table) == PlaySmuggler()

    def test_many_cards_are_discarded_rather_than_kept_for_many_amulets(self) -> None:
        table = self.over("artisan*8 stone*8")
        assert best(table) == DiscardToLimit()

    def test_a_single_card_is_kept_when_that_costs_no_more(self) -> None:
        table = self.over("artisan*4 stone*3 wood*3 marble")
        assert best(table) == KeepAll()

    def test_the_least_useful_card_goes(self) -> None:
        table = Table(
            hands={0: "artisan*2 stone*6 wood*2 lapis marble"}, agenda=(agenda.EndTurn(), agenda.DiscardDown())
        )
        assert best(table) == DiscardCard(Card.STONE)

    def test_late_tainted_cards_go_first(self) -> None:
        table = Table(
            hands={0: "artisan*3 stone*3 wood*3 double-lapis trompe-loeil"},
            pieces=NEARLY_DONE,
            agenda=(agenda.EndTurn(), agenda.DiscardDown()),
        )
        table.state.amulets[0] = 4
        chosen = best(table)
        assert isinstance(chosen, DiscardCard)
        assert chosen.card.tainted

    @staticmethod
    def over(hand: str) -> Table:
        return Table(hands={0: hand}, agenda=(agenda.EndTurn(), agenda.Limit()))
