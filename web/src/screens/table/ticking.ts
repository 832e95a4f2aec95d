// A clock that ticks only when it reads otherwise, and never while nobody looks.
import { nextChange } from "./clock";

const LONGEST_TIMER = 3_600_000;
const MARGIN = 20; // milliseconds, so that a tick never comes too early

/** Calls with the seconds of the day until a moment, at every change of what a clock shows; returns how to stop. */
export function tickUntil(moment: number, told: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    const now = Date.now() / 1000;
    told(now);
    const wait = document.visibilityState === "hidden" ? undefined : nextChange(moment - now);
    if (wait !== undefined) timer = setTimeout(tick, Math.min(wait * 1000 + MARGIN, LONGEST_TIMER));
  };
  tick();
  document.addEventListener("visibilitychange", tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}
