// Written by `waset schema cleopatra-2019 --typescript`; change the types in Python, not here.

/** [06.K3] Accept one of the offered cards. */
export interface AcceptCard {
  type: "AcceptCard";
  giver: number;
  card: Card;
}

/** [06.K3] Accept none of the cards that are left. */
export interface AcceptNoMore {
  type: "AcceptNoMore";
}

/** [06.K3] The Envoy's player accepts offered cards. */
export interface AcceptOffers {
  type: "AcceptOffers";
}

export type Action = VisitMarket | LayOutCards | SettleHand | DiscardToLimit | KeepAll | PlaySmuggler | DiscardCard | BuildPiece | BuildByScribe | ChooseSpot | LayMosaic | Pay | ThrowIn | ClaimSanctuary | ClaimNoMore | FinishBuilding | CallWorshipper | ForgoVisit | GoToOffering | PlayBeggar | GiveTalents | GiveCard | ShowHand | PlayCourtesan | TakeDiscard | PlayEnvoy | AskFor | AskOpponents | Offer | AcceptCard | AcceptNoMore | TurnDie | PlayVizier | Keep | Bid | Offered | Sealed;

/** [06.K3] An amulet went along with the card. */
export interface AmuletPassed {
  type: "AmuletPassed";
  giver: number;
  receiver: number;
}

/** A seat gave amulets back. */
export interface AmuletsReturned {
  type: "AmuletsReturned";
  seat: number;
  count: number;
  cause: Cause;
}

/** A seat took amulets of corruption. */
export interface AmuletsTaken {
  type: "AmuletsTaken";
  seat: number;
  count: number;
  cause: Cause;
}

/** [06.K3] The opponents who are asked offer cards of these kinds. */
export interface AnswerAsked {
  type: "AnswerAsked";
  kinds: Array<Card>;
  seats: Array<number>;
}

/** [06.K1] Every opponent gives something. */
export interface AnswerBeggar {
  type: "AnswerBeggar";
}

/** [06.K3] Every opponent offers cards of these kinds. */
export interface AnswerEnvoy {
  type: "AnswerEnvoy";
  kinds: Array<Card>;
}

/** A seat gave its secret answer. */
export interface AnswerSealed {
  type: "AnswerSealed";
  seat: number;
  answer: VisitMarket | LayOutCards | SettleHand | DiscardToLimit | KeepAll | PlaySmuggler | DiscardCard | BuildPiece | BuildByScribe | ChooseSpot | LayMosaic | Pay | ThrowIn | ClaimSanctuary | ClaimNoMore | FinishBuilding | CallWorshipper | ForgoVisit | GoToOffering | PlayBeggar | GiveTalents | GiveCard | ShowHand | PlayCourtesan | TakeDiscard | PlayEnvoy | AskFor | AskOpponents | Offer | AcceptCard | AcceptNoMore | TurnDie | PlayVizier | Keep | Bid | Offered | Sealed;
}

/** [06.K3] Ask for these kinds, in the order of the kinds. */
export interface AskFor {
  type: "AskFor";
  kinds: Array<Card>;
}

/** [06.K3] Ask these opponents, in the order of the seats. */
export interface AskOpponents {
  type: "AskOpponents";
  seats: Array<number>;
}

/** [C.T5] The moment for characters between the own roll and the offering that it causes. */
export interface BeforeOffering {
  type: "BeforeOffering";
}

/** [C.O2] Bid this much in secret. */
export interface Bid {
  type: "Bid";
  talents: number;
}

/** [06.K4] Build a mosaic of your choice with a Scribe. */
export interface BuildByScribe {
  type: "BuildByScribe";
  mosaic: Mosaic;
}

/** [C.T4] Build a piece of this category. */
export interface BuildPiece {
  type: "BuildPiece";
  piece: Piece;
}

