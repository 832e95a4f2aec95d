// What a person does at this table: what is seen coming, what is chosen but not yet sent, and how it is shown.
import { ask, Refusal, tablePath } from "../../api";
import { preferences } from "../../preferences.svelte";
import type { Why } from "../../protocol/messages";
import { seatsOf } from "../../screens/table/names";
import type { TableState } from "../../table.svelte";
import type { Told } from "../client";
import { Building } from "./building.svelte";
import { newIn } from "./motion/happening";
import { MosaicPlacing } from "./placing.svelte";
import type { CleopatraView, Outlook, Prospect, Task } from "./view";
import { Speaker } from "./words/speaker";

export type Shown = "market" | "quarry";

/** Options that are tried out here with all that belongs to them, before anything is sent. */
const BEGINNINGS = new Set(["BuildPiece", "BuildByScribe"]);
/** Tasks in which a visit is chosen. */
const VISITS = new Set(["Turn", "ChooseVisit", "ChooseFirstVisit", "MayShop", "MayBuild", "Quarry", "QuarryFirst"]);

/** The option that names the most of something. */
function longest(options: readonly Told[], field: string): Told | undefined {
  const length = (option: Told) => ((option[field] ?? []) as readonly unknown[]).length;
  return [...options].sort((one, other) => length(other) - length(one))[0];
}

export class Play {
  prospect = $state.raw<Prospect>();
  /** The option that waits to be confirmed. */
  chosen = $state.raw<Told>();
  /** Which of the two a narrow screen shows. */
  shown = $state<Shown>("market");
  isPlan = $state(false);
  /** A character of the hand whose plays are shown. */
  openCard = $state<string>();
  /** Whether the cards are shown that may be thrown in. */
  isThrowingIn = $state(false);
  placing = $state.raw<MosaicPlacing>();
  /** Why the thing that was tapped last cannot be done. */
  reason = $state.raw<Why>();

  /** What is new in the palace, while it is played. */
  readonly fresh = $derived.by(() => newIn(this.table.pace ? this.table.played : []));

  readonly building: Building;

  constructor(readonly table: TableState) {
    this.building = new Building(table);
  }

  /** What is seen now, or would be after what is being tried out. */
  get view(): CleopatraView | undefined {
    return this.building.begun?.view ?? (this.table.update?.view as CleopatraView | null | undefined) ?? undefined;
  }

  get options(): readonly Told[] {
    return this.building.begun?.options ?? (this.table.options as readonly Told[]);
  }

  get task(): Task {
    return this.view?.agenda.at(-1) ?? { type: "" };
  }

  get outlook(): Outlook | undefined {
    return this.ahead?.outlook ?? (this.table.outlook as Outlook | undefined);
  }

  /** What is seen coming, from now or from what is being tried out. */
  private get ahead(): Prospect | undefined {
    return this.building.begun ?? this.prospect;
  }

