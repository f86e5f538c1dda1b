// @ts-check
// The unicorns, one by one. A kind keeps its colours and its temper; each copy is somebody of its own.
import { brow } from './face.js';
import { INK, heart, oval, star, sticker } from './pen.js';
import * as p from './props.js';
import { front, leg, lying, side, sitting, standing } from './unicorn.js';

/** @typedef {import('./pen.js').Figure} Figure */
/** @typedef {import('./unicorn.js').Coat} Coat */

/** @type {Record<string, Coat>} */
const COAT = {
  posh: { coat: '#fff4fb', dark: '#f3cfe6', mane: ['#ff5fa8', '#ff93c7'], hoof: '#c13b80', horn: '#ffd23f' },
  cross: { coat: '#ffd9c2', dark: '#f5b492', mane: ['#ef3b3b', '#ff7a4d'], hoof: '#8a2f2f', nose: '#ffb59a', horn: '#fff1c9' },
  kind: { coat: '#e9f7ff', dark: '#bfe0f5', mane: ['#ffc93d', '#ffe08a'], hoof: '#c98a3b', nose: '#ffd2dc', horn: '#ff9ec4' },
  punk: { coat: '#d8d3e8', dark: '#b3abd0', mane: ['#35d07f', '#1fa869'], hoof: '#26233a', nose: '#c9a7d8', horn: '#26233a' },
  bolt: { coat: '#fff7d1', dark: '#f0dc8c', mane: ['#3ea8ff', '#7cc8ff'], hoof: '#2f4b8f', horn: '#ffe14d' },
  guard: { coat: '#ffffff', dark: '#dbe3f5', mane: ['#ff4d6d', '#ff9f1c', '#ffe14d', '#4cd97b', '#3ea8ff'], hoof: '#5c6bc0', horn: '#ffd23f' },
  plumber: { coat: '#d9f2ff', dark: '#a9d6f0', mane: ['#2aa3b3', '#57c9cf'], hoof: '#2f6f8f', nose: '#ffd2dc', horn: '#fff1c9' },
  kicker: { coat: '#b8f0dc', dark: '#86d3b8', mane: ['#ff7a1a', '#ffb03a'], hoof: '#3f6f60', horn: '#fff1c9' },
  martyr: { coat: '#cbbcff', dark: '#a996ea', mane: ['#ffe14d', '#fff3b0'], hoof: '#5a46a8', horn: '#fff', nose: '#e6d0ff' },
  glitter: { coat: '#ffd6f2', dark: '#f0a9da', mane: ['#7b5cff', '#b39bff'], hoof: '#7b5cff', horn: '#7ff0e6' },
  horned: { coat: '#9fd0ff', dark: '#70b0ee', mane: ['#26438f', '#3a62c2'], hoof: '#1f2f66', nose: '#cfe7ff', horn: '#ffd23f' },
};
const { posh, cross, kind, punk, bolt, guard, plumber, kicker, martyr, glitter, horned } = /** @type {Record<string, Coat>} */ (COAT);

/** @type {Record<string, import('./pen.js').Ground>} Cool grounds are the unicorns'. */
const ON = {
  violet: { paper: '#a48bff', dots: '#8265ee', mark: 'rays', tone: '#cdbfff' },
  sky: { paper: '#6fcdfc', dots: '#3fb0ec', corner: 'tl', mark: 'hill', tone: '#b6e8ff' },
  mint: { paper: '#72e0c4', dots: '#3fc4a4', corner: 'tr', mark: 'rings', tone: '#bff5e6' },
  pink: { paper: '#ffa6dc', dots: '#f57fc6', corner: 'bl', mark: 'stripes', tone: '#ffd3ef' },
  indigo: { paper: '#7d8bf5', dots: '#5a6ae0', corner: 'br', mark: 'burst', tone: '#aab4ff' },
  lilac: { paper: '#d3a8f7', dots: '#b981ea', corner: 'tl', mark: 'rings', tone: '#ecd6ff' },
  teal: { paper: '#4fc3d0', dots: '#2aa3b3', corner: 'br', mark: 'stripes', tone: '#9be3ea' },
};
const on = (/** @type {string} */ name, /** @type {Partial<import('./pen.js').Ground>} */ other = {}) => /** @type {import('./pen.js').Ground} */ ({ ...ON[name], ...other });

