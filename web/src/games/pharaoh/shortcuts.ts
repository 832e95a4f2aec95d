// The keys of the maze.
import { meantBy } from "../../keys";
import type { Choosing } from "./choosing.svelte";

const NUMBERED = 9;

/** What each key does. */
export function shortcuts(choosing: Choosing): Record<string, () => void> {
  const numbers = Array.from({ length: NUMBERED }, (_, index): [string, () => void] => [
    String(index + 1),
    () => pick(choosing, index),
  ]);
  return {
    ...Object.fromEntries(numbers),
    A: () => choosing.take("archaeologist"),
    H: () => choosing.take("helper"),
    W: () => choosing.useVerb("walk"),
    F: () => choosing.useVerb("flip"),
    T: () => choosing.useVerb("turn"),
    G: () => choosing.useVerb("lamp"),
    E: () => choosing.turnWay(-1),
    R: () => choosing.turnWay(1),
    Escape: () => choosing.back(),
  };
}

/** The way or the move with a number. */
function pick(choosing: Choosing, index: number): void {
  const way = choosing.ways[index];
  const entry = choosing.listed[index];
  if (way) choosing.takeWay(way);
  else if (entry) choosing.choose(entry);
}

/** Whether Enter is for the gold button: not while it presses what has the focus. */
export function isForGold(event: KeyboardEvent): boolean {
  const isElsewhere = event.target instanceof Element && event.target.closest("button, a, input, textarea, dialog");
  return meantBy(event, { Enter: true }) === true && !isElsewhere && !event.defaultPrevented;
}
