// What is asked, in words.
import type { Parameter } from "../../../words/words";
import { type CleopatraView, DICE, type Outlook } from "../view";
import { categoryOf, taskOf } from "./options";
import type { Speaker } from "./speaker";

/** What is asked now, in one line. */
export function prompt(speaker: Speaker, view: CleopatraView, outlook: Outlook): string {
  return speaker.say(`prompt.${taskOf(view).type}`, parametersOf(speaker, view, outlook));
}

/** What a category costs, in short names. */
function costText(speaker: Speaker, outlook: Outlook, piece: string): string {
  const parts = categoryOf(outlook, piece)?.cost ?? [];
  return parts.map(({ name, number }) => (number > 1 ? number : "") + speaker.say(`short.${name}`)).join(" ");
}

function parametersOf(speaker: Speaker, view: CleopatraView, outlook: Outlook): Record<string, Parameter> {
  const task = taskOf(view);
  const seat = speaker.seats.viewer ?? view.active;
  const talents = view.seats[seat]?.talents ?? 0;
  const answered = view.sealed[seat];
  const steps = Array.isArray(answered?.numbers) ? answered.numbers.length : 0;
  const kinds = task.kinds ?? [];
  return {
    player: speaker.player(view.active),
    excess: outlook.own?.above_limit ?? 0,
    limit: outlook.own?.limit ?? 0,
    talents: talents === "?" ? 0 : talents,
    built: view.palace.built_this_turn,
    priests: view.palace.priests,
    blank: DICE - view.palace.priests,
    piece: pieceText(speaker, view),
    cost: costText(speaker, outlook, task.piece ?? "mosaic"),
    mosaic: task.mosaic ?? "",
    squares: (task.squares ?? []).join(" "),
    number: task.areas?.length ?? 0,
    statues: view.seats[seat]?.statues ?? 0,
    palms: task.palms ?? 0,
    kinds: speaker.kinds(kinds),
    kind: speaker.kinds(kinds.slice(steps, steps + 1)),
  };
}

function pieceText(speaker: Speaker, view: CleopatraView): string {
  const { piece, spot } = taskOf(view);
  if (piece === undefined) return "";
  return spot === undefined ? speaker.say(`piece.${piece}`, { count: 1 }) : speaker.pieceAt(piece, spot);
}