  /** Whether the outlook is that of the view on the screen. */
  get isCurrent(): boolean {
    const isAsOfNow = this.prospect !== undefined && this.prospect.version === this.table.update?.version;
    return isAsOfNow || this.building.begun !== undefined;
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

  /** Whether a piece is on its way. */
  get isBuilding(): boolean {
    return this.isPlacing || this.isPaying;
  }

  /** Where the piece at hand would go; nothing where that is settled, or not yet chosen. */
  get place(): Told | undefined {
    if (!this.isPlacing) return undefined;
    return this.task.type === "PlaceMosaic" ? this.placing?.option : this.chosen;
  }

  /** Whether the piece at hand has its place and its payment. */
  get isReady(): boolean {
    return this.building.payment.way !== undefined && (this.isPaying || this.place !== undefined);
  }

  /** The first option of a type, or the one that fits. */
  find(type: string, fits: (action: Told) => boolean = () => true): Told | undefined {
    return this.options.find((option) => option.type === type && fits(option));
  }

  /** What surely follows from an option. */
  foreseen(option: Told | undefined): readonly Told[] {
    const at = option ? this.options.indexOf(option) : -1;
    return (this.isCurrent && this.ahead?.foreseen[at]) || [];
  }

  /** Chooses an option: it is tried out, sent at once, or waits to be confirmed. */
  choose(option: Told | undefined): void {
    this.reason = undefined;
    if (!option || this.table.isSending) return;
    if (BEGINNINGS.has(option.type)) void this.begin(option);
    else if (this.isPlacing) this.chosen = option;
    else void this.take(option);
  }

  /** Tries a piece out; nothing is sent. */
  private async begin(option: Told): Promise<void> {
    if (await this.building.begin(option)) this.settleIn();
    else await this.take(option);
  }

  /** Sends an option, unless the person wants to confirm it. */
  private async take(option: Told): Promise<void> {
    this.chosen = option;
    if (preferences.confirm === "turn" && !this.isCurrent) await this.lookAhead();
    if (this.chosen === option && !this.isToConfirm(option)) await this.send(option);
  }

  /** Whether a person wants to confirm an option: at the end of a turn means what can no longer be taken back. */
  private isToConfirm(option: Told): boolean {
    if (preferences.confirm !== "turn") return preferences.confirm === "step";
    return !(this.isCurrent && this.ahead?.goes_on[this.options.indexOf(option)]);
  }

  /** Picks one more card of a kind for the payment. */
  pickCard(card: string): void {
    const held = this.view?.seats[this.table.viewer ?? 0]?.hand[card] ?? 0;
    this.building.payment.pickCard(card, held);
  }

  /** Sends an option without asking again. */
  async send(option: Told): Promise<void> {
    if ((await this.table.move(option)) && this.chosen === option) this.chosen = undefined;
  }

  /** Sends the whole piece: what it is, where it goes, how it is paid for. */
  async build(): Promise<void> {
    const { place, building } = this;
    if (place) await building.price(place);
    const { way } = building.payment;
    if (!way || this.place !== place) return;
    const [action, ...then] = [...building.before, ...(place ? [place] : []), way];
    await this.table.move(action, then);
  }

  /** Gives up the piece that is being tried out; one that the server knows of is taken back there. */
  cancel(): void {
    if (this.table.isSending) return;
    if (this.building.first) this.renew();
    else void this.table.undo();
  }

  /** Asks the server why something cannot be done after what is being tried out; nothing is played. */
  async why(action: Told, after: readonly Told[] = this.building.before): Promise<Why | undefined> {
    const { id, link, viewer } = this.table;
    if (viewer === null) return undefined;
    try {
      const body = { action, after, seat: viewer };
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
    this.building.forget();
    this.reason = undefined;
    this.openCard = undefined;
    this.isThrowingIn = false;
    this.settleIn();
    this.showWhatIsAsked();
  }

  /** A narrow screen turns to the market or the quarry where only one of them is asked about. */
  private showWhatIsAsked(): void {
    if (!this.isVisiting) return;
    const canShop = this.find("VisitMarket") !== undefined;
    const canBuild = (this.find("BuildPiece") ?? this.find("ThrowIn")) !== undefined;
    if (canShop !== canBuild) this.shown = canShop ? "market" : "quarry";
  }

  /** Proposes something where a question has a first answer: a place, a payment, the only option. */
  private settleIn(): void {
    const { task, options } = this;
    this.openCard = undefined;
    this.placing = this.isPlacing && task.mosaic ? new MosaicPlacing(task.mosaic, options) : undefined;
    if (this.outlook && this.isCurrent) this.placing?.know(this.outlook.layings);
    this.chosen = this.proposed;
    if (this.isPaying) this.building.payment.offer(options, this.isCurrent ? (this.ahead?.foreseen ?? []) : []);
  }

  private get proposed(): Told | undefined {
    if (!this.table.isAsked || this.isPaying || this.placing) return undefined;
    if (this.task.type === "ChooseAsked") return longest(this.options, "seats");
    if (!this.isPlacing) return this.options.length === 1 ? this.options[0] : undefined;
    const category = this.outlook?.quarry.find(({ piece }) => piece === this.task.piece);
    return this.find("ChooseSpot", ({ spot }) => spot === category?.best[0]) ?? this.options[0];
  }

  /** Fetches what can be seen coming. */
  async lookAhead(): Promise<void> {
    const { id, link, viewer, update } = this.table;
    if (!update?.view) return;
    const seat = viewer === null ? "" : `?seat=${viewer}`;
    try {
      const prospect = await ask<Prospect>("GET", tablePath(id, `/outlook${seat}`), { link });
      if (!this.prospect || prospect.version >= this.prospect.version) this.prospect = prospect;
      if (this.building.begun) return;
      this.placing?.know(prospect.outlook.layings);
      if (this.isPaying && this.isCurrent) this.building.payment.offer(this.options, prospect.foreseen);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
  }
}