/** [19.K1] Use a worshipper of Sobek for the penalty of its slot [19.K2]. */
export interface CallWorshipper {
  type: "CallWorshipper";
  worshipper: Worshipper;
}

/** A worshipper of Sobek: what its slot demands now, whether the seat can pay that, and what it grants. */
export interface Called {
  worshipper: Worshipper;
  slot: number;
  rule: string;
  talents: number;
  amulets: number;
  is_payable: boolean;
  piece_bonus: number;
  artisans: number;
  resources: number;
  cards: number;
}

/** The kinds of cards of all editions. `UNKNOWN` is a card whose face a viewer does not know. */
export type Card = "?" | "artisan" | "beggar" | "cave" | "courtesan" | "double-artisan" | "double-lapis" | "double-marble" | "double-stone" | "double-wood" | "envoy" | "lapis" | "marble" | "scribe" | "smuggler" | "stone" | "trompe-loeil" | "vizier" | "wood";

/** [06.K3] The Envoy's player accepted a card. */
export interface CardAccepted {
  type: "CardAccepted";
  giver: number;
  receiver: number;
  card: Card;
}

/** [06.S2] A seat was dealt a card. */
export interface CardDealt {
  type: "CardDealt";
  seat: number;
  card: Card;
}

/** [C.H4] A seat discarded a card for the hand limit, unseen. */
export interface CardDiscarded {
  type: "CardDiscarded";
  seat: number;
  card: Card;
}

/** [C.H4] A seat discarded a card for the hand limit at a table where everybody sees it. */
export interface CardDiscardedOpenly {
  type: "CardDiscardedOpenly";
  seat: number;
  card: Card;
}

/** [C.M2] The top card was drawn, keeping the way it faces. */
export interface CardDrawn {
  type: "CardDrawn";
  card: Card;
}

/** [06.K1] A seat gave the Beggar a standard resource card. */
export interface CardGiven {
  type: "CardGiven";
  giver: number;
  receiver: number;
  card: Card;
}

/** [06.P7] A seat paid a card beyond any cost; `left_over` are the units that are good this turn. */
export interface CardThrownIn {
  type: "CardThrownIn";
  seat: number;
  card: Card;
  left_over: Array<Card>;
}

/** [C.P3] A seat paid with cards and merchants; `left_over` are the units that are still good this turn. */
export interface CardsPaid {
  type: "CardsPaid";
  seat: number;
  cards: Array<Card>;
  merchants: number;
  left_over: Array<Card>;
}

/** A category of the quarry. */
export interface Category {
  piece: Piece;
  rule: string;
  cost: Array<Part>;
  total: number;
  left: number;
  least: number | null;
  most: number | null;
  best: Array<number>;
  spots: Array<SpotWorth>;
  price: Price | null;
}

/** What a gain or a loss came from. */
export type Cause = "architect" | "beggar" | "courtesan" | "hand" | "least" | "limit" | "offering" | "palms" | "piece" | "sanctuary" | "scribe" | "several" | "smuggler" | "tainted" | "vizier" | "worshipper";

/** A character of the deck: the amulets that playing it brings. */
export interface Character {
  card: Card;
  amulets: number;
}

/** [C.T5] A seat played a character card. */
export interface CharacterPlayed {
  type: "CharacterPlayed";
  seat: number;
  card: Card;
}

/** [06.K3] The Envoy's player chooses the opponents to ask for these kinds. */
export interface ChooseAsked {
  type: "ChooseAsked";
  kinds: Array<Card>;
}

/** [19.K4] With the Visir, the seat visits market or quarry first. */
export interface ChooseFirstVisit {
  type: "ChooseFirstVisit";
}

/** Put the piece on this spot. */
export interface ChooseSpot {
  type: "ChooseSpot";
  spot: number;
}

/** [06.S7] The starting player is drawn. */
export interface ChooseStarter {
  type: "ChooseStarter";
}

/** [C.T1] After a worshipper, the seat visits market or quarry. */
export interface ChooseVisit {
  type: "ChooseVisit";
}

