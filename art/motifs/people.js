// @ts-check
// People: a skeleton with clothes. A pose is a set of joints (units: a standing adult is 100 high, feet on y = 0,
// looking right); clothes and headwear hang on the joints, so any new pose is ten lines.
import { blob, egg, limb, twig } from '../studio/path.js';
import { gazeTo, profile } from './heads.js';

/** @typedef {[number, number]} Joint */
/**
 * @typedef {object} Pose
 * @property {Joint} head centre of the head
 * @property {Joint} neck
 * @property {Joint} chest
 * @property {Joint} hip
 * @property {[Joint, Joint]} nearArm elbow, hand
 * @property {[Joint, Joint]} farArm
 * @property {[Joint, Joint]} nearLeg knee, ankle
 * @property {[Joint, Joint]} farLeg
 * @property {number} [feet] direction of the toes in degrees, 0 is right
 */

/** @type {Record<string, Pose>} */
export const poses = {
  stand: { head: [1, -91], neck: [0, -82], chest: [0, -70], hip: [0, -49], nearArm: [[-6, -62], [-3, -47]], farArm: [[6, -62], [8, -48]], nearLeg: [[-2, -26], [-3, -3]], farLeg: [[4, -26], [5, -3]] },
  walk: { head: [6, -91], neck: [3, -82], chest: [2, -70], hip: [0, -49], nearArm: [[-8, -63], [-10, -49]], farArm: [[10, -62], [16, -51]], nearLeg: [[8, -28], [13, -3]], farLeg: [[-5, -27], [-17, -7]] },
  reach: { head: [3, -91], neck: [2, -82], chest: [1, -70], hip: [-1, -49], nearArm: [[9, -86], [19, -103]], farArm: [[12, -80], [22, -94]], nearLeg: [[2, -26], [-3, -3]], farLeg: [[-6, -28], [-12, -4]] },
  point: { head: [2, -91], neck: [1, -82], chest: [0, -70], hip: [-1, -49], nearArm: [[12, -72], [27, -77]], farArm: [[-7, -61], [-4, -48]], nearLeg: [[2, -26], [4, -3]], farLeg: [[-5, -26], [-8, -3]] },
  sit: { head: [3, -69], neck: [1, -60], chest: [0, -48], hip: [-4, -27], nearArm: [[6, -39], [14, -31]], farArm: [[8, -41], [17, -34]], nearLeg: [[17, -27], [18, -3]], farLeg: [[20, -29], [24, -4]] },
  kneel: { head: [11, -62], neck: [7, -54], chest: [4, -44], hip: [-3, -24], nearArm: [[12, -36], [20, -26]], farArm: [[15, -38], [24, -30]], nearLeg: [[11, -5], [-12, -3]], farLeg: [[14, -22], [15, -3]] },
  hunch: { head: [17, -76], neck: [10, -72], chest: [5, -65], hip: [-3, -46], nearArm: [[12, -55], [18, -44]], farArm: [[15, -57], [22, -47]], nearLeg: [[3, -25], [-2, -3]], farLeg: [[6, -25], [10, -3]] },
  dance: { head: [-3, -92], neck: [-1, -83], chest: [1, -71], hip: [0, -51], nearArm: [[-14, -80], [-24, -95]], farArm: [[15, -78], [29, -86]], nearLeg: [[1, -27], [0, -3]], farLeg: [[15, -40], [9, -22]], feet: 30 },
  row: { head: [-3, -63], neck: [-3, -54], chest: [-4, -43], hip: [-3, -22], nearArm: [[8, -42], [19, -37]], farArm: [[10, -44], [21, -40]], nearLeg: [[17, -22], [26, -8]], farLeg: [[18, -24], [28, -10]] },
  float: { head: [18, -62], neck: [11, -56], chest: [3, -51], hip: [-16, -43], nearArm: [[13, -40], [25, -33]], farArm: [[18, -48], [32, -46]], nearLeg: [[-33, -34], [-52, -40]], farLeg: [[-36, -42], [-56, -50]], feet: 175 },
  fall: { head: [-20, -34], neck: [-13, -40], chest: [-5, -46], hip: [10, -54], nearArm: [[-20, -54], [-33, -62]], farArm: [[-14, -28], [-25, -18]], nearLeg: [[26, -64], [32, -84]], farLeg: [[28, -52], [45, -60]], feet: -70 },
  climb: { head: [6, -90], neck: [3, -82], chest: [2, -70], hip: [-2, -50], nearArm: [[14, -78], [17, -96]], farArm: [[16, -66], [20, -78]], nearLeg: [[14, -42], [12, -22]], farLeg: [[-2, -26], [3, -4]] },
  run: { head: [14, -88], neck: [10, -80], chest: [6, -69], hip: [0, -49], nearArm: [[-5, -66], [-9, -53]], farArm: [[19, -64], [26, -75]], nearLeg: [[17, -38], [13, -16]], farLeg: [[-11, -33], [-30, -31]], feet: 10 },
  sow: { head: [4, -90], neck: [2, -81], chest: [0, -69], hip: [-2, -48], nearArm: [[12, -62], [26, -64]], farArm: [[7, -56], [13, -50]], nearLeg: [[8, -27], [14, -3]], farLeg: [[-8, -27], [-16, -4]] },
};

