// Which of the options have controls of their own, and which are asked in a list.
import type { Told } from "../../client";
import type { Play } from "../play.svelte";
import { type CleopatraView, DICE } from "../view";
import { prompt } from "../words/asking";
import { told } from "../words/events";
import { option } from "../words/options";
import { unmarked } from "../words/speaker";
import { CHARACTER_PLAYS, playsOf } from "./playing";

const OWN_CONTROLS = new Set([
  "VisitMarket",
  "BuildPiece",
  "ThrowIn",
  "ChooseSpot",
  "LayMosaic",
  "Pay",
  "Bid",
  "CallWorshipper",
]);
/** Steps that only go on: a button each. */
export const GOING_ON = new Set(["FinishBuilding", "ForgoVisit", "SettleHand", "GoToOffering"]);
/** Options whose own words are shown while they wait to be confirmed. */
const SPOKEN = new Set([...CHARACTER_PLAYS, "CallWorshipper", "ThrowIn", "AskOpponents"]);

/** The options that are listed as answers now. */
export function listed(play: Play): Told[] {
  if (!play.table.isAsked) return [];
  if (play.openCard) return playsOf(play, play.openCard);
  const isAtHand = play.isVisiting || play.isBuilding;
  return play.options.filter(
    ({ type }) => !OWN_CONTROLS.has(type) && !GOING_ON.has(type) && !(isAtHand && CHARACTER_PLAYS.has(type)),
  );
}

/** Steps that go on, as buttons. */
export function goingOn(play: Play): Told[] {
  return play.table.isAsked ? play.options.filter(({ type }) => GOING_ON.has(type)) : [];
}

/** How many steps back the last sentence is looked for. */
const RECENT = 6;

const OWN_WORDS = new Set(["Turn", "ChooseVisit", "Place", "PlaceMosaic", "PayPiece", "PayMosaic"]);

export interface Question {
  title: string;
  detail: string;
}

/** What is asked of whom. */
export function question(play: Play): Question {
  const { table, view, outlook, speaker, task } = play;
  const { words } = table;
  if (!view || table.update?.ended) return { title: words.say("web.end"), detail: "" };
  const others = (table.update?.asked ?? []).filter((seat) => seat !== table.viewer);
  if (!table.isAsked) return { title: waiting(play, view, others), detail: lately(play) };
  if (!outlook) return { title: words.say("web.your_turn"), detail: "" };
  const { chosen } = play;
  if (chosen && SPOKEN.has(chosen.type))
    return {
      title: words.say("web.your_turn"),
      detail: unmarked(option(speaker, chosen, { view, outlook, foreseen: play.foreseen(chosen) })),
    };
  if (OWN_WORDS.has(task.type)) return ownWords(play);
  if (task.type === "BeforeOffering") return beforeOffering(play, view);
  const title = words.say(view.active === table.viewer ? "web.your_turn" : "web.cleopatra_asked");
  const isListed = listed(play).length > 0;
  return { title, detail: isListed ? words.say("web.cleopatra_choose_confirm") : prompt(speaker, view, outlook) };
}

/** For whom one waits, and in the moment before an offering why. */
function waiting({ table, task, speaker }: Play, view: CleopatraView, others: readonly number[]): string {
  const { words } = table;
  if (task.type !== "BeforeOffering")
    return words.say("web.cleopatra_waiting_for", { players: speaker.players(others) });
  const player = speaker.player(view.active);
  return words.say("web.cleopatra_has_priests", { player, blank: DICE - view.palace.priests });
}

/** The moment before the offering of the own roll: it waits for an answer, whatever the hand holds. */
function beforeOffering({ table, options }: Play, view: CleopatraView): Question {
  const { words } = table;
  const blank = DICE - view.palace.priests;
  return {
    title: words.say("web.cleopatra_five_priests", { blank }),
    detail: words.say("web.cleopatra_before_offering", { blank, characters: options.length > 1 ? "yes" : "no" }),
  };
}

function ownWords(play: Play): Question {
  const { words } = play.table;
  const { task } = play;
  if (task.type === "PlaceMosaic") {
    const { option: place, places = 0 } = play.placing ?? {};
    return {
      title: words.say("web.cleopatra_ask_mosaic"),
      detail: words.say(place ? "web.cleopatra_fits_here" : "web.cleopatra_fits_not", { count: places }),
    };
  }
  const piece = task.piece ?? "mosaic";
  if (task.type === "Place")
    return {
      title: words.say("web.cleopatra_ask_place", { piece: play.speaker.say(`piece.${piece}`, { count: 1 }) }),
      detail: words.say("web.cleopatra_spot_hint"),
    };
  if (task.type === "Turn" || task.type === "ChooseVisit")
    return { title: words.say("web.your_turn"), detail: words.say("web.cleopatra_ask_visit") };
  return {
    title: words.say("web.cleopatra_ask_pay"),
    detail: words.say("web.cleopatra_ask_pay_detail", { count: play.options.length }),
  };
}

/** What happened last, for those who wait; else the turn. */
function lately(play: Play): string {
  const { table, speaker } = play;
  const recent = table.steps.slice(-RECENT).flatMap((step) => step.events as Told[]);
  const said = told(speaker, recent).findLast((sentence) => !sentence.endsWith(":"));
  return said ? unmarked(said) : table.words.say("ui.turn", { turn: play.view?.turn ?? 0 });
}
