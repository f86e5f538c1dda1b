// @ts-check
// Where cards are found and how one becomes the bytes that are kept.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { optimize } from 'svgo';
import { Studio } from '../studio/studio.js';

const here = fileURLToPath(new URL('..', import.meta.url));
export const CARDS = join(here, 'cards');
export const OUT = join(here, 'out');
export const CONTENT = join(here, '..', 'content', 'dixit', 'cards');

/** The 84 slugs in the order of the deck, as `scenes.md` lists them. */
export const ORDER = [...readFileSync(join(here, 'scenes.md'), 'utf8').matchAll(/^\| [A-G]\d+ (?:✔ )?\| ([a-z-]+) \|/gm)].map((row) => row[1]);

/** Where a card is kept: its number from 1 and its slug. @param {string} slug */
export const fileOf = (slug) => join(CONTENT, `${String(ORDER.indexOf(slug) + 1).padStart(2, '0')}-${slug}.svg`);

/** All slugs that have a drawing. */
export const slugs = () => readdirSync(CARDS).filter((f) => f.endsWith('.js')).map((f) => f.slice(0, -3)).sort();

/** @param {string} slug @returns {Promise<{scene: string, draw: (studio: Studio) => string}>} */
export const load = (slug) => import(pathToFileURL(join(CARDS, `${slug}.js`)).href);

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
