// The outlines of a tile seen from above, on a square of 100: floors, walls in the light, dark faces under them.

/** From where to where a corridor runs across its tile, and how deep the face of a northern wall is. */
export const LANE = { left: 27.5, right: 72.5, top: 29, bottom: 73, face: 13.5 };
export const ROOM = { left: 18, right: 82, top: 20.5, bottom: 82, face: 9 };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Span {
  from: number;
  to: number;
}

function box(left: number, top: number, right: number, bottom: number): Box {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The floor of a tile: its middle and an arm towards each door. */
export function floors(doors: string): Box[] {
  const parts = [box(LANE.left, LANE.top, LANE.right, LANE.bottom)];
  if (doors.includes("n")) parts.push(box(LANE.left, 0, LANE.right, LANE.top + 1));
  if (doors.includes("s")) parts.push(box(LANE.left, LANE.bottom - 1, LANE.right, 100));
  if (doors.includes("w")) parts.push(box(0, LANE.top, LANE.left + 1, LANE.bottom));
  if (doors.includes("e")) parts.push(box(LANE.right - 1, LANE.top, 100, LANE.bottom));
  return parts;
}

/** The dark faces of the northern walls of a corridor. */
export function faces(doors: string): Box[] {
  const spans: Span[] = [];
  if (doors.includes("w")) spans.push({ from: 0, to: LANE.left });
  if (!doors.includes("n")) spans.push({ from: LANE.left, to: LANE.right });
  if (doors.includes("e")) spans.push({ from: LANE.right, to: 100 });
  return joined(spans).map((span) => box(span.from, LANE.top, span.to, LANE.top + LANE.face));
}

/** The dark faces of the northern walls of a chamber: in its room, and in its arms to the sides. */
export function roomFaces(doors: string): Box[] {
  const back: Span[] = doors.includes("n")
    ? [
        { from: ROOM.left, to: LANE.left },
        { from: LANE.right, to: ROOM.right },
      ]
    : [{ from: ROOM.left, to: ROOM.right }];
  const found = back.map((span) => box(span.from, ROOM.top, span.to, ROOM.top + ROOM.face));
  if (doors.includes("w")) found.push(box(0, LANE.top, ROOM.left, LANE.top + LANE.face - 3));
  if (doors.includes("e")) found.push(box(ROOM.right, LANE.top, 100, LANE.top + LANE.face - 3));
  return found;
}

/** The shadows that walls on the left throw on the floor beside them. */
export function shades(doors: string): Box[] {
  const width = 3.5;
  const found: Box[] = [];
  if (doors.includes("n")) found.push(box(LANE.left, 0, LANE.left + width, LANE.top));
  if (doors.includes("s")) found.push(box(LANE.left, LANE.bottom, LANE.left + width, 100));
  if (!doors.includes("w")) {
    const top = doors.includes("n") ? LANE.top : LANE.top + LANE.face;
    found.push(box(LANE.left, top, LANE.left + width, LANE.bottom));
  }
  return found;
}

/** The front edges of the tile's thickness, where no door is. */
export function edges(doors: string): Box[] {
  const spans: Span[] = doors.includes("s")
    ? [
        { from: 0, to: LANE.left },
        { from: LANE.right, to: 100 },
      ]
    : [{ from: 0, to: 100 }];
  return spans.map((span) => box(span.from, 96, span.to, 100));
}

function joined(spans: Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (last && last.to === span.from) last.to = span.to;
    else found.push({ ...span });
  }
  return found;
}

/** Lighter stones in the corners of the walls. */
export const BRICKS: readonly Box[] = [
  box(3.5, 4, 25, 13),
  box(3.5, 16.5, 16, 24.5),
  box(75, 4, 96.5, 13),
  box(84, 16.5, 96.5, 24.5),
  box(3.5, 76, 25, 84),
  box(3.5, 86.5, 16, 94),
  box(75, 76, 96.5, 84),
  box(84, 86.5, 96.5, 94),
];

/** The joints of the floor's slabs. */
export function seams(doors: string): string {
  const lines = [
    `M${LANE.left} 58H${LANE.right}`,
    doors.includes("n") ? "M50 29V58" : "M50 46V58",
    "M38 58V73",
    "M62 58V73",
  ];
  if (doors.includes("n")) lines.push(`M${LANE.left} 18H${LANE.right}`, "M50 0V18");
  if (doors.includes("s")) lines.push(`M${LANE.left} 76H${LANE.right}`, "M50 76V100");
  if (doors.includes("w")) lines.push("M0 58H27", "M13 43V58", "M19 58V73");
  if (doors.includes("e")) lines.push("M73 58H100", "M87 43V58", "M81 58V73");
  return lines.join("");
}

/** The crack lines of a tile that falls next. */
export const CRACKS = "M88 6 73 18l8 7M13 22l14 5-4 12 12 5M74 58l10 6-3 11 11 5";
