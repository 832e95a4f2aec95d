// Every key of the client in one table: what it does and where. The help reads it; none acts while somebody types.
import type { Key } from "../../words/words";

export type KeyRow = { keys: readonly string[]; does: Key };
export type KeyGroup = { title: Key; games?: readonly string[]; rows: readonly KeyRow[] };

const CLEOPATRA = ["cleopatra-2006", "cleopatra-2019"];

export const KEYS: readonly KeyGroup[] = [
  {
    title: "web.keys_table",
    rows: [
      { keys: ["1", "9"], does: "web.key_option" },
      { keys: ["Enter"], does: "web.key_confirm" },
      { keys: ["U", "Ctrl+Z"], does: "web.key_undo" },
      { keys: ["Esc"], does: "web.key_back" },
      { keys: ["L"], does: "web.key_log" },
      { keys: ["C"], does: "web.key_chat" },
      { keys: ["?"], does: "web.key_help" },
    ],
  },
  {
    title: "web.keys_palace",
    games: CLEOPATRA,
    rows: [
      { keys: ["M"], does: "web.key_market" },
      { keys: ["Q"], does: "web.key_quarry" },
      { keys: ["←", "↑", "→", "↓"], does: "web.key_arrows" },
      { keys: ["E", "R"], does: "web.key_rotate" },
      { keys: ["F"], does: "web.key_flip" },
      { keys: ["N"], does: "web.key_next" },
      { keys: ["P"], does: "web.key_plan" },
      { keys: ["+", "-"], does: "web.key_zoom" },
      { keys: ["0"], does: "web.key_fit" },
      { keys: ["Ctrl+←", "↑", "→", "↓"], does: "web.key_pan" },
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
      { keys: ["←", "↑", "→", "↓"], does: "web.key_arrows" },
      { keys: ["+", "-"], does: "web.key_zoom" },
      { keys: ["0"], does: "web.key_fit" },
      { keys: ["Ctrl+←", "↑", "→", "↓"], does: "web.key_pan" },
    ],
  },
  {
    title: "web.keys_replay",
    rows: [
      { keys: ["←", "→"], does: "web.key_step" },
      { keys: ["Home", "End"], does: "web.key_ends" },
      { keys: ["Space"], does: "web.key_play" },
    ],
  },
];

/** The keys that mean something in a game. */
export function keysOf(game: string): readonly KeyGroup[] {
  return KEYS.filter(({ games }) => !games || games.includes(game));
}
