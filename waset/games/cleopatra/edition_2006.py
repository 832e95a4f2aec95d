"""The 2006 edition, in rulebook order, under both versions of its rules."""

from collections.abc import Callable, Mapping

from waset.engine.flow import Step
from waset.engine.game import Task
from waset.engine.settings import FirstPlayer, Number, OneOf, Setting, Switch, Value, first_seat
from waset.games.cleopatra import agenda
from waset.games.cleopatra.cards import Cards, deck_of
from waset.games.cleopatra.components import DICE, DOUBLES, MOST_PRIEST_FACES, STALLS, Card, Piece
from waset.games.cleopatra.edition import Edition, MosaicType, PieceType, SeatNumbers
from waset.games.cleopatra.rules import (
    beggar_and_envoy,
    characters,
    garden,
    limit,
    market,
    offering,
    quarry,
    scoring,
    setup,
    throwing_in,
    turn,
)
from waset.games.cleopatra.rules.listed_cost import ListedCost
from waset.games.cleopatra.rules.steps import Menu
from waset.games.cleopatra.state import State
from waset.games.cleopatra.table_rules import TableRules

NAME = "cleopatra-2006"

DECK: dict[Card, int] = {  # [06.S1]
    Card.ARTISAN: 30,
    Card.STONE: 18,
    Card.MARBLE: 11,
    Card.WOOD: 9,
    Card.LAPIS: 7,
    **dict.fromkeys(DOUBLES, 3),
    Card.TROMPE_LOEIL: 8,
    Card.BEGGAR: 2,
    Card.COURTESAN: 2,
    Card.ENVOY: 2,
    Card.SCRIBE: 2,
    Card.SMUGGLER: 2,
    Card.VIZIER: 1,
}
TWO_PLAYER_DECK: dict[Card, int] = {
    card: n for card, n in DECK.items() if card not in (Card.BEGGAR, Card.ENVOY)
}  # [06.V1]
SEATS = (2, 3, 4, 5)
SEVERAL = SEATS[1:]
SHORT_GAME = Switch("short_game", "06.V2", default=False, seats=SEATS[:1])
MANY, ONE = "many", "one"
SETTINGS: tuple[Setting, ...] = (
    FirstPlayer("06.S7", SEATS),
    Number("priest_faces", "06.S6", 1, SEATS, (1, MOST_PRIEST_FACES)),
    Switch("extra_cards", "06.P7", default=True, seats=SEATS),
    Switch("trompe_loeil_artisan", "C.P5", default=False, seats=SEATS),
    OneOf("envoy", "06.K3", (MANY, ONE), SEVERAL),
    Switch("open_discards", "C.H4", default=False, seats=SEATS),
    SHORT_GAME,
)
MOST_ASKED = {MANY: (5, 127), ONE: (1, 1)}  # [06.K3] kinds named, and cards of each that a seat offers


def table_rules(seats: int, chosen: Mapping[str, Value]) -> TableRules:
    """What a table has chosen."""
    kinds, cards = MOST_ASKED[str(chosen["envoy"])]
    return TableRules(
        deck=deck_for(seats),
        first_player=first_seat(chosen["first_player"]),
        start_space=start_space(chosen),
        priest_faces=int(chosen["priest_faces"]),
        extra_cards=bool(chosen["extra_cards"]),
        wild_artisans=bool(chosen["trompe_loeil_artisan"]),
        most_kinds_asked=kinds,
        most_cards_offered=cards,
        open_discards=bool(chosen["open_discards"]),
    )


def table_rules_1(seats: int, chosen: Mapping[str, Value]) -> TableRules:
    """What a table of version 1 has chosen."""
    return TableRules(deck=deck_for(seats), start_space=start_space(chosen))


def deck_for(seats: int) -> Cards:
    """[06.V1] Two players have a smaller deck."""
    return deck_of(TWO_PLAYER_DECK if seats == SEATS[0] else DECK)


def start_space(chosen: Mapping[str, Value]) -> int:
    """[06.V2] Where Cleopatra starts."""
    return int(bool(chosen[SHORT_GAME.name]))


