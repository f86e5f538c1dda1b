// @ts-check
// Pieces of a dragon: body, head, horns, wings, tail, arms. A character picks its own and says how it holds itself.
import { blush, brow, eye, mouth } from './face.js';
import { n, oval } from './pen.js';

/** @typedef {import('./pen.js').Figure} Figure */
/** @typedef {{ skin: string, dark: string, belly: string, horn?: string, wing?: string, spike?: string }} Hide */

const HORN = '#fff1c9';

/** @type {Record<string, (f: Figure, colour: string) => void>} Horns of one side, on a head around 0,0. */
const HORNS = {
  nubs: (f, colour) => f.shape('M18-33c2-12 6-16 10-17 4 4 5 12 3 21z', colour),
  straight: (f, colour) => f.shape('M16-33L30-68L36-26z', colour).stroke('M22-46l12-2M26-57l7-1', 3),
  curved: (f, colour) => f.shape('M18-31C22-52 40-62 56-60C46-52 42-40 40-22z', colour).stroke('M26-43l13 4M36-53l9 5', 3),
  ram: (f, colour) => f.shape('M20-34C38-52 66-40 62-16C60 0 44 2 42-8C50-8 52-20 42-22C36-22 32-22 28-20z', colour).stroke('M34-43l4 11M50-38l-5 10M60-22l-10 3', 3),
  antler: (f, colour) => f.limb('M26-30C30-44 34-52 46-60M32-46L26-60M38-52L56-48', colour, 6),
  down: (f, colour) => f.shape('M24-30C44-40 62-30 66-8C54-16 46-18 36-16z', colour),
  none: () => {},
};

/** @type {Record<string, string>} Head shapes around 0,0. */
const HEADS = {
  round: 'M0-38C30-38 48-20 48 2C48 26 26 38 0 38S-48 26-48 2C-48-20-30-38 0-38z',
  wide: 'M0-34C30-34 44-20 50 0C58 22 40 40 0 40S-58 22-50 0C-44-20-30-34 0-34z',
  tall: 'M0-46C26-46 38-26 38-4C46 14 34 42 0 42S-46 14-38-4C-38-26-26-46 0-46z',
  square: 'M-34-36C-12-40 12-40 34-36C44-32 46-10 46 10C46 30 36 40 0 40S-46 30-46 10C-46-10-44-32-34-36z',
  small: 'M0-32C24-32 38-18 38 0C38 22 22 32 0 32S-38 22-38 0C-38-18-24-32 0-32z',
};

/** @type {Record<string, (f: Figure, colour: string) => void>} What stands out at one side of the head. */
const EARS = {
  fin: (f, colour) => f.shape('M40-8L68-24L62-4L70 8L58 10L52 22L38 14z', colour).stroke('M46 2l14-8', 3),
  leaf: (f, colour) => f.shape('M38-10C52-28 66-26 70-22C68-4 58 8 42 10z', colour),
  flop: (f, colour) => f.shape('M38-16C58-20 68 0 62 24C52 26 42 14 40 4z', colour),
  none: () => {},
};

/** @type {Record<string, string>} The right wing; the left one is its mirror. */
const WINGS = {
  bat: 'M124 128C134 92 162 70 194 66C186 80 186 90 192 104C178 102 170 108 168 122C156 116 146 124 140 142z',
  up: 'M122 122C124 78 146 44 178 26C176 44 182 56 194 66C178 72 174 82 178 98C162 96 150 108 142 136z',
  tiny: 'M130 126C138 108 154 100 172 102C166 108 166 116 170 124C158 122 150 128 146 140z',
  droop: 'M126 118C152 100 178 116 188 164C178 154 170 156 164 168C158 158 148 158 140 164z',
  spread: 'M116 116C132 70 168 58 200 44C196 62 204 74 206 92C190 88 180 96 178 112C164 104 150 112 142 132z',
};

const RIBS = { bat: 'M136 130Q148 96 176 78M144 132Q156 110 172 104', tiny: 'M142 128q10-12 22-16', droop: 'M136 126Q158 120 172 144M134 130Q148 130 158 148' };

