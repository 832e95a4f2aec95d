// What each seat did last, in one sentence for its card.
import type { GameClient, Told } from "../../games/client";
import type { StepSeen } from "../../protocol/messages";
import type { TableState } from "../../table.svelte";
import { seatsOf } from "./names";

/** By seat; nothing where a seat has done nothing yet, or nothing is told of it. */
export function latestNews(client: GameClient, table: TableState): string[] {
  const { update, words } = table;
  if (!update) return [];
  const seats = seatsOf(words, update);
  return seats.names.map((_, seat) => {
    const last = lastOf(table.steps, seat);
    return (last && client.told(words, spokenOf(last), seats)[0]) ?? "";
  });
}

function lastOf(steps: readonly StepSeen[], seat: number): StepSeen | undefined {
  return steps.findLast((step) => step.seat === seat && spokenOf(step).length > 0);
}

function spokenOf(step: StepSeen): Told[] {
  const events = step.events as Told[];
  const cut = events.findIndex(({ type }) => type === "TurnPassed");
  return (cut < 0 ? events : events.slice(0, cut)).filter(({ type }) => type !== "Planned");
}
