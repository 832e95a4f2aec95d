// The state of one table: what the server told last, what happened since, and the way to decide. Nothing is guessed ahead.
import { command, newKey, Refusal } from "./api";
import { Connection, type Line, type Refused } from "./connection";
import type { Line as ChatLine, SeatSeen, StepSeen, Update, Why } from "./protocol/messages";
import { current } from "./words/current.svelte";
import type { Words } from "./words/words";

/** Steps that have just happened, for those who animate them. */
export type Fresh = { steps: readonly StepSeen[]; from: number; isCatchingUp: boolean };
type Listener = (fresh: Fresh, update: Update) => void;

export class TableState {
  update = $state.raw<Update>();
  steps = $state.raw<readonly StepSeen[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  line = $state<Line>("connecting");
  refused = $state<Refused>();
  /** Why the last command was refused; cleared by the next one. */
  problem = $state.raw<Why>();
  /** All seats of this person, where one device is shared. */
  own = $state.raw<readonly number[]>([]);
  /** Whether a command is on its way. */
  isSending = $state(false);
  /** The option that somebody is about to choose, for previews; clients of games set it. */
  considered = $state.raw<unknown>();

  private readonly connection: Connection;
  private readonly listeners = new Set<Listener>();

  constructor(
    readonly id: string,
    readonly link = "",
    seat: number | null = null,
  ) {
    const told = (update: Update) => this.take(update);
    const changed = (line: Line) => {
      this.line = line;
    };
    const refused = (refused: Refused) => {
      this.refused = refused;
    };
    this.connection = new Connection(id, { told, changed, refused }, link, seat);
  }

  close(): void {
    this.connection.close();
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

  get options(): readonly unknown[] {
    return this.update?.options ?? [];
  }

  /** Another own seat that is asked while the viewer's is not: the device goes there. */
  get nextOwn(): number | undefined {
    return this.isAsked ? undefined : this.own.find((seat) => this.update?.asked.includes(seat));
  }

  /** Whether the viewer has to decide. */
  get isAsked(): boolean {
    const viewer = this.viewer;
    return viewer !== null && (this.update?.asked.includes(viewer) ?? false);
  }

  get isHost(): boolean {
    const viewer = this.viewer;
    return viewer !== null && (this.seats[viewer]?.is_host ?? false);
  }

  /** Hears of every step as it happens; returns how to stop. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Decides: one of the options, for the question that was seen with them. */
  async move(action: unknown): Promise<boolean> {
    const { question, viewer } = this.update ?? {};
    if (question === null || question === undefined) return false;
    return this.command("moves", { action, version: question, seat: viewer });
  }

  /** Goes back to the last own decision, or asks the others for it. */
  async undo(to: number | null = null): Promise<boolean> {
    return this.command("undo", { to, seat: this.viewer });
  }

  async talk(text: string): Promise<boolean> {
    return this.command("chat", { text });
  }

  /** Looks from another of the own seats, or anew as somebody else than before. */
  lookFrom(seat: number | null): void {
    this.connection.lookFrom(seat);
  }

  /** Sends a command, again under the same key if the line breaks meanwhile; false with a problem when refused. */
  async command(name: string, body: object = {}): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    this.problem = undefined;
    try {
      await this.send(name, body, newKey());
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.problem = problem.problem.reason;
      return false;
    } finally {
      this.isSending = false;
    }
  }

  private async send(name: string, body: object, key: string): Promise<void> {
    for (const wait of [300, 1000, 3000]) {
      try {
        await command(this.id, name, body, this.link, key);
        return;
      } catch (problem) {
        if (!(problem instanceof Refusal) || (problem.status > 0 && problem.status < 500)) throw problem;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    await command(this.id, name, body, this.link, key);
  }

  private take(update: Update): void {
    const before = this.update;
    const isSameSeat = before?.viewer === update.viewer;
    const known = isSameSeat ? this.steps.slice(0, update.first_step) : [];
    const isCatchingUp = !before || !isSameSeat || update.first_step < this.steps.length;
    this.steps = [...known, ...update.steps];
    const lines = new Map([...this.chat, ...update.chat].map((line) => [line.seq, line]));
    this.chat = [...lines.values()];
    this.update = update;
    this.considered = undefined;
    const fresh = { steps: update.steps, from: update.first_step, isCatchingUp };
    for (const listener of this.listeners) listener(fresh, update);
  }
}
