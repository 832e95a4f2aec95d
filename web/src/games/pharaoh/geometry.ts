// Where things are drawn: squares as places in a picture, tiles as shapes, and the ways between them.

export const SIDE = 6;
export const TILE = 100;
export const PITCH = 104;
export const BOARD = SIDE * PITCH - (PITCH - TILE);

const COLUMNS = "abcdef";
const DOORS = "nesw";
export const STEPS: Readonly<Record<string, Place>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

export interface Place {
  x: number;
  y: number;
}

/** All squares from the back row to the front, as they are read on the screen. */
export const SQUARES: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, index) =>
  squareAt({ x: index % SIDE, y: Math.floor(index / SIDE) }),
);

/** Column and row of a square in the picture; row 1 is in front, so it is drawn last. */
export function gridOf(square: string): Place {
  return { x: COLUMNS.indexOf(square.charAt(0)), y: SIDE - Number(square.slice(1)) };
}

/** The square in a column and row of the picture. */
export function squareAt(place: Place): string {
  return `${COLUMNS.charAt(place.x)}${SIDE - place.y}`;
}

/** The upper left corner of a tile. */
export function cornerOf(square: string): Place {
  const { x, y } = gridOf(square);
  return { x: x * PITCH, y: y * PITCH };
}

/** The middle of a tile. */
export function middleOf(square: string): Place {
  const { x, y } = cornerOf(square);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

/** The next square in a direction of the picture, or the same one at the border. */
export function beside(square: string, direction: string): string {
  const { x, y } = gridOf(square);
  const step = STEPS[direction] ?? { x: 0, y: 0 };
  const next = { x: x + step.x, y: y + step.y };
  const isInside = next.x >= 0 && next.x < SIDE && next.y >= 0 && next.y < SIDE;
  return isInside ? squareAt(next) : square;
}

/** The side of a border square on which the maze ends; the front one inside the maze. */
export function outwardOf(square: string): string {
  return [..."swen"].find((door) => beside(square, door) === square) ?? "s";
}

/** The doors of a tile after some quarter turns clockwise, in the order n e s w. */
export function quarterTurned(doors: string, quarters: number): string {
  const turned = [...doors].map((door) => (DOORS.indexOf(door) + quarters) % 4);
  return turned
    .sort()
    .map((index) => DOORS.charAt(index))
    .join("");
}

/** The degrees by which a drawing was turned from these doors to those; the shorter way round. */
export function turnBetween(before: string, after: string): number {
  if (before === after) return 0;
  for (const quarters of [1, 3, 2]) {
    if (quarterTurned(before, quarters) === after) return quarters === 3 ? -90 : quarters * 90;
  }
  return 0;
}

/** The doors of each shape of tile in one of its ways to lie, for pictures of it. */
export const SHAPES: Readonly<Record<string, string>> = {
  "t-piece": "new",
  bend: "es",
  straight: "ew",
  cross: "nesw",
  "dead-end": "s",
};

/** How far a square is from another one in the picture, for things that happen one after another. */
export function distance(from: string, to: string): number {
  const first = gridOf(from);
  const second = gridOf(to);
  return Math.hypot(first.x - second.x, first.y - second.y);
}

/** The squares that a figure is drawn to pass from one square to another: the shortest line of open corridors. */
export function drawnWay(doorsOf: (square: string) => string, from: string, to: string): string[] {
  const cameFrom = new Map<string, string>([[from, from]]);
  const waiting = [from];
  for (const square of waiting) {
    if (square === to) break;
    for (const door of doorsOf(square)) {
      const next = beside(square, door);
      const back = DOORS.charAt((DOORS.indexOf(door) + 2) % 4);
      if (cameFrom.has(next) || !doorsOf(next).includes(back)) continue;
      cameFrom.set(next, square);
      waiting.push(next);
    }
  }
  return cameFrom.has(to) ? traced(cameFrom, from, to) : [from, to];
}

function traced(cameFrom: Map<string, string>, from: string, to: string): string[] {
  const way = [to];
  let square = to;
  while (square !== from) {
    square = cameFrom.get(square) ?? from;
    way.unshift(square);
  }
  return way;
}

/** The squares of a way as points of a line. */
export function pointsOf(way: readonly string[]): string {
  return way
    .map(middleOf)
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
}
