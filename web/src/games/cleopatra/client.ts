// The client of both editions of Cleopatra.
import type { Why } from "../../protocol/messages";
import type { Words } from "../../words/words";
import type { Ahead, Asked, GameClient, Seats, Told, View } from "../client";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { GLYPHS } from "./cards/glyphs";
import Sign from "./cards/Sign.svelte";
import Result from "./Result.svelte";
import Seat from "./Seat.svelte";
import Table from "./Table.svelte";
import { told as toldEvents } from "./words/events";
import { type Moment, option } from "./words/options";
import { reason as toldReason } from "./words/reasons";
import { Speaker, unmarked } from "./words/speaker";

const told = (words: Words, events: readonly Told[], seats: Seats) =>
  toldEvents(new Speaker(words, seats), events).map(unmarked);
function named(words: Words, action: Told, view: View, seats: Seats, { outlook, foreseen }: Ahead): string {
  return unmarked(option(new Speaker(words, seats), action, { view, outlook, foreseen } as unknown as Moment));
}

const reason = (words: Words, why: Why, seats: Seats) => toldReason(new Speaker(words, seats), why);

function asked(words: Words, _view: View, options: readonly Told[]): Asked {
  if (!options.length) return { title: words.say("web.waiting"), detail: words.say("web.others_think") };
  return { title: words.say("web.your_turn"), detail: words.say("web.choose_option") };
}

const PIECES = ["mosaic", "wall", "door", "obelisk", "sphinx", "throne"];
const signs = { has: (name: string) => PIECES.includes(name) || name in GLYPHS, Sign };

export default { Table, Board, Seat, Bar, Result, signs, told, named, asked, reason } satisfies GameClient;
