// The formatter says what the one of the terminal says: both read the same vectors.
import { describe, expect, test } from "vitest";
import vectors from "../../../tests/words/vectors.json";
import { BadMessage, type Language, type Parameters, spoken } from "./format";
import { preferredOf } from "./words";

describe("messages", () => {
  test.each(vectors)("$language $message", ({ message, language, parameters, expected }) => {
    expect(spoken(message, language as Language, parameters as unknown as Parameters)).toBe(expected);
  });

  test.each([
    ["{player", "a name is missing"],
    ["player}", "a brace closes nothing"],
    ["{}", "a name is missing"],
    ["{n, plural, one {a}}", "the case 'other' is missing"],
    ["{n, number}", "only plural and select choose"],
    ["{n, select, other {x", "a brace is not closed"],
    ["'{ open", "a quote is not closed"],
    ["{gone}", "'gone' is missing"],
    ["{word, plural, other {#}}", "needs a number"],
  ])("%s is refused", (message, what) => {
    const saying = () => spoken(message, "en", { n: 1, word: "two" });
    expect(saying).toThrow(BadMessage);
    expect(saying).toThrow(what);
  });
});

describe("the language", () => {
  test.each([
    [["de-AT", "en"], "de"],
    [["fr", "de"], "de"],
    [["en-GB"], "en"],
    [["fr"], "en"],
    [[], "en"],
  ] as const)("%j asks for %s", (wanted, expected) => {
    expect(preferredOf(wanted)).toBe(expected);
  });
});
