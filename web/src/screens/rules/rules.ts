// The numbered rules as a reader uses them: searched by words, found by number, and named in sentences.
import type { ChapterPage, Rulebook, RulePage } from "../../protocol/messages";

export type Block = RulePage["blocks"][number];
export type Run = Extract<Block, { type: "Text" }>["line"][number];

/**
 * The chapters with the rules in which every word of a search occurs; a search for nothing finds everything.
 * A chapter without numbered rules is found as a whole.
 */
export function search(book: Rulebook, wanted: string): ChapterPage[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...book.chapters];
  const has = (text: string) => words.every((word) => text.includes(word));
  return book.chapters
    .map((chapter) => {
      if (has(plain(chapter.title)) || (isUnnumbered(chapter) && has(wordsOfPage(chapter)))) return chapter;
      const rules = isUnnumbered(chapter) ? [] : chapter.rules.filter((rule) => has(wordsOf(rule)));
      return { ...chapter, introduction: [], rules };
    })
    .filter((chapter) => chapter.rules.length || chapter.introduction.length);
}

/** How many numbered rules there are in some chapters. */
export function count(chapters: readonly ChapterPage[]): number {
  return chapters.reduce((sum, chapter) => sum + chapter.rules.filter(({ number }) => number).length, 0);
}

function isUnnumbered(chapter: ChapterPage): boolean {
  return !chapter.rules.some(({ number }) => number);
}

function wordsOfPage(chapter: ChapterPage): string {
  return plain([...chapter.introduction.flatMap(linesOf), ...chapter.rules.map(wordsOf)].join(" "));
}

/** The number of a rule in an address such as `#C.M1`. */
export function numberIn(hash: string): string {
  return decodeURIComponent(hash.replace(/^#/, ""));
}

/** Everything that a rule says, to be searched. */
export function wordsOf(rule: RulePage): string {
  return plain([rule.number, rule.title, ...rule.blocks.flatMap(linesOf)].join(" "));
}

function linesOf(block: Block): string[] {
  const said = (line: readonly Run[]) => line.map(({ text }) => text).join("");
  if (block.type === "Text") return [said(block.line)];
  if (block.type === "Points") return block.lines.map(said);
  if (block.type === "Grid") return [...block.head, ...block.rows.flat()].map(said);
  return [];
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
