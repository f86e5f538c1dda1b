// @ts-check
// `npm run sheet [-- slug…]`: a contact sheet with the cards at 220 and, below, at the size of a thumbnail.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { OUT, drawn, rendered, slugs } from './deck.js';

mkdirSync(OUT, { recursive: true });
const wanted = process.argv.slice(2);
const chosen = wanted.length ? wanted : slugs();
/** @type {string[]} */
const pictures = [];
for (const slug of chosen) pictures.push(rendered(await drawn(slug), 220).asPng().toString('base64'));

/** @param {number} w @param {number} columns @param {number} top */
function rows(w, columns, top) {
  return pictures.map((png, i) => `<image x="${10 + (i % columns) * (w + 10)}" y="${top + Math.floor(i / columns) * (w * 1.5 + 10)}" width="${w}" height="${w * 1.5}" href="data:image/png;base64,${png}"/>`).join('');
}
const columns = Math.min(8, Math.max(4, Math.ceil(Math.sqrt(pictures.length * 1.6))));
const width = 10 + columns * 230;
const big = 10 + Math.ceil(pictures.length / columns) * 340;
const small = Math.floor((width - 10) / 120);
const height = big + Math.ceil(pictures.length / small) * 175 + 10;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#2b2a33"/>${rows(220, columns, 10)}${rows(110, small, big)}</svg>`;
const file = join(OUT, 'sheet.png');
writeFileSync(file, new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
console.log(file);