/**
 * @param {keyof typeof poses | Pose} pose
 * @param {{wear?: 'coat' | 'dress' | 'trousers' | 'robe', head?: 'bare' | 'hat' | 'cap' | 'bun' | 'hair' | 'hood' | 'crown' | 'topHat', age?: 'adult' | 'child' | 'old', scarf?: number}} [look] `scarf` is the length of its tail in the wind
 * @returns {import('../studio/studio.js').Shape}
 */
export function person(pose, { wear = 'coat', head = 'bare', age = 'adult', scarf = 0 } = {}) {
  const p = typeof pose === 'string' ? poses[pose] : pose;
  const child = age === 'child';
  const [hx, hy] = p.head;
  const k = child ? 1.34 : 1; // A child's head is larger for its body; scale the figure to 60–65 % in the scene.
  const wide = child ? 1.15 : 1;
  const limbs = [
    leg(p.hip, p.farLeg, wear, p.feet ?? 0),
    leg(p.hip, p.nearLeg, wear, p.feet ?? 0),
    arm(p.chest, p.neck, p.farArm, wide),
    arm(p.chest, p.neck, p.nearArm, wide),
  ];
  const torso = limb([[p.neck[0], p.neck[1] + 2, 7], [mid(p.neck, p.chest)[0], mid(p.neck, p.chest)[1], 14 * wide], [p.chest[0], p.chest[1], 16 * wide], [mid(p.chest, p.hip)[0], mid(p.chest, p.hip)[1], 12.5 * wide], [p.hip[0], p.hip[1], 14.5 * wide]]);
  const skull = profile(hx, hy, k, child) + limb([[hx, hy + 3, 5], [p.neck[0], p.neck[1] + 1, 5.4]]);
  // In a silhouette the eye is a spark: enough to say where it looks.
  const [gx, gy] = gazeTo(p.head, p.nearArm[1]);
  const eye = { d: egg(hx + (3.2 + gx * 0.6) * k, hy + (-0.9 + gy * 0.7) * k, 0.95 * k, 0.75 * k), tone: 'light', opacity: 0.85 };
  return {
    d: limbs.join('') + torso + skull + garment(p, wear, wide) + headwear(hx, hy, k, head),
    behind: scarf ? [{ d: scarfTail(p, scarf), tone: 'accent' }] : [],
    parts: [eye, ...(scarf ? [{ d: limb([[p.neck[0] - 4.5, p.neck[1] + 1, 4.4], [p.neck[0], p.neck[1] + 3, 5], [p.neck[0] + 5, p.neck[1] + 1.6, 4.2]]), tone: 'accent' }] : [])],
  };
}

/** @param {Joint} a @param {Joint} b @returns {Joint} */
const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** @param {Joint} hip @param {[Joint, Joint]} joints @param {string} wear @param {number} toes */
function leg(hip, [knee, ankle], wear, toes) {
  const w = wear === 'trousers' ? 1.2 : 1;
  const a = (toes * Math.PI) / 180;
  const toe = [ankle[0] + Math.cos(a) * 8, ankle[1] + Math.sin(a) * 8 + 1.6];
  return limb([[hip[0], hip[1], 9.5 * w], [mid(hip, knee)[0], mid(hip, knee)[1], 8.6 * w], [knee[0], knee[1], 6.4 * w], [mid(knee, ankle)[0], mid(knee, ankle)[1], 5.8 * w], [ankle[0], ankle[1], 4 * w]])
    + limb([[ankle[0] - Math.cos(a) * 1.5, ankle[1] + 0.6, 4.6], [ankle[0] + Math.cos(a) * 3, ankle[1] + Math.sin(a) * 3 + 1, 4.4], [toe[0], toe[1], 2.4]]);
}

