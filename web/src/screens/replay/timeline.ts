// The shape of a game over time: its turns, places along them, what is told of each step, and the bands of the chances.
import type { StepMark, StepSeen, TurnChances } from "../../protocol/messages";
import { type Sign, signOf } from "./signs";

/** A turn: who has it, and the numbers of steps before and after it. */
export type Turn = { readonly number: number; readonly seat: number | null; readonly first: number; end: number };
/** What is told of one decision and of what chance made of it; `step` is how many steps there are after it. */
export type Row = { readonly turn: Turn; readonly seat: number | null; step: number; readonly sentences: string[] };
export type Place = { readonly x: number; readonly y: number };
/** A sign on the timeline. */
export type Pin = { readonly step: number; readonly x: number; readonly sign: Sign };

/** The turns of a game, numbered from 1. */
export function turnsOf(marks: readonly StepMark[]): Turn[] {
  const turns: { number: number; seat: number | null; first: number; end: number; mark: number }[] = [];
  for (const [at, mark] of marks.entries()) {
    const last = turns.at(-1);
    if (last?.mark === mark.turn) {
      last.end = at + 1;
      last.seat ??= mark.seat;
    } else turns.push({ number: turns.length + 1, seat: mark.seat, first: at, end: at + 1, mark: mark.turn });
  }
  return turns;
}

/** The turn in which a step was taken; the first before any. */
export function turnAt(turns: readonly Turn[], step: number): Turn | undefined {
  return turns.find((turn) => step <= turn.end) ?? turns.at(-1);
}

/** Where a moment lies between the beginning (0) and the end (1); all turns are equally wide. */
export function placeOf(turns: readonly Turn[], step: number): number {
  const turn = turnAt(turns, step);
  if (!turn || step <= 0) return 0;
  return (turn.number - 1 + (step - turn.first) / (turn.end - turn.first)) / turns.length;
}

/** The moment nearest to a place. */
export function stepAt(turns: readonly Turn[], place: number): number {
  const along = Math.min(Math.max(place, 0), 1) * turns.length;
  const turn = turns[Math.min(Math.floor(along), turns.length - 1)];
  return turn ? turn.first + Math.round((along - turn.number + 1) * (turn.end - turn.first)) : 0;
}

/** Where the turn before a moment begins. */
export function turnBefore(turns: readonly Turn[], step: number): number {
  return turns.findLast((turn) => turn.first < step)?.first ?? 0;
}

/** Where the turn after a moment ends. */
export function turnAfter(turns: readonly Turn[], step: number): number {
  return turns.find((turn) => turn.end > step)?.end ?? turns.at(-1)?.end ?? 0;
}

/** What is told of a game, decision by decision; what nobody tells of belongs to what came before, headings are left out. */
export function rowsOf(
  steps: readonly StepSeen[],
  turns: readonly Turn[],
  tell: (events: readonly unknown[]) => string[],
): Row[] {
  const rows: Row[] = [];
  for (const [at, { seat, events }] of steps.entries()) {
    const turn = turnAt(turns, at + 1);
    const sentences = tell(events).filter((sentence) => !sentence.endsWith(":"));
    const last = rows.at(-1);
    if (!turn) continue;
    const isSequel = seat === null || sentences.length === 0 || last?.sentences.length === 0;
    if (last?.turn === turn && isSequel) {
      last.step = at + 1;
      last.sentences.push(...sentences);
    } else rows.push({ turn, seat, step: at + 1, sentences });
  }
  return rows;
}

/** The row that has just been told at a moment. */
export function rowAt(rows: readonly Row[], step: number): number {
  return step === 0 ? -1 : rows.findIndex((row) => row.step >= step);
}

/** The moment to stop at before or after another, by rows. */
export function stopFrom(rows: readonly Row[], step: number, by: -1 | 1): number {
  if (by > 0) return rows.find((row) => row.step > step)?.step ?? step;
  return rows.findLast((row) => row.step < step)?.step ?? 0;
}

/** The chances at a moment: those of the turn that has begun last. */
export function chancesAt(turns: readonly TurnChances[], step: number): readonly number[] {
  return (turns.findLast((turn) => turn.step <= step) ?? turns[0])?.chances ?? [];
}

/** How much a turn changed the chance of the seat that had it. */
export function changeIn(chances: readonly TurnChances[], turn: Turn): number | undefined {
  if (turn.seat === null) return undefined;
  const before = chances.find((one) => one.step >= turn.first && one.step < turn.end);
  const after = chances.find((one) => one.step >= turn.end);
  const [from, to] = [before?.chances[turn.seat], after?.chances[turn.seat]];
  return from === undefined || to === undefined ? undefined : to - from;
}

/** The edges of the stacked bands, seat 0 at the bottom: its upper edge first; heights from 0 (top) to 1. */
export function edgesOf(turns: readonly Turn[], chances: readonly TurnChances[], seats: number): Place[][] {
  const edges: Place[][] = Array.from({ length: seats + 1 }, () => []);
  for (const point of chances) {
    const x = point === chances[0] ? 0 : placeOf(turns, point.step);
    const whole = point.chances.reduce((sum, one) => sum + one, 0) || 1;
    let height = 0;
    edges[0]?.push({ x, y: 1 });
    for (const [seat, chance] of point.chances.entries()) {
      height += chance / whole;
      edges[seat + 1]?.push({ x, y: 1 - height });
    }
  }
  return edges;
}

/** The signs of what mattered most, no two closer than a gap. */
export function pinsOf(turns: readonly Turn[], marks: readonly StepMark[], gap: number): Pin[] {
  const pins = marks.flatMap((mark, at): Pin[] => {
    const sign = signOf(mark.events);
    return sign ? [{ step: at + 1, x: placeOf(turns, at + 1), sign }] : [];
  });
  const chosen: Pin[] = [];
  for (const pin of pins.toSorted((one, other) => one.sign.rank - other.sign.rank)) {
    if (chosen.every((other) => Math.abs(other.x - pin.x) >= gap)) chosen.push(pin);
  }
  return chosen.sort((one, other) => one.x - other.x);
}
