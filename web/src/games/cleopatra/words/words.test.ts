// The client says what the terminal says: events, options, questions and reasons of real games, in both languages.
import { describe, expect, test } from "vitest";
import de from "../../../../../locales/de.json";
import en from "../../../../../locales/en.json";
import vectors from "../../../../../tests/words/cleopatra.json";
import type { Why } from "../../../protocol/messages";
import { type Language, Words } from "../../../words/words";
import type { Told } from "../../client";
import type { CleopatraView, Outlook } from "../view";
import { prompt } from "./asking";
import { told } from "./events";
import { option } from "./options";
import { reason } from "./reasons";
import { Speaker } from "./speaker";

const LANGUAGES = [
  ["en", en],
  ["de", de],
] as const;
const names = ["Mira", "Jonas", "Aiko", "Imhotep"];

interface Asked {
  game: string;
  viewer: number;
  view: CleopatraView;
  outlook: Outlook;
  options: { action: Told; foreseen: Told[]; en: string; de: string }[];
  en: string;
  de: string;
}

describe.each(LANGUAGES)("in %s", (language, messages) => {
  const speaker = (game: string, viewer: number | null) =>
    new Speaker(new Words(language as Language, messages).of(game), { names, viewer });

  test.each(vectors.told)("what happened is told alike: $en", (vector) => {
    expect(told(speaker(vector.game, vector.viewer), vector.events as unknown as Told[])).toEqual(vector[language]);
  });

  test.each(vectors.asked as unknown as Asked[])("what is asked is told alike: $en", (vector) => {
    const { view, outlook } = vector;
    expect(prompt(speaker(vector.game, vector.viewer), view, outlook)).toBe(vector[language]);
  });

  test.each(vectors.asked as unknown as Asked[])("options are told alike: $en", (vector) => {
    const { view, outlook } = vector;
    for (const { action, foreseen, ...said } of vector.options)
      expect(option(speaker(vector.game, vector.viewer), action, { view, outlook, foreseen })).toBe(said[language]);
  });

  test.each(vectors.refused)("reasons are told alike: $en", (vector) => {
    expect(reason(speaker(vector.game, vector.viewer), vector.why as unknown as Why)).toBe(vector[language]);
  });
});
