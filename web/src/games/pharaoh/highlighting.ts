// What is pointed out in the maze while somebody looks around.
import type { Told } from "../client";
import type { Choosing } from "./choosing.svelte";
import { asksForWay, doorsIn } from "./entries";
import type { Highlights } from "./maze/highlights";
import { type DrawnTile, tileOn } from "./sight";
import { textsIn } from "./speaker";
import type { Outlook } from "./view";

export type Omen = NonNullable<Highlights["omen"]>;
const SHOWN_WAVES = 2;
const OMENS: Readonly<Record<string, Omen["kind"]>> = { MummyAwoke: "mummy", CurseSpread: "curse" };

/** Everything that is pointed out now, but for what runs through the maze. */
export function highlightsOf(choosing: Choosing): Omit<Highlights, "omen"> {
  const { prospect, seat, table } = choosing;
  const looked = choosing.looked ?? choosing.listed.find((entry) => choosing.known(entry).walk?.delivers);
  const walk = looked ? choosing.known(looked).walk : undefined;
  const from = looked?.figure ? choosing.view.seats[seat]?.[looked.figure] : undefined;
  const isChoosingWay = asksForWay(choosing.chosen);
  return {
    reach: new Set(isChoosingWay ? [] : choosing.targets.keys()),
    delivers: delivering(choosing),
    threats: threatsIn(prospect.outlook),
    chosen: table.isAsked && !isChoosingWay ? { seat, figure: choosing.figure } : undefined,
    way: walk && from ? [from, ...walk.way] : [],
    gain: walk?.delivers ? `+${walk.delivers}` : "",
    ghost: ghostOf(choosing),
    passes: passedBy(choosing),
  };
}

function delivering(choosing: Choosing): string | undefined {
  const walks = choosing.prospect.figure(choosing.seat, choosing.figure)?.walks ?? [];
  return walks.find((walk) => walk.delivers > 0 && choosing.targets.has(walk.to))?.to;
}

/** When squares fall: what is next, and what comes after that. */
export function threatsIn(outlook: Outlook | undefined): Map<string, number> {
  const waves = outlook?.collapse?.waves.slice(0, SHOWN_WAVES) ?? [];
  return new Map(waves.flatMap((wave) => wave.squares.map((square): [string, number] => [square, wave.number])));
}

/** Where a mummy or a curse would go if the chamber at hand were laid so. */
export function passedBy({ chosen, way, prospect }: Choosing): readonly string[] {
  if (chosen?.kind !== "lay") return [];
  return prospect.outlook?.chamber_ways.find(({ doors }) => doors === doorsIn(way))?.squares ?? [];
}

/** The tile at hand as it would lie. */
function ghostOf({ chosen, way, view }: Choosing): DrawnTile | undefined {
  const doors = doorsIn(way);
  if (!chosen?.square || !doors) return undefined;
  const { square } = chosen;
  if (chosen.kind !== "lay") return { ...tileOn(view, square), doors };
  const emblem = view.turned && view.turned in view.chambers ? view.turned : "";
  return { square, kind: emblem ? "chamber" : "corridor", doors, emblem };
}

/** A mummy or a curse among some events. */
export function omenIn(events: readonly Told[]): Omen | undefined {
  const found = events.findLast((event) => event.type in OMENS);
  const kind = found && OMENS[found.type];
  return found && kind ? { kind, from: String(found.square), squares: textsIn(found.way) } : undefined;
}
