// Where the death mask is, in words.
import type { StepSeen } from "../../protocol/messages";
import type { Told } from "../client";
import { MASK } from "./sight";
import type { Speaker } from "./speaker";
import type { View } from "./view";

/** Who has the mask, where it lies, or what became of it. */
export function fateOfMask(speaker: Speaker, view: View, steps: readonly StepSeen[]): string {
  const holder = view.seats.findIndex((one) => one.carries === MASK);
  const square = view.seats[holder]?.archaeologist;
  if (square) return speaker.words.say("ui.mask_carried", { square, ...speaker.owner(holder) });
  const lying = Object.entries(view.tiles).find(([, tile]) => tile && tile !== "?" && tile.treasures.includes(MASK));
  if (lying) return speaker.words.say("ui.mask_lies", { square: lying[0] });
  return speaker.words.say(wasDelivered(steps) ? "ui.mask_safe" : "ui.mask_lost");
}

function wasDelivered(steps: readonly StepSeen[]): boolean {
  const events = steps.flatMap((step) => step.events as Told[]);
  return events.some((event) => event.type === "TreasureDelivered" && event.treasure === MASK);
}
