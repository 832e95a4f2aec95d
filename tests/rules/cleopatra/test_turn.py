"""The turn: market or quarry, what comes when, and the moments for characters."""

import pytest

from tests.rules.cleopatra.table import Table, cards
from waset.engine.game import Action, Choice, Event
from waset.games.cleopatra.actions import (
    Bid,
    BuildPiece,
    DiscardCard,
    DiscardToLimit,
    FinishBuilding,
    GiveTalents,
    GoToOffering,
    KeepAll,
    LayOutCards,
    Pay,
    PlayBeggar,
    PlayCourtesan,
    PlayEnvoy,
    PlayVizier,
    SettleHand,
    TakeDiscard,
    TurnDie,
    VisitMarket,
)
from waset.games.cleopatra.agenda import Limit, Moment, Quarry
from waset.games.cleopatra.components import Card, Cause, Piece, Side
from waset.games.cleopatra.events import (
    AmuletsTaken,
    CardDrawn,
    CardsPaid,
    CleopatraWalked,
    DiceRolled,
    GameEnded,
    OfferingMade,
    PieceBuilt,
    StallsFilled,
    StallTaken,
    TalentsGained,
    TurnPassed,
)

SPHINX = "artisan stone marble"
FOUR_CATEGORIES = {Piece.OBELISK: (0, 1), Piece.THRONE: (0, 1), Piece.DOOR: (0, 1), Piece.WALL: tuple(range(9))}
CHARACTERS: dict[str, Action] = {
    "beggar": PlayBeggar(),
    "courtesan": PlayCourtesan(),
    "envoy": PlayEnvoy(),
    "scribe": TurnDie(Side.PRIEST),
    "vizier": PlayVizier(),
}


def build_sphinx(table: Table) -> None:
    """Seat 0 builds a sphinx with standard cards."""
    table.play(0, BuildPiece(Piece.SPHINX))
    table.play(0, Pay(cards(SPHINX)))


def steps(table: Table, *kinds: type[Event]) -> list[str]:
    """The names of the events of these kinds, in the order they happened."""
    return [type(event).__name__ for event in table.events if isinstance(event, kinds)]


def test_C_T1_a_turn_offers_the_market_and_the_quarry() -> None:
    table = Table(hands={0: SPHINX}, stalls=("wood", "", ""))
    table.state.merchants[0] = 0
    assert table.options(0) == [VisitMarket(0), BuildPiece(Piece.SPHINX)]


def test_C_T1_after_the_market_the_quarry_is_closed() -> None:
    table = Table(hands={0: SPHINX}, stalls=("wood", "", ""))
    table.play(0, VisitMarket(0))
    assert table.refused(0, BuildPiece(Piece.SPHINX)).key == "reason.not_now"


def test_C_T1_after_the_quarry_the_market_is_closed() -> None:
    table = Table(hands={0: SPHINX}, stalls=("wood", "", ""))
    build_sphinx(table)
    assert table.refused(0, VisitMarket(0)).key == "reason.not_now"
    table.play(0, FinishBuilding())
    table.settle(0)
    assert table.refused(0, VisitMarket(0)).key == "reason.not_now"


def test_C_T1_a_second_stall_is_not_visited() -> None:
    table = Table(stalls=("wood", "stone", ""))
    table.play(0, VisitMarket(0))
    assert table.refused(0, VisitMarket(1)).key == "reason.not_now"


def test_C_T1_nobody_may_pass() -> None:
    table = Table(stalls=("wood", "", ""))
    table.state.merchants[0] = 0
    assert table.options(0) == [VisitMarket(0)]
    assert table.refused(0, SettleHand()).key == "reason.not_now"


def test_C_T2_a_visit_to_the_quarry_builds_at_least_one_piece() -> None:
    refusal = Table(hands={0: SPHINX}).refused(0, FinishBuilding())
    assert (refusal.key, refusal.rule) == ("reason.nothing_built", "C.T2")


def test_C_T2_one_piece_is_enough() -> None:
    table = Table(hands={0: SPHINX})
    build_sphinx(table)
    assert FinishBuilding() in table.options(0)


def test_C_T2_the_market_can_be_visited_with_nothing_in_the_hand() -> None:
    table = Table(stalls=("wood", "?", "stone lapis"))
    table.state.merchants[0] = 0
    assert table.options(0) == [VisitMarket(0), VisitMarket(1), VisitMarket(2)]


@pytest.mark.parametrize("stall", [0, 2])
def test_C_T2_an_empty_stall_is_not_chosen_while_another_has_cards(stall: int) -> None:
    refusal = Table(stalls=("", "?", "")).refused(0, VisitMarket(stall))
    assert (refusal.key, refusal.rule) == ("reason.stall_empty", "C.T2")


