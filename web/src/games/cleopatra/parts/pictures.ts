// What is drawn beside an option.
import type { Told } from "../../client";

const GLYPHS: Record<string, string> = {
  GiveTalents: "coin",
  KeepAll: "amulet",
  PlayBeggar: "beggar",
  PlayCourtesan: "courtesan",
  PlayEnvoy: "envoy",
  PlayVizier: "vizier",
  PlaySmuggler: "smuggler",
  TurnDie: "scribe",
  ClaimSanctuary: "statue",
  ClaimNoMore: "palm",
};

/** The cards that an option names. */
export function cardsOf(option: Told): readonly string[] {
  if (typeof option.card === "string") return [option.card];
  if (option.type === "Offer") return Array.from({ length: Number(option.number) }, () => String(option.kind));
  return [];
}

export function glyphOf(option: Told): string | undefined {
  return option.type === "CallWorshipper" ? `worshipper-${option.worshipper}` : GLYPHS[option.type];
}
