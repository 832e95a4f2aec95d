// An offering that opens in steps: bids from the lowest to the highest, then the order, then what follows for each seat.
import { pauseFor } from "../../../queue";
import type { Fresh, TableState } from "../../../table.svelte";
import type { Told } from "../../client";
import type { CleopatraView } from "../view";
import { foreseenSum } from "../words/options";

export interface Bidder {
  seat: number;
  bid: number;
  takes: number;
  returns: number;
}

/** One offering, as it stood when it was opened. */
export interface Opening {
  turn: number;
  /** By seat. */
  bidders: readonly Bidder[];
  amulets: number;
}

const APART = 280; // milliseconds between two steps, at the normal pace
const APART_AGAIN = 140; // where a replay goes on by itself
const ALL = Number.POSITIVE_INFINITY;

export class Revealing {
  shown = $state.raw<Opening>();
  /** How many steps have been seen: all of them where nothing is timed. */
  step = $state(ALL);
  private skipping: AbortController | undefined;
  /** Whether nothing of it has been opened yet. */
  private isNew = false;

  constructor(private readonly table: TableState) {}

  /** Whether the rest is still to come. */
  get isOpening(): boolean {
    return this.shown !== undefined && this.step < stepsOf(this.shown);
  }

  /** Waits for offerings; returns how to stop. */
  follow(): () => void {
    const stops = [
      this.table.listen((fresh) => this.hear(fresh)),
      this.table.animates((_, pace, signal) => this.play(pace, signal)),
    ];
    return () => {
      this.skip();
      for (const stop of stops) stop();
    };
  }

  /** Shows the whole result now. */
  skip(): void {
    this.skipping?.abort();
    this.skipping = undefined;
    this.step = ALL;
  }

  close(): void {
    this.skip();
    this.shown = undefined;
  }

  private hear({ steps, isLeap }: Fresh): void {
    if (isLeap || (this.table.readonly && steps.length)) this.close();
    const opening = isLeap
      ? undefined
      : openingIn(
          this.table,
          steps.flatMap((step) => step.events as Told[]),
        );
    if (!opening) return;
    this.skip();
    this.shown = opening;
    this.isNew = true;
  }

  /** Opens what was heard last, step by step. */
  private async play(pace: number, signal: AbortSignal): Promise<void> {
    if (!this.isNew || !this.shown) return;
    this.isNew = false;
    const skipping = new AbortController();
    this.skipping = skipping;
    signal.addEventListener("abort", () => skipping.abort(), { once: true });
    for (this.step = 0; this.step < stepsOf(this.shown); this.step += 1) {
      await pauseFor((this.table.readonly ? APART_AGAIN : APART) * pace, skipping.signal);
      if (skipping.signal.aborted) break;
    }
    if (this.skipping === skipping) this.skip();
  }
}

/** Every bid, the order, every consequence. */
export const stepsOf = ({ bidders }: Opening): number => 2 * bidders.length + 1;

/** At which step a seat's bid opens: the lowest first. */
export function opensAt({ bidders }: Opening, seat: number): number {
  return lowestFirst(bidders).findIndex((one) => one.seat === seat) + 1;
}

/** At which step the order is seen. */
export const ordersAt = ({ bidders }: Opening): number => bidders.length + 1;

/** At which step it is seen what a seat takes or returns: in the order of the bids, the highest first. */
export function followsAt(opening: Opening, seat: number): number {
  return ordersAt(opening) + highestFirst(opening.bidders).findIndex((one) => one.seat === seat) + 1;
}

export const highestFirst = (bidders: readonly Bidder[]): Bidder[] =>
  [...bidders].sort((one, other) => other.bid - one.bid);
const lowestFirst = (bidders: readonly Bidder[]): Bidder[] => [...bidders].sort((one, other) => one.bid - other.bid);

/** The offering among some events, if there is one. */
export function openingIn(table: Pick<TableState, "update" | "viewer">, events: readonly Told[]): Opening | undefined {
  const at = events.findLastIndex((event) => event.type === "OfferingMade");
  const bids = events[at]?.bids as readonly number[] | undefined;
  const view = table.update?.view as CleopatraView | null | undefined;
  if (!bids || !view) return undefined;
  const followed = events.slice(at).filter((event) => event.cause === "offering");
  const bidders = bids.map((bid, seat): Bidder => {
    const own = followed.filter((event) => event.seat === seat);
    return { seat, bid, takes: foreseenSum(own, "AmuletsTaken"), returns: foreseenSum(own, "AmuletsReturned") };
  });
  const amulets = table.viewer === null ? 0 : Number(view.seats[table.viewer]?.amulets ?? 0);
  return { turn: view.turn, bidders, amulets };
}
