// The keys that a person has chosen on this device. Commands are called by their usual key; here stands which key means it.

const PLACE = "waset.keys";
const LABELS: Readonly<Record<string, string>> = {
  Enter: "⏎",
  Space: "␣",
  Escape: "Esc",
  ArrowLeft: "←",
  ArrowUp: "↑",
  ArrowRight: "→",
  ArrowDown: "↓",
};

class Keymap {
  /** The keys that differ, by the usual one. */
  own = $state.raw<Readonly<Record<string, string>>>(kept());

  /** The key for a command, by its usual key. */
  keyOf(usual: string): string {
    return this.own[usual] ?? usual;
  }

  /** The usual keys that a pressed one stands for: at most one of them has a meaning in one place. */
  meanings(pressed: string): string[] {
    const moved = Object.keys(this.own).filter((usual) => this.own[usual] === pressed);
    return pressed in this.own ? moved : [...moved, pressed];
  }

  /** The key for a command as it is shown. */
  label(usual: string): string {
    const key = this.keyOf(usual);
    return LABELS[key] ?? key.replace(/(?<=\+)\w+$/, (last) => LABELS[last] ?? last);
  }

  get isChanged(): boolean {
    return Object.keys(this.own).length > 0;
  }

  /** Gives commands other keys. */
  change(keys: Readonly<Record<string, string>>): void {
    const all = Object.entries({ ...this.own, ...keys });
    this.keep(Object.fromEntries(all.filter(([usual, key]) => usual !== key)));
  }

  /** Makes every key the usual one. */
  reset(): void {
    this.keep({});
  }

  private keep(keys: Readonly<Record<string, string>>): void {
    this.own = keys;
    try {
      localStorage.setItem(PLACE, JSON.stringify(keys));
    } catch {
      // A browser that keeps nothing forgets them with the page.
    }
  }
}

function kept(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    const pairs = typeof found === "object" && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(pairs.filter(([, key]) => typeof key === "string"));
  } catch {
    return {};
  }
}

export const keymap = new Keymap();
