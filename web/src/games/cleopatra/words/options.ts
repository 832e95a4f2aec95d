// What may be chosen, in words: each option says its gain, its price and its corruption, as the server foresees them.
import type { Parameter } from "../../../words/words";
import type { Told } from "../../client";
import { spread } from "../cards/kinds";
import { type Category, type CleopatraView, DICE, type Outlook, type PayAction, type Task } from "../view";
import { type Speaker, stallName } from "./speaker";

type Parameters = Record<string, Parameter>;

/** What an option is said from: the view, what can be seen coming, and the events that surely follow from it. */
export interface Moment {
  view: CleopatraView;
  outlook: Outlook;
  foreseen: readonly Told[];
}

const CHARACTERS: Record<string, string> = {
  PlayBeggar: "beggar",
  PlayCourtesan: "courtesan",
  BuildByScribe: "scribe",
  PlaySmuggler: "smuggler",
};

/** An option in words. */
export function option(speaker: Speaker, action: Told, moment: Moment): string {
  return speaker.say(`action.${action.type}`, parametersOf(speaker, action, moment));
}

/** A range of rewards: `3`, or `3–5`; a dash when there is nothing to earn. */
export function range(least: number | null, most: number | null): string {
  if (least === null || most === null) return "–";
  return least === most ? String(least) : `${least}–${most}`;
}

export const taskOf = (view: CleopatraView): Task => view.agenda.at(-1) ?? { type: "" };
export const categoryOf = (outlook: Outlook, piece: string): Category | undefined =>
  outlook.quarry.find((category) => category.piece === piece);

/** Talents or amulets that surely follow, by the type of the event. */
export function foreseenSum(events: readonly Told[], type: string): number {
  return events.reduce((sum, event) => (event.type === type ? sum + Number(event.count) : sum), 0);
}

