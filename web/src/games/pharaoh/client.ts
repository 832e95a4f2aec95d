// The client of the Pharaoh's Gold.
import type { GameClient } from "../client";
import Board from "./Board.svelte";
import { told } from "./events";
import { asked, named } from "./naming";
import Bar from "./panels/Bar.svelte";
import Seat from "./panels/Seat.svelte";
import SeatsNote from "./panels/SeatsNote.svelte";
import Result from "./Result.svelte";
import { reason } from "./reasons";
import Table from "./Table.svelte";

export default {
  Table,
  Board,
  Seat,
  SeatsNote,
  Bar,
  Result,
  told,
  named,
  asked,
  reason,
  hasOwnSeats: true,
} satisfies GameClient;
