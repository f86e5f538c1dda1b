// @ts-check
// What holds for every card: the same bytes each time, small, self-contained, and a picture that is not flat.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { CONTENT, drawn, load, rendered, slugs } from '../tools/deck.js';

const LIMIT = 12_000;
const scenes = readFileSync(new URL('../scenes.md', import.meta.url), 'utf8');

for (const slug of slugs()) {
  test(slug, async (t) => {
    const svg = await drawn(slug);

    await t.test('is the same each time, and as it was kept', async () => {
      assert.equal(await drawn(slug), svg);
      assert.equal(readFileSync(join(CONTENT, `${slug}.svg`), 'utf8'), svg, 'run `npm run draw`');
    });

    await t.test('is small', () => {
      const size = brotliCompressSync(svg).length;
      assert.ok(size <= LIMIT, `${size} bytes with brotli`);
    });

    await t.test('stands alone', () => {
      assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 600">/);
      assert.doesNotMatch(svg, /<(text|filter|image|script|style|foreignObject|animate|a)\b/);
      for (const [, address] of svg.matchAll(/(?:href="|url\()([^")]+)/g)) assert.match(address, /^#\w{1,3}$/);
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
      assert.equal(new Set(ids).size, ids.length, 'ids are unique');
      for (const [, id] of svg.matchAll(/(?:href="|url\()#(\w{1,3})/g)) assert.ok(ids.includes(id), `#${id} is missing`);
    });

    await t.test('is a picture, not a plain', () => {
      const picture = rendered(svg, 100);
      assert.deepEqual([picture.width, picture.height], [100, 150]);
      const { pixels } = picture;
      const colours = new Set();
      let [lightest, darkest] = [0, 255];
      for (let i = 0; i < pixels.length; i += 4) {
        assert.equal(pixels[i + 3], 255, 'the picture reaches every edge');
        colours.add((pixels[i] >> 4) * 256 + (pixels[i + 1] >> 4) * 16 + (pixels[i + 2] >> 4));
        const light = 0.2126 * pixels[i] + 0.7152 * pixels[i + 1] + 0.0722 * pixels[i + 2];
        lightest = Math.max(lightest, light);
        darkest = Math.min(darkest, light);
      }
      assert.ok(colours.size > 80, `${colours.size} colours`);
      assert.ok(lightest - darkest > 110, `light from ${darkest} to ${lightest}`);
    });

    await t.test('has its line in scenes.md and its words', async () => {
      assert.ok((await load(slug)).scene.length > 20);
      assert.ok(scenes.includes(` ✔ | ${slug} | `), 'mark it done in scenes.md');
      const file = join(CONTENT, `${slug}.toml`);
      assert.ok(existsSync(file), 'write its .toml');
      const words = readFileSync(file, 'utf8');
      const [, tags] = words.split('[tags]');
      const tagged = tags.split('[clues]')[0].trim().split('\n');
      for (const line of tagged) assert.match(line, /^[a-z]+(-[a-z]+)* = [1-9]$/);
      assert.ok(tagged.length >= 12 && tagged.length <= 20, `${tagged.length} tags`);
      assert.equal(new Set(tagged.map((line) => line.split(' ')[0])).size, tagged.length, 'no tag twice');
      const clues = words.split('[clues]')[1];
      for (const language of ['pl', 'en']) {
        const list = JSON.parse(/** @type {RegExpMatchArray} */ (clues.match(new RegExp(`^${language} = (\\[.*\\])$`, 'm')))[1]);
        assert.equal(new Set(list).size, 5, `five different clues in ${language}`);
      }
    });
  });
}

test('the list has 84 scenes in seven groups of twelve', () => {
  const rows = [...scenes.matchAll(/^\| ([A-G])\d+ (?:✔ )?\| ([a-z-]+) \|/gm)];
  assert.equal(new Set(rows.map((row) => row[2])).size, 84);
  for (const group of 'ABCDEFG') assert.equal(rows.filter((row) => row[1] === group).length, 12);
});