/** [C.A2] New sanctuaries may be claimed. */
export interface Claim {
  type: "Claim";
  areas: Array<Array<string>>;
}

/** [C.A2] Claim none of the sanctuaries that are left. */
export interface ClaimNoMore {
  type: "ClaimNoMore";
}

/** [19.B6] New sanctuaries may be claimed, or the palms under the mosaic are paid. */
export interface ClaimOrPalms {
  type: "ClaimOrPalms";
  areas: Array<Array<string>>;
  palms: number;
}

/** [C.A2] Put a statue on the sanctuary with this square, the first of its squares. */
export interface ClaimSanctuary {
  type: "ClaimSanctuary";
  square: string;
}

/** [C.B12] Cleopatra walked to a space. */
export interface CleopatraWalked {
  type: "CleopatraWalked";
  to: number;
}

/** [06.S2] Cards are dealt until everybody has enough. */
export interface Deal {
  type: "Deal";
}

/** [06.S3] Some cards of the deck were turned face up, and all were shuffled together. */
export interface DeckMixed {
  type: "DeckMixed";
  up: number;
  down: number;
}

/** [06.O1] The blank dice were rolled; `priests` of them went to the altar. */
export interface DiceRolled {
  type: "DiceRolled";
  priests: number;
}

/** [06.K5] A Scribe turned a die. */
export interface DieTurned {
  type: "DieTurned";
  seat: number;
  side: Side;
}

/** [06.H2] [19.H2] Discard one card, unseen. */
export interface DiscardCard {
  type: "DiscardCard";
  card: Card;
}

/** [06.H2] [19.H2] Cards are discarded until the limit is met. */
export interface DiscardDown {
  type: "DiscardDown";
}

/** [06.K2] A seat took a card from the discards, unseen. */
export interface DiscardTaken {
  type: "DiscardTaken";
  seat: number;
  card: Card;
}

/** [06.H2] [19.H2] Discard down to the limit. */
export interface DiscardToLimit {
  type: "DiscardToLimit";
}

/** [C.M3] The discards became the new draw pile. */
export interface DiscardsMixed {
  type: "DiscardsMixed";
  up: number;
  down: number;
}

/** [06.K2] A seat looked through the discards. */
export interface DiscardsSeen {
  type: "DiscardsSeen";
  seat: number;
  cards: Array<Card>;
}

/** [C.M2] Cards are drawn from the top of the pile until `upto` lie drawn. */
export interface Draw {
  type: "Draw";
  upto: number;
}

/** [06.K7] The Vizier's player kept some cards and discarded the others, unseen. */
export interface DrawnKept {
  type: "DrawnKept";
  seat: number;
  kept: Array<Card>;
  rest: Array<Card>;
}

/** [06.K7] The Vizier's player looked at a face-down card. */
export interface DrawnSeen {
  type: "DrawnSeen";
  seat: number;
  card: Card;
}

/** [19.K5] A seat took the cards drawn: those that lay face up for all to see, the others unseen. */
export interface DrawnTaken {
  type: "DrawnTaken";
  seat: number;
  open_cards: Array<Card>;
  cards: Array<Card>;
}

/** Why the game ended. */
export type EndReason = "palace" | "standstill";

/** The turn passes to the next seat. */
export interface EndTurn {
  type: "EndTurn";
}

export type Event = Planned | StarterChosen | CardDealt | DeckMixed | DiscardsMixed | TopTurned | CardDrawn | StallsFilled | MosaicTurned | MosaicSetAside | TurnPassed | StallTaken | HiddenCardTaken | CardDiscarded | CardDiscardedOpenly | TalentsGained | TalentsPaid | AmuletsTaken | AmuletsReturned | UnitsWaived | CardsPaid | CardThrownIn | PieceBuilt | MosaicLaid | SanctuariesFormed | SanctuaryClaimed | CleopatraWalked | DiceRolled | DieTurned | AnswerSealed | OfferingMade | CharacterPlayed | TalentsGiven | CardGiven | HandShown | DiscardsSeen | DiscardTaken | KindsNamed | OpponentsAsked | OffersShown | CardAccepted | AmuletPassed | OffersClosed | DrawnSeen | DrawnKept | WorshipperLaid | WorshipperCalled | DrawnTaken | LastTurnsBegan | HandRevealed | GameEnded;

