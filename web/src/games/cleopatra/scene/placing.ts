// What the scene shows while something is placed: a ghost of the mosaic, or spots to choose from.
import type { Cell } from "../geometry";

/** A mosaic that hovers over the garden. */
export interface Ghost {
  mosaic: string;
  cells: readonly Cell[];
  isLegal: boolean;
  /** The palms under it, and the sanctuaries it would form. */
  palms: readonly Cell[];
  sanctuaries: readonly (readonly string[])[];
  /** Squares that a legal place covers, the mosaic lying this way round. */
  reachable: ReadonlySet<string>;
}

/** A spot that may be chosen, with what it earns. */
export interface OpenSpot {
  piece: string;
  spot: number;
  gain: string;
  name: string;
  isChosen: boolean;
}
