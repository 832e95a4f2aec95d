// What a person does at a table of Cleopatra: what is sent at once, what is confirmed, and a piece that is built in one go.
import { beforeEach, expect, test, vi } from "vitest";
import type { TableState } from "../../table.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
vi.mock("../../api", async (original) => ({
  ...(await original<object>()),
  ask: (...call: Parameters<typeof asked>) => asked(...call),
}));
const { preferences } = await import("../../preferences.svelte");
const { Play } = await import("./play.svelte");
const { Refusal } = await import("../../api");

const VISIT = { type: "VisitMarket", stall: 0 };
const CALL = { type: "CallWorshipper", worshipper: "architect" };
const WALL = { type: "BuildPiece", piece: "wall" };
const SPOTS = [0, 1].map((spot) => ({ type: "ChooseSpot", spot }));
const WAYS = [["stone"], ["double-stone"]].map((cards) => ({ type: "Pay", cards, merchants: 0 }));
const GAINED = [[{ type: "TalentsGained", count: 3 }], [{ type: "TalentsGained", count: 3 }]];
const OUTLOOK = { quarry: [{ piece: "wall", best: [1], spots: [] }], layings: [] };

const moment = (type: string, options: readonly object[], goes_on: readonly boolean[]) => ({
  version: 1,
  outlook: OUTLOOK,
  foreseen: type === "PayPiece" ? GAINED : [],
  goes_on,
  view: { agenda: [{ type, piece: "wall" }] },
  options,
});
const TURN = moment("Turn", [VISIT, CALL, WALL], [false, true, true]);

let isRefusing = false;
let moves: unknown[][] = [];

/** The server: what is seen coming now, after a piece, and after its place. */
async function asked(method: string, _path: string, { body }: { body?: { after: object[] } }): Promise<unknown> {
  if (method === "GET") return TURN;
  if (isRefusing)
    throw new Refusal(422, { error: "invalid", reason: { key: "table.not_foreseen", rule: "", details: {} } });
  return body?.after.length === 1 ? moment("Place", SPOTS, [true, true]) : moment("PayPiece", WAYS, [true, true]);
}

function play() {
  const table = {
    id: "table",
    link: "",
    viewer: 0,
    isAsked: true,
    isSending: false,
    options: TURN.options,
    update: { version: 1, question: 1, view: TURN.view, options: TURN.options },
    tried: [],
    move: async (action: unknown, then: unknown[] = []) => moves.push([action, ...then]) > 0,
    undo: vi.fn(),
  };
  return new Play(table as unknown as TableState);
}

beforeEach(() => {
  moves = [];
  isRefusing = false;
  preferences.confirm = "turn";
});

const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

test.each([
  ["never", CALL, 1],
  ["never", VISIT, 1],
  ["step", CALL, 0],
  ["step", VISIT, 0],
  ["turn", CALL, 1],
  ["turn", VISIT, 0],
] as const)("confirming %s: %o is sent at once %i times", async (confirm, option, times) => {
  preferences.confirm = confirm;
  const at = play();
  at.choose(option);
  await soon();
  expect(moves).toHaveLength(times);
  expect(at.chosen === option).toBe(times === 0);
});

test("a piece is placed and paid for before anything is sent, and then all of it", async () => {
  const at = play();
  at.choose(WALL);
  await soon();
  expect(at.isPlacing).toBe(true);
  expect(at.place, "the best spot is proposed").toBe(SPOTS[1]);
  await at.building.price(SPOTS[1] ?? WALL);
  expect(at.building.payment.way, "the cleanest way is proposed").toBe(WAYS[0]);
  expect(at.isReady).toBe(true);
  expect(at.table.tried.map((view) => (view as { agenda: { type: string }[] }).agenda[0]?.type)).toEqual([
    "Place",
    "PayPiece",
  ]);
  expect(moves).toEqual([]);
  await at.build();
  expect(moves).toEqual([[WALL, SPOTS[1], WAYS[0]]]);
});

test("the way to pay stays chosen when the piece is moved elsewhere", async () => {
  const at = play();
  at.choose(WALL);
  await soon();
  await at.building.price(SPOTS[1] ?? WALL);
  at.building.payment.way = WAYS[1];
  at.choose(SPOTS[0]);
  await at.build();
  expect(moves).toEqual([[WALL, SPOTS[0], WAYS[1]]]);
});

test("a piece that is given up was never sent", async () => {
  const at = play();
  at.choose(WALL);
  await soon();
  at.cancel();
  expect(at.isBuilding).toBe(false);
  expect(at.table.undo).not.toHaveBeenCalled();
  expect(at.options).toBe(TURN.options);
  expect(moves).toEqual([]);
});

test("what the server cannot try out is sent as it is", async () => {
  isRefusing = true;
  preferences.confirm = "never";
  const at = play();
  at.choose(WALL);
  await soon();
  expect(moves).toEqual([[WALL]]);
});

const TO_OFFERING = { type: "GoToOffering" };
const ASKED = [[1], [2], [1, 2]].map((seats) => ({ type: "AskOpponents", seats }));

/** A table at another question, as if the server had just told it. */
function asked_about(task: string, options: readonly object[]) {
  const at = play();
  const update = { version: 1, question: 2, view: { agenda: [{ type: task }] }, options };
  Object.assign(at.table, { update, options });
  at.renew();
  return at;
}

test.each(["never", "step", "turn"] as const)(
  "confirming %s: the moment before an offering waits for the one button, whatever the hand holds",
  async (confirm) => {
    preferences.confirm = confirm;
    const at = asked_about("BeforeOffering", [TO_OFFERING]);
    await at.lookAhead();
    await soon();
    expect(at.chosen).toBe(TO_OFFERING);
    expect(moves, "nothing is answered for anybody").toEqual([]);
    await at.send(TO_OFFERING);
    expect(moves).toEqual([[TO_OFFERING]]);
  },
);

test("with a character in the hand nothing is chosen before the offering", () => {
  const at = asked_about("BeforeOffering", [TO_OFFERING, { type: "TurnDie", side: "blank" }]);
  expect(at.chosen).toBeUndefined();
});

test("an Envoy asks everybody at first, and nothing is sent before it is confirmed", async () => {
  preferences.confirm = "never";
  const at = asked_about("ChooseAsked", ASKED);
  await soon();
  expect(at.chosen).toBe(ASKED[2]);
  expect(moves).toEqual([]);
});

test("a card is thrown in like any option, and the list of cards closes with the question", async () => {
  preferences.confirm = "never";
  const card = { type: "ThrowIn", card: "stone" };
  const at = asked_about("Quarry", [card, { type: "FinishBuilding" }]);
  at.isThrowingIn = true;
  expect(at.shown, "a narrow screen turns to the quarry").toBe("quarry");
  at.choose(card);
  await soon();
  expect(moves).toEqual([[card]]);
  at.renew();
  expect(at.isThrowingIn).toBe(false);
});

test("cards can be picked one by one, and only what is a way to pay counts", async () => {
  const { payment } = play().building;
  payment.offer(WAYS, GAINED);
  payment.pickByHand();
  expect(payment.way).toBeUndefined();
  payment.pickCard("double-stone", 1);
  expect(payment.way).toBe(WAYS[1]);
  payment.pickCard("double-stone", 1);
  expect(payment.way).toBeUndefined();
  payment.propose();
  expect(payment.way).toBe(WAYS[0]);
});
