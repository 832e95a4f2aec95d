// What somebody is about to do in the maze: the figure, the verb, the move that is looked at, and the way a tile shall lie.
import { preferences } from "../../preferences.svelte";
import type { TableState } from "../../table.svelte";
import type { Told } from "../client";
import { asksForWay, doorsIn, type Entry, type EntryKind, entriesOf, type Verb, verbOf } from "./entries";
import { beside, quarterTurned } from "./geometry";
import type { Known } from "./naming";
import type { Prospect } from "./prospect.svelte";
import type { Figure, View } from "./view";

const OTHER: Record<Figure, Figure> = { archaeologist: "helper", helper: "archaeologist" };
const ORDER = ["other", "free", "walk", "flip", "turn", "lamp", "dig", "break", "lay", "end"];
/** What a click on a square does while no verb is chosen. */
const ON_BOARD: ReadonlySet<EntryKind> = new Set(["walk", "flip", "break"]);
const FIGURE_OF: Record<Verb, Figure | undefined> = {
  walk: undefined,
  flip: "archaeologist",
  turn: "helper",
  lamp: "helper",
};

export class Choosing {
  private wanted = $state<Figure>("archaeologist");
  verb = $state<Verb>();
  private chosenId = $state<string>();
  private lookedId = $state<string>();
  private lookedSquare = $state<string>();
  private wayAt = $state(0);

  constructor(
    readonly table: TableState,
    readonly prospect: Prospect,
  ) {}

  get view(): View {
    return this.table.update?.view as unknown as View;
  }

  /** The seat whose figures are moved: the viewer's, else the one whose turn it is. */
  get seat(): number {
    return this.table.viewer ?? this.view.active;
  }

  /** The figure that is chosen; the other one when it is lost. */
  get figure(): Figure {
    const own = this.view.seats[this.seat];
    return own?.[this.wanted] === null && own[OTHER[this.wanted]] !== null ? OTHER[this.wanted] : this.wanted;
  }

  readonly entries: Entry[] = $derived.by(() => {
    const options = this.table.isAsked ? (this.table.options as readonly Told[]) : [];
    return entriesOf(options, this.view, this.seat);
  });

  /** What the chosen figure and verb can do, the best first. */
  readonly listed: Entry[] = $derived.by(() => {
    const fitting = this.entries.filter((entry) => this.fits(entry));
    return fitting.sort((first, second) => this.rank(first) - this.rank(second));
  });

  /** What a click on each square does. */
  readonly targets: ReadonlyMap<string, Entry> = $derived.by(() => {
    const found = new Map<string, Entry>();
    for (const entry of this.listed) {
      const isOnBoard = this.verb ? verbOf(entry) === this.verb : ON_BOARD.has(entry.kind);
      if (isOnBoard && entry.square && !found.has(entry.square)) found.set(entry.square, entry);
    }
    return found;
  });

  /** Whether the viewer is asked what to do in the turn. */
  get isTurn(): boolean {
    return this.table.isAsked && this.view.agenda.at(-1)?.type === "Turn";
  }

  get end(): Entry | undefined {
    return this.entries.find((entry) => entry.kind === "end");
  }

  /** The entry that waits to be confirmed, or whose way is being chosen; a tile to lay is always that. */
  get chosen(): Entry | undefined {
    return this.entries.find((entry) => entry.id === this.chosenId || entry.kind === "lay");
  }

  /** The entry that is looked at: in the list, on the board, or chosen. */
  get looked(): Entry | undefined {
    if (asksForWay(this.chosen)) return this.chosen;
    const listed = this.listed.find((entry) => entry.id === this.lookedId);
    return listed ?? (this.lookedSquare ? this.targets.get(this.lookedSquare) : undefined) ?? this.chosen;
  }

  /** The ways in which the tile at hand can lie, each a quarter turn after the one before. */
  get ways(): Told[] {
    return asksForWay(this.chosen) ? turned(this.chosen?.actions ?? []) : [];
  }

  get way(): Told | undefined {
    return this.ways[this.wayAt % Math.max(1, this.ways.length)];
  }

  /** What is known of an entry besides its own fields. */
  known(entry: Entry): Known {
    const action = entry.actions[0];
    const walk = entry.kind === "walk" && entry.figure && entry.square;
    return {
      walk: walk && entry.figure ? this.prospect.walk(this.seat, entry.figure, walk) : undefined,
      follows: action ? this.prospect.following(action) : [],
    };
  }

  /** Whether something can be done with a verb, by either figure. */
  can(verb: Verb): boolean {
    return this.entries.some((entry) => verbOf(entry) === verb);
  }

  take(figure: Figure): void {
    this.wanted = figure;
    if (this.verb && FIGURE_OF[this.verb] !== undefined && FIGURE_OF[this.verb] !== figure) this.verb = undefined;
    this.forget();
  }

  /** Shows only what can be done with a verb, or everything again; says why where nothing can. */
  useVerb(verb: Verb): void {
    if (this.table.isAsked && !this.can(verb)) {
      void this.askWhyNotVerb(verb);
      return;
    }
    this.verb = this.verb === verb ? undefined : verb;
    this.wanted = (this.verb && FIGURE_OF[this.verb]) ?? this.wanted;
    this.forget();
  }

  /** Nothing is chosen any more; what is left is the figure. */
  forget(): void {
    this.chosenId = undefined;
    this.lookedId = undefined;
    this.wayAt = 0;
  }

  back(): void {
    if (this.chosenId === undefined) this.verb = undefined;
    this.forget();
  }

