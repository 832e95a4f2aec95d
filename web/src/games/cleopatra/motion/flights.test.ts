// Which events cause which flights, and that a card nobody told of has no face in the air.
import { describe, expect, test } from "vitest";
import vectors from "../../../../../tests/words/cleopatra.json";
import type { Told } from "../../client";
import { flightsOf, type ThingFlight } from "./flights";
import { newIn } from "./happening";

const cards = (flights: readonly ThingFlight[]) =>
  flights.map(({ thing }) => (thing.kind === "card" ? thing.card : thing.kind));
const ends = (flights: readonly ThingFlight[]) => flights.map(({ along }) => along.at(-1)?.[0]);
const taken = (seat: number): Told => ({ type: "StallTaken", seat, stall: 1, cards: ["stone", "?", "wood"] });
const looked = (seat: number, card: string): Told => ({ type: "HiddenCardTaken", seat, stall: 1, card });

describe("a stall is taken", () => {
  test("each card flies from its place to the hand", () => {
    const flights = flightsOf([taken(2), looked(2, "?")]);
    expect(cards(flights)).toEqual(["stone", "?", "wood"]);
    expect(flights[2]?.along[0]?.[0]).toBe('[data-stall="B"] [data-lying]:nth-of-type(3)');
    expect(ends(flights)[0]).toBe('[data-hand-of="2"] [data-lying="stone"]');
  });

  test("the own face-down card turns over, with the face that was told", () => {
    const [, hidden] = flightsOf([taken(0), looked(0, "lapis")]);
    expect(hidden?.thing).toEqual({ kind: "card", card: "?" });
    expect(hidden?.turned).toEqual({ kind: "card", card: "lapis" });
  });

  test("somebody else's stays face down", () => {
    const [, hidden] = flightsOf([taken(1), looked(1, "?")]);
    expect(hidden?.turned).toBeUndefined();
  });
});

test("stalls are refilled from the deck, each card the way it faces", () => {
  const flights = flightsOf([{ type: "StallsFilled", cards: ["stone", null, "?"] }]);
  expect(cards(flights)).toEqual(["stone", "?"]);
  expect(ends(flights)).toEqual(["A", "C"].map((stall) => `[data-stall="${stall}"] [data-lying]:last-of-type`));
  expect(flights.every(({ isBrought }) => isBrought)).toBe(true);
});

test("what is paid goes from the hand to the discards", () => {
  const [flight] = flightsOf([{ type: "CardsPaid", seat: 0, cards: ["stone"], merchants: 0, left_over: [] }]);
  expect(flight?.along.map(([place]) => place)).toEqual([
    '[data-hand-of="0"] [data-lying="stone"]',
    '[data-pile="discards"]',
  ]);
});

test("teeth close over what is tainted when it is paid, and over nothing else", () => {
  const paid = flightsOf([
    { type: "CardsPaid", seat: 0, cards: ["stone", "double-stone"], merchants: 0, left_over: [] },
  ]);
  expect(paid.map(({ thing }) => "isBitten" in thing)).toEqual([false, true]);
  const [thrown] = flightsOf([{ type: "CardDiscarded", seat: 0, card: "double-stone" }]);
  expect(thrown && "isBitten" in thrown.thing).toBe(false);
});

test("talents come from what was built, the first with their number", () => {
  const flights = flightsOf([
    { type: "PieceBuilt", seat: 1, piece: "wall", spot: 3 },
    { type: "TalentsGained", seat: 1, count: 3, cause: "piece" },
  ]);
  expect(flights.map(({ thing }) => thing)).toEqual([
    { kind: "money", text: "+3" },
    { kind: "money", text: "" },
    { kind: "money", text: "" },
  ]);
  expect(flights[0]?.along[0]?.[0]).toBe('[data-built="wall 3"]');
});

test("amulets go into a purse and out of it", () => {
  const flights = flightsOf([
    { type: "AmuletsTaken", seat: 1, count: 1, cause: "tainted" },
    { type: "AmuletsReturned", seat: 2, count: 1, cause: "courtesan" },
  ]);
  expect(flights.map(({ thing }) => thing)).toEqual([
    { kind: "amulet", text: "+1" },
    { kind: "amulet", text: "−1" },
  ]);
});

test("what follows from an offering is told by its reveal, not in the air", () => {
  expect(flightsOf([{ type: "AmuletsTaken", seat: 1, count: 2, cause: "offering" }])).toEqual([]);
});

test("in real games no flight shows a face that the viewer was not told", () => {
  for (const { events } of vectors.told) {
    const told = JSON.stringify(events);
    for (const { thing, turned } of flightsOf(events as unknown as Told[])) {
      for (const one of [thing, turned]) {
        if (one?.kind === "card" && one.card !== "?") expect(told).toContain(`"${one.card}"`);
      }
    }
  }
});

test("what is new in the palace has a name", () => {
  const events = [
    { type: "MosaicLaid", seat: 0, mosaic: "T", squares: ["a1"] },
    { type: "SanctuaryClaimed", seat: 0, squares: ["g9", "h9"] },
    { type: "DiceRolled", priests: 2 },
  ];
  expect([...newIn([{ seat: 0, events }])]).toEqual(["mosaic T", "claimed g9", "dice"]);
  expect(newIn([]).size).toBe(0);
});
