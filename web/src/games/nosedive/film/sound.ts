/** What the app sounds like: a soft tick as ratings move, a heart, a thumb, a card. Short, and only for who switched sound on. */
import { awakeAudio } from "../../../lib/sound";

export type Noise = "tick-down" | "tick-up" | "heart" | "card" | "gift";

export function sound(noise: Noise): void {
  const audio = awakeAudio();
  if (audio) NOISES[noise](audio, audio.currentTime);
}

const NOISES: Record<Noise, (audio: AudioContext, at: number) => void> = {
  "tick-down": (audio, at) => { tone(audio, at, 440, 320, 0.07, 0.025); },
  "tick-up": (audio, at) => { tone(audio, at, 520, 640, 0.07, 0.025); },
  heart: (audio, at) => { tone(audio, at, 660, 880, 0.2, 0.05); },
  card: (audio, at) => { tone(audio, at, 240, 180, 0.12, 0.04); },
  gift: (audio, at) => { tone(audio, at, 590, 440, 0.22, 0.04); },
};

/** A tone that slides from one pitch to another. */
function tone(audio: AudioContext, at: number, from: number, to: number, length: number, loud: number): void {
  const wave = new OscillatorNode(audio, { type: "sine", frequency: from });
  const volume = new GainNode(audio, { gain: 0 });
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(volume).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length + 0.05);
}
