"""docs/rules/en/cleopatra/characters.md: the Beggar."""

import pytest

from tests.rules.cleopatra.table import Table, cards, hand
from waset.engine.game import Action
from waset.games.cleopatra.actions import SEALED, GiveCard, GiveTalents, PlayBeggar, ShowHand
from waset.games.cleopatra.components import Card
from waset.games.cleopatra.events import AnswerSealed, CardGiven, HandShown, TalentsGiven

THIRD_PARTIES = pytest.mark.parametrize("viewer", [2, None], ids=["third party", "spectator"])
TAINTED_HAND = "double-wood trompe-loeil scribe"


def begging(first: str, second: str = "", talents: tuple[int, int] = (5, 5)) -> Table:
    """Seat 0 has played a Beggar; seats 1 and 2 hold these cards and talents."""
    table = Table(hands={0: "beggar", 1: first, 2: second})
    table.state.talents = [5, *talents]
    table.play(0, PlayBeggar())
    return table


def answered(first: str, answer: Action, talents: tuple[int, int] = (5, 5)) -> Table:
    """Seat 1 has given this answer, seat 2 talents."""
    table = begging(first, talents=talents)
    table.play(1, answer)
    table.play(2, GiveTalents())
    return table


def test_06_K1_the_beggar_costs_two_amulets() -> None:
    assert begging("").state.amulets == [2, 0, 0]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_06_K1_all_opponents_are_asked_at_the_same_time(seats: int) -> None:
    table = Table(seats, hands={0: "beggar"})
    table.play(0, PlayBeggar())
    assert table.asked == tuple(range(1, seats))


def test_06_K1_an_opponent_gives_talents_or_a_standard_resource_card() -> None:
    table = begging("artisan*2 stone marble wood lapis")
    given = [GiveCard(card) for card in cards("artisan stone marble wood lapis")]
    assert table.options(1) == [GiveTalents(), *given]


@pytest.mark.parametrize(
    "card", ["double-artisan", "double-stone", "double-marble", "double-wood", "double-lapis", "trompe-loeil", "scribe"]
)
def test_06_K1_no_double_no_trompe_loeil_and_no_character_is_given(card: str) -> None:
    reason = begging(f"wood {card}").refused(1, GiveCard(Card(card)))
    assert (reason.key, reason.rule) == ("reason.not_standard", "06.K1")


def test_06_K1_nobody_gives_a_card_that_is_not_held() -> None:
    assert begging("wood").refused(1, GiveCard(Card.STONE)).key == "reason.no_such_card"


def test_06_K1_talents_given_are_two() -> None:
    table = begging("wood", "wood")
    table.play(1, GiveTalents())
    table.play(2, GiveCard(Card.WOOD))
    assert table.state.talents == [7, 3, 5]


def test_06_K1_every_opponent_who_gives_talents_gives_two() -> None:
    table = begging("", "")
    table.play(1, GiveTalents())
    table.play(2, GiveTalents())
    assert table.state.talents == [9, 3, 3]


@pytest.mark.parametrize("talents", [0, 1])
def test_06_K1_who_has_fewer_than_two_talents_gives_a_card(talents: int) -> None:
    table = begging("wood", talents=(talents, 5))
    assert (table.options(1), table.refused(1, GiveTalents()).key) == ([GiveCard(Card.WOOD)], "reason.too_poor")


def test_06_K1_two_talents_are_enough() -> None:
    table = answered("", GiveTalents(), talents=(2, 5))
    assert table.state.talents[1] == 0


def test_06_K1_a_card_given_changes_hands() -> None:
    table = answered("wood stone", GiveCard(Card.WOOD))
    assert table.state.hands == [hand("wood"), hand("stone"), 0]


@pytest.mark.parametrize("held", ["", TAINTED_HAND])
@pytest.mark.parametrize("talents", [0, 1])
def test_06_K1_who_has_neither_can_only_show_the_hand(held: str, talents: int) -> None:
    assert begging(held, talents=(talents, 5)).options(1) == [ShowHand()]


@pytest.mark.parametrize(("held", "talents"), [("wood", 0), ("", 2)])
def test_06_K1_who_can_give_something_may_not_show_the_hand_instead(held: str, talents: int) -> None:
    assert begging(held, talents=(talents, 5)).refused(1, ShowHand()).key == "reason.can_give"


def test_06_K1_who_shows_the_hand_gives_nothing() -> None:
    table = answered(TAINTED_HAND, ShowHand(), talents=(1, 5))
    assert (table.state.hands[1], table.state.talents) == (hand(TAINTED_HAND), [7, 1, 3])


def test_06_K1_nothing_changes_hands_before_the_last_answer() -> None:
    table = begging("wood")
    table.play(1, GiveCard(Card.WOOD))
    assert (table.asked, table.state.hands[0], table.state.hands[1]) == ((2,), 0, hand("wood"))


