"""docs/rules/en/cleopatra/secrets.md, what the 2019 edition adds."""

import pytest

from tests.rules.cleopatra.endings import ending_2019, have_the_last_turns
from tests.rules.cleopatra.moves import MOSAIC, SPHINX_2019, build, discounted, lay, use
from tests.rules.cleopatra.table import Table2019, cards, hand
from tests.rules.cleopatra.walks import bid_all, walked
from waset.engine.game import Event
from waset.games.cleopatra.actions import SEALED, Bid, ClaimNoMore, ClaimSanctuary
from waset.games.cleopatra.cards import size
from waset.games.cleopatra.components import Card, Cause, Piece
from waset.games.cleopatra.events import (
    AmuletsReturned,
    AmuletsTaken,
    AnswerSealed,
    CardsPaid,
    OfferingMade,
    TalentsGained,
    TalentsPaid,
    UnitsWaived,
)
from waset.games.cleopatra.state import UNKNOWN_AMOUNT, State

EVERYBODY = pytest.mark.parametrize("viewer", [0, 1, 2, None])
OTHERS = pytest.mark.parametrize("viewer", [1, 2, None])


def seen(table: Table2019, viewer: int | None) -> State:
    """What a viewer may know."""
    return table.game.view(table.state, viewer)


def told(events: list[Event], viewer: int | None) -> list[Event]:
    """These events as a viewer is told of them."""
    return [event.seen_by(viewer) for event in events]


def begged() -> Table2019:
    """Seat 0 has used the Beggar: a Stone and a Lapis lay face up, a Cave and a Wood face down."""
    table = Table2019(hands={0: "artisan"}, stalls=("marble", "", ""), top="stone")
    use(table, "beggar")
    table.draw("? lapis ? ? cave wood")
    return table


@OTHERS
def test_C_X1_the_cards_in_a_hand_are_hidden_in_2019(viewer: int | None) -> None:
    assert seen(Table2019(hands={0: "artisan*2 cave"}), viewer).hands[0] == hand("? ? ?")


@OTHERS
def test_C_X1_cards_that_others_saw_go_there_with_the_beggar_are_known(viewer: int | None) -> None:
    assert seen(begged(), viewer).hands[0] == hand("stone lapis ? ? ?")


@OTHERS
def test_C_X1_the_beggars_open_cards_are_no_longer_known_when_they_are_paid(viewer: int | None) -> None:
    table = begged()
    build(table, Piece.WALL, "artisan stone cave", spot=0)
    assert seen(table, viewer).hands[0] == hand("lapis ?")


@OTHERS
def test_C_X1_the_totals_of_scarabs_and_amulets_are_hidden(viewer: int | None) -> None:
    table = Table2019(pile=(0, 0))
    use(table, "merchant")
    view = seen(table, viewer)
    assert (view.talents[0], view.amulets[0]) == (UNKNOWN_AMOUNT, UNKNOWN_AMOUNT)


@OTHERS
def test_C_X1_a_bid_of_2019_is_hidden_before_the_reveal(viewer: int | None) -> None:
    table = walked(3, 4)
    table.play(0, Bid(4))
    assert told([*table.happened(AnswerSealed)], viewer) == [AnswerSealed(0, SEALED)]
    assert seen(table, viewer).sealed[0] == SEALED


@EVERYBODY
def test_C_X1_the_bids_of_2019_are_open_after_the_reveal(viewer: int | None) -> None:
    table = walked(3, 4)
    bid_all(table, [4, 2, 0])
    assert told([*table.happened(OfferingMade)], viewer) == [OfferingMade((4, 2, 0))]


@OTHERS
def test_C_X1_who_is_too_poor_for_slot_1_looks_like_anybody_else(viewer: int | None) -> None:
    poor, rich = Table2019(), Table2019()
    poor.state.talents[0] = 0
    assert seen(poor, viewer) == seen(rich, viewer)


@EVERYBODY
def test_C_X2_scarabs_paid_for_a_worshipper_are_public(viewer: int | None) -> None:
    table = begged()
    assert told([*table.happened(TalentsPaid)], viewer) == [TalentsPaid(0, 2, Cause.WORSHIPPER)]
    assert seen(table, viewer).talents_seen == [-2, 0, 0]


