// A soft sound for "your turn", made on the spot: two notes like a bell under water.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Browsers allow sound only after a gesture: call this from one. */
export function allowSound(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function chime(): void {
  if (!settings.sound || context?.state !== "running") return;
  const now = context.currentTime;
  note(context, 392, now, 0.9);
  note(context, 587.33, now + 0.16, 1.3);
}

function note(audio: AudioContext, pitch: number, start: number, length: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const water = audio.createBiquadFilter();
  tone.type = "sine";
  tone.frequency.value = pitch;
  water.type = "lowpass";
  water.frequency.value = 1_200;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(water).connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
