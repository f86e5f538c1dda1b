// @ts-check
// `npm run stickers [-- name…]`: write Nokaut's stickers to content/nokaut/pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { STICKERS, fileOf } from '../nokaut/all.js';

const wanted = process.argv.slice(2);
mkdirSync(new URL('.', fileOf('x')), { recursive: true });
for (const [name, draw] of Object.entries(STICKERS)) {
  if (wanted.length === 0 || wanted.includes(name)) writeFileSync(fileOf(name), draw());
}