def test_06_K1_the_answers_may_come_in_any_order() -> None:
    table = begging("wood", "stone")
    table.play(2, GiveCard(Card.STONE))
    table.play(1, GiveCard(Card.WOOD))
    assert table.state.hands[0] == hand("wood stone")


@pytest.mark.parametrize("viewer", [0, 2, None], ids=["receiver", "third party", "spectator"])
def test_06_K1_an_answer_is_secret_until_all_have_answered(viewer: int | None) -> None:
    table = begging("wood")
    table.play(1, GiveCard(Card.WOOD))
    seen = table.game.view(table.state, viewer)
    assert (seen.sealed[1], table.happened(AnswerSealed)[0].seen_by(viewer)) == (SEALED, AnswerSealed(1, SEALED))


def test_06_K1_everybody_sees_who_gave_talents() -> None:
    table = answered("", GiveTalents())
    assert table.happened(TalentsGiven)[0].seen_by(None) == TalentsGiven(1, 0, 2)


@pytest.mark.parametrize("viewer", [0, 1], ids=["receiver", "giver"])
def test_06_K1_giver_and_receiver_are_told_the_card(viewer: int) -> None:
    table = answered("wood stone", GiveCard(Card.WOOD))
    assert table.happened(CardGiven)[0].seen_by(viewer) == CardGiven(1, 0, Card.WOOD)


@THIRD_PARTIES
def test_06_K1_nobody_else_is_told_the_card(viewer: int | None) -> None:
    table = answered("wood stone", GiveCard(Card.WOOD))
    assert table.happened(CardGiven)[0].seen_by(viewer) == CardGiven(1, 0, Card.UNKNOWN)


def test_06_K1_the_giver_knows_what_the_receiver_holds_of_it() -> None:
    table = answered("wood stone", GiveCard(Card.WOOD))
    assert table.game.view(table.state, 1).hands[0] == hand("wood")


@THIRD_PARTIES
def test_06_K1_others_see_a_card_more_and_a_card_fewer(viewer: int | None) -> None:
    table = answered("wood stone", GiveCard(Card.WOOD))
    assert table.game.view(table.state, viewer).hands[:2] == [hand("?"), hand("?")]


@THIRD_PARTIES
def test_06_K1_others_cannot_be_sure_of_a_card_that_may_have_been_given(viewer: int | None) -> None:
    table = begging("wood double-stone lapis")
    assert table.state.memory is not None
    table.state.memory.sure[1] = hand("wood double-stone")
    table.play(1, GiveCard(Card.LAPIS))
    table.play(2, GiveTalents())
    assert table.game.view(table.state, viewer).hands[1] == hand("double-stone ?")


def test_06_K1_the_receiver_is_still_sure_of_what_was_not_given() -> None:
    table = begging("wood double-stone lapis")
    assert table.state.memory is not None
    table.state.memory.sure[1] = hand("wood double-stone")
    table.play(1, GiveCard(Card.LAPIS))
    table.play(2, GiveTalents())
    assert table.game.view(table.state, 0).hands[1] == hand("wood double-stone")


def test_06_K1_a_hand_is_shown_to_the_receiver() -> None:
    table = answered(TAINTED_HAND, ShowHand(), talents=(1, 5))
    assert table.game.view(table.state, 0).hands[1] == hand(TAINTED_HAND)


def test_06_K1_the_whole_hand_is_shown() -> None:
    table = answered(TAINTED_HAND, ShowHand(), talents=(1, 5))
    assert table.happened(HandShown)[0].seen_by(0) == HandShown(1, 0, cards(TAINTED_HAND))


@THIRD_PARTIES
def test_06_K1_a_hand_is_shown_to_nobody_else(viewer: int | None) -> None:
    table = answered(TAINTED_HAND, ShowHand(), talents=(1, 5))
    seen = table.game.view(table.state, viewer)
    assert (seen.hands[1], table.happened(HandShown)[0].seen_by(viewer)) == (
        hand("?*3"),
        HandShown(1, 0, cards("?*3")),
    )


def test_06_K1_the_total_of_talents_is_not_shown_with_the_hand() -> None:
    table = answered(TAINTED_HAND, ShowHand(), talents=(1, 5))
    assert table.game.view(table.state, 0).talents[1] == -1


def test_06_K1_a_beggar_of_the_last_seat_is_answered_by_the_seats_before() -> None:
    table = Table(hands={0: "wood", 1: "stone", 2: "beggar"})
    table.state.active = 2
    table.play(2, PlayBeggar())
    table.play(0, GiveCard(Card.WOOD))
    table.play(1, GiveTalents())
    assert (table.state.hands, table.state.talents) == ([0, hand("stone"), hand("wood")], [5, 3, 7])
