// What a mouse, a wheel and fingers do to the camera of a board.
import type { Camera, Point } from "./camera.svelte";

const CLICK = 6; // pixels within which a press is still a click
const DOUBLE = 320; // milliseconds between the two taps of a double tap
const NEAR = 30; // pixels between them
const WHEEL = 0.002;

/** Lets pointers on an element move its camera; `holds` tells where a press moves something else. Returns how to stop. */
export function followPointers(element: HTMLElement, camera: Camera, holds: (target: Element) => boolean): () => void {
  const fingers = new Map<number, Point>();
  let hasMoved = false;
  let isHeld = false;
  let began: Point = { x: 0, y: 0 };
  let tapped = { x: 0, y: 0, at: 0 };

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    if (!fingers.size) {
      hasMoved = false;
      isHeld = holds(event.target);
      began = pointOf(event);
    }
    fingers.set(event.pointerId, pointOf(event));
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const now = pointOf(event);
    fingers.set(event.pointerId, now);
    hasMoved ||= others.length > 0 || (!camera.isFit && !isHeld && distance(began, now) > CLICK);
    const other = others[0];
    if (other) pinch(before, now, other);
    else if (hasMoved && !isHeld) camera.pan(now.x - before.x, now.y - before.y);
  }

  /** One of two fingers moves: nearer or farther by the distance, and half as far as the finger went. */
  function pinch(before: Point, now: Point, other: Point): void {
    camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), between(now, other));
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || fingers.size || hasMoved) return;
    const again = { ...pointOf(event), at: event.timeStamp };
    const isDouble = again.at - tapped.at < DOUBLE && distance(again, tapped) < NEAR;
    tapped = again;
    if (isDouble && event.target instanceof Element && !isControl(event.target)) camera.fit();
  }

  /** Whoever has dragged the board has not clicked on what lies under it. */
  function click(event: MouseEvent): void {
    if (!hasMoved) return;
    hasMoved = false;
    event.preventDefault();
    event.stopPropagation();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    camera.zoom(Math.exp(-event.deltaY * WHEEL), pointOf(event));
  }

  element.addEventListener("pointerdown", down, true);
  element.addEventListener("click", click, true);
  element.addEventListener("wheel", wheel, { passive: false });
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return () => {
    element.removeEventListener("pointerdown", down, true);
    element.removeEventListener("click", click, true);
    element.removeEventListener("wheel", wheel);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  };
}

/** Something that a double tap presses twice. */
function isControl(target: Element): boolean {
  return target.closest("[data-spot], .option, .placing") !== null;
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
