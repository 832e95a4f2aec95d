// The garden and the mosaics are those of the rules, and turn as pieces of wood do.
import { describe, expect, test } from "vitest";
import vectors from "../../../../tests/words/cleopatra.json";
import {
  type Cell,
  cell,
  covered,
  flipped,
  key,
  MAP,
  pushed,
  SHAPES,
  SQUARES,
  shapeOf,
  squareAt,
  stepped,
  turnedLeft,
  turnedRight,
  WALL_SLOTS,
} from "./geometry";
import { MosaicPlacing } from "./placing.svelte";
import { FROM_ABOVE, faces, flat, points, WIDE } from "./scene/projection";

const [printed] = vectors.printed;

/** A shape in all ways it can lie. */
function orientations(shape: Cell[]): Set<string> {
  const found = new Set<string>();
  let turned = shape;
  for (let turn = 0; turn < 4; turn++) {
    turned = turnedRight(turned);
    found.add(key(turned)).add(key(flipped(turned)));
  }
  return found;
}

describe("what is printed", () => {
  test("map, slots and shapes are those of the rules", () => {
    expect({ map: MAP, slots: WALL_SLOTS, shapes: SHAPES }).toEqual(printed);
  });

  test("squares are named from a1 to i9", () => {
    expect(SQUARES).toHaveLength(81);
    expect(SQUARES[0]).toBe("a1");
    expect(SQUARES.map((square) => squareAt(cell(square)))).toEqual(SQUARES);
    expect(stepped("a1", [-1, 0])).toBeUndefined();
    expect(stepped("a1", [1, 1])).toBe("b2");
  });
});

describe("mosaics", () => {
  test.each(vectors.lying)("$mosaic lies only as it can be turned and flipped", ({ mosaic, first }) => {
    const ways = orientations(shapeOf(mosaic));
    for (const squares of first) expect(ways).toContain(key(pushed(squares.map(cell))));
  });

  test("left undoes right, and flipping twice is nothing", () => {
    const shape = shapeOf("F");
    expect(turnedLeft(turnedRight(shape))).toEqual(shape);
    expect(flipped(flipped(shape))).toEqual(shape);
  });

  test("one that juts out covers fewer squares", () => {
    expect(covered(shapeOf("I"), [7, 0])).toEqual(["h1", "i1"]);
  });
});

describe("placing", () => {
  const options = [
    { type: "LayMosaic", squares: ["a1", "b1", "c1", "d1", "e1"] },
    { type: "LayMosaic", squares: ["i1", "i2", "i3", "i4", "i5"] },
  ];

  test("begins where it may lie, and finds the next place", () => {
    const placing = new MosaicPlacing("I", options);
    expect(placing.option).toBe(options[0]);
    placing.next();
    expect(placing.option).toBe(options[1]);
    placing.next();
    expect(placing.squares).toEqual(options[0]?.squares);
  });

  test("stays inside the garden however it is moved and turned", () => {
    const placing = new MosaicPlacing("I", options);
    placing.move([-3, -3]);
    expect(placing.squares).toHaveLength(5);
    placing.turn("right");
    expect(placing.squares).toHaveLength(5);
    placing.hover("i9");
    expect(placing.squares).toEqual(["i5", "i6", "i7", "i8", "i9"]);
    expect(placing.option).toBeUndefined();
  });

  test("knows what a place would bring, and begins with the best", () => {
    const placing = new MosaicPlacing("I", options);
    placing.know([
      { squares: ["a1", "b1", "c1", "d1", "e1"], reward: 4, palms: 0, sanctuaries: [] },
      { squares: ["i1", "i2", "i3", "i4", "i5"], reward: 7, palms: 3, sanctuaries: [["h1"]] },
    ]);
    expect(placing.laying?.reward).toBe(7);
    expect(placing.ghost.sanctuaries).toEqual([["h1"]]);
  });
});

describe("projection", () => {
  test("columns run to the lower right, rows to the upper right, heights up", () => {
    expect(WIDE.at(1, 0)).toEqual([31, 17.05]);
    expect(WIDE.at(0, 1)).toEqual([31, -17.05]);
    expect(WIDE.at(0, 0, 10)).toEqual([0, -10]);
    expect(FROM_ABOVE.at(1, 2, 50)).toEqual([48, -96]);
  });

  test("a box shows its top, its front and its right side", () => {
    const box = faces(WIDE, { columns: [0, 1], rows: [0, 1], heights: [0, 10] });
    expect(box.top).toBe(flat(WIDE, [0, 1], [0, 1], 10));
    expect(box.front).toBe(
      points(WIDE, [
        [0, 0, 0],
        [0, 0, 10],
        [1, 0, 10],
        [1, 0, 0],
      ]),
    );
    expect(box.right.split(" ")).toHaveLength(4);
  });
});
