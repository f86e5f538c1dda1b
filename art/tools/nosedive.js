// @ts-check
// `npm run nosedive [-- name…]`: write Nosedive's pictures to content/nosedive/pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { PICTURES, fileOf } from '../nosedive/all.js';

const wanted = process.argv.slice(2);
mkdirSync(new URL('.', fileOf('x')), { recursive: true });
for (const [name, draw] of Object.entries(PICTURES)) {
  if (wanted.length === 0 || wanted.includes(name)) writeFileSync(fileOf(name), draw());
}
