// What is said before a table is opened is among the first words.
import { expect, test } from "vitest";
import { isFirst } from "../../words";

const SOURCES: Record<string, string> = import.meta.glob(
  [
    "../*.{ts,svelte}",
    "../look/*.svelte",
    "../screens/{Page,Ways,NotFound,SettingsDialog,StartScreen}.svelte",
    "../screens/start/*.{ts,svelte}",
    "../screens/rules/*.{ts,svelte}",
    "../screens/replay/{ListScreen,RecordDrop}.svelte",
    "../screens/table/{Drawer.svelte,names.ts}",
    "!../**/*.test.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);
const KEY = /["'`]((?:web|ui)\.[a-z0-9_]*[a-z0-9])["'`]/g;

test.each(Object.entries(SOURCES))("%s says only first words", (_, source) => {
  const keys = [...source.matchAll(KEY)].map((found) => found[1] ?? "");
  expect(keys.filter((key) => !isFirst(key))).toEqual([]);
});