def declare(settings: tuple[Setting, ...], rules: Callable[[int, Mapping[str, Value]], TableRules]) -> Edition:
    """[06.S] to [06.V]: all that the edition says in numbers, lists and small functions."""
    mosaics = MosaicType("06.B6", ListedCost((2, 1, 1, 0, 1)), 4, garden.palms_under)
    edition = Edition(NAME, ("C", "06"), mosaics)
    two = SeatNumbers(6, scoring.tax_the_corrupt)  # [06.V1]
    several = SeatNumbers(3, scoring.feed_the_crocodile)  # [06.S2] [06.E3]
    edition.by_seats = {seats: several if seats in SEVERAL else two for seats in SEATS}
    edition.settings, edition.rules = settings, rules
    edition.set_up = (  # [06.S7] to [06.S5]
        agenda.ChooseStarter(),
        agenda.Deal(),
        agenda.Draw(STALLS),
        agenda.FillStalls(),
        agenda.TurnMosaic(),
        agenda.Turn(),
    )
    edition.talents, edition.statues, edition.hand = 5, 2, 3  # [06.S2]
    edition.mix = setup.half_face_up  # [06.S3]
    edition.wild = Card.TROMPE_LOEIL  # [C.P5]
    edition.piece_types = (  # in the order of Piece; costs are Artisan, Stone, Marble, Wood, Lapis
        PieceType("06.B2", Piece.SPHINX, 6, ListedCost((1, 1, 1, 0, 0)), quarry.next_spot, 2, quarry.completes_a_pair),
        PieceType("06.B4", Piece.OBELISK, 2, ListedCost((3, 2, 0, 2, 0)), quarry.next_spot, 12, quarry.nothing_more),
        PieceType("06.B3", Piece.THRONE, 2, ListedCost((3, 0, 2, 0, 2)), quarry.next_spot, 12, quarry.nothing_more),
        PieceType("06.B5", Piece.DOOR, 2, ListedCost((2, 0, 1, 1, 1)), quarry.free_spots, 4, quarry.linked_walls),
        PieceType("06.B1", Piece.WALL, 9, ListedCost((1, 1, 0, 1, 0)), quarry.free_spots, 3, garden.bordering_mosaics),
    )
    edition.several_bonus = (0, 0, 2, 5)  # [06.B9]
    edition.discard_penalty = 1  # [06.H2]
    edition.highest_bid_returns = 3  # [C.O3]
    edition.dice = DICE  # [06.S6]
    edition.character_amulets = {  # [06.K1] to [06.K7]
        Card.BEGGAR: 2,
        Card.COURTESAN: 1,
        Card.ENVOY: 0,
        Card.SCRIBE: 2,
        Card.SMUGGLER: 1,
        Card.VIZIER: 0,
    }
    edition.end_rule = "06.E1"
    edition.walked = scoring.palace_is_finished  # [06.E1]
    edition.score = scoring.count_up  # [06.E2]
    return edition


