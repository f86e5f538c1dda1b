// @ts-check
// Every sticker by its name: the number of its kind in the deck, and of the copy where copies are characters.
import { DEEDS } from './deeds.js';
import { DRAGONS } from './dragons.js';
import { UNICORNS } from './unicorns.js';

/** @type {Record<string, () => string>} */
export const STICKERS = { ...DRAGONS, ...UNICORNS, ...DEEDS };

/** Where they are kept. @param {string} name */
export const fileOf = (name) => new URL(`../../content/nokaut/pictures/${name}.svg`, import.meta.url);
