// @ts-check
// `npm run draw [-- slug…]`: write the cards as SVG to content/dixit/cards.
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { CONTENT, drawn, fileOf, slugs } from './deck.js';

mkdirSync(CONTENT, { recursive: true });
const wanted = process.argv.slice(2);
for (const slug of wanted.length ? wanted : slugs()) {
  const svg = await drawn(slug);
  writeFileSync(fileOf(slug), svg);
  console.log(`${slug}: ${svg.length} bytes, ${brotliCompressSync(svg).length} with brotli`);
}
