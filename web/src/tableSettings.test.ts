// Settings in words, by the keys that the terminal uses too.
import { expect, test } from "vitest";
import de from "../../locales/de.json";
import en from "../../locales/en.json";
import type { GameTold, SettingTold } from "./protocol/messages";
import {
  choicesOf,
  codeOf,
  differing,
  groupOf,
  inBrief,
  inWords,
  isPossible,
  meaning,
  valueName,
} from "./tableSettings";
import { Words } from "./words/words";

const EN = new Words("en", en).of("cleopatra-2006");
const DE = new Words("de", de).of("cleopatra-2006");
const ALL = [2, 3, 4, 5];

function setting(
  name: string,
  rule: string,
  value: SettingTold["default"],
  more: Partial<SettingTold> = {},
): SettingTold {
  return { name, rule, default: value, choices: [], seats: ALL, ...more };
}

const FIRST = setting("first_player", "06.S7", "lot", {
  choices: ["lot", 1, 2, 3, 4, 5],
  choices_by_seats: { "2": ["lot", 1, 2] },
});
const FACES = setting("priest_faces", "06.S6", 1);
const EXTRA = setting("extra_cards", "06.P7", true, { choices: [false, true] });
const SHORT = setting("short_game", "06.V2", false, { choices: [false, true], seats: [2] });
const ROUNDS = setting("last_round", "P.Z2", 60);
const GAME: GameTold = {
  name: "cleopatra-2006",
  rules: "2",
  versions: ["2", "1"],
  seats: ALL,
  settings: [FIRST, FACES, EXTRA, SHORT],
};

test("only what differs is told, in the order of the game", () => {
  expect(differing(GAME, { extra_cards: false, priest_faces: 1, first_player: 2 })).toEqual([
    { name: "first_player", rule: "06.S7", value: 2 },
    { name: "extra_cards", rule: "06.P7", value: false },
  ]);
});

test("without the server's list everything that was chosen is told", () => {
  expect(differing(undefined, { priest_faces: 1 })).toEqual([{ name: "priest_faces", rule: "", value: 1 }]);
});

test("choices follow the number of seats", () => {
  expect(choicesOf(FIRST, 2)).toEqual(["lot", 1, 2]);
  expect(choicesOf(FIRST, 5)).toEqual(["lot", 1, 2, 3, 4, 5]);
  expect([
    isPossible(FIRST, 2, 3),
    isPossible(FIRST, 3, 3),
    isPossible(SHORT, 3, true),
    isPossible(FACES, 2, 9),
  ]).toEqual([false, true, false, true]);
});

test("settings are listed by the chapters of their rules", () => {
  expect([FIRST, SHORT, EXTRA, ROUNDS].map(groupOf)).toEqual(["setup", "setup", "play", "still"]);
});

test("a value is said in a sentence, with numbers where they belong", () => {
  expect(meaning(EN, "priest_faces", 2)).toBe("2 of the six faces of each die show the priest, the rest are blank");
  expect(meaning(DE, "priest_faces", 1)).toContain("einer der sechs Seiten");
  expect(meaning(EN, "extra_cards", false)).toMatch(/^Nothing may be thrown in/);
  expect(meaning(EN, "a_new_one", 3)).toBe("a_new_one");
});

test("a seat is called by its name where it is known", () => {
  expect(meaning(EN, "first_player", 2, ["Mira", "Jonas"])).toBe("The first turn goes to Jonas");
  expect(meaning(DE, "first_player", 2, ["Mira", ""])).toBe("Der erste Zug gehört Platz 2");
  expect([valueName(EN, "first_player", "lot"), valueName(DE, "first_player", 3)]).toEqual(["by lot", "Platz 3"]);
});

test("codes are what commands and records write", () => {
  expect([codeOf({ name: "extra_cards", value: false }), codeOf({ name: "priest_faces", value: 2 })]).toEqual([
    "extra_cards off",
    "priest_faces 2",
  ]);
});

test("of a switch that is on the name is enough", () => {
  const chosen = differing(GAME, { short_game: true, extra_cards: false });
  expect(inBrief(EN, chosen)).toEqual(["throwing in cards: off", "short game"]);
  expect(inBrief(DE, chosen)).toEqual(["Karten dazulegen: aus", "kurzes Spiel"]);
});

test("a refusal calls settings and values as the dialog does", () => {
  const why = {
    key: "setup.option_one_of",
    rule: "06.S7",
    details: { option: "first_player", value: "7", values: ["lot", "1"] },
  };
  expect(inWords(EN, why).details).toEqual({ option: "who begins", value: "7", values: ["by lot", "seat 1"] });
  const number = { key: "setup.option_number", details: { option: "priest_faces", value: "4", least: 1, most: 3 } };
  expect(EN.sayAny(number.key, inWords(EN, number).details)).toBe(
    "The option priest faces of each die is a whole number from 1 to 3, not 4.",
  );
  expect(inWords(EN, { key: "table.busy" })).toEqual({ key: "table.busy" });
});
