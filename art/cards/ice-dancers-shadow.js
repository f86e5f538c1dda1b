// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { face } from '../motifs/faces.js';
import { palm, person } from '../motifs/people.js';

export const scene = 'A skater dances; under the ice her reflection has stopped, looks up and has its palms against it.';

const ICE = 236;

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('snowLight');
  const ink = shade(c.frame, -0.06);
  const l = linocut(s, { paper: shade(c.light, -0.01), ink, from: [-0.7, -1] });
  const pale = mix(c.far, c.middle, 0.5);

  const sky = [
    l.sheet({ flow: (x, y) => (Math.atan2(y - 120, x - 236) * 180) / Math.PI + 90, ridges: (x, y) => (y < ICE - 30 ? 0.16 + 0.3 * clamp((Math.hypot(x - 236, y - 120) - 130) / 200) : 0), colour: mix(c.near, c.middle, 0.3) }),
    // The far shore: firs cut with six strokes each.
    Array.from({ length: 15 }, (_, i) => {
      const [x, h] = [i * 29 - 6 + s.random.between(-6, 6), s.random.between(22, 58)];
      return s.path(polygon([[x, 212 - h], [x + h * 0.22, 214 - h * 0.4], [x + h * 0.12, 214 - h * 0.4], [x + h * 0.34, 216], [x - h * 0.34, 216], [x - h * 0.12, 214 - h * 0.42], [x - h * 0.22, 214 - h * 0.42]]), mix(c.near, ink, 0.3));
    }),
    s.path(polygon([[0, 214], [400, 212], [400, 222], [0, 224]]), mix(c.near, ink, 0.3)),
  ];
  const dancer = { x: 250, y: ICE + 4, size: 196 };
  const skater = person({ head: [4, -92], neck: [2, -83], chest: [1, -71], hip: [-2, -51], nearArm: [[14, -84], [26, -96]], farArm: [[-12, -84], [-24, -94]], nearLeg: [[1, -27], [2, -3]], farLeg: [[-20, -46], [-42, -54]], feet: 0 }, { wear: 'trousers', head: 'bun' });
  const skirt = blob([[235, 150], [256, 150], [272, 172], [276, 196, 'sharp'], [252, 192], [230, 188], [196, 176, 'sharp'], [206, 160], [226, 152]]);
  const above = [
    s.path(skirt, ink, 'transform="translate(3 1)"'), s.group(s.path(skater.d, ink), `transform="translate(${dancer.x + 3} ${dancer.y + 1}) scale(1.96)"`),
    l.block(skater, { spot: dancer, colour: c.accent, cuts: l.paper, reach: 10, gap: 4, length: 10, width: 2 }), l.block(skirt, { colour: c.accent, reach: 14, gap: 5, length: 14, flow: () => 70 }),
    s.stroke(`M${dancer.x - 6} ${ICE + 4}h22`, ink, 3),
  ];
  // The ice: a white plate with cracks, and the curves of the blade on it.
  const ice = [
    s.path(polygon([[-10, ICE], [410, ICE - 3], [410, ICE + 34], [-10, ICE + 40]]), l.paper),
    s.stroke(`M-10 ${ICE}L410 ${ICE - 3}`, ink, 2.2),
    s.stroke(`M256 ${ICE + 2}l-10 12 8 8-14 18M30 ${ICE + 4}l16 10-6 10 12 14M356 ${ICE}l-12 16 6 8-8 12M120 ${ICE + 2}l-4 10 8 6M180 ${ICE + 38}l6-14`, ink, 1.5),
  ];
  const water = 'M0 272 400 266V600H0z';
  const sinking = (/** @type {number} */ x, /** @type {number} */ y) => 90 + (x - 200) * 0.05 + 20 * Math.sin(y / 50);
  const below = [
    s.path(water, ink),
    l.cuts((x, y) => clamp(0.62 - (y - 276) / 190) * (y > 274 ? 1 : 0) * clamp((Math.hypot(x - 216, y - 420) - 84) / 80), { flow: (x, y) => 4 + (y - 280) * 0.1, gap: 9, length: 30, width: 3.4 }, mix(c.middle, c.near, 0.4)),
    l.cuts((x, y) => clamp((y - 400) / 400) * clamp((Math.hypot(x - 216, y - 430) - 130) / 60) * 0.6, { flow: sinking, gap: 22, length: 26, width: 2 }, c.near),
  ];
  // She: dress and arms first, then the hair that floats, then the face turned up.
  const dress = blob([[240, 486], [284, 452], [330, 456], [352, 500], [366, 560], [392, 620, 'sharp'], [150, 620, 'sharp'], [208, 560], [236, 500]]);
  const arms = [limb([[330, 500, 34], [372, 420, 24], [338, 320, 16]]) + palm([372, 420], [338, 318], 5.4), limb([[250, 506, 32], [150, 470, 24], [92, 330, 16]]) + palm([150, 470], [92, 326], 5.4)];
  const hair = blob([[238, 346], [176, 350], [118, 378], [72, 450], [92, 520], [40, 590], [96, 570], [92, 640, 'sharp'], [150, 580], [160, 640], [206, 580], [236, 540], [262, 480], [262, 430]]);
  const head = { x: 300, y: 498, size: 196, turn: -62 };
  const twin = [
    l.block(dress, { colour: mix(c.accent, ink, 0.55), cuts: c.middle, reach: 40, flow: () => 96, gap: 8, length: 26 }),
    arms.map((d) => l.block(d, { colour: pale, cuts: l.paper, reach: 9, flow: () => 80, gap: 5 })),
    l.block(hair, { colour: mix(c.near, ink, 0.5), cuts: c.middle, reach: 70, flow: (x, y) => 112 + 24 * Math.sin(y / 36), gap: 8, length: 30, width: 2.6 }),
    l.block(face({ hair: 'short', eye: 'wide', gaze: [1, -0.1], mouth: -0.3, brow: 0.5, line: 1.8 }), { spot: head, colour: pale, cuts: l.paper, reach: 16, gap: 5, length: 14, flow: () => 60, tones: { light: l.paper, frame: ink, near: mix(c.near, ink, 0.5) } }),
    s.stroke('M250 300h0M268 318h0M256 338h0', l.paper, 6),
  ];
  return s.picture(sky, below, twin, ice, above, l.cuts((x, y) => (y < 30 || x < 14 || x > 386 ? 0.3 : 0), { gap: 16, length: 18, width: 1.6, flow: () => 90 }, mix(c.near, c.far, 0.4)));
}
