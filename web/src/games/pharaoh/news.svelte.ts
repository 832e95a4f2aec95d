// What has just happened: in words for those who wait, and a mummy or a curse for as long as it takes to look.
import { seatsOf } from "../../screens/table/names";
import type { TableState } from "../../table.svelte";
import type { Told } from "../client";
import { told } from "./events";
import { type Omen, omenIn } from "./highlighting";

const OMEN_SHOWN = 4000;
const SENTENCES = 2;

export class News {
  text = $state("");
  omen = $state.raw<Omen>();

  constructor(private readonly table: TableState) {}

  /** Hears of every step as it happens; returns how to stop. */
  follow(): () => void {
    return this.table.listen(({ steps, isCatchingUp }, update) => {
      const events = steps.flatMap((step) => step.events as Told[]).filter((event) => event.type !== "TurnPassed");
      const sentences = told(this.table.words, events, seatsOf(this.table.words, update));
      this.text = sentences.slice(-SENTENCES).join(" ") || this.text;
      if (!isCatchingUp) this.show(omenIn(events));
    });
  }

  private show(omen: Omen | undefined): void {
    if (!omen) return;
    this.omen = omen;
    setTimeout(() => {
      if (this.omen === omen) this.omen = undefined;
    }, OMEN_SHOWN);
  }
}
