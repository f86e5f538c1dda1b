// @ts-check
// `npm run sheet [-- slug… | second]`: the cards of Dixit at 220, out/sheet.png, and as thumbnails, out/sheet-small.png.
import { contact } from './contact.js';
import { SECOND, drawn, slugs } from './deck.js';

const wanted = process.argv.slice(2);
const chosen = wanted[0] === 'second' ? slugs(SECOND) : wanted.length ? wanted : slugs();
const svgs = [];
for (const slug of chosen) svgs.push(await drawn(slug));
contact('sheet', svgs, { columns: Math.min(8, Math.max(4, Math.ceil(Math.sqrt(svgs.length * 1.6)))), width: 220, height: 330 });
contact('sheet-small', svgs, { columns: 14, width: 110, height: 165 });
