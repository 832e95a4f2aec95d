"""docs/rules/en/cleopatra/characters.md: the Envoy."""

import pytest

from tests.rules.cleopatra.table import Table, cards, hand
from waset.engine.game import Reason
from waset.games.cleopatra.actions import SEALED, AcceptCard, AcceptNoMore, AskFor, AskOpponents, Offer, PlayEnvoy
from waset.games.cleopatra.agenda import Turn
from waset.games.cleopatra.components import RESOURCES, Card
from waset.games.cleopatra.events import (
    AmuletPassed,
    AnswerSealed,
    CardAccepted,
    KindsNamed,
    OffersClosed,
    OffersShown,
    OpponentsAsked,
)


def asking(kinds: str, first: str = "", second: str = "", amulets: tuple[int, int] = (5, 5)) -> Table:
    """Seat 0 has sent an Envoy for these kinds; seats 1 and 2 hold these cards and amulets."""
    table = Table(hands={0: "envoy", 1: first, 2: second})
    table.state.amulets = [0, *amulets]
    table.ask(kinds)
    return table


def offered(first: str, second: str = "", amulets: tuple[int, int] = (5, 5)) -> Table:
    """Seats 1 and 2 have offered all of their cards."""
    table = asking("artisan stone marble wood lapis", first, second, amulets)
    table.offer(1, first)
    table.offer(2, second)
    return table


def test_06_K3_the_envoy_takes_no_amulet_from_the_supply() -> None:
    table = asking("wood", "wood", amulets=(0, 0))
    table.offer(1, "wood")
    table.offer(2, "")
    table.play(0, AcceptCard(1, Card.WOOD))
    assert table.state.amulets == [0, 0, 0]


def test_06_K3_one_or_more_kinds_of_standard_resource_are_named() -> None:
    table = Table(hands={0: "envoy"})
    table.play(0, PlayEnvoy())
    named = [action.kinds for action in table.options(0) if isinstance(action, AskFor)]
    assert (len(named), {len(kinds) for kinds in named}) == (31, {1, 2, 3, 4, 5})


@pytest.mark.parametrize("kinds", ["", "double-wood", "trompe-loeil", "vizier", "wood double-wood", "wood wood"])
def test_06_K3_nothing_else_can_be_named(kinds: str) -> None:
    table = Table(hands={0: "envoy"})
    table.play(0, PlayEnvoy())
    assert table.refused(0, AskFor(cards(kinds))).key == "reason.kinds"


def test_06_K3_everybody_hears_the_kinds() -> None:
    table = asking("stone wood")
    assert table.happened(KindsNamed)[0].seen_by(None) == KindsNamed(0, cards("stone wood"))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_06_K3_all_who_are_asked_answer_at_the_same_time(seats: int) -> None:
    table = Table(seats, hands={0: "envoy"})
    table.ask("artisan stone marble wood lapis")
    assert table.asked == tuple(range(1, seats))


@pytest.mark.parametrize(("seats", "choices"), [(3, 3), (4, 7), (5, 15)])
def test_06_K3_one_some_or_all_of_the_opponents_may_be_asked(seats: int, choices: int) -> None:
    table = Table(seats, hands={0: "envoy"})
    table.play(0, PlayEnvoy())
    table.play(0, AskFor(RESOURCES))
    asked = [action.seats for action in table.options(0) if isinstance(action, AskOpponents)]
    assert len(asked) == len(set(asked)) == choices
    assert asked[-1] == tuple(range(1, seats))


@pytest.mark.parametrize("seats", [(), (0,), (0, 1), (2, 1), (1, 1), (3,), (-1,)])
def test_06_K3_nobody_else_can_be_asked(seats: tuple[int, ...]) -> None:
    table = Table(hands={0: "envoy"})
    table.play(0, PlayEnvoy())
    table.play(0, AskFor(RESOURCES))
    assert table.refused(0, AskOpponents(seats)).key == "reason.opponents"


def test_06_K3_only_those_who_are_asked_answer() -> None:
    table = Table(4, hands={0: "envoy", 1: "wood", 2: "wood", 3: "wood"})
    table.ask("wood", 1, 3)
    assert table.asked == (1, 3)
    assert table.refused(2, Offer(Card.WOOD, 1)).key == "reason.not_asked"
    table.offer(3, "wood")
    table.offer(1, "")
    assert table.happened(OffersShown) == [OffersShown(((), (), (), cards("wood")))]
    assert table.options(0) == [AcceptCard(3, Card.WOOD), AcceptNoMore()]


