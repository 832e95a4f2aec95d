// Signs for what mattered in a game, by the kinds of its events; drawn on a 24 grid, named in words.
import type { Key } from "../../words/words";

export type Sign = { readonly rank: number; readonly name: Key; readonly path: string };

// What matters more stands first.
const SIGNS: readonly (readonly [kind: string, name: Key, path: string])[] = [
  ["GameEnded", "web.sign_end", "M6 21V4M6 5h12l-3 4l3 4H6"],
  ["OfferingMade", "web.sign_offering", "M5 11h14l-2.5 6h-9zM9 20.5h6M12 3.5c2 2 2 3.5 0 5c-2-1.5-2-3 0-5"],
  ["MaskTaken", "web.sign_mask", "M6 4h12v8c0 4-3 7-6 8.5c-3-1.5-6-4.5-6-8.5zM9 10.5h1.5M13.5 10.5H15M10 15h4"],
  ["MaskFound", "web.sign_mask", "M6 4h12v8c0 4-3 7-6 8.5c-3-1.5-6-4.5-6-8.5zM9 10.5h1.5M13.5 10.5H15M10 15h4"],
  ["TilesFell", "web.sign_collapse", "M4 5h7l-2 5l3 3l-2 7M13 5h7v7l-4 2l1 6"],
  ["FigureLost", "web.sign_lost", "M12 10a3 3 0 1 0 0-6a3 3 0 0 0 0 6M7 20c0-4 2-7 5-7s5 3 5 7M4 4l16 16"],
  [
    "CleopatraWalked",
    "web.sign_walk",
    "M12 7a2 2 0 1 0 0-4a2 2 0 0 0 0 4M12 8v6M12 14l-3 6M12 14l3 6M8 11l4-1.5l4 1.5",
  ],
  ["SanctuaryClaimed", "web.sign_sanctuary", "M4 20h16M6 20V10M18 20V10M4 10l8-6l8 6zM12 20v-6"],
  ["MummyAwoke", "web.sign_mummy", "M8 4h8v11l-2 6h-4l-2-6zM8 8l8 2M8 12l8 2M10 6h.1M14 6h.1"],
  ["CurseSpread", "web.sign_curse", "M12 3c4 4 5 6 5 9a5 5 0 0 1-10 0c0-2 1-3 2-4c0 2 1 3 2 3c2-2 1-5 1-8zM5 21h14"],
  ["TreasureDelivered", "web.sign_delivered", "M4 10h16v10H4zM4 10l2-5h12l2 5M12 10v4"],
  ["CarriersDelivered", "web.sign_delivered", "M4 10h16v10H4zM4 10l2-5h12l2 5M12 10v4"],
  ["TreasureStolen", "web.sign_stolen", "M5 9h14v11H5zM9 9V6a3 3 0 0 1 6 0v3M9 14l6 3M15 14l-6 3"],
  ["TreasureFound", "web.sign_found", "M6 9l3-4h6l3 4l-6 11zM6 9h12"],
  ["BrokenIn", "web.sign_broken_in", "M4 5h16v15H4zM4 10h5M15 10h5M4 15h6M14 15h6M9 5v5M11 20l-1-5l3-3l-2-4l2-3"],
  ["MosaicLaid", "web.sign_mosaic", "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 13l3.5 3.5l-3.5 3.5l-3.5-3.5z"],
  ["PieceBuilt", "web.sign_built", "M4 21h16M6 21v-9M12 21v-9M18 21v-9M4 12h16V8L12 4L4 8z"],
  ["WorshipperCalled", "web.sign_worshipper", "M12 8a3 3 0 1 0 0-6a3 3 0 0 0 0 6M5 21l3-9h8l3 9zM9 16h6"],
  ["CardThrownIn", "web.sign_thrown_in", "M8 9h10v12H8zM13 12v6M10 15h6M6 17V4h9"],
  [
    "CharacterPlayed",
    "web.sign_character",
    "M6 3h12v18H6zM12 11a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5M8.5 17c0-2 1.5-3.5 3.5-3.5s3.5 1.5 3.5 3.5",
  ],
];

const BY_KIND = new Map(SIGNS.map(([kind, name, path], rank): [string, Sign] => [kind, { rank, name, path }]));

/** The sign of the most important of some events. */
export function signOf(kinds: readonly string[]): Sign | undefined {
  const found = kinds.flatMap((kind) => BY_KIND.get(kind) ?? []);
  return found.sort((one, other) => one.rank - other.rank)[0];
}
