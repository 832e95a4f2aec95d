// Where the things of the game lie on the screen: in hands, stalls and piles, with seats, in the palace.
import type { Place } from "../../../motion/flights";
import { stallName } from "../words/speaker";

const MARKET = '[data-guide="market"]';
const PALACE = '[data-guide="palace"]';
const ALTAR = '[data-guide="altar"]';

export const DECK: Place = ['[data-pile="deck"]', MARKET];
export const DISCARDS: Place = ['[data-pile="discards"]', MARKET];
/** Where amulets come from and go to. */
export const TEMPLE: Place = [ALTAR, PALACE];

/** A seat in its row, by one of its signs or by its mark. */
function seatPlaces(seat: number, sign: string): string[] {
  return [`[data-seat="${seat}"] [data-sign="${sign}"]`, `[data-seat="${seat}"] > svg`, `[data-seat="${seat}"]`];
}

/** A card in a hand that can be seen, or the seat that holds it. */
export function handOf(seat: number, card: string): Place {
  const hand = `[data-hand-of="${seat}"]`;
  return [`${hand} [data-lying="${card}"]`, hand, ...seatPlaces(seat, "cards")];
}

/** The talents or amulets of a seat: a number that can be seen, or the seat. */
export function purseOf(seat: number, sign: "talents" | "amulets"): Place {
  return [`[data-purse-of="${seat}"] [data-sign="${sign}"]`, ...seatPlaces(seat, sign)];
}

/** A card of a stall, counted from the left. */
export function stallCard(stall: number, at: number): Place {
  const one = `[data-stall="${stallName(stall)}"]`;
  return [`${one} [data-lying]:nth-of-type(${at + 1})`, one, MARKET];
}

/** The last card of a stall. */
export function stallEnd(stall: number): Place {
  const one = `[data-stall="${stallName(stall)}"]`;
  return [`${one} [data-lying]:last-of-type`, one, MARKET];
}

/** Something that was built just now. */
export function builtPlace(name: string): Place {
  return [`[data-built="${name}"]`, PALACE];
}

/** A tile of a worshipper. */
export function worshipperPlace(worshipper: string): Place {
  return [`[data-worshipper="${worshipper}"]`, ALTAR, PALACE];
}