def test_06_K3_who_is_asked_answers_also_without_such_a_card() -> None:
    table = Table(hands={0: "envoy", 1: "", 2: "wood"})
    table.ask("wood", 1)
    assert table.options(1) == [Offer(Card.WOOD, 0)]


def test_06_K3_everybody_hears_who_is_asked() -> None:
    table = Table(4, hands={0: "envoy"})
    table.ask("wood", 2, 3)
    assert table.happened(OpponentsAsked)[0].seen_by(None) == OpponentsAsked(0, (2, 3))


def test_06_K3_where_the_table_chose_one_a_single_kind_is_named() -> None:
    table = Table(hands={0: "envoy"}, options={"envoy": "one"})
    table.play(0, PlayEnvoy())
    assert table.options(0) == [AskFor((kind,)) for kind in RESOURCES]
    assert table.refused(0, AskFor(cards("stone wood"))).key == "reason.one_kind"


def test_06_K3_where_the_table_chose_one_each_offers_one_card_or_none() -> None:
    table = Table(hands={0: "envoy", 1: "wood*3", 2: "stone"}, options={"envoy": "one"})
    table.ask("wood")
    assert table.options(1) == [Offer(Card.WOOD, 0), Offer(Card.WOOD, 1)]
    assert table.options(2) == [Offer(Card.WOOD, 0)]
    assert table.refused(1, Offer(Card.WOOD, 2)) == Reason("reason.offer", "06.K3", {"kind": "wood", "held": 1})


def test_06_K3_in_version_1_all_opponents_are_asked_at_once() -> None:
    table = Table(4, hands={0: "envoy"}, rules="1")
    table.play(0, PlayEnvoy())
    table.play(0, AskFor(RESOURCES))
    assert table.asked == (1, 2, 3)


def test_06_K3_an_opponent_offers_any_number_of_the_named_cards_or_none() -> None:
    table = asking("stone wood", "artisan stone wood*2 double-wood")
    assert table.options(1) == [Offer(Card.STONE, number) for number in (0, 1)]
    table.play(1, Offer(Card.STONE, 1))
    assert table.options(1) == [Offer(Card.WOOD, number) for number in (0, 1, 2)]


def test_06_K3_everybody_answers_in_as_many_steps_as_kinds_were_named() -> None:
    table = asking("stone wood", "artisan", "stone wood")
    for kind in (Card.STONE, Card.WOOD):
        assert table.asked == (1, 2)
        table.play(1, Offer(kind, 0))
        table.play(2, Offer(kind, 1))
    assert table.asked == (0,)


@pytest.mark.parametrize("kind", ["artisan", "double-wood", "trompe-loeil", "lapis", "scribe"])
def test_06_K3_nothing_else_can_be_offered(kind: str) -> None:
    table = asking("wood lapis", "artisan wood*2 double-wood trompe-loeil lapis scribe")
    assert table.refused(1, Offer(Card(kind), 1)).key == "reason.offer"


@pytest.mark.parametrize("number", [-1, 3, 99])
def test_06_K3_nobody_offers_more_than_there_is(number: int) -> None:
    assert asking("wood", "wood*2").refused(1, Offer(Card.WOOD, number)).key == "reason.offer"


def test_06_K3_who_has_no_such_card_offers_none() -> None:
    assert asking("lapis", "artisan wood").options(1) == [Offer(Card.LAPIS, 0)]


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_06_K3_an_offer_is_secret_until_all_have_answered(viewer: int | None) -> None:
    table = asking("wood", "wood")
    table.offer(1, "wood")
    seen = table.game.view(table.state, viewer)
    assert (seen.sealed[1], table.happened(AnswerSealed)[0].seen_by(viewer)) == (SEALED, AnswerSealed(1, SEALED))


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_06_K3_all_offers_lie_open_once_everybody_has_answered(viewer: int | None) -> None:
    table = offered("wood*2", "stone")
    assert table.happened(OffersShown)[0].seen_by(viewer) == OffersShown(((), cards("wood*2"), cards("stone")))


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_06_K3_an_offered_card_is_known_to_be_in_the_hand_of_its_owner(viewer: int | None) -> None:
    table = asking("wood", "wood lapis")
    table.offer(1, "wood")
    table.offer(2, "")
    assert table.game.view(table.state, viewer).hands[1] == hand("wood ?")


def test_06_K3_any_of_the_offered_cards_may_be_accepted() -> None:
    table = offered("artisan wood*2", "wood")
    assert table.options(0) == [
        AcceptCard(1, Card.ARTISAN),
        AcceptCard(1, Card.WOOD),
        AcceptCard(2, Card.WOOD),
        AcceptNoMore(),
    ]