/** [06.S4] The drawn cards open the stalls. */
export interface FillStalls {
  type: "FillStalls";
}

/** [C.T4] Build no more. */
export interface FinishBuilding {
  type: "FinishBuilding";
}

/** [C.T3] Make no second visit. */
export interface ForgoVisit {
  type: "ForgoVisit";
}

/** [06.E4] The game is over and counted. */
export interface GameEnded {
  type: "GameEnded";
  result: Result;
}

/** [06.K1] Give the Beggar a standard resource card. */
export interface GiveCard {
  type: "GiveCard";
  card: Card;
}

/** [06.K1] Give the Beggar talents. */
export interface GiveTalents {
  type: "GiveTalents";
}

/** [C.T5] End the moment before the offering of the own roll. */
export interface GoToOffering {
  type: "GoToOffering";
}

/** [06.E2] At the end a hand was discarded for all to see. */
export interface HandRevealed {
  type: "HandRevealed";
  seat: number;
  cards: Array<Card>;
}

/** [06.K1] A seat that could give nothing showed its hand. */
export interface HandShown {
  type: "HandShown";
  giver: number;
  receiver: number;
  cards: Array<Card>;
}

/** [C.M1] A seat looked at a face-down card of the stall and took it. */
export interface HiddenCardTaken {
  type: "HiddenCardTaken";
  seat: number;
  stall: number;
  card: Card;
}

/** [06.K7] Keep these of the cards drawn, in the order of the kinds. */
export interface Keep {
  type: "Keep";
  cards: Array<Card>;
}

/** [06.H2] [19.H2] Keep all cards above the limit. */
export interface KeepAll {
  type: "KeepAll";
}

/** [06.K7] The Vizier's player keeps some of the cards drawn. */
export interface KeepDrawn {
  type: "KeepDrawn";
}

/** [06.K3] The Envoy's player asked for these kinds. */
export interface KindsNamed {
  type: "KindsNamed";
  seat: number;
  kinds: Array<Card>;
}

/** A mosaic in the garden. */
export interface LaidView {
  mosaic: Mosaic;
  squares: Array<string>;
}

/** [19.E1] Cleopatra arrived; so many turns of other seats are still to come. */
export interface LastTurnsBegan {
  type: "LastTurnsBegan";
  turns: number;
}

/** [C.G9] Lay the mosaic on these squares, named from a1 to i9. */
export interface LayMosaic {
  type: "LayMosaic";
  squares: Array<string>;
}

/** [C.M2] The visitor lays the drawn cards on the stalls. */
export interface LayOut {
  type: "LayOut";
}

/** [C.M2] Lay the drawn cards on the stalls, one card (or none) for each stall; `?` is a face-down card. */
export interface LayOutCards {
  type: "LayOutCards";
  cards: Array<Card | null>;
}

/** [19.S4] The worshippers of Sobek come to their slots in random order. */
export interface LayWorshippers {
  type: "LayWorshippers";
}

/** A place for the mosaic at hand: its reward with the palms under it, and the sanctuaries it would form. */
export interface Laying {
  squares: Array<string>;
  reward: number;
  palms: number;
  sanctuaries: Array<Array<string>>;
}

/** [C.H1] The hand limit is settled. */
export interface Limit {
  type: "Limit";
}

/** [06.K7] [19.K5] The active player looks at the face-down cards drawn. */
export interface LookAtDrawn {
  type: "LookAtDrawn";
}

