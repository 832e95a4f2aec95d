"""What a table of either edition may choose, each choice with what it changes."""

from fractions import Fraction

import pytest

from tests.rules.cleopatra.moves import SPHINX, build
from tests.rules.cleopatra.table import Table, Table2019, cards, hand
from waset.engine.game import BadSetup, Chance, Recorder
from waset.games import game_named
from waset.games.cleopatra.actions import (
    BuildPiece,
    CallWorshipper,
    ChooseSpot,
    DiscardCard,
    DiscardToLimit,
    FinishBuilding,
    Pay,
    SettleHand,
    VisitMarket,
)
from waset.games.cleopatra.agenda import BeforeOffering, ChooseStarter, Limit, RollDice
from waset.games.cleopatra.cards import count, size
from waset.games.cleopatra.components import Card, Piece, Worshipper
from waset.games.cleopatra.events import CardDiscardedOpenly, StarterChosen
from waset.games.cleopatra.table_rules import Penalty


def refused(game: str, seats: int, **options: bool | int | str) -> tuple[str, str]:
    """Why a table cannot choose this."""
    with pytest.raises(BadSetup) as bad:
        game_named(game).start(seats, options)
    return bad.value.reason.key, bad.value.reason.rule


def begun(game: str, seats: int, **options: bool | int | str) -> Table:
    """A table before its first step."""
    table = Table(seats, game=game)
    table.state = table.game.start(seats, options)
    return table


@pytest.mark.parametrize("game", ["cleopatra-2006", "cleopatra-2019"])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_06_S7_a_table_may_name_the_first_player(game: str, seat: int) -> None:
    table = begun(game, 3, first_player=seat)
    happened = Recorder(table.state)
    table.game.run(table.state, happened)
    assert [event for event in happened.events if isinstance(event, StarterChosen)] == [StarterChosen(seat - 1)]
    assert table.state.active == seat - 1


def test_06_S7_by_default_the_first_player_is_drawn() -> None:
    table = begun("cleopatra-2006", 3)
    assert isinstance(table.state.agenda[-1], ChooseStarter)
    assert table.chance.odds() == [(0, 1), (1, 1), (2, 1)]


@pytest.mark.parametrize("seat", [0, 4, -1, True, "2", "nobody"])
def test_06_S7_only_a_seat_that_is_there_begins(seat: int | str) -> None:
    assert refused("cleopatra-2006", 3, first_player=seat) == ("setup.option_one_of", "06.S7")


def test_19_S5_only_a_seat_that_is_there_begins() -> None:
    assert refused("cleopatra-2019", 2, first_player=3) == ("setup.option_one_of", "19.S5")


@pytest.mark.parametrize(("faces", "chances"), [(1, (5, 1)), (2, (4, 2)), (3, (3, 3))])
def test_06_S6_so_many_faces_of_each_die_show_the_priest(faces: int, chances: tuple[int, int]) -> None:
    table = Table(agenda=(RollDice(),), options={"priest_faces": faces})
    table.state.priests = 4
    assert table.chance.odds() == [(0, chances[0]), (1, chances[1])]


def test_06_S6_two_faces_of_five_dice_have_exact_odds() -> None:
    chance: Chance[object] = Table(agenda=(RollDice(),), options={"priest_faces": 2}).chance
    wanted = [Fraction(32, 243), Fraction(80, 243), Fraction(80, 243), Fraction(40, 243), Fraction(10, 243)]
    assert [Fraction(weight, chance.total) for _, weight in chance.odds()] == [*wanted, Fraction(1, 243)]


@pytest.mark.parametrize("faces", [0, 4, True, "1"])
def test_06_S6_one_to_three_faces_show_the_priest(faces: int | str) -> None:
    assert refused("cleopatra-2006", 3, priest_faces=faces) == ("setup.option_number", "06.S6")


