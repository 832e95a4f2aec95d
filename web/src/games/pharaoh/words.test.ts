// The browser says of a recorded game what the terminal says of it: both read the same vectors.
import { describe, expect, test } from "vitest";
import de from "../../../../locales/de.json";
import en from "../../../../locales/en.json";
import vectors from "../../../../tests/words/pharaoh.json";
import { type Language, Words } from "../../words/words";
import type { Seats, Told, View } from "../client";
import { told } from "./events";
import { asked, named } from "./naming";
import { reason } from "./reasons";
import type { WalkAhead } from "./view";

const LANGUAGES: readonly Language[] = ["en", "de"];
const WORDS = { en: new Words("en", en).of("pharaoh"), de: new Words("de", de).of("pharaoh") };
const SEATS: Seats = { names: vectors.names, viewer: vectors.viewer };

describe.each(LANGUAGES)("in %s", (language) => {
  test("the log", () => {
    for (const run of vectors.told) expect(told(WORDS[language], run.events, SEATS)).toEqual(run[language]);
  });

  test("the options", () => {
    for (const option of vectors.named) {
      const known = { walk: (option.walk as WalkAhead | null) ?? undefined, follows: option.follows as Told[] };
      const said = named(WORDS[language], option.action, option.view as unknown as View, SEATS, known);
      expect(said).toBe(option[language]);
    }
  });

  test("the questions", () => {
    for (const option of vectors.named) {
      const said = asked(WORDS[language], option.view as unknown as View, [option.action]);
      expect(said.title).toBe(option.asked[language]);
    }
  });

  test("the reasons", () => {
    for (const { why, ...said } of vectors.refused) {
      expect(reason(WORDS[language], why as never, SEATS)).toBe(said[language]);
    }
  });
});
