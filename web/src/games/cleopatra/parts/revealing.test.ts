// An offering opens from the lowest bid to the highest; whoever does not want to wait sees all of it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Animator, Fresh, TableState } from "../../../table.svelte";
import { followsAt, opensAt, ordersAt, Revealing, stepsOf } from "./revealing.svelte";

const events = [
  { type: "OfferingMade", bids: [6, 2, 8] },
  { type: "AmuletsReturned", seat: 2, count: 3, cause: "offering" },
  { type: "AmuletsTaken", seat: 0, count: 1, cause: "offering" },
  { type: "AmuletsTaken", seat: 1, count: 2, cause: "offering" },
  { type: "AmuletsTaken", seat: 1, count: 1, cause: "tainted" },
];
const fresh = (fields: Partial<Fresh> = {}): Fresh => ({
  steps: [{ seat: null, events }],
  from: 0,
  isCatchingUp: false,
  isLeap: false,
  ...fields,
});

let heard: (fresh: Fresh) => void;
let animator: Animator;

function followed(): Revealing {
  const table = {
    readonly: false,
    viewer: 0,
    update: { view: { turn: 15, seats: [{ amulets: 4 }] } },
    listen: (listener: typeof heard) => {
      heard = listener;
      return () => {};
    },
    animates: (one: Animator) => {
      animator = one;
      return () => {};
    },
  };
  const revealing = new Revealing(table as unknown as TableState);
  revealing.follow();
  return revealing;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("what followed for each seat is counted, and nothing else", () => {
  const revealing = followed();
  heard(fresh());
  expect(revealing.shown?.bidders.map(({ takes, returns }) => [takes, returns])).toEqual([
    [1, 0],
    [2, 0],
    [0, 3],
  ]);
});

test("bids open from the lowest to the highest, then the order, then what follows", () => {
  const revealing = followed();
  heard(fresh());
  const { shown } = revealing;
  if (!shown) throw new Error("nothing was opened");
  expect([0, 1, 2].map((seat) => opensAt(shown, seat))).toEqual([2, 1, 3]);
  expect(ordersAt(shown)).toBe(4);
  expect([0, 1, 2].map((seat) => followsAt(shown, seat))).toEqual([6, 7, 5]);
  expect(stepsOf(shown)).toBe(7);
});

test("it goes on step by step, and the whole result stays", async () => {
  const revealing = followed();
  heard(fresh());
  const over = animator(fresh(), 1, new AbortController().signal);
  expect(revealing.step).toBe(0);
  await vi.advanceTimersByTimeAsync(300);
  expect(revealing.step).toBe(1);
  expect(revealing.isOpening).toBe(true);
  await vi.runAllTimersAsync();
  await over;
  expect(revealing.isOpening).toBe(false);
  expect(revealing.shown).toBeDefined();
});

test("a click shows all of it at once", async () => {
  const revealing = followed();
  heard(fresh());
  const over = animator(fresh(), 1, new AbortController().signal);
  revealing.skip();
  await over;
  expect(revealing.isOpening).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test("whoever hurries through the queue, or wants no motion, still sees the result", () => {
  const revealing = followed();
  heard(fresh({ isCatchingUp: true }));
  expect(revealing.shown?.turn).toBe(15);
  expect(revealing.isOpening).toBe(false);
});

test("a leap to another moment shows nothing of it", () => {
  const revealing = followed();
  heard(fresh());
  heard(fresh({ isLeap: true }));
  expect(revealing.shown).toBeUndefined();
});
