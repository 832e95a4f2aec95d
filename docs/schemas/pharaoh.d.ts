// Written by `waset schema pharaoh --typescript`; change the types in Python, not here.

export type Action = Walk | Flip | Lay | TurnTile | PlaceLamp | TakeLamp | PickUp | PutDown | Steal | DigOut | BreakIn | EndTurn;

/** [P.Z3] Turn this tile next to the walled-in start so that it gets a door to the start. */
export interface BreakIn {
  type: "BreakIn";
  square: string;
  doors: string;
}

/** [P.Z3] A seat's figure on the walled-in start turned a neighbouring tile open. */
export interface BrokenIn {
  type: "BrokenIn";
  seat: number;
  square: string;
  doors: string;
}

/** [P.E3] Those whom one mummy sent to the start delivered what they carried, all at the same moment. */
export interface CarriersDelivered {
  type: "CarriersDelivered";
  seats: Array<number>;
  treasures: Array<number>;
}

/** [P.M1] What the photo shows happens, and the photo is kept. */
export interface CarryOut {
  type: "CarryOut";
  square: string;
}

/** [P.M2] Where a mummy or a curse would go if the chamber were laid with these doors; nowhere without a way. */
export interface ChamberWay {
  doors: string;
  squares: Array<string>;
}

/** [P.S1] The place of the start tile is drawn. */
export interface ChooseStart {
  type: "ChooseStart";
}

/** [P.S3] The starting player is drawn. */
export interface ChooseStarter {
  type: "ChooseStarter";
}

/** [P.K] The collapse, once the mask is found: after whose turn the next wave falls, and what comes after it. */
export interface Collapse {
  after: number;
  is_this_turn: boolean;
  turns: number;
  has_begun: boolean;
  waves: Array<Wave>;
}

/** [P.M4] The curse left the pyramid. */
export interface CurseSpread {
  type: "CurseSpread";
  square: string;
  way: Array<string>;
}

/** [P.Z1] Spend the whole turn to turn the tile under the sealed-in archaeologist. */
export interface DigOut {
  type: "DigOut";
  doors: string;
}

/** [P.M1] A photo of the chamber is drawn. */
export interface DrawPhoto {
  type: "DrawPhoto";
  square: string;
}

/** [P.Z1] A sealed-in archaeologist spent the whole turn to turn the tile under it. */
export interface DugOut {
  type: "DugOut";
  seat: number;
  square: string;
  doors: string;
}

/** Why the game ended. */
export type EndReason = "collapse" | "last-round" | "no-actions" | "no-progress" | "nothing-left";

/** [P.T1] End the turn. */
export interface EndTurn {
  type: "EndTurn";
}

export type Event = Planned | StartPlaced | StarterChosen | TurnPassed | RoundEnded | Walked | TileFlipped | TileLaid | TileTurned | DugOut | BrokenIn | LampPlaced | LampTaken | TreasurePickedUp | TreasurePutDown | TreasureStolen | TreasureDelivered | CarriersDelivered | PhotoDrawn | TreasureFound | MaskFound | MummyAwoke | FigureFled | CurseSpread | LampsBlownOut | NoWayOut | PhotoKept | MaskTaken | FigureLost | TilesFell | GameEnded;

/** [P.C3] The two figures of every player. */
export type Figure = "archaeologist" | "helper";

/** [P.M3] A figure fled to the start and left this treasure, or none, where it stood. */
export interface FigureFled {
  type: "FigureFled";
  seat: number;
  figure: Figure;
  square: string;
  treasure: number;
}

/** [P.K5] A figure is lost, with this treasure or none. */
export interface FigureLost {
  type: "FigureLost";
  seat: number;
  figure: Figure;
  treasure: number;
}

/** A figure, and every tile that it reaches with one action, whether or not one is left. */
export interface FigureOutlook {
  seat: number;
  figure: Figure;
  at: string | null;
  carries: number;
  falls: number;
  walks: Array<WalkAhead>;
}

/** [P.T3] Turn over this face-down tile next to the archaeologist. */
export interface Flip {
  type: "Flip";
  square: string;
}

/** [P.K7] The game is over and counted. */
export interface GameEnded {
  type: "GameEnded";
  result: Result;
}

/** [P.T5] A seat's helper placed a lamp. */
export interface LampPlaced {
  type: "LampPlaced";
  seat: number;
  square: string;
}

/** [P.T6] A seat's helper took a lamp. */
export interface LampTaken {
  type: "LampTaken";
  seat: number;
  square: string;
}

/** [P.M4] Lamps of a seat returned to it. */
export interface LampsBlownOut {
  type: "LampsBlownOut";
  seat: number;
  squares: Array<string>;
}

