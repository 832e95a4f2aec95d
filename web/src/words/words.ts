// The words of one language: every key is typed from locales/en.json, so a missing or misspelt one does not compile.
import { BadMessage, type Language, type Parameters, spoken } from "./format";

export type { Language, Parameter, Parameters } from "./format";

type English = typeof import("../../../locales/en.json");
type German = typeof import("../../../locales/de.json");
type OwnWay = `${string}@${string}`;

/** A key of the catalogue; `key@game`, how one game says it, is found by itself. */
export type Key = Exclude<keyof English & string, OwnWay>;
type Messages = Readonly<Record<string, string>>;
type Complete<T extends Readonly<Record<keyof English, string>>> = T;
/** German must have every key that English has, or this does not compile. */
export type Translated = Complete<German>;

export const LANGUAGES: readonly Language[] = ["en", "de"];

// Each language is two files: what the first screen says, and what only tables say.
type File = () => Promise<{ default: Messages }>;
const FIRST: Record<Language, File> = {
  en: () => import("../../../locales/en.json?first"),
  de: () => import("../../../locales/de.json?first"),
};
const REST: Record<Language, File> = {
  en: () => import("../../../locales/en.json?rest"),
  de: () => import("../../../locales/de.json?rest"),
};

/** All messages of one language, said as one game says them where it has its own way. */
export class Words {
  constructor(
    readonly language: Language,
    private readonly messages: Messages,
    readonly game = "",
  ) {}

  /** The same words as this game says them. */
  of(game: string): Words {
    return game === this.game ? this : new Words(this.language, this.messages, game);
  }

  /** The message of this key with its parameters. */
  say(key: Key, parameters: Parameters = {}): string {
    return this.sayAny(key, parameters);
  }

  /** The message of a key that was put together, such as `event.` and the type of an event. */
  sayAny(key: string, parameters: Parameters = {}): string {
    const message = this.found(key);
    if (message === undefined) throw new BadMessage(`there is no message ${key} in ${this.language}`);
    return spoken(message, this.language, parameters);
  }

  /** Whether a key that was put together is there. */
  has(key: string): key is Key {
    return this.found(key) !== undefined;
  }

  /** Several things in one phrase. */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(items);
  }

  private found(key: string): string | undefined {
    return this.messages[`${key}@${this.game}`] ?? this.messages[key];
  }
}

/** Fetches the words of the first screen in a language. */
export async function load(language: Language): Promise<Words> {
  return new Words(language, (await FIRST[language]()).default);
}

/** Fetches all words of a language. */
export async function loadAll(language: Language): Promise<Words> {
  const [first, rest] = await Promise.all([FIRST[language](), REST[language]()]);
  return new Words(language, { ...first.default, ...rest.default });
}

/** The language that a browser asks for, else English. */
export function preferredOf(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)));
  return found.find((language) => language !== undefined) ?? "en";
}
