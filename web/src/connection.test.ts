// The line to a table where sockets do not get through: long polls do the work until one does.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line } from "./connection";
import type { Update } from "./protocol/messages";

class FakeSocket {
  static made: FakeSocket[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number; reason: string }) => {};
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  close() {}
}

const nothing = () => {};
vi.stubGlobal("location", { origin: "http://table" });
vi.stubGlobal("document", { visibilityState: "visible", addEventListener: nothing, removeEventListener: nothing });
vi.stubGlobal("addEventListener", nothing);
vi.stubGlobal("removeEventListener", nothing);
vi.stubGlobal("WebSocket", FakeSocket);
const { Connection } = await import("./connection");

let asked: string[];
let version: number;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  asked = [];
  version = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (asked.length > 200) return new Promise(nothing);
    return Response.json(path.includes("/watching") ? { watching: 3 } : { version: ++version });
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function opened() {
  const lines: Line[] = [];
  const told: number[] = [];
  const updates: Update[] = [];
  const counts: number[] = [];
  const line = new Connection("a", {
    told: (update) => {
      told.push(update.version);
      updates.push(update);
    },
    changed: (now) => lines.push(now),
    refused: nothing,
    counted: (watching) => counts.push(watching),
  });
  return { line, lines, told, updates, counts };
}

const newest = () => FakeSocket.made.at(-1) as FakeSocket;
const fail = () => newest().onclose({ code: 1006, reason: "" });

test("where no socket ever got through, polls begin at once", async () => {
  const { line, lines, told, counts } = opened();
  fail();
  await vi.advanceTimersByTimeAsync(900);
  expect(lines.slice(0, 2)).toEqual(["lost", "polling"]);
  expect(told.slice(0, 3)).toEqual([1, 2, 3]);
  expect(counts[0]).toBe(3);
  expect(asked.find((path) => path.includes("since=2"))).toBeDefined();
  line.close();
});

test("a socket is tried again beside the polls, and takes over when it opens", async () => {
  const { line, lines, told } = opened();
  fail();
  await vi.advanceTimersByTimeAsync(900);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
  fail();
  expect(lines.at(-1)).toBe("polling");
  await vi.advanceTimersByTimeAsync(100);
  newest().onopen();
  expect(lines.at(-1)).toBe("live");
  const before = told.length;
  newest().onmessage({ data: JSON.stringify({ version: 1 }) });
  expect(told.length).toBe(before);
  newest().onmessage({ data: JSON.stringify({ version: 1000 }) });
  expect(told.at(-1)).toBe(1000);
  line.close();
});

test("where sockets got through before, the next one is waited for", async () => {
  const { line, counts } = opened();
  newest().onopen();
  newest().onmessage({ data: JSON.stringify({ watching: 2 }) });
  fail();
  await vi.advanceTimersByTimeAsync(900);
  expect(counts).toEqual([2]);
  expect(asked).toEqual([]);
  expect(FakeSocket.made.length).toBe(2);
  line.close();
});

test("talk alone is told with all else as it was", () => {
  const { line, updates } = opened();
  newest().onopen();
  const talk = (version: number, text: string) => ({ version, talk: [{ seq: version, at: 1, name: "Anna", text }] });
  newest().onmessage({ data: JSON.stringify(talk(3, "before anything was told")) });
  expect(updates).toEqual([]);
  newest().onmessage({ data: JSON.stringify({ version: 4, asked: [1], first_step: 5, steps: [{}, {}], chat: [] }) });
  newest().onmessage({ data: JSON.stringify(talk(5, "hello")) });
  newest().onmessage({ data: JSON.stringify(talk(5, "hello")) });
  expect(updates.length).toBe(2);
  expect(updates[1]).toEqual({ version: 5, asked: [1], first_step: 7, steps: [], chat: talk(5, "hello").talk });
  line.close();
});

test("a socket that is opened and closed at once is none", async () => {
  const { line, lines } = opened();
  newest().onopen();
  fail();
  await vi.advanceTimersByTimeAsync(900);
  expect(lines.slice(0, 3)).toEqual(["live", "lost", "polling"]);
  line.close();
});
