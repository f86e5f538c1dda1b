// @ts-check
// What holds for every picture of Nosedive: one per caption, the same bytes each time, small and self-contained.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { PICTURES, fileOf } from '../nosedive/all.js';

const LIMIT = 4_096;

for (const [name, draw] of Object.entries(PICTURES)) {
  test(name, () => {
    const svg = draw();
    assert.equal(readFileSync(fileOf(name), 'utf8'), svg, 'run `npm run nosedive`');
    assert.ok(svg.length <= LIMIT, `${svg.length} bytes`);
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 100 72">/);
    assert.doesNotMatch(svg, /<(text|filter|image|script|style|foreignObject|animate|a)\b/);
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
    for (const [, address] of svg.matchAll(/(?:href="|url\()([^")]+)/g)) assert.equal(address, '#a');
  });
}

test('each caption has its picture, and no two are alike', () => {
  const captions = readFileSync(new URL('../../content/nosedive/cards.pl.ftl', import.meta.url), 'utf8');
  const keys = [...captions.matchAll(/^lifestyle-([a-z0-9-]+) =/gm)].map(([, key]) => key).sort();
  assert.equal(keys.length, 92);
  assert.deepEqual(Object.keys(PICTURES).sort(), keys);
  assert.deepEqual(readdirSync(new URL('.', fileOf('x'))).sort(), keys.map((key) => `${key}.svg`).sort());
  assert.equal(new Set(Object.values(PICTURES).map((draw) => draw())).size, keys.length);
});
