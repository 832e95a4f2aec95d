// What a game gives to the web client: a table that draws views and sends options, and its words. It holds no rules.
import type { Component } from "svelte";
import type { Why } from "../protocol/messages";
import type { TableState } from "../table.svelte";
import type { Words } from "../words/words";

/** An event, action or option as the server tells it. */
export type Told = { readonly type: string; readonly [field: string]: unknown };
export type View = Readonly<Record<string, unknown>>;

/** Who sits where, and from which seat it is told. */
export type Seats = { readonly names: readonly string[]; readonly viewer: number | null };

/** What the viewer can see coming, and the events that surely follow from an option. */
export type Ahead = { readonly outlook: unknown; readonly foreseen: readonly unknown[] };

/** What is asked of whom, for the prompt. */
export type Asked = { title: string; detail: string };

/** Things of the game as small pictures, by the names that the player aid has for them. */
export type Signs = { has(name: string): boolean; Sign: Component<{ name: string; size: number }> };

export interface GameClient {
  /** Everything below the row of seats: board, sides, prompt (use screens/table/Prompt.svelte), hand or dock. */
  Table: Component<{ table: TableState }>;
  /** The board alone, filling its frame, for replays; without it the whole table is shown. */
  Board?: Component<{ table: TableState }>;
  /** What everybody may know of a seat: inside its card in the row of seats in short, and as a whole in the sheet. */
  Seat?: Component<{ table: TableState; seat: number; isWhole?: boolean }>;
  /** What is to be known of all seats together, below them in the sheet. */
  SeatsNote?: Component<{ table: TableState }>;
  /** Whether the table itself shows the seats, where the row above it would not suit the game. */
  hasOwnSeats?: boolean;
  /** What stands in the top bar beside the name of the game. */
  Bar?: Component<{ table: TableState }>;
  /** Pictures for the player aid; without them it is told in words alone. */
  signs?: Signs;
  /** The end in full; without it the ranking is shown. */
  Result?: Component<{ table: TableState }>;
  /** What happened, sentence by sentence. */
  told(words: Words, events: readonly Told[], seats: Seats): string[];
  /** An option of the viewer in words. */
  named(words: Words, action: Told, view: View, seats: Seats, ahead: Ahead): string;
  /** The question in words; `options` is empty when somebody else decides. */
  asked(words: Words, view: View, options: readonly Told[]): Asked;
  /** Why something is not allowed, where details of the reason have words of the game's own. */
  reason?(words: Words, why: Why, seats: Seats): string;
}

type Registered = {
  client: () => Promise<{ default: GameClient }>;
  /** The picture on the start screen; apart from the table, so that looking costs little. */
  thumbnail: () => Promise<{ default: Component<{ game: string }> }>;
};

const CLEOPATRA: Registered = {
  client: () => import("./cleopatra/client"),
  thumbnail: () => import("./cleopatra/Thumbnail.svelte"),
};

const REGISTERED: Readonly<Record<string, Registered>> = {
  "cleopatra-2006": CLEOPATRA,
  "cleopatra-2019": CLEOPATRA,
  pharaoh: {
    client: () => import("./pharaoh/client"),
    thumbnail: () => import("./pharaoh/Thumbnail.svelte"),
  },
};

/** The games that have a client of their own. */
export const GAMES: readonly string[] = Object.keys(REGISTERED);

const PLAIN: Registered = {
  client: () => import("./plain/client"),
  thumbnail: () => import("./plain/Thumbnail.svelte"),
};

/** The client of a game; a game without one of its own can still be played by its list of options. */
export async function clientOf(game: string): Promise<GameClient> {
  return (await (REGISTERED[game] ?? PLAIN).client()).default;
}

/** The picture of a game for the start screen. */
export async function thumbnailOf(game: string): Promise<Component<{ game: string }>> {
  return (await (REGISTERED[game] ?? PLAIN).thumbnail()).default;
}
