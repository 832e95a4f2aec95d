"""docs/rules/en/cleopatra/characters.md: the Vizier."""

import pytest

from tests.rules.cleopatra.table import Table, cards, hand
from waset.games.cleopatra.actions import Keep, PlayVizier
from waset.games.cleopatra.agenda import Turn
from waset.games.cleopatra.cards import size
from waset.games.cleopatra.components import Card, Cause
from waset.games.cleopatra.events import AmuletsTaken, DiscardsMixed, DrawnKept, DrawnSeen

OTHERS = pytest.mark.parametrize("viewer", [1, None], ids=["opponent", "spectator"])
OPEN_CARDS = "stone ? wood ? marble"
HIDDEN_CARDS = "beggar lapis"
ALL_FIVE = "stone wood marble beggar lapis"


def looking() -> Table:
    """Seat 0 has drawn three open cards and two that lay face down, and has looked at them."""
    table = Table(hands={0: "vizier"})
    table.play(0, PlayVizier())
    table.draw(OPEN_CARDS)
    table.draw("?")  # the new top of the pile
    table.draw(HIDDEN_CARDS)
    return table


def kept(text: str) -> Table:
    """Of these five seat 0 has kept some."""
    table = looking()
    table.play(0, keep(text))
    return table


def keep(text: str) -> Keep:
    """To keep these cards, named in any order."""
    return Keep(tuple(sorted(cards(text), key=list(Card).index)))


def with_a_small_pile(pile: tuple[int, int], discards: str) -> Table:
    """Seat 0 has played the Vizier on a small pile, which holds Smugglers."""
    table = Table(hands={0: "vizier"}, pile=pile, discards=discards)
    table.play(0, PlayVizier())
    return table


def test_06_K7_the_top_five_cards_are_drawn() -> None:
    assert looking().state.drawn.cards == cards(OPEN_CARDS)


def test_06_K7_five_cards_leave_the_pile() -> None:
    table = Table(hands={0: "vizier"})
    before = table.state.up + table.state.down
    table.play(0, PlayVizier())
    table.draw(OPEN_CARDS)
    assert table.state.up + table.state.down == before - 5


def test_06_K7_any_number_of_them_may_be_kept() -> None:
    table = looking()
    options = table.options(0)
    assert (len(options), Keep(()) in options, keep(ALL_FIVE) in options) == (32, True, True)


def test_06_K7_equal_cards_are_no_different_choices() -> None:
    table = Table(hands={0: "vizier"})
    table.play(0, PlayVizier())
    table.draw("stone*3 wood*2 ?")
    assert len(table.options(0)) == 4 * 3


@pytest.mark.parametrize("text", ["scribe", "stone*2", "stone wood marble beggar lapis artisan"])
def test_06_K7_nothing_else_can_be_kept(text: str) -> None:
    assert looking().refused(0, keep(text)).key == "reason.not_drawn"


def test_06_K7_kept_cards_go_into_the_hand() -> None:
    assert kept("stone beggar").state.hands[0] == hand("stone beggar")


def test_06_K7_the_others_go_to_the_discard_pile() -> None:
    assert kept("stone beggar").state.discards == hand("vizier wood marble lapis")


@pytest.mark.parametrize(("text", "amulets"), [("", 0), ("stone", 1), ("stone beggar", 2), (ALL_FIVE, 5)])
def test_06_K7_every_card_kept_costs_an_amulet(text: str, amulets: int) -> None:
    assert kept(text).state.amulets == [amulets, 0, 0]


def test_06_K7_the_amulets_are_taken_for_all_to_see() -> None:
    assert kept("stone beggar").happened(AmuletsTaken) == [AmuletsTaken(0, 2, Cause.VIZIER)]


def test_06_K7_a_kept_character_can_be_played_at_once() -> None:
    table = kept("beggar")
    assert (table.state.agenda, "PlayBeggar" in {type(action).__name__ for action in table.options(0)}) == (
        (Turn(),),
        True,
    )


@OTHERS
def test_06_K7_cards_that_lay_face_up_are_seen_by_all(viewer: int | None) -> None:
    table = looking()
    assert table.game.view(table.state, viewer).drawn.cards == cards(OPEN_CARDS)


@OTHERS
def test_06_K7_cards_that_lay_face_down_are_seen_by_nobody_else(viewer: int | None) -> None:
    table = looking()
    assert table.game.view(table.state, viewer).looked == hand("?*2")


