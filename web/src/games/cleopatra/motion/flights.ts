// Which events let things fly, as the viewer was told of them: a card of which nothing was told flies face down.
import { apart, type Flight, inTurn, type Place } from "../../../motion/flights";
import type { Told } from "../../client";
import { faceOf } from "../cards/kinds";
import { builtPlace, DECK, DISCARDS, handOf, purseOf, stallCard, stallEnd, TEMPLE, worshipperPlace } from "./places";

export type Thing =
  | { kind: "card"; card: string; isBitten?: boolean }
  | { kind: "money"; text: string }
  | { kind: "amulet"; text: string };
export type ThingFlight = Flight<Thing>;

const TAKEN = 420;
const DROPPED = 360;
const PAID = 360;
const BITTEN = 520;
const COIN = 480;
const AMULET = 400;
const CARDS_APART = 45;
const DROPS_APART = 90;
const COINS_APART = 55;
const MOST_COINS = 5;
const UNKNOWN = "?";

type Flights = (event: Told, after: readonly Told[], built: Place) => ThingFlight[];

const seatIn = (event: Told) => Number(event.seat);
const cardsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function cardFlight(card: string, along: readonly Place[], lasts: number): ThingFlight {
  return { thing: { kind: "card", card }, along, at: 0, lasts };
}

/** A card that comes to a hand; whoever knows its face sees it turn over. */
function dealt(seat: number, from: Place, shown: string, card: string): ThingFlight {
  const flight = cardFlight(shown, [from, handOf(seat, card)], TAKEN);
  const turned: Thing = { kind: "card", card };
  return { ...flight, isBrought: true, ...(shown === card ? {} : { turned }) };
}

/** All cards of a stall; those that lay face down are told one by one to whom they may be. */
function stallTaken(event: Told, after: readonly Told[]): ThingFlight[] {
  const seat = seatIn(event);
  const stall = Number(event.stall);
  const faces = after.filter(({ type }) => type === "HiddenCardTaken").map(({ card }) => String(card));
  const flights = cardsIn(event.cards).map((shown, at) => {
    const card = shown === UNKNOWN ? (faces.shift() ?? UNKNOWN) : shown;
    return dealt(seat, stallCard(stall, at), shown, card);
  });
  return apart(flights, CARDS_APART);
}

function stallsFilled(event: Told): ThingFlight[] {
  const cards = (event.cards ?? []) as readonly (string | null)[];
  const flights = cards.flatMap((card, stall): ThingFlight[] =>
    card === null ? [] : [{ ...cardFlight(card, [DECK, stallEnd(stall)], DROPPED), isBrought: true }],
  );
  return apart(flights, DROPS_APART);
}

/** Cards from a hand to the discards. */
function discarded(seat: number, cards: readonly string[]): ThingFlight[] {
  const flights = cards.map((card) => cardFlight(card, [handOf(seat, card), DISCARDS], PAID));
  return apart(flights, CARDS_APART);
}

/** The same for cards that pay for something: teeth close over those that are tainted. */
function paid(seat: number, cards: readonly string[]): ThingFlight[] {
  return discarded(seat, cards).map((flight) => {
    const { thing } = flight;
    if (thing.kind !== "card" || !faceOf(thing.card).isTainted) return flight;
    return { ...flight, thing: { ...thing, isBitten: true }, lasts: BITTEN };
  });
}

/** Cards from the draw pile to a hand: those that lay open, and those that nobody else knows. */
function drawnTaken(event: Told): ThingFlight[] {
  const seat = seatIn(event);
  const open = cardsIn(event.open_cards).map((card) => dealt(seat, DECK, card, card));
  const unseen = cardsIn(event.cards).map((card) => dealt(seat, DECK, UNKNOWN, card));
  return apart([...open, ...unseen], CARDS_APART);
}

function drawnKept(event: Told): ThingFlight[] {
  const seat = seatIn(event);
  const kept = cardsIn(event.kept).map((card) => dealt(seat, DECK, UNKNOWN, card));
  const rest = cardsIn(event.rest).map(() => cardFlight(UNKNOWN, [DECK, DISCARDS], PAID));
  return apart([...kept, ...rest], CARDS_APART);
}

