// Which events are heard, and as what. Of many at once the first in this order is heard: the rare before the common.
import type { Sound } from "./sounds";

const HEARD: readonly (readonly [Sound, readonly string[]])[] = [
  ["gong", ["OfferingMade"]],
  ["rumble", ["TilesFell"]],
  ["breath", ["MummyAwoke"]],
  ["flames", ["CurseSpread", "LampsBlownOut"]],
  ["bell", ["CleopatraWalked"]],
  ["harp", ["SanctuaryClaimed", "SanctuariesFormed", "MaskTaken", "MaskFound"]],
  ["mosaic", ["MosaicLaid"]],
  ["stone", ["PieceBuilt", "TileLaid", "TileFlipped", "DugOut", "BrokenIn"]],
  ["dice", ["DiceRolled", "DieTurned"]],
  ["tooth", ["AmuletsTaken", "AmuletPassed", "FigureLost"]],
  [
    "coins",
    ["TreasureDelivered", "CarriersDelivered", "TreasurePickedUp", "TreasureFound", "TreasureStolen", "TalentsGained"],
  ],
  ["wood", ["TileTurned", "WorshipperCalled", "CharacterPlayed"]],
  ["flint", ["LampPlaced"]],
  [
    "cards",
    ["StallTaken", "DrawnTaken", "PhotoKept", "CardGiven", "CardsPaid", "CardThrownIn", "CardAccepted", "DiscardTaken"],
  ],
  ["tick", ["Walked", "TurnPassed", "LampTaken", "TalentsPaid", "CardDiscarded", "CardDiscardedOpenly"]],
];

/** The one sound of some events; silence where none is heard. */
export function soundOf(types: readonly string[]): Sound | undefined {
  const happened = new Set(types);
  return HEARD.find(([, events]) => events.some((event) => happened.has(event)))?.[0];
}
