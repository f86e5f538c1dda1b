// @ts-check
// One contact sheet: pictures in rows, written into out/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { OUT } from './deck.js';

/**
 * @param {string} name the file in out/, without its ending
 * @param {string[]} svgs whole pictures
 * @param {{ columns: number, width: number, height: number, ground?: string, gap?: number, fit?: 'meet' | 'slice' }} how size of one picture, and whether it is cut to it
 */
export function contact(name, svgs, { columns, width, height, ground = '#2b2a33', gap = 10, fit = 'meet' }) {
  const images = svgs.map((svg, i) => {
    // Rendered first: all pictures use the same ids.
    const { width: w = 1, height: h = 1 } = new Resvg(svg);
    const scale = fit === 'slice' ? Math.max(width / w, height / h) : Math.min(width / w, height / h);
    const png = new Resvg(svg, { fitTo: { mode: 'zoom', value: scale } }).render().asPng().toString('base64');
    return `<svg x="${gap + (i % columns) * (width + gap)}" y="${gap + Math.floor(i / columns) * (height + gap)}" width="${width}" height="${height}"><image width="${width}" height="${height}" preserveAspectRatio="xMidYMax ${fit}" href="data:image/png;base64,${png}"/></svg>`;
  });
  const [w, h] = [gap + columns * (width + gap), gap + Math.ceil(svgs.length / columns) * (height + gap)];
  mkdirSync(OUT, { recursive: true });
  const file = join(OUT, `${name}.png`);
  writeFileSync(file, new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="${ground}"/>${images.join('')}</svg>`, { fitTo: { mode: 'width', value: w } }).render().asPng());
  console.log(file);
}
