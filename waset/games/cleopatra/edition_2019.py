"""The 2019 edition, in rulebook order, under both versions of its rules."""

from collections.abc import Callable, Mapping

from waset.engine.flow import Step
from waset.engine.game import Task
from waset.engine.settings import FirstPlayer, OneOf, Setting, Switch, Text, Value, first_seat
from waset.games.cleopatra import agenda
from waset.games.cleopatra.cards import deck_of
from waset.games.cleopatra.components import DOUBLES, RESOURCES, STALLS, Card, Piece
from waset.games.cleopatra.edition import Edition, MosaicType, PieceType, Power, SeatNumbers
from waset.games.cleopatra.rules import (
    characters,
    garden,
    limit,
    market,
    offering,
    quarry,
    scoring,
    setup,
    sobek,
    throwing_in,
    turn,
)
from waset.games.cleopatra.rules.matched_cost import DifferentCost, EqualCost
from waset.games.cleopatra.rules.steps import Menu
from waset.games.cleopatra.state import State
from waset.games.cleopatra.table_rules import TableRules, has_penalties, penalties_in

NAME = "cleopatra-2019"

DECK: dict[Card, int] = {  # [19.S1]
    Card.ARTISAN: 30,
    **dict.fromkeys(RESOURCES[1:], 11),
    **dict.fromkeys(DOUBLES[1:], 3),
    Card.CAVE: 8,
}
TAINTED_ARTISANS = (0, 3)  # [19.S1]
PENALTIES = "s2,1,1,2,3"  # [19.K2]
TURN, PIECE = "turn", "piece"  # what a discount is for [19.K6] [19.K7]
SEATS = (2, 3, 4)
SETTINGS: tuple[Setting, ...] = (
    FirstPlayer("19.S5", SEATS),
    Switch("extra_cards", "06.P7", default=True, seats=SEATS),
    OneOf("tainted_artisans", "19.S1", TAINTED_ARTISANS, SEATS),
    Text("penalties", "19.K2", PENALTIES, SEATS, has_penalties),
    OneOf("discount", "19.K6", (TURN, PIECE), SEATS),
    Switch("open_discards", "C.H4", default=False, seats=SEATS),
)


def table_rules(seats: int, chosen: Mapping[str, Value]) -> TableRules:
    """What a table has chosen."""
    tainted = {Card.DOUBLE_ARTISAN: int(chosen["tainted_artisans"])}
    return TableRules(
        deck=deck_of({**DECK, **tainted}),
        first_player=first_seat(chosen["first_player"]),
        extra_cards=bool(chosen["extra_cards"]),
        open_discards=bool(chosen["open_discards"]),
        slots=penalties_in(str(chosen["penalties"])),
        discount_each_piece=chosen["discount"] == PIECE,
    )


def table_rules_1(seats: int, chosen: Mapping[str, Value]) -> TableRules:
    """The rules of every table of version 1."""
    return TableRules(deck=deck_of(DECK), slots=penalties_in(PENALTIES))


def declare(settings: tuple[Setting, ...], rules: Callable[[int, Mapping[str, Value]], TableRules]) -> Edition:
    """[19.S] to [19.E]: all that the edition says in numbers, lists and small functions."""
    mosaics = MosaicType("19.B6", DifferentCost(2, 3), 5, garden.palms_under)
    edition = Edition(NAME, ("C", "19", "06.P7"), mosaics)
    edition.by_seats = dict.fromkeys(SEATS, SeatNumbers(0, scoring.fine_the_corrupt))  # [19.E3]
    edition.settings, edition.rules = settings, rules
    edition.set_up = (  # [19.S1] to [19.S5]
        agenda.ChooseStarter(),
        agenda.LayWorshippers(),
        agenda.Deal(),
        agenda.Draw(STALLS),
        agenda.FillStalls(),
        agenda.TurnMosaic(),
        agenda.Turn(),
    )
    edition.talents, edition.statues, edition.hand = 5, 2, 3  # [19.S2]
    edition.mix = setup.two_thirds_face_up  # [19.S3]
    edition.wild = Card.CAVE  # [C.P5]
    edition.piece_types = (  # in the order of Piece; costs are Artisans and resource units
        PieceType("19.B2", Piece.SPHINX, 6, EqualCost(1, 2), quarry.next_on_each_side, 3, quarry.sphinxes_on_its_side),
        PieceType("19.B4", Piece.OBELISK, 2, EqualCost(3, 4), quarry.next_on_each_side, 10, quarry.two_for_each_sphinx),
        PieceType(
            "19.B3", Piece.THRONE, 2, DifferentCost(3, 4), quarry.next_spot, 10, quarry.mosaics_beside_the_throne
        ),
        PieceType("19.B5", Piece.DOOR, 2, EqualCost(2, 3), quarry.free_spots, 5, quarry.linked_walls),
        PieceType("19.B1", Piece.WALL, 9, DifferentCost(1, 2), quarry.free_spots, 3, garden.bordering_mosaics),
    )
    edition.offering_after = 3  # [19.O1]
    edition.highest_bid_returns = 3  # [C.O3]
    edition.worshippers = (  # in the order of Worshipper
        Power("19.K3", (agenda.ChooseVisit(),), piece_bonus=sobek.ARCHITECTS_BONUS),
        Power("19.K4", (agenda.ChooseFirstVisit(),)),
        Power(
            "19.K5",
            (agenda.Draw(sobek.BEGGARS_CARDS), agenda.LookAtDrawn(), agenda.TakeDrawn(), agenda.ChooseVisit()),
        ),
        Power("19.K6", (agenda.ChooseVisit(),), resources=sobek.UNITS_FEWER),
        Power("19.K7", (agenda.ChooseVisit(),), artisans=sobek.UNITS_FEWER),
    )
    edition.end_rule = "19.E1"
    edition.walked = scoring.offering_and_last_turns  # [19.O1] [19.E1]
    edition.score = scoring.count_up  # [19.E2]
    return edition


