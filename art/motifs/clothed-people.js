// @ts-check
// People near enough to have clothes of several colours. The joints are the poses of `people.js`; heads are large, as in
// picture books. `clothed` paints them, with the light as a bright edge behind the figure.
import { blob, egg, limb } from '../studio/path.js';
import { mix, shade } from '../studio/colour.js';
import { features, gazeTo, profile } from './heads.js';
import { palm, poses } from './people.js';

/** @typedef {import('./people.js').Pose} Pose */
/** @typedef {import('./people.js').Joint} Joint */
/**
 * @typedef {object} Clothes
 * @property {string} skin
 * @property {string} top
 * @property {string} [bottom] trousers, or the skirt
 * @property {string} [shoe]
 * @property {string} [hair]
 * @property {'trousers' | 'shorts' | 'skirt' | 'coat'} [cut]
 * @property {'short' | 'bun' | 'long' | 'bald'} [hairdo]
 * @property {'cap' | 'straw' | 'felt' | 'kerchief' | 'night' | 'veil' | ''} [hat]
 * @property {string} [hatColour]
 * @property {string} [apron]
 * @property {string} [beard]
 * @property {number} [stout] width of the body, 1 is slim
 * @property {number} [head] size of the head, 1.2 for grown people and 1.6 for children
 * @property {import('./heads.js').Feeling} [feel]
 * @property {boolean} [detailed] lids, brow and lips also on a small head
 * @property {Joint} [gaze] where the eyes go; without it they go to the near hand, or ahead
 */

/** Height of a profile at size 1. */
const HEAD = 15;

/**
 * @param {import('../studio/studio.js').Studio} s @param {string | Pose} pose @param {Clothes} wear
 * @param {{x: number, y: number, size: number, flip?: boolean, turn?: number, rim?: string, from?: [number, number], rimWidth?: number}} how `from` is where the light comes from
 */
export function clothed(s, pose, wear, { x, y, size, flip = false, turn = 0, rim, from = [1, -0.6], rimWidth = 1.6 }) {
  const parts = pieces(typeof pose === 'string' ? poses[pose] : pose, wear, size);
  const k = size / 100;
  const length = (Math.hypot(from[0], from[1]) * k) / rimWidth;
  const edge = rim ? s.path(parts.filter(([, , width]) => !width).map(([d]) => d).join(''), s.edge(rim, [(flip ? -1 : 1) * from[0], from[1]]), `transform="translate(${((flip ? -1 : 1) * from[0] / length).toFixed(1)} ${(from[1] / length).toFixed(1)})"`) : '';
  return s.group([edge, ...parts.map(([d, colour, width]) => (width ? s.stroke(d, colour, width) : s.path(d, colour)))], `transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${flip ? -k : k} ${k})"`);
}

