// Which events let things fly in the maze and to the seats: treasures, photos, lamps, and what walks out of a chamber.
import { apart, type Flight, inTurn, type Place } from "../../../motion/flights";
import type { Told } from "../../client";
import { drawnWay } from "../geometry";
import { STEP } from "../motion";
import { MASK } from "../sight";
import { numberIn, textsIn } from "../speaker";

export type Thing =
  | { kind: "vase"; worth: number }
  | { kind: "lamp"; seat: number }
  | { kind: "mask" | "photo" | "mummy" | "curse" };
export type ThingFlight = Flight<Thing>;

const CARRIED = 380;
const BROUGHT = 620;
const OMEN_STEP = 160; // milliseconds for each square
const LAMPS_APART = 80;
const START: Place = ["[data-start]"];

/** What is known of the maze while the events happen. */
interface Maze {
  doorsOf: (square: string) => string;
  start: string;
}
type Flights = (event: Told, maze: Maze) => ThingFlight[];
type Sign = "photos" | "treasures" | "lamps";

const seatIn = (event: Told) => numberIn(event.seat);
const squarePlace = (square: unknown) => `[data-square="${square}"]`;
const treasurePlace = ({ square }: Told): Place => [`[data-treasure="${square}"]`, squarePlace(square)];
const lampPlace = ({ seat, square }: Told): Place => [`[data-lamp="${seat} ${square}"]`, squarePlace(square)];
const brought = (flight: ThingFlight): ThingFlight => ({ ...flight, isBrought: true });

function seatPlace(seat: number, sign: Sign): Place {
  return [`[data-seat="${seat}"] [data-sign="${sign}"]`, `[data-seat="${seat}"] > svg`, `[data-seat="${seat}"]`];
}

function figurePlace(seat: number): Place {
  return [`[data-figure="${seat} archaeologist"]`];
}

function treasureIn(event: Told): Thing {
  const worth = numberIn(event.treasure);
  return worth === MASK ? { kind: "mask" } : { kind: "vase", worth };
}

function flight(thing: Thing, along: readonly Place[], lasts: number): ThingFlight {
  return { thing, along, at: 0, lasts };
}

/** The mummy or the curse on one of its ways out. */
function omen(kind: "mummy" | "curse"): Flights {
  return (event, { doorsOf, start }) => {
    const from = String(event.square);
    const passed = new Set([from, ...textsIn(event.way)]);
    const way = drawnWay((square) => (passed.has(square) ? doorsOf(square) : ""), from, start);
    const along = way.map((square): Place => [squarePlace(square)]);
    return [flight({ kind }, along, OMEN_STEP * way.length)];
  };
}

function lampsBack(event: Told): ThingFlight[] {
  const seat = seatIn(event);
  const flights = textsIn(event.squares).map((square) =>
    flight({ kind: "lamp", seat }, [lampPlace({ ...event, square }), seatPlace(seat, "lamps")], BROUGHT),
  );
  return apart(flights, LAMPS_APART);
}

/** What several carried home at one moment. */
function carriedHome({ seats, treasures }: Told): ThingFlight[] {
  const worths = Array.isArray(treasures) ? treasures.map(numberIn) : [];
  const carriers = Array.isArray(seats) ? seats.map(numberIn) : [];
  return carriers.map((seat, index) =>
    flight(treasureIn({ type: "", treasure: worths[index] }), [START, seatPlace(seat, "treasures")], BROUGHT),
  );
}

const FLIGHTS: Readonly<Record<string, Flights>> = {
  TreasurePickedUp: (event) => [flight(treasureIn(event), [treasurePlace(event), figurePlace(seatIn(event))], CARRIED)],
  TreasurePutDown: (event) => [
    brought(flight(treasureIn(event), [figurePlace(seatIn(event)), treasurePlace(event)], CARRIED)),
  ],
  TreasureStolen: (event) => {
    const along = [figurePlace(numberIn(event.victim)), figurePlace(seatIn(event))];
    return [flight(treasureIn(event), along, CARRIED)];
  },
  TreasureDelivered: (event) => [flight(treasureIn(event), [START, seatPlace(seatIn(event), "treasures")], BROUGHT)],
  CarriersDelivered: carriedHome,
  MaskTaken: (event) => [flight({ kind: "mask" }, [START, seatPlace(seatIn(event), "treasures")], BROUGHT)],
  PhotoKept: (event) => [
    flight({ kind: "photo" }, [figurePlace(seatIn(event)), seatPlace(seatIn(event), "photos")], BROUGHT),
  ],
  LampPlaced: (event) => {
    const seat = seatIn(event);
    return [brought(flight({ kind: "lamp", seat }, [seatPlace(seat, "lamps"), lampPlace(event)], BROUGHT))];
  },
  LampTaken: (event) => {
    const seat = seatIn(event);
    return [flight({ kind: "lamp", seat }, [lampPlace(event), seatPlace(seat, "lamps")], BROUGHT)];
  },
  LampsBlownOut: lampsBack,
  MummyAwoke: omen("mummy"),
  CurseSpread: omen("curse"),
};

/** The flights of some events; what is done after a walk begins when the figure has arrived. */
export function flightsOf(events: readonly Told[], maze: Maze): ThingFlight[] {
  let walked = 0;
  const groups = events.map((event) => {
    if (event.type === "Walked") walked += STEP;
    const flights = FLIGHTS[event.type]?.(event, maze) ?? [];
    const wait = flights.length ? walked : 0;
    if (flights.length) walked = 0;
    return flights.map((one) => ({ ...one, at: one.at + wait }));
  });
  return inTurn(groups);
}
