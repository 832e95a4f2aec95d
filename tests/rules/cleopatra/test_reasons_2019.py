"""Every refusal that the 2019 edition adds has a reason. Paying: test_reasons_2019_of_payments.py."""

import pytest

from tests.rules.cleopatra.moves import MOSAIC, SPHINX_2019, lay, use
from tests.rules.cleopatra.table import Table2019
from waset.engine.game import Action, BadSetup, Reason, Task
from waset.games import game_named
from waset.games.cleopatra.actions import (
    SEALED,
    Bid,
    BuildPiece,
    CallWorshipper,
    ChooseSpot,
    ClaimNoMore,
    ClaimSanctuary,
    FinishBuilding,
    ForgoVisit,
    KeepAll,
    LayMosaic,
    SettleHand,
    VisitMarket,
)
from waset.games.cleopatra.agenda import (
    ChooseFirstVisit,
    ChooseVisit,
    Claim,
    ClaimOrPalms,
    DiscardDown,
    Limit,
    MayBuild,
    MayShop,
    Offering,
    PayMosaic,
    PayPiece,
    Place,
    PlaceMosaic,
    Quarry,
    QuarryFirst,
    Turn,
)
from waset.games.cleopatra.components import WORSHIPPERS, Mosaic, Piece, Worshipper

MENUS_BEFORE_BUILDING: list[Task] = [ChooseVisit(), ChooseFirstVisit(), MayBuild()]
MENUS_AFTER_A_CALL: list[Task] = [*MENUS_BEFORE_BUILDING, MayShop(), Quarry(), QuarryFirst()]
PIECE_RULES = [
    (Piece.WALL, "19.B1", range(9)),
    (Piece.SPHINX, "19.B2", range(6)),
    (Piece.THRONE, "19.B3", range(2)),
    (Piece.OBELISK, "19.B4", range(2)),
    (Piece.DOOR, "19.B5", range(2)),
]


def name_of(task: Task) -> str:
    """What a test with this task is called."""
    return type(task).__name__


ASKING: list[Task] = [
    *(Turn(), *MENUS_AFTER_A_CALL, Limit(), DiscardDown(), Offering(), Place(Piece.WALL), PlaceMosaic(Mosaic.X)),
    *(PayPiece(Piece.WALL, 0), PayMosaic(Mosaic.X, ("e4", "d5", "e5", "f5", "e6"))),
    *(Claim((("a1",),)), ClaimOrPalms((("a1",),), 3)),
]


@pytest.mark.parametrize("task", ASKING, ids=name_of)
def test_what_the_game_does_not_ask_for_is_refused(task: Task) -> None:
    table = Table2019(hands={0: "artisan*12"}, agenda=(task,))
    assert table.refused(0, SEALED) == table.not_now()


@pytest.mark.parametrize(
    ("task", "rule"), [(Turn(), "C.T1"), (DiscardDown(), "19.H2"), (MayShop(), "19.K4"), (Offering(), "C.O2")], ids=str
)
def test_a_refusal_names_the_rule_of_this_edition_that_asks(task: Task, rule: str) -> None:
    table = Table2019(hands={0: "artisan*12"}, agenda=(task,))
    assert table.refused(0, SEALED) == Reason("reason.not_now", rule)


@pytest.mark.parametrize("task", [Turn(), ChooseVisit(), ChooseFirstVisit(), Quarry(), QuarryFirst()], ids=name_of)
def test_C_T1_nothing_is_forgone_where_a_visit_is_owed_or_under_way(task: Task) -> None:
    table = Table2019(agenda=(task,))
    assert table.refused(0, ForgoVisit()) == table.not_now()


@pytest.mark.parametrize(
    ("task", "action"),
    [
        (MayBuild(), VisitMarket(0)),
        (MayShop(), BuildPiece(Piece.SPHINX)),
        (MayShop(), FinishBuilding()),
        (Quarry(), VisitMarket(0)),
        (QuarryFirst(), VisitMarket(0)),
    ],
)
def test_C_T1_no_place_is_visited_twice_or_while_the_other_is_visited(task: Task, action: Action) -> None:
    table = Table2019(hands={0: SPHINX_2019}, stalls=("wood", "", ""), agenda=(task,))
    assert table.refused(0, action) == table.not_now()


