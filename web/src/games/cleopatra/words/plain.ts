// An option in words where nothing is known of what follows from it, as in a replay.
import type { Told, View } from "../../client";
import type { CleopatraView, Outlook } from "../view";
import { option } from "./options";
import type { Speaker } from "./speaker";

const NOTHING: Outlook = {
  quarry: [],
  mosaics: [],
  layings: [],
  stalls: [],
  worshippers: [],
  characters: [],
  begged: 0,
  offering: [],
  several: { bonuses: [], now: 0, with_next: 0 },
  piece_bonus: 0,
  walk: { at: 0, to: 0, last: 0, complete: 0, offering_after: null },
  own: null,
};

const SHORT = new Set(["BuildPiece", "LayMosaic", "ChooseSpot", "CallWorshipper", "BuildByScribe"]);

/** The option by its name, and what it names itself. */
export function plainOption(speaker: Speaker, action: Told, view: View): string {
  if (SHORT.has(action.type)) return shortOption(speaker, action);
  return option(speaker, action, { view: view as unknown as CleopatraView, outlook: NOTHING, foreseen: [] });
}

function shortOption(speaker: Speaker, action: Told): string {
  if (action.type === "BuildPiece")
    return speaker.say("web.cleopatra_build", { piece: speaker.say(`piece.${action.piece}`, { count: 1 }) });
  if (action.type === "CallWorshipper") return speaker.say(`worshipper.${action.worshipper}`);
  if (action.type === "BuildByScribe")
    return speaker.say("web.cleopatra_mosaic_named", { mosaic: String(action.mosaic) });
  if (action.type === "ChooseSpot")
    return speaker.say("web.cleopatra_spot_number", { number: Number(action.spot) + 1 });
  return speaker.say("web.cleopatra_on_squares", { squares: (action.squares as string[]).join(" ") });
}
