"""The 2006 edition, in rulebook order."""

from waset.engine.flow import Step
from waset.engine.game import Task
from waset.engine.settings import Switch
from waset.games.cleopatra import agenda
from waset.games.cleopatra.cards import deck_of
from waset.games.cleopatra.components import DICE, DOUBLES, STALLS, Card, Piece
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
    turn,
)
from waset.games.cleopatra.rules.listed_cost import ListedCost
from waset.games.cleopatra.rules.steps import Menu
from waset.games.cleopatra.state import State

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


def declare() -> Edition:
    """[06.S] to [06.V]: all that the edition says in numbers, lists and small functions."""
    mosaics = MosaicType("06.B6", ListedCost((2, 1, 1, 0, 1)), 4, garden.palms_under)
    edition = Edition(NAME, ("C", "06"), mosaics)
    several = SeatNumbers(deck_of(DECK), 3, scoring.feed_the_crocodile)  # [06.S2] [06.E3]
    edition.by_seats = {
        2: SeatNumbers(deck_of(TWO_PLAYER_DECK), 6, scoring.tax_the_corrupt),  # [06.V1]
        3: several,
        4: several,
        5: several,
    }
    edition.settings = (Switch(setup.SHORT_GAME, "06.V2", default=False, seats=(2,)),)
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
    edition.walked = scoring.palace_is_finished  # [06.E1]
    edition.score = scoring.count_up  # [06.E2]
    return edition


EDITION = declare()
MARKET_VISIT = (agenda.Moment(), agenda.Limit(), agenda.Draw(STALLS), agenda.LayOut(), agenda.EndTurn())  # [C.T3]
AFTER_QUARRY = (agenda.RollDice(), agenda.Moment(), agenda.Limit(), agenda.EndTurn())  # [C.T4]
BUILD = quarry.Build(agenda.Quarry())
CHARACTERS = (  # [C.T5]
    beggar_and_envoy.Beggar(),
    characters.Courtesan(),
    beggar_and_envoy.Envoy(),
    characters.ScribeAtDice(),
    characters.Vizier(),
)
BUILDERS = (*CHARACTERS, characters.ScribeAtMosaics())
NOT_THEN = (limit.SmugglingTooEarly(), garden.ClaimTooLate())
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
    agenda.EndTurn: turn.EndingTurn(),
    agenda.Quarry: Menu((BUILD, quarry.Finish(*AFTER_QUARRY)), BUILDERS, NOT_THEN),
    agenda.Place: quarry.Placing(),
    agenda.PlaceMosaic: garden.PlacingMosaic(),
    agenda.PayPiece: quarry.PayingPiece(),
    agenda.PayMosaic: characters.PayingMosaicByScribe(),
    agenda.Claim: garden.Claiming(),
    agenda.RollDice: offering.RollingDice(),
    agenda.Offering: offering.Bidding(),
    agenda.AnswerBeggar: beggar_and_envoy.AnsweringBeggar(),
    agenda.TakeFromDiscards: characters.TakingFromDiscards(),
    agenda.NameKinds: beggar_and_envoy.NamingKinds(),
    agenda.AnswerEnvoy: beggar_and_envoy.AnsweringEnvoy(),
    agenda.AcceptOffers: beggar_and_envoy.AcceptingOffers(),
    agenda.LookAtDrawn: characters.LookingAtDrawn(),
    agenda.KeepDrawn: characters.KeepingDrawn(),
}
