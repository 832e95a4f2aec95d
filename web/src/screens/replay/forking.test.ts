// Seats of a game that goes on from a moment.
import { expect, test } from "vitest";
import { createFrom } from "./forking";

test("everybody gets their seat", () => {
  expect(createFrom("pharaoh", ["mason", "me", "free"])).toEqual({
    game: "pharaoh",
    seats: 3,
    sits: [1],
    bots: { "0": "mason" },
    starts_when_full: true,
  });
});
