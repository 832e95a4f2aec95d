// One replay: the moment that is shown, with whose eyes, and the way through the game.

import type { Eye } from "../../api";
import * as api from "../../api";
import { clientOf, type GameClient, type Told } from "../../games/client";
import type { Chances, Moment, StepMark, StepSeen, Update, Why } from "../../protocol/messages";
import { current } from "../../words/current.svelte";
import { seatsOf } from "../table/names";
import { ReplayTable } from "./replayTable.svelte";
import { rowAt, rowsOf, stopFrom, turnAfter, turnAt, turnBefore, turnsOf } from "./timeline";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const LOOK = 1400; // milliseconds at one moment, at speed 1
const MOST_KEPT = 300;

export class Replay {
  readonly table: ReplayTable;
  client = $state.raw<GameClient>();
  base = $state.raw<Update>();
  eye = $state<Eye>("all");
  step = $state(0);
  moment = $state.raw<Moment>();
  marks = $state.raw<readonly StepMark[]>([]);
  story = $state.raw<readonly StepSeen[]>([]);
  chances = $state.raw<Chances["turns"]>([]);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  problem = $state.raw<Why>();

  readonly turns = $derived(turnsOf(this.marks));
  readonly turn = $derived(turnAt(this.turns, this.step));
  readonly rows = $derived(rowsOf(this.story, this.turns, (events) => this.tell(events)));
  readonly row = $derived(rowAt(this.rows, this.step));

  private readonly moments = new Map<string, Promise<Moment>>();
  private asked = 0;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.table = new ReplayTable(id);
  }

  get last(): number {
    return this.marks.length;
  }

  get isOver(): boolean {
    return this.base?.status === "over";
  }

  /** Opens the game at a moment, with somebody's eyes; without a wish with one's own, at the beginning. */
  async open(eye: Eye | undefined, step: number): Promise<void> {
    await this.trying(async () => {
      const base = await api.look(this.id);
      this.client = await clientOf(base.game);
      this.base = base;
      const own = base.viewer ?? "all";
      this.eye = this.isOver ? (eye ?? own) : own;
      await this.read();
      await this.goTo(step);
      if (this.isOver) this.chances = (await api.chances(this.id)).turns;
    });
  }

  /** Looks with other eyes at the same moment. */
  async lookAs(eye: Eye): Promise<void> {
    this.eye = eye;
    await this.trying(() => this.read());
    await this.goTo(this.step);
  }

  /** Shows the table after so many steps. */
  async goTo(step: number): Promise<void> {
    const asked = ++this.asked;
    this.step = Math.min(Math.max(step, 0), this.last);
    await this.trying(async () => {
      const moment = await this.fetched(this.step);
      if (asked !== this.asked || this.isClosed || !this.base) return;
      this.table.tell(this.base, this.moment, moment, this.story);
      this.moment = moment;
      const next = stopFrom(this.rows, this.step, 1);
      if (next !== this.step) void this.fetched(next).catch(() => undefined);
    });
  }

  forth = (): Promise<void> => this.goTo(stopFrom(this.rows, this.step, 1));
  back = (): Promise<void> => this.goTo(stopFrom(this.rows, this.step, -1));
  turnForth = (): Promise<void> => this.goTo(turnAfter(this.turns, this.step));
  turnBack = (): Promise<void> => this.goTo(turnBefore(this.turns, this.step));

  /** Plays on, or stops. */
  toggle = (): void => {
    if (this.isPlaying) this.pause();
    else void this.play();
  };

  pause = (): void => {
    this.isPlaying = false;
    clearTimeout(this.timer);
  };

  close(): void {
    this.isClosed = true;
    this.pause();
    this.table.close();
  }

  private async play(): Promise<void> {
    this.isPlaying = true;
    if (this.step === this.last) await this.goTo(0);
    this.playNext();
  }

  private playNext(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      await this.forth();
      if (this.isClosed || !this.isPlaying) return;
      if (this.step === this.last) this.pause();
      else this.playNext();
    }, LOOK / this.speed);
  }

  private async read(): Promise<void> {
    const [timeline, story] = await Promise.all([api.timeline(this.id, this.eye), api.story(this.id, this.eye)]);
    this.marks = timeline.steps;
    this.story = story.steps;
  }

  private fetched(step: number): Promise<Moment> {
    const key = `${this.eye}/${step}`;
    const known = this.moments.get(key);
    if (known) return known;
    if (this.moments.size >= MOST_KEPT) this.moments.clear();
    const asked = api.moment(this.id, this.eye, step);
    this.moments.set(key, asked);
    asked.catch(() => this.moments.delete(key));
    return asked;
  }

  private tell(events: readonly unknown[]): string[] {
    if (!this.client || !this.base) return [];
    const words = current().of(this.base.game);
    const viewer = this.eye === "all" ? null : this.eye;
    return this.client.told(words, events as Told[], { ...seatsOf(words, this.base), viewer });
  }

  private async trying(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.problem = undefined;
    } catch (problem) {
      if (!(problem instanceof api.Refusal)) throw problem;
      this.problem = problem.problem.reason;
      this.pause();
    }
  }
}
