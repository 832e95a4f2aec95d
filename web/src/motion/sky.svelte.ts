// What is in the air now. The picture below is already that of the last view; when a flight ends, nothing of it is left.
import { tick } from "svelte";
import { pauseFor } from "../queue";
import { endOf, type Flight, type Frame, framesOf, type Point } from "./flights";
import { Finder, type Spot } from "./places";

/** How large things are drawn in the air, in pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Flying<Thing> {
  id: number;
  thing: Thing;
  turned: Thing | undefined;
  size: Size;
  frames: Frame[];
  delay: number;
  duration: number;
}

interface Route<Thing> {
  flight: Flight<Thing>;
  spots: (Spot | undefined)[];
}

const SMALL = 0.62;
const ALIKE = 1.3;

export class Sky<Thing> {
  flying = $state.raw<readonly Flying<Thing>[]>([]);
  private last = 0;

  constructor(private readonly sizeOf: (thing: Thing) => Size) {}

  /** Lets things fly; over when all have landed, or at once when the signal says so. Call it before the picture has changed. */
  async fly(flights: readonly Flight<Thing>[], pace: number, signal: AbortSignal): Promise<void> {
    if (!flights.length || !pace || signal.aborted) return;
    const before = routes(flights);
    await tick();
    if (signal.aborted) return;
    const after = routes(flights);
    const found = before.map((route, index) => joined(route, after[index]?.spots ?? []));
    const flying = found.flatMap((route) => this.flyingOf(route, pace));
    const hidden = found.flatMap((route) => awaited(route, pace));
    this.flying = [...this.flying, ...flying];
    await pauseFor(Math.max(0, ...flying.map(({ delay, duration }) => delay + duration)), signal);
    for (const animation of hidden) animation.cancel();
    this.flying = this.flying.filter((one) => !flying.includes(one));
  }

  private flyingOf({ flight, spots }: Route<Thing>, pace: number): Flying<Thing>[] {
    const size = this.sizeOf(flight.thing);
    const points = spots.flatMap((spot) => (spot ? [pointOf(spot, size)] : []));
    if (points.length < 2) return [];
    this.last += 1;
    const { thing, turned, at, lasts } = flight;
    const times = { delay: at * pace, duration: lasts * pace };
    return [{ id: this.last, thing, turned, size, frames: framesOf(points), ...times }];
  }
}

function routes<Thing>(flights: readonly Flight<Thing>[]): Route<Thing>[] {
  const finder = new Finder(document);
  return flights.map((flight) => ({ flight, spots: flight.along.map((place) => finder.find(place)) }));
}

/** It comes from where things were and lands where they are now. */
function joined<Thing>({ flight, spots }: Route<Thing>, after: readonly (Spot | undefined)[]): Route<Thing> {
  const now = after.slice(1).map((spot, index) => spot ?? spots[index + 1]);
  return { flight, spots: [spots[0] ?? after[0], ...now] };
}

/** What is brought by air is not seen before it lands. */
function awaited<Thing>({ flight, spots }: Route<Thing>, pace: number): Animation[] {
  const end = spots.at(-1);
  if (!flight.isBrought || !end?.isExact || !spots[0]) return [];
  return [end.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: endOf(flight) * pace })];
}

/** The middle of a place; a place of the thing's own shape is filled, elsewhere the thing slips in small. */
function pointOf({ box }: Spot, size: Size): Point {
  const wide = box.width / size.width;
  const high = box.height / size.height;
  const isAlike = Math.max(wide, high) <= Math.min(wide, high) * ALIKE;
  const scale = isAlike ? Math.sqrt(wide * high) : SMALL;
  return { x: box.left + (box.width - size.width) / 2, y: box.top + (box.height - size.height) / 2, scale };
}
