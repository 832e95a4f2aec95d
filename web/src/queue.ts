// Updates on their way to the screen: others' moves come one by one, so that a person can follow; whoever clicks sees all at once.
import type { StepSeen, Update } from "./protocol/messages";

/** How long somebody looks at something, in milliseconds at the normal pace. */
export const LOOKS = { own: 260, other: 950, chance: 450 } as const;
const LONGEST_LOOK = 2400;
const LONGEST_ANIMATION = 3000;
/** So many waiting updates are too many to be shown one by one. */
export const FAR_BEHIND = 24;
const HURRIES_FROM = 4;

export type Shown = (update: Update, isCatchingUp: boolean) => void;
/** Plays what an update brought, so many times faster; it ends early when the signal says so. */
export type Animation = (update: Update, signal: AbortSignal, haste: number) => Promise<void>;
export type Pacing = {
  /** The factor for all pauses; 0: nothing waits. */
  waits: () => number;
  /** Whether nobody looks. */
  isHidden: () => boolean;
};

export class UpdateQueue {
  private waiting: Update[] = [];
  private looking: AbortController | undefined;

  constructor(
    private readonly show: Shown,
    private readonly animate: Animation,
    private readonly pacing: Pacing,
  ) {}

  /** Whether something is still to be shown, or being looked at. */
  get isBusy(): boolean {
    return this.looking !== undefined;
  }

  /** The newest update that was told, shown or not. */
  get newest(): Update | undefined {
    return this.waiting.at(-1);
  }

  add(update: Update): void {
    this.waiting.push(update);
    if (this.pacing.isHidden() || this.pacing.waits() === 0 || this.waiting.length > FAR_BEHIND) this.hurry();
    else if (!this.looking) void this.showNext();
  }

  /** Shows everything that waits, now. */
  hurry(): void {
    const looking = this.looking;
    this.looking = undefined;
    looking?.abort();
    const rest = this.waiting;
    this.waiting = [];
    const isMuch = rest.length > FAR_BEHIND || this.pacing.isHidden();
    for (const [at, update] of rest.entries()) this.show(update, isMuch || at < rest.length - 1);
  }

  /** Forgets what waits. */
  clear(): void {
    this.waiting = [];
    this.looking?.abort();
    this.looking = undefined;
  }

  private async showNext(): Promise<void> {
    const update = this.waiting.shift();
    if (!update) return;
    const looking = new AbortController();
    this.looking = looking;
    this.show(update, false);
    await this.look(update, looking.signal);
    if (this.looking !== looking) return;
    this.looking = undefined;
    void this.showNext();
  }

  private async look(update: Update, signal: AbortSignal): Promise<void> {
    if (this.pacing.isHidden()) return;
    const haste = Math.max(1, (this.waiting.length + 1) / HURRIES_FROM);
    const pause = (lookAt(update.steps, update.viewer) * this.pacing.waits()) / haste;
    const ended = new AbortController();
    signal.addEventListener("abort", () => ended.abort(), { once: true });
    void this.animate(update, signal, haste).finally(() => ended.abort());
    await Promise.all([pauseFor(pause, signal), pauseFor(LONGEST_ANIMATION / haste, ended.signal)]);
  }
}

/** How long these steps deserve to be looked at. */
export function lookAt(steps: readonly StepSeen[], viewer: number | null): number {
  const looks = steps.map(({ seat }) => (seat === null ? LOOKS.chance : seat === viewer ? LOOKS.own : LOOKS.other));
  return Math.min(
    LONGEST_LOOK,
    looks.reduce<number>((sum, one) => sum + one, 0),
  );
}

/** Waits, or until the signal says that nobody wants to wait. */
export function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });
}
