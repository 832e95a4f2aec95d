// Written by `waset schema messages --typescript`; change the types in Python, not here.

/** One of the options of a question, with what can be seen coming and what surely follows from it. */
export interface Advice {
  question: number;
  seat: number;
  action: unknown;
  outlook: unknown;
  foreseen: Array<unknown>;
}

/** The aid of a game for a number of seats, under one version of its rules. */
export interface Aid {
  game: string;
  rules: string;
  seats: number;
  sections: Array<AidSection>;
}

/** A part of a cost: the sign of a thing, how many, and both in words. */
export interface AidPart {
  sign: string;
  number: number;
  text: Phrase;
}

/** One line of an aid; what it lacks is absent. `rule` is the number of the rule that it sums up. */
export interface AidRow {
  rule: string;
  text?: Phrase | null;
  name?: Phrase | null;
  sign?: string;
  cost?: Array<AidPart>;
  gain?: number | null;
  count?: Phrase | null;
}

/** A part of an aid under one title. */
export interface AidSection {
  name: string;
  title: Phrase;
  rule: string;
  form: Form;
  rows: Array<AidRow>;
  note?: Phrase | null;
}

/** What a command was answered: the version after it. */
export interface Answer {
  version: number;
}

/** Agree that somebody goes back, or not; who asked takes the question back with a no. */
export interface AnswerUndo {
  type?: "AnswerUndo";
  agrees: boolean;
}

/** What a command by a socket was answered: the version after it, or why it was refused. */
export interface Answered {
  key: string;
  answered?: number | null;
  status?: number;
  problem?: Problem | null;
}

/** Look at the finished game of a record again, alone or with anybody who has the address. */
export interface Bring {
  record: Record<string, unknown>;
  is_open?: boolean;
}

/** What a browser needs to make or use a passkey, and the number of the ceremony. */
export interface Ceremony {
  ceremony: string;
  options: Record<string, unknown>;
}

/** How the chances moved over a finished game, as the bots judge positions, all cards open. */
export interface Chances {
  turns: Array<TurnChances>;
}

/** One chapter; its name is that of its page. */
export interface ChapterPage {
  name: string;
  title: string;
  introduction: Array<Text | Points | Grid | Drawing>;
  rules: Array<RulePage>;
}

/** A seat's clock as everybody sees it, in seconds since 1970 and in seconds. */
export interface ClockSeen {
  bank: number;
  runs_out: number | null;
  takes_over: number | null;
}

/** Close the table for good. */
export interface Close {
  type?: "Close";
}

/** Go on from a record at a new table: from its end, or from the point before a step. */
export interface Continue {
  record: Record<string, unknown>;
  table: Create;
  step?: number | null;
}

/** Open a table; bots by seat, and a name where the host sits down at once. */
export interface Create {
  type?: "Create";
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  bots?: Record<string, string>;
  sits?: Array<number>;
  is_open?: boolean;
  starts_when_full?: boolean;
  clock?: Untimed | Live | Daily;
  grace?: number;
  stand_in?: string;
}

/** A login and its password. */
export interface Credentials {
  login: string;
  password: string;
}

/** Days for every decision, counted in waking hours alone: the same hour some days later, never in the night. */
export interface Daily {
  kind: "days";
  days: number;
  wakes?: number;
  sleeps?: number;
  offset?: number;
}

/** An outcome of chance and the events that followed. */
export interface Dealt {
  type: "Dealt";
  outcome: unknown;
  events: Array<unknown>;
}

/** A seat's action and the events that followed. */
export interface Decided {
  type: "Decided";
  seat: number;
  action: unknown;
  events: Array<unknown>;
}

/** Letters that stand where they stand. */
export interface Drawing {
  type: "Drawing";
  lines: Array<string>;
}

/** How the game ended; now the seed is no secret any more. */
export interface Ended {
  ranking: Array<Array<number>>;
  winners: Array<number>;
  result: unknown;
  seed: string;
}

/** Who a link signed in, and at which table. */
export interface Entered {
  table: string;
  me: Me;
}

/** Go on from the point before a step of this finished game, at a new table. */
export interface ForkHere {
  step: number;
  table: Create;
}

/** How the rows of a section are laid out. */
export type Form = "lines" | "scale" | "steps" | "table";

/** A whole match as plain data; the fields stand in the file in this order. */
export interface GameRecord {
  type: "GameRecord";
  format: number;
  game: string;
  rules: string;
  options: Record<string, boolean | number | string>;
  seats: Array<SeatRecord>;
  commitment: string;
  seed: string | null;
  steps: Array<Decided | Dealt>;
  undone: Array<Undone>;
  result: unknown | null;
  taken_over?: number;
  digest?: string;
}

/** A game that can be played here. */
export interface GameTold {
  name: string;
  rules: string;
  versions: Array<string>;
  seats: Array<number>;
  settings: Array<SettingTold>;
}

