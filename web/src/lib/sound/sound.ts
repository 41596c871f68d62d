// Sounds synthesised from tones and noise: for turns, dice, cards, splashes and alarms.
// Nothing plays before the reader has switched sounds on. The page has one audio context, so it is module state.
import { settings } from "../settings/settings.svelte";

/** One layer of a sound: a tone that glides from one pitch to another, or noise through a filter at that pitch. */
interface Layer {
  from: number;
  to?: number;
  /** Seconds. */
  start?: number;
  length: number;
  loud?: number;
  wave?: OscillatorType | "noise";
}

export type Sound =
  "turn" | "dice" | "card" | "splash" | "alarm" | "build" | "gain" | "blow" | "reveal" | "won" | "lost";

const taps = (...starts: number[]): Layer[] =>
  starts.map((start) => ({ from: 1_900, to: 900, start, length: 0.05, loud: 0.5, wave: "noise" }));

export const SOUNDS: Record<Sound, Layer[]> = {
  turn: [
    { from: 392, length: 0.9 },
    { from: 587.33, start: 0.16, length: 1.3 },
  ],
  dice: taps(0, 0.09, 0.16, 0.26, 0.3, 0.42),
  card: [{ from: 2_600, to: 900, length: 0.14, loud: 0.35, wave: "noise" }],
  splash: [
    { from: 1_400, to: 180, length: 0.7, loud: 0.6, wave: "noise" },
    { from: 240, to: 90, start: 0.08, length: 0.4, loud: 0.6 },
  ],
  alarm: [0, 0.5, 1].map((start) => ({
    from: 311,
    to: 466,
    start,
    length: 0.45,
    loud: 0.5,
    wave: "triangle" as const,
  })),
  build: [
    { from: 150, to: 110, length: 0.35, loud: 1 },
    { from: 900, to: 500, length: 0.12, loud: 0.5, wave: "noise" },
  ],
  gain: [
    { from: 523.25, length: 0.4 },
    { from: 659.25, start: 0.09, length: 0.4 },
    { from: 783.99, start: 0.18, length: 0.7 },
  ],
  blow: [
    { from: 130, to: 55, length: 0.4, loud: 1.2 },
    { from: 700, to: 200, length: 0.18, loud: 0.7, wave: "noise" },
  ],
  reveal: [
    { from: 98, to: 92, length: 2.4, loud: 0.9, wave: "triangle" },
    { from: 138.6, to: 130.8, start: 0.05, length: 2.4, loud: 0.7 },
    { from: 185, to: 174, start: 0.6, length: 1.8, loud: 0.5 },
  ],
  won: [392, 493.88, 587.33, 783.99].map((from, n) => ({ from, start: n * 0.2, length: 1.6 })),
  lost: [220, 207.65, 174.61, 130.81].map((from, n) => ({
    from,
    to: from * 0.97,
    start: n * 0.35,
    length: 1.4,
    wave: "triangle" as const,
  })),
};

const GAP = 0.22; // seconds between the sounds of one moment
const MOST = 3; // sounds at one moment

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Starts the audio context. Browsers allow that only after a gesture: call it from one. */
export function unlockAudio(): void {
  if (!(settings.sound || settings.ambience) || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** The audio context, once it runs; null before. */
export const runningAudio = (): AudioContext | null => (context?.state === "running" ? context : null);

/** Plays the sounds of one moment: each once, at most three, one after the other. */
export function playSounds(...wanted: (Sound | null | undefined)[]): void {
  if (!settings.sound || context?.state !== "running") return;
  const heard = [...new Set(wanted.filter((each) => each !== null && each !== undefined))].slice(0, MOST);
  heard.forEach((each, n) => {
    for (const layer of SOUNDS[each]) ring(context!, layer, context!.currentTime + n * GAP);
  });
}

export const playTurnChime = (): void => playSounds("turn");

function ring(
  audio: AudioContext,
  { from, to = from, start = 0, length, loud = 1, wave = "sine" }: Layer,
  now: number,
): void {
  const begin = now + start;
  const volume = audio.createGain();
  const water = audio.createBiquadFilter();
  water.type = wave === "noise" ? "bandpass" : "lowpass";
  const glide = wave === "noise" ? water.frequency : null;
  if (!glide) water.frequency.value = 1_200;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.12 * loud, begin + Math.min(0.03, length / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  const source = wave === "noise" ? hiss(audio) : audio.createOscillator();
  if (source instanceof OscillatorNode && wave !== "noise") source.type = wave;
  const pitch = glide ?? (source as OscillatorNode).frequency;
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, begin + length);
  source.connect(water).connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + length);
}

/** Returns a source of white noise: two seconds in a loop. */
export function hiss(audio: AudioContext): AudioBufferSourceNode {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  return source;
}
