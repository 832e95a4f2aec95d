// Keys that a person chooses: what they mean, and which of them collide.
import { beforeEach, expect, test, vi } from "vitest";
import { keysOf, takenBy } from "./keys";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (place: string) => stored.get(place) ?? null,
  setItem: (place: string, text: string) => stored.set(place, text),
});
const { keymap } = await import("../../keymap.svelte");
const { meantBy } = await import("../../keys");

beforeEach(() => keymap.reset());

const pressed = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false });
const usual = (key: string) => keymap.keyOf(key);

test("a key means what it usually does until it is changed", () => {
  expect(meantBy(pressed("m"), { M: "market" })).toBe("market");
  keymap.change({ M: "K" });
  expect(meantBy(pressed("m"), { M: "market" })).toBeUndefined();
  expect(meantBy(pressed("k"), { M: "market" })).toBe("market");
  expect(keymap.label("M")).toBe("K");
  expect(JSON.parse(stored.get("waset.keys") ?? "")).toEqual({ M: "K" });
});

test("two commands may change places, and all go back", () => {
  keymap.change({ M: "Q", Q: "M" });
  expect(meantBy(pressed("q"), { M: "market", Q: "quarry" })).toBe("market");
  expect(meantBy(pressed("m"), { M: "market", Q: "quarry" })).toBe("quarry");
  keymap.change({ M: "M", Q: "Q" });
  expect(keymap.isChanged).toBe(false);
});

test("a key that two games use apart means what the place knows", () => {
  keymap.change({ M: "A" });
  expect(meantBy(pressed("a"), { M: "market" })).toBe("market");
  expect(meantBy(pressed("a"), { A: "archaeologist" })).toBe("archaeologist");
});

test("keys collide where they are used together", () => {
  expect(takenBy("M", "L", usual)).toEqual({ usual: "L", does: "web.key_log" });
  expect(takenBy("L", "A", usual)).toEqual({ usual: "A", does: "web.key_archaeologist" });
  expect(takenBy("M", "A", usual)).toBeUndefined();
  expect(takenBy("M", "Home", usual)).toBeUndefined();
  expect(takenBy("F", "A", usual)?.usual).toBe("A");
  expect(takenBy("M", "M", usual)).toBeUndefined();
});

test("the help of a game leaves out the other", () => {
  expect(keysOf("pharaoh").map(({ title }) => title)).not.toContain("web.keys_palace");
  expect(keysOf("")).toHaveLength(4);
});
