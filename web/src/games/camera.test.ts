// The camera of a board: near, far, and never lost.
import { expect, test } from "vitest";
import { Camera } from "./camera.svelte";

const camera = () => new Camera(() => ({ x: 100, y: 0, width: 800, height: 400 }));

test("a point that one comes closer to stays where it is", () => {
  const at = camera();
  at.zoom(2, { x: 300, y: 100 });
  expect(at.scale).toBe(2);
  const seen = (x: number) => 500 + at.x + at.scale * (x - 500);
  expect(seen(300)).toBeCloseTo(300);
});

test("it goes no nearer than three times, and no farther than the whole", () => {
  const at = camera();
  for (let time = 0; time < 9; time += 1) at.zoom(1.5);
  expect(at.scale).toBe(3);
  at.zoom(0.01, { x: 130, y: 20 });
  expect([at.scale, at.isFit]).toEqual([1, true]);
  expect([at.x, at.y].map(Math.abs)).toEqual([0, 0]);
});

test("the board cannot be pushed out of sight, nor at all while it is whole", () => {
  const at = camera();
  at.pan(500, 500);
  expect([at.x, at.y].map(Math.abs)).toEqual([0, 0]);
  at.zoom(2);
  at.pan(5000, -5000);
  expect([at.x, at.y]).toEqual([400, -200]);
});

test("keys come closer, move, and show the whole again", () => {
  const at = camera();
  at.keys["+"]?.();
  at.keys["Ctrl+ArrowLeft"]?.();
  expect([at.isFit, at.x]).toEqual([false, 80]);
  at.keys["0"]?.();
  expect([at.isFit, at.x, at.y]).toEqual([true, 0, 0]);
});
