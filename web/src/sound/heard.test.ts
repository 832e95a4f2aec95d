// What is heard of many events is the rarest of them.
import { expect, test } from "vitest";
import { soundOf } from "./heard";
import { SOUNDS } from "./sounds";

test("of many events the rare one is heard", () => {
  expect(soundOf(["CardsPaid", "PieceBuilt", "TalentsGained", "CleopatraWalked"])).toBe("bell");
  expect(soundOf(["Walked"])).toBe("tick");
  expect(soundOf(["CardThrownIn"])).toBe("cards");
  expect(soundOf(["BrokenIn"])).toBe("stone");
  expect(soundOf(["CardDiscardedOpenly"])).toBe(soundOf(["CardDiscarded"]));
  expect(soundOf(["Planned"])).toBeUndefined();
  expect(soundOf([])).toBeUndefined();
});

test("every grain can be played", () => {
  for (const grains of Object.values(SOUNDS)) {
    for (const { at, lasts, gain, pitch } of grains) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(lasts).toBeGreaterThan(0.01);
      expect(gain).toBeGreaterThan(0);
      expect(gain).toBeLessThanOrEqual(0.5);
      expect(pitch).toBeGreaterThan(30);
    }
  }
});