/** @param {Joint} chest @param {Joint} neck @param {[Joint, Joint]} joints @param {number} wide */
function arm(chest, neck, [elbow, hand], wide) {
  const side = Math.sign(elbow[0] - chest[0]) || 1;
  const shoulder = [neck[0] * 0.55 + chest[0] * 0.45 + side * 4 * wide, neck[1] * 0.6 + chest[1] * 0.4 + 1.5];
  return limb([[shoulder[0], shoulder[1], 7], [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2, 6.4], [elbow[0], elbow[1], 5.2], [hand[0], hand[1], 3.4]]) + palm(elbow, hand);
}

/** A hand at the end of a forearm: the palm, fingers together and a little bent, the thumb on its own. @param {Joint} elbow @param {Joint} wrist @param {number} [k] */
export function palm(elbow, wrist, k = 1) {
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1;
  const [ux, uy] = [((wrist[0] - elbow[0]) / length) * k, ((wrist[1] - elbow[1]) / length) * k];
  const side = ux >= 0 ? 1 : -1; // The thumb is on top of an arm that points ahead.
  const at = (/** @type {number} */ along, /** @type {number} */ up) => /** @type {Joint} */ ([wrist[0] + ux * along + uy * side * up, wrist[1] + uy * along - ux * side * up]);
  return twig(at(-1, 0), at(2, 0.3), at(4.4, 0), 4.2 * k, 4.6 * k) + twig(at(3.6, 0), at(6.4, 0.2), at(8, -1.2), 4.6 * k, 2.4 * k) + twig(at(0.8, 1.2), at(2.4, 3.4), at(5, 3.8), 2.2 * k, 1.5 * k);
}

/** @param {Pose} p @param {string} wear @param {number} wide */
function garment(p, wear, wide) {
  if (wear === 'trousers') return '';
  const knees = mid(p.nearLeg[0], p.farLeg[0]);
  const ankles = mid(p.nearLeg[1], p.farLeg[1]);
  const reach = { coat: 0.75, dress: 1, robe: 1 }[wear] ?? 1;
  const hemAt = wear === 'coat' ? [p.hip[0] + (knees[0] - p.hip[0]) * reach, p.hip[1] + (knees[1] - p.hip[1]) * reach] : [knees[0] + (ankles[0] - knees[0]) * (wear === 'robe' ? 0.95 : 0.55), knees[1] + (ankles[1] - knees[1]) * (wear === 'robe' ? 0.95 : 0.55)];
  const flare = { coat: 11, dress: 15, robe: 13 }[wear] ?? 12;
  const along = [hemAt[0] - p.hip[0], hemAt[1] - p.hip[1]];
  const length = Math.hypot(along[0], along[1]) || 1;
  const n = [-along[1] / length, along[0] / length];
  const at = (/** @type {number} */ out, /** @type {number} */ down) => /** @type {import('../studio/path.js').Point} */ ([p.hip[0] + along[0] * down + n[0] * out, p.hip[1] + along[1] * down + n[1] * out]);
  /** @type {import('../studio/path.js').Point} */ const back = [p.chest[0] - 7.4 * wide, p.chest[1] + 4];
  /** @type {import('../studio/path.js').Point} */ const front = [p.chest[0] + 7.2 * wide, p.chest[1] + 4];
  const [l, r] = [at(7.4 * wide, 0.05), at(-7.4 * wide, 0.05)];
  const [a, b] = l[0] < r[0] ? [1, -1] : [-1, 1];
  return blob([back, at(a * 7 * wide, 0), at(a * flare * 0.8, 0.6), [...at(a * (flare + 3), 1.02).slice(0, 2), 'sharp'], at(a * flare * 0.3, 1.1), at(b * flare * 0.4, 1.05), [...at(b * flare, 0.98).slice(0, 2), 'sharp'], at(b * flare * 0.75, 0.6), at(b * 7 * wide, 0), front].map((q) => /** @type {import('../studio/path.js').Point} */ (q)));
}

