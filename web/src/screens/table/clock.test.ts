// Clocks read well, and tick no more often than they change.
import { expect, test } from "vitest";
import { load } from "../../words/words";
import { nextChange, shownTime } from "./clock";

test.each([
  [-3, "0:00"],
  [0, "0:00"],
  [44.2, "0:45"],
  [60, "1:00"],
  [760, "12:40"],
  [3600, "1 h"],
  [47.9 * 3600, "47 h"],
  [3 * 86400 + 5, "3 d"],
])("%d seconds read %s", async (left, expected) => {
  expect(shownTime(await load("en"), left)).toBe(expected);
});

test("a clock ticks by the second in its last hour, else by the hour or day", () => {
  expect(nextChange(44.25)).toBeCloseTo(0.25);
  expect(nextChange(44)).toBe(1);
  expect(nextChange(2 * 3600 + 30)).toBe(30);
  expect(nextChange(3 * 86400 + 7)).toBe(7);
  expect(nextChange(0)).toBeUndefined();
});