/** Cards as they lie, `?` for face-down ones; these come from lots, in order. */
export interface LyingView {
  cards: Array<Card>;
  lots: Array<number>;
}

/** Stalls, draw pile and discards. */
export interface MarketView {
  discards: Partial<Record<Card, number>>;
  drawn: LyingView;
  looked: Partial<Record<Card, number>>;
  lots: Array<Partial<Record<Card, number>>>;
  pile: PileView;
  stalls: Record<string, LyingView>;
  top: Card | null;
}

/** [19.K4] With the Visir, the seat may visit the quarry after the market. */
export interface MayBuild {
  type: "MayBuild";
}

/** [19.K4] With the Visir, the seat may visit the market after the quarry. */
export interface MayShop {
  type: "MayShop";
}

/** [C.T5] The last moment for characters before the hand limit is settled. */
export interface Moment {
  type: "Moment";
}

/** The twelve free pentominoes, one of each [C.G8]. */
export type Mosaic = "F" | "I" | "L" | "N" | "P" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";

/** [06.B6] A seat laid a mosaic in the garden. */
export interface MosaicLaid {
  type: "MosaicLaid";
  seat: number;
  mosaic: Mosaic;
  squares: Array<string>;
}

/** [C.B11] The top mosaic fits nowhere and left the game. */
export interface MosaicSetAside {
  type: "MosaicSetAside";
  mosaic: Mosaic;
}

/** [06.S5] A mosaic came to the top of its pile. */
export interface MosaicTurned {
  type: "MosaicTurned";
  mosaic: Mosaic;
}

/** A mosaic of the pile: what it would earn, and the squares of one of its best places. */
export interface MosaicWorth {
  mosaic: Mosaic;
  is_top: boolean;
  least: number | null;
  most: number | null;
  best: Array<string>;
}

/** [06.K3] The Envoy's player names kinds of cards. */
export interface NameKinds {
  type: "NameKinds";
}

/** [06.K3] Offer so many cards of this kind; the kinds that were named are answered one after the other. */
export interface Offer {
  type: "Offer";
  kind: Card;
  number: number;
}

/** [06.K3] What a seat has answered so far, a number for each kind: never an option. */
export interface Offered {
  type: "Offered";
  numbers: Array<number>;
}

/** [C.O2] Everybody bids in secret. */
export interface Offering {
  type: "Offering";
}

/** [C.O2] All bids were opened, and are lost; the dice are blank again [06.O1]. */
export interface OfferingMade {
  type: "OfferingMade";
  bids: Array<number>;
}

/** [06.K3] The Envoy is done. */
export interface OffersClosed {
  type: "OffersClosed";
}

/** [06.K3] All offers were opened, by seat. */
export interface OffersShown {
  type: "OffersShown";
  offers: Array<Array<Card>>;
}

/** [06.K3] The Envoy's player asked these opponents. */
export interface OpponentsAsked {
  type: "OpponentsAsked";
  seat: number;
  asked: Array<number>;
}

/** Everything a seat can see coming; spectators are told what holds for everybody. */
export interface Outlook {
  quarry: Array<Category>;
  mosaics: Array<MosaicWorth>;
  layings: Array<Laying>;
  stalls: Array<StallWorth>;
  worshippers: Array<Called>;
  characters: Array<Character>;
  begged: number;
  offering: Array<Rank>;
  several: Several;
  piece_bonus: number;
  walk: Progress;
  own: Own | null;
}

/** What the seat alone knows: how it would stand if the game ended now, and what the hand limit would cost. */
export interface Own {
  talents: number;
  wealth: number;
  amulets: number;
  tainted: number;
  returned: number;
  corruption: number;
  hand: number;
  limit: number;
  above_limit: number;
  discarding: number;
  keeping: number;
}

