// What somebody wishes to play: the game, who sits where, its settings, its clock, and who may come.
import type { Create, GameTold, SettingTold } from "../../protocol/messages";
import { type Chosen, differing, isPossible, type Value } from "../../tableSettings";

export type Level = "gentle" | "mixed" | "strong";
export type Sitter = "me" | "free" | string; // else the id of a bot
export type ClockWish = "none" | "live" | "days";

export const LEVELS: readonly Level[] = ["gentle", "mixed", "strong"];
export const CLOCKS: readonly ClockWish[] = ["none", "live", "days"];
const MIXED = [0, 1, 2, 1];
const NOT_A_CHARACTER = "random";

export class Wish {
  game = $state.raw<GameTold>();
  opponents = $state(3);
  level = $state<Level>("mixed");
  options = $state.raw<Readonly<Record<string, Value>>>({});
  clock = $state<ClockWish>("none");
  minutes = $state(15);
  days = $state(1);
  isOpen = $state(false);
  /** Who sits where, if somebody has chosen that seat by seat. */
  sitters = $state.raw<readonly Sitter[]>();

  private bots = $state.raw<readonly string[]>([]);

  /** The bots of the server, from easy to strong. */
  know(bots: readonly string[]): void {
    this.bots = bots.filter((bot) => bot !== NOT_A_CHARACTER);
  }

  get characters(): readonly string[] {
    return this.bots;
  }

  choose(game: GameTold): void {
    this.game = game;
    this.opponents = Math.min(Math.max(this.opponents, least(game) - 1), most(game) - 1);
    this.options = {};
    this.sitters = undefined;
  }

  /** How many opponents the game allows. */
  get opponentChoices(): readonly number[] {
    return (this.game?.seats ?? []).map((seats) => seats - 1).filter((opponents) => opponents > 0);
  }

  get seats(): number {
    return this.opponents + 1;
  }

  seatFor(opponents: number): void {
    this.opponents = opponents;
    this.sitters = undefined;
  }

  /** Who sits where when it is played at once: this person first, then bots of the chosen level. */
  get against(): readonly Sitter[] {
    const bots = Array.from({ length: this.opponents }, (_, at) => this.bot(at));
    return this.sitters ?? ["me", ...bots];
  }

  /** The settings that are there for this number of seats. */
  get settings(): readonly SettingTold[] {
    return (this.game?.settings ?? []).filter((setting) => setting.seats.includes(this.seats));
  }

  valueOf(setting: SettingTold): Value {
    return this.allowed()[setting.name] ?? setting.default;
  }

  /** The settings that differ from their defaults. */
  get differing(): readonly Chosen[] {
    return differing(this.game, this.allowed());
  }

  set(setting: SettingTold, value: Value): void {
    const { [setting.name]: _, ...others } = this.options;
    this.options = value === setting.default ? others : { ...others, [setting.name]: value };
  }

  sit(seat: number, sitter: Sitter): void {
    this.sitters = this.against.map((one, at) => (at === seat ? sitter : one));
  }

  /** The table to open with these at its seats. */
  table(sitters: readonly Sitter[]): Create {
    const bots = sitters.flatMap((sitter, seat) =>
      sitter === "me" || sitter === "free" ? [] : [[String(seat), sitter]],
    );
    return {
      game: this.game?.name ?? "",
      seats: sitters.length,
      options: this.allowed(),
      bots: Object.fromEntries(bots),
      sits: sitters.flatMap((sitter, seat) => (sitter === "me" ? [seat] : [])),
      is_open: this.isOpen,
      starts_when_full: true,
      clock: this.clockSetting(),
    };
  }

  /** What was chosen and is possible with so many seats; the rest is kept for when it is possible again. */
  private allowed(): Record<string, Value> {
    const possible = this.settings.filter((setting) => {
      const value = this.options[setting.name];
      return value !== undefined && isPossible(setting, this.seats, value);
    });
    return Object.fromEntries(possible.map(({ name }) => [name, this.options[name] ?? ""]));
  }

  private clockSetting(): Create["clock"] {
    if (this.clock === "live") return { kind: "live", seconds: 30, bank: this.minutes * 60 };
    if (this.clock === "days") return { kind: "days", days: this.days, offset: -new Date().getTimezoneOffset() };
    return { kind: "none" };
  }

  private bot(at: number): string {
    const places = { gentle: 0, mixed: MIXED[at % MIXED.length] ?? 0, strong: this.bots.length - 1 };
    return this.bots[Math.min(places[this.level], this.bots.length - 1)] ?? "";
  }
}

const least = (game: GameTold) => Math.min(...game.seats);
const most = (game: GameTold) => Math.max(...game.seats);
