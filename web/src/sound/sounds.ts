// What everything sounds like: short, dry, of wood, stone and bone. A sound is a few grains of noise and tone, made when it is played.

export type Grain = {
  /** When it begins and how long it rings, in seconds. */
  at: number;
  lasts: number;
  gain: number;
  /** The pitch in hertz; of noise, where its filter lies. It may glide. */
  pitch: number;
  to?: number;
  /** How it swings; noise has none. */
  wave?: OscillatorType;
  /** How narrow noise is filtered. */
  narrow?: number;
};

const click = (at: number, pitch: number, gain = 0.3): Grain => ({ at, lasts: 0.05, gain, pitch, narrow: 6 });
const hiss = (at: number, lasts: number, pitch: number, to: number, gain = 0.2): Grain => ({
  at,
  lasts,
  gain,
  pitch,
  to,
  narrow: 0.9,
});
const tone = (at: number, lasts: number, pitch: number, gain = 0.2, wave: OscillatorType = "sine"): Grain => ({
  at,
  lasts,
  gain,
  pitch,
  wave,
});
const shake = (at: number): Grain[] => [0, 0.035, 0.07].map((late) => ({ ...click(at + late, 5200, 0.22), narrow: 3 }));

export const SOUNDS = {
  /** Two shakes of a sistrum. */
  turn: [...shake(0), ...shake(0.22), tone(0.22, 0.5, 1318, 0.05)],
  tick: [click(0, 1500, 0.16)],
  cards: [hiss(0, 0.18, 2200, 4200, 0.16), hiss(0.09, 0.14, 2600, 5200, 0.1)],
  stone: [{ at: 0, lasts: 0.28, gain: 0.5, pitch: 120, to: 46, wave: "sine" }, click(0, 420, 0.35)],
  mosaic: [0, 0.06, 0.12, 0.18, 0.24].map((at, index) => click(at, 1700 + 230 * index, 0.26)),
  coins: [0, 0.07, 0.15].map((at, index) => tone(at, 0.22, 2100 + 330 * index, 0.07, "triangle")),
  tooth: [click(0, 900, 0.4), click(0.07, 620, 0.45)],
  harp: [tone(0, 1.1, 196, 0.18, "triangle"), tone(0.09, 1.1, 294, 0.15, "triangle")],
  bell: [tone(0, 0.6, 2637, 0.07), tone(0, 0.35, 3951, 0.03)],
  dice: [0, 0.07, 0.12, 0.2, 0.31].map((at, index) => click(at, 2300 - 210 * index, 0.34 - 0.04 * index)),
  gong: [tone(0, 2.2, 98, 0.3), tone(0, 1.6, 147, 0.12), tone(0, 1, 263, 0.06), hiss(0, 0.4, 700, 200, 0.1)],
  flint: [click(0, 3600, 0.3), hiss(0.05, 0.25, 1800, 700, 0.1)],
  breath: [hiss(0, 0.9, 300, 900, 0.22), hiss(0.5, 0.7, 700, 200, 0.16)],
  flames: [hiss(0, 0.5, 2400, 300, 0.26)],
  rumble: [
    { at: 0, lasts: 1.1, gain: 0.5, pitch: 90, to: 40, narrow: 0.7 },
    { at: 0.1, lasts: 0.9, gain: 0.3, pitch: 52, to: 34, wave: "sine" },
  ],
  wood: [click(0, 640, 0.4), tone(0, 0.09, 210, 0.2, "triangle")],
  splash: [hiss(0, 0.8, 3200, 500, 0.3), hiss(0.18, 0.6, 1400, 260, 0.2)],
  triumph: [0, 0.12, 0.24, 0.4].map((at, index) => tone(at, 1.2, [294, 370, 440, 587][index] ?? 440, 0.14, "triangle")),
} satisfies Record<string, Grain[]>;

export type Sound = keyof typeof SOUNDS;
