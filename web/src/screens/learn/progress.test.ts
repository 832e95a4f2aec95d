// Guided games: the right card at the right moment, with words for each.
import { expect, test } from "vitest";
import de from "../../../../locales/de.json";
import en from "../../../../locales/en.json";
import type { Update } from "../../protocol/messages";
import { LEARNABLE, lessonOf } from "./lessons";
import { dueIn, situationOf } from "./progress";

const UPDATE = {
  viewer: 0,
  asked: [0],
  options: [{ type: "VisitMarket", stall: 1 }],
  view: { agenda: [{ type: "EndTurn" }, { type: "Turn" }] },
  ended: null,
} as unknown as Update;

const step = (seat: number | null, ...types: string[]) => ({ seat, events: types.map((type) => ({ type })) });
const named = (seen: string[], update = UPDATE, steps = [step(0, "StarterChosen")]) => {
  const lesson = lessonOf("cleopatra-2006");
  return lesson && dueIn(lesson, seen, situationOf(update, steps))?.name;
};
const FIRST = ["goal", "table", "turn", "hand", "market"];

test("the first cards come one after the other, then nothing until something happens", () => {
  for (const [at, name] of FIRST.entries()) expect(named(FIRST.slice(0, at))).toBe(name);
  expect(named(FIRST)).toBeUndefined();
});

test("a card waits for its question, and for what was done", () => {
  const filling = { ...UPDATE, options: [], view: { agenda: [{ type: "LayOut" }] } };
  expect(named(FIRST, filling)).toBe("refill");
  expect(named([...FIRST, "refill"], UPDATE, [step(0, "StallTaken"), step(1, "StallTaken")])).toBe("others");
  expect(named([...FIRST, "refill"], UPDATE, [step(1, "StallTaken")])).toBeUndefined();
});

test("the moment before an offering has a card of its own", () => {
  const priests = { ...UPDATE, options: [], view: { agenda: [{ type: "BeforeOffering" }] } };
  expect(named(FIRST, priests)).toBe("priests");
});

test("nothing is asked while others decide", () => {
  expect([...situationOf({ ...UPDATE, asked: [1] }, []).tasks]).toEqual([]);
});

test("what the learner tries out is asked too", () => {
  const tried = [{ agenda: [{ type: "PlaceMosaic" }] }, { agenda: [{ type: "PayMosaic" }] }];
  expect([...situationOf(UPDATE, [], tried).tasks]).toEqual(expect.arrayContaining(["PlaceMosaic", "PayMosaic"]));
});

test.each(LEARNABLE)("every card of %s has its words in both languages", (game) => {
  const lesson = lessonOf(game);
  const keys = lesson?.cards.flatMap(({ name }) => [
    `web.lesson_${lesson.name}_${name}`,
    `web.lesson_${lesson.name}_${name}_title`,
  ]);
  for (const messages of [en, de]) expect(keys?.filter((key) => !(key in messages))).toEqual([]);
});

test.each(LEARNABLE)("no two cards of %s have one name", (game) => {
  const names = lessonOf(game)?.cards.map(({ name }) => name) ?? [];
  expect(new Set(names).size).toBe(names.length);
});
