// What the server sees coming for the viewer: asked anew whenever the table changes, never worked out here.
import { ask, Refusal, tablePath } from "../../api";
import type { Verdict, Why } from "../../protocol/messages";
import type { TableState } from "../../table.svelte";
import type { Told } from "../client";
import type { Figure, FigureOutlook, Outlook, WalkAhead } from "./view";

interface Ahead {
  version: number;
  outlook: Outlook;
  foreseen: Told[][];
  goes_on: boolean[];
}

/** What a figure reaches, as an outlook tells. */
export function figureIn({ figures }: Outlook, seat: number | null, figure: unknown): FigureOutlook | undefined {
  return figures.find((one) => one.seat === seat && one.figure === figure);
}

export class Prospect {
  private ahead = $state.raw<Ahead>();
  private seen = 0;

  constructor(private readonly table: TableState) {}

  /** What is seen coming; for a moment after a move still what was seen before it. */
  get outlook(): Outlook | undefined {
    return this.ahead?.outlook;
  }

  /** What a figure reaches. */
  figure(seat: number, figure: Figure): FigureOutlook | undefined {
    return this.outlook && figureIn(this.outlook, seat, figure);
  }

  /** One walk of a figure. */
  walk(seat: number, figure: Figure, to: string): WalkAhead | undefined {
    return this.figure(seat, figure)?.walks.find((walk) => walk.to === to);
  }

  /** The events that surely follow from an option. */
  following(action: Told): readonly Told[] {
    const index = this.table.options.indexOf(action);
    return this.isCurrent ? (this.ahead?.foreseen[index] ?? []) : [];
  }

  /** Whether the seat surely goes on after an option, so that it can take it back. */
  goesOn(action: Told): boolean {
    return this.isCurrent && (this.ahead?.goes_on[this.table.options.indexOf(action)] ?? false);
  }

  /** Whether it is known what the options on the screen lead to. */
  get isCurrent(): boolean {
    return this.ahead !== undefined && this.ahead.version === this.table.update?.version;
  }

  /** Asks the server again. */
  async look(version: number): Promise<void> {
    this.seen = Math.max(this.seen, version);
    const { id, link, viewer } = this.table;
    const seat = viewer === null ? "" : `?seat=${viewer}`;
    try {
      const ahead = await ask<Ahead>("GET", tablePath(id, `/outlook${seat}`), { link });
      if (ahead.version >= this.seen) this.ahead = ahead;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
  }

  /** Why something cannot be done now; nothing when it can. */
  async whyNot(action: object): Promise<Why | null> {
    const { id, link, viewer } = this.table;
    try {
      const body = { action, seat: viewer };
      return (await ask<Verdict>("POST", tablePath(id, "/why-not"), { body, link })).reason;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return problem.problem.reason;
    }
  }
}
