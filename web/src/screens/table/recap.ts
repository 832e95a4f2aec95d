// What somebody has missed: how many steps were seen when they last looked, kept in this browser.
import type { StepSeen } from "../../protocol/messages";

const PLACE = "waset.seen";
const MOST = 60;

/** Keeps how many steps of a table were seen from a seat. */
export function keepSeen(table: string, seat: number | null, steps: number): void {
  try {
    const { [place(table, seat)]: _, ...others } = kept();
    const entries = [...Object.entries(others).slice(1 - MOST), [place(table, seat), steps]];
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that keeps nothing tells no recap.
  }
}

/** How many steps were seen the last time; nothing when this is the first time. */
export function keptSeen(table: string, seat: number | null): number | undefined {
  return kept()[place(table, seat)];
}

/** Whether so much has happened since a step that it deserves to be told: others decided twice or more. */
export function isWorthTelling(steps: readonly StepSeen[], since: number, viewer: number | null): boolean {
  return steps.slice(since).filter(({ seat }) => seat !== null && seat !== viewer).length >= 2;
}

/** Sentences, where the same one follows itself once, with how often it was said. */
export function gathered(texts: readonly string[]): { text: string; count: number }[] {
  const found: { text: string; count: number }[] = [];
  for (const text of texts) {
    const last = found.at(-1);
    if (last?.text === text) last.count += 1;
    else found.push({ text, count: 1 });
  }
  return found;
}

function place(table: string, seat: number | null): string {
  return `${table}/${seat ?? ""}`;
}

function kept(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}
