// @ts-check
// The kit of Nosedive's small pictures: flat shapes with a thin line, pastel skies, one light that climbs with the stars.
// Everything that tells the joke stays between x = 20 and x = 80: a card in a fan is cut there.

/** @param {number} value */
const n = (value) => String(Math.round(value * 10) / 10);

/** @param {number} x @param {number} y @param {number} rx @param {number} [ry] */
export const oval = (x, y, rx, ry = rx) => `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} [r] */
export const box = (x, y, w, h, r = 0) =>
  r === 0
    ? `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`
    : `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(h - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - w)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - h)}q0 ${n(-r)} ${n(r)} ${n(-r)}z`;

/** @param {number} x @param {number} y @param {number} points @param {number} outer @param {number} inner */
export const star = (x, y, points, outer, inner) =>
  `M${Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points - Math.PI / 2;
    const r = i % 2 ? inner : outer;
    return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
  }).join('L')}z`;

/** @param {number} x @param {number} y @param {number} s half the width */
export const heart = (x, y, s) => `M${n(x)} ${n(y + s)}c${n(-1.9 * s)} ${n(-1.2 * s)} ${n(-1 * s)} ${n(-2.7 * s)} 0 ${n(-1.6 * s)}c${n(s)} ${n(-1.1 * s)} ${n(1.9 * s)} ${n(0.4 * s)} 0 ${n(1.6 * s)}z`;

/** @param {number} x @param {number} y @param {number} s */
export const cloudlet = (x, y, s) => `M${n(x - 9 * s)} ${n(y)}c${n(-6 * s)} 0 ${n(-6 * s)} ${n(-8 * s)} 0 ${n(-8 * s)}c${n(s)} ${n(-7 * s)} ${n(11 * s)} ${n(-8 * s)} ${n(13 * s)} ${n(-2 * s)}c${n(7 * s)} ${n(-2 * s)} ${n(10 * s)} ${n(10 * s)} ${n(3 * s)} ${n(10 * s)}z`;

/** Joined and without what a path can do without. @param {string[]} d */
const packed = (d) => d.join('').replace(/(?<![\d.])0\./g, '.').replace(/ -/g, '-');

/** A filled shape with the thin line of the picture. @param {string} fill @param {...string} d */
export const shape = (fill, ...d) => `<path fill="${fill}" d="${packed(d)}"/>`;
/** A filled shape without a line. @param {string} fill @param {...string} d */
export const flat = (fill, ...d) => `<path stroke="none" fill="${fill}" d="${packed(d)}"/>`;
/** A glaze: light, glass, shadow. @param {string} fill @param {number} opacity @param {...string} d */
export const glaze = (fill, opacity, ...d) => `<path stroke="none" fill="${fill}" opacity="${opacity}" d="${packed(d)}"/>`;
/** @param {string} colour @param {number} width @param {...string} d */
export const line = (colour, width, ...d) => `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${packed(d)}"/>`;
/** A thick line with a thin one around it: an arm, a leg, a pole. @param {string} ink @param {string} colour @param {number} width @param {...string} d */
export const limb = (ink, colour, width, ...d) => line(ink, Math.round((width + 1.6) * 10) / 10, ...d) + line(colour, width, ...d);
/** @param {string} transform @param {...string} markup */
export const group = (transform, ...markup) => `<g transform="${transform}">${markup.join('')}</g>`;

export const WHITE = '#fff';
export const GOLD = '#f4ba45';
export const PALE_GOLD = '#ffe29a';
export const WOOD = '#d2a57c';
export const BARK = '#a07552';
export const GREY = '#d3d8e0';
export const SLATE = '#8c95a6';
export const COAL = '#4a4a5b';
export const RED = '#e0605f';
export const BLUE = '#7ab8e4';
export const SEA = '#a9d9ee';
export const LEAF = '#6fbd84';
export const DARK_LEAF = '#3f9670';
export const SAND = '#f5e2b8';
export const LILAC = '#c3aee6';

