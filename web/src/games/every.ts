/** The values of a type, written out: with one too many or too few it does not compile. For tests of what must have words. */
export const every = <T extends string>(values: Record<T, true>): string[] => Object.keys(values);

/** Texts whose keys are put together, by their beginning: what may follow it. A game has them in `words/families.ts`. */
export type Families = Record<string, string[]>;