/** @param {number} x @param {number} y @param {number} k @param {string} kind */
function headwear(x, y, k, kind) {
  const at = (/** @type {any[]} */ ...points) => blob(points.map((q) => [x + q[0] * k, y + q[1] * k, q[2]]));
  switch (kind) {
    case 'hat': return at([-13, -1.6], [-7, -5], [-6, -11], [-1, -13], [5, -11.5], [6.5, -5.5], [13, -4.6], [6, -2.6], [-4, -1.5]);
    case 'topHat': return at([-10, -3.4], [-6.2, -5], [-7, -20, 'sharp'], [6.4, -21, 'sharp'], [6.2, -6], [10, -5.4], [5, -3.6], [-4, -2.6]);
    case 'cap': return at([-7, -1], [-6.5, -7], [0, -9.5], [6, -7], [12, -3.5, 'sharp'], [6, -2.6], [0, -2]);
    case 'bun': return at([-6.6, 2], [-7.4, -4], [-3, -8.6], [4, -8], [6.2, -3], [1, -4], [-3, 1]) + egg(x - 8 * k, y - 6 * k, 3.8 * k);
    case 'hair': return at([-6, -5], [0, -9], [6, -6.5], [6, -2.5], [1, -3], [-1, 4], [-3, 14], [-9, 21, 'sharp'], [-12, 12], [-9, 2]);
    case 'hood': return at([-9, 9], [-9.6, -3], [-5, -10], [-8, -15, 'sharp'], [1, -11], [7, -6], [7, -1], [4, 6], [0, 10]);
    case 'crown': return at([-7, -3, 'sharp'], [-9, -13, 'sharp'], [-4, -8, 'sharp'], [0, -15, 'sharp'], [4, -8.5, 'sharp'], [9, -13, 'sharp'], [7, -4, 'sharp']);
    default: return at([-6.4, 2], [-7, -4], [-3, -8.2], [4, -8], [6.4, -3.4], [2, -4], [-3, -1]);
  }
}

/** A ribbon in the wind with a cut end, in a colour of its own. @param {Pose} p @param {number} length */
function scarfTail(p, length) {
  const [x, y] = [p.neck[0] - 4, p.neck[1] + 1];
  const at = (/** @type {number} */ back, /** @type {number} */ down) => /** @type {Joint} */ ([x - length * back, y + down]);
  return blob([at(0, -1.6), at(0.3, -4), at(0.62, 0.4), [...at(1, -3.4), 'sharp'], [...at(0.93, 0.4), 'sharp'], [...at(1.02, 3.6), 'sharp'], at(0.6, 5.4), at(0.3, 1.4), at(0, 3)].map((q) => /** @type {import('../studio/path.js').Point} */ (q)))
    + blob([at(0, 0), at(0.24, 4), at(0.42, 9), [...at(0.66, 13), 'sharp'], [...at(0.56, 16), 'sharp'], at(0.26, 10.6), at(0.02, 4)].map((q) => /** @type {import('../studio/path.js').Point} */ (q)));
}

/** Back of a sitting listener, for crowds: head and shoulders only, feet of the shape at the seat. @param {'bare' | 'hat' | 'bun' | 'topHat' | 'crown'} [head] @returns {import('../studio/studio.js').Shape} */
export function fromBehind(head = 'bare') {
  return { d: blob([[-44, 0], [-40, -34], [-26, -46], [-10, -50], [-8, -60], [8, -60], [10, -50], [27, -45], [40, -33], [44, 0]]) + egg(0, -76, 19, 23) + headwear(0, -76, 3, head) };
}

/** Things people hold belong to their own motif files; here is the stick of the old. @returns {import('../studio/studio.js').Shape} */
export function oldWithStick() {
  const base = person('hunch', { wear: 'coat', head: 'hat' });
  return { ...base, d: base.d + limb([[20, -47, 2.6], [27, -50, 2.6], [27, -46, 2.4], [24, 0, 2]]) };
}

export const gallery = () => [
  person('stand', { head: 'hat' }), person('walk', { head: 'hat', scarf: 22 }), person('reach', { wear: 'dress', head: 'hair' }), person('point', { wear: 'trousers', head: 'cap' }),
  person('sit', { head: 'bun', wear: 'dress' }), person('kneel', { wear: 'trousers' }), oldWithStick(), person('dance', { wear: 'dress', head: 'bun' }), person('row', { wear: 'trousers', head: 'cap' }),
  person('float', { wear: 'dress', head: 'hair' }), person('fall', { wear: 'trousers' }), person('climb', { age: 'child', wear: 'trousers', head: 'cap' }), person('run', { age: 'child', scarf: 20 }), person('sow', { wear: 'dress', head: 'hat' }), person('stand', { wear: 'robe', head: 'crown' }), fromBehind('hat'), person('stand', { head: 'topHat' }), person('walk', { wear: 'robe', head: 'hood' }),
];
