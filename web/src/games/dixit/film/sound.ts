/** A page that turns, a pawn that hops, a card in the light: soft, short, and only for who switched sound on. */
import { awakeAudio } from "../../../lib/sound";

export type Noise = "page" | "vote" | "light" | "hop";

export function sound(noise: Noise): void {
  const audio = awakeAudio();
  if (audio) NOISES[noise](audio, audio.currentTime);
}

const NOISES: Record<Noise, (audio: AudioContext, at: number) => void> = {
  page: (audio, at) => { rustle(audio, at, 0.28); },
  vote: (audio, at) => { tone(audio, at, 330, 300, 0.12, 0.05); },
  light: (audio, at) => {
    for (const [nth, pitch] of [392, 493.9, 587.3, 784].entries()) tone(audio, at + nth * 0.09, pitch, pitch, 0.9, 0.035);
  },
  hop: (audio, at) => {
    for (let hop = 0; hop < 3; hop++) tone(audio, at + hop * 0.19, 240, 420, 0.13, 0.05);
  },
};

/** A tone that slides from one pitch to another. */
function tone(audio: AudioContext, at: number, from: number, to: number, length: number, loud: number): void {
  const wave = new OscillatorNode(audio, { type: "sine", frequency: from });
  const volume = new GainNode(audio, { gain: 0 });
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(volume).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length + 0.02);
}

/** Paper: noise through a band that rises. */
function rustle(audio: AudioContext, at: number, length: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: 900, Q: 0.8 });
  band.frequency.setValueAtTime(700, at);
  band.frequency.exponentialRampToValueAtTime(3200, at + length);
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.06, at + length * 0.4);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  noise.connect(band).connect(volume).connect(audio.destination);
  noise.start(at);
}
