// A table of the past: it shows what a replay tells, and nothing can be decided at it.
import type { Listeners } from "../../connection";
import type { Moment, StepSeen, Update } from "../../protocol/messages";
import { TableState } from "../../table.svelte";

export class ReplayTable extends TableState {
  override readonly readonly = true;
  private readonly listened: Listeners;
  private now = $state.raw<Moment>();

  constructor(id: string) {
    const heard: Listeners[] = [];
    super(id, "", null, (listeners) => {
      heard.push(listeners);
      return { close: () => undefined, lookFrom: () => undefined, retry: () => undefined };
    });
    const [listened] = heard;
    if (!listened) throw new Error("a table listens to its line");
    this.listened = listened;
  }

  /** Nobody is asked in the past. */
  override get isAsked(): boolean {
    return false;
  }

  /** What could be seen coming, as long as the moment is shown that it belongs to. */
  override get outlook(): unknown {
    return this.now?.step === this.update?.version ? this.now?.outlook : undefined;
  }

  /** Shows a moment; what happened since the one before is animated only when it follows from it. */
  tell(base: Update, before: Moment | undefined, now: Moment, story: readonly StepSeen[]): void {
    const isNext = before !== undefined && before.viewer === now.viewer && before.step < now.step && before.step > 0;
    this.hurry();
    this.now = now;
    const first = isNext ? before.step : 0;
    this.listened.told({
      ...base,
      version: now.step,
      viewer: now.viewer,
      first_step: first,
      steps: story.slice(first, now.step),
      view: now.view,
      asked: now.asked,
      question: null,
      options: [],
      free_undo: null,
      undo: null,
      chat: [],
      ended: now.step === now.steps ? base.ended : null,
    });
  }
}
