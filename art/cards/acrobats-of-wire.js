// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'People perch on the wires like birds, and one has let go; below, a swallow at a café table looks up from its cup.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('harvestGold');
  const ink = '#1d1a2b';
  const p = pen(s, { paper: '#f6ecd2', ink, from: [0.7, -1] });
  const [sky, dusk] = ['#f2c879', '#e58f5a'];

  const air = [
    p.sheet('#ead9b4'), p.wash('M-10 120L410 60V380L-10 420z', sky, 0.75), p.wash('M-10 300L410 250V460H-10z', dusk, 0.6),
    p.hatch((x, y) => clamp((300 - y) / 420) * 0.8, { angle: -8, gap: 6.4, width: 1.1, patch: [40, 6.4] }, mix(ink, dusk, 0.45)),
  ];
  // Two wires that come down from a post, seen from the pavement.
  const post = p.shape(polygon([[352, -10], [374, -10], [384, 470], [352, 470]]), { fill: '#b98a5a', reach: 20, angle: 88, gap: 3.8 });
  const beam = p.shape(polygon([[318, 40], [400, 28], [400, 44], [318, 56]]) + polygon([[322, 150], [400, 136], [400, 152], [322, 168]]), { fill: '#8a5f3c', reach: 10 });
  const wires = s.stroke('M-10 176Q170 210 330 46M-10 322Q160 352 326 156M-10 190Q180 220 400 36', ink, 2.4);
  const perch = { head: [6, -66], neck: [2, -59], chest: [-2, -48], hip: [-6, -27], nearArm: [[4, -38], [8, -27]], farArm: [[8, -40], [12, -28]], nearLeg: [[15, -30], [9, -8]], farLeg: [[18, -30], [13, -8]], feet: 60 };
  const sitter = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {any} */ wear, flip = false) => clothed(s, /** @type {any} */ (perch), { skin: '#f0cba6', hair: ink, ...wear }, { x, y: y + size * 0.22, size, flip, rim: ink, from: [-0.8, 1], rimWidth: 2.4 });
  const crowd = [
    sitter(56, 188, 118, { top: '#5b6f8c', bottom: '#3a4a64', hat: 'felt', hatColour: ink, feel: 'calm', gaze: [1, 0.3] }), sitter(130, 190, 110, { top: '#b9483a', bottom: '#8a2f2c', hairdo: 'bun', cut: 'skirt', feel: 'glad' }, true), sitter(244, 132, 104, { top: '#e7d7b0', bottom: '#8a6a44', beard: '#d8d2c4', hairdo: 'bald', feel: 'asleep' }),
    sitter(46, 334, 166, { top: '#3f6b5c', bottom: '#27473e', hairdo: 'long', cut: 'skirt', feel: 'sad', gaze: [0.8, 0.7] }), sitter(250, 258, 150, { top: '#e0a93a', bottom: '#4b3a36', hat: 'cap', hatColour: '#4b3a36', feel: 'afraid', gaze: [0.6, 0.9] }, true),
  ];
  // An empty place, a hat, and the one whose coat is open like wings.
  const flying = { head: [18, -62], neck: [11, -56], chest: [3, -51], hip: [-16, -43], nearArm: [[6, -74], [-4, -92]], farArm: [[14, -34], [8, -18]], nearLeg: [[-33, -34], [-50, -42]], farLeg: [[-36, -42], [-54, -50]], feet: 175 };
  const flyer = [
    p.shape(blob([[158, 388], [130, 330, 'sharp'], [150, 346], [148, 312, 'sharp'], [172, 342], [178, 306, 'sharp'], [194, 350], [212, 386], [196, 408]]), { fill: '#4b4f7c', reach: 20, angle: 80 }),
    p.shape(blob([[170, 404], [160, 452, 'sharp'], [178, 440], [184, 466, 'sharp'], [200, 440], [206, 408]]), { fill: '#3a3d63', reach: 16 }),
    clothed(s, /** @type {any} */ (flying), { skin: '#f0cba6', top: '#4b4f7c', bottom: ink, hair: '#8a4a22', feel: 'glad', gaze: [0.9, 0.5] }, { x: 178, y: 452, size: 112, turn: 12, rim: ink, from: [-0.6, 1], rimWidth: 2 }),
    s.group(s.path(blob([[-17, 3], [-9, 0], [-10, -15], [0, -13], [9, -16], [9, -1], [17, 2], [6, 6], [-6, 6]]), ink), 'transform="translate(120 300) rotate(-28)"'),
  ];
  // The regular: near, at its table, with the bill tilted up.
  const back = blob([[220, 620, 'sharp'], [226, 540], [258, 486], [272, 452], [300, 436], [330, 444], [350, 470], [372, 530], [420, 560, 'sharp'], [420, 620, 'sharp']]);
  const swallow = [
    p.shape(back, { fill: '#39507f', reach: 50, angle: 60, gap: 4 }),
    p.shape(blob([[232, 620, 'sharp'], [236, 556], [262, 510], [292, 506], [300, 548], [292, 620, 'sharp']]), { fill: '#f7efdc', reach: 18, contour: 1.2 }),
    s.path(blob([[262, 486], [280, 470], [298, 478], [300, 502], [276, 514], [258, 508]]), '#c8502f'), p.shape(blob([[272, 462], [262, 440, 'sharp'], [288, 446], [290, 466]]), { fill: ink, reach: 0, cross: 0 }), s.path(polygon([[270, 466], [252, 446], [284, 456]]), '#2a2230'),
    s.path(egg(304, 462, 9, 8), '#f7efdc'), s.path(egg(301, 458, 4.6), ink), s.stroke('M294 450q10-6 20 2', ink, 3),
  ];
  const table = [
    p.shape(polygon([[-20, 560], [250, 548], [262, 566], [-20, 584]]), { fill: '#f7efdc', reach: 8 }), p.shape(box(96, 570, 14, 40), { fill: '#8a5f3c', reach: 8 }),
    p.shape(blob([[150, 516, 'sharp'], [206, 512, 'sharp'], [200, 540], [186, 552], [168, 552], [156, 542]]), { fill: '#f7efdc', reach: 22 }), s.stroke('M204 520q18-4 16 12t-20 10', ink, 3), s.path(egg(178, 514, 27, 6), '#5a3320'), s.stroke('M168 500q-8-12 2-20t0-20M186 500q-8-12 2-20', mix(ink, p.paper, 0.4), 2.4),
    p.shape(limb([[246, 566, 30], [222, 552, 18], [208, 534, 8]]), { fill: '#2f4470', reach: 14 }),
    // A small saucer with crumbs: not for birds.
    p.shape(egg(66, 560, 40, 9), { fill: '#f7efdc', reach: 8 }), s.stroke('M50 556h0M62 559h0M76 555h0', '#b9772f', 6),
  ];
  const wall = [p.wash('M-10 470H410V610H-10z', '#d9a05e', 0.9), p.hatch((x, y) => (y > 470 ? 0.3 + clamp((y - 470) / 300) : 0), { angle: 90, gap: 5.4, width: 1.2, patch: [30, 5.4] }, mix(ink, '#8a5f3c', 0.5)), s.path(Array.from({ length: 10 }, (_, i) => blob([[i * 44 - 20, 458, 'sharp'], [i * 44 + 24, 458, 'sharp'], [i * 44 + 20, 482], [i * 44 + 2, 490], [i * 44 - 16, 482]])).filter((_, i) => i % 2).join(''), '#c8402f'), s.path(Array.from({ length: 10 }, (_, i) => blob([[i * 44 - 20, 458, 'sharp'], [i * 44 + 24, 458, 'sharp'], [i * 44 + 20, 482], [i * 44 + 2, 490], [i * 44 - 16, 482]])).filter((_, i) => i % 2 === 0).join(''), '#f7efdc'), s.stroke('M-10 458H410', ink, 4)];
  return s.picture(air, post, beam, wires, crowd, wall, flyer, table.slice(0, 2), swallow, table.slice(2));
}
