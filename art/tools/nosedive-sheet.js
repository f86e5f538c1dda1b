// @ts-check
// `npm run nosedive-sheet [-- name…]`: the pictures of Nosedive in the order of the deck, out/nosedive.png, and as they are cut
// on a card 64 wide, out/nosedive-small.png. A name may be the beginning of several: `home-3`.
import { PICTURES } from '../nosedive/all.js';
import { contact } from './contact.js';

const wanted = process.argv.slice(2);
const svgs = Object.entries(PICTURES).filter(([name]) => wanted.length === 0 || wanted.some((start) => name.startsWith(start))).map(([, draw]) => draw());
contact('nosedive', svgs, { columns: 6, width: 250, height: 180 });
contact('nosedive-small', svgs, { columns: 15, width: 64, height: 77, fit: 'slice' });
