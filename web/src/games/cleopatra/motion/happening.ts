// What moves in the palace itself, from the events that are being played: names of things that are new.
import type { StepSeen } from "../../../protocol/messages";
import type { Told } from "../../client";

type Named = (event: Told) => readonly string[];
const first = (squares: unknown) => String((squares as readonly string[])[0]);

const NAMES: Readonly<Record<string, Named>> = {
  PieceBuilt: ({ piece, spot }) => [`${piece} ${spot}`],
  MosaicLaid: ({ mosaic }) => [`mosaic ${mosaic}`],
  SanctuariesFormed: ({ areas }) => (areas as readonly unknown[]).map((area) => `formed ${first(area)}`),
  SanctuaryClaimed: ({ squares }) => [`claimed ${first(squares)}`],
  DiceRolled: () => ["dice"],
  DieTurned: () => ["die"],
};

/** The names of all that is new in the palace. */
export function newIn(steps: readonly StepSeen[]): ReadonlySet<string> {
  const events = steps.flatMap((step) => step.events as Told[]);
  return new Set(events.flatMap((event) => NAMES[event.type]?.(event) ?? []));
}
