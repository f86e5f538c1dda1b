/** Tiny square-wave blips, only for who switched sound on. No file is loaded, and nothing sounds before a tap. */
import { awakeAudio } from "../../../lib/sound";
import type { Beat } from "./reveal";

const NOTES: Partial<Record<Beat, number[]>> = {
  open: [660, 990],
  pixoid: [440, 550, 660],
  viruses: [220, 196],
  caught: [392, 294, 196, 98],
  cube: [784, 1175],
  role: [523, 659, 784, 1047],
};

export function blip(beat: Beat): void {
  const audio = awakeAudio();
  if (!audio) return;
  for (const [index, pitch] of (NOTES[beat] ?? []).entries()) note(audio, pitch, audio.currentTime + index * 0.07);
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const wave = new OscillatorNode(audio, { type: "square", frequency: pitch });
  const volume = new GainNode(audio, { gain: 0.03 });
  volume.gain.setValueAtTime(0.03, at);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.09);
  wave.connect(volume).connect(audio.destination);
  wave.start(at);
  wave.stop(at + 0.1);
}
