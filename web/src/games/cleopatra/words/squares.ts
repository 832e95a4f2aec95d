// The squares of the garden and the spots of the pieces, as a screen reader says them.
import { isPalm, isThroneSpace, WALL_SLOTS } from "../geometry";
import type { CleopatraView } from "../view";
import type { Speaker } from "./speaker";

/** A square: `c4, plain, empty`; `d3, mosaic I`; `g9, palm, sanctuary of Aiko, 2 squares`. */
export function squareName(speaker: Speaker, view: CleopatraView, square: string): string {
  const laid = view.palace.mosaics.find(({ squares }) => squares.includes(square));
  if (laid) return `${square}, ${speaker.say("spot.mosaic", { mosaic: laid.mosaic })}`;
  if (isThroneSpace(square)) return `${square}, ${speaker.say("web.cleopatra_throne_space")}`;
  const kind = speaker.say(isPalm(square) ? "web.cleopatra_square_palm" : "web.cleopatra_square_plain");
  const sanctuary = view.palace.sanctuaries.find(({ squares }) => squares.includes(square));
  return `${square}, ${kind}, ${sanctuary ? sanctuaryName(speaker, sanctuary.owner, sanctuary.squares.length) : speaker.say("ui.empty")}`;
}

function sanctuaryName(speaker: Speaker, owner: number | null, size: number): string {
  if (owner === null) return speaker.say("web.cleopatra_sanctuary_free", { size });
  return speaker.say("web.cleopatra_sanctuary_of", { player: speaker.giver(owner), size });
}

/** A spot with what it would earn: `the column wall in slot 7, right side, empty, worth 6`. */
export function spotName(speaker: Speaker, piece: string, spot: number, reward: number): string {
  const side =
    piece === "wall" && spot < WALL_SLOTS.length
      ? `, ${speaker.say("web.cleopatra_wall_side", { slot: spot + 1 })}`
      : "";
  return `${speaker.pieceAt(piece, spot)}${side}, ${speaker.say("ui.empty")}, ${speaker.say("web.cleopatra_worth", { reward })}`;
}
