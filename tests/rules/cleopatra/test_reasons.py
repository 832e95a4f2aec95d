"""Every refusal has a reason: flow, set-up, market, hand limit, garden and quarry. Cards: test_reasons_of_cards.py."""

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.project.files import ROOT
from tests.rules.cleopatra.table import Table, cards, garden
from waset.engine.game import BadSetup, IllegalAction, Reason, Task
from waset.engine.match import Match
from waset.games import game_named
from waset.games.cleopatra.actions import (
    SEALED,
    BuildPiece,
    ChooseSpot,
    ClaimNoMore,
    ClaimSanctuary,
    DiscardCard,
    FinishBuilding,
    LayMosaic,
    LayOutCards,
    PlaySmuggler,
    SettleHand,
    VisitMarket,
)
from waset.games.cleopatra.agenda import (
    ASKED_BY,
    AcceptOffers,
    AnswerAsked,
    AnswerBeggar,
    BeforeOffering,
    ChooseAsked,
    Claim,
    DiscardDown,
    KeepDrawn,
    Limit,
    Moment,
    NameKinds,
    Offering,
    PayMosaic,
    PayPiece,
    Place,
    PlaceMosaic,
    Quarry,
    RollDice,
    TakeFromDiscards,
    Turn,
)
from waset.games.cleopatra.components import Card, Mosaic, Piece

Pair = tuple[str, str]


def test_once_the_game_is_over_nothing_is_allowed() -> None:
    table = Table(pile=(0, 0))
    table.state.quiet = 29
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    assert table.refused(1, VisitMarket(0)) == Reason("reason.over", "06.E1")


def test_while_chance_is_pending_nothing_is_allowed() -> None:
    table = Table(agenda=(RollDice(),))
    assert table.refused(0, SettleHand()) == Reason("reason.chance", "06.O1")


def test_who_is_not_asked_learns_who_is() -> None:
    assert Table().refused(1, VisitMarket(0)) == Reason("reason.not_asked", "C.T1", {"asked": ["0"]})


def test_who_is_not_asked_learns_of_all_who_are() -> None:
    table = Table(agenda=(AnswerBeggar(),))
    assert table.refused(0, SettleHand()) == Reason("reason.not_asked", "06.K1", {"asked": ["1", "2"]})


ASKING: list[Task] = [
    *(Turn(), Moment(), Quarry(), DiscardDown(), Place(Piece.WALL), PlaceMosaic(Mosaic.X)),
    *(PayPiece(Piece.WALL, 0), PayMosaic(Mosaic.X, ("e4", "d5", "e5", "f5", "e6")), Claim((("a1",),))),
    *(Offering(), TakeFromDiscards(), NameKinds(), ChooseAsked((Card.WOOD,)), KeepDrawn(), AcceptOffers(), Limit()),
    BeforeOffering(),
]


@pytest.mark.parametrize("task", ASKING, ids=lambda task: type(task).__name__)
def test_what_the_game_does_not_ask_for_is_refused(task: Task) -> None:
    table = Table(hands={0: "artisan*12"}, discards="courtesan wood", agenda=(task,))
    assert table.refused(0, SEALED) == Reason("reason.not_now", ASKED_BY[type(task)][0])


@pytest.mark.parametrize(
    "task", [AnswerBeggar(), AnswerAsked((Card.WOOD,), (1,))], ids=lambda task: type(task).__name__
)
def test_opponents_do_not_answer_with_something_else(task: Task) -> None:
    assert Table(agenda=(task,)).refused(1, SEALED) == Reason("reason.not_now", ASKED_BY[type(task)][0])


@pytest.mark.parametrize("outcome", [3, -1, Card.WOOD])
def test_an_outcome_that_cannot_come_is_refused(outcome: object) -> None:
    match = Match(game_named("cleopatra-2006"), 3, {})
    with pytest.raises(IllegalAction) as refused:
        match.settle(outcome)
    assert refused.value.reason == Reason("reason.outcome")


def refused_setup(seats: int, options: dict[str, bool | int | str]) -> Reason:
    """Why a game cannot be started this way."""
    with pytest.raises(BadSetup) as refused:
        game_named("cleopatra-2006").start(seats, options)
    return refused.value.reason


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_a_game_for_too_few_or_too_many_is_refused(seats: int) -> None:
    assert refused_setup(seats, {}) == Reason("setup.seats", "", {"seats": seats, "least": 2, "most": 5})


def test_an_unknown_option_is_refused() -> None:
    assert refused_setup(3, {"blue": True}) == Reason("setup.option", "", {"option": "blue"})


def test_an_option_is_on_or_off() -> None:
    wanted = Reason("setup.option_switch", "06.V2", {"option": "short_game", "value": "3"})
    assert refused_setup(2, {"short_game": 3}) == wanted


def test_06_V2_the_short_game_is_for_two() -> None:
    wanted = Reason("setup.option_seats", "06.V2", {"option": "short_game", "seats": 3})
    assert refused_setup(3, {"short_game": True}) == wanted


