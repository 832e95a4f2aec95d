// What happened, sentence by sentence; a step that was told once is not worked out again.
import type { GameClient, Seats, Told } from "../../games/client";
import type { StepSeen } from "../../protocol/messages";
import type { Words } from "../../words/words";

export class Log {
  private readonly known = new WeakMap<StepSeen, string[]>();

  constructor(
    private readonly client: GameClient,
    private readonly words: Words,
  ) {}

  /** All sentences of these steps. */
  told(steps: readonly StepSeen[], seats: Seats): string[] {
    return steps.flatMap((step) => this.one(step, seats));
  }

  private one(step: StepSeen, seats: Seats): string[] {
    let sentences = this.known.get(step);
    if (!sentences) {
      sentences = this.client.told(this.words, step.events as Told[], seats);
      this.known.set(step, sentences);
    }
    return sentences;
  }
}
