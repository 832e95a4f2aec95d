// The garden and the pieces as they are printed: names of squares, palms, wall slots, shapes. No rule is here.

export type Cell = readonly [column: number, row: number];

export const SIDE = 9;
const LETTERS = "abcdefghi";

/** From row 9 at the back to row 1 in front: P palm, # throne space. */
export const MAP: readonly string[] = [
  "PPP###PPP",
  "P..###..P",
  "P..###..P",
  "...PPP...",
  "...PPP...",
  "...PPP...",
  "P..PPP..P",
  "P..PPP..P",
  "P..PPP..P",
];

export const SHAPES: Record<string, readonly string[]> = {
  F: [".##", "##.", ".#."],
  I: ["#####"],
  L: ["####", "#..."],
  N: [".###", "##.."],
  P: ["##", "##", "#."],
  T: ["###", ".#.", ".#."],
  U: ["#.#", "###"],
  V: ["#..", "#..", "###"],
  W: ["#..", "##.", ".##"],
  X: [".#.", "###", ".#."],
  Y: ["####", ".#.."],
  Z: ["##.", ".#.", ".##"],
};

/** Slots 1 to 9, each with the squares it borders. */
export const WALL_SLOTS: readonly string[] = [
  "a1 a2 a3",
  "a4 a5 a6",
  "a7 a8 a9",
  "a9 b9 c9",
  "d9 e9 f9",
  "g9 h9 i9",
  "i9 i8 i7",
  "i6 i5 i4",
  "i3 i2 i1",
];

/** The column and row of a square, from 0. */
export function cell(square: string): Cell {
  return [LETTERS.indexOf(square.charAt(0)), Number(square.slice(1)) - 1];
}

/** The name of a column and row, or nothing outside the garden. */
export function squareAt([column, row]: Cell): string | undefined {
  return column >= 0 && column < SIDE && row >= 0 && row < SIDE ? `${LETTERS[column]}${row + 1}` : undefined;
}

export const SQUARES: readonly string[] = Array.from(MAP.keys()).flatMap((row) =>
  [...LETTERS].map((letter) => `${letter}${row + 1}`),
);

function printed(square: string): string | undefined {
  const [column, row] = cell(square);
  return MAP[SIDE - 1 - row]?.[column];
}

export const isPalm = (square: string) => printed(square) === "P";
export const isThroneSpace = (square: string) => printed(square) === "#";

/** A shape from its drawing, row 0 in front. */
export function shapeOf(mosaic: string): Cell[] {
  const rows = SHAPES[mosaic] ?? [];
  return pushed(
    rows.flatMap((line, row) => [...line].flatMap((mark, column): Cell[] => (mark === "#" ? [[column, -row]] : []))),
  );
}

/** Cells pushed into the corner, in the order of the squares. */
export function pushed(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(([column]) => column));
  const front = Math.min(...cells.map(([, row]) => row));
  return cells.map(([column, row]): Cell => [column - left, row - front]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** A quarter turn to the right as seen from above, with the front at the bottom. */
export const turnedRight = (cells: readonly Cell[]) => pushed(cells.map(([column, row]): Cell => [row, -column]));
export const turnedLeft = (cells: readonly Cell[]) => pushed(cells.map(([column, row]): Cell => [-row, column]));
export const flipped = (cells: readonly Cell[]) => pushed(cells.map(([column, row]): Cell => [-column, row]));

/** The names of the squares under a shape whose corner lies at a cell; fewer where it juts out of the garden. */
export function covered(shape: readonly Cell[], [column, row]: Cell): string[] {
  return shape.flatMap(([x, y]) => squareAt([column + x, row + y]) ?? []);
}

/** What tells two sets of cells apart. */
export const key = (cells: readonly Cell[]) => cells.map(([column, row]) => `${column}.${row}`).join(" ");

/** The squares beside a square, or in a given direction. */
export function stepped(square: string, [columns, rows]: Cell): string | undefined {
  const [column, row] = cell(square);
  return squareAt([column + columns, row + rows]);
}
