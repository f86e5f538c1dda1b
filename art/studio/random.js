// @ts-check
// Chance that is the same every time: a card is data, so drawing it twice gives the same bytes.

/**
 * A small seeded generator (mulberry32 over a string hash).
 * @param {string} seed
 */
export function randomFrom(seed) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);

  /** A number from 0 up to 1. */
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  /** @param {number} low @param {number} high */
  const between = (low, high) => low + (high - low) * next();
  return {
    next,
    between,
    /** @param {number} low @param {number} high both included */
    whole: (low, high) => Math.floor(between(low, high + 1)),
    /** Around a middle, seldom far from it. @param {number} middle @param {number} spread */
    around: (middle, spread) => middle + spread * (next() + next() + next() - 1.5) / 1.5,
    /** @template T @param {T[]} things @returns {T} */
    pick: (things) => things[Math.floor(next() * things.length)],
    /** @param {number} probability */
    chance: (probability) => next() < probability,
  };
}

/** @typedef {ReturnType<typeof randomFrom>} Random */
