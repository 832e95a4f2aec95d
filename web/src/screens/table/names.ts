// How seats are called.
import type { Seats } from "../../games/client";
import type { SeatSeen, Update } from "../../protocol/messages";
import type { Words } from "../../words/words";

/** A seat by the name of its person, or of its bot. */
export function seatName(words: Words, seat: SeatSeen): string {
  if (seat.kind === "free") return words.say("web.free_seat");
  return seat.name || botName(words, seat.bot ?? "");
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

/** A game by its short title, where there is little room. */
export function gameTitle(words: Words, game: string): string {
  const key = `web.card_title_${game}`;
  return words.has(key) ? words.say(key) : gameName(words, game);
}
