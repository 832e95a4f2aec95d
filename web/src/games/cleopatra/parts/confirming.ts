// What the one gold button says.
import type { Told } from "../../client";
import type { Play } from "../play.svelte";
import { type CleopatraView, DICE } from "../view";
import { categoryOf, foreseenSum } from "../words/options";
import { stallName } from "../words/speaker";

/** What a place for the piece at hand brings in all, as far as the place decides it. */
export function gainOf(play: Play, place: Told): number {
  const bonus = play.outlook?.piece_bonus ?? 0;
  if (place.type === "LayMosaic") return (play.placing?.laying?.reward ?? 0) + bonus;
  const category = play.outlook && categoryOf(play.outlook, play.task.piece ?? "");
  return (category?.spots.find(({ spot }) => spot === place.spot)?.reward ?? 0) + bonus;
}

/** What building brings: one number, or what is sure and what it may come to. */
export function gainText(play: Play): string {
  const { place, building } = play;
  const { payment } = building;
  const sure = foreseenSum(payment.foreseen(payment.way), "TalentsGained");
  if (!place) return String(sure);
  const most = gainOf(play, place);
  return building.isPricedAt(place) && sure < most ? `${sure} … ${most}` : String(most);
}

/** The words on the button of a step that only goes on. */
export function goOnText({ table, outlook, speaker }: Play, step: Told, view: CleopatraView): string {
  if (step.type === "GoToOffering") return speaker.say("action.GoToOffering", { blank: DICE - view.palace.priests });
  return table.words.say("web.cleopatra_go_on", { step: step.type, bonus: outlook?.several.now ?? 0 });
}

/** The words on the button that confirms an option. */
export function confirmText(play: Play, option: Told | undefined): string {
  const { words } = play.table;
  const { speaker, view } = play;
  if (play.isBuilding && play.isReady) return words.say("web.cleopatra_pay", { gain: gainText(play) });
  if (!option || !view) return words.say("web.cleopatra_confirm_none");
  switch (option.type) {
    case "VisitMarket": {
      const count = Object.values(view.market.stalls)[Number(option.stall)]?.cards.length ?? 0;
      return words.say("web.cleopatra_take_stall", { stall: stallName(Number(option.stall)), count });
    }
    case "CallWorshipper":
      return words.say("web.cleopatra_call", { name: speaker.say(`worshipper.${option.worshipper}`) });
    case "FinishBuilding":
    case "ForgoVisit":
    case "SettleHand":
    case "GoToOffering":
      return goOnText(play, option, view);
    case "ThrowIn":
      return words.say("web.cleopatra_throw_it_in");
    case "AskOpponents":
      return words.say("web.cleopatra_ask");
    default:
      return words.say("web.cleopatra_confirm_this");
  }
}