/** Pieces, garden, Cleopatra and the altar. */
export interface PalaceView {
  built_this_turn: number;
  cleopatra: number;
  free_artisans: number;
  free_resources: number;
  left_over: Partial<Record<Card, number>>;
  mosaic_pile: Array<Mosaic>;
  mosaic_top: Mosaic | null;
  mosaics: Array<LaidView>;
  piece_bonus: number;
  pieces: Partial<Record<Piece, Array<number>>>;
  priests: number;
  sanctuaries: Array<SanctuaryView>;
  start_space: number;
  worshippers: Array<Worshipper>;
}

/** So many units of what a piece costs: of a kind, or `equal` or `different` ones. */
export interface Part {
  name: string;
  number: number;
}

/** [C.P1] Pay with these cards, in the order of the kinds, and Nile Merchants. Discounts may waive units; `kept` are the units left over, where the payer has a choice [19.P10]. */
export interface Pay {
  type: "Pay";
  cards: Array<Card>;
  merchants?: number;
  waived_artisans?: number;
  waived_resources?: number;
  kept?: Array<Card>;
}

/** [C.P1] The mosaic is to be paid. */
export interface PayMosaic {
  type: "PayMosaic";
  mosaic: Mosaic;
  squares: Array<string>;
}

/** [C.P1] The piece is to be paid. */
export interface PayPiece {
  type: "PayPiece";
  piece: Piece;
  spot: number;
}

/** The six categories of the palace [C.B12]; pedestal and throne are one of them [C.B8]. */
export type Piece = "door" | "mosaic" | "obelisk" | "sphinx" | "throne" | "wall";

/** [C.T4] A seat built a piece. */
export interface PieceBuilt {
  type: "PieceBuilt";
  seat: number;
  piece: Piece;
  spot: number;
}

/** How many cards lie face up and face down beneath the top of the draw pile. */
export interface PileView {
  down: number;
  up: number;
}

/** A spot for the chosen piece is to be chosen. */
export interface Place {
  type: "Place";
  piece: Piece;
}

/** A place for the mosaic is to be chosen. */
export interface PlaceMosaic {
  type: "PlaceMosaic";
  mosaic: Mosaic;
}

/** The task at hand is done; these come next, in this order. */
export interface Planned {
  type: "Planned";
  tasks: Array<ChooseStarter | Deal | Draw | FillStalls | TurnMosaic | LayWorshippers | Turn | ChooseVisit | ChooseFirstVisit | MayShop | MayBuild | TakeHidden | Moment | Limit | DiscardDown | LayOut | EndTurn | Quarry | QuarryFirst | Place | PlaceMosaic | PayPiece | PayMosaic | Claim | ClaimOrPalms | RollDice | BeforeOffering | Offering | AnswerBeggar | TakeFromDiscards | NameKinds | AnswerEnvoy | ChooseAsked | AnswerAsked | AcceptOffers | LookAtDrawn | KeepDrawn | TakeDrawn>;
}

/** [06.K1] Play a Beggar. */
export interface PlayBeggar {
  type: "PlayBeggar";
}

/** [06.K2] Play a Courtesan and look through the discards. */
export interface PlayCourtesan {
  type: "PlayCourtesan";
}

/** [06.K3] Play an Envoy. */
export interface PlayEnvoy {
  type: "PlayEnvoy";
}

/** [06.H3] Keep all cards with the Smuggler. */
export interface PlaySmuggler {
  type: "PlaySmuggler";
}

/** [06.K7] Play the Vizier. */
export interface PlayVizier {
  type: "PlayVizier";
}

/** How the seat could pay: the number of ways and the cleanest one; without a way, what is missing. */
export interface Price {
  ways: number;
  amulets: number;
  merchants: number;
  waived: number;
  missing: Array<string>;
}

/** Cleopatra's progress: where she stands, where she would walk if the building ended now, and her last space. */
export interface Progress {
  at: number;
  to: number;
  last: number;
  complete: number;
  offering_after: number | null;
}