export const SKINS = ['#f7d6c4', '#c98f6d', '#f2c4a0', '#8f6350', '#e3ac86'];
const HAIRS = ['#6b4a3a', '#33303d', '#d9a04a', '#4a2f2a', '#a9553a'];
const COATS = ['#ea7f98', '#58b795', '#7d95de', '#f4ba45', '#c3aee6', '#7ab8e4'];
/** @param {number} i */
export const skin = (i) => SKINS[i % SKINS.length] ?? WHITE;
/** @param {number} i */
export const hair = (i) => HAIRS[i % HAIRS.length] ?? WHITE;
/** @param {number} i */
export const coat = (i) => COATS[i % COATS.length] ?? WHITE;

/** @typedef {'smile' | 'open' | 'flat' | 'sad' | 'none'} Mouth */

/** A round head from the front. @param {string} ink @param {number} x @param {number} y @param {number} r @param {number} who @param {{mouth?: Mouth, eyes?: 'open' | 'closed' | 'none', hair?: string | null}} [how] */
export function head(ink, x, y, r, who, { mouth = 'smile', eyes = 'open', hair: locks = hair(who) } = {}) {
  const parts = [shape(skin(who), oval(x, y, r))];
  if (locks) parts.push(flat(locks, `M${n(x - 1.06 * r)} ${n(y)}C${n(x - 1.3 * r)} ${n(y - 1.7 * r)} ${n(x + 1.3 * r)} ${n(y - 1.7 * r)} ${n(x + 1.06 * r)} ${n(y)}C${n(x + 0.8 * r)} ${n(y - 0.6 * r)} ${n(x - 0.1 * r)} ${n(y - 0.5 * r)} ${n(x - 0.4 * r)} ${n(y - 0.7 * r)}C${n(x - 0.6 * r)} ${n(y - 0.4 * r)} ${n(x - 0.9 * r)} ${n(y - 0.3 * r)} ${n(x - 1.06 * r)} ${n(y)}z`));
  const e = 0.38 * r;
  if (eyes === 'open') parts.push(flat(COAL, oval(x - e, y + 0.1 * r, Math.max(0.5, 0.13 * r)), oval(x + e, y + 0.1 * r, Math.max(0.5, 0.13 * r))));
  if (eyes === 'closed') parts.push(line(COAL, 0.8, `M${n(x - e - 0.2 * r)} ${n(y + 0.1 * r)}q${n(0.2 * r)} ${n(0.25 * r)} ${n(0.4 * r)} 0M${n(x + e - 0.2 * r)} ${n(y + 0.1 * r)}q${n(0.2 * r)} ${n(0.25 * r)} ${n(0.4 * r)} 0`));
  if (mouth === 'smile') parts.push(line(COAL, 0.8, `M${n(x - 0.35 * r)} ${n(y + 0.45 * r)}q${n(0.35 * r)} ${n(0.35 * r)} ${n(0.7 * r)} 0`));
  if (mouth === 'flat') parts.push(line(COAL, 0.8, `M${n(x - 0.3 * r)} ${n(y + 0.52 * r)}h${n(0.6 * r)}`));
  if (mouth === 'sad') parts.push(line(COAL, 0.8, `M${n(x - 0.3 * r)} ${n(y + 0.62 * r)}q${n(0.3 * r)} ${n(-0.3 * r)} ${n(0.6 * r)} 0`));
  if (mouth === 'open') parts.push(flat('#8c3b4b', oval(x, y + 0.55 * r, 0.24 * r, 0.28 * r)));
  return parts.join('');
}

/** A head over shoulders; `y` is the floor. @param {string} ink @param {number} x @param {number} y @param {number} s @param {number} who @param {Parameters<typeof head>[5] & {coat?: string}} [how] */
export const bust = (ink, x, y, s, who, how = {}) =>
  shape(how.coat ?? coat(who), `M${n(x - 8 * s)} ${n(y)}c0 ${n(-9 * s)} ${n(3 * s)} ${n(-11 * s)} ${n(8 * s)} ${n(-11 * s)}s${n(8 * s)} ${n(2 * s)} ${n(8 * s)} ${n(11 * s)}z`) + head(ink, x, y - 15 * s, 5.4 * s, who, how);

