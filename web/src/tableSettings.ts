// What a table has chosen, in words; the terminal says it by the same keys.
import * as api from "./api";
import type { GameTold, SettingTold, Why } from "./protocol/messages";
import type { Parameters, Words } from "./words/words";

export type Value = boolean | number | string;
export type Chosen = { name: string; rule: string; value: Value };
type Setup = Readonly<Record<string, Value>>;

/** The parts of a table's rules that a dialog lists together, by the letter of a rule's number. */
export const GROUPS = ["setup", "play", "still"] as const;
export type Group = (typeof GROUPS)[number];
const GROUP_OF: Readonly<Record<string, Group>> = { S: "setup", C: "setup", V: "setup", Z: "still" };

/** Where a setting is listed: with the set-up, the play, or what ends a standstill. */
export function groupOf({ rule }: SettingTold): Group {
  const letter = rule.split(".")[1]?.charAt(0) ?? "";
  return GROUP_OF[letter] ?? "play";
}

/** What it may be at a table with so many seats, where that is a short list. */
export function choicesOf(setting: SettingTold, seats: number): readonly Value[] {
  return setting.choices_by_seats?.[String(seats)] ?? setting.choices;
}

/** Whether a table with so many seats may have this; bounds and texts are the server's to judge. */
export function isPossible(setting: SettingTold, seats: number, value: Value): boolean {
  const choices = choicesOf(setting, seats);
  return setting.seats.includes(seats) && (!choices.length || choices.includes(value));
}

/** The settings that differ from their defaults, in the order of the game; without the game whatever was chosen. */
export function differing(game: GameTold | undefined, setup: Setup): Chosen[] {
  const known = game?.settings ?? [];
  const order = (name: string) => known.findIndex((one) => one.name === name);
  return Object.entries(setup)
    .map(([name, value]) => ({ name, value, told: known.find((one) => one.name === name) }))
    .filter(({ value, told }) => value !== told?.default)
    .sort((a, b) => order(a.name) - order(b.name))
    .map(({ name, value, told }) => ({ name, value, rule: told?.rule ?? "" }));
}

/** A value as commands and records write it. */
export function written(value: Value): string {
  return typeof value === "boolean" ? (value ? "on" : "off") : String(value);
}

/** The code by which commands and records know a value. */
export function codeOf({ name, value }: Pick<Chosen, "name" | "value">): string {
  return `${name} ${written(value)}`;
}

/** The short name of a setting. */
export function settingName(words: Words, name: string): string {
  const key = `setting.${name}`;
  return words.has(key) ? words.say(key) : name;
}

/** A value in a word or two; a seat is called by its name where that is known. */
export function valueName(words: Words, name: string, value: Value, names: readonly string[] = []): string {
  const own = `setting_value.${name}`;
  return words.sayAny(words.has(own) ? own : "ui.setting_value", parameters(words, value, names));
}

/** What a value means: its own sentence, else the one for all values of the setting. */
export function meaning(words: Words, name: string, value: Value, names: readonly string[] = []): string {
  const keys = [`setting_says.${name}.${written(value)}`, `setting_says.${name}`];
  const key = keys.find((one) => words.has(one));
  return key ? words.sayAny(key, parameters(words, value, names)) : settingName(words, name);
}

/** Settings that differ, in a few words each; of a switch that is on, the name is enough. */
export function inBrief(words: Words, chosen: readonly Chosen[], names: readonly string[] = []): string[] {
  return chosen.map(({ name, value }) => {
    const called = settingName(words, name);
    return value === true ? called : `${called}: ${valueName(words, name, value, names)}`;
  });
}

/** A refusal of a setting, with the setting and its values called as the screen calls them. */
export function inWords(words: Words, why: Why): Why {
  const { option, values } = why.details ?? {};
  if (typeof option !== "string" || !words.has(`setting.${option}`)) return why;
  const details = { ...why.details, option: settingName(words, option) };
  if (!Array.isArray(values)) return { ...why, details };
  return { ...why, details: { ...details, values: values.map((one) => valueName(words, option, valueIn(one))) } };
}

const valueIn = (text: string): Value => (/^\d+$/.test(text) ? Number(text) : text);

/** `player` is for settings that name a seat by its number, counted from 1. */
function parameters(words: Words, value: Value, names: readonly string[]): Parameters {
  const seat = typeof value === "number" ? value : 0;
  const player = names[seat - 1] || words.say("ui.setting_seat", { seat });
  return { value: typeof value === "number" ? value : written(value), player };
}

let offered: Promise<readonly GameTold[]> | undefined;

/** A game as the server offers it, asked for once; nothing where the server does not answer. */
export async function gameTold(name: string): Promise<GameTold | undefined> {
  offered ??= api.games().then(({ games }) => games);
  try {
    return (await offered).find((game) => game.name === name);
  } catch (problem) {
    offered = undefined;
    if (!(problem instanceof api.Refusal)) throw problem;
    return undefined;
  }
}