  look(square: string | undefined): void {
    this.lookedSquare = square;
  }

  lookAt(entry: Entry | undefined): void {
    this.lookedId = entry?.id;
  }

  /** A finger cannot hover: its first tap shows what the second one does. */
  tap(entry: Entry, pointer: string): void {
    if (pointer !== "touch" || preferences.confirm === "never" || this.chosenId === entry.id) {
      this.choose(entry);
      return;
    }
    this.chosenId = entry.id;
    this.wayAt = 0;
  }

  /** Takes an entry: at once, or first to look at it. */
  choose(entry: Entry): void {
    const isSecond = this.chosenId === entry.id;
    this.chosenId = entry.id;
    if (isSecond && !asksForWay(entry)) this.play(entry.actions[0]);
    else if (!isSecond) void this.settle(entry);
  }

  /** Sends what was taken, unless a way is still to be chosen or the person wants to confirm it. */
  private async settle(entry: Entry): Promise<void> {
    this.wayAt = 0;
    const [action] = entry.actions;
    if (asksForWay(entry) || !action) return;
    if (preferences.confirm === "turn" && !this.prospect.isCurrent)
      await this.prospect.look(this.table.update?.version ?? 0);
    if (this.chosenId === entry.id && !this.isToConfirm(action)) this.play(action);
  }

  /** What the gold button does: what is chosen, else the end of the turn. */
  pressGold(): void {
    if (this.chosen) this.confirm();
    else if (this.end) this.choose(this.end);
  }

  private confirm(): void {
    const chosen = this.chosen;
    if (chosen) this.play(asksForWay(chosen) ? this.way : chosen.actions[0]);
  }

  turnWay(quarters: number): void {
    const { length } = this.ways;
    if (length) this.wayAt = (this.wayAt + quarters + length) % length;
  }

  takeWay(action: Told): void {
    this.wayAt = Math.max(0, this.ways.indexOf(action));
  }

  /** A click on a square: what can be done there, the own figure there, or why nothing can. */
  chooseSquare(square: string, pointer: string): void {
    const chosen = this.chosen;
    const target = this.targets.get(square);
    if (chosen && asksForWay(chosen) && chosen.square === square) this.turnWay(1);
    else if (target) this.tap(target, pointer);
    else if (!this.takeFigureOn(square)) void this.askWhyNot(square);
  }

  private async askWhyNot(square: string): Promise<void> {
    if (!this.table.isAsked) return;
    this.table.problem = (await this.prospect.whyNot(this.tried(square))) ?? undefined;
  }

  /** Why nothing can be done with a verb, asked for the place where one would first try it. */
  private async askWhyNotVerb(verb: Verb): Promise<void> {
    this.verb = verb;
    this.wanted = FIGURE_OF[verb] ?? this.wanted;
    const own = this.view.seats[this.seat]?.[this.figure] ?? "";
    const around = [..."nesw"].map((door) => beside(own, door)).filter((square) => square !== own);
    const slab = around.find((square) => this.view.tiles[square] === "?");
    const square = verb === "flip" ? (slab ?? around[0]) : verb === "walk" ? around[0] : own;
    await this.askWhyNot(square ?? own);
    this.verb = undefined;
  }

  private tried(square: string): object {
    const tile = this.view.tiles[square];
    if (this.verb === "turn") {
      return { type: "TurnTile", square, doors: tile && tile !== "?" ? quarterTurned(tile.doors, 1) : "ns" };
    }
    if (this.verb === "lamp") return { type: "PlaceLamp" };
    if (this.verb === "flip" || (tile === "?" && this.figure === "archaeologist")) return { type: "Flip", square };
    return { type: "Walk", figure: this.figure, to: square };
  }

  private takeFigureOn(square: string): boolean {
    const own = this.view.seats[this.seat];
    const here = [this.figure, OTHER[this.figure]].filter((figure) => own?.[figure] === square);
    const found = here.find((figure) => figure !== this.figure) ?? here[0];
    if (found) this.take(found);
    return found !== undefined;
  }

  private play(action: Told | undefined): void {
    if (!action) return;
    this.forget();
    this.verb = undefined;
    this.lookedSquare = undefined;
    void this.table.move(action);
  }

  /** Whether a person wants to confirm an action: at the end of a turn means what can no longer be taken back. */
  private isToConfirm(action: Told): boolean {
    return preferences.confirm === "turn" ? !this.prospect.goesOn(action) : preferences.confirm === "step";
  }

  private fits(entry: Entry): boolean {
    if (entry.kind === "end" || entry.kind === "lay") return false;
    if (this.verb) return verbOf(entry) === this.verb && (entry.figure ?? this.figure) === this.figure;
    if (entry.kind === "break") return this.view.seats[this.seat]?.[this.figure] === this.view.start;
    return entry.figure === undefined || entry.figure === this.figure;
  }

  private rank(entry: Entry): number {
    if (this.known(entry).walk?.delivers) return -1;
    return entry.actions[0]?.type === "PutDown" ? ORDER.length : ORDER.indexOf(entry.kind);
  }
}

/** Ways to lie in the order of quarter turns clockwise, from the first one on. */
function turned(actions: readonly Told[]): Told[] {
  const first = actions[0];
  if (!first) return [];
  const found = [first];
  for (const quarters of [1, 2, 3]) {
    const doors = quarterTurned(doorsIn(first), quarters);
    const next = actions.find((action) => doorsIn(action) === doors && !found.includes(action));
    if (next) found.push(next);
  }
  return [...found, ...actions.filter((action) => !found.includes(action))];
}
