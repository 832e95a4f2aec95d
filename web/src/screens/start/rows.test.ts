// Lists put my turn first, and read whatever a title holds.
import { expect, test } from "vitest";
import { listed } from "./rows";

const TABLE = { id: "a", version: 1, created: 1, updated: 100, game: "pharaoh", status: "playing", own: [0] };

test("my turn is known by the own seats", () => {
  const title = {
    asked: [0],
    seats: [
      { name: "Mira", kind: "person" },
      { name: "", kind: "bot", bot: "mason" },
    ],
  };
  const row = listed({ ...TABLE, title });
  expect(row.isMyTurn).toBe(true);
  expect(row.seats[1]).toEqual({ name: "", kind: "bot", bot: "mason" });
  expect(listed({ ...TABLE, title, own: [1] }).isMyTurn).toBe(false);
  expect(listed({ ...TABLE, title, status: "over" }).isMyTurn).toBe(false);
});

test("my turn comes before running games, those before gathering ones, and the end comes last", () => {
  const mine = listed({ ...TABLE, title: { asked: [0] } });
  const theirs = listed({ ...TABLE, title: { asked: [1] }, updated: 900 });
  const gathering = listed({ ...TABLE, title: {}, status: "gathering", updated: 901 });
  const over = listed({ ...TABLE, title: {}, status: "over", updated: 902 });
  const rows = [over, gathering, theirs, mine].sort((a, b) => b.rank - a.rank);
  expect(rows).toEqual([mine, theirs, gathering, over]);
});

test("an odd title does no harm", () => {
  const row = listed({ ...TABLE, title: { asked: "x", seats: [null], clock: 3 } });
  expect(row.asked).toEqual([]);
  expect(row.seats).toEqual([{ name: "", kind: "free", bot: "" }]);
});

test("settings are read as far as they are values", () => {
  const options = { first_player: 2, extra_cards: false, chamber: "cross", odd: [1], none: null };
  expect(listed({ ...TABLE, title: { options } }).options).toEqual({
    first_player: 2,
    extra_cards: false,
    chamber: "cross",
  });
  expect(listed({ ...TABLE, title: { options: "x" } }).options).toEqual({});
});
