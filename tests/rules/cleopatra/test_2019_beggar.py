"""docs/rules/en/cleopatra/worshippers.md: the Beggar."""

import pytest

from tests.rules.cleopatra.moves import SPHINX_2019, build, use
from tests.rules.cleopatra.table import Table2019, cards, hand
from waset.games.cleopatra.actions import DiscardToLimit, KeepAll, VisitMarket
from waset.games.cleopatra.cards import size
from waset.games.cleopatra.components import Card, Cause, Piece, Worshipper
from waset.games.cleopatra.events import (
    CardDrawn,
    DiscardsMixed,
    DrawnSeen,
    DrawnTaken,
    PieceBuilt,
    TalentsPaid,
    TopTurned,
    WorshipperCalled,
)

OTHERS = pytest.mark.parametrize("viewer", [1, 2, None])


def begged(held: str = "artisan", top: str = "stone") -> Table2019:
    """Seat 0 has used the Beggar: a Stone and a Lapis lay face up, a Cave and a Wood face down."""
    table = Table2019(hands={0: held}, stalls=("marble", "", ""), top=top)
    use(table, "beggar")
    table.draw("? lapis ?")
    table.draw("?")  # the new top of the pile
    table.draw("cave wood")
    return table


def with_a_small_pile(pile: tuple[int, int], lot: str, discards: str) -> Table2019:
    """Seat 0 has used the Beggar on a small pile of these cards."""
    table = Table2019(pile=pile, lot=lot, discards=discards)
    use(table, "beggar")
    return table


def test_19_K5_four_cards_come_into_the_hand() -> None:
    assert begged().state.hands[0] == hand("artisan stone lapis cave wood")


def test_19_K5_the_cards_come_off_the_top_of_the_pile() -> None:
    assert begged().happened(CardDrawn) == [CardDrawn(card) for card in cards("stone ? lapis ?")]


def test_19_K5_four_cards_leave_the_pile() -> None:
    table = Table2019(top="stone")
    before = table.state.up + table.state.down
    use(table, "beggar")
    table.draw("? lapis ? ?")
    assert table.state.up + table.state.down == before - 4


def test_19_K5_a_new_card_comes_to_the_top() -> None:
    assert (begged().happened(TopTurned)[-1], begged().state.top) == (TopTurned(Card.UNKNOWN), Card.UNKNOWN)


def test_19_K5_the_penalty_comes_before_the_cards() -> None:
    paid_and_called = begged().events[:2]
    assert paid_and_called == [TalentsPaid(0, 2, Cause.WORSHIPPER), WorshipperCalled(0, Worshipper.BEGGAR)]


def test_19_K5_no_card_is_lost_on_the_way() -> None:
    state = begged().state
    lying = sum(size(lot) for lot in state.lots) + size(state.hands[0]) + 1  # the Marble in its stall
    assert (lying, state.looked, state.drawn.cards) == (94, 0, ())


def test_19_K5_tainted_cards_that_are_drawn_cost_nothing() -> None:
    assert begged().state.amulets == [0, 0, 0]


@OTHERS
def test_19_K5_cards_that_lay_face_up_are_known_to_all_the_others_are_not(viewer: int | None) -> None:
    table = begged()
    assert table.game.view(table.state, viewer).hands[0] == hand("stone lapis ?*3")


def test_19_K5_the_player_sees_them_all() -> None:
    table = begged()
    assert table.game.view(table.state, 0).hands[0] == hand("artisan stone lapis cave wood")


@OTHERS
def test_19_K5_others_are_told_only_the_open_cards(viewer: int | None) -> None:
    (taken,) = begged().happened(DrawnTaken)
    assert taken.seen_by(viewer) == DrawnTaken(0, cards("stone lapis"), cards("? ?"))


def test_19_K5_the_player_is_told_all_cards() -> None:
    (taken,) = begged().happened(DrawnTaken)
    assert taken.seen_by(0) == DrawnTaken(0, cards("stone lapis"), cards("wood cave"))


@OTHERS
def test_19_K5_nobody_else_is_told_a_card_that_is_looked_at(viewer: int | None) -> None:
    seen = [event.seen_by(viewer) for event in begged().happened(DrawnSeen)]
    assert seen == [DrawnSeen(0, Card.UNKNOWN), DrawnSeen(0, Card.UNKNOWN)]


@OTHERS
def test_19_K5_nobody_else_knows_a_card_that_is_looked_at(viewer: int | None) -> None:
    table = Table2019(top="stone")
    use(table, "beggar")
    table.draw("? lapis ? ?")
    table.draw("cave")
    assert table.game.view(table.state, viewer).looked == hand("?")


