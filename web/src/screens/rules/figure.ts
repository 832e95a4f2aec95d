// Drawings of the garden, made of letters in the pages of rules, as squares; other drawings stay letters.

export type Square = {
  readonly x: number;
  readonly y: number;
  readonly kind: "plain" | "throne" | "free" | "named";
  readonly letter: string;
};
export type Label = { readonly x: number; readonly y: number; readonly text: string };
export type Figure = {
  readonly squares: readonly Square[];
  readonly labels: readonly Label[];
  readonly width: number;
  readonly height: number;
};

const PITCH = 2; // letters from one square to the next

/** A drawing as squares and labels; nothing when it is of another kind. */
export function figureOf(lines: readonly string[]): Figure | undefined {
  if (!lines.some((line) => line.includes(".")) || !lines.every((line) => /^[A-Za-z0-9.# ]*$/.test(line)))
    return undefined;
  const squares: Square[] = [];
  const labels: Label[] = [];
  for (const [y, line] of lines.entries()) {
    for (const [column, letter] of [...line].entries()) {
      const x = column / PITCH;
      if (letter === " ") continue;
      if (/[0-9a-np-z]/.test(letter)) labels.push({ x, y, text: letter });
      else squares.push({ x, y, kind: kindOf(letter), letter: /[A-Z]/.test(letter) ? letter : "" });
    }
  }
  const width = Math.max(...lines.map((line) => line.length)) / PITCH + 0.5;
  return { squares, labels, width, height: lines.length };
}

function kindOf(letter: string): Square["kind"] {
  if (letter === ".") return "plain";
  if (letter === "#") return "throne";
  return letter === "o" ? "free" : "named";
}