@OTHERS
def test_06_K7_nobody_else_is_told_a_card_that_lay_face_down(viewer: int | None) -> None:
    seen = [event.seen_by(viewer) for event in looking().happened(DrawnSeen)]
    assert seen == [DrawnSeen(0, Card.UNKNOWN), DrawnSeen(0, Card.UNKNOWN)]


def test_06_K7_the_player_sees_the_cards_that_lay_face_down() -> None:
    table = looking()
    assert table.game.view(table.state, 0).looked == hand(HIDDEN_CARDS)


@OTHERS
@pytest.mark.parametrize("text", ["stone beggar", "stone wood", "beggar lapis"])
def test_06_K7_nobody_else_is_told_which_cards_are_kept(viewer: int | None, text: str) -> None:
    event = kept(text).happened(DrawnKept)[0]
    assert event.seen_by(viewer) == DrawnKept(0, cards("?*2"), cards("?*3"))


@OTHERS
def test_06_K7_not_even_an_open_card_is_known_to_be_kept(viewer: int | None) -> None:
    table = kept("stone wood marble")
    assert table.game.view(table.state, viewer).hands[0] == hand("?*3")


@OTHERS
def test_06_K7_not_even_an_open_card_is_known_to_be_discarded(viewer: int | None) -> None:
    table = kept("")
    assert table.game.view(table.state, viewer).discards == hand("vizier ?*5")


def test_06_K7_the_player_knows_what_was_discarded() -> None:
    table = kept("stone beggar")
    assert table.game.view(table.state, 0).discards == hand("vizier wood marble lapis")


def test_06_K7_with_fewer_than_five_left_the_discards_are_mixed_anew() -> None:
    table = with_a_small_pile((1, 1), discards="artisan*2 stone*2")
    table.draw("smuggler ?")
    assert [(event.up, event.down) for event in table.happened(DiscardsMixed)] == [(2, 3)]


def test_06_K7_the_drawing_goes_on_after_the_mixing() -> None:
    table = with_a_small_pile((1, 1), discards="artisan*2 stone*2")
    table.draw("smuggler ? artisan ? ? stone")
    assert (table.state.drawn.cards, table.state.top) == (cards("smuggler ? artisan ? ?"), Card.STONE)


def test_06_K7_a_hidden_card_is_looked_at_in_the_lot_it_came_from() -> None:
    table = with_a_small_pile((1, 1), discards="artisan*2 stone*2")
    table.draw("smuggler ? artisan ? ? stone")
    old = [card for card, _ in table.chance.odds()]
    table.settle(Card.SMUGGLER)
    new = [card for card, _ in table.chance.odds()]
    assert (old, new) == ([Card.SMUGGLER], [Card.ARTISAN, Card.STONE, Card.VIZIER])


def test_06_K7_the_vizier_himself_may_come_back() -> None:
    table = with_a_small_pile((1, 1), discards="artisan*2 stone*2")
    table.draw("smuggler ? vizier ? ? stone")
    table.draw("smuggler artisan stone")
    table.play(0, keep("vizier"))
    assert (table.state.hands[0], table.state.discards) == (hand("vizier"), hand("smuggler*2 artisan stone"))


def test_06_K7_the_discards_are_not_mixed_before_a_card_is_needed() -> None:
    table = with_a_small_pile((5, 0), discards="artisan*2 stone*2")
    table.draw("smuggler*2 scribe*2 envoy")
    assert (table.happened(DiscardsMixed), table.state.top) == ([], None)


def test_06_K7_with_too_few_cards_in_all_there_are_fewer_to_choose_from() -> None:
    table = with_a_small_pile((1, 0), discards="")
    table.draw("smuggler ? vizier")
    assert [action.cards for action in table.options(0) if isinstance(action, Keep)] == [
        (),
        cards("vizier"),
        cards("smuggler"),
        cards("smuggler vizier"),
    ]


def test_06_K7_no_card_is_lost_on_the_way() -> None:
    table = looking()
    table.play(0, keep("stone beggar"))
    state = table.state
    lying = sum(size(lot) for lot in state.lots) + size(state.hands[0]) + size(state.discards)
    assert (lying, size(state.looked), state.drawn.cards) == (109, 0, ())
