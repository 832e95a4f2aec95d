// Plays sounds by Web Audio. Nothing exists before the first one, and nothing runs between two.
import { type Grain, SOUNDS, type Sound } from "./sounds";

const NOISE_SECONDS = 1.5;
const ATTACK = 0.004;
const SILENCE = 0.0001;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays a sound at a volume from 0 to 1. Browsers that allow none before the first click stay silent till then. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0 || typeof AudioContext === "undefined") return;
  if (!context && !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume().catch(() => {});
  if (context.state === "suspended" && !navigator.userActivation?.hasBeenActive) return;
  for (const grain of SOUNDS[sound]) sounding(context, grain, volume);
}

function sounding(audio: AudioContext, grain: Grain, volume: number): void {
  const start = audio.currentTime + 0.01 + grain.at;
  const end = start + grain.lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(grain.gain * volume, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(audio.destination);
  const source = grain.wave ? swinging(audio, grain, start, end) : rustling(audio, grain, start, end, gain);
  if (grain.wave) source.connect(gain);
  source.start(start);
  source.stop(end + 0.02);
}

function swinging(audio: AudioContext, grain: Grain, start: number, end: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = grain.wave ?? "sine";
  glide(source.frequency, grain, start, end);
  return source;
}

function rustling(audio: AudioContext, grain: Grain, start: number, end: number, out: GainNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = grain.narrow ?? 1;
  glide(filter.frequency, grain, start, end);
  source.connect(filter).connect(out);
  return source;
}

function glide(parameter: AudioParam, grain: Grain, start: number, end: number): void {
  parameter.setValueAtTime(grain.pitch, start);
  if (grain.to) parameter.exponentialRampToValueAtTime(grain.to, end);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
