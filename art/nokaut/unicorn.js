// @ts-check
// Pieces of a unicorn: a head from the side or from the front, a body that stands, sits, rears or lies, mane, tail, horn.
import { blush, brow, eye, mouth } from './face.js';
import { n, oval } from './pen.js';

/** @typedef {import('./pen.js').Figure} Figure */
/** @typedef {{ coat: string, dark: string, mane: string[], horn?: string, hoof?: string, nose?: string }} Coat */

const HORN = '#ffd23f';
const NOSE = '#ffc2d4';

/** @type {Record<string, string[]>} Manes behind a head from the side, in locks from back to front. */
const SIDE_MANES = {
  waves: ['M-6-46C-40-58-58-30-54-6C-66 6-60 30-44 40C-34 44-24 34-26 20z', 'M-4-46C-30-50-42-26-36-6C-44 8-36 22-24 26z'],
  spikes: ['M0-46L-22-70L-24-50L-52-56L-42-34L-66-24L-46-12L-62 8L-40 10L-46 30L-24 22z'],
  mohawk: ['M10-44L4-76L-8-58L-24-78L-28-54L-50-64L-44-40L-62-34L-44-20L-40-10L-20-30z'],
  curls: [oval(-20, -46, 15), oval(-40, -30, 16), oval(-48, -6, 16), oval(-44, 18, 15), oval(-30, 34, 12)].flatMap((d) => [d]),
  bob: ['M0-48C-40-58-58-26-50 20C-48 30-34 34-24 28C-26 10-24-10-10-30z'],
  braid: ['M-4-46C-30-56-46-36-44-18C-60-14-60 2-50 8C-62 14-60 28-50 32C-58 40-52 52-42 50C-34 36-32 10-22-6z'],
  flame: ['M2-46C-10-72-30-64-24-52C-50-70-62-48-46-38C-72-40-72-12-52-10C-70 0-62 22-44 16C-50 34-34 40-24 26z'],
  none: [],
};

/** @type {Record<string, string>} What falls over the brow. */
const FORELOCKS = {
  sweep: 'M-14-44C-2-58 22-54 28-34C18-40 10-38 2-28C-2-36-8-40-14-44z',
  bangs: 'M-18-42C-4-58 24-52 30-30L20-32L16-22L8-32L0-24L-4-36z',
  puff: 'M-14-44C-18-62 2-66 8-56C20-64 32-52 24-42C20-34 4-32-4-36z',
  tuft: 'M-8-44C-2-62 10-60 12-54C18-58 24-54 22-44C16-38 4-36-2-38z',
  none: '',
};

/** @param {Figure} f @param {string} colour @param {string} [at] */
export function horn(f, colour = HORN, at = '', long = 1) {
  const tip = -48 - 44 * long;
  const draw = (/** @type {Figure} */ g) => g.shape(`M0-42L${n(18 * long + 4)} ${n(tip)}L20-38z`, colour).stroke(`M${n(3 + 2 * long)} ${n(-54)}l15 5M${n(7 + 5 * long)} ${n(-54 - 14 * long)}l9 4`, 3.2);
  if (at) f.group(at, draw);
  else draw(f);
}

/** @typedef {{ mane?: string, lock?: string, eye?: import('./face.js').Eye, mouth?: import('./face.js').Mouth, brow?: number, lash?: boolean, cheeks?: boolean, horn?: string, long?: number, iris?: string, r?: number, to?: number }} SideLook */

/** Brow, a long bridge that falls to the right, a soft muzzle, a cheek. */
export const SIDE_HEAD = 'M-42-8C-44-38-18-50 4-46C22-43 34-30 42-15C48-8 54-6 60-1C74 9 84 20 82 33C80 48 60 52 46 47C34 42 24 44 10 46C-8 48-30 38-36 22C-40 12-42 2-42-8z';

/**
 * A head that looks to the right, around 0,0.
 * @param {Figure} f @param {Coat} c @param {SideLook} look
 */