/** [P.T3] Lay the tile that was turned over so that it has these doors. */
export interface Lay {
  type: "Lay";
  doors: string;
}

/** [P.T3] The tile that was turned over is to be laid. */
export interface LayTile {
  type: "LayTile";
  square: string;
}

/** [P.C4] The death mask was put into the chamber, the last treasure of all. */
export interface MaskFound {
  type: "MaskFound";
  seat: number;
  square: string;
}

/** [P.K2] A seat's archaeologist left the chamber with the death mask. */
export interface MaskTaken {
  type: "MaskTaken";
  seat: number;
}

/** The death mask and the collapse. */
export interface MaskView {
  chamber: string | null;
  falls_at: number | null;
  finder: number | null;
  owner: number | null;
  ring: number | null;
  taken_at: number | null;
}

/** [P.M3] The mummy walked out of the pyramid. */
export interface MummyAwoke {
  type: "MummyAwoke";
  square: string;
  way: Array<string>;
}

/** [P.M6] The mummy or the curse found no way to the start. */
export interface NoWayOut {
  type: "NoWayOut";
  square: string;
}

/** [P.C5] What a photo shows besides treasures. */
export type Omen = "curse" | "mummy" | "nothing";

/** Everything a seat can see coming; spectators are told what holds for everybody. */
export interface Outlook {
  round: number;
  actions: number;
  most_actions: number;
  figures: Array<FigureOutlook>;
  collapse: Collapse | null;
  points: Array<Points>;
  chamber_ways: Array<ChamberWay>;
}

/** [P.C5] A photo of a burial chamber. */
export interface Photo {
  type: "Photo";
  treasures: number;
  omen: Omen;
}

/** [P.M1] A seat drew a photo of the chamber that it found. */
export interface PhotoDrawn {
  type: "PhotoDrawn";
  seat: number;
  square: string;
  photo: Photo;
}

/** [P.M1] A seat keeps the photo that it drew. */
export interface PhotoKept {
  type: "PhotoKept";
  seat: number;
  photo: Photo;
}

/** [P.F1] Pick up a treasure of this worth; the mask is worth 5. */
export interface PickUp {
  type: "PickUp";
  treasure: number;
}

/** [P.T5] Place a lamp on the helper's tile. */
export interface PlaceLamp {
  type: "PlaceLamp";
}

/** The task at hand is done; these come next, in this order. */
export interface Planned {
  type: "Planned";
  tasks: Array<ChooseStart | ChooseStarter | Turn | TurnOver | LayTile | DrawPhoto | PutTreasures | CarryOut>;
}

/** A seat's points as they stand; what others delivered is known only where it is shown [P.X2]. */
export interface Points {
  seat: number;
  photos: number;
  delivered: number;
  treasures: number | null;
  lost: number;
  points: number | null;
}

/** [P.F2] Put the carried treasure down. */
export interface PutDown {
  type: "PutDown";
}

/** [P.M1] So many treasures are put into the chamber. */
export interface PutTreasures {
  type: "PutTreasures";
  square: string;
  number: number;
}

/** The end of a game. */
export interface Result {
  type: "Result";
  reason: EndReason;
  scores: Array<Score>;
  ranking: Array<Array<number>>;
  winners: Array<number>;
}

/** [P.Z2] Everybody had a turn. */
export interface RoundEnded {
  type: "RoundEnded";
}

/** One seat's sums, and what decides between equals. */
export interface Score {
  type: "Score";
  seat: number;
  photos: number;
  treasures: Array<number>;
  treasures_worth: number;
  mask: number;
  archaeologist_lost: number;
  helper_lost: number;
  points: number;
  has_both: boolean;
  last_change: number;
}

/** What belongs to one seat; `?` for the worth of what it delivered where that is not shown. */
export interface SeatView {
  archaeologist: string | null;
  carries: number;
  delivered: Array<number | "?">;
  helper: string | null;
  lamps: Array<string>;
  photos: Array<Photo>;
  supply: number;
}

/** How many doors a tile has, and where; `doors` is one of its orientations. */
export type Shape = "bend" | "cross" | "dead-end" | "straight" | "t-piece";

/** A figure on a tile that falls. */
export interface Standing {
  seat: number;
  figure: Figure;
  at: string;
  carries: number;
}

/** [P.S1] The start tile took its place; all figures stand on it [P.S2]. */
export interface StartPlaced {
  type: "StartPlaced";
  square: string;
}

/** [P.S3] A seat will begin. */
export interface StarterChosen {
  type: "StarterChosen";
  seat: number;
}

/** [P.F3] Steal the treasure of this seat. */
export interface Steal {
  type: "Steal";
  victim: number;
}

