// The address of a moment: `/t/ID/replay?step=N&seat=K`, or `seat=all` with everything open.
import type { Eye } from "../../api";

/** The address of a moment as somebody saw it. */
export function addressOf(table: string, eye: Eye, step: number): string {
  return `/t/${encodeURIComponent(table)}/replay?step=${step}&seat=${eye}`;
}

/** What an address asks for. */
export function wishOf(search: string): { eye: Eye | undefined; step: number } {
  const asked = new URLSearchParams(search);
  const seat = asked.get("seat") ?? "";
  const eye = seat === "all" ? "all" : /^\d+$/.test(seat) ? Number(seat) : undefined;
  const step = Number.parseInt(asked.get("step") ?? "", 10);
  return { eye, step: Number.isNaN(step) ? 0 : Math.max(0, step) };
}
