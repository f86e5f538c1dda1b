/** The readable log: what happened, step by step, without holes and without doubles. Pure. */
import type { Happened } from "../wire/Happened";

export type Story<E> = readonly Happened<E>[];

/** Does it begin at the beginning? */
export function isWhole(story: Story<unknown>): boolean {
  return (story[0]?.seq ?? 1) <= 1;
}

/** The line was cut: what is known already, followed by the last steps, if nothing is missing in between. */
export function resumed<E>(before: Story<E>, last: Story<E>): Story<E> {
  const from = last[0]?.seq ?? 0;
  const known = before.filter(({ seq }) => seq < from);
  return (known.at(-1)?.seq ?? 0) === from - 1 ? [...known, ...last] : last;
}

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
