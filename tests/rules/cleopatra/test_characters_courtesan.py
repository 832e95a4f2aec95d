"""docs/rules/en/cleopatra/characters.md: the Courtesan."""

import pytest

from tests.rules.cleopatra.moves import SPHINX, build
from tests.rules.cleopatra.table import Table, cards, hand
from waset.games.cleopatra.actions import PlayCourtesan, TakeDiscard
from waset.games.cleopatra.components import Card, Piece
from waset.games.cleopatra.events import DiscardsSeen, DiscardTaken

OTHERS = pytest.mark.parametrize("viewer", [1, None], ids=["opponent", "spectator"])


def looking(discards: str) -> Table:
    """Seat 0 has played a Courtesan on these discards, which nobody remembers."""
    table = Table(hands={0: "courtesan"}, discards=discards)
    table.play(0, PlayCourtesan())
    return table


def test_06_K2_the_courtesan_costs_one_amulet() -> None:
    assert looking("wood").state.amulets == [1, 0, 0]


def test_06_K2_any_card_of_the_discard_pile_may_be_chosen() -> None:
    held = "artisan*3 stone double-lapis trompe-loeil beggar vizier"
    chosen = cards("artisan stone double-lapis trompe-loeil beggar vizier")
    assert looking(held).options(0) == [TakeDiscard(card) for card in chosen]


def test_06_K2_the_card_goes_into_the_hand() -> None:
    table = looking("wood*2 vizier")
    table.play(0, TakeDiscard(Card.WOOD))
    assert (table.state.hands[0], table.state.discards) == (hand("wood"), hand("wood vizier courtesan"))


def test_06_K2_a_card_that_is_not_there_cannot_be_taken() -> None:
    assert looking("wood").refused(0, TakeDiscard(Card.STONE)).key == "reason.not_discarded"


def test_06_K2_one_card_has_to_be_taken() -> None:
    assert all(isinstance(action, TakeDiscard) for action in looking("wood stone").options(0))


def test_06_K2_the_courtesan_just_played_cannot_be_taken() -> None:
    reason = looking("wood").refused(0, TakeDiscard(Card.COURTESAN))
    assert (reason.key, reason.rule) == ("reason.not_discarded", "06.K2")


def test_06_K2_another_courtesan_can_be_taken() -> None:
    table = looking("wood courtesan")
    table.play(0, TakeDiscard(Card.COURTESAN))
    assert (table.state.hands[0], table.state.discards) == (hand("courtesan"), hand("wood courtesan"))


def test_06_K2_the_other_courtesan_can_be_played_in_turn_and_fetch_the_first() -> None:
    table = looking("courtesan")
    table.play(0, TakeDiscard(Card.COURTESAN))
    table.play(0, PlayCourtesan())
    assert table.options(0) == [TakeDiscard(Card.COURTESAN)]


def test_06_K2_she_cannot_be_played_without_discards() -> None:
    reason = Table(hands={0: "courtesan"}).refused(0, PlayCourtesan())
    assert (reason.key, reason.rule) == ("reason.no_discards", "06.K2")


def test_06_K2_cards_paid_this_turn_can_be_taken_back() -> None:
    table = Table(hands={0: f"courtesan {SPHINX}"})
    build(table, Piece.SPHINX, SPHINX)
    table.play(0, PlayCourtesan())
    assert table.options(0) == [TakeDiscard(card) for card in cards(SPHINX)]


def test_06_K2_her_player_looks_through_the_whole_pile() -> None:
    table = looking("wood*2 vizier")
    assert table.game.view(table.state, 0).discards == hand("wood*2 vizier courtesan")


@OTHERS
def test_06_K2_nobody_else_looks_through_the_pile(viewer: int | None) -> None:
    table = looking("wood*2 vizier")
    assert table.game.view(table.state, viewer).discards == hand("courtesan ?*3")


@OTHERS
def test_06_K2_nobody_else_is_told_what_lies_there(viewer: int | None) -> None:
    event = looking("wood*2 vizier").happened(DiscardsSeen)[0]
    assert event.seen_by(viewer) == DiscardsSeen(0, cards("?*4"))


@OTHERS
def test_06_K2_nobody_else_is_told_which_card_is_taken(viewer: int | None) -> None:
    table = looking("wood*2 vizier")
    table.play(0, TakeDiscard(Card.VIZIER))
    assert table.happened(DiscardTaken)[0].seen_by(viewer) == DiscardTaken(0, Card.UNKNOWN)


@OTHERS
def test_06_K2_nobody_else_knows_the_card_in_the_hand(viewer: int | None) -> None:
    table = looking("wood*2 vizier")
    table.play(0, TakeDiscard(Card.VIZIER))
    assert table.game.view(table.state, viewer).hands[0] == hand("?")


@OTHERS
def test_06_K2_others_are_no_longer_sure_of_a_single_discard(viewer: int | None) -> None:
    table = Table(hands={0: f"courtesan {SPHINX} stone"})
    build(table, Piece.SPHINX, SPHINX)
    table.play(0, PlayCourtesan())
    table.play(0, TakeDiscard(Card.STONE))
    assert table.game.view(table.state, viewer).discards == hand("?*3")


def test_06_K2_her_player_remembers_what_is_left_in_the_pile() -> None:
    table = looking("wood*2 vizier")
    table.play(0, TakeDiscard(Card.VIZIER))
    assert table.game.view(table.state, 0).discards == hand("wood*2 courtesan")
