// A client for any game: the question and a list of named options, so that every game can be played to its end.

import type { Words } from "../../words/words";
import type { Asked, GameClient, Seats, Told, View } from "../client";
import { plainName } from "./naming";
import Table from "./Table.svelte";

const SILENT = new Set(["Planned"]);

export function told(_words: Words, events: readonly Told[], _seats: Seats): string[] {
  return events.filter((event) => !SILENT.has(event.type)).map(plainName);
}

export function named(_words: Words, action: Told, _view: View): string {
  return plainName(action);
}

export function asked(words: Words, _view: View, options: readonly Told[]): Asked {
  return options.length
    ? { title: words.say("web.your_turn"), detail: words.say("web.choose_option") }
    : { title: words.say("web.waiting"), detail: words.say("web.others_think") };
}

export default { Table, told, named, asked } satisfies GameClient;
