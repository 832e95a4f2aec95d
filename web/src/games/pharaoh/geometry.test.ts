// Squares, turns and ways in the picture.
import { describe, expect, test } from "vitest";
import { arranged } from "./contents";
import { beside, cornerOf, drawnWay, outwardOf, quarterTurned, SQUARES, squareAt, turnBetween } from "./geometry";
import { faces, floors } from "./maze/shapes";

describe("squares", () => {
  test("are read from the back row to the front", () => {
    expect(SQUARES).toHaveLength(36);
    expect([SQUARES[0], SQUARES[5], SQUARES[35]]).toEqual(["a6", "f6", "f1"]);
  });

  test("row 1 is in front", () => {
    expect(cornerOf("a6")).toEqual({ x: 0, y: 0 });
    expect(cornerOf("b1")).toEqual({ x: 104, y: 520 });
    expect(squareAt({ x: 2, y: 5 })).toBe("c1");
  });

  test("arrows stop at the border", () => {
    expect(beside("c3", "n")).toBe("c4");
    expect(beside("c3", "w")).toBe("b3");
    expect(beside("a1", "w")).toBe("a1");
    expect(beside("f6", "n")).toBe("f6");
  });
});

test("the stairs of a start lead out over its border", () => {
  expect(["c1", "a3", "e6", "f2"].map(outwardOf)).toEqual(["s", "w", "n", "e"]);
});

describe("turning", () => {
  test.each([
    ["ns", 1, "ew"],
    ["nes", 1, "esw"],
    ["nw", 1, "ne"],
    ["ne", 3, "nw"],
  ])("%s by %i quarters is %s", (doors, quarters, turned) => {
    expect(quarterTurned(doors, quarters)).toBe(turned);
  });

  test("goes the shorter way round", () => {
    expect(turnBetween("ne", "es")).toBe(90);
    expect(turnBetween("ne", "nw")).toBe(-90);
    expect(turnBetween("ne", "sw")).toBe(180);
    expect(turnBetween("ns", "ns")).toBe(0);
  });
});

describe("ways", () => {
  const doors: Record<string, string> = { a1: "n", a2: "es", b2: "sw", b1: "n" };

  test("follow open corridors", () => {
    expect(drawnWay((square) => doors[square] ?? "", "a1", "b1")).toEqual(["a1", "a2", "b2", "b1"]);
  });

  test("are straight where no corridor leads", () => {
    expect(drawnWay(() => "", "a1", "c3")).toEqual(["a1", "c3"]);
  });
});

describe("tiles", () => {
  test("have an arm of floor for each door", () => {
    expect(floors("nesw")).toHaveLength(5);
    expect(floors("s")).toHaveLength(2);
  });

  test("have one dark face where northern walls join", () => {
    expect(faces("ew")).toEqual([{ x: 0, y: 29, width: 100, height: 13.5 }]);
    expect(faces("new")).toHaveLength(2);
    expect(faces("ns")).toEqual([]);
  });

  test("have a place for everything that can stand on them", () => {
    for (const figures of [0, 1, 2, 3, 4, 8]) {
      const places = arranged(figures, 4, 3);
      expect([places.figures.length, places.lamps.length, places.treasures.length]).toEqual([figures, 4, 3]);
      const all = [...places.figures, ...places.lamps, ...places.treasures];
      for (const { x, y } of all) expect(x >= 5 && x <= 95 && y >= 5 && y <= 100).toBe(true);
      expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
    }
  });
});