@pytest.mark.parametrize("stall", [-1, 3])
def test_C_M1_there_is_no_fourth_stall(stall: int) -> None:
    assert Table().refused(0, VisitMarket(stall)) == Reason("reason.no_such_stall", "C.M1", {"stalls": 3})


def test_C_T2_a_refusal_names_the_empty_stall() -> None:
    table = Table(stalls=("wood", "", ""))
    assert table.refused(0, VisitMarket(1)) == Reason("reason.stall_empty", "C.T2", {"stall": "B"})


@pytest.mark.parametrize("order", ["artisan artisan stone", "artisan stone", "? artisan stone wood"])
def test_C_M2_a_lay_out_of_other_cards_is_refused(order: str) -> None:
    table = Table(stalls=("wood", "", ""), top="artisan")
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    table.draw("? stone ?")
    wanted = Reason("reason.lay_out", "C.M2", {"cards": ["artisan", "?", "stone"]})
    assert table.refused(0, LayOutCards(cards(order))) == wanted


@pytest.mark.parametrize("card", [Card.WOOD, Card.UNKNOWN])
def test_C_H1_a_card_that_is_not_there_is_not_discarded(card: Card) -> None:
    table = Table(hands={0: "artisan*11"}, agenda=(DiscardDown(),))
    assert table.refused(0, DiscardCard(card)) == Reason("reason.no_such_card", "C.H1", {"card": card.value})


@pytest.mark.parametrize("task", [Turn(), Moment(), Limit()], ids=lambda task: type(task).__name__)
def test_06_H3_a_smuggler_who_is_not_there_is_not_played(task: Task) -> None:
    table = Table(hands={0: "artisan*11"}, agenda=(task,))
    assert table.refused(0, PlaySmuggler()) == Reason("reason.no_such_card", "06.H3", {"card": "smuggler"})


@pytest.mark.parametrize("others", [0, 9])
def test_06_H3_a_hand_too_small_for_a_smuggler_is_counted(others: int) -> None:
    table = Table(hands={0: f"smuggler artisan*{others}" if others else "smuggler"})
    wanted = Reason("reason.hand_too_small", "06.H3", {"limit": 10, "cards": others + 1})
    assert table.refused(0, PlaySmuggler()) == wanted


def test_06_H3_a_smuggler_is_told_to_wait() -> None:
    table = Table(hands={0: "smuggler artisan*10"})
    assert table.refused(0, PlaySmuggler()) == Reason("reason.smuggler_later", "06.H3")


def laying(mosaic: Mosaic, drawing: str = "") -> Table:
    """A table where a mosaic is to be laid."""
    return Table(agenda=(PlaceMosaic(mosaic),), mosaics=garden(drawing) if drawing else None)


def test_C_G1_a_square_outside_the_garden_is_refused() -> None:
    action = LayMosaic(("e1", "f1", "g1", "h1", "k1"))
    assert laying(Mosaic.I).refused(0, action) == Reason("reason.no_such_square", "C.G1")


def test_C_G2_the_squares_of_the_throne_space_are_named() -> None:
    action = LayMosaic(("d6", "d7", "c8", "d8", "d9"))
    wanted = Reason("reason.throne_space", "C.G2", {"squares": ["d7", "d8", "d9"]})
    assert laying(Mosaic.Y).refused(0, action) == wanted


@pytest.mark.parametrize(
    "named", ["a1 b1 c1 d1", "a1 b1 c1 d1 d1", "a1 b1 c1 d1 f1", "e1 d1 c1 b1 a1", "a1 a2 a3 a4 b4"]
)
def test_C_G9_a_wrong_shape_is_refused_with_the_mosaic_to_lay(named: str) -> None:
    action = LayMosaic(tuple(named.split()))
    assert laying(Mosaic.I).refused(0, action) == Reason("reason.wrong_shape", "C.G9", {"mosaic": "I"})


WALLED = """
9 . . . # # # . . .
8 . . . # # # . . .
7 . . . # # # . . .
6 P P . . . . . . .
5 P P . . . . . . .
4 P . . . . . . . .
3 I I I I I L L L L
2 . . . . . . . . L
1 . . . . . . . . .
"""


def test_C_G9_the_occupied_squares_are_named() -> None:
    action = LayMosaic(("a2", "a3", "b3", "b4", "b5"))
    wanted = Reason("reason.occupied", "C.G9", {"squares": ["a3", "b3", "b5"]})
    assert laying(Mosaic.N, WALLED).refused(0, action) == wanted


def three_sanctuaries() -> Table:
    """The U has been laid in the middle of the front: a1, g1 and e2 lie in new sanctuaries."""
    table = Table(hands={0: "artisan*2 stone marble lapis"}, mosaics=garden(WALLED), mosaic_top="U")
    table.play(0, BuildPiece(Piece.MOSAIC))
    table.play(0, LayMosaic(("d1", "e1", "f1", "d2", "f2")))
    table.play(0, table.options(0)[0])
    return table


def test_C_A2_a_square_of_no_new_sanctuary_is_refused() -> None:
    wanted = Reason("reason.no_new_sanctuary", "C.A2", {"squares": ["a1", "g1", "e2"]})
    assert three_sanctuaries().refused(0, ClaimSanctuary("c6")) == wanted