def payments(held: str, **options: bool) -> set[tuple[Card, ...]]:
    """The ways to pay for a sphinx without merchants."""
    table = Table(hands={0: held}, options=options)
    table.state.merchants[0] = 0
    if BuildPiece(Piece.SPHINX) not in table.options(0):
        return set()
    table.play(0, BuildPiece(Piece.SPHINX))
    return {pay.cards for pay in table.options(0) if isinstance(pay, Pay)}


def test_C_P5_trompe_loeil_never_stands_for_an_artisan() -> None:
    assert payments("stone marble trompe-loeil") == set()


def test_C_P5_a_table_may_let_trompe_loeil_stand_for_an_artisan() -> None:
    found = payments("stone marble trompe-loeil", trompe_loeil_artisan=True)
    assert found == {cards("stone marble trompe-loeil")}


def test_C_P5_trompe_loeil_for_an_artisan_is_one_unit_of_one_card() -> None:
    assert payments("stone trompe-loeil", trompe_loeil_artisan=True) == set()
    assert payments("stone trompe-loeil*2", trompe_loeil_artisan=True) == {cards("stone trompe-loeil*2")}


def test_C_P5_what_is_missing_counts_trompe_loeil_for_artisans_last() -> None:
    table = Table(hands={0: "trompe-loeil"}, options={"trompe_loeil_artisan": True})
    table.state.merchants[0] = 0
    assert table.refused(0, BuildPiece(Piece.SPHINX)).details["missing"] == ["artisan", "marble"]


def test_C_P5_an_artisan_too_many_is_superfluous_beside_trompe_loeil() -> None:
    table = Table(hands={0: "artisan stone marble trompe-loeil"}, options={"trompe_loeil_artisan": True})
    table.state.merchants[0] = 0
    table.play(0, BuildPiece(Piece.SPHINX))
    assert table.refused(0, Pay(cards("artisan stone marble trompe-loeil"))).key == "reason.superfluous"


def discarding(**options: bool) -> Table:
    """Seat 0 has discarded one Wood of eleven for the limit."""
    table = Table(hands={0: "wood*9 stone*2"}, agenda=(Limit(),), options=options)
    table.play(0, DiscardToLimit())
    table.play(0, DiscardCard(Card.WOOD))
    return table


def test_C_H4_a_table_may_see_what_is_discarded_for_the_limit() -> None:
    table = discarding(open_discards=True)
    (event,) = table.happened(CardDiscardedOpenly)
    assert event.seen_by(1) == CardDiscardedOpenly(0, Card.WOOD)
    assert table.game.view(table.state, 1).discards == hand("wood")


def test_C_H4_by_default_nobody_sees_what_is_discarded_for_the_limit() -> None:
    table = discarding()
    assert table.game.view(table.state, 1).discards == Card.UNKNOWN.one


def test_06_K3_the_envoy_setting_is_for_three_or_more() -> None:
    assert refused("cleopatra-2006", 2, envoy="one") == ("setup.option_seats", "06.K3")


@pytest.mark.parametrize(("number", "deck"), [(0, 94), (3, 97)])
def test_19_S1_a_table_may_add_three_tainted_artisans(number: int, deck: int) -> None:
    state = begun("cleopatra-2019", 3, tainted_artisans=number).state
    assert (size(state.lots[0]), count(state.lots[0], Card.DOUBLE_ARTISAN)) == (deck, number)


@pytest.mark.parametrize("number", [1, 2, 4, "3", False])
def test_19_S1_there_are_three_tainted_artisans_or_none(number: int | str) -> None:
    assert refused("cleopatra-2019", 3, tainted_artisans=number) == ("setup.option_one_of", "19.S1")


def test_19_S1_a_tainted_artisan_pays_two_artisans() -> None:
    table = Table2019(hands={0: "double-artisan stone*3"}, options={"tainted_artisans": 3})
    table.play(0, BuildPiece(Piece.DOOR))
    table.play(0, ChooseSpot(0))
    assert Pay(cards("stone*3 double-artisan")) in table.options(0)


