// The state of one table: what is shown of what the server told, what happened before, and the way to decide. Nothing is guessed ahead.
import { advice, ask, command, newKey, Refusal, tablePath } from "./api";
import { type Channel, Connection, type Line, type Listeners, type Refused } from "./connection";
import { preferences } from "./preferences.svelte";
import type { Advice, Answer, Line as ChatLine, SeatSeen, StepSeen, Update, Verdict, Why } from "./protocol/messages";
import { UpdateQueue } from "./queue";
import { current } from "./words/current.svelte";
import type { Words } from "./words/words";

/**
 * Steps that are shown from now on. Catching up means that nobody wants to see them happen;
 * a leap, that they do not follow from what was shown before.
 */
export type Fresh = { steps: readonly StepSeen[]; from: number; isCatchingUp: boolean; isLeap: boolean };
type Listener = (fresh: Fresh, update: Update) => void;
/** The line to a table: the server's, or a replay that tells of the past. */
export type Opened = (listeners: Listeners) => Channel;
/** Plays what happened; `pace` stretches its times, and it ends at once when the signal says so. */
export type Animator = (fresh: Fresh, pace: number, signal: AbortSignal) => Promise<void>;

/** More steps at once are not followed by anybody: a replay was wound on. */
const MOST_PLAYED = 24;
/** After so many milliseconds at the normal pace nothing moves any more. */
const LONGEST_PLAYED = 5000;
const STALE = 409;
const FIRST_FAILURE = 500;
const WAITS = [300, 1000, 2000, 4000, 8000];
/** So many milliseconds after its answer what a command did is shown, or the line is slow and somebody may go on. */
const SHOWN_WITHIN = 1000;

