// Who takes which seat of a game that goes on from a moment of another.
import type { Create } from "../../protocol/messages";

/** I, somebody who comes by a link, or the id of a bot. */
export type Taker = "me" | "free" | string;

/** The table that is asked for; it begins by itself once all seats are taken. */
export function createFrom(game: string, takers: readonly Taker[]): Create {
  const seats = takers.map((taker, seat) => ({ taker, seat }));
  const isBot = ({ taker }: { taker: Taker }) => taker !== "me" && taker !== "free";
  return {
    game,
    seats: takers.length,
    sits: seats.filter(({ taker }) => taker === "me").map(({ seat }) => seat),
    bots: Object.fromEntries(seats.filter(isBot).map(({ taker, seat }) => [String(seat), taker])),
    starts_when_full: true,
  };
}
