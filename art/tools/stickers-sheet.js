// @ts-check
// `npm run stickers-sheet`: all stickers of Nokaut on one contact sheet, out/stickers.png.
import { STICKERS } from '../nokaut/all.js';
import { contact } from './contact.js';

contact('stickers', Object.values(STICKERS).map((draw) => draw()), { columns: 9, width: 190, height: 190 });
