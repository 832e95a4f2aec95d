// Names for whatever a game tells, made from its type and fields alone.
import type { Told } from "../client";

/** Something the server told, in plain words: `TakeStall, stall 2`. */
export function plainName({ type, ...fields }: Told): string {
  const name = type.replace(/(?<!^)([A-Z])/g, " $1").toLowerCase();
  const details = Object.entries(fields).map(([field, value]) => `${field} ${plainValue(value)}`);
  return [name, ...details].join(", ");
}

function plainValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