/** @param {Pose} p @param {Clothes} wear @param {number} size @returns {[string, string, number?][]} from the far side to the near one */
function pieces(p, { skin, top, bottom = top, shoe = shade(bottom, -0.15), hair = shade(skin, -0.4), cut = 'trousers', hairdo = 'short', hat = '', hatColour = top, apron = '', beard = '', stout = 1.15, head = 1.2, feel = 'calm', detailed = false, gaze = gazeTo(p.head, p.nearArm[1]) }, size) {
  const far = (/** @type {string} */ colour) => shade(colour, -0.07);
  const knees = mid(p.nearLeg[0], p.farLeg[0]);
  const hem = cut === 'coat' ? knees : mid(knees, mid(p.nearLeg[1], p.farLeg[1]));
  const legColour = cut === 'skirt' ? shade(skin, -0.12) : cut === 'coat' ? shade(bottom, -0.12) : bottom;
  /** @type {[string, string, number?][]} */
  const all = [];
  all.push([sleeve(p, p.farArm, stout), far(top)], [hand(p.farArm), far(skin)]);
  for (const [joints, tint] of /** @type {[[Joint, Joint], (c: string) => string][]} */ ([[p.farLeg, far], [p.nearLeg, (c) => c]])) {
    if (cut === 'shorts') all.push([leg(p.hip, joints, 0.8), tint(skin)], [thigh(p.hip, joints[0]), tint(bottom)]);
    else all.push([leg(p.hip, joints, cut === 'trousers' ? 1.15 : 0.8), tint(legColour)]);
    all.push([boot(joints[1], p.feet ?? 0), tint(shoe)]);
  }
  const torso = limb([[p.neck[0], p.neck[1] + 2, 8], [mid(p.neck, p.chest)[0], mid(p.neck, p.chest)[1], 15 * stout], [p.chest[0], p.chest[1], 17 * stout], [p.hip[0], p.hip[1], 16 * stout]]);
  if (cut === 'skirt' || cut === 'coat') all.push([skirt(p, hem, stout, cut === 'skirt' ? 13 : 9), cut === 'skirt' ? bottom : top]);
  all.push([torso, top]);
  if (apron) all.push([blob([[p.chest[0] + 2, p.chest[1] - 2], [p.chest[0] + 10 * stout, p.chest[1]], [p.hip[0] + 9 * stout, p.hip[1]], [hem[0] + 11, hem[1] - 2], [hem[0], hem[1]], [p.hip[0] + 1, p.hip[1]]]), apron]);
  all.push([limb([[p.head[0], p.head[1] + 4, 6], [p.neck[0], p.neck[1] + 2, 6.4]]), far(skin)], ...face(p.head, head, { skin, hair, hairdo, hat, hatColour, beard, feel, gaze, height: detailed ? undefined : (HEAD * head * size) / 100 }));
  all.push([sleeve(p, p.nearArm, stout), mix(top, shade(top, 0.06), 0.7)], [hand(p.nearArm), skin]);
  return all;
}

/** @param {Joint} centre @param {number} k @param {{skin: string, hair: string, hairdo: string, hat: string, hatColour: string, beard: string, feel: import('./heads.js').Feeling, gaze: Joint, height?: number}} how @returns {[string, string, number?][]} */
function face([x, y], k, { skin, hair, hairdo, hat, hatColour, beard, feel, gaze, height }) {
  const at = (/** @type {any[]} */ ...points) => blob(points.map((q) => [x + q[0] * k, y - 1 + q[1] * k, q[2]]));
  /** @type {[string, string, number?][]} */
  const all = [];
  if (hairdo === 'long') all.push([at([-6, -6], [2, -9], [6, -4], [2, 2], [-1, 12], [-6, 22], [-12, 21], [-11, 6]), hair]);
  if (hairdo === 'bun') all.push([egg(x - 8 * k, y - 5 * k, 4 * k), hair]);
  all.push([profile(x, y - k, k, k > 1.35), skin]);
  // Cheek and ear, then what the face says.
  all.push([egg(x + 1.4 * k, y + 1.6 * k, 1.9 * k, 1.3 * k), mix(skin, '#d8574a', 0.22)], [egg(x - 2.2 * k, y, 1.1 * k, 1.9 * k, -12), shade(skin, -0.09)]);
  const dark = mix(shade(skin, -0.45), '#20141c', 0.6);
  for (const [tone, d, width] of features([x, y - k], k, { feel, gaze, height })) all.push([d, { white: mix(skin, '#ffffff', 0.82), dark, lip: mix(shade(skin, -0.3), '#a03a3a', 0.4) }[tone], width]);
  if (beard) all.push([at([-3, 2], [1, 3], [5, 3.6], [8, 5], [6, 12], [1, 15, 'sharp'], [-4, 8]), beard]);
  if (hairdo !== 'bald') all.push([at([-6.6, 3], [-7.6, -4], [-3, -8.8], [4, -8.4], [6.6, -4], [2, -4.4], [-2, -2], [-3.4, 2]), hair]);
  if (hat === 'cap') all.push([at([-7.6, -3.6], [-7, -9], [0, -11], [6.4, -8], [12, -5.4, 'sharp'], [6, -4.6], [0, -4.6]), hatColour]);
  if (hat === 'straw') all.push([at([-15, -2], [-7, -5], [-6, -12], [0, -14], [6, -12], [7, -6], [16, -4.6], [6, -2.4], [-5, -1.4]), hatColour], [at([-7, -4.5], [0, -5.4], [7, -5.6], [6.6, -8], [0, -7.6], [-6.8, -7]), shade(hatColour, -0.25)]);
  if (hat === 'felt') all.push([at([-11, -3], [-6.6, -5], [-7, -14], [0, -12.4], [6.4, -14.6], [6.6, -6], [11, -5], [5, -3], [-4, -2.4]), hatColour]);
  if (hat === 'kerchief') all.push([at([-6, 8], [-9, 0], [-6, -8], [1, -10], [6.4, -6], [4, -4], [-1, -2], [-2, 4]) + at([-6, 6], [-13, 10, 'sharp'], [-9, 3]), hatColour]);
  if (hat === 'night') all.push([at([-8, -2], [-6, -10], [0, -12], [-8, -18], [-16, -12], [-18, -4, 'sharp'], [-14, -8], [-8, -10]) + at([-8, 0], [-8, -4], [0, -6], [7, -6], [7, -2.6], [0, -2.6]), hatColour]);
  if (hat === 'veil') all.push([at([-2, -9], [-12, 4], [-20, 26], [-24, 44, 'sharp'], [-8, 40], [-3, 16], [-3, 0]), hatColour]);
  return all;
}

