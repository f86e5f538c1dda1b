// @ts-check
// `npm run draw [-- slug…]`: write the cards as SVG to content/dixit/cards and, of the second deck, to content/dixit/second.
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CONTENT, SECOND, SECOND_CONTENT, drawn, fileOf, slugs } from './deck.js';

for (const folder of [CONTENT, SECOND_CONTENT]) mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const slug of wanted.length ? wanted : [...slugs(), ...slugs(SECOND)]) {
  const svg = await drawn(slug);
  writeFileSync(fileOf(slug), svg);
  console.log(`${slug}: ${svg.length} bytes, ${brotliCompressSync(svg).length} with brotli, ${gzipSync(svg, { level: 9 }).length} with gzip`);
}
