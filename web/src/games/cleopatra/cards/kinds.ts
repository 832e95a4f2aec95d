// How the kinds of cards look: their picture, field, edge and letter. In the order in which hands are sorted.
import type { Cards } from "../view";

export interface Face {
  glyph: string;
  field: string;
  edge: string;
  letter: string;
  isDouble: boolean;
  isTainted: boolean;
  /** The group of a hand that it belongs to. */
  group: string;
}

const RESOURCES: Record<string, readonly [field: string, edge: string, letter: string]> = {
  artisan: ["#f6ddc6", "#c9743c", "A"],
  stone: ["#e1d8cc", "#8f8373", "S"],
  marble: ["#f9ebe5", "#bd949a", "M"],
  wood: ["#ead3b0", "#8a5226", "W"],
  lapis: ["#d6e3f5", "#2a64ad", "L"],
};
const WILD = ["#ece2df", "#6e5a55"] as const;
const CHARACTER = ["#e1ebd6", "#14795c"] as const;
export const KINDS: readonly string[] = Object.keys(RESOURCES);
export const CHARACTERS: readonly string[] = ["beggar", "courtesan", "envoy", "scribe", "smuggler", "vizier"];

/** How a card looks. */
export function faceOf(card: string): Face {
  const isDouble = card.startsWith("double-");
  const kind = isDouble ? card.slice(7) : card;
  const resource = RESOURCES[kind];
  if (resource) {
    const [field, edge, letter] = resource;
    return { glyph: kind, field, edge, letter, isDouble, isTainted: isDouble, group: kind };
  }
  const isWild = card === "trompe-loeil" || card === "cave";
  const [field, edge] = isWild ? WILD : CHARACTER;
  const letter = card === "trompe-loeil" ? "T" : "C";
  return { glyph: card, field, edge, letter, isDouble: false, isTainted: card !== "?", group: "special" };
}

const ORDER: readonly string[] = [
  ...KINDS.flatMap((kind) => [kind, `double-${kind}`]),
  "trompe-loeil",
  "cave",
  ...CHARACTERS,
  "?",
];

/** Cards as a list, from numbers by kind, in the order of a hand. */
export function spread(cards: Cards): string[] {
  return ORDER.flatMap((card) => Array.from({ length: cards[card] ?? 0 }, () => card));
}

/** How many cards there are in all. */
export const size = (cards: Cards) => Object.values(cards).reduce<number>((sum, one) => sum + (one ?? 0), 0);
