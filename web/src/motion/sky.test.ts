// Things are in the air for as long as they fly, and nothing is left of them.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Flight } from "./flights";
import { Sky } from "./sky.svelte";

const box = (left: number) => ({ left, top: 0, width: 20, height: 20, right: left + 20, bottom: 20 });
const cancel = vi.fn();
const animate = vi.fn((_frames: unknown, _timing: { duration: number }) => ({ cancel }));
const element = (left: number) => ({ getBoundingClientRect: () => box(left), animate });
const screen: Record<string, ReturnType<typeof element>[]> = {};
const size = () => ({ width: 20, height: 20 });
const flight = (from: string, to: string): Flight<string> => ({
  thing: "card",
  along: [[from], [to]],
  at: 0,
  lasts: 400,
});
const awake = () => new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal("innerWidth", 1000);
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("document", { querySelectorAll: (selector: string) => screen[selector] ?? [] });
  screen.stall = [element(100)];
  screen.hand = [element(500), element(600)];
});
afterEach(() => vi.useRealTimers());

test("something flies, lands, and nothing is left", async () => {
  const sky = new Sky<string>(size);
  const over = sky.fly([flight("stall", "hand")], 1, awake());
  await vi.advanceTimersByTimeAsync(10);
  expect(sky.flying).toHaveLength(1);
  expect(sky.flying[0]?.frames[0]?.transform).toBe("translate(100px, 0px) scale(1)");
  await vi.advanceTimersByTimeAsync(400);
  await over;
  expect(sky.flying).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test("of several equal things each has its own place, the last first", async () => {
  const sky = new Sky<string>(size);
  void sky.fly([flight("stall", "hand"), flight("stall", "hand")], 1, awake());
  await vi.advanceTimersByTimeAsync(10);
  const ends = sky.flying.map(({ frames }) => frames.at(-1)?.transform);
  expect(ends).toEqual(["translate(600px, 0px) scale(1)", "translate(500px, 0px) scale(1)"]);
});

test("what is brought is hidden until it lands", async () => {
  const sky = new Sky<string>(size);
  void sky.fly([{ ...flight("stall", "hand"), isBrought: true }], 1, awake());
  await vi.advanceTimersByTimeAsync(10);
  expect(animate.mock.calls[0]?.[1].duration).toBe(400);
  await vi.advanceTimersByTimeAsync(400);
  expect(cancel).toHaveBeenCalledOnce();
});

test("a click ends all flights at once", async () => {
  const sky = new Sky<string>(size);
  const impatient = new AbortController();
  const over = sky.fly([{ ...flight("stall", "hand"), isBrought: true }], 1, impatient.signal);
  await vi.advanceTimersByTimeAsync(10);
  impatient.abort();
  await over;
  expect(sky.flying).toEqual([]);
  expect(cancel).toHaveBeenCalledOnce();
});

test("without motion nothing flies", async () => {
  const sky = new Sky<string>(size);
  await sky.fly([flight("stall", "hand")], 0, awake());
  expect(sky.flying).toEqual([]);
});

test("what cannot be seen does not fly", async () => {
  const sky = new Sky<string>(size);
  await sky.fly([flight("stall", "nowhere")], 1, awake());
  expect(sky.flying).toEqual([]);
});
