// Why something is not allowed, in words, with the number of its rule.
import type { Why } from "../protocol/messages";
import { BadMessage } from "../words/format";
import type { Words } from "../words/words";
import type { GameClient, Seats } from "./client";

/** A reason as a sentence; what the catalogue does not know is told by its key. */
export function reasonOf(words: Words, why: Why, client?: GameClient, seats?: Seats): string {
  if (client?.reason && seats) return client.reason(words, why, seats);
  const rule = why.rule ? ` [${why.rule}]` : "";
  try {
    return words.sayAny(why.key, why.details) + rule;
  } catch (problem) {
    if (problem instanceof BadMessage) return why.key + rule;
    throw problem;
  }
}
