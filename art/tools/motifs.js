// @ts-check
// `npm run motifs [-- file…]`: every motif that exports `gallery`, drawn big on one sheet, to be judged.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { Studio } from '../studio/studio.js';
import { OUT } from './deck.js';

mkdirSync(OUT, { recursive: true });
const folder = new URL('../motifs/', import.meta.url);
const wanted = process.argv.slice(2);
const studio = new Studio('motifs');
const c = studio.mood('harvestGold');
const shapes = [];
for (const file of readdirSync(folder).sort()) {
  if (wanted.length && !wanted.includes(file.replace('.js', ''))) continue;
  const { gallery } = await import(new URL(file, folder).href);
  shapes.push(...(gallery?.() ?? []));
}
const columns = 7;
const cells = shapes.map((shape, i) => studio.place(shape, { x: (i % columns) * 200 + 100, y: Math.floor(i / columns) * 220 + 200, size: 115, rim: c.accent, fill: c.frame }));
const [w, h] = [columns * 200, Math.ceil(shapes.length / columns) * 220 + 20];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><defs>${studio.made ?? ''}</defs><rect width="${w}" height="${h}" fill="${c.skyLow}"/>${cells.join('')}</svg>`;
writeFileSync(join(OUT, 'motifs.png'), new Resvg(svg).render().asPng());
console.log(join(OUT, 'motifs.png'));
