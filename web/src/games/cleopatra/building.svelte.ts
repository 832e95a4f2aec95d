// A piece on its way: chosen, placed and paid for as the server says it would go. Nothing is sent before all of it is confirmed.
import { ask, Refusal, tablePath } from "../../api";
import type { TableState } from "../../table.svelte";
import type { Told } from "../client";
import { Payment } from "./payment.svelte";
import type { Rehearsed } from "./view";

export class Building {
  /** The option that begins it; none where the server itself already waits for a place or a payment. */
  first = $state.raw<Told>();
  /** The moment after that option. */
  begun = $state.raw<Rehearsed>();
  readonly payment = new Payment();
  /** The place that the ways to pay are for. */
  private pricedAt = $state.raw<Told>();

  constructor(private readonly table: TableState) {}

  /** Tries an option out; false where it does not lead on and can only be sent. */
  async begin(option: Told): Promise<boolean> {
    this.first = option;
    const begun = await this.rehearse([option]);
    if (this.first !== option) return true;
    this.begun = begun;
    if (!begun) this.first = undefined;
    this.show(begun);
    return begun !== undefined;
  }

  /** Finds the ways to pay for a place. */
  async price(place: Told): Promise<void> {
    if (this.pricedAt === place) return;
    const { first } = this;
    const priced = await this.rehearse([...this.before, place]);
    if (!priced || this.first !== first) return;
    this.pricedAt = place;
    this.payment.offer(priced.options, priced.foreseen);
    this.show(this.begun, priced);
  }

  isPricedAt(place: Told | undefined): boolean {
    return place !== undefined && this.pricedAt === place;
  }

  /** What comes before the place. */
  get before(): Told[] {
    return this.first ? [this.first] : [];
  }

  forget(): void {
    this.first = undefined;
    this.begun = undefined;
    this.pricedAt = undefined;
    this.payment.forget();
    this.show();
  }

  /** Others, such as a guide, may want to know what is being tried out. */
  private show(...moments: (Rehearsed | undefined)[]): void {
    this.table.tried = moments.flatMap((moment) => (moment ? [moment.view] : []));
  }

  private async rehearse(after: readonly Told[]): Promise<Rehearsed | undefined> {
    const { id, link, viewer, update } = this.table;
    try {
      const body = { after, seat: viewer };
      const found = await ask<Rehearsed>("POST", tablePath(id, "/outlook"), { body, link });
      return this.table.update?.question === update?.question ? found : undefined;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return undefined;
    }
  }
}