export function side(f, c, { mane = 'waves', lock = 'sweep', eye: kind = 'big', mouth: lips = 'smile', brow: slant = 0, lash = false, cheeks = true, horn: hornColour, long = 0.82, iris, r = 11, to = 0.6 }) {
  for (const [i, d] of (SIDE_MANES[mane] ?? []).entries()) f.shape(d, c.mane[i % c.mane.length] ?? '');
  f.shape('M-26-38C-34-58-26-70-16-72C-6-62-4-50-8-40z', c.coat).patch('M-22-44C-26-56-22-62-17-64C-12-58-11-50-13-44z', c.nose ?? NOSE);
  horn(f, hornColour ?? c.horn, '', long);
  f.shape(SIDE_HEAD, c.coat);
  f.patch('M-42-8C-36 14-18 30 8 30C24 30 36 36 46 48C34 42 22 44 10 46C-8 48-30 38-36 22C-40 12-42 2-42-8z', c.dark);
  f.patch('M58-2C72 8 84 20 82 33C80 48 60 52 46 47C40 40 46 12 58-2z', c.nose ?? NOSE);
  f.stroke('M70 14q6 3 4 9', 4.5);
  mouth(f, lips, 60, 34, 10);
  eye(f, kind, 8, -8, { r, to, lid: c.dark, ...(iris ? { iris } : {}) });
  if (lash) f.stroke('M-3-15l-8-4M-5-9h-8', 3.5);
  if (slant !== 0) brow(f, 8, -27, slant, r + 2);
  if (cheeks) f.patch(oval(8, 14, 9, 5.5), '#ff7db0', 0.6);
  const front = FORELOCKS[lock];
  if (front) f.shape(front, c.mane[0] ?? '');
}

/** @typedef {{ eyes?: import('./face.js').Eye | [import('./face.js').Eye, import('./face.js').Eye], mouth?: import('./face.js').Mouth, brows?: number, lock?: 'parted' | 'fringe' | 'spike' | 'curl' | 'none', mane?: 'round' | 'long' | 'wild' | 'tails' | 'none', cheeks?: boolean, to?: number, horn?: string, long?: number, iris?: string, r?: number, ears?: 'up' | 'down' }} FrontLook */

/**
 * A head that looks at us, around 0,0.
 * @param {Figure} f @param {Coat} c @param {FrontLook} look
 */
