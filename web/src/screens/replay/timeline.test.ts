// The shape of a game over time.
import { expect, test } from "vitest";
import { signOf } from "./signs";
import {
  chancesAt,
  changeIn,
  edgesOf,
  pinsOf,
  placeOf,
  rowAt,
  rowsOf,
  stepAt,
  stopFrom,
  turnAfter,
  turnBefore,
  turnsOf,
} from "./timeline";

const mark = (turn: number, seat: number | null, ...events: string[]) => ({ turn, seat, events });
const MARKS = [
  mark(3, null, "CardDealt"),
  mark(3, 0, "StallTaken"),
  mark(3, null, "CardDrawn"),
  mark(3, 0, "StallsFilled"),
  mark(4, 1, "PieceBuilt", "CleopatraWalked"),
  mark(7, 0, "GameEnded"),
];
const TURNS = turnsOf(MARKS);
const CHANCES = [
  { step: 1, turn: 3, chances: [0.5, 0.5] },
  { step: 4, turn: 4, chances: [0.75, 0.25] },
  { step: 6, turn: 7, chances: [0, 1] },
];

test("turns are numbered from 1 and belong to who decides first in them", () => {
  expect(TURNS.map(({ number, seat, first, end }) => [number, seat, first, end])).toEqual([
    [1, 0, 0, 4],
    [2, 1, 4, 5],
    [3, 0, 5, 6],
  ]);
});

test("every turn is equally wide, and a place leads back to its step", () => {
  expect([0, 2, 4, 5, 6].map((step) => placeOf(TURNS, step))).toEqual([0, 1 / 6, 1 / 3, 2 / 3, 1]);
  for (const step of MARKS.keys()) expect(stepAt(TURNS, placeOf(TURNS, step))).toBe(step);
  expect(stepAt(TURNS, 2)).toBe(6);
  expect(stepAt(TURNS, -1)).toBe(0);
  expect(stepAt([], 0.5)).toBe(0);
});

test("turn by turn, back and forth", () => {
  expect([0, 3, 4, 5, 6].map((step) => turnBefore(TURNS, step))).toEqual([0, 0, 0, 4, 5]);
  expect([0, 3, 4, 6].map((step) => turnAfter(TURNS, step))).toEqual([4, 4, 5, 6]);
});

test("chance is told with the decision before it, and silent steps are no rows", () => {
  const steps = MARKS.map(({ seat, events }) => ({ seat, events }));
  const rows = rowsOf(steps, TURNS, (events) => (events.includes("StallsFilled") ? [] : events.map(String)));
  expect(rows.map(({ step, sentences }) => [step, sentences.join(" ")])).toEqual([
    [1, "CardDealt"],
    [4, "StallTaken CardDrawn"],
    [5, "PieceBuilt CleopatraWalked"],
    [6, "GameEnded"],
  ]);
  expect([0, 1, 3, 6].map((step) => rowAt(rows, step))).toEqual([-1, 0, 1, 3]);
  expect([stopFrom(rows, 1, 1), stopFrom(rows, 6, 1), stopFrom(rows, 4, -1), stopFrom(rows, 1, -1)]).toEqual([
    4, 6, 1, 0,
  ]);
});

test("chances hold from the beginning of a turn on, and change over it", () => {
  expect(chancesAt(CHANCES, 0)).toEqual([0.5, 0.5]);
  expect(chancesAt(CHANCES, 5)).toEqual([0.75, 0.25]);
  expect(TURNS.map((turn) => changeIn(CHANCES, turn))).toEqual([0.25, 0.75, undefined]);
});

test("the bands lie on each other and fill the height", () => {
  const edges = edgesOf(TURNS, CHANCES, 2);
  expect(edges.map((edge) => edge.map(({ y }) => y))).toEqual([
    [1, 1, 1],
    [0.5, 0.25, 1],
    [0, 0, 0],
  ]);
});

test("signs show what mattered most, and keep their distance", () => {
  expect(signOf(["PieceBuilt", "CleopatraWalked"])?.name).toBe("web.sign_walk");
  expect(signOf(["CardDealt"])).toBeUndefined();
  expect(pinsOf(TURNS, MARKS, 0.1).map(({ step }) => step)).toEqual([5, 6]);
  expect(pinsOf(TURNS, MARKS, 0.9).map(({ step }) => step)).toEqual([6]);
});