/** The units that a card thrown in leaves for this turn: what is left over with it and was not before. */
export function unitsLeft(view: CleopatraView, foreseen: readonly Told[]): string[] {
  const after = foreseen.find((event) => event.type === "CardThrownIn")?.left_over as readonly string[] | undefined;
  const left = [...(after ?? [])];
  for (const unit of spread(view.palace.left_over)) {
    const at = left.indexOf(unit);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

type Said = (speaker: Speaker, action: never, moment: Moment) => Parameters;

const SAID: Record<string, Said> = {
  VisitMarket: (speaker, { stall }: { stall: number }, { view }) => {
    const { cards } = Object.values(view.market.stalls)[stall] ?? { cards: [] };
    return { stall: stallName(stall), cards: speaker.cards(cards), number: cards.length };
  },
  LayOutCards: (speaker, { cards }: { cards: (string | null)[] }) => ({ stalls: speaker.layout(cards) }),
  DiscardToLimit: (_, __, { outlook: { own } }) => ({
    number: own?.above_limit ?? 0,
    limit: own?.limit ?? 0,
    amulets: own?.discarding ?? 0,
  }),
  KeepAll: (_, __, { outlook: { own } }) => ({ amulets: own?.keeping ?? 0 }),
  DiscardCard: (speaker, { card }: { card: string }) => ({ cards: speaker.cards([card]) }),
  BuildPiece: (speaker, { piece }: { piece: string }, moment) => building(speaker, piece, moment),
  BuildByScribe: (_, { mosaic }: { mosaic: string }, { outlook }) => {
    const worth = outlook.mosaics.find((one) => one.mosaic === mosaic);
    return { mosaic, reward: range(worth?.least ?? null, worth?.most ?? null) };
  },
  ChooseSpot: (speaker, { spot }: { spot: number }, { view, outlook }) => {
    const piece = taskOf(view).piece ?? "mosaic";
    const reward = categoryOf(outlook, piece)?.spots.find((one) => one.spot === spot)?.reward ?? 0;
    return { piece: speaker.pieceAt(piece, spot), reward };
  },
  LayMosaic: (_, { squares }: { squares: readonly string[] }, { outlook }) => {
    const laying = outlook.layings.find((one) => one.squares.join(" ") === squares.join(" "));
    const areas = laying?.sanctuaries ?? [];
    return {
      squares: squares.join(" "),
      reward: laying?.reward ?? 0,
      palms: laying?.palms ?? 0,
      number: areas.length,
      size: areas.reduce((sum, area) => sum + area.length, 0),
    };
  },
  Pay: (speaker, action: PayAction, { foreseen }) => {
    const left = foreseen.find((event) => event.type === "CardsPaid")?.left_over as string[] | undefined;
    const tainted = foreseen.filter((event) => event.cause === "tainted");
    return {
      cards: speaker.payment(action),
      amulets: foreseenSum(tainted, "AmuletsTaken"),
      left: left?.length ? speaker.cards(left) : "none",
    };
  },
  ThrowIn: (speaker, { card }: { card: string }, { view, foreseen }) => {
    const left = unitsLeft(view, foreseen);
    return {
      cards: speaker.cards([card]),
      amulets: foreseenSum(foreseen, "AmuletsTaken"),
      left: left.length ? speaker.cards(left) : "none",
    };
  },
  ClaimSanctuary: (_, { square }: { square: string }, { view }) => {
    const task = taskOf(view);
    const area = task.areas?.find(([first]) => first === square) ?? [];
    return { squares: area.join(" "), size: area.length, palms: task.palms ?? 0 };
  },
  ClaimNoMore: (_, __, { view }) => ({ palms: taskOf(view).palms ?? 0 }),
  FinishBuilding: (_, __, { outlook }) => ({ bonus: outlook.several.now }),
  GiveTalents: (_, __, { outlook }) => ({ talents: outlook.begged }),
  GiveCard: (speaker, { card }: { card: string }) => ({ cards: speaker.cards([card]) }),
  TakeDiscard: (speaker, { card }: { card: string }) => ({ cards: speaker.cards([card]) }),
  AskFor: (speaker, { kinds }: { kinds: string[] }) => ({ kinds: speaker.kinds(kinds) }),
  AskOpponents: (speaker, { seats }: { seats: number[] }) => ({ asked: speaker.others(seats) }),
  GoToOffering: (_, __, { view }) => ({ blank: DICE - view.palace.priests }),
  Offer: (speaker, { kind, number }: { kind: string; number: number }) => ({
    cards: speaker.cards(Array.from({ length: number }, () => kind)),
    number,
  }),
  Keep: (speaker, { cards }: { cards: string[] }) => ({ cards: speaker.cards(cards), amulets: cards.length }),
  AcceptCard: (speaker, { giver, card }: { giver: number; card: string }) => ({
    from: speaker.giver(giver),
    cards: speaker.cards([card]),
  }),
  TurnDie: (speaker, { side }: { side: string }) => ({ side: speaker.say(`side.${side}`) }),
  Bid: (_, { talents }: { talents: number }) => ({ talents }),
  CallWorshipper: (speaker, { worshipper }: { worshipper: string }, { outlook }) =>
    calling(speaker, worshipper, outlook),
};

function parametersOf(speaker: Speaker, action: Told, moment: Moment): Parameters {
  const card = CHARACTERS[action.type];
  const amulets = moment.outlook.characters.find((one) => one.card === card)?.amulets;
  const said = SAID[action.type]?.(speaker, action as never, moment) ?? {};
  return amulets === undefined ? said : { amulets, ...said };
}

function building(speaker: Speaker, piece: string, { view, outlook }: Moment): Parameters {
  const category = categoryOf(outlook, piece);
  return {
    piece: nextPiece(speaker, piece, view, category),
    reward: range(category?.least ?? null, category?.most ?? null),
    price: priceText(speaker, category),
  };
}

/** The piece of a category that would be built next. */
function nextPiece(speaker: Speaker, piece: string, view: CleopatraView, category?: Category): string {
  if (piece === "mosaic") return speaker.say("spot.mosaic", { mosaic: view.palace.mosaic_top ?? "?" });
  const [only, ...more] = category?.spots ?? [];
  return speaker.pieceAt(piece, only && more.length === 0 ? only.spot : -1);
}

/** The cleanest way to pay, or what is missing. */
export function priceText(speaker: Speaker, category?: Category): string {
  const price = category?.price;
  if (!price) return "–";
  const { ways, amulets, merchants, missing } = price;
  return ways
    ? speaker.say("ui.payable", { amulets, merchants })
    : speaker.say("ui.missing", { cards: speaker.shortUnits(missing) });
}

function calling(speaker: Speaker, worshipper: string, outlook: Outlook): Parameters {
  const called = outlook.worshippers.find((one) => one.worshipper === worshipper);
  return {
    name: speaker.say(`worshipper.${worshipper}`),
    power: called ? powerText(speaker, called) : "",
    penalty: speaker.say("ui.penalty", { talents: called?.talents ?? 0, amulets: called?.amulets ?? 0 }),
  };
}

/** What a worshipper grants. */
export function powerText(speaker: Speaker, called: Outlook["worshippers"][number]): string {
  return speaker.say(`power.${called.worshipper}`, {
    bonus: called.piece_bonus,
    cards: called.cards,
    number: called.artisans + called.resources,
  });
}
