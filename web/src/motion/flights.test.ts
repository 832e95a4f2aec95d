// Flights one after the other, and the line that they take.
import { expect, test } from "vitest";
import { apart, endOf, type Flight, framesOf, inTurn, LONGEST, MOST_FLIGHTS } from "./flights";

const flight = (thing: string, at = 0, lasts = 400): Flight<string> => ({ thing, along: [["a"], ["b"]], at, lasts });
const many = (number: number) => Array.from({ length: number }, (_, index) => flight(String(index)));

test("what follows begins while the one before lands", () => {
  const [first, second] = inTurn([[flight("one")], [flight("two")]]) as [Flight<string>, Flight<string>];
  expect(first.at).toBe(0);
  expect(second.at).toBeGreaterThan(0);
  expect(second.at).toBeLessThan(endOf(first));
});

test("an event without flights takes no time", () => {
  expect(inTurn([[], [flight("one")]])).toEqual([flight("one")]);
});

test("nobody waits long for many flights, nor is anything seen of very many", () => {
  const flights = inTurn(many(20).map((one) => [one]));
  expect(Math.max(...flights.map(endOf))).toBeLessThanOrEqual(LONGEST + 1);
  expect(inTurn([many(MOST_FLIGHTS + 1)])).toEqual([]);
});

test("equal flights are a little apart", () => {
  expect(apart(many(3), 50).map(({ at }) => at)).toEqual([0, 50, 100]);
});

test("a flight begins and ends exactly at its places, in an arc", () => {
  const frames = framesOf([
    { x: 0, y: 100, scale: 1 },
    { x: 200, y: 100, scale: 0.5 },
  ]);
  expect(frames[0]).toEqual({ offset: 0, transform: "translate(0px, 100px) scale(1)" });
  expect(frames.at(-1)).toEqual({ offset: 1, transform: "translate(200px, 100px) scale(0.5)" });
  const middle = Number(/, (-?[\d.]+)px/.exec(frames[4]?.transform ?? "")?.[1]);
  expect(middle).toBeLessThan(100);
});

test("a way through several places takes its time by their distance", () => {
  const points = [0, 100, 400].map((x) => ({ x, y: 0, scale: 1 }));
  expect(framesOf(points).map(({ offset }) => offset)).toEqual([0, 0.25, 1]);
});

test("only where it is and how large it is changes: nothing is laid out anew", () => {
  const [frame] = framesOf([
    { x: 0, y: 0, scale: 1 },
    { x: 1, y: 1, scale: 1 },
  ]);
  expect(Object.keys(frame ?? {}).sort()).toEqual(["offset", "transform"]);
});
