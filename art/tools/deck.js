// @ts-check
// Where cards are found and how one becomes the bytes that are kept.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { optimize } from 'svgo';
import { Studio } from '../studio/studio.js';

const here = fileURLToPath(new URL('..', import.meta.url));
export const CARDS = join(here, 'cards');
export const OUT = join(here, 'out');
export const CONTENT = join(here, '..', 'content', 'dixit', 'cards');

export const SECOND = join(here, 'second');
export const SECOND_CONTENT = join(here, '..', 'content', 'dixit', 'second');

/** @param {string} file a table of scenes */
const rowsOf = (file) => (existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(/^\| [A-Za-z]\d+ (?:✔ )?\| ([a-z-]+) \|/gm)].map((row) => row[1]) : []);

/** The 84 slugs in the order of the deck, as `scenes.md` lists them. */
export const ORDER = rowsOf(join(here, 'scenes.md'));

/** The second deck: 28 scenes a painter, as `second/scenes-*.md` list them. */
export const SECOND_ORDER = ['a', 'b', 'c'].map((painter) => rowsOf(join(SECOND, `scenes-${painter}.md`)));

/** Where a card is kept: its number and its slug. The first deck counts from 1, the second from 85. @param {string} slug */
export function fileOf(slug) {
  const painter = SECOND_ORDER.findIndex((order) => order.includes(slug));
  const [folder, number] = painter < 0 ? [CONTENT, ORDER.indexOf(slug) + 1] : [SECOND_CONTENT, 85 + 28 * painter + SECOND_ORDER[painter].indexOf(slug)];
  return join(folder, `${String(number).padStart(2, '0')}-${slug}.svg`);
}

/** All slugs that have a drawing. @param {string} [folder] */
export const slugs = (folder = CARDS) => readdirSync(folder).filter((f) => f.endsWith('.js')).map((f) => f.slice(0, -3)).sort();

/** @param {string} slug @returns {Promise<{scene: string, draw: (studio: Studio) => string}>} */
export const load = (slug) => import(pathToFileURL(join(ORDER.includes(slug) ? CARDS : SECOND, `${slug}.js`)).href);

/** @param {string} slug */
export async function drawn(slug) {
  const card = await load(slug);
  return shrink(card.draw(new Studio(slug)));
}

/** @param {string} svg */
export function shrink(svg) {
  return optimize(svg, {
    plugins: [{ name: 'preset-default', params: { overrides: { convertPathData: { floatPrecision: 1, applyTransforms: false }, mergePaths: false } } }],
  }).data + '\n';
}

/** @param {string} svg @param {number} width */
export const rendered = (svg, width) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