def test_C_A2_a_sanctuary_is_not_claimed_later() -> None:
    table = three_sanctuaries()
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.X)
    assert table.refused(0, ClaimSanctuary("a1")) == Reason("reason.claim_at_once", "C.A2")


def test_C_A2_without_a_statue_nothing_is_claimed() -> None:
    table = three_sanctuaries()
    table.play(0, ClaimSanctuary("a1"))
    table.play(0, ClaimSanctuary("g1"))
    table.settle(Mosaic.X)
    assert table.refused(0, ClaimSanctuary("e2")) == Reason("reason.no_statue", "C.A2", {"statues": 2})


PIECE_RULES = [
    (Piece.WALL, "06.B1", range(9)),
    (Piece.SPHINX, "06.B2", range(6)),
    (Piece.THRONE, "06.B3", range(2)),
    (Piece.OBELISK, "06.B4", range(2)),
    (Piece.DOOR, "06.B5", range(2)),
]


@pytest.mark.parametrize(("piece", "rule", "spots"), PIECE_RULES)
def test_a_category_that_is_used_up_is_refused(piece: Piece, rule: str, spots: range) -> None:
    table = Table(hands={0: "artisan*3 stone*2 marble*2 wood*2 lapis*2"}, pieces={piece: tuple(spots)})
    assert table.refused(0, BuildPiece(piece)) == Reason("reason.none_left", rule, {"piece": piece.value})


def test_06_B6_with_an_empty_pile_no_mosaic_is_built() -> None:
    table = Table(hands={0: "artisan*2 stone marble lapis"})
    table.state.mosaic_pile = 0
    wanted = Reason("reason.none_left", "06.B6", {"piece": "mosaic"})
    assert table.refused(0, BuildPiece(Piece.MOSAIC)) == wanted


@pytest.mark.parametrize(
    ("piece", "rule", "held", "missing"),
    [
        (Piece.WALL, "06.B1", "", "artisan stone wood"),
        (Piece.SPHINX, "06.B2", "trompe-loeil", "artisan marble"),
        (Piece.THRONE, "06.B3", "double-artisan lapis", "artisan marble marble lapis"),
        (Piece.OBELISK, "06.B4", "artisan*3 stone*2 double-marble", "wood wood"),
        (Piece.DOOR, "06.B5", "trompe-loeil*4", "artisan artisan"),
        (Piece.MOSAIC, "06.B6", "artisan stone vizier", "artisan marble lapis"),
    ],
)
def test_who_cannot_pay_learns_what_is_missing(piece: Piece, rule: str, held: str, missing: str) -> None:
    table = Table(hands={0: held}, mosaic_top="X")
    table.state.merchants[0] = 0
    details: dict[str, int | str | list[str]] = {"piece": piece.value, "missing": missing.split()}
    assert table.refused(0, BuildPiece(piece)) == Reason("reason.cannot_pay", rule, details)


@pytest.mark.parametrize(
    ("piece", "rule", "spot"), [(Piece.DOOR, "06.B5", 2), (Piece.WALL, "06.B1", 4), (Piece.WALL, "06.B1", -1)]
)
def test_a_spot_that_is_not_free_is_refused(piece: Piece, rule: str, spot: int) -> None:
    table = Table(pieces={Piece.WALL: (4,)}, agenda=(Place(piece),))
    wanted = Reason("reason.spot", rule, {"piece": piece.value})
    assert table.refused(0, ChooseSpot(spot)) == wanted


def test_C_T2_building_is_not_finished_before_it_began() -> None:
    assert Table().refused(0, FinishBuilding()) == Reason("reason.nothing_built", "C.T2")


def reasons_in(source: str) -> set[Pair]:
    """The keys of all reasons that are made in a source, with the rule where it is written there."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    named = (call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Reason")
    found: set[Pair] = set()
    for call in named:
        key, *rest = [arg.value if isinstance(arg, ast.Constant) else "" for arg in call.args[:2]]
        found.add((str(key), str(rest[0]) if rest else ""))
    return found


def reasons_of(files: Iterable[Path]) -> set[Pair]:
    """The reasons of several files."""
    return set().union(*(reasons_in(path.read_text(encoding="utf-8")) for path in files))


def test_every_reason_is_exercised_here() -> None:
    made = reasons_of(path for part in ("engine", "games") for path in (ROOT / "waset" / part).rglob("*.py"))
    exercised = reasons_of((ROOT / "tests").rglob("test_reasons*.py"))
    assert "" not in {key for key, _ in made}, "a key is written out where its reason is made"
    assert {key for key, _ in made} - {key for key, _ in exercised} == set()
    assert {(key, rule) for key, rule in made if rule} - exercised == set()
    assert {key for key, _ in exercised} - {key for key, _ in made} == set()


def test_reasons_are_found_in_sources() -> None:
    source = (
        'Reason("reason.a", "C.M1", {})\nx = Reason("reason.b", rule) if y else Reason("reason.c")\nother("reason.d")'
    )
    assert reasons_in(source) == {("reason.a", "C.M1"), ("reason.b", ""), ("reason.c", "")}