def test_06_K3_a_card_that_was_not_offered_cannot_be_accepted() -> None:
    table = asking("wood", "wood*2", "wood")
    table.offer(1, "wood")
    table.offer(2, "")
    assert table.refused(0, AcceptCard(2, Card.WOOD)).key == "reason.not_offered"


def test_06_K3_a_card_is_accepted_once() -> None:
    table = offered("wood", "stone")
    table.play(0, AcceptCard(1, Card.WOOD))
    assert table.refused(0, AcceptCard(1, Card.WOOD)).key == "reason.not_offered"


def test_06_K3_many_cards_of_several_opponents_may_be_accepted() -> None:
    table = offered("artisan*2 wood", "artisan lapis")
    for giver, card in [(1, "artisan"), (2, "lapis"), (1, "wood"), (1, "artisan"), (2, "artisan")]:
        table.play(0, AcceptCard(giver, Card(card)))
    assert table.state.hands == [hand("artisan*3 wood lapis"), 0, 0]


def test_06_K3_an_amulet_of_the_giver_comes_with_each_accepted_card() -> None:
    table = offered("artisan*2 wood", "lapis", amulets=(4, 2))
    for giver, card in [(1, "artisan"), (1, "artisan"), (2, "lapis")]:
        table.play(0, AcceptCard(giver, Card(card)))
    assert table.state.amulets == [3, 2, 1]


def test_06_K3_a_giver_without_an_amulet_passes_the_card_alone() -> None:
    table = offered("wood", "lapis", amulets=(0, 3))
    table.play(0, AcceptCard(1, Card.WOOD))
    assert (table.state.amulets, table.happened(AmuletPassed)) == ([0, 0, 3], [])


def test_06_K3_the_amulets_of_a_giver_may_run_out_on_the_way() -> None:
    table = offered("wood*3", "", amulets=(2, 9))
    for _ in range(3):
        table.play(0, AcceptCard(1, Card.WOOD))
    assert (table.state.amulets, table.state.hands[0]) == ([2, 0, 9], hand("wood*3"))


def test_06_K3_the_amulet_follows_its_card() -> None:
    table = offered("wood", "lapis")
    happened = table.play(0, AcceptCard(1, Card.WOOD))
    assert happened == [CardAccepted(1, 0, Card.WOOD), AmuletPassed(1, 0)]


def test_06_K3_some_cards_may_be_left_with_their_owners() -> None:
    table = offered("wood*2", "lapis")
    table.play(0, AcceptCard(1, Card.WOOD))
    table.play(0, AcceptNoMore())
    assert (table.state.hands, table.state.offers) == ([hand("wood"), hand("wood"), hand("lapis")], ())


def test_06_K3_all_offers_may_be_turned_down() -> None:
    table = offered("wood", "lapis")
    table.play(0, AcceptNoMore())
    assert (table.state.hands[0], table.state.amulets, table.state.agenda) == (0, [0, 5, 5], (Turn(),))


def test_06_K3_offers_turned_down_are_closed_once() -> None:
    table = offered("wood", "lapis")
    table.play(0, AcceptNoMore())
    assert table.happened(OffersClosed) == [OffersClosed()]


def test_06_K3_when_nobody_offers_anything_the_envoy_is_done() -> None:
    table = offered("", "")
    assert (len(table.happened(OffersClosed)), table.state.agenda) == (1, (Turn(),))


def test_06_K3_when_all_is_accepted_the_envoy_is_done() -> None:
    table = offered("wood", "")
    table.play(0, AcceptCard(1, Card.WOOD))
    assert table.state.agenda == (Turn(),)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_06_K3_everybody_knows_the_accepted_cards(viewer: int | None) -> None:
    table = offered("wood", "lapis")
    table.play(0, AcceptCard(1, Card.WOOD))
    assert table.game.view(table.state, viewer).hands[0] == hand("wood")


def test_06_K3_a_seat_that_follows_may_accept_from_one_that_comes_before() -> None:
    table = Table(hands={0: "wood", 1: "envoy", 2: "wood"})
    table.state.active = 1
    table.ask("wood")
    table.offer(2, "")
    table.offer(0, "wood")
    table.play(1, AcceptCard(0, Card.WOOD))
    assert table.state.hands == [0, hand("wood"), hand("wood")]


@pytest.mark.parametrize("giver", [-2, -1, 3])
def test_06_K3_nothing_is_accepted_from_nobody(giver: int) -> None:
    assert offered("wood", "wood").refused(0, AcceptCard(giver, Card.WOOD)).key == "reason.not_offered"
