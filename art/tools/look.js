// @ts-check
// `npm run look -- slug…`: render cards 600 wide into out/, to be looked at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUT, drawn, rendered, slugs } from './deck.js';

mkdirSync(OUT, { recursive: true });
const wanted = process.argv.slice(2);
for (const slug of wanted.length ? wanted : slugs()) {
  const file = join(OUT, `${slug}.png`);
  writeFileSync(file, rendered(await drawn(slug), 600).asPng());
  console.log(file);
}