/** A crowd from behind, nearer rows bigger: dots, because outlines would cost too many bytes. @param {string} ink @param {number} y where the heads of the farthest row are @param {number} rows @param {number} r */
export function crowd(ink, y, rows, r) {
  const parts = [];
  for (let row = 0; row < rows; row++) {
    const size = r * (1 + 0.28 * row);
    const [step, at] = [size * 2.9, y + row * size * 1.7];
    const places = Array.from({ length: Math.ceil(100 / step) + 1 }, (_, i) => (i - (row % 2) / 2) * step);
    const dots = (/** @type {number} */ down, /** @type {number} */ colour) => places.filter((_, i) => colour < 0 || (i * 2 + row) % 3 === colour).map((x) => `M${n(x)} ${n(at + down)}h0`).join('');
    for (const [down, width, of] of /** @type {[number, number, (i: number) => string][]} */ ([[2.5 * size, 3 * size, coat], [0, 2 * size, hair]])) {
      parts.push(line(ink, Number(n(width + 1.4)), dots(down, -1)), ...[0, 1, 2].map((colour) => line(of(colour + row), Number(n(width)), dots(down, colour))));
    }
  }
  return parts.join('');
}

/** A speech bubble with its tail below. @param {string} fill @param {number} x @param {number} y @param {number} w @param {number} h @param {number} [tail] where the tail hangs, 0 to 1 */
export function bubble(fill, x, y, w, h, tail = 0.3) {
  const [r, at] = [Math.min(w, h) * 0.3, x + w * tail];
  return shape(fill, `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(h - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}H${n(at + 3)}l-5 5 1-5H${n(x + r)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - h)}q0 ${n(-r)} ${n(r)} ${n(-r)}z`);
}

/** A tree with three round tufts. @param {number} x @param {number} y @param {number} s @param {string} [leaf] */
export const tree = (x, y, s, leaf = LEAF) =>
  shape(BARK, box(x - 1.4 * s, y - 10 * s, 2.8 * s, 10 * s)) + shape(leaf, `M${n(x - 4 * s)} ${n(y - 8 * s)}c${n(-6 * s)} 0 ${n(-6 * s)} ${n(-8 * s)} ${n(-1 * s)} ${n(-9 * s)}c0 ${n(-8 * s)} ${n(10 * s)} ${n(-8 * s)} ${n(10 * s)} 0c${n(5 * s)} ${n(1 * s)} ${n(5 * s)} ${n(9 * s)} ${n(-1 * s)} ${n(9 * s)}z`);

/** A note of music. @param {string} colour @param {number} x @param {number} y @param {number} [s] */
export const note = (colour, x, y, s = 1) => flat(colour, oval(x, y, 2.3 * s, 1.8 * s), `M${n(x + 1.3 * s)} ${n(y)}v${n(-9 * s)}l${n(5 * s)} ${n(2 * s)}v${n(2.4 * s)}l${n(-4 * s)} ${n(-1.6 * s)}v${n(6.2 * s)}z`);

/** @param {string} fill @param {number} x @param {number} y @param {number} r */
export const coin = (fill, x, y, r) => shape(fill, oval(x, y, r)) + line('#c98f24', 0.9, oval(x, y, r * 0.62));

/** Rising steam. @param {number} x @param {number} y @param {string} [colour] */
export const steam = (x, y, colour = WHITE) => line(colour, 1.7, `M${x} ${y}q-3-3 0-6t0-6`, `M${x + 6} ${y}q-3-3 0-6t0-6`);

