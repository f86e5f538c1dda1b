// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon, round } from '../studio/path.js';
import { backdrop, blades, cloud, dashes, flock, glow, land, leaf, mist, orb, specks, vignette } from '../studio/nature.js';
import { fox } from '../motifs/animals.js';
import { house } from '../motifs/buildings.js';
import { person } from '../motifs/people.js';
import { pine } from '../motifs/trees.js';

export const scene = 'A house with the legs of a stork steps carefully over a sleeping village.';

/** Scales on a shank, as small bands across it. @param {[number, number]} a @param {[number, number]} b @param {number} w @param {number} count */
function bands([ax, ay], [bx, by], w, count) {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [(-(by - ay) / length) * w, ((bx - ax) / length) * w];
  let d = '';
  for (let i = 1; i < count; i++) {
    const [x, y] = [ax + ((bx - ax) * i) / count, ay + ((by - ay) * i) / count];
    d += `M${round(x - nx)} ${round(y - ny)}L${round(x + nx)} ${round(y + ny)}`;
  }
  return d;
}

/** The walking house; 0, 0 is the middle of its floor. @param {import('../studio/studio.js').Studio} s @param {string} rim */
function walkingHouse(s, rim) {
  const c = s.colours;
  const wood = mix(c.near, c.accent, 0.25);
  const lit = (/** @type {string} */ d, /** @type {string} */ fill, by = 3) => s.path(d, rim) + s.within(d, s.path(d, fill, `transform="translate(${-by} ${by * 0.7})"`));
  const [left, front] = [polygon([[-92, 0], [-98, -74], [-8, -84], [-4, 10]]), polygon([[-4, 10], [-8, -84], [35, -138], [84, -74], [76, 2]])];
  const roof = polygon([[-116, -66], [-66, -146], [34, -150], [-16, -70]]);
  const gable = 'M-18-70L35-146L92-64';
  let shingles = '';
  for (let row = 0; row < 6; row++) for (let i = 0; i < 9; i++) shingles += `M${round(-106 + row * 9 + i * 11.6)} ${round(-72 - row * 13 - i * 0.4)}q5 9 11 0`;
  return [
    s.path(box(-70, -186, 26, 60) + box(-74, -192, 34, 9), s.fade(mix(c.near, c.accent, 0.35), c.frame)),
    s.path(left, s.fade(shade(wood, -0.08), c.frame)), s.stroke('M-88-60L-8-70M-90-46L-8-54M-90-30L-7-38M-90-15L-6-18', c.frame, 2, 0.7),
    lit(front, s.fade(shade(wood, 0.12), wood)), s.within(front, s.stroke('M-8-78h90M-8-60l90 2M-6-40l82 2M-5-20l80 2M-5-2l80 0M8-98l52-2', c.frame, 2, 0.45)),
    lit(roof, s.fade(mix(c.accent, c.near, 0.2), shade(mix(c.accent, c.near, 0.45), -0.06))), s.within(roof, s.stroke(shingles, c.frame, 2, 0.4)), s.stroke(gable, rim, 9),
    // Windows lit; someone looks out, there is washing and a flower box.
    glow(s, 34, -40, 60, c.light, 0.7),
    s.path(box(12, -60, 26, 34) + box(50, -58, 20, 30) + egg(34, -98, 8) + box(-78, -54, 22, 26) + box(-40, -58, 20, 26), c.light), s.stroke('M25-60v34M12-44h26M60-58v30M50-44h20M-67-54v26M-78-42h22M-30-58v26M-40-46h20', c.frame, 2.4),
    s.place(person('stand', { head: 'bun' }), { x: 25, y: 4, size: 62, fill: c.frame }), s.path(box(-8 + 18, -27, 32, 30), shade(wood, 0.02)), s.path(box(8, -28, 36, 7), c.frame), s.path(Array.from({ length: 7 }, (_, i) => leaf(12 + i * 5, -27, 10, -130 + i * 14)).join(''), c.far), s.stroke('M13-34h0M21-37h0M30-36h0M38-34h0', c.accent, 5),
    s.path(polygon([[-100, 0], [-96, 12], [-4, 22], [78, 14], [82, 2], [-4, 10]]), c.frame),
    s.stroke('M-96 14Q-60 32-10 24', c.frame, 1.6), s.path(polygon([[-84, 19], [-68, 23], [-70, 44], [-86, 40]]), c.light) + s.path(polygon([[-60, 25], [-44, 26], [-42, 40], [-52, 36], [-62, 42]]), c.accent) + s.path(polygon([[-34, 27], [-22, 26], [-22, 52], [-34, 52]]), c.far),
  ];
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('mossForest');
  const rim = mix(c.light, c.accent, 0.2);
  const shank = mix(c.accent, c.light, 0.1);
  const sky = [backdrop(s, mix(c.skyHigh, c.skyLow, 0.35), mix(c.skyHigh, c.skyLow, 0.7), c.skyLow, [0.72, c.light], c.skyLow), orb(s, 318, 318, 34, c.light), cloud(s, 80, 60, 170, mix(c.light, c.skyLow, 0.3), c.skyLow), cloud(s, 350, 100, 150, mix(c.light, c.skyLow, 0.3), c.skyLow), cloud(s, 40, 190, 110, mix(c.light, c.skyLow, 0.4), c.skyLow), flock(s, [[60, 250, 16], [82, 240, 14], [100, 254, 12], [346, 210, 18], [370, 200, 14]], c.middle)];
  const hills = [land(s, [372, 344, 356, 330, 352, 366], mix(c.far, c.skyLow, 0.55), c.skyLow), mist(s, 396, 60, c.light, 0.7), land(s, [420, 396, 388, 408, 398, 384], mix(c.far, c.skyLow, 0.2), c.skyLow)];
  const fir = s.stamp(s.place(pine(s.random), { x: 0, y: 0, size: 60, fill: mix(c.middle, c.far, 0.4) }));
  const wood = Array.from({ length: 26 }, (_, i) => fir(-6 + i * 17 + s.random.between(-5, 5), 424 + s.random.between(-8, 8) - Math.sin(i / 4) * 6, s.random.between(0.5, 1.05)));

  // The legs: the far one stands behind the church, the near one is lifted high over the roofs.
  const stand = limb([[226, 220, 40], [234, 262, 30], [248, 300, 14], [250, 318, 17], [247, 350, 10], [240, 440, 9], [238, 500, 10]]);
  const standFoot = limb([[238, 498, 11], [262, 514, 8], [288, 520, 3]]) + limb([[238, 498, 11], [240, 518, 8], [246, 530, 3]]) + limb([[238, 498, 11], [212, 514, 8], [190, 518, 3]]) + limb([[238, 496, 9], [256, 496, 6], [272, 490, 2]]);
  const lift = limb([[190, 218, 44], [164, 254, 34], [120, 286, 16], [104, 296, 18], [106, 330, 10], [116, 384, 9], [122, 412, 10]]);
  const liftFoot = limb([[122, 410, 11], [104, 434, 8], [84, 442, 3]]) + limb([[122, 410, 11], [126, 440, 8], [118, 458, 3]]) + limb([[122, 410, 11], [144, 434, 8], [150, 452, 3]]) + limb([[120, 408, 9], [138, 412, 6], [150, 422, 2]]);
  const leg = (/** @type {string} */ d, /** @type {string} */ fill) => s.path(d, rim) + s.within(d, s.path(d, fill, 'transform="translate(-2.6 1.6)"'));
  const red = s.blend([0, 280], [0, 520], shank, shade(shank, -0.12));
  const thigh = (/** @type {[number, number, number][]} */ bones) => {
    const d = limb(bones);
    const [[ax, ay], [bx, by]] = [bones[0], bones[bones.length - 1]];
    return leg(d, s.fade(mix(c.light, c.far, 0.4), mix(c.light, c.skyLow, 0.3))) + s.within(d, blades(s, 70, (t) => [ax + (bx - ax) * t + s.random.between(-22, 22), ay + (by - ay) * t + s.random.between(-12, 12)], [-20, -9], [c.near, mix(c.far, c.light, 0.2)], 0.2, 2.4));
  };
  const farLeg = [leg(stand + standFoot, red), s.stroke(bands([247, 340], [239, 490], 5, 18), shade(shank, -0.25), 1.8, 0.7), thigh([[222, 216, 48], [232, 258, 40], [246, 298, 12]])];
  const nearLeg = [leg(lift + liftFoot, red), s.stroke(bands([106, 330], [121, 404], 5, 10), shade(shank, -0.25), 1.8, 0.7), thigh([[196, 212, 52], [166, 252, 42], [114, 290, 14]])];

  // The village asleep, in three planes of mist.
  const fronts = [house({ lit: false }), house({ lean: -4, lit: false }), house({ lean: 2 })];
  const row = (/** @type {[number, number, number, number][]} */ list, /** @type {number} */ pale) => list.map(([x, y, size, kind]) => s.place(fronts[kind], { x, y, size, fill: s.fade(mix(c.near, c.far, pale), mix(c.middle, c.far, pale)), flip: x > 200 }));
  const smoke = s.stroke('M42 430q-8-14 2-26t-2-26M330 446q8-12 0-24t4-24', c.light, 5, 0.5);
  const church = s.path(polygon([[300, 490], [300, 420], [296, 416], [312, 372], [328, 416], [324, 420], [324, 490]]) + egg(312, 370, 3), s.fade(c.middle, c.far)) + s.path(egg(312, 432, 6), c.light);
  const village = [row([[168, 470, 44, 0], [204, 472, 38, 1], [356, 470, 46, 0], [270, 468, 40, 1], [30, 474, 50, 1], [84, 476, 44, 0]], 0.6), mist(s, 474, 40, c.light, 0.7), church];
  const nearer = [row([[58, 520, 74, 0], [124, 524, 62, 2], [342, 522, 78, 1], [180, 526, 52, 1], [394, 530, 72, 0]], 0.2), smoke, mist(s, 522, 46, c.skyLow, 0.75)];
  const ground = land(s, [512, 504, 498, 506, 512, 500], mix(c.far, c.light, 0.25), c.far);
  const meadow = [land(s, [560, 548, 556, 566, 552, 540], c.near, c.frame), blades(s, 170, (t) => [t * 420 - 10, 566 + Math.sin(t * 9) * 8 + s.random.between(0, 30)], [10, 30], [c.middle, c.frame, mix(c.far, c.light, 0.2)], 0.2, 2), s.place(fox({ pose: 'sit' }), { x: 330, y: 572, size: 62, flip: true, fill: c.frame, rim, from: [0, -1], rimWidth: 1.6 }), s.stroke('M30 560h0M64 572h0M120 566h0M210 578h0M250 566h0M280 584h0M160 588h0M380 580h0', c.accent, 5), dashes(s, 24, [0, 556, 400, 40], [5, 10], c.light, { angle: -70, opacity: 0.4 })];
  const chimney = s.stroke('M140 2q-16 16 2 32t6 34', mix(c.light, c.skyLow, 0.3), 12, 0.6);
  return s.picture(sky, hills, wood, mist(s, 434, 50, c.light, 0.75), ground, village, farLeg, chimney, nearLeg, s.group(walkingHouse(s, rim), 'transform="translate(212 224) rotate(-4) scale(1.08)"'), nearer, meadow, specks(s, 30, [0, 380, 400, 180], [1.4, 3.2], c.light, 0.8), vignette(s, 0.4));
}
