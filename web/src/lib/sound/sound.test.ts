import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings/settings.svelte";

class Param {
  value = 0;
  setValueAtTime = () => this;
  linearRampToValueAtTime = () => this;
  exponentialRampToValueAtTime = () => this;
}
const begun: string[] = [];
class Node {
  frequency = new Param();
  gain = new Param();
  connect = (next: unknown) => next;
  start = () => begun.push(this.constructor.name);
  stop = () => begun.push("stop");
}
class OscillatorNode extends Node {}
class Audio {
  state = "running";
  currentTime = 0;
  sampleRate = 10;
  destination = {};
  createGain = () => new Node();
  createBiquadFilter = () => new Node();
  createOscillator = () => new OscillatorNode();
  createBufferSource = () => new Node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(20) });
}

beforeEach(() => {
  begun.length = 0;
  vi.stubGlobal("AudioContext", Audio);
  vi.stubGlobal("OscillatorNode", OscillatorNode);
  vi.resetModules();
});

test("nothing is heard before the reader has asked for it", async () => {
  const { unlockAudio, playSounds } = await import("./sound");
  const { setAmbience } = await import("./ambience");
  unlockAudio();
  playSounds("splash");
  setAmbience("sea");
  expect(begun).toEqual([]);
  expect(settings.sound).toBe(false);
  expect(settings.ambience).toBe(false);
});

test("one moment has few sounds, each once; a place is begun once and left again", async () => {
  const { settings: own } = await import("../settings/settings.svelte");
  const { unlockAudio, playSounds, SOUNDS } = await import("./sound");
  const { setAmbience } = await import("./ambience");
  own.sound = own.ambience = true;
  unlockAudio();
  playSounds("card", null, "card", "build", "turn", "alarm");
  expect(begun.filter((each) => each !== "stop")).toHaveLength(
    SOUNDS.card.length + SOUNDS.build.length + SOUNDS.turn.length,
  );
  begun.length = 0;
  setAmbience("ship");
  const sources = begun.length;
  setAmbience("ship");
  expect(begun).toHaveLength(sources);
  setAmbience(null);
  expect(begun).toHaveLength(sources * 2);
});

test("every place can be heard, and the one before ends", async () => {
  const { settings: own } = await import("../settings/settings.svelte");
  const { unlockAudio } = await import("./sound");
  const { PLACES, setAmbience } = await import("./ambience");
  own.ambience = true;
  unlockAudio();
  let before = 0;
  for (const place of Object.keys(PLACES) as (keyof typeof PLACES)[]) {
    begun.length = 0;
    setAmbience(place);
    expect(begun.filter((each) => each === "stop")).toHaveLength(before);
    before = begun.length - before;
    expect(before).toBeGreaterThan(1);
  }
});
