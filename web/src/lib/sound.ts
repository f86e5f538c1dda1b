/** Synthesised sounds: short and soft. The switch is remembered; a browser lets audio start only at a tap. */
import { remembered } from "./remembered.svelte";

let context: AudioContext | undefined;

/** Called at taps, the only moment at which audio may begin. */
export async function wakeSound(): Promise<void> {
  if (!remembered.sound || typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") await context.resume();
  } catch {
    // A device without a free audio output stays silent.
  }
}

/** For games with sounds of their own; nothing while sound is off or before the first tap. */
export function awakeAudio(): AudioContext | null {
  return remembered.sound && context?.state === "running" ? context : null;
}

function note(at: number, pitch: number, length: number, loud: number): void {
  if (!context) return;
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}

const tunes = {
  turn: [
    [0, 523.25, 0.35, 0.12],
    [0.11, 783.99, 0.5, 0.1],
  ],
  say: [[0, 660, 0.12, 0.04]],
  over: [
    [0, 392, 0.5, 0.1],
    [0.14, 523.25, 0.5, 0.1],
    [0.28, 659.25, 0.8, 0.1],
  ],
} satisfies Record<string, [number, number, number, number][]>;

export function play(tune: keyof typeof tunes): void {
  if (!remembered.sound || context?.state !== "running") return;
  for (const [at, pitch, length, loud] of tunes[tune]) note(at, pitch, length, loud);
}

/** "Your turn", for a phone that lies on the table. Safari has no vibration. */
export function nudge(): void {
  play("turn");
  // Before the first tap browsers refuse, and complain about it.
  const { userActivation } = navigator as { userActivation?: UserActivation };
  if ("vibrate" in navigator && userActivation?.hasBeenActive !== false) navigator.vibrate([60, 60, 60]);
}
