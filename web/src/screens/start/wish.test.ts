// A wish becomes the table that is opened.
import { expect, test } from "vitest";
import type { GameTold } from "../../protocol/messages";
import { Wish } from "./wish.svelte";

const SHORT = { name: "short_game", rule: "C.X1", default: false, choices: [false, true], seats: [2] };
const GAME: GameTold = {
  name: "cleopatra-2006",
  rules: "2",
  versions: ["2", "1"],
  seats: [2, 3, 4, 5],
  settings: [SHORT],
};
const BOTS = ["random", "apprentice", "mason", "architect", "vizier"];

function wished(game = GAME): Wish {
  const wish = new Wish();
  wish.know(BOTS);
  wish.choose(game);
  return wish;
}

test("one person plays against bots of the level", () => {
  const wish = wished();
  wish.level = "gentle";
  expect(wish.against).toEqual(["me", "apprentice", "apprentice", "apprentice"]);
  wish.level = "strong";
  wish.seatFor(1);
  const table = wish.table(wish.against);
  expect(table).toMatchObject({ game: "cleopatra-2006", seats: 2, sits: [0], bots: { "1": "vizier" } });
  expect(table.starts_when_full).toBe(true);
});

test("mixed bots differ, and nobody meets the one that plays at random", () => {
  expect(wished().against).toEqual(["me", "apprentice", "mason", "architect"]);
});

test("the opponents fit the game", () => {
  const wish = wished();
  wish.seatFor(4);
  wish.choose({ ...GAME, seats: [2, 3] });
  expect(wish.opponents).toBe(2);
  expect(wish.opponentChoices).toEqual([1, 2]);
});

test("a setting is sent only where it differs and is there", () => {
  const wish = wished();
  wish.seatFor(1);
  wish.set(SHORT, true);
  expect(wish.table(wish.against).options).toEqual({ short_game: true });
  wish.seatFor(2);
  expect(wish.table(wish.against).options).toEqual({});
  wish.seatFor(1);
  wish.set(SHORT, false);
  expect(wish.table(wish.against).options).toEqual({});
});

const FIRST = {
  name: "first_player",
  rule: "06.S7",
  default: "lot",
  choices: ["lot", 1, 2, 3, 4, 5],
  seats: [2, 3, 4, 5],
  choices_by_seats: { "2": ["lot", 1, 2], "3": ["lot", 1, 2, 3], "4": ["lot", 1, 2, 3, 4] },
};

test("fewer seats keep what is still possible, and more bring the rest back", () => {
  const wish = wished({ ...GAME, settings: [SHORT, FIRST] });
  wish.set(FIRST, 4);
  wish.seatFor(2);
  expect(wish.valueOf(FIRST)).toBe("lot");
  expect(wish.table(wish.against).options).toEqual({});
  expect(wish.differing).toEqual([]);
  wish.set(FIRST, 2);
  wish.seatFor(1);
  expect(wish.table(wish.against).options).toEqual({ first_player: 2 });
  expect(wish.differing).toEqual([{ name: "first_player", rule: "06.S7", value: 2 }]);
});

test("what was chosen comes back with its seat", () => {
  const wish = wished({ ...GAME, settings: [FIRST] });
  wish.set(FIRST, 4);
  wish.seatFor(1);
  wish.seatFor(3);
  expect(wish.valueOf(FIRST)).toBe(4);
});

test("seats are given one by one: a shared device, and a friend by link", () => {
  const wish = wished();
  wish.sit(1, "me");
  wish.sit(2, "free");
  expect(wish.table(wish.against)).toMatchObject({ sits: [0, 1], bots: { "3": "architect" } });
});

test("clocks become those of the server", () => {
  const wish = wished();
  wish.clock = "live";
  expect(wish.table(wish.against).clock).toEqual({ kind: "live", seconds: 30, bank: 900 });
  wish.clock = "days";
  expect(wish.table(wish.against).clock).toMatchObject({ kind: "days", days: 1 });
});