@EVERYBODY
def test_C_X2_amulets_taken_for_a_worshipper_are_public(viewer: int | None) -> None:
    table = Table2019(pile=(0, 0))
    use(table, "merchant")
    assert told([*table.happened(AmuletsTaken)], viewer) == [AmuletsTaken(0, 3, Cause.WORSHIPPER)]
    assert seen(table, viewer).amulets_seen == [3, 0, 0]


@EVERYBODY
def test_C_X2_the_scarabs_of_the_architect_are_public(viewer: int | None) -> None:
    table = Table2019(hands={0: SPHINX_2019})
    use(table, "architect")
    build(table, Piece.SPHINX, SPHINX_2019, spot=0)
    wanted = [TalentsGained(0, 3, Cause.PIECE), TalentsGained(0, 4, Cause.ARCHITECT)]
    assert told([*table.happened(TalentsGained)], viewer) == wanted
    assert seen(table, viewer).talents_seen == [7, 0, 0]


@EVERYBODY
@pytest.mark.parametrize(("answer", "scarabs"), [(ClaimSanctuary("g9"), 5), (ClaimNoMore(), 8)])
def test_C_X2_palms_or_statue_is_public(viewer: int | None, answer: ClaimSanctuary | ClaimNoMore, scarabs: int) -> None:
    table = Table2019(hands={0: MOSAIC}, mosaic_top="T")
    lay(table, "i7 i8 i9 h8 g8")
    table.play(0, answer)
    assert seen(table, viewer).talents_seen == [scarabs, 0, 0]


@EVERYBODY
def test_C_X2_everybody_sees_what_is_paid_and_what_a_discount_waives(viewer: int | None) -> None:
    table = Table2019(hands={0: "artisan double-stone"})
    use(table, "merchant")
    build(table, Piece.WALL, discounted("artisan double-stone", resources=1), spot=0)
    paid_and_waived = [event for event in table.events if isinstance(event, CardsPaid | UnitsWaived)]
    wanted = [UnitsWaived(0, 0, 1), CardsPaid(0, cards("artisan double-stone"), 0, (Card.STONE,))]
    assert told([*paid_and_waived], viewer) == wanted


@EVERYBODY
def test_C_X2_everybody_sees_the_help_of_this_turn(viewer: int | None) -> None:
    table = Table2019(hands={0: "artisan double-stone"})
    use(table, "merchant")
    build(table, Piece.WALL, discounted("artisan double-stone", resources=1), spot=0)
    view = seen(table, viewer)
    assert (view.free_resources, view.left_over) == (1, hand("stone"))


@EVERYBODY
def test_C_X2_everybody_can_count_the_hand_of_whoever_used_the_beggar(viewer: int | None) -> None:
    assert [size(held) for held in seen(begged(), viewer).hands] == [5, 0, 0]


@EVERYBODY
def test_C_X2_everybody_can_count_the_pile_after_the_beggar(viewer: int | None) -> None:
    table = Table2019(lot="cave*6", pile=(4, 2))
    use(table, "beggar")
    table.draw("cave ? cave ? cave cave cave")
    view = seen(table, viewer)
    assert (view.top, view.up, view.down) == (Card.CAVE, 1, 0)


@EVERYBODY
def test_C_X2_the_amulets_that_everybody_returns_in_the_end_are_public(viewer: int | None) -> None:
    table = ending_2019([5, 5], [3, 4])
    have_the_last_turns(table)
    wanted = [AmuletsReturned(0, 3, Cause.LEAST), AmuletsReturned(1, 3, Cause.LEAST)]
    assert told([*table.happened(AmuletsReturned)], viewer) == wanted


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_C_X4_a_player_may_look_at_the_own_totals_in_2019(seat: int) -> None:
    table = Table2019()
    table.state.talents, table.state.amulets = [7, 8, 9], [1, 2, 3]
    view = seen(table, seat)
    assert (view.talents[seat], view.amulets[seat]) == (7 + seat, 1 + seat)


@EVERYBODY
def test_C_X3_nobody_knows_the_cards_beneath_the_top_after_the_beggar(viewer: int | None) -> None:
    table = Table2019(stalls=("?", "", ""), lot="cave*4 wood*5", pile=(4, 4))
    use(table, "beggar")
    table.draw("cave cave ? ? ? wood wood")
    assert seen(table, viewer).lots == [hand("?*5")]
