// @ts-check
// What holds for every sticker of Nokaut: the same bytes each time, small, self-contained, and no two alike.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { STICKERS, fileOf } from '../nokaut/all.js';

const LIMIT = 5_000;

for (const [name, draw] of Object.entries(STICKERS)) {
  test(name, () => {
    const svg = draw();
    assert.equal(readFileSync(fileOf(name), 'utf8'), svg, 'run `npm run stickers`');
    const size = gzipSync(svg, { level: 9 }).length;
    assert.ok(size <= LIMIT, `${size} bytes with gzip`);
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 200 200"/);
    assert.doesNotMatch(svg, /<(text|filter|image|script|style|foreignObject|animate|a)\b/);
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
    for (const [, address] of svg.matchAll(/(?:href="|url\()([^")]+)/g)) assert.equal(address, '#s');
  });
}

test('each is there once, and each is its own', () => {
  assert.deepEqual(readdirSync(new URL('.', fileOf('x'))).sort(), Object.keys(STICKERS).map((name) => `${name}.svg`).sort());
  const drawn = Object.values(STICKERS).map((draw) => draw());
  assert.equal(new Set(drawn).size, drawn.length);
});
