// What the twelve mosaics look like: three motifs, colours of their own, and the outline of any set of squares.
import type { Cell } from "../geometry";

export interface Motif {
  ground: string;
  edge: string;
  edgeDark: string;
  shapes: readonly { points: readonly Cell[]; fill: string }[];
}

type Kind = "diamond" | "key" | "star";

interface Colours {
  kind: Kind;
  ground: string;
  dark: string;
  light: string;
  middle: string;
  heart: string;
}

const blue = { ground: "var(--blue)", dark: "var(--blue-dark)" };
const green = { ground: "var(--green)", dark: "var(--green-dark)" };
const red = { ground: "var(--red)", dark: "var(--red-dark)" };
const amber = { ground: "var(--amber)", dark: "var(--gold-dark)" };
const teal = { ground: "var(--teal)", dark: "var(--blue-dark)" };
const slate = { ground: "var(--slate)", dark: "var(--blue-dark)" };
const plum = { ground: "var(--red-dark)", dark: "var(--onyx)" };

const COLOURS: Record<string, Colours> = {
  F: { kind: "key", ...blue, light: "var(--gold)", middle: "var(--cream)", heart: "var(--blue)" },
  I: { kind: "key", ...amber, light: "var(--cream)", middle: "var(--red-dark)", heart: "var(--gold-dark)" },
  L: { kind: "diamond", ...teal, light: "var(--cream)", middle: "var(--teal)", heart: "var(--blue-dark)" },
  N: { kind: "star", ...blue, light: "var(--gold-light)", middle: "var(--gold-light)", heart: "var(--red)" },
  P: { kind: "star", ...green, light: "var(--cream)", middle: "var(--cream)", heart: "var(--gold)" },
  T: { kind: "diamond", ...red, light: "var(--cream)", middle: "var(--red)", heart: "var(--blue)" },
  U: { kind: "key", ...red, light: "var(--cream)", middle: "var(--gold)", heart: "var(--red-dark)" },
  V: { kind: "diamond", ...green, light: "var(--gold-light)", middle: "var(--green)", heart: "var(--red)" },
  W: { kind: "key", ...slate, light: "var(--cream)", middle: "var(--blue-dark)", heart: "var(--gold)" },
  X: {
    kind: "star",
    ground: "var(--coral)",
    dark: "var(--red-dark)",
    light: "var(--cream)",
    middle: "var(--cream)",
    heart: "var(--blue)",
  },
  Y: {
    kind: "diamond",
    ...teal,
    ground: "var(--green)",
    light: "var(--gold)",
    middle: "var(--teal)",
    heart: "var(--cream)",
  },
  Z: { kind: "star", ...plum, light: "var(--gold-light)", middle: "var(--gold-light)", heart: "var(--teal)" },
};

const rectangle = (x: number, y: number): Cell[] => [
  [0.5 - x, 0.5 - y],
  [0.5 - x, 0.5 + y],
  [0.5 + x, 0.5 + y],
  [0.5 + x, 0.5 - y],
];

/** A rectangle upright on the screen: its corners lie between the directions of columns and rows. */
const upright = (across: number, up: number): Cell[] => {
  const corner = (x: number, y: number): Cell => [0.5 + x * across - y * up, 0.5 + x * across + y * up];
  return [corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1)];
};

function star(): Cell[] {
  return Array.from({ length: 16 }, (_, at): Cell => {
    const reach = at % 2 === 0 ? (at % 4 === 0 ? 0.38 : 0.34) : 0.17;
    const turn = (at * Math.PI) / 8 + Math.PI / 4;
    return [0.5 + reach * Math.cos(turn), 0.5 + reach * Math.sin(turn)];
  });
}

/** Small squares in the corners, so that neighbours join. */
const CORNERS: Cell[][] = [
  [
    [0, 0],
    [0, 0.1],
    [0.1, 0],
  ],
  [
    [1, 0],
    [1, 0.1],
    [0.9, 0],
  ],
  [
    [0, 1],
    [0, 0.9],
    [0.1, 1],
  ],
  [
    [1, 1],
    [1, 0.9],
    [0.9, 1],
  ],
];

const KINDS: Record<Kind, (colours: Colours) => Motif["shapes"]> = {
  diamond: ({ light, middle, heart }) => [
    { points: rectangle(0.36, 0.36), fill: light },
    { points: rectangle(0.25, 0.25), fill: middle },
    { points: rectangle(0.13, 0.13), fill: heart },
  ],
  key: ({ light, middle, heart }) => [
    { points: upright(0.21, 0.21), fill: light },
    { points: upright(0.14, 0.14), fill: middle },
    { points: upright(0.07, 0.07), fill: heart },
  ],
  star: ({ light, heart }) => [
    { points: star(), fill: light },
    { points: rectangle(0.1, 0.1), fill: heart },
  ],
};

/** How a mosaic is drawn. */
export function motifOf(mosaic: string): Motif {
  const colours = COLOURS[mosaic] ?? (COLOURS.F as Colours);
  const corners = CORNERS.map((points) => ({ points, fill: colours.heart }));
  return {
    ground: colours.ground,
    edge: colours.dark,
    edgeDark: colours.dark,
    shapes: [...corners, ...KINDS[colours.kind](colours)],
  };
}

const has = (cells: readonly Cell[], [column, row]: Cell) => cells.some(([x, y]) => x === column && y === row);

/** The edges between a set of squares and what lies around it. */
export function outline(cells: readonly Cell[]): [Cell, Cell][] {
  return cells.flatMap(([column, row]) => {
    const edges: [Cell, Cell, Cell][] = [
      [
        [column, row - 1],
        [column, row],
        [column + 1, row],
      ],
      [
        [column, row + 1],
        [column, row + 1],
        [column + 1, row + 1],
      ],
      [
        [column - 1, row],
        [column, row],
        [column, row + 1],
      ],
      [
        [column + 1, row],
        [column + 1, row],
        [column + 1, row + 1],
      ],
    ];
    return edges.flatMap(([beside, from, to]): [Cell, Cell][] => (has(cells, beside) ? [] : [[from, to]]));
  });
}

export interface Side {
  name: string;
  faces: "front" | "right";
  from: Cell;
  to: Cell;
}

/** The edges that are seen from the front and from the right. */
export function sides(cells: readonly Cell[]): Side[] {
  return cells.flatMap(([column, row]) => {
    const found: Side[] = [];
    if (!has(cells, [column, row - 1]))
      found.push({ name: `f${column} ${row}`, faces: "front", from: [column, row], to: [column + 1, row] });
    if (!has(cells, [column + 1, row]))
      found.push({ name: `r${column} ${row}`, faces: "right", from: [column + 1, row], to: [column + 1, row + 1] });
    return found;
  });
}
