// What flies in the maze, and when.
import { expect, test } from "vitest";
import { fallsIn, STEP } from "../motion";
import { flightsOf } from "./flights";

const DOORS: Readonly<Record<string, string>> = { a1: "ne", b1: "nw", a2: "se", b2: "sw" };
const maze = { doorsOf: (square: string) => DOORS[square] ?? "", start: "a1" };

test("a treasure that is delivered goes to its seat, after the walk", () => {
  const walked = { type: "Walked", seat: 1, figure: "archaeologist", to: "a1" };
  const [flight] = flightsOf([walked, walked, { type: "TreasureDelivered", seat: 1, treasure: 3 }], maze);
  expect(flight?.thing).toEqual({ kind: "vase", worth: 3 });
  expect(flight?.at).toBe(2 * STEP);
  expect(flight?.along.map(([place]) => place)).toEqual(["[data-start]", '[data-seat="1"] [data-sign="treasures"]']);
});

test("the mask looks like the mask", () => {
  const [flight] = flightsOf([{ type: "TreasurePickedUp", seat: 0, square: "b2", treasure: 5 }], maze);
  expect(flight?.thing).toEqual({ kind: "mask" });
});

test("a mummy goes along the corridors of its way, square by square", () => {
  const [flight] = flightsOf([{ type: "MummyAwoke", square: "b2", way: ["a1", "a2"] }], maze);
  expect(flight?.along.map(([place]) => place)).toEqual(
    ["b2", "a2", "a1"].map((square) => `[data-square="${square}"]`),
  );
});

test("lamps that are blown out go back to their seat", () => {
  const flights = flightsOf([{ type: "LampsBlownOut", seat: 2, squares: ["a2", "b1"] }], maze);
  expect(flights).toHaveLength(2);
  expect(flights[0]?.thing).toEqual({ kind: "lamp", seat: 2 });
});

test("rings that fall at once fall one after the other", () => {
  const fell = (squares: string[]) => ({ type: "TilesFell", ring: 0, squares, treasures: [] });
  const falls = fallsIn([{ seat: 0, events: [fell(["a1"]), fell(["b1", "b2"])] }]);
  expect(falls.get("a1")).toBe(0);
  expect(falls.get("b2")).toBeGreaterThan(0);
  expect(falls.get("b1")).toBe(falls.get("b2"));
});
