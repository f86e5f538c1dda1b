/** Short and soft, and only for who switched sound on: a sticker that is pressed down, a riposte that slams, a goal. */
import { awakeAudio } from "../../../lib/sound";
import type { NokautEvent } from "../../../wire/NokautEvent";

type Tone = readonly [from: number, to: number, length: number, loud: number, kind: OscillatorType];

/** Tones one after the other, each a little later than the one before. */
const NOISES: Partial<Record<NokautEvent["is"], readonly Tone[]>> = {
  played: [[220, 160, 0.09, 0.06, "sine"], [120, 90, 0.12, 0.08, "triangle"]],
  riposted: [[90, 40, 0.35, 0.16, "sawtooth"], [420, 120, 0.25, 0.05, "square"]],
  stopped: [[300, 90, 0.3, 0.05, "sawtooth"]],
  destroyed: [[180, 50, 0.28, 0.1, "triangle"]],
  moved: [[260, 420, 0.16, 0.05, "sine"]],
  swapped: [[260, 420, 0.14, 0.05, "sine"], [420, 260, 0.14, 0.05, "sine"]],
  completed: [[392, 392, 0.2, 0.05, "triangle"], [494, 494, 0.2, 0.05, "triangle"], [587, 587, 0.2, 0.05, "triangle"], [784, 784, 0.5, 0.06, "triangle"]],
  "impasse-began": [[140, 130, 0.5, 0.06, "sawtooth"]],
};

export function sound(event: NokautEvent["is"]): void {
  const tones = NOISES[event];
  const audio = tones && awakeAudio();
  if (!audio) return;
  tones.forEach(([from, to, length, loud, type], nth) => {
    const at = audio.currentTime + nth * 0.1;
    const wave = new OscillatorNode(audio, { type, frequency: from });
    const volume = new GainNode(audio, { gain: 0 });
    wave.frequency.setValueAtTime(from, at);
    wave.frequency.exponentialRampToValueAtTime(to, at + length);
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(loud, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    wave.connect(volume).connect(audio.destination);
    wave.start(at);
    wave.stop(at + length + 0.02);
  });
}
