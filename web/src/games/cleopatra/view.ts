// A view, its options and its outlook as the server sends them.
import type { Told } from "../client";

export type Cards = Readonly<Record<string, number>>;

export interface SeatView {
  hand: Cards;
  talents: number | "?";
  amulets: number | "?";
  talents_seen: number;
  amulets_seen: number;
  merchants: number;
  statues: number;
}

export interface Lying {
  cards: readonly string[];
  lots: readonly number[];
}

export interface MarketView {
  stalls: Readonly<Record<"A" | "B" | "C", Lying>>;
  drawn: Lying;
  looked: Cards;
  top: string | null;
  pile: { up: number; down: number };
  discards: Cards;
}

export interface PalaceView {
  pieces: Readonly<Record<string, readonly number[]>>;
  mosaics: readonly { mosaic: string; squares: readonly string[] }[];
  mosaic_pile: readonly string[];
  mosaic_top: string | null;
  sanctuaries: readonly { owner: number | null; squares: readonly string[] }[];
  cleopatra: number;
  start_space: number;
  priests: number;
  worshippers: readonly string[];
  built_this_turn: number;
  left_over: Cards;
  piece_bonus: number;
  free_artisans: number;
  free_resources: number;
}

/** What is left to do; the last task is the one at hand. */
export interface Task {
  type: string;
  piece?: string;
  spot?: number;
  mosaic?: string;
  squares?: readonly string[];
  areas?: readonly (readonly string[])[];
  palms?: number;
  kinds?: readonly string[];
}

export interface CleopatraView {
  game: string;
  turn: number;
  turns_left: number | null;
  active: number;
  agenda: readonly Task[];
  seats: readonly SeatView[];
  market: MarketView;
  palace: PalaceView;
  offers: readonly Cards[];
  sealed: readonly (Told | null)[];
  result: Result | null;
}

export interface PayAction {
  cards: readonly string[];
  merchants: number;
  waived_artisans?: number;
  waived_resources?: number;
  kept?: readonly string[];
}

export interface Score {
  seat: number;
  talents: number;
  merchants: number;
  merchants_worth: number;
  amulets: number;
  tainted: number;
  returned: number;
  corruption: number;
  tax: number;
  wealth: number;
  eaten: boolean;
}

export interface Result {
  reason: string;
  scores: readonly Score[];
  ranking: readonly (readonly number[])[];
  winners: readonly number[];
}

export interface Category {
  piece: string;
  rule: string;
  cost: readonly { name: string; number: number }[];
  total: number;
  left: number;
  least: number | null;
  most: number | null;
  best: readonly number[];
  spots: readonly { spot: number; reward: number }[];
  price: { ways: number; amulets: number; merchants: number; waived: number; missing: readonly string[] } | null;
}

export interface Laying {
  squares: readonly string[];
  reward: number;
  palms: number;
  sanctuaries: readonly (readonly string[])[];
}

export interface Called {
  worshipper: string;
  slot: number;
  rule: string;
  talents: number;
  amulets: number;
  is_payable: boolean;
  piece_bonus: number;
  artisans: number;
  resources: number;
  cards: number;
}

export interface Own {
  talents: number;
  wealth: number;
  amulets: number;
  tainted: number;
  returned: number;
  corruption: number;
  hand: number;
  limit: number;
  above_limit: number;
  discarding: number;
  keeping: number;
}

export interface Outlook {
  quarry: readonly Category[];
  mosaics: readonly { mosaic: string; is_top: boolean; least: number | null; most: number | null }[];
  layings: readonly Laying[];
  stalls: readonly { stall: number; cards: number; hidden: number; tainted: number; hand: number; above_limit: number }[];
  worshippers: readonly Called[];
  characters: readonly { card: string; amulets: number }[];
  begged: number;
  offering: readonly { rank: number; takes: number; returns: number }[];
  several: { bonuses: readonly number[]; now: number; with_next: number };
  piece_bonus: number;
  walk: { at: number; to: number; last: number; complete: number; offering_after: number | null };
  own: Own | null;
}

/** What the seat can see coming at one version of the table. */
export interface Prospect {
  version: number;
  outlook: Outlook;
  foreseen: readonly (readonly Told[])[];
}