/** [C.T4] The seat may build another piece. */
export interface Quarry {
  type: "Quarry";
}

/** [19.K4] The seat may build another piece, and may visit the market after that. */
export interface QuarryFirst {
  type: "QuarryFirst";
}

/** What a rank in an offering would mean: amulets taken or returned. */
export interface Rank {
  rank: number;
  takes: number;
  returns: number;
}

/** The end of a game. */
export interface Result {
  type: "Result";
  reason: EndReason;
  scores: Array<Score>;
  ranking: Array<Array<number>>;
  winners: Array<number>;
}

/** [06.O1] The blank dice are rolled. */
export interface RollDice {
  type: "RollDice";
}

/** [C.A1] New sanctuaries were formed. */
export interface SanctuariesFormed {
  type: "SanctuariesFormed";
  areas: Array<Array<string>>;
}

/** [C.A2] A seat put a statue on a new sanctuary. */
export interface SanctuaryClaimed {
  type: "SanctuaryClaimed";
  seat: number;
  squares: Array<string>;
}

/** A sanctuary; nobody may own it. */
export interface SanctuaryView {
  owner: number | null;
  squares: Array<string>;
}

/** One seat's sums, in the order in which the rules apply them. */
export interface Score {
  type: "Score";
  seat: number;
  talents: number;
  merchants: number;
  merchants_worth: number;
  amulets: number;
  tainted: number;
  returned: number;
  corruption: number;
  tax: number;
  wealth: number;
  eaten: boolean;
}

/** A secret answer as others see it, after so many steps: never an option. */
export interface Sealed {
  type: "Sealed";
  steps?: number;
}

/** What belongs to one seat; `?` is what the viewer may not know. */
export interface SeatView {
  amulets: number | "?";
  amulets_seen: number;
  hand: Partial<Record<Card, number>>;
  merchants: number;
  statues: number;
  talents: number | "?";
  talents_seen: number;
}

/** [C.T5] Play no more characters: settle the hand limit and end the turn. */
export interface SettleHand {
  type: "SettleHand";
}

/** [06.B9] The bonus for several pieces in one visit: by their number, as it stands, and with one more. */
export interface Several {
  bonuses: Array<number>;
  now: number;
  with_next: number;
}

/** [06.K1] Give the Beggar nothing and show the hand. */
export interface ShowHand {
  type: "ShowHand";
}

/** The two sides of a die of the Great Priest that matter [06.S6]. */
export type Side = "blank" | "priest";

/** A spot for the next piece and what it would earn there. */
export interface SpotWorth {
  spot: number;
  reward: number;
}

/** [C.M1] A seat took a stall; its face-down cards follow one by one. */
export interface StallTaken {
  type: "StallTaken";
  seat: number;
  stall: number;
  cards: Array<Card>;
}

/** What taking a stall would mean for the seat's hand; face-down cards may be tainted too. */
export interface StallWorth {
  stall: number;
  cards: number;
  hidden: number;
  tainted: number;
  hand: number;
  above_limit: number;
}

/** [C.M2] The drawn cards were laid on the stalls. */
export interface StallsFilled {
  type: "StallsFilled";
  cards: Array<Card | null>;
}

/** [06.S7] A seat will begin. */
export interface StarterChosen {
  type: "StarterChosen";
  seat: number;
}

/** [06.K2] Take this card from the discards. */
export interface TakeDiscard {
  type: "TakeDiscard";
  card: Card;
}

/** [19.K5] The cards drawn for the Beggar go to the hand. */
export interface TakeDrawn {
  type: "TakeDrawn";
}

/** [06.K2] The Courtesan's player takes a card from the discards. */
export interface TakeFromDiscards {
  type: "TakeFromDiscards";
}

/** [C.M1] The visitor looks at the face-down cards of the stall. */
export interface TakeHidden {
  type: "TakeHidden";
  stall: number;
}

