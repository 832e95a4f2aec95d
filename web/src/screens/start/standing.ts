// How a table stands, in one line.
import type { Words } from "../../words/words";
import { botName } from "../table/names";
import type { Row } from "./rows";

/** Whose turn it is, how it ended, or how many still gather. */
export function standing(words: Words, row: Row): string {
  const clock = clockOf(words, row);
  return [main(words, row), ...(clock ? [clock] : [])].join(" · ");
}

function main(words: Words, row: Row): string {
  if (row.status === "gathering") {
    const taken = row.seats.filter((seat) => seat.kind !== "free").length;
    return words.say("web.seats_taken", { taken, seats: row.seats.length });
  }
  if (row.status === "playing") {
    if (row.isMyTurn) return words.say("web.your_turn");
    return words.say("web.is_thinking", { players: words.list(row.asked.map((seat) => nameOf(words, row, seat))) });
  }
  if (row.winners.some((seat) => row.own.includes(seat))) return words.say("web.you_won");
  const winners = row.winners.map((seat) => nameOf(words, row, seat));
  return winners.length
    ? words.say("web.others_won", { players: words.list(winners), count: winners.length })
    : words.say("web.end");
}

function nameOf(words: Words, row: Row, at: number): string {
  const seat = row.seats[at];
  return seat ? seat.name || botName(words, seat.bot) : "";
}

function clockOf(words: Words, row: Row): string {
  if (row.status === "over") return "";
  if (row.clock.kind === "live") return words.say("web.clock_live_short", { minutes: Math.round(row.clock.bank / 60) });
  if (row.clock.kind === "days") return words.say("web.clock_days_short", { days: row.clock.days });
  return "";
}
