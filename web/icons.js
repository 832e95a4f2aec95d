// Draws the icons for home screens as pictures: `node icons.js` writes them into public/. The shapes are those of icon.svg.
import { writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

const PAPER = [255, 250, 239];
const SUN = [226, 174, 51];
const HILLS = [31, 87, 164];
const SAMPLES = 4; // along each side of a pixel

/** Points of the hills on the 64 grid: two quadratic arches with a valley between. */
function hills() {
  const curve = (from, by, to) =>
    Array.from({ length: 24 }, (_, index) => {
      const t = (index + 1) / 24;
      const at = (axis) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * by[axis] + t ** 2 * to[axis];
      return [at(0), at(1)];
    });
  const arches = [
    ...curve([16, 29], [21, 22], [26, 29]),
    ...curve([26, 29], [32, 37], [38, 29]),
    ...curve([38, 29], [43, 22], [48, 29]),
  ];
  return [[4, 52], [16, 29], ...arches, [60, 52]];
}

const HILL_POINTS = hills();

function isInHills(x, y) {
  let isInside = false;
  for (const [index, [x1, y1]] of HILL_POINTS.entries()) {
    const [x2, y2] = HILL_POINTS[(index + 1) % HILL_POINTS.length];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
}

function isInCard(x, y, radius) {
  const [dx, dy] = [Math.max(radius - x, x - 64 + radius, 0), Math.max(radius - y, y - 64 + radius, 0)];
  return dx * dx + dy * dy <= radius * radius;
}

/** The colour at a point of the 64 grid, with its opacity; a shrunk sign leaves room where systems cut icons. */
function colourAt(x, y, { radius, scale }) {
  if (!isInCard(x, y, radius)) return [0, 0, 0, 0];
  const [sx, sy] = [(x - 32) / scale + 32, (y - 32) / scale + 32];
  if (isInHills(sx, sy)) return [...HILLS, 1];
  if ((sx - 32) ** 2 + (sy - 25) ** 2 <= 169) return [...SUN, 1];
  return [...PAPER, 1];
}

function pixel(column, row, size, shape) {
  const sum = [0, 0, 0, 0];
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
    const x = ((column + ((sample % SAMPLES) + 0.5) / SAMPLES) * 64) / size;
    const y = ((row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) * 64) / size;
    const [red, green, blue, opacity] = colourAt(x, y, shape);
    for (const [part, value] of [red, green, blue].entries()) sum[part] += value * opacity;
    sum[3] += opacity;
  }
  const [opacity, all] = [sum[3], SAMPLES * SAMPLES];
  return opacity
    ? [...sum.slice(0, 3).map((one) => Math.round(one / opacity)), Math.round((255 * opacity) / all)]
    : [0, 0, 0, 0];
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function png(size, shape) {
  const rows = Array.from({ length: size }, (_, row) => [
    0,
    ...Array.from({ length: size }, (_, column) => pixel(column, row, size, shape)).flat(),
  ]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits, with opacity
  const data = deflateSync(Buffer.from(rows.flat()), { level: 9 });
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

const ROUNDED = { radius: 14, scale: 1 };
const FULL = { radius: 0, scale: 0.74 };
for (const [name, size, shape] of [
  ["icon-192", 192, ROUNDED],
  ["icon-512", 512, ROUNDED],
  ["icon-maskable-512", 512, FULL],
  ["apple-touch-icon", 180, { radius: 0, scale: 0.86 }],
]) {
  writeFileSync(new URL(`public/${name}.png`, import.meta.url), png(size, shape));
}