/** @type {Record<string, (f: Figure, c: Hide) => void>} */
const TAILS = {
  curl: (f, c) => f.shape('M124 170C160 184 188 164 180 134C178 122 164 122 162 132C168 148 152 158 130 150z', c.skin).shape('M166 138C152 130 156 108 176 108C182 118 182 130 172 138z', c.spike ?? c.horn ?? HORN),
  up: (f, c) => f.shape('M126 172C164 176 184 140 174 96L162 100C168 136 152 152 128 150z', c.skin).shape('M150 104L168 74L188 98L170 94z', c.spike ?? c.horn ?? HORN),
  left: (f, c) => f.shape('M76 170C40 184 12 164 20 130C22 120 36 120 36 130C32 148 48 156 70 150z', c.skin).shape('M34 136C46 126 42 104 22 106C16 116 18 128 28 136z', c.spike ?? c.horn ?? HORN),
  stub: (f, c) => f.shape('M128 172C150 180 168 172 172 156C160 158 146 152 134 146z', c.skin),
  none: () => {},
};

/** @type {Record<string, [string, string]>} Both arms, left and right. */
const ARMS = {
  down: ['M70 128C58 138 54 148 56 158', 'M130 128C142 138 146 148 144 158'],
  hips: ['M70 126C50 130 50 146 68 150', 'M130 126C150 130 150 146 132 150'],
  up: ['M70 126C52 118 44 104 42 90', 'M130 126C148 118 156 104 158 90'],
  wave: ['M70 128C58 138 54 148 56 158', 'M130 126C148 120 158 106 160 88'],
  raise: ['M70 126C52 120 42 106 40 88', 'M130 128C142 138 146 148 144 158'],
  hold: ['M70 126C66 140 76 148 88 148', 'M130 126C134 140 124 148 112 148'],
  cross: ['M72 126C80 142 100 146 118 138', 'M128 126C120 142 100 148 82 142'],
  wide: ['M70 124C54 122 40 126 28 134', 'M130 124C146 122 160 126 172 134'],
  shy: ['M72 128C76 138 84 140 92 136', 'M128 128C124 138 116 140 108 136'],
  none: ['', ''],
};

/** @param {Figure} f @param {string} kind @param {Hide} c */
export const wings = (f, kind, c) =>
  f.both(100, (side) => side.shape(WINGS[kind] ?? '', c.wing ?? c.dark).stroke(kind === 'tiny' || kind === 'droop' ? RIBS[kind] : RIBS.bat, 3.5));

/** @param {Figure} f @param {string} kind @param {Hide} c */
export const tail = (f, kind, c) => TAILS[kind]?.(f, c);

/** @param {Figure} f @param {string} kind @param {string} colour */
export function arms(f, kind, colour) {
  for (const d of ARMS[kind] ?? []) if (d) f.limb(d, colour, 13);
}

/** A body that sits or stands on the ground at 182. `w` is how wide it is. @param {Figure} f @param {Hide} c @param {{ w?: number, top?: number, plates?: boolean, feet?: boolean }} [how] */
export function body(f, c, { w = 1, top = 102, plates = true, feet = true } = {}) {
  const x = (/** @type {number} */ dx) => n(100 + dx * w);
  f.shape(`M100 ${top}C${x(30)} ${top} ${x(44)} 138 ${x(44)} 160C${x(44)} 180 ${x(22)} 184 100 184S${x(-44)} 180 ${x(-44)} 160C${x(-44)} 138 ${x(-30)} ${top} 100 ${top}z`, c.skin);
  f.patch(`M${x(26)} 118C${x(42)} 136 ${x(40)} 176 ${x(14)} 181C${x(44)} 181 ${x(42)} 150 ${x(26)} 118z`, c.dark);
  f.shape(`M100 ${top + 20}C${x(18)} ${top + 20} ${x(27)} 144 ${x(27)} 160C${x(27)} 174 ${x(14)} 178 100 178S${x(-27)} 174 ${x(-27)} 160C${x(-27)} 144 ${x(-18)} ${top + 20} 100 ${top + 20}z`, c.belly, { line: 3.5, rim: false });
  if (plates) f.stroke(`M${x(-20)} 140Q100 147 ${x(20)} 140M${x(-25)} 154Q100 161 ${x(25)} 154M${x(-24)} 168Q100 174 ${x(24)} 168`, 3);
  if (feet) {
    f.both(100, (side) => {
      side.shape(oval(100 + 29 * w, 180, 18, 11), c.skin);
      side.patch(`M${n(100 + 29 * w - 9)} 190l4-9 4 9zM${n(100 + 29 * w - 1)} 191l4-10 4 10zM${n(100 + 29 * w + 7)} 189l4-9 4 8z`, '#fff');
    });
  }
}

