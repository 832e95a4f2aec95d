// Where the pieces stand, in columns, rows and heights of the scene.
import type { Extent, Place } from "./projection";

/** Heights: the garden lies at 0, the Plaza below it. */
export const PLAZA = -14;
export const SLAB = -26;

/** How a wall slot runs round the garden. */
export interface WallRun {
  side: "left" | "back" | "right";
  /** A place on the middle line of the wall, so many squares from its first end. */
  place(step: number): Place;
  /** A place on the side that faces the garden. */
  inner(step: number): Place;
  /** The wall as a box of half this thickness. */
  extent(half: number, heights: readonly [number, number]): Extent;
}

const LEFT_LINE = -0.42;
const FAR_LINE = 9.42;

/** The run of slot 1 to 9. */
export function wallRun(slot: number): WallRun {
  if (slot <= 3) return leftRun((slot - 1) * 3);
  if (slot <= 6) return backRun((slot - 4) * 3);
  return rightRun((9 - slot) * 3);
}

function leftRun(start: number): WallRun {
  return {
    side: "left",
    place: (step) => [LEFT_LINE, start + step],
    inner: (step) => [LEFT_LINE + 0.32, start + step],
    extent: (half, heights) => ({
      columns: [LEFT_LINE - half, LEFT_LINE + half],
      rows: [start + 0.04, start + 2.96],
      heights,
    }),
  };
}

function backRun(start: number): WallRun {
  return {
    side: "back",
    place: (step) => [start + step, FAR_LINE],
    inner: (step) => [start + step, FAR_LINE - 0.32],
    extent: (half, heights) => ({
      columns: [start + 0.04, start + 2.96],
      rows: [FAR_LINE - half, FAR_LINE + half],
      heights,
    }),
  };
}

function rightRun(start: number): WallRun {
  return {
    side: "right",
    place: (step) => [FAR_LINE, start + step],
    inner: (step) => [FAR_LINE - 0.32, start + step],
    extent: (half, heights) => ({
      columns: [FAR_LINE - half, FAR_LINE + half],
      rows: [start + 0.04, start + 2.96],
      heights,
    }),
  };
}

/** The left and right door frame, each by the columns it spans. */
export const DOORS: readonly (readonly [number, number])[] = [
  [2.55, 4.35],
  [4.65, 6.45],
];
export const DOOR_ROW = -0.45;

/** Spots alternate: left, right, left … ; the first pair stands nearest to the garden. */
export function sphinxPlace(spot: number): Place {
  return [spot % 2 === 0 ? 2.35 : 6.65, -1.7 - 1.18 * Math.floor(spot / 2), PLAZA];
}

export function obeliskPlace(spot: number): Place {
  return [spot === 0 ? 0.45 : 8.55, -1.75, PLAZA];
}

/** Space 0 is the start. */
export function medallion(space: number): Place {
  return [4.5, -4.62 + 0.66 * space, PLAZA];
}

/** The middle of a spot of a category, where its sign is shown. */
export function spotPlace(piece: string, spot: number): Place {
  if (piece === "wall") return wallRun(spot + 1).place(1.5);
  if (piece === "door") {
    const [left, right] = DOORS[spot] ?? [4, 5];
    return [(left + right) / 2, DOOR_ROW];
  }
  if (piece === "sphinx") return sphinxPlace(spot);
  if (piece === "obelisk") return obeliskPlace(spot);
  return [4.5, 7.8];
}

/** Nearer things hide farther ones. */
export const nearness = ([column, row]: Place) => column - row;