EDITION = declare(SETTINGS, table_rules)
EDITION_1 = declare((SHORT_GAME,), table_rules_1)
MARKET_VISIT = (agenda.Moment(), agenda.Limit(), agenda.Draw(STALLS), agenda.LayOut(), agenda.EndTurn())  # [C.T3]
AFTER_QUARRY = (agenda.RollDice(), agenda.Limit(), agenda.EndTurn())  # [C.T4]
AFTER_QUARRY_1 = (agenda.RollDice(), agenda.Moment(), agenda.Limit(), agenda.EndTurn())
BUILD = quarry.Build(agenda.Quarry())
SCRIBE_AT_DICE = characters.ScribeAtDice()
OTHER_CHARACTERS = (  # [C.T5]
    beggar_and_envoy.Beggar(),
    characters.Courtesan(),
    beggar_and_envoy.Envoy(),
    characters.Vizier(),
)
CHARACTERS = (*OTHER_CHARACTERS[:3], SCRIBE_AT_DICE, *OTHER_CHARACTERS[3:])
BEFORE_OFFERING = (*OTHER_CHARACTERS[:3], characters.ScribeAtDice(agenda.Moment()), *OTHER_CHARACTERS[3:])  # [06.K5]
BUILDERS = (*CHARACTERS, characters.ScribeAtMosaics())
NOT_THEN_1 = (limit.SmugglingTooEarly(), garden.ClaimTooLate())
NOT_THEN = (*NOT_THEN_1, throwing_in.ThrowInTooEarly(), offering.OfferingNotDue())
WHILE_BUILDING = (*NOT_THEN_1, offering.OfferingNotDue())
STEPS: dict[type[Task], Step[State]] = {
    agenda.ChooseStarter: setup.Starting(),
    agenda.Deal: setup.Dealing(),
    agenda.Draw: market.Drawing(),
    agenda.FillStalls: setup.FillingStalls(),
    agenda.TurnMosaic: garden.TurningMosaic(),
    agenda.Turn: Menu((market.Visit(*MARKET_VISIT), BUILD), BUILDERS, (*NOT_THEN, quarry.FinishTooEarly())),
    agenda.TakeHidden: market.TakingHidden(),
    agenda.Moment: Menu((limit.Settle(),), CHARACTERS, NOT_THEN),
    agenda.Limit: limit.LimitMenu((limit.Discarding(), limit.Keeping()), (limit.Smuggling(),)),
    agenda.DiscardDown: limit.DiscardingDown(),
    agenda.LayOut: market.LayingOut(),
    agenda.EndTurn: turn.EndingTurn(turn.nothing_moves, turn.nobody_builds),
    agenda.Quarry: Menu((BUILD, throwing_in.ThrowingIn(), quarry.Finish(*AFTER_QUARRY)), BUILDERS, WHILE_BUILDING),
    agenda.Place: quarry.Placing(),
    agenda.PlaceMosaic: garden.PlacingMosaic(),
    agenda.PayPiece: quarry.PayingPiece(),
    agenda.PayMosaic: characters.PayingMosaicByScribe(),
    agenda.Claim: garden.Claiming(),
    agenda.RollDice: offering.RollingDice((agenda.BeforeOffering(),), (agenda.Moment(),)),
    agenda.BeforeOffering: Menu(
        (offering.GoingToOffering(),), BEFORE_OFFERING, (*NOT_THEN_1, throwing_in.ThrowInTooEarly())
    ),
    agenda.Offering: offering.Bidding(),
    agenda.AnswerBeggar: beggar_and_envoy.AnsweringBeggar(),
    agenda.TakeFromDiscards: characters.TakingFromDiscards(),
    agenda.NameKinds: beggar_and_envoy.NamingKindsFirst(),
    agenda.ChooseAsked: beggar_and_envoy.ChoosingAsked(),
    agenda.AnswerAsked: beggar_and_envoy.AnsweringAsked(),
    agenda.AcceptOffers: beggar_and_envoy.AcceptingOffers(),
    agenda.LookAtDrawn: characters.LookingAtDrawn(),
    agenda.KeepDrawn: characters.KeepingDrawn(),
}
STEPS_1: dict[
    type[Task], Step[State]
] = {  # of version 1: no moment before an offering, the Envoy asks everybody, nobody need ever build
    **STEPS,
    agenda.Turn: Menu((market.Visit(*MARKET_VISIT), BUILD), BUILDERS, (*NOT_THEN_1, quarry.FinishTooEarly())),
    agenda.Moment: Menu((limit.Settle(),), CHARACTERS, NOT_THEN_1),
    agenda.Quarry: Menu((BUILD, quarry.Finish(*AFTER_QUARRY_1)), BUILDERS, NOT_THEN_1),
    agenda.RollDice: offering.RollingDice((agenda.Offering(),), ()),
    agenda.NameKinds: beggar_and_envoy.NamingKinds(),
    agenda.AnswerEnvoy: beggar_and_envoy.AnsweringEnvoy(),
    agenda.EndTurn: turn.EndingTurn(turn.nothing_moves),
}
