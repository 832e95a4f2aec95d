// How a clock reads, and when it next reads otherwise, so that nothing ticks in between.
import type { Words } from "../../words/words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many seconds as a clock shows them: 0:45, 12:40, 5 h, 3 d. */
export function shownTime(words: Words, left: number): string {
  const seconds = Math.max(0, Math.ceil(left));
  if (seconds >= 2 * DAY) return words.say("web.days_left", { days: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return words.say("web.hours_left", { hours: Math.floor(seconds / HOUR) });
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

/** In how many seconds the clock reads otherwise; none when it stands at its end. */
export function nextChange(left: number): number | undefined {
  if (left <= 0) return undefined;
  const unit = left >= 2 * DAY ? DAY : left >= HOUR ? HOUR : 1;
  const rest = left % unit;
  return rest === 0 ? unit : rest;
}
