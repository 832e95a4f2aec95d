// How far a guided game has come: what the table tells of it, which cards are due, and what was seen, kept in the browser.
import type { StepSeen, Update } from "../../protocol/messages";
import type { Card, Condition, Lesson } from "./lessons";

/** What the conditions of cards are read from. */
export type Situation = {
  /** What is asked of the learner, also in what the learner tries out. */
  readonly tasks: ReadonlySet<string>;
  readonly options: ReadonlySet<string>;
  readonly done: ReadonlySet<string>;
  readonly happened: ReadonlySet<string>;
  readonly isOthers: boolean;
  readonly isOver: boolean;
};

/** What is kept of a guided game. */
export type Kept = { readonly game: string; readonly seen: readonly string[]; readonly isHidden: boolean };

const PLACE = "waset.lesson.";

/** What a table tells of how far the game has come. */
export function situationOf(update: Update, steps: readonly StepSeen[], tried: readonly object[] = []): Situation {
  const own = steps.filter(({ seat }) => seat === update.viewer);
  const isAsked = update.viewer !== null && update.asked.includes(update.viewer);
  return {
    tasks: new Set(isAsked ? [update.view ?? {}, ...tried].map(taskOf) : []),
    options: new Set(typesOf(update.options)),
    done: new Set(own.flatMap(({ events }) => typesOf(events))),
    happened: new Set(steps.flatMap(({ events }) => typesOf(events))),
    isOthers: steps.some(({ seat }) => seat !== null && seat !== update.viewer),
    isOver: update.ended !== null,
  };
}

/** The first card that was not seen and whose time has come. */
export function dueIn(lesson: Lesson, seen: readonly string[], situation: Situation): Card | undefined {
  return lesson.cards.find((card) => !seen.includes(card.name) && isMet(card.when, situation));
}

export function isMet(when: Condition, situation: Situation): boolean {
  const has = (wanted: readonly string[] | undefined, found: ReadonlySet<string>) =>
    !wanted || wanted.some((kind) => found.has(kind));
  return (
    has(when.asked, situation.tasks) &&
    has(when.option, situation.options) &&
    has(when.done, situation.done) &&
    has(when.happened, situation.happened) &&
    (!when.isOthers || situation.isOthers) &&
    (!when.isOver || situation.isOver)
  );
}

/** What was kept of the guided game at a table. */
export function keptOf(table: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE + table) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    const { game, seen, isHidden } = kept as Record<string, unknown>;
    if (typeof game !== "string" || !Array.isArray(seen)) return undefined;
    return { game, seen: seen.filter((name) => typeof name === "string"), isHidden: isHidden === true };
  } catch {
    return undefined;
  }
}

/** Keeps how far the guided game at a table has come. */
export function keep(table: string, kept: Kept): void {
  try {
    localStorage.setItem(PLACE + table, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still teaches, from the beginning each time.
  }
}

/** The table at which a game is being learnt. */
export function begunTable(game: string): string | undefined {
  try {
    return localStorage.getItem(PLACE + game) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the table at which a game is being learnt from now on. */
export function begin(game: string, table: string): void {
  keep(table, { game, seen: [], isHidden: false });
  try {
    localStorage.setItem(PLACE + game, table);
  } catch {
    // As above.
  }
}

function taskOf(view: object): string {
  const agenda = "agenda" in view ? view.agenda : undefined;
  return Array.isArray(agenda) ? (typesOf(agenda).at(-1) ?? "") : "";
}

function typesOf(told: readonly unknown[]): string[] {
  return told.flatMap((one) => {
    const type = typeof one === "object" && one !== null && "type" in one ? one.type : undefined;
    return typeof type === "string" ? [type] : [];
  });
}
