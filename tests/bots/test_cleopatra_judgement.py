"""What looks good in Cleopatra, on tables laid out by hand."""

import pytest

from tests.rules.cleopatra.table import Table, Table2019
from waset.bots.cleopatra import CLEOPATRA_2006, CLEOPATRA_2019
from waset.engine.game import Action
from waset.games.cleopatra.actions import BuildPiece, DiscardCard, LayMosaic, Pay, VisitMarket
from waset.games.cleopatra.agenda import ChooseVisit, DiscardDown, Offering, PayPiece, PlaceMosaic, Quarry, Turn
from waset.games.cleopatra.components import Card, Mosaic, Piece


def looks(table: Table) -> dict[Action, float]:
    """How good each option of seat 0 looks."""
    judgement = CLEOPATRA_2019 if table.game.name.endswith("2019") else CLEOPATRA_2006
    options = table.options(0)
    before = table.state.copy()
    values = judgement.glance(table.state, 0, options)
    assert table.state == before, "a look changes nothing"
    return dict(zip(options, values, strict=True))


def best(table: Table) -> Action:
    """What looks best."""
    found = looks(table)
    return max(found, key=lambda action: found[action])


@pytest.mark.parametrize(("kind", "double"), [(Table, "stone wood double-wood"), (Table2019, "stone wood double-wood")])
def test_a_clean_payment_looks_better(kind: type[Table], double: str) -> None:
    table = kind(hands={0: f"artisan {double}"}, agenda=(Quarry(), PayPiece(Piece.WALL, 0)))
    assert best(table) == Pay((Card.ARTISAN, Card.STONE, Card.WOOD))


@pytest.mark.parametrize("kind", [Table, Table2019])
def test_the_stall_with_more_honest_cards_looks_better(kind: type[Table]) -> None:
    stalls = ("artisan", "artisan artisan wood", "double-stone")
    table = kind(
        hands={0: "stone"}, stalls=stalls, pile=(10, 10), agenda=(ChooseVisit(),) if kind is Table2019 else (Turn(),)
    )
    assert best(table) == VisitMarket(1)


@pytest.mark.parametrize("kind", [Table, Table2019])
def test_a_dear_piece_that_can_be_paid_looks_better_than_a_single_card(kind: type[Table]) -> None:
    table = kind(
        hands={0: "artisan*3 stone*4 wood*2"},
        stalls=("stone", "", ""),
        pile=(10, 10),
        pieces={Piece.SPHINX: (0,)},
        agenda=(ChooseVisit(),) if kind is Table2019 else (Turn(),),
    )
    assert isinstance(best(table), BuildPiece)


@pytest.mark.parametrize("kind", [Table, Table2019])
def test_a_mosaic_on_palms_looks_better(kind: type[Table]) -> None:
    table = kind(hands={0: "artisan*2 stone marble lapis"}, mosaic_top="X", agenda=(Quarry(), PlaceMosaic(Mosaic.X)))
    found = looks(table)
    palms = LayMosaic(("e4", "d5", "e5", "f5", "e6"))
    plain = LayMosaic(("b4", "a5", "b5", "c5", "b6"))
    assert found[palms] > found[plain]


def test_what_there_is_plenty_of_is_discarded_first() -> None:
    table = Table(hands={0: "artisan stone*10"}, agenda=(DiscardDown(),))
    assert best(table) == DiscardCard(Card.STONE)


def test_nobody_bids_everything_when_clean() -> None:
    table = Table(agenda=(Offering(),))
    table.state.talents = [40, 40, 40]
    found = looks(table)
    assert max(found, key=lambda action: found[action]).talents < 20  # type: ignore[attr-defined]


@pytest.mark.parametrize("judgement", [CLEOPATRA_2006, CLEOPATRA_2019], ids=["2006", "2019"])
def test_wealth_speaks_for_a_seat_and_amulets_against_it(judgement: object) -> None:
    kind = Table if judgement is CLEOPATRA_2006 else Table2019
    sense = CLEOPATRA_2006 if judgement is CLEOPATRA_2006 else CLEOPATRA_2019

    def prospects(talents: int, amulets: int) -> float:
        table = kind(seats=3)
        table.state.talents, table.state.amulets = [talents, 20, 20], [amulets, 5, 5]
        features = sense.features(table.state, 0)
        return sum(weight * feature for weight, feature in zip(sense.weights, features, strict=True))

    assert prospects(30, 5) > prospects(20, 5) > prospects(20, 12)