@pytest.mark.parametrize("action", [SettleHand(), KeepAll(), Bid(0)])
def test_what_belongs_to_other_moments_is_refused_at_the_start_of_a_turn(action: Action) -> None:
    assert Table2019().refused(0, action) == Reason("reason.not_now", "C.T1")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_game_of_2019_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        game_named("cleopatra-2019").start(seats, {})
    assert refused.value.reason == Reason("setup.seats", "", {"seats": seats, "least": 2, "most": 4})


def test_the_short_game_is_no_option_of_2019() -> None:
    with pytest.raises(BadSetup) as refused:
        game_named("cleopatra-2019").start(2, {"short_game": True})
    assert refused.value.reason == Reason("setup.option", "", {"option": "short_game"})


@pytest.mark.parametrize("task", MENUS_AFTER_A_CALL, ids=name_of)
@pytest.mark.parametrize("worshipper", WORSHIPPERS, ids=lambda one: one.value)
def test_19_K1_later_in_the_turn_no_worshipper_is_used(task: Task, worshipper: Worshipper) -> None:
    table = Table2019(hands={0: SPHINX_2019}, agenda=(task,))
    assert table.refused(0, CallWorshipper(worshipper)) == Reason("reason.worshipper_too_late", "19.K1")


@pytest.mark.parametrize("talents", [0, 1])
def test_19_K2_who_is_too_poor_learns_what_slot_1_costs(talents: int) -> None:
    table = Table2019(worshippers="visir beggar foreman architect merchant")
    table.state.talents[0] = talents
    wanted = Reason("reason.too_poor", "19.K2", {"talents": 2})
    assert table.refused(0, CallWorshipper(Worshipper.VISIR)) == wanted


@pytest.mark.parametrize("task", [Turn(), *MENUS_BEFORE_BUILDING], ids=name_of)
def test_C_T2_a_visit_to_the_quarry_does_not_end_before_it_began(task: Task) -> None:
    assert Table2019(agenda=(task,)).refused(0, FinishBuilding()) == Reason("reason.nothing_built", "C.T2")


@pytest.mark.parametrize("task", [Turn(), *MENUS_AFTER_A_CALL], ids=name_of)
def test_C_A2_in_2019_a_sanctuary_is_not_claimed_later(task: Task) -> None:
    assert Table2019(agenda=(task,)).refused(0, ClaimSanctuary("a1")) == Reason("reason.claim_at_once", "C.A2")


@pytest.mark.parametrize("task", [Turn(), *MENUS_AFTER_A_CALL], ids=name_of)
def test_C_A2_in_2019_without_a_statue_nothing_is_claimed(task: Task) -> None:
    table = Table2019(agenda=(task,))
    table.state.statues[0] = 0
    assert table.refused(0, ClaimSanctuary("a1")) == Reason("reason.no_statue", "C.A2", {"statues": 2})


def test_C_A2_a_square_of_no_new_sanctuary_is_no_choice_beside_the_palms() -> None:
    table = Table2019(hands={0: MOSAIC}, mosaic_top="T")
    lay(table, "i7 i8 i9 h8 g8")
    wanted = Reason("reason.no_new_sanctuary", "C.A2", {"squares": ["g9"]})
    assert table.refused(0, ClaimSanctuary("h9")) == wanted


def test_19_B6_palms_that_were_forfeited_are_not_asked_for_again() -> None:
    table = Table2019(hands={0: MOSAIC}, mosaic_top="T")
    lay(table, "i7 i8 i9 h8 g8")
    table.play(0, ClaimSanctuary("g9"))
    table.settle(Mosaic.X)
    assert table.refused(0, ClaimNoMore()) == Reason("reason.not_now", "C.T4")


