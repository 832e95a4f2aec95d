// Codes have the size of their version; one that an independent reader has read stays as it is.
import { expect, test } from "vitest";
import { qrCode } from "./qr";

test.each([
  [1, 21],
  [16, 25],
  [32, 29],
  [60, 33],
  [69, 37],
  [100, 41],
  [120, 45],
  [150, 49],
  [180, 53],
])("%i bytes take %i squares", (length, size) => {
  const code = qrCode("x".repeat(length));
  expect(code?.length).toBe(size);
  expect(code?.every((row) => row.length === size)).toBe(true);
});

test("a long text has no code", () => {
  expect(qrCode("x".repeat(181))).toBeUndefined();
});

test("a code that was read is drawn the same again", () => {
  const rows = qrCode("http://x.de/j/ab")?.map((row) => row.map((isDark) => (isDark ? "#" : ".")).join(""));
  expect(rows).toMatchInlineSnapshot(`
    [
      "#######..#.#..#...#######",
      "#.....#.#....#....#.....#",
      "#.###.#..#..#..#..#.###.#",
      "#.###.#.....##....#.###.#",
      "#.###.#.##.#.#..#.#.###.#",
      "#.....#...#...##..#.....#",
      "#######.#.#.#.#.#.#######",
      ".........#.##............",
      "#.#.#.#..##.....#...#..#.",
      "#.##.#..####.#..###.....#",
      "..#.#.#.....#.#..##...###",
      ".###.#.####..###.#..#..#.",
      ".##.#.#...#...#.###..#.##",
      "....##.....#..#.####.#..#",
      "#..##.##..#..#...##.#.###",
      ".#...#.##.##....#..###.#.",
      "#.#...#.#.#.#..#######...",
      "........#..###.##...#####",
      "#######...###.###.#.#..##",
      "#.....#..#..#####...##.#.",
      "#.###.#.#.##..#.#####...#",
      "#.###.#...##..####..#.#..",
      "#.###.#.#....#.....###..#",
      "#.....#...##...##.#.##.#.",
      "#######.###.#..###.#...##",
    ]
  `);
});
