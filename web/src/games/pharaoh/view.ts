// The shapes that come over the wire for this game.
export type Figure = "archaeologist" | "helper";
export interface Photo {
  treasures: number;
  omen: "nothing" | "mummy" | "curse";
}
export interface SeatView {
  archaeologist: string | null;
  helper: string | null;
  carries: number;
  lamps: string[];
  supply: number;
  photos: Photo[];
  delivered: (number | "?")[];
}
export interface TileView {
  doors: string;
  treasures: number[];
}
export interface Score {
  seat: number;
  photos: number;
  treasures: number[];
  treasures_worth: number;
  mask: number;
  archaeologist_lost: number;
  helper_lost: number;
  points: number;
  has_both: boolean;
  last_change: number;
}
export interface Result {
  reason: string;
  scores: Score[];
  ranking: number[][];
  winners: number[];
}
export interface Task {
  type: string;
  square?: string;
}
export interface View {
  rules: { chamber: string; open_scores: boolean };
  turn: number;
  round: number;
  starter: number;
  active: number;
  actions: number;
  agenda: Task[];
  seats: SeatView[];
  start: string | null;
  tiles: Record<string, TileView | "?" | null>;
  turned: string | null;
  chambers: Record<string, string | null>;
  drawn: Photo | null;
  unseen: { tiles: Record<string, number>; photos: Photo[]; treasures: Record<string, number> };
  mask: {
    chamber: string | null;
    finder: number | null;
    owner: number | null;
    falls_at: number | null;
    ring: number | null;
  };
  result: Result | null;
}
export interface Action {
  type: string;
  figure?: Figure;
  to?: string;
  square?: string;
  doors?: string;
  treasure?: number;
  victim?: number;
}
export interface WalkAhead {
  to: string;
  way: string[];
  steps: number;
  lamps: string[];
  delivers: number;
  falls: number;
}
export interface FigureAhead {
  seat: number;
  figure: Figure;
  at: string | null;
  carries: number;
  falls: number;
  walks: WalkAhead[];
}
export interface StandingAhead {
  seat: number;
  figure: Figure;
  at: string;
  carries: number;
}
export interface Wave {
  number: number;
  squares: string[];
  figures: StandingAhead[];
  treasures: number[];
}
export interface Collapse {
  after: number;
  is_this_turn: boolean;
  turns: number;
  has_begun: boolean;
  waves: Wave[];
}
export interface Points {
  seat: number;
  photos: number;
  delivered: number;
  treasures: number | null;
  lost: number;
  points: number | null;
}
export interface Outlook {
  round: number;
  actions: number;
  most_actions: number;
  figures: FigureAhead[];
  collapse: Collapse | null;
  points: Points[];
  chamber_ways: { doors: string; squares: string[] }[];
}
