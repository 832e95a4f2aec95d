// Words with the names of those who sit at the table, told to one of them or to a spectator; and the names of things.
import type { Parameter, Words } from "../../../words/words";
import type { Seats } from "../../client";
import type { PayAction } from "../view";

const TAINT_MARK = "~";
const STALLS = "ABC";
/** All kinds in the order in which the rules name them. */
export const CARDS: readonly string[] = [
  "artisan",
  "stone",
  "marble",
  "wood",
  "lapis",
  "double-artisan",
  "double-stone",
  "double-marble",
  "double-wood",
  "double-lapis",
  "trompe-loeil",
  "cave",
  "beggar",
  "courtesan",
  "envoy",
  "scribe",
  "smuggler",
  "vizier",
  "?",
];
const CLEAN = new Set([...CARDS.slice(0, 5), "?"]);

export const isTainted = (card: string) => !CLEAN.has(card);
export const stallName = (stall: number) => STALLS.charAt(stall);

/** A text beside pictures that show which cards are tainted: without the marks. */
export const unmarked = (text: string) => text.replaceAll(TAINT_MARK, "");

/** How often each one stands in a list, in the order of first appearance. */
export function counted(names: readonly string[]): [string, number][] {
  const numbers = new Map<string, number>();
  for (const name of names) numbers.set(name, (numbers.get(name) ?? 0) + 1);
  return [...numbers];
}

export class Speaker {
  constructor(
    readonly words: Words,
    readonly seats: Seats,
  ) {}

  say(key: string, parameters: Readonly<Record<string, Parameter>> = {}): string {
    return this.words.sayAny(key, parameters);
  }

  /** Who did something. */
  player(seat: number): string {
    return seat === this.seats.viewer ? this.say("ui.you") : (this.seats.names[seat] ?? "?");
  }

  /** To whom something went. */
  other(seat: number): string {
    return seat === this.seats.viewer ? this.say("ui.you_object") : (this.seats.names[seat] ?? "?");
  }

  /** From whom something came; German has a case of its own for it. */
  giver(seat: number): string {
    return seat === this.seats.viewer ? this.say("ui.you_dative") : (this.seats.names[seat] ?? "?");
  }

  players(seats: readonly number[]): string {
    return this.both(seats.map((seat) => this.player(seat)));
  }

  /** Several of them, to whom something went. */
  others(seats: readonly number[]): string {
    return this.both(seats.map((seat) => this.other(seat)));
  }

  /** A list in words: commas, and a word before the last. */
  both(texts: readonly string[]): string {
    if (texts.length < 2) return texts.join("");
    return this.say("ui.and", { first: texts.slice(0, -1).join(", "), last: texts.at(-1) ?? "" });
  }

  /** One or several cards of a kind, without a mark. */
  card(card: string, count = 1): string {
    return this.say(`card.${card}`, { count });
  }

  /** Cards kind by kind; a mark says that they are tainted. */
  cardNames(cards: readonly string[]): string[] {
    const numbers = new Map(counted(cards));
    return CARDS.flatMap((card) => {
      const count = numbers.get(card);
      return count ? [(isTainted(card) ? TAINT_MARK : "") + this.card(card, count)] : [];
    });
  }

  cards(cards: readonly string[]): string {
    return this.cardNames(cards).join(", ") || this.say("ui.nothing");
  }

  kinds(kinds: readonly string[]): string {
    return this.both(kinds.map((kind) => this.card(kind)));
  }

  /** Cards, merchants and what is waived, as a list in words. */
  payment(payment: PayAction): string {
    const parts = this.cardNames(payment.cards);
    if (payment.merchants) parts.push(this.say("piece.merchant", { count: payment.merchants }));
    if (payment.waived_artisans) parts.push(this.say("ui.waived_artisans", { count: payment.waived_artisans }));
    if (payment.waived_resources) parts.push(this.say("ui.waived_resources", { count: payment.waived_resources }));
    return parts.join(", ") || this.say("ui.nothing");
  }

  /** Units that are missing, in short names, or as a list in words. */
  shortUnits(units: readonly string[]): string {
    return counted(units)
      .map(([name, number]) => (number > 1 ? `${number} ` : "") + this.say(`short.${name}`))
      .join(", ");
  }

  units(units: readonly string[]): string {
    return counted(units)
      .map(([name, count]) => this.say(`unit.${name}`, { count }))
      .join(", ");
  }

  /** Which stall gets which card. */
  layout(cards: readonly (string | null)[]): string {
    return cards
      .flatMap((card, stall) => (card === null ? [] : [`${stallName(stall)} ${this.lying(card)}`]))
      .join(" · ");
  }

  private lying(card: string): string {
    return card === "?" ? this.say("ui.face_down") : (this.cardNames([card])[0] ?? "");
  }

  /** A piece on its spot, or on any. */
  pieceAt(piece: string, spot: number): string {
    return this.say(`spot.${piece}`, { number: spot + 1 });
  }

  bySeat(texts: readonly (readonly [number, string])[]): string {
    return texts.map(([seat, text]) => `${this.player(seat)} ${text}`).join(" · ");
  }
}

/** A card as it is spoken: `double Stone, tainted`. */
export function cardName(speaker: Speaker, card: string): string {
  if (card === "?") return speaker.say("ui.face_down");
  return isTainted(card) ? speaker.say("web.cleopatra_card_tainted", { card: speaker.card(card) }) : speaker.card(card);
}
