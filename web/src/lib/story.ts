/** The readable log: what happened, step by step, without holes and without doubles. Pure. */
import type { Happened } from "../wire/Happened";

export type Story<E> = readonly Happened<E>[];

/** One more update of the game on the table, to be shown again. A lower number means that a new game was dealt. */
export function kept<U extends { seq: number }>(reel: readonly U[], update: U): readonly U[] {
  const last = reel.at(-1);
  if (last !== undefined && update.seq < last.seq) return [update];
  return last?.seq === update.seq ? reel : [...reel, update];
}

/** One more step. A lower number means that a new game was dealt, and its story starts afresh. */
export function grown<E>(story: Story<E>, step: Happened<E>): Story<E> {
  const last = story.at(-1);
  const isEmpty = step.events.length === 0 && step.late.length === 0;
  if (last !== undefined && step.seq < last.seq) return isEmpty ? [] : [step];
  if (isEmpty || last?.seq === step.seq) return story;
  return [...story, step];
}
