// The guided first games: which card is shown when. Conditions read what is asked and what happened, never a rule.

/** What a card waits for; all that is named must hold. Without a condition it comes at once. */
export type Condition = {
  /** One of these is asked of the learner. */
  readonly asked?: readonly string[];
  /** One of these kinds is among the options. */
  readonly option?: readonly string[];
  /** The learner has done something of which one of these came. */
  readonly done?: readonly string[];
  /** One of these has happened, whoever did it. */
  readonly happened?: readonly string[];
  /** Another seat has decided something. */
  readonly isOthers?: true;
  readonly isOver?: true;
};

/** A card: its words are `web.lesson_LESSON_NAME` and the same with `_title`; `part` is what it lights up. */
export type Card = { readonly name: string; readonly when: Condition; readonly part?: string };
export type Lesson = { readonly name: string; readonly seats: number; readonly cards: readonly Card[] };

const VISIT = ["Turn", "ChooseVisit", "ChooseFirstVisit"];

const BEGINNING: readonly Card[] = [
  { name: "goal", when: {} },
  { name: "table", when: {}, part: "palace" },
  { name: "turn", when: { asked: VISIT }, part: "prompt" },
  { name: "hand", when: { asked: VISIT }, part: "hand" },
  { name: "market", when: { option: ["VisitMarket"] }, part: "market" },
  { name: "refill", when: { asked: ["LayOut"] }, part: "market" },
  { name: "others", when: { isOthers: true, done: ["StallTaken"] }, part: "seats" },
];

const BUILDING: readonly Card[] = [
  { name: "quarry", when: { option: ["BuildPiece"] }, part: "quarry" },
  { name: "place", when: { asked: ["Place"] }, part: "palace" },
  { name: "mosaic", when: { asked: ["PlaceMosaic"] }, part: "palace" },
  { name: "pay", when: { asked: ["PayPiece", "PayMosaic"] }, part: "hand" },
  { name: "more", when: { asked: ["Quarry", "QuarryFirst"] }, part: "quarry" },
  { name: "amulets", when: { done: ["AmuletsTaken"] }, part: "seats" },
  { name: "sanctuary", when: { asked: ["Claim", "ClaimOrPalms"] }, part: "palace" },
  { name: "walk", when: { happened: ["CleopatraWalked"] }, part: "walk" },
  { name: "offering", when: { asked: ["Offering"] }, part: "offering" },
  { name: "limit", when: { asked: ["Limit"] }, part: "hand" },
];

const CHARACTERS = ["PlayBeggar", "PlayCourtesan", "PlayEnvoy", "BuildByScribe", "TurnDie", "PlayVizier"];

const CLEOPATRA_2006: Lesson = {
  name: "cleopatra",
  seats: 3,
  cards: [
    ...BEGINNING,
    { name: "merchants", when: { asked: VISIT, done: ["StallTaken"] }, part: "seats" },
    ...BUILDING,
    { name: "dice", when: { happened: ["DiceRolled"] }, part: "altar" },
    { name: "priests", when: { asked: ["BeforeOffering"] }, part: "altar" },
    { name: "characters", when: { option: CHARACTERS }, part: "hand" },
    { name: "beggar", when: { asked: ["AnswerBeggar"] } },
    { name: "envoy", when: { asked: ["AnswerEnvoy", "AnswerAsked"] } },
    { name: "end", when: { isOver: true } },
  ],
};

const CLEOPATRA_2019: Lesson = {
  name: "cleopatra",
  seats: 3,
  cards: [
    ...BEGINNING,
    { name: "worshippers", when: { option: ["CallWorshipper"], done: ["StallTaken"] }, part: "altar" },
    ...BUILDING,
    { name: "last", when: { happened: ["LastTurnsBegan"] } },
    { name: "end", when: { isOver: true } },
  ],
};

const PHARAOH: Lesson = {
  name: "pharaoh",
  seats: 2,
  cards: [
    { name: "goal", when: {} },
    { name: "pyramid", when: {}, part: "maze" },
    { name: "figures", when: { asked: ["Turn"] }, part: "dock" },
    { name: "turn", when: { asked: ["Turn"] }, part: "dock" },
    { name: "flip", when: { option: ["Flip"] }, part: "maze" },
    { name: "lay", when: { asked: ["LayTile"] }, part: "ways" },
    { name: "walk", when: { option: ["Walk"], done: ["TileLaid"] }, part: "maze" },
    { name: "helper", when: { option: ["TurnTile"], done: ["TileLaid"] }, part: "dock" },
    { name: "lamps", when: { option: ["PlaceLamp"], done: ["Walked"] }, part: "dock" },
    { name: "others", when: { isOthers: true, done: ["TileLaid"] }, part: "seats" },
    { name: "chamber", when: { happened: ["PhotoDrawn"] }, part: "maze" },
    { name: "mummy", when: { happened: ["MummyAwoke"] }, part: "maze" },
    { name: "curse", when: { happened: ["CurseSpread"] }, part: "maze" },
    { name: "pickup", when: { option: ["PickUp"] }, part: "dock" },
    { name: "carry", when: { done: ["TreasurePickedUp"] }, part: "maze" },
    { name: "delivered", when: { done: ["TreasureDelivered"] }, part: "seats" },
    { name: "steal", when: { option: ["Steal"] }, part: "dock" },
    { name: "unseen", when: { happened: ["PhotoKept"], asked: ["Turn"] }, part: "radar" },
    { name: "mask", when: { happened: ["MaskFound"] }, part: "falling" },
    { name: "collapse", when: { happened: ["TilesFell"] }, part: "falling" },
    { name: "lost", when: { happened: ["FigureLost"] }, part: "seats" },
    { name: "end", when: { isOver: true } },
  ],
};

const LESSONS: Readonly<Record<string, Lesson>> = {
  "cleopatra-2006": CLEOPATRA_2006,
  "cleopatra-2019": CLEOPATRA_2019,
  pharaoh: PHARAOH,
};

export const LEARNABLE: readonly string[] = Object.keys(LESSONS);

/** The guided game of a game, where there is one. */
export function lessonOf(game: string): Lesson | undefined {
  return LESSONS[game];
}
