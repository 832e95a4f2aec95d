// What is sent at once in the maze, and what waits to be confirmed.
import { beforeEach, expect, test, vi } from "vitest";
import type { TableState } from "../../table.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
const { preferences } = await import("../../preferences.svelte");
const { Choosing } = await import("./choosing.svelte");
type Prospect = ConstructorParameters<typeof Choosing>[1];

const WALK = { type: "Walk", figure: "archaeologist", to: "c2" };
const FLIP = { type: "Flip", square: "d1" };
const END = { type: "EndTurn" };
const OPTIONS = [WALK, FLIP, END];
const VIEW = {
  active: 0,
  actions: 2,
  agenda: [{ type: "Turn" }],
  tiles: { c1: { doors: "nesw" }, c2: { doors: "ns" }, d1: "?" },
  seats: [{ archaeologist: "c1", helper: "c1" }],
};
let moves: unknown[] = [];

function choosing() {
  const table = {
    viewer: 0,
    isAsked: true,
    options: OPTIONS,
    update: { version: 1, view: VIEW },
    move: async (action: unknown) => moves.push(action),
  };
  const prospect = {
    isCurrent: true,
    goesOn: (action: object) => action === WALK,
    walk: () => undefined,
    following: () => [],
  };
  return new Choosing(table as unknown as TableState, prospect as unknown as Prospect);
}

beforeEach(() => {
  moves = [];
});

test.each([
  ["never", "walk", 1],
  ["never", "flip", 1],
  ["never", "end", 1],
  ["step", "walk", 0],
  ["step", "end", 0],
  ["turn", "walk", 1],
  ["turn", "flip", 0],
  ["turn", "end", 0],
] as const)("confirming %s: %s is sent at once %i times, and always the second time", async (confirm, kind, times) => {
  preferences.confirm = confirm;
  const at = choosing();
  const entry = at.entries.find((one) => one.kind === kind);
  if (!entry) throw new Error(kind);
  at.choose(entry);
  await Promise.resolve();
  expect(moves).toHaveLength(times);
  if (times) return;
  at.choose(entry);
  expect(moves).toEqual([entry.actions[0]]);
});

const BREAKS = ["ns", "es", "sw"].map((doors) => ({ type: "BreakIn", square: "c2", doors }));
const WALLED = [...BREAKS, { type: "BreakIn", square: "d1", doors: "nw" }, END];

/** A walled-in start, with the archaeologist on it and the helper elsewhere. */
function walledIn(helper: string) {
  const at = choosing();
  const seats = [{ archaeologist: "c1", helper }];
  Object.assign(at.table, { options: WALLED, update: { version: 1, view: { ...VIEW, start: "c1", seats } } });
  return at;
}

test("a neighbour of a walled-in start is broken open like a tile is turned", async () => {
  preferences.confirm = "never";
  const at = walledIn("a4");
  expect([...at.targets.keys()]).toEqual(["c2", "d1"]);
  at.chooseSquare("c2", "mouse");
  await Promise.resolve();
  expect(moves, "the way is chosen first").toEqual([]);
  expect(at.ways).toHaveLength(3);
  at.turnWay(1);
  const { way } = at;
  at.pressGold();
  expect(moves).toEqual([way]);
});

test("the figure that stands elsewhere breaks in nowhere, and the key for turning finds the tiles all the same", () => {
  const at = walledIn("a4");
  at.take("helper");
  expect([...at.targets.keys()]).toEqual([]);
  expect(at.can("turn")).toBe(true);
  at.useVerb("turn");
  expect([...at.targets.keys()]).toEqual(["c2", "d1"]);
});

test("a finger looks first where a mouse would have hovered", async () => {
  preferences.confirm = "turn";
  const at = choosing();
  at.chooseSquare("c2", "touch");
  await Promise.resolve();
  expect(moves).toEqual([]);
  at.chooseSquare("c2", "touch");
  expect(moves).toEqual([WALK]);
});