/** @typedef {{ head?: string, horns?: string, ears?: string, eyes?: [import('./face.js').Eye, import('./face.js').Eye] | import('./face.js').Eye, mouth?: import('./face.js').Mouth, brows?: number, to?: number, crest?: 'spikes' | 'tuft' | 'flame' | 'none', cheeks?: boolean, snout?: 'round' | 'wide' | 'small', iris?: string, r?: number, freckles?: boolean }} HeadLook */

/**
 * A head around 0,0 that looks towards `to`.
 * @param {Figure} f @param {Hide} c @param {HeadLook} look
 */
export function head(f, c, { head: shape = 'round', horns = 'curved', ears = 'fin', eyes = 'round', mouth: lips = 'smile', brows = 0, to = 0, crest = 'spikes', cheeks = true, snout = 'round', iris, r = 12, freckles = false }) {
  const horn = c.horn ?? HORN;
  const spike = c.spike ?? c.dark;
  if (crest === 'spikes') f.shape('M-16-30L-14-52L-2-42L4-58L12-42L22-48L20-28z', spike);
  if (crest === 'tuft') f.shape('M-8-34C-18-54-2-60 2-64C0-54 14-56 18-62C22-50 16-42 10-34z', spike);
  if (crest === 'flame') f.shape('M-14-32C-24-52-8-58-8-74C6-66 6-58 10-52C14-58 14-62 14-66C26-52 24-42 16-32z', '#ff7a1a').patch('M-6-32C-10-44-2-50 0-56C8-48 8-40 8-32z', '#ffe14d');
  f.both(0, (side) => { EARS[ears]?.(side, c.dark); });
  f.both(0, (side) => { HORNS[horns]?.(side, horn); });
  f.shape(HEADS[shape] ?? '', c.skin);
  f.patch('M22-30C44-22 50 6 34 28C52 18 52-18 22-30z', c.dark);
  const dx = to * 9;
  const size = { round: [31, 20], wide: [38, 19], small: [22, 15] }[snout];
  const [rx = 30, ry = 20] = size;
  f.shape(oval(dx * 1.5, 18, rx, ry), c.belly, { line: 4, rim: false });
  f.patch(oval(dx * 1.8 - 9, 10, 3.6, 4.4) + oval(dx * 1.8 + 9, 10, 3.6, 4.4), '#1b1b2f');
  mouth(f, lips, dx * 1.6, 23, rx * 0.55);
  const [left, right] = Array.isArray(eyes) ? eyes : [eyes, eyes];
  const how = { r, to, lid: c.dark, ...(iris ? { iris } : {}) };
  eye(f, left, -20 + dx, -10, how);
  eye(f, right, 20 + dx, -10, how);
  if (brows !== 0) {
    brow(f, -20 + dx, -27, brows, r);
    brow(f, 20 + dx, -27, -brows, r);
  }
  if (cheeks) blush(f, dx, 8, 36);
  if (freckles) f.patch(oval(-36, -14, 3) + oval(-30, -24, 2.4) + oval(-40, -4, 2), c.dark);
}

/** A worm of a dragon: a thick neck that rises from coils. @param {Figure} f @param {Hide} c @param {string} neck @param {string[]} [coils] */
export function coils(f, c, neck, loops = []) {
  for (const loop of loops) f.limb(loop, c.skin, 24).stroke(loop, 9, c.belly);
  f.limb(neck, c.skin, 28).stroke(neck, 10, c.belly);
}
