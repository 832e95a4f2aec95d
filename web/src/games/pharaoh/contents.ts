// Where the things on a tile are drawn: figures in the middle, lamps in front of them, treasures at the back on the right.
import type { Place } from "./geometry";

export interface Standing extends Place {
  size: number;
}

export interface Arrangement {
  figures: Standing[];
  lamps: Standing[];
  treasures: Standing[];
}

const ONE_ROW = 2;
const TWO_ROWS = 4;
const BACK = 46;
const FRONT = 76;

/** The places of so many figures, lamps and treasures on one tile of 100. */
export function arranged(figures: number, lamps: number, treasures: number): Arrangement {
  return {
    figures: figurePlaces(figures, lamps, treasures),
    lamps: lampPlaces(figures, lamps, treasures),
    treasures: treasurePlaces(figures, treasures),
  };
}

function figurePlaces(figures: number, lamps: number, treasures: number): Standing[] {
  if (figures === 1) return [{ x: lamps === 1 && !treasures ? 60 : treasures ? 40 : 50, y: 76, size: 1 }];
  if (figures === ONE_ROW) return row(figures, lamps ? 68 : 76, 50, 42, 0.86);
  if (figures <= TWO_ROWS) {
    const behind = Math.ceil(figures / 2);
    return [...row(behind, BACK, 50, 40, 0.68), ...row(figures - behind, FRONT, 50, 40, 0.68)];
  }
  const behind = Math.ceil(figures / 2);
  return [...row(behind, BACK, 50, 24, 0.6), ...row(figures - behind, FRONT, 50, 24, 0.6)];
}

function lampPlaces(figures: number, lamps: number, treasures: number): Standing[] {
  if (!figures && !treasures && lamps === 1) return [{ x: 50, y: 64, size: 1 }];
  if (!figures && !treasures) return row(lamps, 66, 50, lamps > 2 ? 23 : 30, lamps > 2 ? 0.82 : 0.95);
  if (figures === 1 && lamps === 1 && !treasures) return [{ x: 26, y: 66, size: 0.95 }];
  return row(lamps, 96, 50, 22, 0.72);
}

function treasurePlaces(figures: number, treasures: number): Standing[] {
  if (!figures && treasures === 1) return [{ x: 62, y: 60, size: 1.05 }];
  if (!figures) return row(treasures, 58, 50, treasures > 2 ? 25 : 30, treasures > 2 ? 0.85 : 1);
  return Array.from({ length: treasures }, (_, index) => ({ x: 82 - 3 * index, y: 20 + 24 * index, size: 0.82 }));
}

function row(count: number, y: number, middle: number, gap: number, size: number): Standing[] {
  const first = middle - ((count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, index) => ({ x: first + index * gap, y, size }));
}
