// The ground that a piece takes up.
import { flat, type Projection } from "./projection";
import { DOOR_ROW, DOORS, spotPlace, wallRun } from "./spots";

/** The area of a spot on the ground, as the points of a polygon. */
export function spotArea(projection: Projection, piece: string, spot: number): string {
  if (piece === "wall") {
    const { columns, rows } = wallRun(spot + 1).extent(0.3, [0, 0]);
    return flat(projection, [columns[0], columns[1]], [rows[0] + 0.1, rows[1] - 0.1]);
  }
  if (piece === "door") return flat(projection, DOORS[spot] ?? [4, 5], [DOOR_ROW - 0.2, DOOR_ROW + 0.2]);
  const [column, row, height] = spotPlace(piece, spot);
  const half = piece === "throne" ? 0.9 : 0.42;
  return flat(projection, [column - half, column + half], [row - half, row + half], height);
}
