// Something flies from one place on the screen to another: what every game says of it, and the line it takes.

/** A place on the screen, as selectors: the thing itself first, then whatever it is near to. The first that is seen counts. */
export type Place = readonly string[];

export interface Flight<Thing> {
  thing: Thing;
  /** What it shows once it has turned over on its way. Absent where nothing more is known of it. */
  turned?: Thing;
  /** Where it comes from, where it passes and where it lands; places that are not on the screen are left out. */
  along: readonly Place[];
  /** Milliseconds after the beginning, and how long it takes, at the normal pace. */
  at: number;
  lasts: number;
  /** Whether the thing at the end is this one, and so not seen before it lands. */
  isBrought?: boolean;
}

export interface Point {
  x: number;
  y: number;
  /** How large the thing is there. */
  scale: number;
}

export interface Frame {
  [property: string]: string | number;
  offset: number;
  transform: string;
}

/** So many things in the air are too many to be followed. */
export const MOST_FLIGHTS = 40;
/** The longest that all flights of one update may take, in milliseconds at the normal pace. */
export const LONGEST = 2400;
const OVERLAP = 0.45;
const SAMPLES = 8;
const HIGHEST_ARC = 70;
const ARC = 0.16;

export const endOf = <Thing>({ at, lasts }: Flight<Thing>): number => at + lasts;

/** Groups of flights one after the other, each beginning while the one before lands; squeezed where it would take too long. */
export function inTurn<Thing>(groups: readonly (readonly Flight<Thing>[])[]): Flight<Thing>[] {
  let start = 0;
  const flights = groups.flatMap((group) => {
    const shifted = group.map((flight) => ({ ...flight, at: flight.at + start }));
    if (shifted.length) start = Math.max(...shifted.map((flight) => endOf(flight) - flight.lasts * OVERLAP));
    return shifted;
  });
  return flights.length > MOST_FLIGHTS ? [] : squeezed(flights);
}

function squeezed<Thing>(flights: readonly Flight<Thing>[]): Flight<Thing>[] {
  const share = Math.min(1, LONGEST / Math.max(1, ...flights.map(endOf)));
  return flights.map((flight) => ({ ...flight, at: flight.at * share, lasts: flight.lasts * share }));
}

/** The same flight several times, a little apart. */
export function apart<Thing>(flights: readonly Flight<Thing>[], gap: number): Flight<Thing>[] {
  return flights.map((flight, index) => ({ ...flight, at: flight.at + gap * index }));
}

/** The frames of a way through points: a low arc between two, straight lines through more. */
export function framesOf(points: readonly Point[]): Frame[] {
  const [from, to] = points;
  if (points.length === 2 && from && to) return arcOf(from, to);
  const lengths = points.map((point, index) => distance(points[index - 1] ?? point, point));
  const whole = lengths.reduce((sum, one) => sum + one, 0) || 1;
  let gone = 0;
  return points.map((point, index) => {
    gone += lengths[index] ?? 0;
    return frameAt(point, gone / whole);
  });
}

function arcOf(from: Point, to: Point): Frame[] {
  const lift = Math.min(HIGHEST_ARC, distance(from, to) * ARC);
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const share = index / SAMPLES;
    const between = (one: number, other: number) => one + (other - one) * share;
    const y = between(from.y, to.y) - lift * 4 * share * (1 - share);
    return frameAt({ x: between(from.x, to.x), y, scale: between(from.scale, to.scale) }, share);
  });
}

const distance = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);
const rounded = (value: number): number => Math.round(value * 100) / 100;

function frameAt({ x, y, scale }: Point, offset: number): Frame {
  return { offset, transform: `translate(${rounded(x)}px, ${rounded(y)}px) scale(${rounded(scale)})` };
}
