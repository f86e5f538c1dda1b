// @ts-check
// `npm run stickers-sheet`: all stickers of Nokaut on one contact sheet, out/stickers.png.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { STICKERS } from '../nokaut/all.js';
import { OUT, rendered } from './deck.js';

const [SIZE, GAP, COLUMNS] = [190, 12, 9];
const pictures = Object.values(STICKERS).map((draw) => rendered(draw(), SIZE).asPng().toString('base64'));
const width = GAP + COLUMNS * (SIZE + GAP);
const height = GAP + Math.ceil(pictures.length / COLUMNS) * (SIZE + GAP);
const images = pictures.map((png, i) => `<image x="${GAP + (i % COLUMNS) * (SIZE + GAP)}" y="${GAP + Math.floor(i / COLUMNS) * (SIZE + GAP)}" width="${SIZE}" height="${SIZE}" href="data:image/png;base64,${png}"/>`);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#1b1b2f"/>${images.join('')}</svg>`;
mkdirSync(OUT, { recursive: true });
const file = join(OUT, 'stickers.png');
writeFileSync(file, new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
console.log(file);