/** A bathtub on feet from the side. @param {string} fill @param {number} x @param {number} y @param {number} w @param {number} h */
export const tub = (fill, x, y, w, h) =>
  shape(GOLD, oval(x + w * 0.2, y + h, 3), oval(x + w * 0.8, y + h, 3)) + shape(fill, `M${n(x + 2)} ${n(y)}h${n(w - 4)}c0 ${n(h * 0.7)} ${n(-w * 0.08)} ${n(h)} ${n(-w * 0.24)} ${n(h)}h${n(8 - w * 0.58)}c${n(-w * 0.12)} 0 ${n(-w * 0.14)} ${n(-h * 0.3)} ${n(-w * 0.18)} ${n(-h)}z`) + shape(fill, box(x - 1, y - 3, w + 2, 5, 2.4));

/** @typedef {{ink: string, deep: string, main: string, soft: string, pale: string, floor: string, dull: [string, string], clear: [string, string]}} Key */

/** Three keys of colour: who sees the sky knows the suit. @type {Record<'community' | 'work' | 'home' | 'special', Key>} */
export const KEYS = {
  community: { ink: '#7a3a50', deep: '#c9486a', main: '#ec8299', soft: '#f6b9c5', pale: '#fdeaed', floor: '#f3c9cf', dull: ['#ead9dc', '#f7efef'], clear: ['#ffb7c4', '#fff1e6'] },
  work: { ink: '#3b4876', deep: '#4c65bb', main: '#8098e0', soft: '#bccaf1', pale: '#e9eefc', floor: '#c5d0ee', dull: ['#d8dce6', '#eff1f6'], clear: ['#a9c0fb', '#fdf4ec'] },
  home: { ink: '#2f5d50', deep: '#2f9377', main: '#5dbb9a', soft: '#addfca', pale: '#e5f6ee', floor: '#bfe0d1', dull: ['#d5e2dc', '#eef5f1'], clear: ['#97e0c6', '#fdf8e6'] },
  special: { ink: '#55525e', deep: '#b23a5a', main: '#a9a7b3', soft: '#d5d3db', pale: '#f2f1f4', floor: '#d0ced6', dull: ['#d9d6dd', '#f2f0f3'], clear: ['#d9d6dd', '#f2f0f3'] },
};

/** @param {string} a @param {string} b @param {number} t */
const mix = (a, b, t) => `#${[1, 3, 5].map((i) => Math.round(Number.parseInt(a.slice(i, i + 2), 16) * (1 - t) + Number.parseInt(b.slice(i, i + 2), 16) * t).toString(16).padStart(2, '0')).join('')}`;

/** @typedef {{ground?: number | null, light?: number, floor?: string}} Setting `ground`: height of the floor; `light`: where the light stands */

/** The whole picture. @param {Key} key @param {number} stars 0 to 5 @param {Setting} setting @param {string} markup */
export function picture(key, stars, { ground = 62, light = 68, floor = key.floor }, markup) {
  const t = Math.max(0, (stars - 1) / 4);
  const [high, low] = [mix(key.dull[0], key.clear[0], t), mix(key.dull[1], key.clear[1], t)];
  const [y, r] = [62 - 10 * stars, 6.5 + stars];
  const halo = stars > 1 ? glaze(WHITE, 0.25 + 0.06 * stars, oval(light, y, r * 1.45)) : '';
  const rays = stars === 5 ? line('#fff7d6', 1.6, ...Array.from({ length: 12 }, (_, i) => { const a = (i * Math.PI) / 6; return `M${n(light + 19 * Math.cos(a))} ${n(y + 19 * Math.sin(a))}L${n(light + 25 * Math.cos(a))} ${n(y + 25 * Math.sin(a))}`; })) : '';
  const sun = stars === 0 ? '' : `${halo}${rays}${flat(mix('#f4f1f0', '#ffe78f', t), oval(light, y, r))}`;
  const below = ground === null ? '' : flat(floor, `M0 ${ground}H100V72H0z`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 72"><linearGradient id="a" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient><path fill="url(#a)" d="M0 0h100v72H0z"/>${sun}${below}<g stroke="${key.ink}" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round">${markup}</g></svg>\n`;
}
