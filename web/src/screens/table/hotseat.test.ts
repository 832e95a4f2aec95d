// The device is passed on when another of its seats is asked, and only then.
import { expect, test } from "vitest";
import type { Update } from "../../protocol/messages";
import { nextHolder } from "./hotseat";

const update = (...asked: number[]) => ({ status: "playing", asked }) as unknown as Update;

test.each([
  ["one seat", [0], update(0), undefined, undefined],
  ["nothing yet", [0, 2], undefined, undefined, undefined],
  ["nobody holds it", [0, 2], update(2), undefined, 2],
  ["nobody holds it, a bot is asked", [0, 2], update(1), undefined, 0],
  ["in the right hands", [0, 2], update(2), 2, undefined],
  ["a bot is asked", [0, 2], update(1), 2, undefined],
  ["another is asked", [0, 2], update(0), 2, 0],
  ["all are asked", [0, 2], update(0, 1, 2), 2, undefined],
  ["over", [0, 2], { status: "over", asked: [] } as unknown as Update, undefined, undefined],
] as const)("%s", (_, own, told, holder, expected) => {
  expect(nextHolder(own, told, holder)).toBe(expected);
});
