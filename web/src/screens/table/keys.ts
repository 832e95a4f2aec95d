// Every key of the client in one table: what it does and where. The help reads it; none acts while somebody types.
import type { Key } from "../../words/words";

/** Keys by their usual names; a row is a command, or several of a kind. */
export type KeyRow = { keys: readonly string[]; does: Key };
export type KeyGroup = { title: Key; games?: readonly string[]; isApart?: boolean; rows: readonly KeyRow[] };

const CLEOPATRA = ["cleopatra-2006", "cleopatra-2019"];
const ARROWS = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"];
const PAN = ARROWS.map((key) => `Ctrl+${key}`);

export const KEYS: readonly KeyGroup[] = [
  {
    title: "web.keys_table",
    rows: [
      { keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"], does: "web.key_option" },
      { keys: ["Enter"], does: "web.key_confirm" },
      { keys: ["U", "Ctrl+Z"], does: "web.key_undo" },
      { keys: ["Escape"], does: "web.key_back" },
      { keys: ["L"], does: "web.key_log" },
      { keys: ["C"], does: "web.key_chat" },
      { keys: ["S"], does: "web.key_aid" },
      { keys: ["V"], does: "web.key_advice" },
      { keys: ["?"], does: "web.key_help" },
    ],
  },
  {
    title: "web.keys_palace",
    games: CLEOPATRA,
    rows: [
      { keys: ["M"], does: "web.key_market" },
      { keys: ["Q"], does: "web.key_quarry" },
      { keys: ARROWS, does: "web.key_arrows" },
      { keys: ["E", "R"], does: "web.key_rotate" },
      { keys: ["F"], does: "web.key_flip" },
      { keys: ["N"], does: "web.key_next" },
      { keys: ["P"], does: "web.key_plan" },
      { keys: ["+", "-", "Z"], does: "web.key_zoom" },
      { keys: ["0"], does: "web.key_fit" },
      { keys: PAN, does: "web.key_pan" },
    ],
  },
  {
    title: "web.keys_maze",
    games: ["pharaoh"],
    rows: [
      { keys: ["A"], does: "web.key_archaeologist" },
      { keys: ["H"], does: "web.key_helper" },
      { keys: ["W"], does: "web.key_walk" },
      { keys: ["F"], does: "web.key_flip_tile" },
      { keys: ["T"], does: "web.key_turn_tile" },
      { keys: ["G"], does: "web.key_lamp" },
      { keys: ["E", "R"], does: "web.key_rotate" },
      { keys: ARROWS, does: "web.key_arrows" },
      { keys: ["+", "-", "Z"], does: "web.key_zoom" },
      { keys: ["0"], does: "web.key_fit" },
      { keys: PAN, does: "web.key_pan" },
    ],
  },
  {
    title: "web.keys_replay",
    isApart: true,
    rows: [
      { keys: ["ArrowLeft", "ArrowRight"], does: "web.key_step" },
      { keys: ["PageUp", "PageDown"], does: "web.key_turns" },
      { keys: ["Home", "End"], does: "web.key_ends" },
      { keys: ["Space"], does: "web.key_play" },
    ],
  },
];

/** The keys that mean something in a game; without one, all of them. */
export function keysOf(game: string): readonly KeyGroup[] {
  return game ? KEYS.filter(({ games }) => !games || games.includes(game)) : KEYS;
}

/** The row, and the usual key, of another command that has this key already where a command is used. */
export function takenBy(usual: string, key: string, keyOf: (usual: string) => string): Taken | undefined {
  const groups = KEYS.filter((group) => KEYS.some((other) => meet(group, other) && has(other, usual)));
  for (const row of groups.flatMap((group) => group.rows)) {
    const found = row.keys.find((other) => other !== usual && keyOf(other) === key);
    if (found) return { usual: found, does: row.does };
  }
  return undefined;
}

export type Taken = { usual: string; does: Key };

function has({ rows }: KeyGroup, usual: string): boolean {
  return rows.some(({ keys }) => keys.includes(usual));
}

/** Whether the keys of two groups are used in the same place. */
function meet(one: KeyGroup, other: KeyGroup): boolean {
  if (one.isApart || other.isApart) return one === other;
  return !one.games || !other.games || one.games.some((game) => other.games?.includes(game));
}
