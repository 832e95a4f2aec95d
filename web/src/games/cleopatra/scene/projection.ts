// How places of the palace become points on the screen: isometric, or from above.

/** A point of the palace: columns to the right, rows to the back, height above the ground in pixels. */
export type Place = readonly [column: number, row: number, height?: number];

/** A box by its corners. */
export interface Extent {
  columns: readonly [number, number];
  rows: readonly [number, number];
  heights: readonly [number, number];
}

/** The three faces of a box that are seen. */
export interface Faces {
  top: string;
  front: string;
  right: string;
}

export interface Projection {
  kind: "isometric" | "plan";
  /** Half the width and half the depth of a square, in pixels. */
  width: number;
  depth: number;
  at(column: number, row: number, height?: number): [number, number];
}

/** Columns run to the lower right, rows to the upper right. */
export function isometric(width: number, depth: number): Projection {
  return {
    kind: "isometric",
    width,
    depth,
    at: (column, row, height = 0) => [width * (column + row), depth * (column - row) - height],
  };
}

/** Columns run to the right, rows upwards; heights do not show. */
export function plan(side: number): Projection {
  return { kind: "plan", width: side / 2, depth: side / 2, at: (column, row) => [side * column, -side * row] };
}

export const WIDE = isometric(31, 17.05);
/** Steeper, so that squares grow on a narrow screen. */
export const STEEP = isometric(31, 23.56);
export const FROM_ABOVE = plan(48);

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Places as the points of a polygon. */
export function points(projection: Projection, places: readonly Place[]): string {
  return places.map(([column, row, height]) => projection.at(column, row, height).map(rounded).join(",")).join(" ");
}

/** A line through places, as the data of a path. */
export function line(projection: Projection, places: readonly Place[]): string {
  return `M${points(projection, places).replaceAll(" ", "L")}`;
}

/** A rectangle that lies on the ground or above it. */
export function flat(
  projection: Projection,
  [left, right]: readonly [number, number],
  [front, back]: readonly [number, number],
  height = 0,
): string {
  return points(projection, [
    [left, front, height],
    [left, back, height],
    [right, back, height],
    [right, front, height],
  ]);
}

/** The three faces of a box: its top, the front to the lower left, the side to the lower right. */
export function faces(projection: Projection, { columns, rows, heights }: Extent): Faces {
  const [left, right] = columns;
  const [front, back] = rows;
  const [low, high] = heights;
  return {
    top: flat(projection, columns, rows, high),
    front: points(projection, [
      [left, front, low],
      [left, front, high],
      [right, front, high],
      [right, front, low],
    ]),
    right: points(projection, [
      [right, front, low],
      [right, front, high],
      [right, back, high],
      [right, back, low],
    ]),
  };
}

/** A transformation that lays a drawing of `size` pixels per square on the ground; `along` says where its x points. */
export function lying(
  projection: Projection,
  [column, row, height]: Place,
  along: "columns" | "rows" = "columns",
): string {
  const [x, y] = projection.at(column, row, height);
  if (projection.kind === "plan") return `translate(${x} ${y})`;
  const slope = rounded(projection.depth / projection.width);
  const matrix = along === "columns" ? `1 ${slope} -1 ${slope}` : `1 ${-slope} 1 ${slope}`;
  return `matrix(${matrix} ${rounded(x)} ${rounded(y)})`;
}
