// Tables as lists show them; the title of a table is plain data, read with care.
import type { TableListed } from "../../protocol/messages";
import type { Value } from "../../tableSettings";

export type SeatTold = { name: string; kind: string; bot: string };
export type Row = {
  id: string;
  game: string;
  status: string;
  updated: number;
  own: readonly number[];
  seats: readonly SeatTold[];
  asked: readonly number[];
  winners: readonly number[];
  steps: number;
  clock: { kind: string; days: number; bank: number };
  options: Readonly<Record<string, Value>>;
  isMyTurn: boolean;
  /** My turn first, then running games, then those that gather, then what is over; the latest first. */
  rank: number;
};

const RANKS: Readonly<Record<string, number>> = { playing: 2e10, gathering: 1e10 };
const MY_TURN = 3e10;

/** A table of a list. */
export function listed(table: TableListed): Row {
  const title = table.title;
  const asked = numbers(title.asked);
  const own = table.own ?? [];
  const isMyTurn = table.status === "playing" && asked.some((seat) => own.includes(seat));
  return {
    id: table.id,
    game: table.game,
    status: table.status,
    updated: table.updated,
    own,
    seats: items(title.seats).map(seat),
    asked,
    winners: numbers(title.winners),
    steps: Number(title.steps ?? 0),
    clock: clock(title.clock),
    options: Object.fromEntries(Object.entries(fields(title.options)).filter(isOption)),
    isMyTurn,
    rank: (isMyTurn ? MY_TURN : (RANKS[table.status] ?? 0)) + table.updated,
  };
}

function items(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function numbers(value: unknown): number[] {
  return items(value).filter((one) => typeof one === "number");
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function seat(value: unknown): SeatTold {
  const { name, kind, bot } = fields(value);
  return { name: String(name ?? ""), kind: String(kind ?? "free"), bot: String(bot ?? "") };
}

function isOption(entry: [string, unknown]): entry is [string, Value] {
  return ["boolean", "number", "string"].includes(typeof entry[1]);
}

function clock(value: unknown): Row["clock"] {
  const { kind, days, bank } = fields(value);
  return { kind: String(kind ?? "none"), days: Number(days ?? 0), bank: Number(bank ?? 0) };
}
