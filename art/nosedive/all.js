// @ts-check
// Every card of Nosedive by the key of its caption, without `lifestyle-`.
import { COMMUNITY, SPECIAL } from './community.js';
import { HOME } from './home.js';
import { KEYS, picture } from './kit.js';
import { WORK } from './work.js';

/** @typedef {import('./kit.js').Key} Key */
/** @typedef {import('./kit.js').Setting} Setting */

/** @type {Record<string, [setting: Setting, draw: (key: Key) => string[]]>} */
const SCENES = { ...COMMUNITY, ...WORK, ...HOME, ...SPECIAL };

/** @type {Record<string, () => string>} */
export const PICTURES = Object.fromEntries(Object.entries(SCENES).map(([name, [setting, draw]]) => {
  const [suit = '', stars = '0'] = name.split('-');
  const key = /** @type {Key} */ (KEYS[/** @type {keyof typeof KEYS} */ (suit)] ?? KEYS.special);
  return [name, () => picture(key, Number(stars), setting, draw(key).join(''))];
}));

/** Where a picture is kept. @param {string} name */
export const fileOf = (name) => new URL(`../../content/nosedive/pictures/${name}.svg`, import.meta.url);