@pytest.mark.parametrize("stall", [0, 1, 2])
def test_C_T2_when_all_stalls_are_empty_any_of_them_is_chosen_and_gives_nothing(stall: int) -> None:
    table = Table(hands={0: "wood"})
    table.play(0, VisitMarket(stall))
    assert table.happened(StallTaken) == [StallTaken(0, stall, ())]
    assert table.state.hands[0] == Card.WOOD.one


def test_C_T3_first_the_stall_then_the_limit_then_the_refill() -> None:
    table = Table(hands={0: "artisan*10"}, stalls=("wood", "", ""), top="stone")
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    table.play(0, KeepAll())
    table.draw("marble lapis ?")
    table.play(0, LayOutCards(cards("stone marble lapis")))
    kinds = (StallTaken, AmuletsTaken, CardDrawn, StallsFilled, TurnPassed)
    wanted = ["StallTaken", "AmuletsTaken", "CardDrawn", "CardDrawn", "CardDrawn", "StallsFilled", "TurnPassed"]
    assert steps(table, *kinds) == wanted


def test_C_T3_a_card_discarded_for_the_limit_can_come_back_in_the_refill() -> None:
    table = Table(hands={0: "artisan*10"}, stalls=("wood", "", ""), pile=(0, 0))
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    table.play(0, DiscardToLimit())
    table.play(0, DiscardCard(Card.WOOD))
    table.draw("?")
    assert table.state.drawn.cards == cards("?")
    assert table.state.lots == [0, Card.WOOD.one]


def test_C_T3_the_turn_passes_after_the_refill() -> None:
    table = Table(stalls=("wood", "", ""), top="stone")
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    table.draw("marble lapis ?")
    assert table.asked == (0,)
    table.play(0, LayOutCards(cards("stone marble lapis")))
    assert table.asked == (1,)


def whole_quarry_turn() -> Table:
    """Two sphinxes that complete the six, the fifth priest, and a hand of eleven cards left."""
    table = Table(hands={0: f"{SPHINX} {SPHINX} wood*9 lapis*2"}, pieces={Piece.SPHINX: (0, 1, 2, 3)})
    table.state.priests = 4
    build_sphinx(table)
    build_sphinx(table)
    table.play(0, FinishBuilding())
    table.settle(1)
    table.play(0, GoToOffering())
    for seat in range(3):
        table.play(seat, Bid(seat))
    table.play(0, SettleHand())
    table.play(0, KeepAll())
    return table


def test_C_T4_the_whole_order_of_a_quarry_turn() -> None:
    table = whole_quarry_turn()
    kinds = (CardsPaid, PieceBuilt, TalentsGained, CleopatraWalked, DiceRolled, OfferingMade, AmuletsTaken, TurnPassed)
    assert steps(table, *kinds) == [
        *["CardsPaid", "PieceBuilt", "TalentsGained"] * 2,
        *["TalentsGained", "CleopatraWalked", "DiceRolled", "OfferingMade"],
        *["AmuletsTaken", "AmuletsTaken", "AmuletsTaken", "TurnPassed"],
    ]


def test_C_T4_the_bonus_for_several_pieces_comes_after_the_rewards() -> None:
    causes = [gained.cause for gained in whole_quarry_turn().happened(TalentsGained)]
    assert causes == [Cause.PIECE, Cause.PIECE, Cause.SEVERAL]


def test_C_T4_the_limit_is_settled_after_the_offering() -> None:
    causes = [taken.cause for taken in whole_quarry_turn().happened(AmuletsTaken)]
    assert causes == [Cause.OFFERING, Cause.OFFERING, Cause.LIMIT]


def test_C_T4_cleopatra_stands_still_while_no_category_is_complete() -> None:
    table = Table(hands={0: SPHINX})
    build_sphinx(table)
    table.play(0, FinishBuilding())
    assert table.happened(CleopatraWalked) == []
    assert table.state.cleopatra == 0


def test_C_T4_without_the_fifth_priest_no_offering_is_made() -> None:
    table = Table(hands={0: SPHINX})
    build_sphinx(table)
    table.play(0, FinishBuilding())
    table.settle(4)
    assert table.state.agenda[-1] == Moment()
    assert table.asked == (0,)


def test_C_T4_space_5_ends_the_game_before_the_dice() -> None:
    table = Table(hands={0: SPHINX}, pieces={**FOUR_CATEGORIES, Piece.SPHINX: (0, 1, 2, 3, 4)})
    table.state.cleopatra = 4
    build_sphinx(table)
    table.play(0, FinishBuilding())
    assert steps(table, CleopatraWalked, DiceRolled, GameEnded) == ["CleopatraWalked", "GameEnded"]


