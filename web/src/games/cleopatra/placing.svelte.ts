// A mosaic on its way into the garden: where it hovers, how it lies, and whether it may stay there.
import type { Told } from "../client";
import {
  type Cell,
  cell,
  covered,
  flipped,
  isPalm,
  key,
  pushed,
  SIDE,
  shapeOf,
  squareAt,
  turnedLeft,
  turnedRight,
} from "./geometry";
import type { Ghost } from "./scene/placing";
import type { Laying } from "./view";

type Turn = "left" | "right" | "flip";
const TURNS: Record<Turn, (shape: readonly Cell[]) => Cell[]> = { left: turnedLeft, right: turnedRight, flip: flipped };

const named = (squares: readonly string[]) => [...squares].sort().join(" ");

export class MosaicPlacing {
  shape = $state.raw<readonly Cell[]>([]);
  corner = $state.raw<Cell>([3, 2]);
  private layings = $state.raw<readonly Laying[]>([]);
  private readonly legal: ReadonlyMap<string, Told>;
  private hasMoved = false;

  constructor(
    readonly mosaic: string,
    options: readonly Told[],
  ) {
    this.legal = new Map(options.map((option) => [named(option.squares as string[]), option]));
    this.shape = shapeOf(mosaic);
    this.lie(options[0]?.squares as string[] | undefined);
  }

  /** What every place would bring; until somebody has moved it, the mosaic hovers over the best one. */
  know(layings: readonly Laying[]): void {
    this.layings = [...layings].sort((one, other) => other.reward - one.reward);
    if (!this.hasMoved) this.lie(this.layings[0]?.squares);
  }

  get cells(): Cell[] {
    const [column, row] = this.corner;
    return this.shape.map(([x, y]): Cell => [column + x, row + y]);
  }

  get squares(): string[] {
    return covered(this.shape, this.corner);
  }

  /** The option of this place, if it may stay here. */
  get option(): Told | undefined {
    return this.legal.get(named(this.squares));
  }

  get laying(): Laying | undefined {
    const place = named(this.squares);
    return this.option && this.layings.find((laying) => named(laying.squares) === place);
  }

  get places(): number {
    return this.legal.size;
  }

  /** The squares that some place covers, lying this way round. */
  get reachable(): ReadonlySet<string> {
    const lying = key(this.shape);
    const same = [...this.legal.values()].map((option) => option.squares as string[]);
    return new Set(same.filter((squares) => key(pushed(squares.map(cell))) === lying).flat());
  }

  get ghost(): Ghost {
    const { mosaic, cells, option, laying } = this;
    const palms = cells.filter((one) => isPalm(squareAt(one) ?? ""));
    return {
      mosaic,
      cells,
      isLegal: option !== undefined,
      palms,
      sanctuaries: laying?.sanctuaries ?? [],
      reachable: this.reachable,
    };
  }

  turn(way: Turn): void {
    const [column, row] = this.middle;
    this.hasMoved = true;
    this.shape = TURNS[way](this.shape);
    this.over([column, row]);
  }

  move([columns, rows]: Cell): void {
    this.hasMoved = true;
    this.place([this.corner[0] + columns, this.corner[1] + rows]);
  }

  /** Hovers with its middle over a square. */
  hover(square: string): void {
    this.hasMoved = true;
    this.over(cell(square));
  }

  /** Hovers over the next place where it may stay, the best first. */
  next(): void {
    this.hasMoved = true;
    const places = this.layings.length
      ? this.layings.map((laying) => laying.squares)
      : [...this.legal.values()].map((option) => option.squares as string[]);
    const at = places.findIndex((squares) => named(squares) === named(this.squares));
    this.lie(places[(at + 1) % places.length]);
  }

  private get middle(): Cell {
    const [column, row] = this.corner;
    const [x, y] = this.heart;
    return [column + x, row + y];
  }

  /** The cell of the shape that is nearest to its middle. */
  private get heart(): Cell {
    const across = this.shape.reduce((sum, [x]) => sum + x, 0) / this.shape.length;
    const deep = this.shape.reduce((sum, [, y]) => sum + y, 0) / this.shape.length;
    const distance = ([x, y]: Cell) => (x - across) ** 2 + (y - deep) ** 2;
    return [...this.shape].sort((one, other) => distance(one) - distance(other))[0] ?? [0, 0];
  }

  private over([column, row]: Cell): void {
    const [x, y] = this.heart;
    this.place([column - x, row - y]);
  }

  /** Puts the corner there, or as near as the garden allows. */
  private place([column, row]: Cell): void {
    const across = Math.max(...this.shape.map(([x]) => x));
    const deep = Math.max(...this.shape.map(([, y]) => y));
    this.corner = [within(column, SIDE - 1 - across), within(row, SIDE - 1 - deep)];
  }

  private lie(squares: readonly string[] | undefined): void {
    if (!squares) return;
    const cells = squares.map(cell);
    this.shape = pushed(cells);
    this.corner = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  }
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
