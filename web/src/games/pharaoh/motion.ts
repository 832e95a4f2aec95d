// How things move in the maze. Nothing waits for it: the picture is always that of the last view.
import type { StepSeen } from "../../protocol/messages";
import type { Told } from "../client";
import { middleOf } from "./geometry";
import { textsIn } from "./speaker";

const EASE_IN = "cubic-bezier(.2,.8,.2,1)";
const FLIP = 320;
const TURN = 280;
const FALL = 900;
const RING = 450;
export const STEP = 120;

interface Paced {
  pace: number;
  delay?: number;
}

interface Transition {
  delay?: number;
  duration: number;
  css?: (t: number, u: number) => string;
}

/** A tile turns over its edge: the side that goes away, or the side that comes. */
export function turnedOver(_node: Element, { pace, delay = 0 }: Paced): Transition {
  return { delay: delay * pace, duration: (FLIP / 2) * pace, css: (t) => `transform: scaleX(${t})` };
}

export const HALF_FLIP = FLIP / 2;

/** A tile trembles and drops. */
export function fallen(_node: Element, { pace, delay = 0 }: Paced): Transition {
  return { delay: delay * pace, duration: FALL * pace, css: (_t, gone) => falling(gone) };
}

function falling(gone: number): string {
  if (gone < 0.35) return `transform: translate(${Math.sin(gone * 70) * 2.5}px, ${Math.cos(gone * 55) * 1.5}px)`;
  const depth = ((gone - 0.35) / 0.65) ** 2;
  return `transform: translateY(${24 * depth}px) rotate(${8 * depth}deg) scale(${1 - 0.55 * depth}); opacity: ${1 - depth}`;
}

/** Something appears. */
export function appearing(_node: Element, { pace, delay = 0 }: Paced): Transition {
  return { delay: delay * pace, duration: Math.max(120, 240 * pace), css: (t) => `opacity: ${t}` };
}

/** When squares fall: one ring after the other, where several fall at once. */
export function fallsIn(steps: readonly StepSeen[]): ReadonlyMap<string, number> {
  const rings = steps.flatMap((step) => step.events as Told[]).filter((event) => event.type === "TilesFell");
  return new Map(
    rings.flatMap((ring, index) => textsIn(ring.squares).map((square): [string, number] => [square, RING * index])),
  );
}

/** A drawing turns on the spot by these degrees until it lies as it is drawn. */
export function turnInto(node: Element, degrees: number, pace: number): void {
  if (!degrees || !pace) return;
  node.animate([{ transform: `rotate(${-degrees}deg)` }, { transform: "rotate(0deg)" }], {
    duration: TURN * pace,
    easing: EASE_IN,
  });
}

/** A figure goes along squares to where it is drawn now; `offset` is its place on a tile. */
export function walkAlong(node: Element, way: readonly string[], target: string, pace: number): Animation | undefined {
  if (way.length < 2 || !pace) return undefined;
  const between = way.slice(0, -1).map((square) => {
    const { x, y } = middleOf(square);
    return { transform: target.replace(/translate\([^)]*\)/, `translate(${x}px, ${y + 24}px)`) };
  });
  return node.animate([...between, { transform: target }], {
    duration: STEP * (way.length - 1) * pace + 80,
    easing: "ease-in-out",
  });
}
