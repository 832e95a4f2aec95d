// The notice of copyright inside a font. Packages of fonts do not always repeat it, and their licence asks for it.
import { brotliDecompressSync } from "node:zlib";

const HEADER = 48;
const NAME_TABLE = 5; // in the list of tables that WOFF2 numbers
const TRANSFORMED = [10, 11]; // glyf and loca; for them version 3 means as they are, for all others version 0
const OWN_TAG = 63;
const COPYRIGHT = 0;
const WINDOWS = 3;

/** The copyright of a font in WOFF2; "" when it names none. */
export function noticeIn(font: Uint8Array): string {
  const table = nameTable(font);
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const texts = view.getUint16(4);
  for (let at = 6; at < 6 + 12 * view.getUint16(2); at += 12) {
    if (view.getUint16(at) !== WINDOWS || view.getUint16(at + 6) !== COPYRIGHT) continue;
    const begin = texts + view.getUint16(at + 10);
    const text = table.subarray(begin, begin + view.getUint16(at + 8));
    return new TextDecoder("utf-16be").decode(text).replaceAll(/\s+/g, " ").trim();
  }
  return "";
}

/** The unpacked table of names. */
function nameTable(font: Uint8Array): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  if (new TextDecoder().decode(font.subarray(0, 4)) !== "wOF2") throw new Error("a font is no WOFF2");
  const { begin, length, end } = directory(font, view.getUint16(12));
  const tables = brotliDecompressSync(font.subarray(end, end + view.getUint32(20)));
  return tables.subarray(begin, begin + length);
}

/** Where the table of names lies among the unpacked ones, and where the list of tables ends in the file. */
function directory(font: Uint8Array, count: number): { begin: number; length: number; end: number } {
  let [begin, length, unpacked] = [0, 0, 0];
  let at = HEADER;
  const byte = () => font[at++] ?? 0;
  for (let index = 0; index < count; index++) {
    const flags = byte();
    const tag = flags & OWN_TAG;
    if (tag === OWN_TAG) at += 4;
    let size = packedNumber(byte);
    const isPlain = flags >> 6 === (TRANSFORMED.includes(tag) ? 3 : 0);
    if (!isPlain) size = packedNumber(byte);
    if (tag === NAME_TABLE) [begin, length] = [unpacked, size];
    unpacked += size;
  }
  return { begin, length, end: at };
}

/** A number of WOFF2: seven bits a byte, the highest bit says that more follow. */
function packedNumber(byte: () => number): number {
  let value = 0;
  for (;;) {
    const next = byte();
    value = value * 128 + (next & 127);
    if (next < 128) return value;
  }
}
