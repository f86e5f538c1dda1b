// @ts-check
// What holds for every card: the same bytes each time, small, self-contained, and a picture that is not flat.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CARDS, CONTENT, ORDER, SECOND, SECOND_CONTENT, SECOND_ORDER, drawn, fileOf, load, rendered, slugs } from '../tools/deck.js';

const LIMIT = 12_000;
// Browsers take brotli over HTTPS only. At home it is plain HTTP, where a hand of six cards has to fit 90,000 bytes with gzip.
const GZIP_LIMIT = 15_000;
const scenes = readFileSync(new URL('../scenes.md', import.meta.url), 'utf8');
const second = ['a', 'b', 'c'].map((painter) => `${SECOND}/scenes-${painter}.md`).filter(existsSync).map((file) => readFileSync(file, 'utf8')).join('\n');
const tools = { linocut: 'linocut', ink: 'pen', gouache: 'gouache', 'cut paper': 'cutPaper', smooth: '' };

for (const slug of [...slugs(), ...slugs(SECOND)]) {
  test(slug, async (t) => {
    const svg = await drawn(slug);

    await t.test('is the same each time, and as it was kept', async () => {
      assert.equal(await drawn(slug), svg);
      assert.equal(readFileSync(fileOf(slug), 'utf8'), svg, 'run `npm run draw`');
    });

    await t.test('is small', () => {
      const size = brotliCompressSync(svg).length;
      assert.ok(size <= LIMIT, `${size} bytes with brotli`);
      const zipped = gzipSync(svg, { level: 9 }).length;
      assert.ok(zipped <= GZIP_LIMIT, `${zipped} bytes with gzip`);
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

    await t.test('has its line in scenes.md', async () => {
      assert.ok((await load(slug)).scene.length > 20);
      assert.ok((ORDER.includes(slug) ? scenes : second).includes(` ✔ | ${slug} | `), 'mark it done in scenes.md');
    });
  });
}

test('each card is drawn in the hand that scenes.md names, and a third is not the smooth one', () => {
  const rows = [...scenes.matchAll(/^\| [A-G]\d+ ✔ \| ([a-z-]+) \|.*\| ([a-z ]+) \|$/gm)];
  assert.equal(rows.length, ORDER.length);
  for (const [, slug, hand] of rows) {
    const [, tool = ''] = readFileSync(`${CARDS}/${slug}.js`, 'utf8').match(/import \{ (\w+) \} from '..\/studio\/hands.js'/) ?? [];
    assert.equal(tool, tools[/** @type {keyof typeof tools} */ (hand)], `${slug} says ${hand}`);
  }
  assert.ok(rows.filter(([, , hand]) => hand !== 'smooth').length >= ORDER.length / 3);
});

test('the deck has 84 pictures, and each of the 84 scenes is painted', () => {
  assert.equal(new Set(ORDER).size, 84);
  assert.deepEqual(readdirSync(CONTENT).sort(), ORDER.map((slug) => basename(fileOf(slug))).sort());
  assert.deepEqual(slugs(), [...ORDER].sort());
});

test('each scene of the second deck is painted, in the hand that it names, and seven of 28 in each of the four', () => {
  const order = SECOND_ORDER.flat();
  assert.equal(new Set([...ORDER, ...order]).size, ORDER.length + order.length, 'a slug is unique in both decks');
  assert.deepEqual(slugs(SECOND), [...order].sort());
  assert.deepEqual(readdirSync(SECOND_CONTENT).filter((file) => file.endsWith('.svg')).sort(), order.map((slug) => basename(fileOf(slug))).sort());
  const rows = [...second.matchAll(/^\| [A-Za-z]\d+ ✔ \| ([a-z-]+) \|.*\| ([a-z ]+) \|$/gm)];
  assert.equal(rows.length, order.length);
  for (const [, slug, hand] of rows) {
    const [, tool = ''] = readFileSync(`${SECOND}/${slug}.js`, 'utf8').match(/import \{ (\w+) \} from '..\/studio\/hands.js'/) ?? [];
    assert.equal(tool, tools[/** @type {keyof typeof tools} */ (hand)], `${slug} says ${hand}`);
  }
  for (const hand of ['linocut', 'ink', 'gouache', 'cut paper']) assert.equal(rows.filter((row) => row[2] === hand).length, order.length / 4, hand);
});
