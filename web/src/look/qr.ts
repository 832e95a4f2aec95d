// QR codes for links: bytes, error correction M, versions 1 to 9, always the first mask. A link needs no more.

/** By version: codewords for correction in a block, codewords with data in each block, middles of alignment marks. */
const VERSIONS: readonly { correction: number; blocks: readonly number[]; marks: readonly number[] }[] = [
  { correction: 10, blocks: [16], marks: [] },
  { correction: 16, blocks: [28], marks: [6, 18] },
  { correction: 26, blocks: [44], marks: [6, 22] },
  { correction: 18, blocks: [32, 32], marks: [6, 26] },
  { correction: 24, blocks: [43, 43], marks: [6, 30] },
  { correction: 16, blocks: [27, 27, 27, 27], marks: [6, 34] },
  { correction: 18, blocks: [31, 31, 31, 31], marks: [6, 22, 38] },
  { correction: 22, blocks: [38, 38, 39, 39], marks: [6, 24, 42] },
  { correction: 22, blocks: [36, 36, 36, 37, 37], marks: [6, 26, 46] },
];
const HEADER_BITS = 12; // the mode, and the count of bytes
const FORMAT = 0b101010000010010; // correction M, mask 0, with its own correction
const VERSION_GENERATOR = 0x1f25;
const FIRST_WITH_VERSION = 7;

type Cell = boolean | undefined;

/** The squares of the code, row by row, dark ones true; none when the text is too long. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(({ blocks }) => sum(blocks) * 8 >= HEADER_BITS + bytes.length * 8) + 1;
  const shape = VERSIONS[version - 1];
  if (!shape) return undefined;
  const cells = frame(version, shape.marks);
  fill(cells, interleaved(dataOf(bytes, sum(shape.blocks)), shape.blocks, shape.correction));
  return cells.map((row) => row.map((cell) => cell === true));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Mode, count, bytes, and padding up to the room there is. */
function dataOf(bytes: Uint8Array, room: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const data = nibbles.flatMap((nibble, at) => (at % 2 ? [] : [(nibble << 4) | (nibbles[at + 1] ?? 0)]));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Blocks with their correction, taken in turns. */
function interleaved(data: readonly number[], sizes: readonly number[], correction: number): number[] {
  const starts = sizes.map((_, block) => sum(sizes.slice(0, block)));
  const blocks = sizes.map((size, block) => data.slice(starts[block], (starts[block] ?? 0) + size));
  const corrections = blocks.map((block) => remainder(block, correction));
  return [...inTurns(blocks), ...inTurns(corrections)];
}

function inTurns(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();
}

/** Reed and Solomon: what is left of the data after division by the generator of this degree. */
function remainder(data: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < degree; power++, root = times(root, 2)) {
    const shifted = [...generator, 0];
    generator = shifted.map((one, at) => one ^ times(generator[at - 1] ?? 0, root));
  }
  const rest: number[] = [...data, ...Array<number>(degree).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0;
    for (const [offset, one] of generator.entries()) rest[at + offset] = (rest[at + offset] ?? 0) ^ times(one, factor);
  }
  return rest.slice(data.length);
}

/** A product in the field of 256 elements. */
function times(first: number, second: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((second >> bit) & 1) * first;
  }
  return product;
}

/** Everything but the data: finders, timing, alignment, format and version. */
function frame(version: number, marks: readonly number[]): Cell[][] {
  const size = 17 + 4 * version;
  const cells: Cell[][] = Array.from({ length: size }, () => Array<Cell>(size).fill(undefined));
  const set = (row: number, column: number, isDark: boolean) => {
    const line = cells[row];
    if (line && column >= 0 && column < size) line[column] = isDark;
  };
  const square = (row: number, column: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let y = -radius; y <= radius; y++) {
      for (let x = -radius; x <= radius; x++) set(row + y, column + x, isDark(Math.max(Math.abs(x), Math.abs(y))));
    }
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const row of marks) {
    for (const column of marks) {
      if (!isOnFinder(row, column, size)) square(row, column, 2, (ring) => ring !== 1);
    }
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  }
  setFormat(size, set);
  if (version >= FIRST_WITH_VERSION) setVersion(version, size, set);
  return cells;
}

/** Whether a mark would lie on one of the three finders. */
function isOnFinder(row: number, column: number, size: number): boolean {
  const isNear = (at: number) => at < 9;
  const isFar = (at: number) => at > size - 10;
  return (isNear(row) && isNear(column)) || (isNear(row) && isFar(column)) || (isFar(row) && isNear(column));
}

type Set = (row: number, column: number, isDark: boolean) => void;

function setFormat(size: number, set: Set): void {
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((FORMAT >> bit) & 1) === 1;
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    set(along, 8, isDark);
    const across = bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit;
    set(8, across, isDark);
  }
  set(size - 8, 8, true);
}

function setVersion(version: number, size: number, set: Set): void {
  let rest = version << 12;
  for (let bit = 17; bit >= 12; bit--) if ((rest >> bit) & 1) rest ^= VERSION_GENERATOR << (bit - 12);
  const bits = (version << 12) | rest;
  for (let bit = 0; bit < 18; bit++) {
    const isDark = ((bits >> bit) & 1) === 1;
    const [long, short] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
    set(long, short, isDark);
    set(short, long, isDark);
  }
}

/** Lays the data in pairs of columns, up and down from the right, each bit under the mask. */
function fill(cells: Cell[][], words: readonly number[]): void {
  const size = cells.length;
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = cells[row];
        if (!line || line[column] !== undefined) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        line[column] = (bit === 1) !== ((row + column) % 2 === 0);
        at += 1;
      }
    }
  }
}
