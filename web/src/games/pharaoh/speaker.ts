// Words with the names of those who sit at the table, told to one of them or to a spectator.
import type { Parameter, Words } from "../../words/words";
import type { Seats } from "../client";

const CORRIDORS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"; // a tile as a line, by its doors
const DOORS = "nesw";
const MARKS = "●▲■◆"; // the outlines of the seats' marks
export const MASK_WORTH = 5;

export class Speaker {
  constructor(
    readonly words: Words,
    readonly seats: Seats,
  ) {}

  /** Who did something. */
  player(seat: number): string {
    return seat === this.seats.viewer ? this.words.say("ui.you") : this.name(seat);
  }

  /** To whom something went. */
  other(seat: number): string {
    return seat === this.seats.viewer ? this.words.say("ui.you_object") : this.name(seat);
  }

  /** From whom something came; German has a case of its own for it. */
  giver(seat: number): string {
    return seat === this.seats.viewer ? this.words.say("ui.you_dative") : this.name(seat);
  }

  /** A seat by its name, with its mark where others have the same name. */
  name(seat: number): string {
    const name = this.seats.names[seat] ?? "?";
    const isShared = this.seats.names.filter((other) => other === name).length > 1;
    return isShared ? `${name} ${MARKS.charAt(seat)}` : name;
  }

  /** Whose something is, for messages that say it of the viewer in another way. */
  owner(seat: number): { player: string; own: string } {
    return { player: this.name(seat), own: seat === this.seats.viewer ? "yes" : "no" };
  }

  /** A list in words: commas, and a word before the last. */
  both(texts: readonly string[]): string {
    const last = texts.at(-1);
    if (last === undefined || texts.length < 2) return texts.join("");
    return this.words.say("ui.and", { first: texts.slice(0, -1).join(", "), last });
  }

  /** A figure and whose it is. */
  figureOf(seat: number, figure: string): string {
    return this.words.say("ui.figure_of", { figure, ...this.owner(seat) });
  }

  /** A treasure by its worth. */
  treasure(worth: number): string {
    return this.words.say("ui.treasure", { worth });
  }

  /** Treasures as a list. */
  treasures(worths: readonly number[]): string {
    return this.both(worths.map((worth) => this.treasure(worth)));
  }

  /** A tile by its shape or, for a chamber, by its name. */
  tile(name: string): string {
    return this.words.sayAny(`tile.${name}`);
  }
}

/** A tile with these doors in one sign. */
export function picture(doors: string): string {
  const bits = [...doors].reduce((sum, door) => sum + 2 ** DOORS.indexOf(door), 0);
  return CORRIDORS.charAt(bits);
}

/** A number with a proper minus. */
export function number(value: number): string {
  return String(value).replace("-", "−");
}

/** A field of something told that is a number. */
export function numberIn(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/** A field of something told that is a list of texts. */
export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

export type Said = Record<string, Parameter>;
