"""docs/rules/en/cleopatra/characters.md: when characters are played, and the Smuggler."""

import pytest

from tests.rules.cleopatra.moments import MOMENTS, MOMENTS_PAST_BUILDING, MOMENTS_TO_BUILD, at
from tests.rules.cleopatra.moves import MOSAIC
from tests.rules.cleopatra.table import Table, cards, hand
from waset.engine.game import Action
from waset.games.cleopatra.actions import (
    AcceptCard,
    Bid,
    BuildByScribe,
    GiveTalents,
    KeepAll,
    PlayBeggar,
    PlayCourtesan,
    PlayEnvoy,
    PlaySmuggler,
    PlayVizier,
    SettleHand,
    TakeDiscard,
    TurnDie,
    VisitMarket,
)
from waset.games.cleopatra.agenda import Limit, Moment, Offering
from waset.games.cleopatra.components import Card, Cause, Mosaic, Side
from waset.games.cleopatra.events import AmuletsTaken, CharacterPlayed

PLAYS: dict[Card, Action] = {
    Card.BEGGAR: PlayBeggar(),
    Card.COURTESAN: PlayCourtesan(),
    Card.ENVOY: PlayEnvoy(),
    Card.SCRIBE: TurnDie(Side.PRIEST),
    Card.VIZIER: PlayVizier(),
}
EVERY_CHARACTER = "beggar courtesan envoy scribe vizier"


@pytest.mark.parametrize("moment", MOMENTS)
def test_06_K1_a_beggar_may_be_played_at_any_moment_of_the_own_turn(moment: str) -> None:
    table = at(moment, {0: "beggar"})
    before = table.state.agenda
    table.play(0, PlayBeggar())
    table.play(1, GiveTalents())
    table.play(2, GiveTalents())
    assert table.state.agenda == before


@pytest.mark.parametrize("moment", MOMENTS)
def test_06_K2_a_courtesan_may_be_played_at_any_moment_of_the_own_turn(moment: str) -> None:
    table = at(moment, {0: "courtesan"}, discards="lapis")
    before = table.state.agenda
    table.play(0, PlayCourtesan())
    table.play(0, TakeDiscard(Card.LAPIS))
    assert table.state.agenda == before


@pytest.mark.parametrize("moment", MOMENTS)
def test_06_K3_an_envoy_may_be_played_at_any_moment_of_the_own_turn(moment: str) -> None:
    table = at(moment, {0: "envoy", 1: "wood"})
    before = table.state.agenda
    table.ask("wood")
    table.offer(1, "wood")
    table.offer(2, "")
    table.play(0, AcceptCard(1, Card.WOOD))
    assert table.state.agenda == before


@pytest.mark.parametrize("moment", MOMENTS_TO_BUILD)
def test_06_K4_a_scribe_builds_a_mosaic_while_pieces_are_built(moment: str) -> None:
    table = at(moment, {0: f"scribe {MOSAIC}"}, mosaic_top="X")
    assert BuildByScribe(Mosaic.I) in table.options(0)


@pytest.mark.parametrize("moment", MOMENTS_PAST_BUILDING)
def test_06_K4_a_scribe_builds_no_mosaic_when_no_piece_can_be_built(moment: str) -> None:
    table = at(moment, {0: f"scribe {MOSAIC}"}, mosaic_top="X")
    assert table.refused(0, BuildByScribe(Mosaic.I)).key == "reason.not_now"


@pytest.mark.parametrize("moment", MOMENTS)
def test_06_K5_a_scribe_may_turn_a_die_at_any_moment_of_the_own_turn(moment: str) -> None:
    table = at(moment, {0: "scribe"})
    before, priests = table.state.agenda, table.state.priests
    table.play(0, TurnDie(Side.BLANK if priests else Side.PRIEST))
    assert (table.state.agenda, table.state.priests) == (before, priests - 1 if priests else 1)


