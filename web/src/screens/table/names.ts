// How seats are called.
import type { Seats } from "../../games/client";
import type { SeatSeen, Update } from "../../protocol/messages";
import type { Words } from "../../words/words";

/** A seat by the name of its person or bot; bots of old tables are called by their character. */
export function seatName(words: Words, seat: SeatSeen): string {
  if (seat.kind === "free") return words.say("web.free_seat");
  return seat.name && seat.name !== seat.bot ? seat.name : botName(words, seat.bot ?? "");
}

/** A seat by its name, and a bot by its character too. */
export function fullName(words: Words, seat: SeatSeen): string {
  const name = seatName(words, seat);
  const character = seat.kind === "bot" ? botName(words, seat.bot ?? "") : name;
  return character === name ? name : `${name} · ${character}`;
}

/** A bot by its character. */
export function botName(words: Words, bot: string): string {
  const key = `bot.${bot}`;
  return words.has(key) ? words.say(key) : bot;
}

/** All seats as the games' words need them. */
export function seatsOf(words: Words, update: Update): Seats {
  return { names: update.seats.map((seat) => seatName(words, seat)), viewer: update.viewer };
}

/** A game by its name. */
export function gameName(words: Words, game: string): string {
  const key = `ui.game_${game}`;
  return words.has(key) ? words.say(key) : game;
}

/** Whom the table waits for, in words: that it is the viewer, that others think, or that nobody is asked. */
export function waitingFor(words: Words, update: Update): string {
  const { asked, viewer, seats } = update;
  if (viewer !== null && asked.includes(viewer)) return words.say("web.your_turn");
  const players = asked.flatMap((seat) => seats[seat] ?? []).map((seat) => seatName(words, seat));
  if (!players.length) return words.say(update.ended ? "web.end" : "web.waiting");
  return words.say("web.thinking_of", { players: words.list(players), count: players.length });
}
