// Options, squares and questions in words.
import type { Words } from "../../words/words";
import type { View as AnyView, Asked, Seats, Told } from "../client";
import { plainName } from "../plain/naming";
import type { Entry } from "./entries";
import { figuresOn, lampsOn, squareToLay, tileOn, treasuresOn } from "./sight";
import { numberIn, picture, type Said, Speaker } from "./speaker";
import type { Figure, View, WalkAhead } from "./view";

/** What is known of an option besides its own fields. */
export interface Known {
  walk: WalkAhead | undefined;
  follows: readonly Told[];
}

/** An option in one sentence. */
export function named(words: Words, action: Told, view: AnyView, seats: Seats, known: Known): string {
  const key = `action.${action.type}`;
  if (!words.has(key)) return plainName(action);
  const speaker = new Speaker(words, seats);
  return words.sayAny(key, actionWords(speaker, action, view as unknown as View, known));
}

function actionWords(speaker: Speaker, action: Told, view: View, known: Known): Said {
  const own = view.seats[view.active];
  switch (action.type) {
    case "Walk":
      return walkWords(speaker, action, known);
    case "PlaceLamp":
    case "TakeLamp":
      return { square: own?.helper ?? "", left: own?.supply ?? 0 };
    case "PickUp":
      return { treasure: speaker.treasure(numberIn(action.treasure)) };
    case "PutDown":
      return { treasure: speaker.treasure(own?.carries ?? 0) };
    case "Steal": {
      const victim = numberIn(action.victim);
      return { from: speaker.giver(victim), treasure: speaker.treasure(view.seats[victim]?.carries ?? 0) };
    }
    case "EndTurn":
      return endWords(speaker, view, known.follows);
    default:
      return { square: String(action.square ?? ""), picture: picture(String(action.doors ?? "")) };
  }
}

function walkWords(speaker: Speaker, action: Told, { walk, follows }: Known): Said {
  const delivered = walk?.delivers ?? 0;
  return {
    figure: String(action.figure),
    square: String(action.to),
    lamps: walk && walk.steps > 1 ? "yes" : "no",
    delivers: delivered ? String(delivered) : "none",
    treasure: delivered ? speaker.treasure(delivered) : "none",
    out: wayOut(follows),
  };
}

const TURN_OVER = new Set(["TurnPassed", "GameEnded"]);

/** Whether the mask is carried out, and whether the turn is over then or goes on at this table. */
function wayOut(follows: readonly Told[]): "no" | "on" | "yes" {
  if (!follows.some((event) => event.type === "MaskTaken")) return "no";
  return follows.some((event) => TURN_OVER.has(event.type)) ? "yes" : "on";
}

function endWords(speaker: Speaker, view: View, follows: readonly Told[]): Said {
  const fell = follows.find((event) => event.type === "TilesFell");
  const lost = follows.filter((event) => event.type === "FigureLost");
  const figures = lost.map((event) => speaker.figureOf(numberIn(event.seat), String(event.figure)));
  return {
    actions: view.actions,
    tiles: Array.isArray(fell?.squares) ? fell.squares.length : 0,
    figures: speaker.both(figures) || "none",
  };
}

/** The question in words. */
export function asked(words: Words, view: AnyView, options: readonly Told[]): Asked {
  const maze = view as unknown as View;
  const task = maze.agenda.at(-1)?.type ?? "";
  if (!options.length || !words.has(`prompt.${task}`)) {
    return { title: words.say("web.waiting"), detail: words.say("web.others_think") };
  }
  const tile = maze.turned === null ? "" : words.sayAny(`tile.${maze.turned}`);
  const said = { actions: maze.actions, square: squareToLay(maze) ?? "", tile };
  return { title: words.sayAny(`prompt.${task}`, said), detail: "" };
}

/** An entry of the list of moves: what it does, and what comes of it. */
export function entryWords(speaker: Speaker, entry: Entry, view: View, known: Known): Asked {
  const { words } = speaker;
  const action = entry.actions[0];
  const square = entry.square ?? "";
  switch (action?.type) {
    case "Walk":
      return { title: walkTitle(words, square, view, known), detail: walkDetail(speaker, known) };
    case "Flip":
      return { title: words.say("web.pharaoh_flip", { square }), detail: "" };
    case "TurnTile":
      return { title: words.say("web.pharaoh_turn", { square }), detail: "" };
    case "PlaceLamp":
      return { title: words.say("web.pharaoh_place_lamp"), detail: "" };
    case "TakeLamp":
      return { title: words.say("web.pharaoh_take_lamp"), detail: "" };
    case "DigOut":
      return { title: words.say("web.pharaoh_dig"), detail: "" };
    case "BreakIn":
      return { title: words.say("web.pharaoh_break_in", { square }), detail: "" };
    default:
      return {
        title: action ? named(words, action, view as unknown as AnyView, speaker.seats, known) : "",
        detail: "",
      };
  }
}

function walkTitle(words: Words, square: string, view: View, { walk }: Known): string {
  const lamps = walk && walk.steps > 1 ? "yes" : "no";
  return words.say("web.pharaoh_walk", { square, lamps, start: square === view.start ? "yes" : "no" });
}

function walkDetail(speaker: Speaker, { walk, follows }: Known): string {
  const { words } = speaker;
  const parts: string[] = [];
  if (walk?.lamps.length) parts.push(words.say("web.pharaoh_over", { squares: walk.lamps.join(" ") }));
  if (walk?.delivers) parts.push(words.say("web.pharaoh_delivers", { treasure: speaker.treasure(walk.delivers) }));
  const out = wayOut(follows);
  if (out !== "no") parts.push(words.say("web.pharaoh_takes_out", { out }));
  return parts.join(", ");
}

/** A square for those who hear it: its tile, what is on it, and when it falls. */
export function squareWords(speaker: Speaker, view: View, square: string, falls: number): string {
  const { words } = speaker;
  const tile = tileOn(view, square);
  const doors = [...(tile.kind === "turned" ? "" : tile.doors)]
    .map((door) => words.sayAny(`web.pharaoh_door_${door}`))
    .join(" ");
  const name = tile.emblem ? speaker.tile(tile.emblem) : "";
  const parts = [words.say("web.pharaoh_square", { square, kind: tile.kind, tile: name, doors: doors || "none" })];
  const things = [...figureParts(speaker, view, square), ...thingParts(speaker, view, square)];
  if (things.length) parts.push(things.join(", "));
  if (falls) parts.push(words.say("web.pharaoh_falls", { order: falls }));
  return parts.join("; ");
}

function figureParts(speaker: Speaker, view: View, square: string): string[] {
  return figuresOn(view, square).map(({ seat, figure }) => {
    const carries = figure === "archaeologist" ? (view.seats[seat]?.carries ?? 0) : 0;
    const treasure = carries ? speaker.treasure(carries) : "none";
    return speaker.words.say("web.pharaoh_carrying", { figure: speaker.figureOf(seat, figure), treasure });
  });
}

function thingParts(speaker: Speaker, view: View, square: string): string[] {
  const lamps = lampsOn(view, square).map((seat) => speaker.words.say("web.pharaoh_lamp_of", speaker.owner(seat)));
  return [...treasuresOn(view, square).map((worth) => speaker.treasure(worth)), ...lamps];
}

/** Where a figure is, in short. */
export function whereabouts(words: Words, view: View, seat: number, figure: Figure): string {
  const square = view.seats[seat]?.[figure] ?? null;
  if (square === null) return words.say("ui.lost");
  return square === view.start ? words.say("web.pharaoh_at_start") : square;
}