export class TableState {
  /** Whether this is a table to look at, such as a replay, where nothing can be decided. */
  readonly readonly: boolean = false;
  /** What is shown now; newer updates may wait until somebody has seen this one. */
  update = $state.raw<Update>();
  steps = $state.raw<readonly StepSeen[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  line = $state<Line>("connecting");
  /** How many people watch without a seat. */
  watching = $state(0);
  refused = $state<Refused>();
  /** Why the last command was refused, or why something is not allowed; cleared by the next command. */
  problem = $state.raw<Why>();
  /** Whether the table had moved on when the last command came. */
  isStale = $state(false);
  /** Whether the command on its way got no answer yet and is sent again. */
  isRetrying = $state(false);
  /** Views of moments that somebody tries out and has not sent; clients of games set them. */
  tried = $state.raw<readonly object[]>([]);
  /** The steps that are being played now; none where nothing moves. */
  played = $state.raw<readonly StepSeen[]>([]);

  /** Whether the player aid stands beside the table, which has less room then. */
  isAided = $state(false);
  /** Whether the Vizier has been asked and thinks. */
  isAdvising = $state(false);

  /** What the Vizier said last. */
  private advised = $state.raw<Advice>();
  /** The question at which the command on its way was given. */
  private sent = $state.raw<{ question: number | null | undefined }>();
  /** Ends with the commands that were given so far. */
  private commands: Promise<unknown> = Promise.resolve();
  private readonly waiting = new Set<() => void>();
  private readonly connection: Channel;
  private readonly listeners = new Set<Listener>();
  private readonly animators = new Set<Animator>();
  private readonly queue: UpdateQueue;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private fresh: Fresh = { steps: [], from: 0, isCatchingUp: true, isLeap: true };

  constructor(
    readonly id: string,
    readonly link = "",
    seat: number | null = null,
    open: Opened = (listeners) => new Connection(id, listeners, link, seat),
  ) {
    this.queue = new UpdateQueue(
      (update, isCatchingUp) => this.show(update, isCatchingUp),
      (_, signal, haste) => this.animate(signal, haste),
      { waits: () => preferences.waits, isHidden: () => document.visibilityState === "hidden" },
    );
    const told = (update: Update) => this.take(update);
    const changed = (line: Line) => {
      this.line = line;
    };
    const refused = (refused: Refused) => {
      this.refused = refused;
    };
    const counted = (watching: number) => {
      this.watching = watching;
    };
    this.connection = open({ told, changed, refused, counted });
  }

  close(): void {
    this.connection.close();
    this.queue.clear();
    this.stopPlaying();
  }

  /** Tries to reach the server now. */
  reconnect(): void {
    this.connection.retry();
  }

  /** The words as this table's game says them. */
  get words(): Words {
    return current().of(this.update?.game ?? "");
  }

  get viewer(): number | null {
    return this.update?.viewer ?? null;
  }

  get seats(): readonly SeatSeen[] {
    return this.update?.seats ?? [];
  }

  /** What could be seen coming at a moment of the past; at a table in play the games ask for it themselves. */
  get outlook(): unknown {
    return undefined;
  }

  get options(): readonly unknown[] {
    return this.update?.options ?? [];
  }

  /** How long what has just happened takes to move, as a factor; 0 where it is only shown. */
  get pace(): number {
    return this.played.length ? preferences.pace : 0;
  }

  /** Whether the viewer has to decide. */
  get isAsked(): boolean {
    const viewer = this.viewer;
    return viewer !== null && (this.update?.asked.includes(viewer) ?? false);
  }

  /** Whether a command is on its way, and nothing else is asked by now. */
  get isSending(): boolean {
    return this.sent !== undefined && this.sent.question === this.update?.question;
  }

  get isHost(): boolean {
    const viewer = this.viewer;
    return viewer !== null && (this.seats[viewer]?.is_host ?? false);
  }

  /** Whether there is somebody to ask for advice: all other seats are bots'. */
  get hasAdviser(): boolean {
    const { viewer, seats, update } = this;
    if (viewer === null || this.readonly || update?.status !== "playing") return false;
    return seats.every(({ kind }, seat) => seat === viewer || kind === "bot");
  }

  /** What the Vizier would do about the question that is open, where it was asked. */
  get advice(): Advice | undefined {
    return this.advised && this.advised.question === this.update?.question ? this.advised : undefined;
  }

  /** Asks the Vizier what to do, where there is one to ask. */
  async askAdvice(): Promise<void> {
    const { viewer } = this;
    if (viewer === null || !this.hasAdviser || this.isAdvising) return;
    this.problem = undefined;
    this.isAdvising = true;
    try {
      this.advised = await advice(this.id, viewer, this.link);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.problem = problem.problem.reason;
    } finally {
      this.isAdvising = false;
    }
  }

  /** Takes the Vizier's advice from the screen. */
  forgetAdvice(): void {
    this.advised = undefined;
  }

  /** Hears of every step as it is shown; returns how to stop. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Plays every step that is shown; the next update waits for it. Returns how to stop. */
  animates(animator: Animator): () => void {
    this.animators.add(animator);
    return () => this.animators.delete(animator);
  }

  /** Shows at once what is being played or waits to be shown. */
  hurry(): void {
    if (this.queue.isBusy) this.queue.hurry();
  }

  /** Decides: one of the options, for the question that was seen with them; and what was tried out after it. */
  async move(action: unknown, then: readonly unknown[] = []): Promise<boolean> {
    const { question, viewer } = this.update ?? {};
    if (question === null || question === undefined) return false;
    return this.command("moves", { action, then, version: question, seat: viewer });
  }

  /** Goes back to the last own decision, or asks the others for it. */
  async undo(to: number | null = null): Promise<boolean> {
    return this.command("undo", { to, seat: this.viewer });
  }

  async talk(text: string): Promise<boolean> {
    return this.carriedOut("chat", { text });
  }

  /** Why the viewer may not do this now; null when it is allowed. */
  async whyNot(action: unknown): Promise<Why | null> {
    const body = { action, seat: this.viewer };
    return (await ask<Verdict>("POST", tablePath(this.id, "/why-not"), { body, link: this.link })).reason;
  }

  /** Shows why something is not allowed. */
  async explain(action: unknown): Promise<void> {
    try {
      this.problem = (await this.whyNot(action)) ?? undefined;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.problem = problem.problem.reason;
    }
  }

  /** Looks from another of the own seats, whose view is still to come; or anew as somebody else than before. */
  lookFrom(seat: number | null): void {
    this.queue.clear();
    if (seat !== null) {
      this.update = undefined;
      this.steps = [];
    }
    this.connection.lookFrom(seat);
  }

  /** Carries out a command after those before it; false with a problem when refused. */
  async command(name: string, body: object = {}): Promise<boolean> {
    if (this.isSending) return false;
    const sent = { question: this.update?.question };
    this.sent = sent;
    const done = this.commands.then(() => this.carriedOut(name, body));
    this.commands = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      if (this.sent === sent) this.sent = undefined;
    }
  }

