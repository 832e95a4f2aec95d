// What happened, turn by turn and sentence by sentence; a step that was told once is not worked out again.
import type { GameClient, Seats, Told } from "../../games/client";
import EVENT_RULES from "../../protocol/event-rules.json";
import type { StepSeen } from "../../protocol/messages";
import type { Words } from "../../words/words";

export type Sentence = { text: string; rules: readonly string[] };
/** One turn: whose it is (nobody's: before the first decision), and what happened in it, beginning with a step. */
export type Turn = { seat: number | null; step: number; sentences: Sentence[] };
/** A part of a step that belongs to one turn; `begins` tells whose turn begins with it. */
type Part = { begins: number | undefined; sentences: readonly Sentence[] };

const TURN_STARTS = "TurnPassed";
const RULES: Readonly<Record<string, Readonly<Record<string, string>>>> = EVENT_RULES;

export class Log {
  private readonly known = new WeakMap<StepSeen, readonly Part[]>();
  private readonly rules: Readonly<Record<string, string>>;

  constructor(
    private readonly client: GameClient,
    private readonly words: Words,
  ) {
    this.rules = RULES[words.game] ?? {};
  }

  /** All turns that these steps make; turns in which nothing was told are left out. */
  turns(steps: readonly StepSeen[], seats: Seats): Turn[] {
    const turns: Turn[] = [{ seat: null, step: 0, sentences: [] }];
    for (const [at, step] of steps.entries()) {
      if (turns.length === 1 && step.seat !== null) turns.push({ seat: step.seat, step: at, sentences: [] });
      for (const { begins, sentences } of this.parts(step, seats)) {
        if (begins !== undefined) turns.push({ seat: begins, step: at, sentences: [] });
        turns.at(-1)?.sentences.push(...sentences);
      }
    }
    return turns.filter(({ sentences }) => sentences.length > 0);
  }

  /** All sentences of these steps. */
  told(steps: readonly StepSeen[], seats: Seats): string[] {
    return steps.flatMap((step) =>
      this.parts(step, seats).flatMap(({ sentences }) => sentences.map(({ text }) => text)),
    );
  }

  private parts(step: StepSeen, seats: Seats): readonly Part[] {
    let parts = this.known.get(step);
    if (!parts) {
      parts = split(step.events as Told[]).map(({ begins, events }) => ({
        begins,
        sentences: this.sentences(events, seats),
      }));
      this.known.set(step, parts);
    }
    return parts;
  }

  /** What is told of some events; a sentence about one event knows its rule, the last of several all of theirs. */
  private sentences(events: readonly Told[], seats: Seats): Sentence[] {
    const texts = this.client.told(this.words, events, seats);
    const single = events.map((event) => ({ event, told: this.client.told(this.words, [event], seats) }));
    const each = single.flatMap(({ event, told }) => told.map((text) => ({ text, rules: this.rulesOf([event]) })));
    if (each.length === texts.length && each.every(({ text }, at) => text === texts[at])) return each;
    const rules = this.rulesOf(events);
    return texts.map((text, at) => ({ text, rules: at === texts.length - 1 ? rules : [] }));
  }

  private rulesOf(events: readonly Told[]): string[] {
    return [...new Set(events.map(({ type }) => this.rules[type]).filter((rule) => rule !== undefined))];
  }
}

/** Cuts the events of a step where a turn begins. */
function split(events: readonly Told[]): { begins: number | undefined; events: Told[] }[] {
  const parts: { begins: number | undefined; events: Told[] }[] = [{ begins: undefined, events: [] }];
  for (const event of events) {
    if (event.type === TURN_STARTS) parts.push({ begins: Number(event.seat), events: [] });
    else parts.at(-1)?.events.push(event);
  }
  return parts;
}
