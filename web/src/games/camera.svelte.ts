// How a board is looked at: as a whole or nearer, and which part of it. Dragging, two fingers, the wheel and keys move it.

const NEAREST = 3;
const CLOSER = 1.5;
const PUSH = 80;

export type Point = { readonly x: number; readonly y: number };
/** Where the board lies as a whole, in pixels of the window. */
export type Room = Point & { readonly width: number; readonly height: number };

export class Camera {
  scale = $state(1);
  /** How far the middle of the board is pushed, in pixels. */
  x = $state(0);
  y = $state(0);

  constructor(private readonly room: () => Room) {}

  /** Whether the board is seen as a whole. */
  get isFit(): boolean {
    return this.scale === 1;
  }

  /** The board as a whole again. */
  fit(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Comes closer by a factor; what lies at a point of the window stays there. */
  zoom(factor: number, at: Point = this.middle): void {
    const scale = within(this.scale * factor, 1, NEAREST);
    const { x, y } = this.middle;
    const grown = scale / this.scale;
    this.x = at.x - x - (at.x - x - this.x) * grown;
    this.y = at.y - y - (at.y - y - this.y) * grown;
    this.scale = scale;
    this.pan(0, 0);
  }

  /** Moves the board by so many pixels, as far as something of it stays in the middle. */
  pan(across: number, down: number): void {
    const { width, height } = this.room();
    const beyond = (this.scale - 1) / 2;
    this.x = within(this.x + across, -width * beyond, width * beyond);
    this.y = within(this.y + down, -height * beyond, height * beyond);
  }

  /** What keys do. */
  get keys(): Record<string, () => void> {
    return {
      "+": () => this.zoom(CLOSER),
      "-": () => this.zoom(1 / CLOSER),
      "0": () => this.fit(),
      Z: () => (this.isFit ? this.zoom(CLOSER) : this.fit()),
      "Ctrl+ArrowLeft": () => this.pan(PUSH, 0),
      "Ctrl+ArrowRight": () => this.pan(-PUSH, 0),
      "Ctrl+ArrowUp": () => this.pan(0, PUSH),
      "Ctrl+ArrowDown": () => this.pan(0, -PUSH),
    };
  }

  private get middle(): Point {
    const { x, y, width, height } = this.room();
    return { x: x + width / 2, y: y + height / 2 };
  }
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