@pytest.mark.parametrize("moment", MOMENTS)
def test_06_K7_a_vizier_may_be_played_at_any_moment_of_the_own_turn(moment: str) -> None:
    table = at(moment, {0: "vizier"})
    before = table.state.agenda
    table.play(0, PlayVizier())
    table.draw("artisan*6")
    table.play(0, table.options(0)[0])
    assert table.state.agenda == before


@pytest.mark.parametrize("card", PLAYS, ids=lambda card: card.value)
def test_C_T5_no_character_is_played_while_others_answer_the_beggar(card: Card) -> None:
    table = Table(hands={0: f"beggar {EVERY_CHARACTER}", 1: "stone"}, discards="wood")
    table.play(0, PlayBeggar())
    assert table.refused(0, PLAYS[card]).key == "reason.not_asked"


@pytest.mark.parametrize("card", PLAYS, ids=lambda card: card.value)
def test_C_T5_nobody_answers_the_beggar_with_a_character(card: Card) -> None:
    table = Table(hands={0: "beggar", 1: EVERY_CHARACTER}, discards="wood")
    table.play(0, PlayBeggar())
    assert table.refused(1, PLAYS[card]).key == "reason.not_now"


@pytest.mark.parametrize("card", PLAYS, ids=lambda card: card.value)
def test_C_T5_no_character_is_played_while_others_answer_the_envoy(card: Card) -> None:
    table = Table(hands={0: f"envoy {EVERY_CHARACTER}", 1: "stone"}, discards="wood")
    table.ask("stone")
    assert table.refused(0, PLAYS[card]).key == "reason.not_asked"


@pytest.mark.parametrize("card", PLAYS, ids=lambda card: card.value)
def test_C_T5_no_character_is_played_while_bids_are_made(card: Card) -> None:
    table = Table(hands={0: EVERY_CHARACTER}, discards="wood", agenda=(Moment(), Offering()))
    table.play(1, Bid(0))
    assert table.refused(0, PLAYS[card]).key == "reason.not_now"


@pytest.mark.parametrize("card", PLAYS, ids=lambda card: card.value)
def test_C_T5_no_character_is_played_in_the_turn_of_another(card: Card) -> None:
    table = Table(hands={1: EVERY_CHARACTER}, discards="wood")
    assert table.refused(1, PLAYS[card]).key == "reason.not_asked"


@pytest.mark.parametrize("card", PLAYS, ids=lambda card: card.value)
def test_C_T5_only_a_character_in_the_hand_can_be_played(card: Card) -> None:
    reason = Table(hands={0: "stone"}, discards="wood").refused(0, PLAYS[card])
    assert (reason.key, reason.details) == ("reason.no_such_card", {"card": card.value})


@pytest.mark.parametrize("card", PLAYS, ids=lambda card: card.value)
def test_C_T5_a_character_taken_from_a_stall_can_be_played_at_once(card: Card) -> None:
    table = Table(stalls=(card.value, "", ""), discards="wood")
    table.play(0, VisitMarket(0))
    assert PLAYS[card] in table.options(0)


@pytest.mark.parametrize("card", PLAYS, ids=lambda card: card.value)
def test_C_T5_a_character_that_lay_face_down_in_the_stall_can_be_played_at_once(card: Card) -> None:
    table = Table(stalls=("?", "", ""), discards="wood")
    table.play(0, VisitMarket(0))
    table.settle(card)
    assert PLAYS[card] in table.options(0)


@pytest.mark.parametrize("card", PLAYS, ids=lambda card: card.value)
def test_C_T5_a_character_fetched_by_the_courtesan_can_be_played_at_once(card: Card) -> None:
    table = Table(hands={0: "courtesan"}, discards=f"{card.value} wood")
    table.play(0, PlayCourtesan())
    table.play(0, TakeDiscard(card))
    assert PLAYS[card] in table.options(0)