/** A link in place of the one of its kind and seat that was given before; a bot gets a name. */
export interface GiveLink {
  kind: string;
  seat?: number | null;
  name?: string;
}

/** A table. */
export interface Grid {
  type: "Grid";
  head: Array<Array<Run>>;
  rows: Array<Array<Array<Run>>>;
}

/** Whether the server can do its work. */
export interface Health {
  status: string;
  version: string;
  node: string;
  database: string;
}

/** A guest's name. */
export interface Introduce {
  name: string;
}

/** Get up from all own seats; in a running game a bot plays on after the grace. */
export interface Leave {
  type?: "Leave";
}

/** Something that was said. */
export interface Line {
  seq: number;
  at: number;
  name: string;
  text: string;
}

/** The secret of a link. It is told once; only its hash is kept. */
export interface LinkGiven {
  kind: string;
  token: string;
  seat?: number | null;
}

/** How many links work no more. */
export interface LinksTaken {
  revoked: number;
}

/** Seconds for every decision, and a bank for the whole game that is used when they are not enough. */
export interface Live {
  kind: "live";
  seconds: number;
  bank?: number;
}

/** Who somebody is here. */
export interface Me {
  id: string;
  name: string;
  created: number;
  passkeys?: number;
}

/** The table after so many steps: who took the last of them (nobody: chance), what it brought, what came next. */
export interface Moment {
  step: number;
  steps: number;
  turn: number;
  viewer: number | null;
  is_open: boolean;
  seat: number | null;
  events: Array<unknown>;
  view: Record<string, unknown>;
  asked: Array<number>;
  outlook: unknown;
}

/** Decide for an own seat, having seen the table at this version; then go on at once, all of it or nothing. */
export interface Move {
  type?: "Move";
  action: unknown;
  version: number;
  seat?: number | null;
  then?: Array<unknown>;
}

/** The games and bots of this server; the bots from easy to strong. */
export interface Offered {
  games: Array<GameTold>;
  bots: Array<string>;
}

/** Words: a key of the catalogue and what stands in its places. */
export interface Phrase {
  key: string;
  parameters?: Record<string, number | string>;
}

/** A list, numbered or not. */
export interface Points {
  type: "Points";
  lines: Array<Array<Run>>;
  is_numbered: boolean;
}

/** An answer that is a refusal. */
export interface Problem {
  error: string;
  reason: Why;
}

/** A finished game was played again: each draw is what the seed gives, and the seed is the one committed to. */
export interface Proof {
  commitment: string;
  seed: string;
  draws: number;
  taken_over: number;
}

/** What a viewer can see coming: the outlook of the game, and what surely follows from each option, in their order. An option goes on when the next decision is the viewer's own and nothing comes to light before it. */
export interface Prospect {
  version: number;
  viewer: number | null;
  outlook: unknown;
  foreseen: Array<Array<unknown>>;
  goes_on: Array<boolean>;
}

/** Ask what an own seat could do after these decisions; nothing is done. */
export interface Rehearse {
  after: Array<unknown>;
  seat?: number | null;
}

/** The same from a moment that has not come yet, with the view and the options of that moment. */
export interface Rehearsed {
  version: number;
  viewer: number | null;
  outlook: unknown;
  foreseen: Array<Array<unknown>>;
  goes_on: Array<boolean>;
  view: Record<string, unknown>;
  options: Array<unknown>;
}

/** Be back at all own seats. */
export interface Return {
  type?: "Return";
}

/** One rule, or a part without a number of a page that states no rule. */
export interface RulePage {
  number: string;
  title: string;
  blocks: Array<Text | Points | Grid | Drawing>;
}

/** The rules that hold in one game; what is not translated is told in English. */
export interface Rulebook {
  game: string;
  language: string;
  chapters: Array<ChapterPage>;
}

/** Some words; they may name a rule, or lead to a chapter. */
export interface Run {
  text: string;
  rule?: string;
  chapter?: string;
}

/** Say something to everybody at the table. */
export interface Say {
  type?: "Say";
  text: string;
}

/** Let a bot sit down. */
export interface SeatBot {
  type?: "SeatBot";
  seat: number;
  bot: string;
}

/** Who sat there: a name, and `human` or the id of a bot. */
export interface SeatRecord {
  type: "SeatRecord";
  name: string;
  player?: string;
}

/** A seat as everybody sees it. */
export interface SeatSeen {
  name: string;
  kind: string;
  bot?: string;
  is_away?: boolean;
  is_host?: boolean;
}

/** A command by a socket, with the sender's own id for it: under the same one it is carried out once. */
export interface Sent {
  command: Sit | Stand | SeatBot | Start | Move | Undo | AnswerUndo | Say | Leave | Return | Close;
  key?: string;
}