def test_C_T4_nothing_is_refilled_after_the_quarry() -> None:
    table = Table(hands={0: SPHINX}, stalls=("wood", "", ""), top="stone")
    build_sphinx(table)
    table.play(0, FinishBuilding())
    table.settle(0)
    table.play(0, SettleHand())
    assert table.asked == (1,)
    assert [stall.cards for stall in table.state.stalls] == [cards("wood"), (), ()]


@pytest.mark.parametrize("name", CHARACTERS)
def test_C_T5_a_character_may_be_played_when_the_turn_starts(name: str) -> None:
    assert CHARACTERS[name] in Table(hands={0: name}, discards="wood").options(0)


@pytest.mark.parametrize("name", CHARACTERS)
def test_C_T5_a_character_may_be_played_between_two_pieces(name: str) -> None:
    table = Table(hands={0: f"{SPHINX} {name}"})
    build_sphinx(table)
    assert CHARACTERS[name] in table.options(0)


@pytest.mark.parametrize("name", CHARACTERS)
def test_C_T5_a_character_may_be_played_after_the_dice(name: str) -> None:
    table = Table(hands={0: f"{SPHINX} {name}"})
    build_sphinx(table)
    table.play(0, FinishBuilding())
    table.settle(0)
    assert CHARACTERS[name] in table.options(0)


@pytest.mark.parametrize("name", CHARACTERS)
def test_C_T5_a_character_just_taken_from_a_stall_may_be_played(name: str) -> None:
    table = Table(stalls=(f"wood {name}", "", ""), discards="stone")
    table.play(0, VisitMarket(0))
    assert CHARACTERS[name] in table.options(0)


def test_C_T5_a_character_just_fetched_by_another_one_may_be_played() -> None:
    table = Table(hands={0: "courtesan"}, discards="scribe")
    table.play(0, PlayCourtesan())
    table.play(0, TakeDiscard(Card.SCRIBE))
    assert TurnDie(Side.PRIEST) in table.options(0)


def test_C_T5_any_number_of_characters_may_be_played_in_a_turn() -> None:
    table = Table(hands={0: "scribe*2 beggar"})
    table.play(0, TurnDie(Side.PRIEST))
    table.play(0, TurnDie(Side.PRIEST))
    table.play(0, PlayBeggar())
    assert (table.state.priests, table.state.hands[0]) == (2, 0)


def test_C_T5_characters_are_played_before_the_visit_and_the_visit_still_follows() -> None:
    table = Table(hands={0: "scribe"}, stalls=("wood", "", ""))
    table.play(0, TurnDie(Side.PRIEST))
    assert VisitMarket(0) in table.options(0)


@pytest.mark.parametrize("name", CHARACTERS)
def test_C_T5_no_character_is_played_once_the_limit_is_settled(name: str) -> None:
    table = Table(hands={0: f"artisan*10 {name}"}, discards="wood", agenda=(Limit(), Moment()))
    assert CHARACTERS[name] in table.options(0)
    table.play(0, SettleHand())
    assert table.refused(0, CHARACTERS[name]).key == "reason.not_now"


def test_C_T5_no_character_is_played_during_the_refill() -> None:
    table = Table(hands={0: "scribe"}, stalls=("wood", "", ""), top="stone")
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    table.draw("marble lapis ?")
    table.refused(0, TurnDie(Side.PRIEST))


def test_C_T5_no_character_is_played_while_others_owe_an_answer() -> None:
    table = Table(hands={0: "beggar scribe"})
    table.play(0, PlayBeggar())
    assert table.game.pending(table.state) == Choice((1, 2))
    assert table.refused(0, TurnDie(Side.PRIEST)).key == "reason.not_asked"


def test_C_T5_characters_may_be_played_again_after_the_answers() -> None:
    table = Table(hands={0: "beggar scribe"})
    table.play(0, PlayBeggar())
    table.play(1, GiveTalents())
    table.play(2, GiveTalents())
    assert TurnDie(Side.PRIEST) in table.options(0)


def test_C_T5_nobody_plays_a_character_in_the_turn_of_another() -> None:
    table = Table(hands={1: "scribe"}, stalls=("wood", "", ""))
    assert table.refused(1, TurnDie(Side.PRIEST)).key == "reason.not_asked"


def test_C_T5_after_the_market_the_question_comes_even_without_a_character() -> None:
    table = Table(stalls=("wood", "", ""))
    table.play(0, VisitMarket(0))
    assert table.options(0) == [SettleHand()]


def test_C_T5_after_the_dice_the_question_comes_even_without_a_character() -> None:
    table = Table(hands={0: SPHINX})
    build_sphinx(table)
    table.play(0, FinishBuilding())
    table.settle(0)
    assert table.options(0) == [SettleHand()]


def test_C_T5_while_building_the_question_comes_even_without_means() -> None:
    table = Table(agenda=(Quarry(),))
    table.state.merchants[0] = 0
    assert table.options(0) == [FinishBuilding()]
