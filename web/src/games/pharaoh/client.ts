// The client of the Pharaoh's Gold.
import type { Words } from "../../words/words";
import type { Ahead, GameClient, Seats, Told, View } from "../client";
import Board from "./Board.svelte";
import { told } from "./events";
import { asked, named as namedKnowing } from "./naming";
import Bar from "./panels/Bar.svelte";
import Seat from "./panels/Seat.svelte";
import SeatsNote from "./panels/SeatsNote.svelte";
import { figureIn } from "./prospect.svelte";
import Result from "./Result.svelte";
import { reason } from "./reasons";
import Sign from "./signs/Sign.svelte";
import Table from "./Table.svelte";
import type { Outlook } from "./view";

function named(words: Words, action: Told, view: View, seats: Seats, { outlook, foreseen }: Ahead): string {
  const walks = figureIn(outlook as Outlook, seats.viewer, action.figure)?.walks;
  const walk = walks?.find(({ to }) => to === action.to);
  return namedKnowing(words, action, view, seats, { walk, follows: foreseen as Told[] });
}

const DRAWN = ["photo", "treasure", "mummy", "curse"];
const signs = { has: (name: string) => DRAWN.includes(name), Sign };

export default {
  Table,
  Board,
  Seat,
  SeatsNote,
  Bar,
  Result,
  signs,
  told,
  named,
  asked,
  reason,
  hasOwnSeats: true,
} satisfies GameClient;
