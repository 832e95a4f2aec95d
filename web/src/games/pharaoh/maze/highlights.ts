// What is pointed out in the maze at one moment.
import type { DrawnTile } from "../sight";
import type { Figure } from "../view";

export interface Highlights {
  /** Squares that can be chosen now. */
  reach: ReadonlySet<string>;
  /** The square among them that brings something home. */
  delivers: string | undefined;
  /** When squares fall: 1 is next. */
  threats: ReadonlyMap<string, number>;
  /** The figure that is chosen. */
  chosen: { seat: number; figure: Figure } | undefined;
  /** The squares of the walk that is looked at, and what it brings. */
  way: readonly string[];
  gain: string;
  /** A tile as it would lie. */
  ghost: DrawnTile | undefined;
  /** Where a mummy or a curse would go. */
  passes: readonly string[];
  /** What runs through the maze: a mummy or a curse, and its squares. */
  omen: { kind: "mummy" | "curse"; from: string; squares: readonly string[] } | undefined;
}

export const NOTHING: Highlights = {
  reach: new Set(),
  delivers: undefined,
  threats: new Map(),
  chosen: undefined,
  way: [],
  gain: "",
  ghost: undefined,
  passes: [],
  omen: undefined,
};
