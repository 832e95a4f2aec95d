// What a tap on a card of the hand does: play a character, discard it, or add it to a payment.
import type { Told } from "../../client";
import { CHARACTERS } from "../cards/kinds";
import type { Play } from "../play.svelte";
import type { Cards, CleopatraView } from "../view";

/** The sign of the money: talents, or scarabs where there are worshippers. */
export const money = (view: CleopatraView) => (view.palace.worshippers.length ? "scarab" : "coin");

const PLAYS: Record<string, readonly string[]> = {
  beggar: ["PlayBeggar"],
  courtesan: ["PlayCourtesan"],
  envoy: ["PlayEnvoy"],
  scribe: ["BuildByScribe", "TurnDie"],
  smuggler: ["PlaySmuggler"],
  vizier: ["PlayVizier"],
};

/** The options that play a character. */
export function playsOf(play: Play, card: string): Told[] {
  const types = PLAYS[card] ?? [];
  return play.options.filter((option) => types.includes(option.type));
}

/** The types of all options that play characters. */
export const CHARACTER_PLAYS: ReadonlySet<string> = new Set(Object.values(PLAYS).flat());

interface Playable {
  picked: Cards;
  pick: ((card: string) => void) | undefined;
}

const counts = (cards: readonly string[]): Cards => {
  const numbers: Record<string, number> = {};
  for (const card of cards) numbers[card] = (numbers[card] ?? 0) + 1;
  return numbers;
};

/** Which cards of the hand are picked, and what a tap on one does. */
export function playable(play: Play): Playable {
  const { table, chosen } = play;
  if (!table.isAsked) return { picked: {}, pick: undefined };
  if (play.isBuilding) return paying(play);
  if (play.task.type === "DiscardDown" || play.task.type === "AnswerBeggar") {
    const type = play.task.type === "DiscardDown" ? "DiscardCard" : "GiveCard";
    const pick = (card: string) => play.choose(play.find(type, (action) => action.card === card));
    return { picked: chosen?.card ? { [String(chosen.card)]: 1 } : {}, pick };
  }
  const characters = CHARACTERS.filter((card) => playsOf(play, card).length);
  if (!characters.length) return { picked: {}, pick: undefined };
  const open = characters.find((card) => card === play.openCard || (chosen && playsOf(play, card).includes(chosen)));
  return { picked: open ? { [open]: 1 } : {}, pick: (card) => openCharacter(play, card) };
}

function paying(play: Play): Playable {
  const { payment } = play.building;
  const cards = (payment.way?.cards ?? []) as string[];
  if (!payment.isPicking) return { picked: counts(cards), pick: undefined };
  return { picked: payment.picked, pick: (card) => play.pickCard(card) };
}

/** A character that can do one thing is chosen; one that can do several shows them. */
function openCharacter(play: Play, card: string): void {
  const plays = playsOf(play, card);
  if (plays.length === 1) play.choose(plays[0]);
  else play.openCard = plays.length && play.openCard !== card ? card : undefined;
}
