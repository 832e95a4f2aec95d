"""What can happen, in the past tense; each event knows its change. Everybody sees all of it [P.X2]."""

from typing import TypeAlias

from waset.games.pharaoh.events.chambers import (
    CurseSpread,
    FigureFled,
    LampsBlownOut,
    MaskFound,
    MummyAwoke,
    NoWayOut,
    PhotoDrawn,
    PhotoKept,
    TreasureFound,
)
from waset.games.pharaoh.events.collapse import FigureLost, MaskTaken, TilesFell
from waset.games.pharaoh.events.figures import (
    BrokenIn,
    DugOut,
    LampPlaced,
    LampTaken,
    TileFlipped,
    TileLaid,
    TileTurned,
    Walked,
)
from waset.games.pharaoh.events.flow import (
    DONE,
    GameEnded,
    Planned,
    RoundEnded,
    StarterChosen,
    StartPlaced,
    TurnPassed,
)
from waset.games.pharaoh.events.treasures import (
    CarriersDelivered,
    TreasureDelivered,
    TreasurePickedUp,
    TreasurePutDown,
    TreasureStolen,
)

AnyEvent: TypeAlias = (
    Planned
    | StartPlaced
    | StarterChosen
    | TurnPassed
    | RoundEnded
    | Walked
    | TileFlipped
    | TileLaid
    | TileTurned
    | DugOut
    | BrokenIn
    | LampPlaced
    | LampTaken
    | TreasurePickedUp
    | TreasurePutDown
    | TreasureStolen
    | TreasureDelivered
    | CarriersDelivered
    | PhotoDrawn
    | TreasureFound
    | MaskFound
    | MummyAwoke
    | FigureFled
    | CurseSpread
    | LampsBlownOut
    | NoWayOut
    | PhotoKept
    | MaskTaken
    | FigureLost
    | TilesFell
    | GameEnded
)

__all__ = [
    "DONE",
    "AnyEvent",
    "BrokenIn",
    "CarriersDelivered",
    "CurseSpread",
    "DugOut",
    "FigureFled",
    "FigureLost",
    "GameEnded",
    "LampPlaced",
    "LampTaken",
    "LampsBlownOut",
    "MaskFound",
    "MaskTaken",
    "MummyAwoke",
    "NoWayOut",
    "PhotoDrawn",
    "PhotoKept",
    "Planned",
    "RoundEnded",
    "StartPlaced",
    "StarterChosen",
    "TileFlipped",
    "TileLaid",
    "TileTurned",
    "TilesFell",
    "TreasureDelivered",
    "TreasureFound",
    "TreasurePickedUp",
    "TreasurePutDown",
    "TreasureStolen",
    "TurnPassed",
    "Walked",
]