export function front(f, c, { eyes = 'big', mouth: lips = 'smile', brows = 0, lock = 'parted', mane = 'round', cheeks = true, to = 0, horn: hornColour, long = 0.68, iris, r = 12, ears = 'up' }) {
  const [first = '', second = first] = c.mane;
  if (mane === 'round') f.shape('M0-48C36-52 58-24 54 6C52 26 40 36 30 34H-30C-40 36-52 26-54 6C-58-24-36-52 0-48z', second);
  if (mane === 'long') f.both(0, (g) => g.shape('M0-46C40-52 58-20 52 8C64 26 56 48 44 58C38 44 26 30 22 10z', second));
  if (mane === 'wild') f.shape('M0-46L20-66L28-48L54-58L48-34L70-26L54-8L68 12L46 16L50 38L24 30H-24L-50 38L-46 16L-68 12L-54-8L-70-26L-48-34L-54-58L-28-48L-20-66z', second);
  if (mane === 'tails') f.both(0, (g) => g.shape('M34-30C64-42 76-14 66 6C72 22 60 36 50 34C58 18 48 2 36-6z', second));
  f.both(0, (g) => {
    if (ears === 'up') g.shape('M16-36C18-58 30-64 40-64C44-52 40-36 32-26z', c.coat).patch('M23-38C25-50 31-55 36-56C38-48 35-38 31-33z', c.nose ?? NOSE);
    else g.shape('M26-32C46-40 62-30 66-14C54-8 42-12 34-20z', c.coat);
  });
  f.shape(`M-11-36L0 ${n(-44 - 44 * long)}L11-36z`, hornColour ?? c.horn ?? HORN).stroke(`M-9-48l17 4M-6 ${n(-50 - 13 * long)}l12 3`, 3.2);
  f.shape('M0-42C26-42 40-26 38-6C37 8 27 16 26 30C28 46 16 56 0 56S-28 46-26 30C-27 16-37 8-38-6C-40-26-26-42 0-42z', c.coat);
  f.patch('M18-36C39-24 36 2 28 14C20 26 30 46 8 55C24 54 29 44 26 30C27 16 37 8 38-6C39-22 31-34 18-36z', c.dark);
  f.patch('M0 26C10 20 20 22 25 33C28 47 15 54 0 54S-28 47-25 33C-20 22-10 20 0 26z', c.nose ?? NOSE);
  f.stroke(`M${n(-15 + to * 3)} 29q-5 3-3 8M${n(15 + to * 3)} 29q5 3 3 8`, 4.5);
  mouth(f, lips, to * 4, 42, 11);
  const [left, right] = Array.isArray(eyes) ? eyes : [eyes, eyes];
  const how = { r, to, lid: c.dark, ...(iris ? { iris } : {}) };
  eye(f, left, -18 + to * 3, -8, how);
  eye(f, right, 18 + to * 3, -8, how);
  if (brows !== 0) {
    brow(f, -18 + to * 3, -25, brows, r);
    brow(f, 18 + to * 3, -25, -brows, r);
  }
  if (cheeks) blush(f, to * 3, 8, 27, '#ff7db0');
  if (lock === 'parted') f.shape('M0-38C-8-52-30-46-36-24C-22-26-10-30 0-38C10-30 22-26 36-24C30-46 8-52 0-38z', first);
  if (lock === 'fringe') f.shape('M-34-22C-34-50 34-50 34-22L24-28L16-18L6-28L-4-18L-14-28L-24-18z', first);
  if (lock === 'spike') f.shape('M-24-30L-28-54L-12-46L-4-62L6-46L22-58L22-30C10-36-10-36-24-30z', first);
  if (lock === 'curl') f.shape('M-22-32C-30-52-4-60 6-48C22-56 32-40 22-32C14-24 6-32 10-38C0-32-10-26-22-32z', first);
}

/** @param {Figure} f @param {string} d @param {Coat} c */
export function leg(f, d, c, width = 15) {
  f.limb(d, c.coat, width);
  const end = /(-?[\d.]+)[ ]?(-?[\d.]+)$/.exec(d);
  if (end) {
    const [x, y] = [Number(end[1]), Number(end[2])];
    f.shape(`M${n(x - width * 0.62)} ${n(y - 5)}h${n(width * 1.24)}l3 11h${n(-width * 1.24 - 6)}z`, c.hoof ?? '#6b4b8a', { line: 4 });
  }
}

/** @type {Record<string, string>} Tails that start at the croup of a body that looks right. */
const TAILS = {
  flow: 'M48 122C22 116 8 136 14 160C18 172 28 178 38 172C28 162 34 146 54 142z',
  up: 'M48 124C26 118 16 96 26 74C34 86 42 84 40 72C54 86 50 104 60 116z',
  bun: 'M50 120C38 104 16 110 18 128C20 142 38 144 50 134z',
  spiky: 'M50 122L22 104L30 122L8 128L28 136L14 154L36 150L52 140z',
};

