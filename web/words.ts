// The words of a language in two files: what the first screen says, and the rest, which the tables need.
import type { Plugin } from "vite";

const PART = /\/locales\/\w+\.json\?(first|rest)$/;
const FIRST = [
  "web.",
  "table.",
  "server.",
  "bot.",
  "setting.",
  "setting_value.",
  "ui.game_",
  "ui.guest",
  "ui.you",
  "ui.setting_",
];
const LATER = ["lesson", "cleopatra", "pharaoh", "replay", "key", "fork", "proof"].map((kind) => `web.${kind}_`);

/** Whether a message may be said before a table is opened. */
export function isFirst(key: string): boolean {
  const begins = (beginning: string) => key.startsWith(beginning);
  return FIRST.some(begins) && !LATER.some(begins);
}

/** Leaves in `locales/en.json?first` and `?rest` only the messages of that part. */
export function wordParts(): Plugin {
  return {
    name: "word-parts",
    enforce: "pre",
    transform(code, id) {
      const part = PART.exec(id)?.[1];
      if (!part) return undefined;
      const messages: Record<string, string> = JSON.parse(code);
      const kept = Object.entries(messages).filter(([key]) => isFirst(key) === (part === "first"));
      const text = JSON.stringify(JSON.stringify(Object.fromEntries(kept)));
      return { code: `export default JSON.parse(${text});`, moduleType: "js", map: null };
    },
  };
}