/** @param {Joint} a @param {Joint} b @param {number} [t] @returns {Joint} */
const mid = (a, b, t = 0.5) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** @param {Pose} p @param {[Joint, Joint]} joints @param {number} stout */
function sleeve(p, [elbow, wrist], stout) {
  const side = Math.sign(elbow[0] - p.chest[0]) || 1;
  const [sx, sy] = [mid(p.neck, p.chest, 0.45)[0] + side * 3.4 * stout, mid(p.neck, p.chest, 0.45)[1] + 1];
  return limb([[sx, sy, 8.4], [(sx + elbow[0]) / 2, (sy + elbow[1]) / 2, 7.6], [elbow[0], elbow[1], 6.6], [wrist[0], wrist[1], 5.4]]);
}

/** @param {[Joint, Joint]} joints */
const hand = ([elbow, wrist]) => palm(elbow, wrist, 1.15);

/** @param {Joint} hip @param {[Joint, Joint]} joints @param {number} w */
const leg = (hip, [knee, ankle], w) => limb([[hip[0], hip[1], 10.5 * w], [knee[0], knee[1], 7.4 * w], [ankle[0], ankle[1], 5 * w]]);

/** @param {Joint} hip @param {Joint} knee */
const thigh = (hip, knee) => limb([[hip[0], hip[1], 12], [mid(hip, knee, 0.75)[0], mid(hip, knee, 0.75)[1], 10.6]]);

/** @param {Joint} ankle @param {number} toes */
function boot([x, y], toes) {
  const a = (toes * Math.PI) / 180;
  return limb([[x - Math.cos(a) * 1.6, y, 5.6], [x + Math.cos(a) * 3, y + Math.sin(a) * 3 + 1, 5], [x + Math.cos(a) * 8.6, y + Math.sin(a) * 8.6 + 1.6, 3]]);
}

/** @param {Pose} p @param {Joint} hem @param {number} stout @param {number} flare */
function skirt(p, hem, stout, flare) {
  const along = [hem[0] - p.hip[0], hem[1] - p.hip[1]];
  const length = Math.hypot(along[0], along[1]) || 1;
  const n = [along[1] / length, -along[0] / length];
  const at = (/** @type {number} */ out, /** @type {number} */ down) => /** @type {[number, number]} */ ([p.hip[0] + along[0] * down + n[0] * out, p.hip[1] + along[1] * down + n[1] * out]);
  const w = 8 * stout;
  return blob([[p.chest[0] - 6 * stout, p.chest[1] + 8], at(-w, 0), at(-flare, 0.6), [...at(-flare - 5, 1.03), 'sharp'], at(-flare * 0.3, 1.1), at(flare * 0.4, 1.06), [...at(flare + 3, 1), 'sharp'], at(flare, 0.6), at(w, 0), [p.chest[0] + 6 * stout, p.chest[1] + 8]].map((q) => /** @type {import('../studio/path.js').Point} */ (q)));
}
