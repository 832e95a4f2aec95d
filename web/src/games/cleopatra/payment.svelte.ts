// A payment that is being chosen: one of the ways that the server proposes, or cards picked one by one.
import type { Told } from "../client";
import { spread } from "./cards/kinds";
import type { Cards } from "./view";
import { CARDS } from "./words/speaker";

export class Payment {
  /** All ways to pay, the cleanest first, and what surely follows from each. */
  ways = $state.raw<readonly Told[]>([]);
  private follows = $state.raw<readonly (readonly Told[])[]>([]);
  /** The way that is chosen. */
  way = $state.raw<Told>();
  /** Whether the cards are picked one by one. */
  isPicking = $state(false);
  picked = $state.raw<Cards>({});
  merchants = $state(0);

  /** The ways to pay are these; what was chosen stays chosen where it is still one of them. */
  offer(ways: readonly Told[], follows: readonly (readonly Told[])[]): void {
    const before = JSON.stringify(this.way);
    this.ways = ways;
    this.follows = follows;
    const same = ways.find((way) => JSON.stringify(way) === before);
    this.way = same ?? (this.isPicking ? undefined : ways[0]);
  }

  /** What surely follows from a way to pay. */
  foreseen(way: Told | undefined): readonly Told[] {
    return (way && this.follows[this.ways.indexOf(way)]) ?? [];
  }

  forget(): void {
    this.offer([], []);
    this.propose();
  }

  /** The proposals are shown, the first of them chosen. */
  propose(): void {
    this.isPicking = false;
    this.picked = {};
    this.merchants = 0;
    this.way = this.ways[0];
  }

  /** The cards are picked one by one from now on. */
  pickByHand(): void {
    this.isPicking = true;
    this.picked = {};
    this.merchants = 0;
    this.way = undefined;
  }

  /** Picks one more card of a kind, or none again after the last that is held. */
  pickCard(card: string, held: number): void {
    this.picked = { ...this.picked, [card]: ((this.picked[card] ?? 0) + 1) % (held + 1) };
    this.choosePicked();
  }

  pickMerchants(number: number): void {
    this.merchants = number;
    this.choosePicked();
  }

  /** What was picked so far, as an action. */
  get pickedAction(): Told {
    const cards = CARDS.flatMap((card) => Array.from({ length: this.picked[card] ?? 0 }, () => card));
    return { type: "Pay", cards, merchants: this.merchants };
  }

  /** The way with just the cards that were picked, where there is one. */
  private choosePicked(): void {
    const picked = spread(this.picked).sort().join();
    this.way = this.ways.find(
      ({ cards, merchants }) => [...(cards as string[])].sort().join() === picked && merchants === this.merchants,
    );
  }
}
