// A view, its options and its outlook as the server describes them; both editions tell the same shapes.
import type * as Schema from "../../../../docs/schemas/cleopatra-2006.js";
import type { Told } from "../client";

export type { Called, Category, Laying, Outlook, Own, Result, Score } from "../../../../docs/schemas/cleopatra-2006.js";

/** How many dice belong to the altar of the Great Priest. */
export const DICE = 5;

/** How many cards of each kind. */
export type Cards = Readonly<Partial<Record<string, number>>>;

export type SeatView = Omit<Schema.SeatView, "hand"> & { hand: Cards };
export type MarketView = Schema.MarketView;
export type PalaceView = Omit<Schema.PalaceView, "pieces"> & {
  pieces: Readonly<Partial<Record<string, readonly number[]>>>;
};

type AnyTask = Schema.View["agenda"][number];
type Fields<Each> = Each extends unknown ? Omit<Each, "type"> : never;
type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What is left to do, whatever its kind; the last task is the one at hand. */
export type Task = { readonly type: AnyTask["type"] | "" } & Partial<Joined<Fields<AnyTask>>>;

export type CleopatraView = Omit<Schema.View, "agenda" | "seats" | "palace" | "sealed"> & {
  agenda: readonly Task[];
  seats: readonly SeatView[];
  palace: PalaceView;
  sealed: readonly (Told | null)[];
};

export type PayAction = Omit<Schema.Pay, "type">;

/** What the seat can see coming at one version of the table. */
export interface Prospect {
  version: number;
  outlook: Schema.Outlook;
  foreseen: readonly (readonly Told[])[];
  /** Whether the next decision is the seat's own again, with nothing come to light before it. */
  goes_on: readonly boolean[];
}

/** The same after something that is only tried out, with the view and the options there. */
export interface Rehearsed extends Prospect {
  view: CleopatraView;
  options: readonly Told[];
}
