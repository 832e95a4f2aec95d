// The options of a question as things to choose: each is one move, or one tile with the ways in which it can lie.
import type { Told } from "../client";
import { squareToLay } from "./sight";
import type { Figure, View } from "./view";

export type Verb = "walk" | "flip" | "turn" | "lamp";
export type EntryKind = Verb | "free" | "dig" | "break" | "lay" | "end" | "other";

export interface Entry {
  id: string;
  kind: EntryKind;
  figure: Figure | undefined;
  square: string | undefined;
  /** One action, or several that differ only in how the tile lies. */
  actions: Told[];
}

const KINDS: Readonly<Record<string, { kind: EntryKind; figure: Figure | undefined }>> = {
  Flip: { kind: "flip", figure: "archaeologist" },
  TurnTile: { kind: "turn", figure: "helper" },
  PlaceLamp: { kind: "lamp", figure: "helper" },
  TakeLamp: { kind: "lamp", figure: "helper" },
  PickUp: { kind: "free", figure: "archaeologist" },
  PutDown: { kind: "free", figure: "archaeologist" },
  Steal: { kind: "free", figure: "archaeologist" },
  DigOut: { kind: "dig", figure: "archaeologist" },
  BreakIn: { kind: "break", figure: undefined },
  Lay: { kind: "lay", figure: undefined },
  EndTurn: { kind: "end", figure: undefined },
};
const GROUPED = new Set<EntryKind>(["turn", "dig", "break", "lay"]);

/** The options as entries, in the order in which the server tells them. */
export function entriesOf(options: readonly Told[], view: View, seat: number): Entry[] {
  const found = new Map<string, Entry>();
  for (const action of options) {
    const entry = entryOf(action, view, seat);
    const known = found.get(entry.id);
    if (known) known.actions.push(action);
    else found.set(entry.id, entry);
  }
  return [...found.values()];
}

function entryOf(action: Told, view: View, seat: number): Entry {
  const known = KINDS[action.type];
  const kind = action.type === "Walk" ? "walk" : (known?.kind ?? "other");
  const figure = action.type === "Walk" ? (action.figure as Figure) : known?.figure;
  const square = squareOf(action, view, seat, figure);
  const id = GROUPED.has(kind) ? `${kind} ${square}` : JSON.stringify(action);
  return { id, kind, figure, square, actions: [action] };
}

/** The verb that an entry belongs to: who breaks in turns a tile. */
export const verbOf = ({ kind }: Entry): EntryKind => (kind === "break" ? "turn" : kind);

/** The square that an action is about: the one it names, else the one where its figure stands. */
function squareOf(action: Told, view: View, seat: number, figure: Figure | undefined): string | undefined {
  const named = action.to ?? action.square;
  if (typeof named === "string") return named;
  if (action.type === "Lay") return squareToLay(view);
  return figure ? (view.seats[seat]?.[figure] ?? undefined) : undefined;
}

/** The doors that a tile would have after an action. */
export function doorsIn(action: Told | undefined): string {
  return typeof action?.doors === "string" ? action.doors : "";
}

/** Whether an entry asks in which way a tile shall lie. */
export function asksForWay(entry: Entry | undefined): boolean {
  return entry !== undefined && GROUPED.has(entry.kind);
}
