// Addresses lead to their screens.
import { expect, test } from "vitest";
import { routeOf } from "./route.svelte";

test.each([
  ["/", { screen: "start" }],
  ["/t/abc", { screen: "table", table: "abc" }],
  ["/t/abc/", { screen: "table", table: "abc" }],
  ["/t/abc/replay", { screen: "replay", table: "abc" }],
  ["/rules/pharaoh", { screen: "rules", game: "pharaoh" }],
  ["/learn/cleopatra-2006", { screen: "learn", game: "cleopatra-2006" }],
  ["/j/abc.def", { screen: "link", token: "abc.def" }],
  ["/learn", { screen: "learn", game: "" }],
  ["/replays", { screen: "replays" }],
  ["/watch", { screen: "watch" }],
  ["/t", { screen: "unknown" }],
  ["/t/abc/other", { screen: "unknown" }],
  ["/x/%ff", { screen: "unknown" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
