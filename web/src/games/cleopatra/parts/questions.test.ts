// What is asked of whom in the moment before an offering, and which options are a question at all.
import { describe, expect, test, vi } from "vitest";
import de from "../../../../../locales/de.json";
import en from "../../../../../locales/en.json";
import { type Language, Words } from "../../../words/words";
import type { Told } from "../../client";
import { Speaker } from "../words/speaker";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
const { confirmText } = await import("./confirming");
const { goingOn, listed, question } = await import("./questions");
type Play = Parameters<typeof question>[0];

const CATALOGUES = { en, de };
const TO_OFFERING = { type: "GoToOffering" };
const TURN_DIE = { type: "TurnDie", side: "blank" };

/** A table at a question, as the viewer on a seat sees it. */
function playing(language: Language, task: string, priests: number, options: readonly Told[], viewer: number | null) {
  const words = new Words(language, CATALOGUES[language]).of("cleopatra-2006");
  const view = { active: 0, turn: 3, agenda: [{ type: task }], palace: { priests }, seats: [] };
  const isAsked = viewer === 0;
  return {
    table: { words, viewer, isAsked, steps: [], update: { asked: [0], ended: null } },
    view,
    task: { type: task },
    options,
    outlook: { characters: [], several: { now: 2 } },
    speaker: new Speaker(words, { names: ["Mira", "Jonas", "Aiko"], viewer }),
    isVisiting: isAsked && task === "Quarry",
    isBuilding: false,
    chosen: undefined,
    openCard: undefined,
    foreseen: () => [],
  } as unknown as Play;
}

describe.each([
  ["en", "Five priests", "To the offering", "The offering is put off", "Go on", "Mira has five priests …"],
  ["de", "Fünf Priester", "Zum Opfer", "Opfer aufgeschoben", "Weiter", "Mira hat fünf Priester …"],
] as const)("in %s", (language, priests, offering, averted, on, others) => {
  test("whoever holds no character sees five priests and one button", () => {
    const play = playing(language, "BeforeOffering", 5, [TO_OFFERING], 0);
    expect(question(play).title).toBe(priests);
    expect(listed(play)).toEqual([]);
    expect(goingOn(play)).toEqual([TO_OFFERING]);
    expect(confirmText(play, TO_OFFERING)).toBe(offering);
  });

  test("characters are asked about besides", () => {
    const play = playing(language, "BeforeOffering", 5, [TO_OFFERING, TURN_DIE], 0);
    expect(listed(play)).toEqual([TURN_DIE]);
    expect(question(play).detail).not.toBe(question(playing(language, "BeforeOffering", 5, [TO_OFFERING], 0)).detail);
  });

  test("with a die turned back the turn goes on", () => {
    const play = playing(language, "BeforeOffering", 4, [TO_OFFERING], 0);
    expect(question(play).title).toBe(averted);
    expect(confirmText(play, TO_OFFERING)).toBe(on);
  });

  test.each([1, null])("seat %s waits and sees why", (viewer) => {
    expect(question(playing(language, "BeforeOffering", 5, [], viewer)).title).toBe(others);
  });
});

test("cards that may be thrown in are no question", () => {
  const play = playing("en", "Quarry", 0, [{ type: "ThrowIn", card: "stone" }, { type: "FinishBuilding" }], 0);
  expect(listed(play)).toEqual([]);
});
