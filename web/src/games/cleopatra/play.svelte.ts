// What a person does at this table: what is seen coming, what is chosen but not yet sent, and how it is shown.
import { ask, Refusal, tablePath } from "../../api";
import { preferences } from "../../preferences.svelte";
import type { Why } from "../../protocol/messages";
import { seatsOf } from "../../screens/table/names";
import type { TableState } from "../../table.svelte";
import type { Told } from "../client";
import { spread } from "./cards/kinds";
import { newIn } from "./motion/happening";
import { MosaicPlacing } from "./placing.svelte";
import type { Cards, CleopatraView, Outlook, Prospect, Task } from "./view";
import { CARDS, Speaker } from "./words/speaker";

export type Shown = "market" | "quarry";

/** Tasks in which a visit is chosen. */
const VISITS = new Set(["Turn", "ChooseVisit", "ChooseFirstVisit", "MayShop", "MayBuild", "Quarry", "QuarryFirst"]);

export class Play {
  prospect = $state.raw<Prospect>();
  /** The option that waits to be confirmed. */
  chosen = $state.raw<Told>();
  /** Which of the two a narrow screen shows. */
  shown = $state<Shown>("market");
  isPlan = $state(false);
  /** Whether the cards of a payment are picked one by one. */
  isPicking = $state(false);
  /** The cards and merchants picked so far for a payment. */
  picked = $state.raw<Cards>({});
  merchants = $state(0);
  /** A character of the hand whose plays are shown. */
  openCard = $state<string>();
  placing = $state.raw<MosaicPlacing>();
  /** Why the thing that was tapped last cannot be done. */
  reason = $state.raw<Why>();

  /** What is new in the palace, while it is played. */
  readonly fresh = $derived.by(() => newIn(this.table.pace ? this.table.played : []));

  constructor(readonly table: TableState) {}

  get view(): CleopatraView | undefined {
    return (this.table.update?.view as CleopatraView | null | undefined) ?? undefined;
  }

  get options(): readonly Told[] {
    return this.table.options as readonly Told[];
  }

  get task(): Task {
    return this.view?.agenda.at(-1) ?? { type: "" };
  }

  get outlook(): Outlook | undefined {
    return this.prospect?.outlook;
  }

  /** Whether the outlook is that of the view on the screen. */
  get isCurrent(): boolean {
    return this.prospect !== undefined && this.prospect.version === this.table.update?.version;
  }

  get speaker(): Speaker {
    const { words, update } = this.table;
    return new Speaker(words, update ? seatsOf(words, update) : { names: [], viewer: null });
  }

  get isVisiting(): boolean {
    return this.table.isAsked && VISITS.has(this.task.type);
  }

  get isPlacing(): boolean {
    return this.table.isAsked && (this.task.type === "PlaceMosaic" || this.task.type === "Place");
  }

  get isPaying(): boolean {
    return this.table.isAsked && (this.task.type === "PayMosaic" || this.task.type === "PayPiece");
  }

  /** The first option of a type, or the one that fits. */
  find(type: string, fits: (action: Told) => boolean = () => true): Told | undefined {
    return this.options.find((option) => option.type === type && fits(option));
  }

  /** What surely follows from an option. */
  foreseen(option: Told | undefined): readonly Told[] {
    const at = option ? this.options.indexOf(option) : -1;
    return (this.isCurrent && this.prospect?.foreseen[at]) || [];
  }

  /** Chooses an option; it is sent at once only where nothing is to be confirmed. */
  choose(option: Told | undefined): void {
    this.reason = undefined;
    if (!option || this.table.isSending) return;
    if (preferences.confirm === "never" && option.type !== "Pay") void this.send(option);
    else this.chosen = option;
  }

  /** Picks one more card of a kind for the payment, or none again after the last. */
  pickCard(card: string): void {
    const held = this.view?.seats[this.table.viewer ?? 0]?.hand[card] ?? 0;
    const number = ((this.picked[card] ?? 0) + 1) % (held + 1);
    this.picked = { ...this.picked, [card]: number };
    this.choosePicked();
  }

  pickMerchants(number: number): void {
    this.merchants = number;
    this.choosePicked();
  }

  /** The payment that was picked so far, as an action. */
  get pickedPayment(): Told {
    const cards = CARDS.flatMap((card) => Array.from({ length: this.picked[card] ?? 0 }, () => card));
    return { type: "Pay", cards, merchants: this.merchants };
  }

  /** The payment with just the cards that were picked, where it is one. */
  private choosePicked(): void {
    const picked = spread(this.picked).sort().join();
    this.chosen = this.find(
      "Pay",
      (action) => [...(action.cards as string[])].sort().join() === picked && action.merchants === this.merchants,
    );
  }

  /** Sends an option without asking again. */
  async send(option: Told): Promise<void> {
    if ((await this.table.move(option)) && this.chosen === option) this.chosen = undefined;
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.send(this.chosen);
  }

  /** Asks the server why something cannot be done; nothing is played. */
  async why(action: Told): Promise<Why | undefined> {
    const { id, link, viewer } = this.table;
    if (viewer === null) return undefined;
    try {
      const body = { action, seat: viewer };
      const { reason } = await ask<{ reason: Why | null }>("POST", tablePath(id, "/why-not"), { body, link });
      return reason ?? undefined;
    } catch (problem) {
      if (problem instanceof Refusal) return problem.problem.reason;
      throw problem;
    }
  }

  /** Tells why something cannot be done. */
  async explain(action: Told): Promise<void> {
    this.table.problem = await this.why(action);
  }

  /** Begins anew with what the server told last. */
  renew(): void {
    this.chosen = undefined;
    this.reason = undefined;
    this.isPicking = false;
    this.picked = {};
    this.merchants = 0;
    this.openCard = undefined;
    const { task } = this;
    this.placing = this.isPlacing && task.mosaic ? new MosaicPlacing(task.mosaic, this.options) : undefined;
    if (this.isPaying || (this.table.isAsked && this.options.length === 1)) this.chosen = this.options[0];
    if (task.type === "Quarry" || task.type === "QuarryFirst" || task.type === "MayBuild") this.shown = "quarry";
    if (task.type === "MayShop") this.shown = "market";
  }

  /** Fetches what can be seen coming. */
  async lookAhead(): Promise<void> {
    const { id, link, viewer, update } = this.table;
    if (!update?.view) return;
    const seat = viewer === null ? "" : `?seat=${viewer}`;
    try {
      const prospect = await ask<Prospect>("GET", tablePath(id, `/outlook${seat}`), { link });
      if (!this.prospect || prospect.version >= this.prospect.version) this.prospect = prospect;
      this.placing?.know(prospect.outlook.layings);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
  }
}