def test_19_K2_a_table_may_choose_the_penalties_of_the_slots() -> None:
    table = Table2019(options={"penalties": "3,s4,0,s0,9"})
    wanted = [Penalty(0, 3), Penalty(4, 0), Penalty(0, 0), Penalty(0, 0), Penalty(0, 9)]
    assert list(table.state.rules.slots) == wanted
    table.play(0, CallWorshipper(Worshipper.FOREMAN))  # on the second slot
    assert (table.state.talents[0], table.state.amulets[0]) == (1, 0)


@pytest.mark.parametrize(
    "text",
    ["", "1,1,1,1", "1,1,1,1,1,1", "s2,1,1,2,10", "s2, 1,1,2,3", "S2,1,1,2,3", "s,1,1,2,3", "-1,1,1,2,3", "1;1,1,1,1"],
)
def test_19_K2_penalties_are_five_numbers_below_ten(text: str) -> None:
    assert refused("cleopatra-2019", 3, penalties=text) == ("setup.option_text", "19.K2")


def two_pieces(discount: str) -> Table:
    """The Merchant was called, and a first sphinx paid with an Artisan alone: both units waived."""
    table = Table2019(hands={0: "artisan*2"}, options={"discount": discount})
    table.play(0, CallWorshipper(Worshipper.MERCHANT))
    table.play(0, BuildPiece(Piece.SPHINX))
    table.play(0, ChooseSpot(0))
    table.play(0, Pay(cards("artisan"), waived_resources=2))
    return table


def test_19_K6_the_discount_is_for_the_whole_turn() -> None:
    assert two_pieces("turn").refused(0, BuildPiece(Piece.SPHINX)).key == "reason.cannot_pay"


def test_19_K6_a_table_may_give_the_discount_for_every_piece() -> None:
    table = two_pieces("piece")
    table.play(0, BuildPiece(Piece.SPHINX))
    table.play(0, ChooseSpot(1))
    assert table.options(0) == [Pay(cards("artisan"), waived_resources=2)]


def test_19_K7_a_table_may_give_the_foremans_discount_for_every_piece() -> None:
    table = Table2019(hands={0: "stone*4"}, options={"discount": "piece"})
    table.play(0, CallWorshipper(Worshipper.FOREMAN))
    for spot in (0, 1):
        table.play(0, BuildPiece(Piece.SPHINX))
        table.play(0, ChooseSpot(spot))
        table.play(0, Pay(cards("stone*2"), waived_artisans=1))
    assert table.state.hands[0] == 0


def test_19_K6_a_discount_for_every_piece_ends_with_the_turn() -> None:
    table = two_pieces("piece")
    table.play(0, FinishBuilding())
    assert (table.state.active, table.state.free_resources) == (1, 0)


@pytest.mark.parametrize(
    ("game", "known"),
    [("cleopatra-2006", {"short_game"}), ("cleopatra-2019", set[str]())],
)
def test_version_1_knows_only_the_settings_it_had(game: str, known: set[str]) -> None:
    assert {setting.name for setting in game_named(game, "1").settings} == known


@pytest.mark.parametrize("faces", [2, 3])
def test_06_S6_more_priests_bring_the_moment_before_an_offering_as_well(faces: int) -> None:
    table = Table(hands={0: SPHINX}, options={"priest_faces": faces})
    build(table, Piece.SPHINX, SPHINX)
    table.play(0, FinishBuilding())
    table.settle(5)
    assert isinstance(table.state.agenda[-1], BeforeOffering)


def test_06_V2_the_short_game_starts_cleopatra_on_space_one() -> None:
    assert (
        begun("cleopatra-2006", 2, short_game=True).state.cleopatra,
        begun("cleopatra-2006", 2).state.cleopatra,
    ) == (
        1,
        0,
    )


def test_C_T1_the_named_first_player_has_the_first_turn() -> None:
    table = begun("cleopatra-2006", 2, first_player=2)
    table.game.run(table.state, Recorder(table.state))
    while not table.asked:
        table.settle(table.chance.odds()[0][0])
    assert (table.asked, SettleHand() in table.options(1), isinstance(table.options(1)[0], VisitMarket)) == (
        (1,),
        False,
        True,
    )
