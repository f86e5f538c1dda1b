// @ts-check
// Values of the cards of Dixit: darks and lights on both ends, and no stronger contrast at the rim than within.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SECOND, fileOf, rendered, slugs } from '../tools/deck.js';

const [W, H] = [60, 90];
// A fifth of the width: about as much as an eye takes in at a thumbnail.
const BLOCK = 12;
// Lightness (L*) that two of a hundred pixels stay below, and two stay above.
const [DARKEST, LIGHTEST, TAIL] = [35, 80, 0.02];
const RIM = 1 / 6;
// Two contrasts that differ by less look alike.
const MOST_PULL = 1.1;

/** Cards from before this test. The list only shrinks. @type {Record<'dark' | 'light' | 'focus', string[]>} */
const OLD = JSON.parse(readFileSync(new URL('old-values.json', import.meta.url), 'utf8'));

/** L* of each pixel of a card, row by row. @param {string} slug */
function lightness(slug) {
  const { pixels } = rendered(readFileSync(fileOf(slug), 'utf8'), W);
  const linear = (/** @type {number} */ v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return Array.from({ length: W * H }, (_, i) => {
    const y = [0.2126, 0.7152, 0.0722].reduce((sum, part, k) => sum + part * linear(pixels[4 * i + k] / 255), 0);
    return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
  });
}

/** How much the strongest contrast near the rim exceeds that in the middle of the card; a contrast is the spread of lightness in a block. @param {number[]} values */
function pull(values) {
  let [middle, rim] = [0, 0];
  for (let y = 0; y + BLOCK <= H; y += 3) {
    for (let x = 0; x + BLOCK <= W; x += 3) {
      const block = Array.from({ length: BLOCK * BLOCK }, (_, i) => values[(y + Math.floor(i / BLOCK)) * W + x + (i % BLOCK)]);
      const mean = block.reduce((sum, v) => sum + v) / block.length;
      const spread = Math.sqrt(block.reduce((sum, v) => sum + (v - mean) ** 2, 0) / block.length);
      const inside = [(x + BLOCK / 2) / W, (y + BLOCK / 2) / H].every((v) => v >= RIM && v <= 1 - RIM);
      if (inside) middle = Math.max(middle, spread);
      else rim = Math.max(rim, spread);
    }
  }
  return rim / middle;
}

test('each card has darks, lights, and no stronger contrast at the rim than within', () => {
  /** @type {typeof OLD} */
  const found = { dark: [], light: [], focus: [] };
  for (const slug of [...slugs(), ...slugs(SECOND)]) {
    const values = lightness(slug);
    const share = (/** @type {(v: number) => boolean} */ is) => values.filter(is).length / values.length;
    if (share((v) => v < DARKEST) < TAIL) found.dark.push(slug);
    if (share((v) => v > LIGHTEST) < TAIL) found.light.push(slug);
    if (pull(values) > MOST_PULL) found.focus.push(slug);
  }
  assert.deepEqual(found, OLD, 'mend a card that is new here, and take a mended one from old-values.json');
});
