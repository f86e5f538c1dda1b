// @ts-check
import { mix, shade } from '../studio/colour.js';
import { form } from '../studio/form.js';
import { clamp } from '../studio/marks.js';
import { blob, box, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { person } from '../motifs/people.js';

export const scene = 'Men with briefcases slide down a mountain of glass; a child climbs it with a sledge, and deep inside somebody stands with a hand against it.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('snowLight');
  const ink = '#14213d';
  const l = linocut(s, { paper: '#eef3f4', ink, from: [-0.6, -1] });
  const red = c.accent;
  const [ice, deep] = ['#a9cfdc', '#5f95b4'];

  const sky = [s.path('M0 0H400V600H0z', '#f3d9a6'), l.cuts((x, y) => 0.3 + 0.3 * clamp(1 - Math.hypot(x - 330, y - 40) / 300), { flow: (x, y) => (Math.atan2(y - 40, x - 330) * 180) / Math.PI, gap: 14, length: 26, width: 3.2 })];
  // The mountain: a slope that crosses the card, and facets behind it.
  const slope = polygon([[-20, -30], [96, -30], [140, 60], [176, 118], [214, 190], [262, 258], [306, 330], [352, 392], [420, 470], [420, 620], [-20, 620]]);
  const facets = [
    [[[-20, -30], [96, -30], [60, 110], [-20, 160]], deep], [[[96, -30], [140, 60], [60, 110]], ice], [[[60, 110], [140, 60], [214, 190], [120, 250]], shade(ice, 0.05)], [[[-20, 160], [60, 110], [120, 250], [30, 320]], ice], [[[120, 250], [214, 190], [306, 330], [210, 400]], ice], [[[30, 320], [120, 250], [210, 400], [110, 470]], shade(deep, 0.08)], [[[210, 400], [306, 330], [420, 470], [330, 560]], shade(ice, 0.04)], [[[-20, 160], [30, 320], [110, 470], [-20, 500]], shade(deep, 0.04)], [[[110, 470], [210, 400], [330, 560], [200, 620]], ice], [[[-20, 500], [110, 470], [200, 620], [-20, 620]], shade(ice, 0.03)], [[[330, 560], [420, 470], [420, 620], [200, 620]], deep],
  ].map(([q, colour]) => {
    const d = polygon(/** @type {any} */ (q));
    return s.path(d, String(colour)) + s.stroke(d, l.paper, 2.2);
  });
  const inside = form(slope);
  const shine = [
    l.cuts((x, y) => (inside.inside(x, y) ? clamp(1 - inside.depth(x, y, [1, -0.6], 40) / 38) * 0.8 : 0), { flow: () => 58, gap: 7, length: 26, width: 3 }),
    l.cuts((x, y) => (inside.inside(x, y) && (x * 0.8 + y) % 130 < 34 ? 0.3 : 0), { flow: () => -32, gap: 15, length: 34, width: 2.4 }),
    l.cuts((x, y) => (inside.inside(x, y) && (x * 0.8 + y) % 190 > 150 ? 0.24 : 0), { flow: () => -32, gap: 17, length: 30, width: 2 }, ink),
  ];
  // Whoever is in there has been there for long.
  const held = person({ head: [3, -91], neck: [2, -82], chest: [1, -70], hip: [-1, -49], nearArm: [[14, -78], [24, -90]], farArm: [[-6, -62], [-4, -48]], nearLeg: [[2, -26], [1, -3]], farLeg: [[-6, -27], [-8, -3]] }, { head: 'hat' });
  const ghost = [s.group(s.path(held.d, mix(deep, ink, 0.45)), 'transform="translate(72 470) scale(2.3)" opacity=".75"'), s.stroke('M78 259h0', l.paper, 4), s.stroke('M128 240l14-14M132 254l18-6M126 228l6-18', l.paper, 2.6)];
  const slider = { head: [-4, -62], neck: [-4, -54], chest: [-5, -43], hip: [-3, -22], nearArm: [[-14, -58], [-22, -74]], farArm: [[8, -56], [18, -72]], nearLeg: [[20, -22], [42, -20]], farLeg: [[20, -30], [41, -30]], feet: -80 };
  const man = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {any} */ wear, turn = 36) => {
    const k = size / 100;
    return clothed(s, /** @type {any} */ (slider), { skin: '#f2cfae', top: ink, bottom: ink, shoe: '#0b1226', hair: '#3a2a20', feel: 'afraid', gaze: [1, 0.4], ...wear }, { x, y, size, turn, rim: l.paper, from: [0.9, -0.5], rimWidth: 2 })
      // Tie and briefcase go their own way.
      + s.group([s.path(limb([[-2, -53, 3], [-14, -60, 4.4], [-26, -56, 4], [-36, -62, 1]]), red), s.path(box(-36, -92, 24, 17), red), s.stroke('M-29-92q5-7 10 0', '#0b1226', 2)], `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`);
  };
  const men = [man(128, 44, 78, { hat: 'felt', hatColour: ink }), man(184, 138, 108, { hairdo: 'bald', feel: 'asleep' }, 38), man(246, 240, 146, { hair: '#b9772f', feel: 'glad' }, 36), man(318, 352, 200, { beard: '#5a4638' }, 34)];
  const hats = [[262, 60, 20], [346, 120, -14], [384, 226, 30]].map(([x, y, turn]) => s.group(s.path(blob([[-20, 4], [-11, 0], [-12, -18], [0, -15], [11, -19], [11, -1], [20, 2], [8, 7], [-8, 7]]), ink), `transform="translate(${x} ${y}) rotate(${turn})"`));
  // The child with the sledge, going the other way.
  const child = [clothed(s, 'climb', { skin: '#f2cfae', top: red, bottom: '#22344e', hat: 'cap', hatColour: '#e5b53c', head: 1.6, feel: 'glad', gaze: [0.7, -0.7] }, { x: 226, y: 574, size: 132, turn: 14, rim: ink, from: [0.6, 1] }), s.stroke('M214 512q-40 30-70 58', ink, 2.6), s.stroke('M104 596q30 4 56-20M108 580l36-14M114 592l36-16', '#7a4a22', 6)];
  return s.picture(sky, s.within(slope, facets, shine), ghost, s.stroke('M96-30L140 60 176 118 214 190 262 258 306 330 352 392 420 470', ink, 3), hats, men, child);
}
