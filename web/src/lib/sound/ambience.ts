// The ambience of places: water, wind, engines and heartbeats, synthesised, very quiet, one at a time.
import { settings } from "../settings/settings.svelte";
import { hiss, runningAudio } from "./sound";

/** How a place sounds. Frequencies are in hertz. */
interface Place {
  /** The cut-off of its water: the lower, the deeper one is. */
  water: number;
  /** How often the water swells. */
  swell: number;
  /** Tones that hum in it. */
  hum?: number[];
  /** The middle of the band in which wind blows. */
  wind?: number;
  /** How often its engine or heart beats. */
  beat?: number;
  loud?: number;
}

export const PLACES = {
  sea: { water: 320, swell: 0.07 },
  storm: { water: 620, swell: 0.16, wind: 520, loud: 1.5 },
  harbour: { water: 420, swell: 0.2, hum: [98, 147], loud: 0.8 },
  shore: { water: 260, swell: 0.09, wind: 900, loud: 0.7 },
  lagoon: { water: 480, swell: 0.05, hum: [196] },
  trench: { water: 95, swell: 0.03, hum: [36, 55], loud: 1.4 },
  ship: { water: 210, swell: 0.11, hum: [54, 81] },
  deck: { water: 360, swell: 0.13, hum: [54], wind: 700 },
  boilers: { water: 180, swell: 0.3, hum: [54, 81, 108], beat: 1.6, loud: 1.2 },
  machines: { water: 140, swell: 0.05, hum: [41, 61.5, 123] },
  works: { water: 120, swell: 0.05, hum: [41, 61.5, 92], beat: 0.8, loud: 1.2 },
  fight: { water: 150, swell: 0.1, hum: [49, 73.5], beat: 1.3, loud: 1.2 },
} satisfies Record<string, Place>;
export type Ambience = keyof typeof PLACES;

const QUIET = 0.035;
const FADE = 2; // seconds

let playing: { of: Ambience; stop: () => void } | null = null;

/** Plays the ambience of a place in place of the one before; null: none. */
export function setAmbience(of: Ambience | null): void {
  const audio = runningAudio();
  const wanted = settings.ambience && audio ? of : null;
  if (playing?.of === wanted || (!playing && !wanted)) return;
  playing?.stop();
  playing = wanted && audio ? { of: wanted, stop: start(audio, PLACES[wanted]) } : null;
}

/** Starts the sound of a place and returns what fades it out. */
function start(audio: AudioContext, { water, swell, hum = [], wind, beat, loud = 1 }: Place): () => void {
  const out = audio.createGain();
  out.gain.setValueAtTime(0, audio.currentTime);
  out.gain.linearRampToValueAtTime(QUIET * loud, audio.currentTime + FADE);
  out.connect(audio.destination);
  const sources = [
    ...filteredNoise(audio, out, { type: "lowpass", frequency: water, swell }),
    ...(wind ? filteredNoise(audio, out, { type: "bandpass", frequency: wind, swell: swell * 1.7 }) : []),
    ...hums(audio, out, hum, beat),
  ];
  for (const source of sources) source.start();
  return () => {
    out.gain.linearRampToValueAtTime(0, audio.currentTime + FADE / 2);
    for (const source of sources) source.stop(audio.currentTime + FADE);
  };
}

/** Noise through a filter that rises and falls: surf or wind. */
function filteredNoise(
  audio: AudioContext,
  out: AudioNode,
  { type, frequency, swell }: { type: BiquadFilterType; frequency: number; swell: number },
): AudioScheduledSourceNode[] {
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = frequency;
  const noise = hiss(audio);
  noise.connect(filter).connect(out);
  return [noise, wave(audio, filter.frequency, swell, frequency * 0.5)];
}

/** Low tones, steady or beating. */
function hums(audio: AudioContext, out: AudioNode, pitches: number[], beat?: number): AudioScheduledSourceNode[] {
  if (!pitches.length) return [];
  const low = audio.createGain();
  low.gain.value = beat ? 0.2 : 0.35;
  low.connect(out);
  const tones = pitches.map((pitch) => {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(low);
    return tone;
  });
  return beat ? [...tones, wave(audio, low.gain, beat, 0.2)] : tones;
}

/** A slow wave that moves a value up and down by `height`. */
function wave(audio: AudioContext, moved: AudioParam, frequency: number, height: number): OscillatorNode {
  const tide = audio.createOscillator();
  const gain = audio.createGain();
  tide.frequency.value = frequency;
  gain.gain.value = height;
  tide.connect(gain).connect(moved);
  return tide;
}