EDITION = declare(SETTINGS, table_rules)
EDITION_1 = declare((), table_rules_1)
END = (agenda.Limit(), agenda.EndTurn())
REFILL = (agenda.Draw(STALLS), agenda.LayOut())
SHOP = market.Visit(agenda.Limit(), *REFILL, agenda.EndTurn())  # [C.T3]
SHOP_FIRST = market.Visit(*REFILL, agenda.MayBuild())
BUILD = quarry.Build(agenda.Quarry())
BUILD_FIRST = quarry.Build(agenda.QuarryFirst())
FORGO = sobek.Forgo(*END)
WHILE_BUILDING = (sobek.CallTooLate(), garden.ClaimTooLate())
NOT_THEN = (*WHILE_BUILDING, throwing_in.ThrowInTooEarly())
NOT_YET = (garden.ClaimTooLate(), quarry.FinishTooEarly(), throwing_in.ThrowInTooEarly())
STEPS: dict[type[Task], Step[State]] = {
    agenda.ChooseStarter: setup.Starting(),
    agenda.LayWorshippers: sobek.LayingWorshippers(),
    agenda.Deal: setup.Dealing(),
    agenda.Draw: market.Drawing(),
    agenda.FillStalls: setup.FillingStalls(),
    agenda.TurnMosaic: garden.TurningMosaic(),
    agenda.Turn: Menu((SHOP, BUILD, sobek.Call()), refusals=NOT_YET),
    agenda.ChooseVisit: Menu((SHOP, BUILD), refusals=(*NOT_THEN, quarry.FinishTooEarly())),
    agenda.ChooseFirstVisit: Menu((SHOP_FIRST, BUILD_FIRST), refusals=(*NOT_THEN, quarry.FinishTooEarly())),
    agenda.MayBuild: Menu((BUILD, FORGO), refusals=(*NOT_THEN, quarry.FinishTooEarly())),
    agenda.MayShop: Menu((SHOP, FORGO), refusals=NOT_THEN),
    agenda.LookAtDrawn: characters.LookingAtDrawn(),
    agenda.TakeDrawn: sobek.TakingDrawn(),
    agenda.TakeHidden: market.TakingHidden(),
    agenda.Limit: limit.LimitMenu((limit.Discarding(), limit.Keeping())),
    agenda.DiscardDown: limit.DiscardingDown(),
    agenda.LayOut: market.LayingOut(),
    agenda.EndTurn: turn.EndingTurn(turn.nothing_moves, turn.nobody_builds),
    agenda.Quarry: Menu((BUILD, throwing_in.ThrowingIn(), quarry.Finish(*END)), refusals=WHILE_BUILDING),  # [C.T4]
    agenda.QuarryFirst: Menu(
        (BUILD_FIRST, throwing_in.ThrowingIn(), quarry.Finish(agenda.MayShop())), refusals=WHILE_BUILDING
    ),
    agenda.Place: quarry.Placing(),
    agenda.PlaceMosaic: garden.PlacingMosaic(),
    agenda.PayPiece: quarry.PayingPiece(),
    agenda.PayMosaic: quarry.PayingMosaicForPalmsOrStatue(),
    agenda.Claim: garden.Claiming(),
    agenda.ClaimOrPalms: garden.ClaimingOrPalms(),
    agenda.Offering: offering.Bidding(),
}
STEPS_1: dict[type[Task], Step[State]] = {  # of version 1: nobody need ever build
    **STEPS,
    agenda.EndTurn: turn.EndingTurn(turn.nothing_moves),
}
