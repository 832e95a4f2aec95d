// What a person prefers on this device: language, theme, motion, sound, confirming. Kept in the browser, sent nowhere.
import { MediaQuery } from "svelte/reactivity";
import type { Language } from "./words/words";
import { LANGUAGES, preferredOf } from "./words/words";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["off", "fast", "normal", "slow"] as const;
export const CONFIRMS = ["step", "turn", "never"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Confirm = (typeof CONFIRMS)[number];

const PLACE = "waset.preferences";
const PACES: Record<Motion, number> = { off: 0, fast: 0.5, normal: 1, slow: 1.6 };

class Preferences {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("normal");
  sound = $state(false);
  turnSound = $state(true);
  /** How loud, from 0 to 1. */
  volume = $state(0.6);
  turnVolume = $state(0.8);
  /** Whether the browser tells that it is one's turn while nobody looks; and whether that was ever asked. */
  notify = $state(false);
  isNotifyAsked = $state(false);
  confirm = $state<Confirm>("turn");

  private readonly night = new MediaQuery("(prefers-color-scheme: dark)");
  private readonly still = new MediaQuery("(prefers-reduced-motion: reduce)");

  constructor() {
    const kept = read();
    const isPhone = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
    this.language = choice(LANGUAGES, kept.language) ?? preferredOf(globalThis.navigator?.languages ?? []);
    this.theme = choice(THEMES, kept.theme) ?? "system";
    this.motion = choice(MOTIONS, kept.motion) ?? "normal";
    this.confirm = choice(CONFIRMS, kept.confirm) ?? "turn";
    this.sound = typeof kept.sound === "boolean" ? kept.sound : !isPhone;
    this.turnSound = typeof kept.turnSound === "boolean" ? kept.turnSound : true;
    this.volume = share(kept.volume) ?? 0.6;
    this.turnVolume = share(kept.turnVolume) ?? 0.8;
    this.notify = kept.notify === true;
    this.isNotifyAsked = kept.isNotifyAsked === true;
  }

  /** Changes some of them, and keeps them. */
  change(some: Partial<Omit<Preferences, "change" | "isDark" | "pace" | "waits">>): void {
    Object.assign(this, some);
    const { language, theme, motion, confirm, sound, turnSound, volume, turnVolume, notify, isNotifyAsked } = this;
    const kept = { language, theme, motion, confirm, sound, turnSound, volume, turnVolume, notify, isNotifyAsked };
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** Whether the dark theme is shown now. */
  get isDark(): boolean {
    return this.theme === "system" ? this.night.current : this.theme === "dark";
  }

  /** How long one looks at the moves of others, as a factor; 0: not at all. A pause is no motion. */
  get waits(): number {
    return PACES[this.motion];
  }

  /** How long animations take, as a factor; 0 means none. Reduced motion leaves short fades, which the styles do. */
  get pace(): number {
    return this.still.current ? 0 : PACES[this.motion];
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function choice<T extends string>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((one) => one === value);
}

function share(value: unknown): number | undefined {
  return typeof value === "number" && value >= 0 && value <= 1 ? value : undefined;
}

export const preferences = new Preferences();
