/** Clicks and bangs, or streamers and pops: synthesised, and only for who switched sound on. So is what a phone does. */
import { remembered } from "../../../lib/remembered.svelte";
import { awakeAudio } from "../../../lib/sound";
import type { Look } from "../look/paints";
import type { Moment } from "./story";

export function sound(moment: Moment, look: Look, you: number | null): void {
  const audio = awakeAudio();
  if (audio) noise(audio, audio.currentTime, moment, look);
  if (remembered.sound) touch(moment, you);
}

function noise(audio: AudioContext, at: number, { beat, event, count }: Moment, look: Look): void {
  switch (beat) {
    case "spin":
      for (let tick = 0; tick < 9; tick++) hiss(audio, at + tick * 0.06 + tick * tick * 0.003, 0.02, 2600, 0.05);
      return;
    case "bids":
      return hiss(audio, at, 0.12, 420, 0.12);
    case "point":
      return tone(audio, at, 180, 720, 0.22, 0.06);
    case "verdict":
      return tone(audio, at, 160, 110, 0.5, 0.09);
    case "card":
      return hiss(audio, at, 0.2, 1800, 0.05);
    case "cancel":
      return tone(audio, at, 330, 82, 0.4, 0.09);
    case "count":
      return tone(audio, at, count === 1 ? 660 : 440, count === 1 ? 660 : 440, 0.09, 0.07);
    case "shot": {
      const isHit = event.is === "fired" && event.shot.fired.some(({ face }) => face === "bullet");
      if (!isHit) return hiss(audio, at, 0.03, look === "confetti" ? 1200 : 3400, 0.14);
      hiss(audio, at, look === "confetti" ? 0.12 : 0.55, look === "confetti" ? 1500 : 300, 0.3);
      if (look === "confetti") for (const [nth, pitch] of [784, 988, 1175].entries()) tone(audio, at + 0.1 + nth * 0.07, pitch, pitch, 0.25, 0.04);
      return;
    }
    case "points":
      for (const [nth, pitch] of [988, 1319].entries()) tone(audio, at + nth * 0.09, pitch, pitch, 0.3, 0.04);
      return;
    case "aim":
    case "fall":
    case "hush":
    case "end":
      return;
  }
}

/** The big moment, in the hand of whoever it is about. */
function touch({ beat, event }: Moment, you: number | null): void {
  const { userActivation } = navigator as { userActivation?: UserActivation };
  if (beat !== "shot" || event.is !== "fired" || you === null || !("vibrate" in navigator) || userActivation?.hasBeenActive === false) return;
  if (event.shot.died.includes(you)) navigator.vibrate(260);
  else if (event.shot.fired.some(({ by }) => by === you)) navigator.vibrate(25);
}

/** A tone that slides from one pitch to another. */
function tone(audio: AudioContext, at: number, from: number, to: number, length: number, loud: number): void {
  const wave = new OscillatorNode(audio, { type: "triangle", frequency: from });
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  wave.connect(fading(audio, at, length, loud));
  wave.start(at);
  wave.stop(at + length + 0.02);
}

/** Noise around a pitch: a hammer, a card, a bang. */
function hiss(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.7 })).connect(fading(audio, at, length, loud));
  source.start(at);
}

function fading(audio: AudioContext, at: number, length: number, loud: number): AudioNode {
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  volume.connect(audio.destination);
  return volume;
}
