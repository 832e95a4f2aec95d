// The log: turn by turn, with the rule of each event.
import { expect, test } from "vitest";
import type { GameClient, Told } from "../../games/client";
import type { StepSeen } from "../../protocol/messages";
import { load } from "../../words/words";
import { Log } from "./log";
import { ruleParts } from "./ruleparts";

const client = {
  told: (_: unknown, events: readonly Told[]) =>
    events.filter(({ type }) => type !== "Planned").map(({ type }) => type),
} as unknown as GameClient;
const seats = { names: ["Mira", "Jonas"], viewer: 0 };
const step = (seat: number | null, ...events: (string | Told)[]): StepSeen => ({
  seat,
  events: events.map((event) => (typeof event === "string" ? { type: event } : event)),
});
const passes = (seat: number): Told => ({ type: "TurnPassed", seat });

test("what happens before the first decision is nobody's, and a turn begins where it is passed on", async () => {
  const log = new Log(client, (await load("en")).of("pharaoh"));
  const steps = [
    step(null, "StartPlaced"),
    step(1, "Walked", "Planned"),
    step(1, "TileTurned", passes(0), "RoundEnded"),
  ];
  const turns = log.turns(steps, seats);
  expect(turns.map(({ seat, sentences }) => [seat, sentences.map(({ text }) => text)])).toEqual([
    [null, ["StartPlaced"]],
    [1, ["Walked", "TileTurned"]],
    [0, ["RoundEnded"]],
  ]);
  expect(turns[1]?.sentences[0]?.rules).toEqual(["P.T2"]);
  expect(log.told(steps, seats)).toEqual(["StartPlaced", "Walked", "TileTurned", "RoundEnded"]);
});

test("a sentence about several events knows all their rules", async () => {
  const merging = { told: (_: unknown, events: readonly Told[]) => (events.length > 1 ? ["both"] : ["one"]) };
  const log = new Log(merging as unknown as GameClient, (await load("en")).of("pharaoh"));
  const [turn] = log.turns([step(1, "Walked", "TileTurned")], seats);
  expect(turn?.sentences).toEqual([{ text: "both", rules: ["P.T2", "P.T4"] }]);
});

test("numbers of rules are found in a sentence", () => {
  expect(ruleParts("Not now [C.M1], nor [06.K2].")).toEqual([
    { text: "Not now " },
    { text: "[C.M1]", rule: "C.M1" },
    { text: ", nor " },
    { text: "[06.K2]", rule: "06.K2" },
    { text: "." },
  ]);
  expect(ruleParts("[no rule]")).toEqual([{ text: "[no rule]" }]);
});