/** A card that goes from hand to hand: open where the viewer was told its face. */
function given(event: Told): ThingFlight[] {
  const card = String(event.card);
  const along = [handOf(Number(event.giver), card), handOf(Number(event.receiver), card)];
  return [{ ...cardFlight(card, along, TAKEN), isBrought: true }];
}

type Sign = "talents" | "amulets";
const KINDS = { talents: "money", amulets: "amulet" } as const;

/** Coins or amulets on their way, the first with their number. */
function counted(sign: Sign, count: number, along: readonly Place[], text: string): ThingFlight[] {
  const lasts = sign === "talents" ? COIN : AMULET;
  const number = Math.min(count, MOST_COINS);
  const flights = Array.from({ length: number }, (_, index): ThingFlight => {
    const thing: Thing = { kind: KINDS[sign], text: index === 0 ? text : "" };
    return { thing, along, at: 0, lasts };
  });
  return apart(flights, COINS_APART);
}

const gained =
  (sign: Sign): Flights =>
  (event, _, built) => {
    const count = Number(event.count);
    const from = sign === "talents" ? built : TEMPLE;
    return counted(sign, count, [from, purseOf(seatIn(event), sign)], `+${count}`);
  };

const lost =
  (sign: Sign): Flights =>
  (event) => {
    const count = Number(event.count);
    return counted(sign, count, [purseOf(seatIn(event), sign), TEMPLE], `−${count}`);
  };

/** From one seat to another. */
function passed(event: Told, sign: Sign): ThingFlight[] {
  const count = Number(event.count ?? 1);
  const along = [purseOf(Number(event.giver), sign), purseOf(Number(event.receiver), sign)];
  return counted(sign, count, along, String(count));
}

const FLIGHTS: Readonly<Record<string, Flights>> = {
  StallTaken: stallTaken,
  StallsFilled: stallsFilled,
  CardDealt: (event) => [dealt(seatIn(event), DECK, UNKNOWN, String(event.card))],
  CardsPaid: (event) => paid(seatIn(event), cardsIn(event.cards)),
  CardThrownIn: (event) => paid(seatIn(event), [String(event.card)]),
  CardDiscarded: (event) => discarded(seatIn(event), [String(event.card)]),
  CardDiscardedOpenly: (event) => discarded(seatIn(event), [String(event.card)]),
  CharacterPlayed: (event) => discarded(seatIn(event), [String(event.card)]),
  DiscardTaken: (event) => [dealt(seatIn(event), DISCARDS, UNKNOWN, String(event.card))],
  DrawnTaken: drawnTaken,
  DrawnKept: drawnKept,
  CardGiven: given,
  CardAccepted: given,
  TalentsGained: gained("talents"),
  TalentsPaid: lost("talents"),
  TalentsGiven: (event) => passed(event, "talents"),
  AmuletsTaken: gained("amulets"),
  AmuletsReturned: lost("amulets"),
  AmuletPassed: (event) => passed(event, "amulets"),
};

/** What of an offering is told by its reveal. */
const isTold = ({ cause }: Told) => cause === "offering";

/** The flights of some events, in their order. */
export function flightsOf(events: readonly Told[]): ThingFlight[] {
  let built: Place = TEMPLE;
  const groups = events.map((event, index) => {
    built = origin(event) ?? built;
    return isTold(event) ? [] : (FLIGHTS[event.type]?.(event, events.slice(index + 1), built) ?? []);
  });
  return inTurn(groups);
}

/** Where the talents come from that follow an event. */
function origin(event: Told): Place | undefined {
  if (event.type === "PieceBuilt") return builtPlace(`${event.piece} ${event.spot}`);
  if (event.type === "MosaicLaid") return builtPlace(`mosaic ${event.mosaic}`);
  if (event.type === "WorshipperCalled") return worshipperPlace(String(event.worshipper));
  return undefined;
}