@pytest.mark.parametrize(("piece", "rule", "spots"), PIECE_RULES)
def test_a_category_of_2019_that_is_used_up_is_refused(piece: Piece, rule: str, spots: range) -> None:
    table = Table2019(hands={0: "artisan*3 stone*4 marble wood lapis"}, pieces={piece: tuple(spots)})
    assert table.refused(0, BuildPiece(piece)) == Reason("reason.none_left", rule, {"piece": piece.value})


def test_19_B6_with_an_empty_pile_no_mosaic_is_built() -> None:
    table = Table2019(hands={0: MOSAIC})
    table.state.mosaic_pile = 0
    wanted = Reason("reason.none_left", "19.B6", {"piece": "mosaic"})
    assert table.refused(0, BuildPiece(Piece.MOSAIC)) == wanted


@pytest.mark.parametrize(
    ("piece", "rule", "held", "missing"),
    [
        (Piece.WALL, "19.B1", "", "artisan different different"),
        (Piece.WALL, "19.B1", "artisan double-stone stone*3", "different"),
        (Piece.SPHINX, "19.B2", "artisan stone marble wood lapis", "equal"),
        (Piece.SPHINX, "19.B2", "cave", "artisan equal"),
        (Piece.THRONE, "19.B3", "artisan*2 stone marble cave", "artisan different"),
        (Piece.OBELISK, "19.B4", "artisan*3 double-stone marble*3", "equal"),
        (Piece.DOOR, "19.B5", "cave*4", "artisan artisan"),
        (Piece.MOSAIC, "19.B6", "artisan stone*4", "artisan different different"),
    ],
)
def test_who_cannot_pay_a_piece_of_2019_learns_what_is_missing(
    piece: Piece, rule: str, held: str, missing: str
) -> None:
    table = Table2019(hands={0: held}, mosaic_top="X")
    details: dict[str, int | str | list[str]] = {"piece": piece.value, "missing": missing.split()}
    assert table.refused(0, BuildPiece(piece)) == Reason("reason.cannot_pay", rule, details)


@pytest.mark.parametrize(
    ("worshipper", "piece", "rule", "held", "missing"),
    [
        ("merchant", Piece.OBELISK, "19.B4", "artisan stone", "artisan artisan equal"),
        ("foreman", Piece.THRONE, "19.B3", "stone*2", "artisan different different different"),
    ],
)
def test_who_cannot_pay_even_with_a_discount_learns_what_is_missing(
    worshipper: str, piece: Piece, rule: str, held: str, missing: str
) -> None:
    table = Table2019(hands={0: held})
    use(table, worshipper)
    details: dict[str, int | str | list[str]] = {"piece": piece.value, "missing": missing.split()}
    assert table.refused(0, BuildPiece(piece)) == Reason("reason.cannot_pay", rule, details)


@pytest.mark.parametrize(
    ("piece", "rule", "standing", "spot"),
    [
        (Piece.SPHINX, "19.B2", (0, 1), 0),
        (Piece.SPHINX, "19.B2", (0, 1), 4),
        (Piece.SPHINX, "19.B2", (), 6),
        (Piece.OBELISK, "19.B4", (), 2),
        (Piece.DOOR, "19.B5", (), -1),
        (Piece.WALL, "19.B1", (4,), 4),
        (Piece.WALL, "19.B1", (), 9),
    ],
)
def test_a_spot_of_2019_that_is_not_free_or_not_next_is_refused(
    piece: Piece, rule: str, standing: tuple[int, ...], spot: int
) -> None:
    table = Table2019(pieces={piece: standing}, agenda=(Place(piece),))
    assert table.refused(0, ChooseSpot(spot)) == Reason("reason.spot", rule, {"piece": piece.value})


def test_C_G9_the_occupied_squares_are_named_in_2019() -> None:
    table = Table2019(mosaics={Mosaic.I: ("a1", "b1", "c1", "d1", "e1")}, agenda=(PlaceMosaic(Mosaic.X),))
    wanted = Reason("reason.occupied", "C.G9", {"squares": ["b1"]})
    assert table.refused(0, LayMosaic(("b1", "a2", "b2", "c2", "b3"))) == wanted
