// Others' moves come one by one; whoever clicks, or was away, sees all of them at once.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StepSeen, Update } from "./protocol/messages";
import { FAR_BEHIND, LOOKS, lookAt, pauseFor, UpdateQueue } from "./queue";

const step = (seat: number | null): StepSeen => ({ seat, events: [] });
const update = (version: number, ...seats: (number | null)[]) =>
  ({ version, viewer: 0, steps: seats.map(step) }) as unknown as Update;

describe("the queue", () => {
  let shown: [number, boolean][];
  let hidden: boolean;
  let waits: number;
  let animated: number;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    hidden = false;
    waits = 1;
    animated = 0;
  });
  afterEach(() => vi.useRealTimers());

  const queue = (animation = () => Promise.resolve()) =>
    new UpdateQueue(
      ({ version }, isCatchingUp) => shown.push([version, isCatchingUp]),
      () => {
        animated += 1;
        return animation();
      },
      { waits: () => waits, isHidden: () => hidden },
    );
  const versions = () => shown.map(([version]) => version);

  test("the first is shown at once, the next after a look", async () => {
    const one = queue();
    one.add(update(1, 1));
    one.add(update(2, 2));
    expect(versions()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(LOOKS.other - 10);
    expect(versions()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(20);
    expect(versions()).toEqual([1, 2]);
    expect(animated).toBe(2);
  });

  test("what is only said waits for nothing after it", async () => {
    const one = queue();
    one.add(update(1));
    await vi.advanceTimersByTimeAsync(0);
    one.add(update(2));
    expect(versions()).toEqual([1, 2]);
  });

  test("an animation is waited for, but not for ever", async () => {
    const one = queue(() => new Promise(() => {}));
    one.add(update(1, 1));
    one.add(update(2, 1));
    await vi.advanceTimersByTimeAsync(2900);
    expect(versions()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(200);
    expect(versions()).toEqual([1, 2]);
  });

  test("a click shows all at once, and only the last of them happens", () => {
    const one = queue();
    for (const version of [1, 2, 3]) one.add(update(version, 1));
    one.hurry();
    expect(shown).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(one.isBusy).toBe(false);
  });

  test("nobody waits who does not look, or wants no pauses", () => {
    const one = queue();
    hidden = true;
    one.add(update(1, 1));
    one.add(update(2, 1));
    hidden = false;
    waits = 0;
    one.add(update(3, 1));
    one.add(update(4, 1));
    expect(versions()).toEqual([1, 2, 3, 4]);
    expect(shown[0]).toEqual([1, true]);
  });

  test("a page that was left meanwhile keeps nothing waiting", async () => {
    const one = queue();
    for (const version of [1, 2, 3]) one.add(update(version, 1));
    hidden = true;
    await vi.advanceTimersByTimeAsync(LOOKS.other);
    expect(versions()).toEqual([1, 2, 3]);
    expect(animated).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("the more wait, the faster each is played", async () => {
    const hastes: number[] = [];
    const one = new UpdateQueue(
      () => undefined,
      (_, signal, haste) => {
        hastes.push(haste);
        return pauseFor(10_000, signal);
      },
      { waits: () => waits, isHidden: () => hidden },
    );
    for (let version = 1; version <= 12; version += 1) one.add(update(version, 1));
    await vi.advanceTimersByTimeAsync(3001);
    expect(hastes).toEqual([1, 11 / 4]);
    one.clear();
  });

  test("far behind, everything is shown", () => {
    const one = queue();
    for (let version = 1; version <= FAR_BEHIND + 2; version += 1) one.add(update(version, 1));
    expect(versions()).toHaveLength(FAR_BEHIND + 2);
  });

  test("an idle queue has no timer", async () => {
    const one = queue();
    one.add(update(1, 1));
    await vi.runAllTimersAsync();
    expect(vi.getTimerCount()).toBe(0);
    expect(one.isBusy).toBe(false);
  });

  test("what was cleared is not shown", async () => {
    const one = queue();
    one.add(update(1, 1));
    one.add(update(2, 1));
    one.clear();
    await vi.runAllTimersAsync();
    expect(versions()).toEqual([1]);
  });
});

test("own steps are looked at for a moment, those of others longer, and never for ever", () => {
  expect(lookAt([step(0)], 0)).toBe(LOOKS.own);
  expect(lookAt([step(1), step(null)], 0)).toBe(LOOKS.other + LOOKS.chance);
  expect(
    lookAt(
      Array.from({ length: 9 }, () => step(1)),
      0,
    ),
  ).toBe(2400);
});

test("a pause ends early by its signal", async () => {
  const nobody = new AbortController();
  const pause = pauseFor(60_000, nobody.signal);
  nobody.abort();
  await pause;
});