/** @param {Figure} f @param {number} x @param {number} y @param {(g: Figure) => void} draw @param {{ turn?: number, size?: number, flip?: boolean }} [how] */
const put = (f, x, y, draw, how) => p.at(f, x, y, draw, how);

/** @type {Record<string, () => string>} */
export const UNICORNS = {
  // Pyszka: knows exactly how she looks.
  'u01-1': () => sticker(on('violet', { framed: true }), (f) => {
    sitting(f, posh, { tail: 'right', arms: 'none' });
    put(f, 82, 80, (g) => side(g, posh, { mane: 'waves', eye: 'sleepy', mouth: 'smirk', lash: true, lock: 'sweep' }), { turn: -6, size: 0.84 });
    leg(f, 'M122 128L152 128', posh, 13); leg(f, 'M78 128L70 152', posh, 13); put(f, 174, 104, p.mirror(), { turn: 8 });
  }),
  'u01-2': () => sticker(on('mint'), (f) => {
    sitting(f, posh, { tail: 'left', arms: 'hips' });
    put(f, 100, 82, (g) => { front(g, posh, { eyes: 'closed', mouth: 'smirk', lock: 'parted', mane: 'long' }); p.at(g, 0, -8, p.shades); });
  }),
  'u01-3': () => sticker(on('sky'), (f) => {
    standing(f, posh, { tail: 'up', pose: 'trot' });
    put(f, 110, 82, (g) => { side(g, posh, { mane: 'braid', eye: 'closed', mouth: 'pout', lash: true, lock: 'none', brow: -3 }); p.at(g, -2, -50, p.crown, { turn: -8, size: 0.62 }); }, { turn: -22, size: 0.82 });
  }),
  'u01-4': () => sticker(on('indigo'), (f) => {
    lying(f, posh, 'flow');
    put(f, 118, 84, (g) => side(g, posh, { mane: 'curls', eye: 'wink', mouth: 'o', lock: 'puff', lash: false }), { turn: 4, size: 0.95, flip: true });
    for (const [x, y, r] of [[62, 142, 13], [84, 150, 13], [106, 152, 14], [128, 148, 13], [146, 138, 12]]) f.shape(star(x, y, 8, r + 4, r - 2), '#7ff0e6', { line: 3.5 });
    f.patch(heart(42, 56, 7) + heart(30, 84, 5), '#ff4d6d');
  }),
  // Złośćtko: small, and cross about it.
  'u02-1': () => sticker(on('sky', { mark: 'burst', tone: '#d8f3ff' }), (f) => {
    sitting(f, cross, { tail: 'right', arms: 'cross', w: 1.05 });
    put(f, 100, 82, (g) => { front(g, cross, { eyes: 'tiny', mouth: 'pout', brows: 6, lock: 'spike', mane: 'round', ears: 'down', cheeks: true }); g.shape(oval(-31, 24, 13, 12) + oval(31, 24, 13, 12), cross.nose ?? '', { line: 4 }); }, { size: 0.98 });
  }),
  'u02-2': () => sticker(on('pink'), (f) => {
    standing(f, cross, { tail: 'spiky', pose: 'stomp' });
    put(f, 112, 84, (g) => side(g, cross, { mane: 'flame', eye: 'tiny', mouth: 'teeth', brow: 6, lock: 'tuft', cheeks: false }), { turn: 8, size: 0.84 });
    put(f, 180, 82, p.puff, { size: 0.7 }); f.stroke('M116 188l-10 6M150 186l12 6M136 190v6', 5);
  }),
  'u02-3': () => sticker(on('teal'), (f) => {
    sitting(f, cross, { tail: 'left', arms: 'none' });
    put(f, 96, 80, (g) => front(g, cross, { eyes: 'tear', mouth: 'wobble', brows: 4, lock: 'fringe', mane: 'tails', long: 0.6 }));
    leg(f, 'M74 126L66 152', cross, 13); f.limb('M158 112V168', '#fff8e7', 4);
    put(f, 158, 92, (g) => g.shape('M-22 8A24 24 0 0 1 14-20L6-6L16-2L4 8L12 18A24 24 0 0 1-22 8z', '#ff5da2').stroke('M-12 6q0-12 10-12', 4, '#fff'));
    leg(f, 'M126 126L150 138', cross, 13);
    f.shape('M166 186l8-14 12 6 4 10z', '#ff5da2', { line: 4 });
  }),
  'u02-4': () => sticker(on('lilac', { mark: 'stripes' }), (f) => {
    put(f, 100, 94, (g) => { front(g, cross, { eyes: 'round', mouth: 'line', brows: 0, lock: 'curl', mane: 'wild', cheeks: false }); brow(g, -18, -22, 6, 15, 9); brow(g, 18, -22, -6, 15, 9); }, { size: 1.02 });
    f.shape('M30 108L52 122H148L170 108L162 188H38z', '#d9a066').stroke('M52 122L46 188M148 122L154 188M52 122H148', 4).shape('M30 108L52 122L40 140L18 126zM170 108L148 122L160 140L182 126z', '#e8b983');
    f.patch('M86 148h28v6h-28zM92 160h16v6h-16z', '#8a5a2b');
  }),
  // Miłek: would like everybody to have a good day.
  'u03-1': () => sticker(on('pink', { mark: 'rays', tone: '#ffe3f4' }), (f) => {
    sitting(f, kind, { tail: 'right', arms: 'none' });
    put(f, 100, 76, (g) => front(g, kind, { eyes: 'happy', mouth: 'smile', lock: 'fringe', mane: 'round' }));
    put(f, 100, 144, p.teddy, { size: 0.95 }); leg(f, 'M72 126L92 152', kind, 13); leg(f, 'M128 126L110 154', kind, 13);
  }),
  'u03-2': () => sticker(on('mint', { mark: 'hill', tone: '#d6ffef' }), (f) => {
    standing(f, kind, { tail: 'bun', pose: 'stand' });
    put(f, 98, 84, (g) => side(g, kind, { mane: 'bob', eye: 'big', mouth: 'smile', lock: 'bangs' }), { size: 0.82 });
    put(f, 170, 138, p.bouquet(['#ff4d6d', '#7b5cff', '#ff9f1c']), { turn: 16, size: 0.95 });
  }),
  'u03-3': () => sticker(on('sky', { mark: 'rings', tone: '#dff6ff' }), (f) => {
    put(f, 42, 56, p.balloon, { size: 1.1 });
    sitting(f, kind, { tail: 'right', arms: 'none' });
    put(f, 108, 84, (g) => front(g, kind, { eyes: ['big', 'wink'], mouth: 'tongue', lock: 'curl', mane: 'tails', to: -0.5 }), { turn: 5, size: 0.95 });
    leg(f, 'M78 128L46 132', kind, 13); leg(f, 'M130 128L136 154', kind, 13);
  }),
  'u03-4': () => sticker(on('violet', { mark: 'stripes', tone: '#d9ceff' }), (f) => {
    lying(f, kind, 'bun');
    put(f, 96, 98, (g) => { side(g, kind, { mane: 'curls', eye: 'up', mouth: 'o', lock: 'puff', to: 0.4 }); p.at(g, 24, -86, p.bird, { size: 0.95 }); }, { size: 0.9 });
    put(f, 158, 60, p.notes); f.patch(heart(170, 96, 6), '#ff4d6d');
  }),
  // Kolec: plays louder than anybody asked for.
  'u04-1': () => sticker(on('indigo', { framed: true }), (f) => {
    sitting(f, punk, { tail: 'left', arms: 'none' });
    put(f, 94, 78, (g) => side(g, punk, { mane: 'mohawk', eye: 'slit', iris: '#35d07f', mouth: 'grin', brow: 5, lock: 'none', cheeks: false }), { turn: -4, size: 0.92 });
    put(f, 108, 148, p.guitar, { turn: 62, size: 0.95 }); leg(f, 'M74 128L90 152', punk, 12); leg(f, 'M124 126L148 130', punk, 12);
  }),
  'u04-2': () => sticker(on('pink', { mark: 'burst', tone: '#ffd9f0' }), (f) => {
    standing(f, punk, { tail: 'spiky', pose: 'trot' });
    put(f, 106, 92, (g) => { side(g, punk, { mane: 'spikes', eye: 'sleepy', mouth: 'chew', lock: 'none', cheeks: false, long: 0.9, horn: '#8d86a8' }); p.at(g, 16, -68, p.apple, { turn: 20, size: 0.92 }); }, { turn: -10, size: 0.92 });
    f.shape('M88 116L124 128L120 140L84 126z', INK).patch(oval(94, 122, 3) + oval(104, 126, 3) + oval(114, 130, 3), '#ffe14d');
  }),
  'u04-3': () => sticker(on('teal', { mark: 'rays', tone: '#a8eef5', framed: true }), (f) => {
    f.group('rotate(-10 100 120)', (g) => {
      p.at(g, 100, 182, p.skateboard);
      g.group('translate(6 -12)', (h) => standing(h, punk, { tail: 'spiky', pose: 'stand' }));
      p.at(g, 128, 78, (h) => { side(h, punk, { mane: 'mohawk', eye: 'star', iris: '#ff4d6d', mouth: 'open', lock: 'none', cheeks: false }); }, { size: 0.84 });
    });
    f.stroke('M14 120h18M8 140h20M16 160h14', 5);
  }),
  'u04-4': () => sticker(on('violet', { mark: 'plain' }), (f) => {
    sitting(f, punk, { tail: 'right', arms: 'cross' });
    put(f, 100, 84, (g) => { front(g, punk, { eyes: 'sleepy', mouth: 'line', brows: 3, lock: 'spike', mane: 'wild', cheeks: false, horn: '#26233a' }); g.shape(oval(10, 36, 19), '#ff8fc7').stroke('M0 28q4-6 10-6', 4, '#fff'); }, { size: 0.96 });
    f.shape('M70 122Q100 138 130 122L128 134Q100 148 72 134z', INK).patch('M80 130l4-9 4 11zM96 136l4-10 4 10zM112 132l4-11 4 9z', '#e8eef7');
  }),
  // Piorunochron: storms find him.
  'u05-1': () => sticker(on('indigo', { mark: 'rays', tone: '#c3caff', framed: true }), (f) => {
    sitting(f, bolt, { tail: 'left', arms: 'up' });
    put(f, 100, 88, (g) => front(g, bolt, { eyes: 'swirl', mouth: 'zigzag', lock: 'spike', mane: 'wild', cheeks: false }), { size: 0.9 });
    put(f, 112, 28, p.bolt(), { turn: 18, size: 0.86 });
  }),
  'u05-2': () => sticker(on('teal', { mark: 'burst', tone: '#a6edf3' }), (f) => {
    standing(f, { ...bolt, hoof: '#ef233c' }, { tail: 'spiky', pose: 'stand' });
    f.shape('M48 162h20v20h-24zM96 162h20v20h-24z', '#ef233c');
    put(f, 104, 84, (g) => side(g, bolt, { mane: 'spikes', eye: 'big', mouth: 'teeth', lock: 'tuft', brow: -4 }), { size: 0.82 });
    put(f, 46, 36, p.cloud, { size: 0.85 }); put(f, 176, 40, p.bolt('#ffe14d'), { turn: 16, size: 0.6 }); put(f, 40, 74, p.bolt('#ffe14d'), { turn: -6, size: 0.55 });
  }),
  // Tęczowa Strażniczka: whoever stands beside her stands.
  'u06-1': () => sticker(on('sky', { mark: 'rays', tone: '#d4f2ff' }), (f) => {
    put(f, 100, 96, p.rainbow(88));
    sitting(f, guard, { tail: 'none', arms: 'none' });
    put(f, 100, 78, (g) => front(g, guard, { eyes: 'round', mouth: 'line', brows: 3, lock: 'parted', mane: 'long' }), { size: 0.9 });
    put(f, 100, 150, p.shield('#7b5cff', '#ffe14d'), { size: 0.88 }); leg(f, 'M74 124L60 150', guard, 13); leg(f, 'M126 124L140 150', guard, 13);
  }),
  'u06-2': () => sticker(on('lilac'), (f) => {
    standing(f, guard, { tail: 'up', pose: 'rear' });
    put(f, 104, 78, (g) => side(g, { ...guard, mane: ['#ff4d6d', '#ff9f1c', '#ffe14d', '#4cd97b', '#3ea8ff'] }, { mane: 'curls', eye: 'side', to: 1, mouth: 'whistle', lock: 'bangs', brow: 4 }), { size: 0.82, turn: -6 });
    put(f, 176, 104, p.whistle, { size: 0.7, flip: true });
    f.stroke('M92 112Q110 126 132 116', 13).stroke('M92 112Q110 126 132 116', 7, '#ff9f1c').stroke('M104 120l-6 26', 12).stroke('M104 120l-6 26', 6, '#4cd97b');
  }),
  // Kranisław: there is always something that drips.
  'u07-1': () => sticker(on('pink', { mark: 'burst', tone: '#ffe3f4' }), (f) => {
    sitting(f, plumber, { tail: 'left', arms: 'none' });
    f.shape('M66 128Q100 116 134 128L144 172Q100 188 56 172z', '#ffd23f').stroke('M100 124V180', 4).patch(oval(108, 140, 3.6) + oval(108, 156, 3.6), INK);
    put(f, 98, 90, (g) => { front(g, plumber, { eyes: 'big', mouth: 'grin', lock: 'none', mane: 'tails', ears: 'down' }); p.at(g, 0, -34, p.rainHat('#ffd23f', '#ff5d6c'), { size: 0.9 }); g.shape('M-9-56L0-94L9-56z', plumber.horn ?? '').stroke('M-7-65l13 3M-5-77l9 2', 3.2); }, { size: 0.92 });
    put(f, 164, 112, p.plunger, { turn: 10, size: 0.95 }); leg(f, 'M130 134L162 134', plumber, 13); leg(f, 'M72 130L62 154', plumber, 13);
  }),
  'u07-2': () => sticker(on('violet', { mark: 'hill', tone: '#cdbfff' }), (f) => {
    put(f, 128, 74, p.tap, { size: 0.9 });
    f.shape('M148 88q-11 17 0 22q12-5 0-22z', '#6fd3ff', { line: 4 });
    put(f, 76, 112, (g) => { side(g, plumber, { mane: 'bob', eye: 'up', mouth: 'pout', lock: 'none', to: 0.6 }); p.at(g, 17, -108, p.plunger, { turn: 188, size: 0.8 }); }, { turn: -10, size: 0.9 });
    f.shape('M10 166H190Q188 200 160 214H40Q12 200 10 166z', '#fff').shape('M2 154H198V170H2z', '#e3f5ff').patch('M28 178q2 10 10 16h8q-9-7-10-16z', '#c5dff0');
    f.shape(oval(38, 148, 12) + oval(58, 154, 9) + oval(132, 152, 11), '#f2fbff', { line: 4 });
  }),
  'u08-1': () => sticker(on('violet', { mark: 'burst', tone: '#d6c9ff', framed: true }), (f) => {
    put(f, 28, 62, p.pow('#ffe14d', 30));
    f.group('rotate(24 100 120)', (g) => {
      g.shape('M48 112C30 128 20 150 30 172C38 160 46 164 46 152C58 150 62 136 62 126z', kicker.mane[1] ?? '');
      leg(g, 'M62 116L26 78', { ...kicker, coat: kicker.dark }, 15); leg(g, 'M70 120L40 62', kicker, 15);
      g.shape('M46 130C46 112 66 106 86 108C100 108 112 100 126 104C136 112 134 138 124 150C108 164 66 164 54 152C48 146 46 138 46 130z', kicker.coat);
      leg(g, 'M114 146L106 176', { ...kicker, coat: kicker.dark }); leg(g, 'M122 140L132 168', kicker);
    });
    put(f, 136, 112, (g) => side(g, kicker, { mane: 'flame', eye: 'tiny', mouth: 'tongue', lock: 'sweep', to: -0.9, brow: 3 }), { turn: 26, size: 0.82 });
  }),
  'u09-1': () => sticker(on('indigo', { mark: 'rays', tone: '#b9c2ff' }), (f) => {
    sitting(f, martyr, { tail: 'right', arms: 'none' });
    put(f, 100, 86, (g) => { front(g, martyr, { eyes: 'up', mouth: 'wobble', brows: -4, lock: 'parted', mane: 'long', long: 0.75 }); p.at(g, 0, -80, p.halo, { size: 0.9 }); }, { turn: -7, size: 0.92 });
    put(f, 104, 148, p.starlet('#ffe14d', 26)); f.patch(oval(97, 145, 2.6) + oval(111, 145, 2.6), INK); f.stroke('M99 153q5 4 10 0', 3);
    leg(f, 'M72 126L70 158', martyr, 13); leg(f, 'M132 126L140 158', martyr, 13);
    f.patch(star(32, 60, 5, 9, 4) + star(170, 52, 5, 7, 3) + star(176, 92, 5, 5, 2.2), '#fff3b0');
  }),
  'u10-1': () => sticker(on('lilac', { mark: 'rays', tone: '#f5e6ff' }), (f) => {
    standing(f, glitter, { tail: 'flow', pose: 'rear' });
    f.shape('M60 108Q90 100 118 104L120 136Q88 148 58 138z', '#d8ecff', { rim: false }).stroke('M58 122Q90 116 120 118M78 104v40M98 102v40', 3).patch(star(70, 114, 4, 8, 2.4) + star(108, 128, 4, 8, 2.4), '#fff');
    put(f, 106, 78, (g) => side(g, glitter, { mane: 'waves', eye: 'star', iris: '#ff5da2', mouth: 'grin', lock: 'puff', lash: true }), { turn: -10, size: 0.88 });
    put(f, 40, 44, p.disco, { size: 0.95 }); f.patch(star(74, 60, 4, 9, 2.6) + star(178, 130, 4, 11, 3) + star(166, 32, 4, 9, 2.6) + star(24, 106, 4, 8, 2.4), '#fff');
  }),
  'u11-1': () => sticker(on('sky', { mark: 'burst', tone: '#d6f3ff' }), (f) => {
    standing(f, horned, { tail: 'spiky', pose: 'trot' });
    put(f, 98, 104, (g) => { side(g, horned, { mane: 'mohawk', eye: 'tiny', mouth: 'fang', lock: 'none', brow: 6, cheeks: false, long: 1.2 }); p.at(g, 30, -100, p.glove, { turn: 24, size: 0.78 }); }, { turn: 20, size: 0.9 });
    f.stroke('M22 60h24M14 78h24M26 96h16', 5);
  }),
};
