// Where places are on the screen right now.
import type { Place } from "./flights";

export interface Spot {
  element: Element;
  box: DOMRect;
  /** Whether this is the thing itself, not only something near to it. */
  isExact: boolean;
}

/** Finds places; of several equal things the last is taken first, then the one before it. */
export class Finder {
  private readonly taken = new Map<string, number>();

  constructor(private readonly root: ParentNode) {}

  find(place: Place): Spot | undefined {
    for (const [index, selector] of place.entries()) {
      const seen = [...this.root.querySelectorAll(selector)].flatMap(spotOf);
      const isExact = index === 0;
      const spot = isExact ? this.next(selector, seen) : seen[0];
      if (spot) return { ...spot, isExact };
    }
    return undefined;
  }

  private next(selector: string, seen: readonly Omit<Spot, "isExact">[]): Omit<Spot, "isExact"> | undefined {
    const taken = this.taken.get(selector) ?? 0;
    this.taken.set(selector, taken + 1);
    return seen.at(-1 - (taken % Math.max(1, seen.length)));
  }
}

/** An element and its box, if somebody can see it. */
function spotOf(element: Element): Omit<Spot, "isExact">[] {
  const box = element.getBoundingClientRect();
  const isSeen = box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  return isSeen ? [{ element, box }] : [];
}
