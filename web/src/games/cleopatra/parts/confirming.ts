// What the one gold button says.
import type { Told } from "../../client";
import type { Play } from "../play.svelte";
import { foreseenSum } from "../words/options";
import { stallName } from "../words/speaker";

/** What a step brings in all, as far as it is sure. */
export function gainOf(play: Play, option: Told): number {
  const bonus = play.outlook?.piece_bonus ?? 0;
  if (option.type === "LayMosaic") return (play.placing?.laying?.reward ?? 0) + bonus;
  if (option.type === "ChooseSpot") {
    const piece = play.task.piece;
    const category = play.outlook?.quarry.find((one) => one.piece === piece);
    return (category?.spots.find(({ spot }) => spot === option.spot)?.reward ?? 0) + bonus;
  }
  return foreseenSum(play.foreseen(option), "TalentsGained");
}

/** The words on the button that confirms an option. */
export function confirmText(play: Play, option: Told | undefined): string {
  const { words } = play.table;
  const { speaker, view } = play;
  if (!option || !view) return words.say("web.cleopatra_confirm_none");
  switch (option.type) {
    case "VisitMarket": {
      const count = Object.values(view.market.stalls)[Number(option.stall)]?.cards.length ?? 0;
      return words.say("web.cleopatra_take_stall", { stall: stallName(Number(option.stall)), count });
    }
    case "BuildPiece":
      return words.say("web.cleopatra_build", { piece: speaker.say(`piece.${option.piece}`, { count: 1 }) });
    case "LayMosaic":
    case "ChooseSpot":
      return words.say("web.cleopatra_place_here", { gain: gainOf(play, option) });
    case "Pay":
      return words.say("web.cleopatra_pay", { gain: gainOf(play, option) });
    case "FinishBuilding":
    case "ForgoVisit":
    case "SettleHand":
      return words.say("web.cleopatra_go_on", { step: option.type, bonus: play.outlook?.several.now ?? 0 });
    default:
      return words.say("web.cleopatra_confirm_this");
  }
}

/** The option that the gold button would send. */
export function readyOption(play: Play): Told | undefined {
  return play.task.type === "PlaceMosaic" ? play.placing?.option : play.chosen;
}