  private async carriedOut(name: string, body: object): Promise<boolean> {
    this.problem = undefined;
    this.isStale = false;
    try {
      await this.shown(await this.send(name, body, newKey()));
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.refuse(problem);
      return false;
    } finally {
      this.isRetrying = false;
    }
  }

  /** Waits until what a command did is shown, for a while. */
  private async shown({ version }: Answer): Promise<void> {
    const isShown = () => (this.update?.version ?? 0) >= version;
    const late = AbortSignal.timeout(SHOWN_WITHIN);
    while (!isShown() && !late.aborted) {
      await new Promise<void>((resolve) => {
        this.waiting.add(resolve);
        late.addEventListener("abort", () => resolve(), { once: true });
      });
    }
  }

  private refuse(refusal: Refusal): void {
    this.isStale = refusal.status === STALE && refusal.problem.reason.key === "table.stale";
    if (!this.isStale) this.problem = refusal.problem.reason;
    else this.queue.hurry();
  }

  /** Sends a command, again under the same key if no answer comes. */
  private async send(name: string, body: object, key: string): Promise<Answer> {
    for (const wait of WAITS) {
      try {
        return await command(this.id, name, body, this.link, key);
      } catch (problem) {
        const isAway = problem instanceof Refusal && (problem.status === 0 || problem.status >= FIRST_FAILURE);
        if (!isAway) throw problem;
        this.isRetrying = true;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return command(this.id, name, body, this.link, key);
  }

  /** Takes what was told; whoever looks for the first time, or from another seat, sees it at once. */
  private take(update: Update): void {
    const before = this.queue.newest ?? this.update;
    if (before && before.viewer === update.viewer) {
      this.queue.add(update);
      return;
    }
    this.queue.clear();
    this.show(update, true);
  }

  private show(update: Update, isCatchingUp: boolean): void {
    const before = this.update;
    const isSameSeat = before?.viewer === update.viewer;
    const known = isSameSeat ? this.steps.slice(0, update.first_step) : [];
    const isLeap = !before || !isSameSeat || update.first_step < this.steps.length;
    this.steps = [...known, ...update.steps];
    const lines = new Map([...this.chat, ...update.chat].map((line) => [line.seq, line]));
    this.chat = [...lines.values()];
    this.update = before && !isLeap && isOnlyTalk(before, update) ? { ...update, ...keptOf(before) } : update;
    if (update.question !== before?.question) this.tried = [];
    const isWound = update.steps.length > MOST_PLAYED;
    const isStill = isLeap || isCatchingUp || isWound;
    this.fresh = { steps: update.steps, from: update.first_step, isCatchingUp: isStill, isLeap };
    if (isStill || update.steps.length) this.played = isStill ? [] : update.steps;
    for (const listener of this.listeners) listener(this.fresh, update);
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }

  private async animate(signal: AbortSignal, haste: number): Promise<void> {
    const { pace } = this;
    if (this.fresh.isCatchingUp || pace === 0) return;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.stopPlaying(), LONGEST_PLAYED * pace);
    signal.addEventListener("abort", () => this.stopPlaying(), { once: true });
    await Promise.all([...this.animators].map((animator) => animator(this.fresh, pace / haste, signal)));
  }

  /** Whatever still moves is where it belongs. */
  private stopPlaying(): void {
    clearTimeout(this.resting);
    this.played = [];
  }
}

/** Whether nothing has happened in the game between two updates: somebody spoke, sat down, or is late. */
function isOnlyTalk(before: Update, update: Update): boolean {
  return !update.steps.length && before.status === update.status && before.question === update.question;
}

/** What then stays the very same, so that nothing that is half chosen gets lost. */
function keptOf({ view, options }: Update): Pick<Update, "view" | "options"> {
  return { view, options };
}
