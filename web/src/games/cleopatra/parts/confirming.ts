// What the one gold button says.
import type { Told } from "../../client";
import type { Play } from "../play.svelte";
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
      return words.say("web.cleopatra_go_on", { step: option.type, bonus: play.outlook?.several.now ?? 0 });
    default:
      return words.say("web.cleopatra_confirm_this");
  }
}
