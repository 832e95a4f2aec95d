// Finds the numbers of rules in a sentence: `[C.M1]`, `[06.K2]`, `[P.T5]`.

const RULE = /\[([0-9A-Z]{1,2}\.[A-Z]+[0-9]+[a-z]?)\]/g;

export type RulePart = { text: string; rule?: string };

/** The sentence in parts; those that are the number of a rule know it. */
export function ruleParts(text: string): RulePart[] {
  const parts: RulePart[] = [];
  let end = 0;
  for (const found of text.matchAll(RULE)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: found[0], rule: found[1] });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