def test_C_T5_any_number_of_characters_may_be_played_in_one_turn() -> None:
    table = Table(hands={0: "scribe*2 courtesan"})
    table.play(0, TurnDie(Side.PRIEST))
    table.play(0, TurnDie(Side.PRIEST))
    table.play(0, PlayCourtesan())
    table.play(0, TakeDiscard(Card.SCRIBE))
    table.play(0, TurnDie(Side.PRIEST))
    assert table.state.priests == 3


@pytest.mark.parametrize("card", PLAYS, ids=lambda card: card.value)
def test_C_T5_no_character_is_played_once_the_limit_is_being_settled(card: Card) -> None:
    table = Table(hands={0: f"artisan*11 {EVERY_CHARACTER}"}, discards="wood", agenda=(Limit(),))
    assert table.refused(0, PLAYS[card]).key == "reason.not_now"


@pytest.mark.parametrize(
    ("card", "taken"),
    [
        (Card.BEGGAR, [AmuletsTaken(0, 2, Cause.BEGGAR)]),
        (Card.COURTESAN, [AmuletsTaken(0, 1, Cause.COURTESAN)]),
        (Card.ENVOY, []),
        (Card.SCRIBE, []),
        (Card.VIZIER, []),
    ],
    ids=lambda value: value.value if isinstance(value, Card) else "",
)
def test_06_K1_the_amulets_of_a_character_are_taken_at_once(card: Card, taken: list[AmuletsTaken]) -> None:
    table = Table(hands={0: card.value}, discards="wood")
    happened = table.play(0, PLAYS[card])
    assert (happened[0], table.happened(AmuletsTaken)) == (CharacterPlayed(0, card), taken)


@pytest.mark.parametrize("card", PLAYS, ids=lambda card: card.value)
def test_06_K1_a_played_character_lies_openly_on_the_discard_pile(card: Card) -> None:
    table = Table(hands={0: card.value}, discards="wood")
    table.play(0, PLAYS[card])
    assert table.game.view(table.state, None).discards == hand(f"{card.value} ?")


def smuggling(held: str) -> Table:
    """Seat 0 is to settle the limit with these cards."""
    table = Table(hands={0: held}, agenda=(Limit(), Moment()))
    table.play(0, SettleHand())
    return table


@pytest.mark.parametrize("others", [10, 13, 20])
def test_06_K6_a_smuggler_keeps_all_cards_for_one_amulet(others: int) -> None:
    table = smuggling(f"smuggler artisan*{others}")
    table.play(0, PlaySmuggler())
    assert (table.state.amulets[0], table.state.hands[0]) == (1, hand(f"artisan*{others}"))


def test_06_K6_the_smuggler_goes_to_the_discard_pile() -> None:
    table = smuggling("smuggler artisan*10")
    table.play(0, PlaySmuggler())
    assert table.state.discards == hand("smuggler")


def test_06_K6_the_smuggler_is_a_choice() -> None:
    table = smuggling("smuggler artisan*10")
    table.play(0, KeepAll())
    assert table.state.hands[0] == hand("smuggler artisan*10")


@pytest.mark.parametrize("moment", MOMENTS)
def test_06_K6_a_smuggler_is_not_played_at_any_other_moment(moment: str) -> None:
    table = at(moment, {0: "smuggler artisan*12"})
    assert table.refused(0, PlaySmuggler()).key == "reason.smuggler_later"


def test_06_K6_a_smuggler_is_of_no_use_for_ten_cards() -> None:
    reason = Table(hands={0: "smuggler artisan*9"}, agenda=(Moment(),)).refused(0, PlaySmuggler())
    assert (reason.key, reason.rule) == ("reason.hand_too_small", "06.H3")


def test_06_K6_without_a_smuggler_there_is_no_such_choice() -> None:
    assert smuggling("artisan*11").refused(0, PlaySmuggler()).key == "reason.no_such_card"


def test_06_K6_everybody_sees_the_smuggler() -> None:
    table = smuggling("smuggler artisan*10")
    table.play(0, PlaySmuggler())
    assert table.happened(CharacterPlayed)[0].seen_by(None) == CharacterPlayed(0, *cards("smuggler"))
