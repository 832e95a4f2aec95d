// What happened, in words: events become sentences, and those that belong together become one.
import type { Words } from "../../words/words";
import type { Seats, Told } from "../client";
import { numberIn, picture, type Said, Speaker, textsIn } from "./speaker";

const UNTOLD = new Set(["Planned", "RoundEnded", "PhotoKept"]);
const BROUGHT_HOME = new Set(["TreasureDelivered", "CarriersDelivered"]);
const TOLD_WITH_OTHERS = new Set(["FigureFled", "LampsBlownOut", "FigureLost", "MaskTaken"]);

/** The sentences of a run of events. */
export function told(words: Words, events: readonly Told[], seats: Seats): string[] {
  const speaker = new Speaker(words, seats);
  return sentences(events).flatMap((run) => {
    const first = run.find((event) => !TOLD_WITH_OTHERS.has(event.type));
    return first ? [words.sayAny(`event.${first.type}`, wordsOf(speaker, first, run))] : [];
  });
}

/** The events of each sentence. */
function sentences(events: readonly Told[]): Told[][] {
  const found: Told[][] = [];
  for (const event of events) {
    if (UNTOLD.has(event.type)) continue;
    const before = runBefore(event, found);
    if (before && belongs(event, before)) before.push(event);
    else found.push([event]);
  }
  return found;
}

/** The last sentence; figures flee in one sentence, whatever others of them deliver meanwhile. */
function runBefore(event: Told, found: readonly Told[][]): Told[] | undefined {
  if (event.type !== "FigureFled") return found.at(-1);
  return found.findLast((run) => !BROUGHT_HOME.has(run[0]?.type ?? ""));
}

/** Whether an event is told in one sentence with these. */
function belongs(event: Told, run: readonly Told[]): boolean {
  const first = run[0]?.type ?? "";
  const last = run.at(-1);
  switch (event.type) {
    case "FigureFled":
      return first === "MummyAwoke";
    case "LampsBlownOut":
      return first === "CurseSpread";
    case "FigureLost":
    case "TilesFell":
      return last?.type === "MaskTaken" || last?.type === "FigureLost";
    case "TileLaid":
      return last?.type === "TileFlipped" && last.square === event.square;
    case "Walked":
      return last?.type === "Walked" && last.seat === event.seat && last.figure === event.figure;
    case "TreasureFound":
      return last?.type === "TreasureFound";
    default:
      return false;
  }
}

type Field = (speaker: Speaker, value: unknown) => Said;
const FIELDS: Readonly<Record<string, Field>> = {
  type: () => ({}),
  seat: (speaker, seat) => ({ player: speaker.player(numberIn(seat)) }),
  victim: (speaker, seat) => ({ from: speaker.giver(numberIn(seat)) }),
  to: (_, square) => ({ squares: String(square) }),
  tile: (speaker, tile) => ({ tile: speaker.tile(String(tile)) }),
  doors: (_, doors) => ({ picture: picture(String(doors)) }),
  treasure: (speaker, worth) => ({ treasure: speaker.treasure(numberIn(worth)) }),
  photo: (_, photo) => photoWords(photo),
  way: (_, way) => ({ way: textsIn(way).join(" ") }),
  squares: (_, squares) => ({ squares: textsIn(squares).join(" ") }),
  treasures: () => ({}),
  seats: () => ({}),
  result: (speaker, result) => ended(speaker, result),
};

/** The parameters of a sentence, from the fields of its event and from those told with it. */
function wordsOf(speaker: Speaker, event: Told, run: readonly Told[]): Said {
  const said: Said = {};
  for (const [name, value] of Object.entries(event)) {
    Object.assign(said, FIELDS[name]?.(speaker, value) ?? plain(name, value));
  }
  return { ...said, ...(TOGETHER[event.type]?.(speaker, event, run) ?? {}) };
}

function plain(name: string, value: unknown): Said {
  return { [name]: typeof value === "number" ? value : String(value) };
}

type Together = (speaker: Speaker, event: Told, run: readonly Told[]) => Said;
const TOGETHER: Readonly<Record<string, Together>> = {
  Walked: (_, __, run) => ({ squares: all(run, "Walked").map((walked) => String(walked.to)) }),
  TileFlipped: (_, __, run) => {
    const laid = all(run, "TileLaid")[0];
    return { picture: laid ? picture(String(laid.doors)) : "none" };
  },
  TreasureFound: (speaker, _, run) => {
    const worths = all(run, "TreasureFound")
      .map((found) => String(found.treasure))
      .sort();
    return { number: worths.length, treasures: speaker.both(worths) };
  },
  MummyAwoke: (speaker, _, run) => ({ figures: fled(speaker, all(run, "FigureFled")) || "none" }),
  CarriersDelivered: (speaker, event) => ({ deliveries: carriedHome(speaker, event) }),
  CurseSpread: (speaker, _, run) => ({ lamps: blownOut(speaker, all(run, "LampsBlownOut")) || "none" }),
  TilesFell: fallen,
};

function all(run: readonly Told[], type: string): Told[] {
  return run.filter((event) => event.type === type);
}

/** Who fled from the mummy, and what was left behind. */
function fled(speaker: Speaker, figures: readonly Told[]): string {
  const texts = figures.map((one) => {
    const worth = numberIn(one.treasure);
    return speaker.words.say("ui.fled", {
      figure: speaker.figureOf(numberIn(one.seat), String(one.figure)),
      square: String(one.square),
      treasure: worth ? speaker.treasure(worth) : "none",
    });
  });
  return speaker.both(texts);
}

/** What was delivered at one moment, and by whom. */
function carriedHome(speaker: Speaker, { seats, treasures }: Told): string {
  const worths = Array.isArray(treasures) ? treasures.map(numberIn) : [];
  const texts = (Array.isArray(seats) ? seats.map(numberIn) : []).map((seat, index) =>
    speaker.words.say("ui.carried_home", { treasure: speaker.treasure(worths[index] ?? 0), ...speaker.owner(seat) }),
  );
  return speaker.both(texts);
}

/** Whose lamps the curse blew out, and where. */
function blownOut(speaker: Speaker, lamps: readonly Told[]): string {
  const texts = lamps.map((one) =>
    speaker.words.say("ui.lamps_of", {
      squares: textsIn(one.squares).join(" "),
      ...speaker.owner(numberIn(one.seat)),
    }),
  );
  return texts.join("; ");
}

/** Who carried the mask out, and what fell with the tiles. */
function fallen(speaker: Speaker, event: Told, run: readonly Told[]): Said {
  const lost = all(run, "FigureLost");
  const lying = Array.isArray(event.treasures) ? event.treasures.map(numberIn) : [];
  const carried = lost.map((one) => numberIn(one.treasure)).filter(Boolean);
  const taker = all(run, "MaskTaken")[0];
  const figures = lost.map((one) => speaker.figureOf(numberIn(one.seat), String(one.figure)));
  return {
    taker: taker ? speaker.player(numberIn(taker.seat)) : "none",
    figures: speaker.both(figures) || "none",
    treasures: speaker.treasures([...lying, ...carried].sort()) || "none",
  };
}

function photoWords(photo: unknown): Said {
  const { treasures, omen } = (photo ?? {}) as { treasures?: number; omen?: string };
  return { number: treasures ?? 0, omen: omen ?? "nothing" };
}

/** Why the game ended and who won. */
function ended(speaker: Speaker, result: unknown): Said {
  const { reason, winners } = result as { reason: string; winners: number[] };
  return {
    end: speaker.words.sayAny(`end.${reason}`),
    winners: speaker.both(winners.map((seat) => speaker.other(seat))),
  };
}
