// The words in the language of the moment; whatever says something with them changes when the language does.
import type { Key, Language, Parameters, Words } from "./words";
import { load, loadAll } from "./words";

let words = $state.raw<Words>();
let whole: Promise<void> | undefined;

/** The words of the chosen language; main.ts loads them before anything is drawn. */
export function current(): Words {
  if (!words) throw new Error("the words are not loaded yet");
  return words;
}

/** Says a message in the chosen language. */
export function say(key: Key, parameters: Parameters = {}): string {
  return current().say(key, parameters);
}

/** Changes the language, once its words are there. */
export async function speak(language: Language): Promise<void> {
  words = await (whole ? loadAll(language) : load(language));
  document.documentElement.lang = language;
}

/** A screen that says more than the first one does, once its words are there. */
export async function withWords<T>(screen: Promise<T>): Promise<T> {
  whole ??= loadAll(current().language).then((all) => {
    words = all;
  });
  await whole;
  return await screen;
}