/** The rules of one table. */
export interface TableRules {
  type: "TableRules";
  corridors: Array<number>;
  chamber: Shape;
  start_doors: string;
  photos: Array<Photo>;
  mummy_drops_treasure: boolean;
  no_way_ends_turn: boolean;
  finding_turn_counts: boolean;
  collapse: string;
  dig_out: boolean;
  break_in: boolean;
  mask_turn: string;
  start: string;
  first_player: number | null;
  no_progress_rounds: number;
  last_round: number;
  open_scores: boolean;
}

/** [P.T6] Take the own lamp from the helper's tile. */
export interface TakeLamp {
  type: "TakeLamp";
}

/** [P.C1] The tiles that lie face down: three shapes of corridors, and the five burial chambers by their names. */
export type Tile = "bend" | "crown" | "eye" | "falcon" | "ibis" | "lotus" | "straight" | "t-piece";

/** [P.T3] A seat turned a tile over; all see it. */
export interface TileFlipped {
  type: "TileFlipped";
  seat: number;
  square: string;
  tile: Tile;
}

/** [P.T3] A seat laid the tile that it had turned over. */
export interface TileLaid {
  type: "TileLaid";
  seat: number;
  square: string;
  tile: Tile;
  doors: string;
}

/** [P.T4] A seat's helper turned a tile. */
export interface TileTurned {
  type: "TileTurned";
  seat: number;
  square: string;
  doors: string;
}

/** A face-up tile with its doors and the treasures on it. */
export interface TileView {
  doors: string;
  treasures: Array<number>;
}

/** [P.K4] A ring of tiles fell, with these treasures that lay there; ring 0 is the mask's chamber. */
export interface TilesFell {
  type: "TilesFell";
  ring: number;
  squares: Array<string>;
  treasures: Array<number>;
}

/** [P.F4] A treasure reached the start and is safe for ever. */
export interface TreasureDelivered {
  type: "TreasureDelivered";
  seat: number;
  treasure: number;
}

/** [P.M1] A treasure was put face up into the chamber. */
export interface TreasureFound {
  type: "TreasureFound";
  square: string;
  treasure: number;
}

/** [P.F1] A seat's archaeologist picked a treasure up. */
export interface TreasurePickedUp {
  type: "TreasurePickedUp";
  seat: number;
  square: string;
  treasure: number;
}

/** [P.F2] A seat's archaeologist put its treasure down. */
export interface TreasurePutDown {
  type: "TreasurePutDown";
  seat: number;
  square: string;
  treasure: number;
}

/** [P.F3] A seat's archaeologist stole a treasure. */
export interface TreasureStolen {
  type: "TreasureStolen";
  seat: number;
  victim: number;
  treasure: number;
}

/** [P.T1] The active seat has its turn. */
export interface Turn {
  type: "Turn";
}

/** [P.T3] A face-down tile is turned over. */
export interface TurnOver {
  type: "TurnOver";
  square: string;
}

/** [P.S3] It is another seat's turn. */
export interface TurnPassed {
  type: "TurnPassed";
  seat: number;
}

/** [P.T4] Turn this tile so that it has these doors. */
export interface TurnTile {
  type: "TurnTile";
  square: string;
  doors: string;
}

/** The pyramid radar: what nobody has seen yet, treasures by their worth. */
export interface UnseenView {
  photos: Array<Photo>;
  tiles: Partial<Record<Tile, number>>;
  treasures: Record<string, number>;
}

/** The table as one viewer sees it. */
export interface View {
  actions: number;
  active: number;
  agenda: Array<ChooseStart | ChooseStarter | Turn | TurnOver | LayTile | DrawPhoto | PutTreasures | CarryOut>;
  chambers: Partial<Record<Tile, string | null>>;
  drawn: Photo | null;
  game: string;
  idle_rounds: number;
  mask: MaskView;
  quiet_rounds: number;
  result: Result | null;
  round: number;
  rules: TableRules;
  seats: Array<SeatView>;
  start: string | null;
  starter: number;
  tiles: Record<string, TileView | "?" | null>;
  turn: number;
  turned: Tile | null;
  unseen: UnseenView;
}

/** [P.T2] Walk to this tile: one step, or along own lamps [P.L2]. */
export interface Walk {
  type: "Walk";
  figure: Figure;
  to: string;
}

/** A walk that takes one action: its tiles up to the last, how many steps, and the own lamps it goes along. */
export interface WalkAhead {
  to: string;
  way: Array<string>;
  steps: number;
  lamps: Array<string>;
  delivers: number;
  falls: number;
}

/** [P.T2] A figure walked to a tile. */
export interface Walked {
  type: "Walked";
  seat: number;
  figure: Figure;
  to: string;
}

/** What falls together: 1 is next. */
export interface Wave {
  number: number;
  squares: Array<string>;
  figures: Array<Standing>;
  treasures: Array<number>;
}
