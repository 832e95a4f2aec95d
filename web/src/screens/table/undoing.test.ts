// Undo is free, asked for, or off with a reason.
import { expect, test } from "vitest";
import type { SeatSeen, StepSeen, Update } from "../../protocol/messages";
import { undoOf } from "./undoing";

const person: SeatSeen = { name: "Mira", kind: "person" };
const bot: SeatSeen = { name: "", kind: "bot", bot: "mason" };
const base = { viewer: 0, status: "playing", undo: null, free_undo: null, seats: [person, bot] } as unknown as Update;
const own: StepSeen[] = [{ seat: 0, events: [] }];

test.each([
  ["nobody looks", undefined, own, { isOff: true, why: "web.undo_over" }],
  ["watching", { ...base, viewer: null }, own, { isOff: true, why: "web.undo_over" }],
  ["over", { ...base, status: "over" }, own, { isOff: true, why: "web.undo_over" }],
  ["asked already", { ...base, undo: { seat: 0, to: 1, agreed: 0 } }, own, { isOff: true, why: "web.undo_open" }],
  ["nothing done", base, [{ seat: 1, events: [] }], { isOff: true, why: "web.undo_nothing" }],
  ["free", { ...base, free_undo: 0 }, own, { isOff: false, isAsking: false }],
  ["only bots", base, own, { isOff: false, isAsking: false }],
  ["other people", { ...base, seats: [person, person] }, own, { isOff: false, isAsking: true }],
] as const)("%s", (_, update, steps, expected) => {
  expect(undoOf(update as Update | undefined, steps as unknown as StepSeen[])).toEqual(expected);
});
