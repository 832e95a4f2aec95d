// What was missed: whether it is worth telling, and sentences that are said once.
import { expect, test } from "vitest";
import { gathered, isWorthTelling } from "./recap";

test("a sentence that follows itself is said once", () => {
  expect(gathered(["a", "a", "b", "a"])).toEqual([
    { text: "a", count: 2 },
    { text: "b", count: 1 },
    { text: "a", count: 1 },
  ]);
});

test("two decisions of others are worth telling, one's own are not", () => {
  const steps = [0, 1, null, 1, 0].map((seat) => ({ seat, events: [] }));
  expect(isWorthTelling(steps, 0, 0)).toBe(true);
  expect(isWorthTelling(steps, 2, 0)).toBe(false);
});
