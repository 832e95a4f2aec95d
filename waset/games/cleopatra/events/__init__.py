"""What can happen, in the past tense; each event knows its change and who sees what."""

from typing import TypeAlias

from waset.games.cleopatra.events.characters import (
    AmuletPassed,
    CardAccepted,
    CardGiven,
    CharacterPlayed,
    DieTurned,
    DiscardsSeen,
    DiscardTaken,
    DrawnKept,
    DrawnSeen,
    HandShown,
    KindsNamed,
    OffersClosed,
    OffersShown,
    OpponentsAsked,
    TalentsGiven,
)
from waset.games.cleopatra.events.flow import (
    DONE,
    AnswerSealed,
    GameEnded,
    HandRevealed,
    LastTurnsBegan,
    Planned,
    StarterChosen,
    TurnPassed,
)
from waset.games.cleopatra.events.market import (
    CardDealt,
    CardDiscarded,
    CardDiscardedOpenly,
    CardDrawn,
    DeckMixed,
    DiscardsMixed,
    HiddenCardTaken,
    StallsFilled,
    StallTaken,
    TopTurned,
)
from waset.games.cleopatra.events.palace import (
    AmuletsReturned,
    AmuletsTaken,
    CardsPaid,
    CardThrownIn,
    CleopatraWalked,
    DiceRolled,
    MosaicLaid,
    MosaicSetAside,
    MosaicTurned,
    OfferingMade,
    PieceBuilt,
    SanctuariesFormed,
    SanctuaryClaimed,
    TalentsGained,
    TalentsPaid,
    UnitsWaived,
)
from waset.games.cleopatra.events.sobek import DrawnTaken, WorshipperCalled, WorshipperLaid

AnyEvent: TypeAlias = (
    Planned
    | StarterChosen
    | CardDealt
    | DeckMixed
    | DiscardsMixed
    | TopTurned
    | CardDrawn
    | StallsFilled
    | MosaicTurned
    | MosaicSetAside
    | TurnPassed
    | StallTaken
    | HiddenCardTaken
    | CardDiscarded
    | CardDiscardedOpenly
    | TalentsGained
    | TalentsPaid
    | AmuletsTaken
    | AmuletsReturned
    | UnitsWaived
    | CardsPaid
    | CardThrownIn
    | PieceBuilt
    | MosaicLaid
    | SanctuariesFormed
    | SanctuaryClaimed
    | CleopatraWalked
    | DiceRolled
    | DieTurned
    | AnswerSealed
    | OfferingMade
    | CharacterPlayed
    | TalentsGiven
    | CardGiven
    | HandShown
    | DiscardsSeen
    | DiscardTaken
    | KindsNamed
    | OpponentsAsked
    | OffersShown
    | CardAccepted
    | AmuletPassed
    | OffersClosed
    | DrawnSeen
    | DrawnKept
    | WorshipperLaid
    | WorshipperCalled
    | DrawnTaken
    | LastTurnsBegan
    | HandRevealed
    | GameEnded
)

__all__ = [
    "DONE",
    "AmuletPassed",
    "AmuletsReturned",
    "AmuletsTaken",
    "AnswerSealed",
    "AnyEvent",
    "CardAccepted",
    "CardDealt",
    "CardDiscarded",
    "CardDiscardedOpenly",
    "CardDrawn",
    "CardGiven",
    "CardThrownIn",
    "CardsPaid",
    "CharacterPlayed",
    "CleopatraWalked",
    "DeckMixed",
    "DiceRolled",
    "DieTurned",
    "DiscardTaken",
    "DiscardsMixed",
    "DiscardsSeen",
    "DrawnKept",
    "DrawnSeen",
    "DrawnTaken",
    "GameEnded",
    "HandRevealed",
    "HandShown",
    "HiddenCardTaken",
    "KindsNamed",
    "LastTurnsBegan",
    "MosaicLaid",
    "MosaicSetAside",
    "MosaicTurned",
    "OfferingMade",
    "OffersClosed",
    "OffersShown",
    "OpponentsAsked",
    "PieceBuilt",
    "Planned",
    "SanctuariesFormed",
    "SanctuaryClaimed",
    "StallTaken",
    "StallsFilled",
    "StarterChosen",
    "TalentsGained",
    "TalentsGiven",
    "TalentsPaid",
    "TopTurned",
    "TurnPassed",
    "UnitsWaived",
    "WorshipperCalled",
    "WorshipperLaid",
]
