// Rules as a reader uses them.
import { expect, test } from "vitest";
import { figureOf } from "./figure";
import { count, numberIn, search } from "./rules";

const text = (said: string) => ({ type: "Text" as const, line: [{ text: said }] });
const BOOK = {
  game: "cleopatra-2006",
  language: "de",
  chapters: [
    {
      name: "object",
      title: "Worum es geht",
      introduction: [text("Ein Palast wird gebaut.")],
      rules: [{ number: "", title: "In der Schachtel", blocks: [text("Lose Steine.")] }],
    },
    {
      name: "market",
      title: "Der Markt",
      introduction: [text("Woher die Karten kommen.")],
      rules: [
        { number: "C.M1", title: "Einen Stand nehmen", blocks: [text("Wähle einen Stand.")] },
        { number: "C.M2", title: "Auffüllen", blocks: [text("Ziehe drei Karten.")] },
      ],
    },
    { name: "turn", title: "Der Zug", introduction: [], rules: [{ number: "C.T1", title: "Reihum", blocks: [] }] },
  ],
};

test.each([
  ["", ["", "C.M1", "C.M2", "C.T1"]],
  ["palast lose", [""]],
  ["c.m2", ["C.M2"]],
  ["wahle stand", ["C.M1"]],
  ["MARKT", ["C.M1", "C.M2"]],
  ["karten ziehe", ["C.M2"]],
  ["krokodil", []],
])("a search for %j", (wanted, numbers) => {
  const found = search(BOOK, wanted).flatMap((chapter) => chapter.rules.map((rule) => rule.number));
  expect(found).toEqual(numbers);
});

test("a page without numbers is found as a whole, and no rule of it is counted", () => {
  const [page, ...others] = search(BOOK, "schachtel");
  expect(others).toEqual([]);
  expect(page?.introduction).toHaveLength(1);
  expect(count(page ? [page] : [])).toBe(0);
  expect(count(search(BOOK, ""))).toBe(3);
});

test("an address names a rule", () => {
  expect(numberIn("#06.K2")).toBe("06.K2");
  expect(numberIn("")).toBe("");
});

test("a drawing of the garden becomes squares, one of corridors does not", () => {
  const figure = figureOf(["9  P . #", "   a b c"]);
  expect(figure?.squares.map(({ kind, letter }) => kind + letter)).toEqual(["namedP", "plain", "throne"]);
  expect(figure?.labels.map(({ text }) => text)).toEqual(["9", "a", "b", "c"]);
  expect(figureOf(["─┬─"])).toBeUndefined();
});
