// What decided between those with as many points, in words.
import type { Speaker } from "./speaker";
import type { Result } from "./view";

/** Why a seat is ahead of the next ones with as many points, or shares its place; nothing without such. */
export function decisive(speaker: Speaker, { ranking, scores }: Result, seat: number): string {
  const own = scores[seat];
  const place = ranking.findIndex((equals) => equals.includes(seat));
  const behind = (ranking[place + 1] ?? []).filter((other) => scores[other]?.points === own?.points);
  const first = behind[0];
  if (first !== undefined) {
    const players = speaker.both(behind.map((other) => speaker.name(other)));
    return speaker.words.say("ui.ahead", { players, by: own?.has_both === scores[first]?.has_both ? "first" : "both" });
  }
  return (ranking[place]?.length ?? 0) > 1 ? speaker.words.say("ui.shared") : "";
}
