// Why something is not allowed, in words.
import type { Why } from "../../protocol/messages";
import type { Parameter, Words } from "../../words/words";
import type { Seats } from "../client";
import { numberIn, picture, Speaker, textsIn } from "./speaker";

type Detail = (speaker: Speaker, value: unknown) => Parameter;
const DETAILS: Readonly<Record<string, Detail>> = {
  figure: (speaker, figure) => speaker.words.sayAny(`figure.${String(figure)}`),
  treasure: (speaker, worth) => speaker.treasure(numberIn(worth)),
  victim: (speaker, seat) => speaker.player(numberIn(seat)),
  doors: (_, doors) => (Array.isArray(doors) ? textsIn(doors) : [String(doors)]).map(picture).join(" "),
  asked: (speaker, asked) => speaker.both(textsIn(asked).map((seat) => speaker.player(Number(seat)))),
};

/** The sentence of a reason with the number of its rule. */
export function reason(words: Words, why: Why, seats: Seats): string {
  const speaker = new Speaker(words, seats);
  const details = Object.entries(why.details ?? {}).map(([name, value]): [string, Parameter] => [
    name,
    DETAILS[name]?.(speaker, value) ?? value,
  ]);
  const sentence = words.sayAny(why.key, Object.fromEntries(details));
  return why.rule ? `${sentence} [${why.rule}]` : sentence;
}
