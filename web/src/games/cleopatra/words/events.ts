// What happened, in words: seen events become sentences, and those that belong together become one.
import type { Parameter } from "../../../words/words";
import type { Told } from "../../client";
import type { PayAction, Result } from "../view";
import { type Speaker, stallName } from "./speaker";

type Parameters = Record<string, Parameter>;
type Field = (speaker: Speaker, value: never) => Parameters;

const SILENT = new Set(["Planned", "TopTurned", "AnswerSealed", "OffersClosed"]);
const ONE_BY_ONE = new Set([
  "CardDealt",
  "CardDrawn",
  "HiddenCardTaken",
  "CardDiscarded",
  "CardDiscardedOpenly",
  "DrawnSeen",
]);
const BETWEEN_DRAWS = new Set([...SILENT, "CardDrawn", "DiscardsMixed"]);
const UNSEEN = new Set(["CardDealt", "HiddenCardTaken", "DrawnSeen"]);

const FIELDS: Record<string, Field> = {
  seat: (speaker, seat: number) => ({ player: speaker.player(seat) }),
  giver: (speaker, seat: number) => ({ giver: speaker.player(seat), from: speaker.giver(seat) }),
  receiver: (speaker, seat: number) => ({ receiver: speaker.player(seat), to: speaker.other(seat) }),
  card: (speaker, card: string) => ({ cards: speaker.cards([card]) }),
  cards: (speaker, cards: string[]) => ({ cards: speaker.cards(cards), number: cards.length }),
  kept: (speaker, cards: string[]) => ({ kept: speaker.cards(cards) }),
  rest: (speaker, cards: string[]) => ({ rest: speaker.cards(cards) }),
  left_over: (speaker, cards: string[]) => ({ left: cards.length ? speaker.cards(cards) : "none" }),
  kinds: (speaker, kinds: string[]) => ({ kinds: speaker.kinds(kinds) }),
  asked: (speaker, seats: number[]) => ({ asked: speaker.others(seats) }),
  stall: (_, stall: number) => ({ stall: stallName(stall) }),
  squares: (_, squares: string[]) => ({ squares: squares.join(" "), size: squares.length }),
  areas: (_, areas: string[][]) => ({ areas: areas.map((area) => area.join(" ")).join("; "), number: areas.length }),
  cause: (speaker, cause: string) => ({ cause: speaker.say(`cause.${cause}`) }),
  side: (speaker, side: string) => ({ side: speaker.say(`side.${side}`) }),
  bids: (speaker, bids: number[]) => ({ bids: speaker.bySeat(bids.map((bid, seat) => [seat, String(bid)])) }),
  offers: (speaker, offers: string[][]) => ({ offers: offersText(speaker, offers) }),
  worshipper: (speaker, one: string) => ({ worshipper: speaker.say(`worshipper.${one}`) }),
  open_cards: (speaker, cards: string[]) => ({ shown: speaker.cards(cards), open: cards.length }),
  result: (speaker, result: Result) => ended(speaker, result),
};

/** The sentences of a run of events. */
export function told(speaker: Speaker, events: readonly Told[]): string[] {
  return sentences(events).map((run) => {
    const [first] = run as [Told];
    const parameters = parametersOf(speaker, first);
    if (ONE_BY_ONE.has(first.type)) {
      const cards = run.map((event) => String(event.card));
      Object.assign(parameters, { cards: speaker.cards(cards), number: cards.length });
    } else if (first.type === "WorshipperLaid") {
      parameters.worshippers = run.map((event) => speaker.say(`worshipper.${event.worshipper}`));
    }
    return speaker.say(`event.${first.type}`, parameters);
  });
}

/** Whether an event says something new: not how the game goes on, nor what the next event says again. */
function isSpoken(events: readonly Told[], at: number): boolean {
  const event = events[at] as Told;
  if (event.type === "CardDrawn")
    return events.slice(at).find((after) => !BETWEEN_DRAWS.has(after.type))?.type !== "StallsFilled";
  if (UNSEEN.has(event.type) && event.card === "?") return false;
  return !SILENT.has(event.type);
}

/** The spoken events of each sentence: cards and tiles that came one by one are told together. */
function sentences(events: readonly Told[]): Told[][] {
  const found: Told[][] = [];
  for (const event of events.filter((_, at) => isSpoken(events, at))) {
    const isJoined = ONE_BY_ONE.has(event.type) || event.type === "WorshipperLaid";
    const run = isJoined ? neighbours(found, event).find(([first]) => first?.seat === event.seat) : undefined;
    if (run) run.push(event);
    else found.push([event]);
  }
  return found;
}

/** The last groups, as far as they are of the event's kind, the last first. */
function neighbours(found: readonly Told[][], event: Told): Told[][] {
  const last = found.findLastIndex(([first]) => first?.type !== event.type);
  return found.slice(last + 1).reverse();
}

function parametersOf(speaker: Speaker, { type, ...fields }: Told): Parameters {
  const parameters: Parameters = {};
  for (const [name, value] of Object.entries(fields)) {
    const field = FIELDS[name];
    Object.assign(parameters, field ? field(speaker, value as never) : { [name]: value });
  }
  if (type === "CardsPaid") parameters.cards = speaker.payment(fields as unknown as PayAction);
  if (type === "PieceBuilt") parameters.piece = speaker.pieceAt(String(fields.piece), Number(fields.spot));
  if (type === "StallsFilled") parameters.stalls = speaker.layout(fields.cards as (string | null)[]);
  return parameters;
}

/** Who offered what; those who offered nothing are left out. */
function offersText(speaker: Speaker, offers: readonly string[][]): string {
  const shown = offers.flatMap((cards, seat): [number, string][] =>
    cards.length ? [[seat, speaker.cards(cards)]] : [],
  );
  return speaker.bySeat(shown) || speaker.say("ui.nothing");
}

/** Why the game ended and who won. */
function ended(speaker: Speaker, result: Result): Parameters {
  const winners = speaker.others(result.winners);
  return { end: speaker.say(`end.${result.reason}`), winners: winners || "none" };
}
