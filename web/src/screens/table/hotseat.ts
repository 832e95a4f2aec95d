// Several seats at one device: who gets it next, so that nobody sees another's hand.
import type { Update } from "../../protocol/messages";

/** The seat that the device is to be passed to; nothing where it lies in the right hands, or only one seat uses it. */
export function nextHolder(
  own: readonly number[],
  update: Update | undefined,
  holder: number | undefined,
): number | undefined {
  if (own.length < 2 || !update || update.status !== "playing") return undefined;
  const asked = own.filter((seat) => update.asked.includes(seat));
  if (holder !== undefined && (asked.length === 0 || asked.includes(holder))) return undefined;
  return asked[0] ?? own[0];
}
