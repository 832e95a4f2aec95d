// Why something is not allowed, in words, with the number of its rule.

import type { Why } from "../../../protocol/messages";
import type { Parameter } from "../../../words/words";
import type { Speaker } from "./speaker";

type Detail = (speaker: Speaker, value: never) => Parameter;

const DETAILS: Record<string, Detail> = {
  card: (speaker, card: string) => speaker.card(card),
  kind: (speaker, card: string) => speaker.card(card),
  cards: (speaker, cards: string[]) => speaker.cards(cards),
  missing: (speaker, units: string[]) => speaker.units(units),
  piece: (speaker, piece: string) => speaker.say(`piece.${piece}`, { count: 1 }),
  squares: (_, squares: string[]) => squares.join(" "),
  asked: (speaker, asked: string[]) => speaker.players(asked.map(Number)),
};

/** The sentence of a reason. */
export function reason(speaker: Speaker, why: Why): string {
  const parameters: Record<string, Parameter> = {};
  for (const [name, value] of Object.entries(why.details ?? {})) {
    const detail = DETAILS[name];
    parameters[name] = detail && isSpoken(name, value) ? detail(speaker, value as never) : value;
  }
  const sentence = speaker.say(why.key, parameters);
  return why.rule ? `${sentence} [${why.rule}]` : sentence;
}

/** Some details are lists in one reason and a number in another. */
function isSpoken(name: string, value: unknown): boolean {
  return Array.isArray(value) || (typeof value === "string" && name !== "cards");
}