/** From the side, looking right: four legs on the ground. @param {Figure} f @param {Coat} c @param {{ tail?: string, pose?: 'stand' | 'trot' | 'rear' | 'stomp' }} [how] */
export function standing(f, c, { tail = 'flow', pose = 'stand' } = {}) {
  const legs = {
    stand: ['M70 150L70 174', 'M118 150L118 174', 'M58 150L58 177', 'M106 150L106 177'],
    trot: ['M68 148L60 174', 'M120 146L134 160', 'M54 148L40 168', 'M108 150L112 176'],
    rear: ['M72 150L78 176', 'M116 136L142 126', 'M56 150L58 177', 'M110 142L132 148'],
    stomp: ['M68 150L68 174', 'M118 146L136 152L132 166', 'M56 150L52 177', 'M106 150L108 177'],
  }[pose];
  f.shape(TAILS[tail] ?? '', c.mane[1] ?? c.mane[0] ?? '');
  leg(f, legs[0] ?? '', { ...c, coat: c.dark });
  leg(f, legs[1] ?? '', { ...c, coat: c.dark });
  f.shape('M46 130C46 112 66 106 86 108C100 108 112 100 126 104C136 112 134 138 124 150C108 164 66 164 54 152C48 146 46 138 46 130z', c.coat);
  f.patch('M54 152C48 146 46 138 46 130C56 150 96 156 126 146C112 164 66 164 54 152z', c.dark);
  leg(f, legs[2] ?? '', c);
  leg(f, legs[3] ?? '', c);
}

/** From the front, on its haunches like a plush toy. @param {Figure} f @param {Coat} c @param {{ tail?: 'left' | 'right' | 'none', arms?: 'down' | 'up' | 'hold' | 'hips' | 'cross' | 'wave' | 'none', w?: number }} [how] */
export function sitting(f, c, { tail = 'left', arms = 'down', w = 1 } = {}) {
  const lock = c.mane[1] ?? c.mane[0] ?? '';
  if (tail === 'left') f.shape('M72 168C42 180 18 160 26 130C30 140 38 140 38 128C50 138 46 148 74 146z', lock);
  if (tail === 'right') f.shape('M128 168C158 180 182 160 174 130C170 140 162 140 162 128C150 138 154 148 126 146z', lock);
  const x = (/** @type {number} */ dx) => n(100 + dx * w);
  f.shape(`M100 106C${x(24)} 106 ${x(38)} 136 ${x(38)} 158C${x(38)} 176 ${x(20)} 182 100 182S${x(-38)} 176 ${x(-38)} 158C${x(-38)} 136 ${x(-24)} 106 100 106z`, c.coat);
  f.patch(`M${x(22)} 116C${x(36)} 136 ${x(34)} 172 ${x(10)} 180C${x(40)} 180 ${x(38)} 148 ${x(22)} 116z`, c.dark);
  f.both(100, (g) => {
    g.shape(oval(100 + 28 * w, 176, 17, 12), c.coat);
    g.shape(`M${n(100 + 28 * w - 12)} 180h24l2 9h-28z`, c.hoof ?? '#6b4b8a', { line: 4 });
  });
  reach(f, c, arms);
}

/** Forelegs used as arms. @param {Figure} f @param {Coat} c @param {string} how */
export function reach(f, c, how) {
  /** @type {Record<string, [string, string]>} */
  const ways = {
    down: ['M74 126L68 152', 'M126 126L132 152'],
    up: ['M74 124L46 98', 'M126 124L154 98'],
    wave: ['M74 126L68 152', 'M126 124L156 96'],
    hold: ['M74 124L90 148', 'M126 124L110 148'],
    hips: ['M74 122L52 138L68 150', 'M126 122L148 138L132 150'],
    cross: ['M76 124L116 142', 'M124 124L84 142'],
    none: ['', ''],
  };
  for (const d of ways[how] ?? []) if (d) leg(f, d, c, 13);
}

/** Lying, looking right. @param {Figure} f @param {Coat} c @param {string} [tail] */
export function lying(f, c, tail = 'flow') {
  f.group('translate(-4 14)', (g) => g.shape(TAILS[tail] ?? '', c.mane[1] ?? c.mane[0] ?? ''));
  f.shape('M36 160C34 136 60 128 92 130C122 130 146 136 148 158C150 178 130 182 96 182S38 180 36 160z', c.coat);
  f.patch('M36 160C46 174 100 178 146 164C142 180 126 182 96 182S38 180 36 160z', c.dark);
  leg(f, 'M120 172L154 176', c, 13);
  leg(f, 'M60 176L86 179', c, 13);
}
