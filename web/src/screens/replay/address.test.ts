// Addresses of moments.
import { expect, test } from "vitest";
import { addressOf, wishOf } from "./address";

test("an address leads back to its moment", () => {
  const address = addressOf("abc", 2, 41);
  expect(address).toBe("/t/abc/replay?step=41&seat=2");
  expect(wishOf(new URL(address, "http://waset").search)).toEqual({ eye: 2, step: 41 });
  expect(wishOf(addressOf("abc", "all", 0).split("replay")[1] ?? "")).toEqual({ eye: "all", step: 0 });
});

test("an address without a wish, or with a strange one, leads to the beginning", () => {
  expect(wishOf("")).toEqual({ eye: undefined, step: 0 });
  expect(wishOf("?step=-3&seat=x")).toEqual({ eye: undefined, step: 0 });
});
