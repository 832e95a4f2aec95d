// Whether somebody can go back, and whether the others have to be asked; the server has the last word.
import type { StepSeen, Update } from "../../protocol/messages";
import type { Key } from "../../words/words";

export type Undoing = { isOff: true; why: Key } | { isOff: false; isAsking: boolean };

/** What undo does now for the viewer. */
export function undoOf(update: Update | undefined, steps: readonly StepSeen[]): Undoing {
  if (!update || update.viewer === null || update.status !== "playing") return { isOff: true, why: "web.undo_over" };
  if (update.undo) return { isOff: true, why: "web.undo_open" };
  if (update.free_undo !== null) return { isOff: false, isAsking: false };
  if (!steps.some(({ seat }) => seat === update.viewer)) return { isOff: true, why: "web.undo_nothing" };
  const people = update.seats.filter(({ kind, bot }) => kind === "person" && !bot).length;
  return { isOff: false, isAsking: people > 1 };
}