/** A seat received money. */
export interface TalentsGained {
  type: "TalentsGained";
  seat: number;
  count: number;
  cause: Cause;
}

/** [06.K1] A seat gave the Beggar talents. */
export interface TalentsGiven {
  type: "TalentsGiven";
  giver: number;
  receiver: number;
  count: number;
}

/** A seat paid money. */
export interface TalentsPaid {
  type: "TalentsPaid";
  seat: number;
  count: number;
  cause: Cause;
}

/** [06.P7] Pay this card beyond any cost. */
export interface ThrowIn {
  type: "ThrowIn";
  card: Card;
}

/** [C.S1] A card came to the top of the draw pile, with or without its face up. */
export interface TopTurned {
  type: "TopTurned";
  card: Card;
}

/** [C.T1] A seat chooses what its turn will be; in 2019 a worshipper may come first [19.K1]. */
export interface Turn {
  type: "Turn";
}

/** [06.K5] Turn a die with a Scribe so that it shows this side. */
export interface TurnDie {
  type: "TurnDie";
  side: Side;
}

/** [06.S5] The next mosaic comes to the top of its pile, and is checked [C.B11]. */
export interface TurnMosaic {
  type: "TurnMosaic";
}

/** It is another seat's turn. */
export interface TurnPassed {
  type: "TurnPassed";
  seat: number;
}

/** [19.P10] A seat used discounts: so many Artisans and resource units were not paid. */
export interface UnitsWaived {
  type: "UnitsWaived";
  seat: number;
  artisans: number;
  resources: number;
}

/** The table as one viewer sees it. */
export interface View {
  active: number;
  agenda: Array<ChooseStarter | Deal | Draw | FillStalls | TurnMosaic | LayWorshippers | Turn | ChooseVisit | ChooseFirstVisit | MayShop | MayBuild | TakeHidden | Moment | Limit | DiscardDown | LayOut | EndTurn | Quarry | QuarryFirst | Place | PlaceMosaic | PayPiece | PayMosaic | Claim | ClaimOrPalms | RollDice | BeforeOffering | Offering | AnswerBeggar | TakeFromDiscards | NameKinds | AnswerEnvoy | ChooseAsked | AnswerAsked | AcceptOffers | LookAtDrawn | KeepDrawn | TakeDrawn>;
  game: string;
  market: MarketView;
  offers: Array<Partial<Record<Card, number>>>;
  palace: PalaceView;
  quiet_turns: number;
  result: Result | null;
  sealed: Array<VisitMarket | LayOutCards | SettleHand | DiscardToLimit | KeepAll | PlaySmuggler | DiscardCard | BuildPiece | BuildByScribe | ChooseSpot | LayMosaic | Pay | ThrowIn | ClaimSanctuary | ClaimNoMore | FinishBuilding | CallWorshipper | ForgoVisit | GoToOffering | PlayBeggar | GiveTalents | GiveCard | ShowHand | PlayCourtesan | TakeDiscard | PlayEnvoy | AskFor | AskOpponents | Offer | AcceptCard | AcceptNoMore | TurnDie | PlayVizier | Keep | Bid | Offered | Sealed | null>;
  seats: Array<SeatView>;
  turn: number;
  turns_left: number | null;
  turns_without_building: number;
}

/** [C.M1] Take all cards of a stall. */
export interface VisitMarket {
  type: "VisitMarket";
  stall: number;
}

/** The worshippers of Sobek [19.S4]. */
export type Worshipper = "architect" | "beggar" | "foreman" | "merchant" | "visir";

/** [19.K1] A seat used a worshipper, who went to the last slot; the others moved up. */
export interface WorshipperCalled {
  type: "WorshipperCalled";
  seat: number;
  worshipper: Worshipper;
}

/** [19.S4] A worshipper came to the next free slot. */
export interface WorshipperLaid {
  type: "WorshipperLaid";
  worshipper: Worshipper;
}
