// How seats are called: people by their names, bots by a name of their own and their character.
import { expect, test } from "vitest";
import en from "../../../../locales/en.json";
import type { SeatSeen } from "../../protocol/messages";
import { Words } from "../../words/words";
import { fullName, seatName } from "./names";

const words = new Words("en", en);
const seat = (fields: Partial<SeatSeen>): SeatSeen => ({ name: "", kind: "bot", bot: "mason", ...fields });

test("a bot has its own name, and its character beside it", () => {
  expect(seatName(words, seat({ name: "Meritaten" }))).toBe("Meritaten");
  expect(fullName(words, seat({ name: "Meritaten" }))).toBe("Meritaten · Mason");
});

test("a bot of an old table or record is called by its character", () => {
  expect(seatName(words, seat({}))).toBe("Mason");
  expect(fullName(words, seat({ name: "mason" }))).toBe("Mason");
});

test("a person is called by the own name, also while a bot sits in", () => {
  expect(fullName(words, seat({ name: "Mira", kind: "person" }))).toBe("Mira");
});
