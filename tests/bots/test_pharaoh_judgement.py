"""What looks good in the Pharaoh's Gold, on pyramids drawn by hand."""

from tests.rules.pharaoh.table import ARCHAEOLOGIST, OPEN, Table
from waset.bots.pharaoh import PHARAOH
from waset.engine.game import Action
from waset.games.pharaoh.actions import Flip, PickUp, Steal, Walk


def best(table: Table) -> Action:
    """What looks best to seat 0; a look changes nothing."""
    options = list(table.options(0))
    before = table.state.copy()
    values = PHARAOH.glance(table.state, 0, options)
    assert table.state == before
    return options[values.index(max(values))]


def test_a_treasure_underfoot_is_picked_up() -> None:
    assert best(Table(OPEN, figures={0: "c4 c1"}, lying={"c4": "3"})) == PickUp(3)


def test_a_treasure_is_carried_home() -> None:
    table = Table(OPEN, figures={0: "c3 c1"})
    table.state.carried[0] = 3
    table.state.supply[0] = 0  # no lamps to think of
    assert best(table) == Walk(ARCHAEOLOGIST, "c2")


def test_with_empty_hands_the_archaeologist_goes_for_a_treasure() -> None:
    table = Table(OPEN, figures={0: "c3 c1"}, lying={"c5": "3"})
    table.state.supply[0] = 0
    assert best(table) == Walk(ARCHAEOLOGIST, "c4")


def test_a_treasure_is_stolen() -> None:
    table = Table(OPEN, figures={0: "c3 c1", 1: "c3 c1"})
    table.state.carried[1] = 3
    assert best(table) == Steal(1)


def test_at_the_beginning_tiles_are_turned_over() -> None:
    assert isinstance(best(Table()), Flip)


def test_points_speak_for_a_seat() -> None:
    table = Table(OPEN)

    def prospects() -> float:
        features = PHARAOH.features(table.state, 0)
        return sum(weight * feature for weight, feature in zip(PHARAOH.weights, features, strict=True))

    before = prospects()
    table.state.delivered = ((3,), ())
    assert prospects() > before
