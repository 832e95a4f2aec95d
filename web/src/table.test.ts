// One table: what is told becomes what is shown, and talk throws nothing away.
import { beforeEach, expect, test, vi } from "vitest";
import type { Update } from "./protocol/messages";
import { speak } from "./words/current.svelte";

vi.stubGlobal("document", {
  visibilityState: "visible",
  documentElement: {},
  addEventListener: () => {},
  removeEventListener: () => {},
});
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
const { TableState } = await import("./table.svelte");

type Told = (update: Update) => void;
let told: Told;

function opened() {
  const channel = { close: () => {}, lookFrom: () => {}, retry: () => {} };
  return new TableState("table", "", null, (listeners) => {
    told = listeners.told;
    return channel;
  });
}

const update = (fields: Partial<Update>): Update =>
  ({
    version: 1,
    viewer: 0,
    status: "playing",
    game: "pharaoh",
    seats: [],
    first_step: 0,
    steps: [],
    view: {},
    asked: [0],
    question: 1,
    options: [{ type: "EndTurn" }],
    chat: [],
    ...fields,
  }) as unknown as Update;

beforeEach(() => speak("en"));

test("the first update is shown at once, as something that is not played", () => {
  const table = opened();
  const heard = vi.fn();
  table.listen(heard);
  told(update({ steps: [{ seat: 0, events: [] }] }));
  expect(table.steps).toHaveLength(1);
  expect(table.isAsked).toBe(true);
  expect(heard.mock.calls[0]?.[0].isCatchingUp).toBe(true);
});

test("talk keeps the view and the options as they are", () => {
  const table = opened();
  told(update({}));
  const { options, view } = table.update ?? {};
  told(update({ version: 2, chat: [{ seq: 2, at: 0, name: "Mira", text: "Hm." }] }));
  expect(table.update?.version).toBe(2);
  expect(table.update?.options).toBe(options);
  expect(table.update?.view).toBe(view);
  expect(table.chat).toHaveLength(1);
});

test("going back takes steps away", () => {
  const table = opened();
  told(
    update({
      steps: [
        { seat: 0, events: [] },
        { seat: 1, events: [] },
      ],
    }),
  );
  told(update({ version: 3, first_step: 1, steps: [], question: 3 }));
  expect(table.steps).toHaveLength(1);
});

test("another seat begins anew", () => {
  const table = opened();
  told(update({ steps: [{ seat: 0, events: [] }] }));
  table.lookFrom(1);
  expect(table.update).toBeUndefined();
  told(
    update({
      viewer: 1,
      steps: [
        { seat: 0, events: [] },
        { seat: 1, events: [] },
      ],
    }),
  );
  expect(table.viewer).toBe(1);
  expect(table.steps).toHaveLength(2);
});

/** A server that answers when it is told to; what it was sent. */
function answering() {
  const sent: { path: string; answer: (version: number) => void }[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    return new Promise((resolve) => {
      const answer = (version: number) => resolve({ ok: true, status: 200, json: async () => ({ version }) });
      sent.push({ path, answer });
    });
  });
  return sent;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test("a second click on the same question sends nothing", async () => {
  const table = opened();
  const sent = answering();
  told(update({}));
  const first = table.move({ type: "EndTurn" });
  expect(table.isSending).toBe(true);
  expect(await table.move({ type: "EndTurn" })).toBe(false);
  told(update({ version: 2, question: 2 }));
  sent[0]?.answer(2);
  expect(await first).toBe(true);
  expect(sent).toHaveLength(1);
});

test("what is decided before the answer to the last decision has come is sent after it", async () => {
  const table = opened();
  const sent = answering();
  told(update({}));
  const first = table.move({ type: "TurnOver" });
  await settled();
  told(update({ version: 2, question: 2 }));
  expect(table.isSending).toBe(false);
  const second = table.undo();
  expect(table.isSending).toBe(true);
  await settled();
  expect(sent).toHaveLength(1);
  sent[0]?.answer(2);
  await first;
  await settled();
  expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["moves", "undo"]);
  sent[1]?.answer(2);
  expect(await second).toBe(true);
  expect(table.isSending).toBe(false);
});

test("a command is on its way until what it did is shown", async () => {
  const table = opened();
  const sent = answering();
  told(update({}));
  const done = table.move({ type: "EndTurn" });
  await settled();
  sent[0]?.answer(2);
  await settled();
  expect(table.isSending).toBe(true);
  told(update({ version: 2, question: null }));
  expect(await done).toBe(true);
  expect(table.isSending).toBe(false);
});

const seat = (kind: string) => ({ name: "", kind });

test("advice is to be had where all other seats are bots'", () => {
  const table = opened();
  told(update({ seats: [seat("person"), seat("bot"), seat("bot")] }));
  expect(table.hasAdviser).toBe(true);
  told(update({ version: 2, seats: [seat("person"), seat("bot"), seat("person")] }));
  expect(table.hasAdviser).toBe(false);
  told(update({ version: 3, seats: [seat("person"), seat("bot")], status: "over" }));
  expect(table.hasAdviser).toBe(false);
  told(update({ version: 4, viewer: null, seats: [seat("bot"), seat("bot")] }));
  expect(table.hasAdviser).toBe(false);
});

test("advice goes with its question", async () => {
  const table = opened();
  told(update({ question: 4 }));
  const answer = { question: 4, seat: 0, action: { type: "EndTurn" } };
  vi.stubGlobal("fetch", async () => ({ ok: true, status: 200, json: async () => answer }));
  await table.askAdvice();
  expect(table.advice).toEqual(answer);
  told(update({ version: 5, question: 5, steps: [{ seat: 0, events: [] }] as never }));
  expect(table.advice).toBeUndefined();
});

test("where advice is refused, the reason is shown", async () => {
  const table = opened();
  told(update({}));
  const problem = { error: "stale", reason: { key: "table.advice_later" } };
  vi.stubGlobal("fetch", async () => ({ ok: false, status: 409, json: async () => problem }));
  await table.askAdvice();
  expect(table.problem?.key).toBe("table.advice_later");
  expect(table.isAdvising).toBe(false);
});
