// What is to be seen on each square, read from a view: the tile, and the things on it with their places.
import { type Arrangement, arranged, type Standing } from "./contents";
import { outwardOf, SHAPES, SQUARES, STEPS } from "./geometry";
import type { Figure, View } from "./view";

export type TileKind = "slab" | "hole" | "corridor" | "chamber" | "start" | "turned";

export interface DrawnTile {
  square: string;
  kind: TileKind;
  doors: string;
  emblem: string;
}

export interface DrawnFigure extends Standing {
  seat: number;
  figure: Figure;
  square: string;
  carries: number;
}

export interface DrawnLamp extends Standing {
  seat: number;
  square: string;
}

export interface DrawnTreasure extends Standing {
  square: string;
  worth: number;
  index: number;
}

export interface Sight {
  tiles: DrawnTile[];
  figures: DrawnFigure[];
  lamps: DrawnLamp[];
  treasures: DrawnTreasure[];
}

export const MASK = 5;
const OVER_THE_WORD = 5; // the start tile has its name where its stairs lead out
const FIGURES: readonly Figure[] = ["archaeologist", "helper"];

/** Everything in the maze. */
export function seen(view: View): Sight {
  const sight: Sight = { tiles: SQUARES.map((square) => tileOn(view, square)), figures: [], lamps: [], treasures: [] };
  for (const square of SQUARES) placeThings(view, square, sight);
  return sight;
}

/** The tile on a square. */
export function tileOn(view: View, square: string): DrawnTile {
  const tile = view.tiles[square];
  if (tile === "?") return { square, kind: "slab", doors: "", emblem: "" };
  if (!tile)
    return square === squareToLay(view) ? turnedOver(view, square) : { square, kind: "hole", doors: "", emblem: "" };
  const emblem = Object.entries(view.chambers).find(([, found]) => found === square)?.[0] ?? "";
  const kind = square === view.start ? "start" : emblem ? "chamber" : "corridor";
  return { square, kind, doors: tile.doors, emblem };
}

/** The tile that was turned over, before it is known how it will lie. */
function turnedOver(view: View, square: string): DrawnTile {
  const name = view.turned ?? "";
  const isChamber = name in view.chambers;
  const shape = isChamber ? view.rules.chamber : name;
  return { square, kind: "turned", doors: SHAPES[shape] ?? "", emblem: isChamber ? name : "" };
}

/** The square of the tile that was turned over and is to be laid. */
export function squareToLay(view: View): string | undefined {
  const task = view.agenda.at(-1);
  return view.turned !== null && task?.type === "LayTile" ? task.square : undefined;
}

/** The treasures that lie on a square. */
export function treasuresOn(view: View, square: string): readonly number[] {
  const tile = view.tiles[square];
  return tile && tile !== "?" ? tile.treasures : [];
}

/** The figures on a square, by seat. */
export function figuresOn(view: View, square: string): { seat: number; figure: Figure }[] {
  return FIGURES.flatMap((figure) =>
    view.seats.flatMap((one, seat) => (one[figure] === square ? [{ seat, figure }] : [])),
  );
}

/** The seats whose lamps burn on a square. */
export function lampsOn(view: View, square: string): number[] {
  return view.seats.flatMap((one, seat) => (one.lamps.includes(square) ? [seat] : []));
}

function placeThings(view: View, square: string, sight: Sight): void {
  const figures = figuresOn(view, square);
  const lamps = lampsOn(view, square);
  const treasures = treasuresOn(view, square);
  const places: Arrangement = arranged(figures.length, lamps.length, treasures.length);
  figures.forEach((one, index) => {
    const carries = one.figure === "archaeologist" ? (view.seats[one.seat]?.carries ?? 0) : 0;
    const place = placeAt(places.figures, index);
    sight.figures.push({ ...one, square, carries, ...(square === view.start ? besideName(place, square) : place) });
  });
  lamps.forEach((seat, index) => {
    sight.lamps.push({ seat, square, ...placeAt(places.lamps, index) });
  });
  treasures.forEach((worth, index) => {
    sight.treasures.push({ square, worth, index, ...placeAt(places.treasures, index) });
  });
}

/** A place on the start that leaves its name to be read. */
function besideName(place: Standing, square: string): Standing {
  const { x, y } = STEPS[outwardOf(square)] ?? { x: 0, y: 0 };
  return { ...place, x: place.x - OVER_THE_WORD * x, y: place.y - OVER_THE_WORD * y };
}

function placeAt(places: readonly Standing[], index: number): Standing {
  return places[index] ?? { x: 50, y: 50, size: 1 };
}
