// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'From a dark hall people with towels queue to an open door and the beach; out there stands another door, and from it the sea comes to meet them.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('coralBay');
  const g = gouache(s, { from: [-0.3, -1] });
  const sand = mix(c.skyLow, c.far, 0.4);
  const sea = shade(c.accent, -0.1, 14);
  const dark = shade(c.frame, 0.02);

  const opening = polygon([[84, 48], [322, 40], [330, 500], [80, 512]]);
  const outside = [
    s.path('M60 20H350V320H60z', c.skyHigh), g.dry((x, y) => clamp((y - 60) / 220), c.skyLow, { area: [70, 40, 270, 250], angle: -3, gap: 4.4, width: 3.8, patch: [44, 4.4] }),
    s.path('M60 272l120-4 170 6v240H60z', sand), g.dry((x, y) => clamp((y - 300) / 300), mix(c.far, c.middle, 0.3), { area: [70, 280, 270, 230], angle: 4, gap: 4.4, width: 3.6, patch: [40, 4.4] }), g.dry((x, y) => 0.25 * clamp((360 - y) / 80), c.light, { area: [70, 272, 270, 100], angle: 2, gap: 6, width: 4 }),
  ];
  // The other door, far off and alone; what stands in it is green and taller than it is.
  const frame = box(170, 140, 92, 176);
  const tide = blob([[184, 312, 'sharp'], [248, 312, 'sharp'], [274, 340], [300, 392], [330, 440], [352, 520, 'sharp'], [60, 520, 'sharp'], [112, 440], [140, 390], [166, 344]]);
  const wave = blob([[176, 318, 'sharp'], [170, 268], [178, 212], [196, 172], [222, 150], [252, 152], [276, 172], [284, 200, 'sharp'], [266, 190], [250, 196], [246, 220], [256, 262], [262, 318, 'sharp']]);
  const foam = (/** @type {[number, number, number][]} */ ...spots) => s.path(spots.map(([x, y, r]) => egg(x, y, r, r * 0.8)).join(''), c.light);
  const other = [
    s.path(polygon([[170, 316], [262, 316], [330, 336], [240, 340]]), mix(c.middle, sand, 0.4)),
    s.path(frame, mix(c.light, c.skyLow, 0.3)), s.path(box(180, 150, 72, 166), shade(sea, -0.16)), s.path(polygon([[170, 140], [132, 128], [132, 330], [170, 316]]), mix(c.light, c.far, 0.5)), s.path(polygon([[140, 146], [162, 152], [162, 222], [140, 222]]) + polygon([[140, 236], [162, 234], [162, 304], [140, 314]]), mix(c.far, c.near, 0.25)), s.path(egg(164, 232, 3), dark),
    g.shape(tide, sea, { angle: 8, reach: 50, gap: 7, light: c.accent, dark: shade(sea, -0.08) }),
    g.shape(wave, shade(sea, -0.03), { angle: 78, reach: 26, gap: 5, light: mix(c.accent, c.light, 0.3) }),
    foam([224, 148, 9], [240, 148, 9], [256, 152, 10], [270, 162, 10], [281, 176, 9], [285, 192, 8], [276, 196, 6], [262, 192, 7], [206, 158, 6], [292, 208, 4], [280, 216, 3]),
    [[210, 330, 60], [220, 364, 110], [214, 408, 160], [212, 462, 220]].map(([x, y, w]) => g.pull([[x - w / 2, y], [x - w / 6, y - 7], [x + w / 6, y + 4], [x + w / 2, y - 3]], 7, c.light, 0.3)),
    // Its footprints, as if it walked.
    foam([288, 350, 7], [298, 376, 6], [322, 428, 8], [150, 372, 7], [120, 430, 8], [134, 404, 5]),
  ];
  // The hall: dark wall around the light, a strip of it on the floor.
  const wall = [
    s.path('M0 0H400V600H0zM84 48L80 512 330 500 322 40z', dark, 'fill-rule="evenodd"'),
    s.path(polygon([[80, 512], [330, 500], [400, 600], [20, 600]]), mix(dark, c.near, 0.5)), g.dry((x, y) => clamp((600 - y) / 100) * 0.8 * clamp(1 - Math.abs(x - 206) / 170), mix(c.middle, c.far, 0.3), { area: [30, 504, 350, 96], angle: -3, gap: 6, width: 5 }),
    s.path(polygon([[70, 36], [84, 48], [80, 512], [64, 516]]) + polygon([[322, 40], [338, 28], [346, 506], [330, 500]]) + polygon([[70, 36], [338, 28], [322, 40], [84, 48]]), mix(c.near, c.middle, 0.35)), s.path(polygon([[80, 46], [84, 48], [80, 512], [76, 513]]), c.light),
    g.dry((x) => (x < 66 ? clamp(x / 90) * 0.5 : x > 346 ? clamp((400 - x) / 90) * 0.4 : 0), mix(dark, c.near, 0.7), { angle: 88, gap: 4.6, width: 3.6, patch: [60, 4.6] }),
  ];
  const shadowed = (/** @type {string} */ colour) => mix(colour, dark, 0.55);
  const queue = [
    clothed(s, 'stand', { skin: shadowed('#e0a582'), top: shadowed(c.accent), bottom: shadowed(c.light), hair: dark, hairdo: 'bun', cut: 'shorts', gaze: [0.8, -0.6], feel: 'glad' }, { x: 148, y: 556, size: 214, rim: c.light, from: [0.6, -0.7], rimWidth: 2.2 }),
    clothed(s, 'stand', { skin: shadowed('#e0a582'), top: shadowed('#f1e3c8'), bottom: shadowed(c.middle), hat: 'straw', hatColour: shadowed('#e7c87c'), cut: 'shorts', stout: 1.7, hairdo: 'bald', gaze: [0.9, -0.5], feel: 'stern' }, { x: 270, y: 588, size: 262, flip: true, rim: c.light, from: [-0.5, -0.8], rimWidth: 2.6 }),
    // The child alone has turned to us.
    clothed(s, 'stand', { skin: shadowed('#f0bf9a'), top: shadowed('#e9d9b0'), bottom: shadowed(c.accent), hair: shade(dark, -0.03), head: 1.6, cut: 'shorts', feel: 'afraid', gaze: [0.9, 0.2] }, { x: 82, y: 618, size: 176, flip: true, rim: c.light, from: [0.8, -0.7], rimWidth: 2 }),
    g.pull([[292, 384], [296, 440], [292, 504]], 34, mix(c.middle, c.light, 0.2), 0.8), s.stroke('M278 408h32M277 438h34M278 470h32', c.light, 6),
    s.path(egg(108, 548, 40, 24), c.light), s.path(egg(108, 548, 20, 10), dark), s.path(limb([[74, 536, 9], [82, 530, 9]]) + limb([[134, 562, 10], [142, 556, 10]]) + limb([[98, 569, 10], [112, 571, 10]]) + limb([[112, 526, 8], [124, 528, 8]]), c.middle),
  ];
  return s.picture(s.path('M0 0H400V600H0z', dark), s.within(opening, outside, other), wall, queue);
}