@OTHERS
def test_19_K5_two_different_hidden_cards_look_the_same_to_the_others(viewer: int | None) -> None:
    views = []
    for face in ("cave", "artisan"):
        table = Table2019(pile=(0, 4), lot="cave*2 artisan*2")
        use(table, "beggar")
        table.draw("? ? ? ?")
        table.draw(face)
        views.append(table.game.view(table.state, viewer))
    assert views[0] == views[1]


def test_19_K5_a_hidden_card_is_any_unseen_one() -> None:
    table = Table2019(pile=(0, 4), lot="cave*2 artisan wood")
    use(table, "beggar")
    table.draw("? ? ? ?")
    assert table.chance.odds() == [(Card.ARTISAN, 1), (Card.WOOD, 1), (Card.CAVE, 2)]


def test_19_K5_when_the_pile_runs_out_the_discards_are_mixed_anew() -> None:
    table = with_a_small_pile((1, 1), "cave*2", discards="artisan*3 stone*2")
    table.draw("cave ?")
    assert table.happened(DiscardsMixed) == [DiscardsMixed(3, 2)]


def test_19_K5_the_drawing_goes_on_after_the_mixing() -> None:
    table = with_a_small_pile((1, 1), "cave*2", discards="artisan*3 stone*2")
    table.draw("cave ? artisan ? stone")
    table.draw("cave artisan")
    assert (table.state.hands[0], table.state.top) == (hand("cave*2 artisan*2"), Card.STONE)


def test_19_K5_a_hidden_card_is_looked_at_in_the_lot_it_came_from() -> None:
    table = with_a_small_pile((1, 1), "cave*2", discards="artisan*3 stone*2")
    table.draw("cave ? artisan ? stone")
    old = [card for card, _ in table.chance.odds()]
    table.settle(Card.CAVE)
    new = [card for card, _ in table.chance.odds()]
    assert (old, new) == ([Card.CAVE], [Card.ARTISAN, Card.STONE])


def test_19_K5_the_discards_are_not_mixed_before_a_card_is_needed() -> None:
    table = with_a_small_pile((4, 0), "cave*4", discards="artisan*3")
    table.draw("cave*4")
    assert (table.happened(DiscardsMixed), table.state.top) == ([], None)


@pytest.mark.parametrize(
    ("pile", "lot", "discards", "drawn"),
    [((2, 0), "cave wood", "", "cave wood"), ((1, 0), "cave", "stone", "cave ?"), ((0, 0), "", "stone*2", "stone ?")],
    ids=["pile", "both", "discards"],
)
def test_19_K5_with_too_few_cards_there_are_fewer(pile: tuple[int, int], lot: str, discards: str, drawn: str) -> None:
    table = with_a_small_pile(pile, lot, discards)
    table.draw(drawn)
    if "?" in drawn:
        table.draw("stone")
    assert table.state.hands[0] == hand(f"{lot} {discards}")


def test_19_K5_with_no_card_at_all_nothing_is_drawn() -> None:
    table = with_a_small_pile((0, 0), "", discards="")
    assert (table.happened(DrawnTaken), table.state.hands[0]) == ([], 0)


def test_19_K5_even_for_no_card_the_penalty_is_paid() -> None:
    assert with_a_small_pile((0, 0), "", discards="").state.talents == [3, 5, 5]


def test_19_K5_the_visit_follows_the_cards() -> None:
    assert begged("stone").options(0) == [VisitMarket(0)]


def test_19_K5_the_cards_can_be_paid_in_the_same_turn() -> None:
    table = begged("artisan stone")
    build(table, Piece.SPHINX, SPHINX_2019, spot=0)
    assert table.happened(PieceBuilt) == [PieceBuilt(0, Piece.SPHINX, 0)]


def test_19_K5_the_cards_count_for_the_limit_at_the_end_of_the_turn() -> None:
    table = Table2019(hands={0: "artisan*8"}, stalls=("marble", "", ""), lot="cave*4", pile=(4, 0))
    use(table, "beggar")
    table.draw("cave*4")
    table.play(0, VisitMarket(0))
    assert (size(table.state.hands[0]), table.options(0)) == (13, [DiscardToLimit(), KeepAll()])


def test_19_K5_the_limit_is_not_settled_before_the_visit() -> None:
    table = begged("artisan*10")
    assert table.refused(0, KeepAll()).key == "reason.not_now"