/** Something that a table may choose. */
export interface SettingTold {
  name: string;
  rule: string;
  default: boolean | number | string;
  choices: Array<boolean | number | string>;
  seats: Array<number>;
  choices_by_seats?: Record<string, Array<boolean | number | string>>;
  least?: number | null;
  most?: number | null;
}

/** What the browser's authenticator answered to a ceremony. */
export interface Signed {
  ceremony: string;
  credential: Record<string, unknown>;
}

/** Take a free seat under a name; one person may take several. */
export interface Sit {
  type?: "Sit";
  seat: number;
  name: string;
}

/** Free a seat before the game begins: the own one, or as the host any. */
export interface Stand {
  type?: "Stand";
  seat: number;
}

/** Begin; free seats go to this bot, if one is named. */
export interface Start {
  type?: "Start";
  fill?: string;
}

/** A step on the timeline: who decided (nobody: chance), the turn it belongs to, and the kinds of its events. */
export interface StepMark {
  seat: number | null;
  turn: number;
  events: Array<string>;
}

/** A step as the viewer sees it: the seat that decided, or None for chance, and what happened. */
export interface StepSeen {
  seat: number | null;
  events: Array<unknown>;
}

/** All that happened in a game, to be told in words. */
export interface Story {
  viewer: number | null;
  is_open: boolean;
  steps: Array<StepSeen>;
}

/** Tables, the one that changed last first. */
export interface TableList {
  tables: Array<TableListed>;
}

/** A table in a list: its title holds seats, names, options, whose turn it is and who has won; own: your seats. Version and time are those of the last change that a list shows, which talk is not. */
export interface TableListed {
  id: string;
  version: number;
  created: number;
  updated: number;
  game: string;
  status: string;
  title: Record<string, unknown>;
  own?: Array<number>;
}

/** A table that somebody opened or is sent to. */
export interface TableNamed {
  table: string;
}

/** Take links back, all or those of one kind. */
export interface TakeLinks {
  kind?: string | null;
}

/** Something was said, and nothing else has happened: for sockets that want to be told of it alone. */
export interface Talk {
  version: number;
  talk: Array<Line>;
}

/** A paragraph. */
export interface Text {
  type: "Text";
  line: Array<Run>;
}

/** All steps of a game in short. */
export interface Timeline {
  viewer: number | null;
  is_open: boolean;
  steps: Array<StepMark>;
}

/** Ask whether an own seat may do this now, or after decisions that are only tried out. */
export interface Try {
  action: unknown;
  seat?: number | null;
  after?: Array<unknown>;
}

/** Each seat's chance to win when a turn begins, after so many steps; the last one is the end. */
export interface TurnChances {
  step: number;
  turn: number;
  chances: Array<number>;
}

/** Go back to the point before a step, or to the last own decision. */
export interface Undo {
  type?: "Undo";
  to?: number | null;
  seat?: number | null;
}

/** A question whether a seat may go back to the point before a step. */
export interface UndoSeen {
  seat: number;
  to: number;
  agreed: number;
}

/** A seat took back the steps from `to` up to, not including, `end`. */
export interface Undone {
  type: "Undone";
  seat: number;
  end: number;
  to: number;
}

/** Nobody is hurried. */
export interface Untimed {
  kind: "none";
}

/** Everything a viewer needs to go on from an earlier version. */
export interface Update {
  version: number;
  viewer: number | null;
  status: string;
  game: string;
  rules: string;
  rules_before: string;
  setup: Record<string, boolean | number | string>;
  clock: Untimed | Live | Daily;
  commitment: string;
  seats: Array<SeatSeen>;
  first_step: number;
  steps: Array<StepSeen>;
  view: Record<string, unknown> | null;
  asked: Array<number>;
  question: number | null;
  options: Array<unknown>;
  clocks: Array<ClockSeen>;
  free_undo: number | null;
  undo: UndoSeen | null;
  chat: Array<Line>;
  ended: Ended | null;
  rematch: string;
}

/** The token of a link that signs somebody in. */
export interface UseLink {
  token: string;
}

/** Why something is not allowed, or nothing when it is. */
export interface Verdict {
  reason: Why | null;
}

/** A game as one viewer saw it; what the viewer may not know is not in it. */
export interface ViewRecord {
  type: "ViewRecord";
  format: number;
  game: string;
  rules: string;
  options: Record<string, boolean | number | string>;
  seats: Array<SeatRecord>;
  commitment: string;
  viewer: number | null;
  steps: Array<StepSeen>;
  view: Record<string, unknown>;
}

/** How many people without a seat watch a table; sockets tell it whenever it changes. */
export interface Watching {
  watching: number;
}

/** Why something was refused: a key of the catalogue of words, the rule's number, and details for the words. */
export interface Why {
  key: string;
  rule?: string;
  details?: Record<string, number | string | Array<string>>;
}
