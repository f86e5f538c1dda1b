// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { face } from '../motifs/faces.js';

export const scene = 'A mason lays the last bricks of a woman; her arm of bricks already lies around his neck, and his feet are bricks.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('amberDusk');
  const [ink, paper, brick, glow] = ['#1d0f1c', '#f6dfb4', '#c24a2a', '#f0953c'];
  const l = linocut(s, { paper: '#f3c27c', ink, from: [1, -0.6] });
  const sky = [
    l.sheet({ colour: glow, ridges: (x, y) => 0.25 + clamp((420 - y) / 420) * 0.75, flow: () => 4, length: 40, gap: 10, width: 5.4 }), l.cuts((x, y) => clamp((300 - y) / 260) * 0.9, { flow: () => 4, gap: 12, length: 44, width: 6 }, '#8a2f4e'),
    // Scaffolding and a town that is far below.
    s.path('M0 500l20-14 14 8 16-30 18 24 30-8 10-34 14 30 40 6 30-16 26 14 24-40 20 36 40-4 30-14 24 10 26-26 40 24V610H0z', '#5a1f3a'), s.stroke('M30 0V560M372 0V560M0 190H60M340 330H400', ink, 9), s.stroke('M30 470L-10 300M372 120L410 260', ink, 5),
    s.path(box(-10, 548, 420, 60), ink), l.cuts((x, y) => (y > 552 ? 0.5 : 0), { area: [0, 552, 400, 48], flow: () => 0, gap: 10, length: 50, width: 3 }, '#8a4a2e'),
  ];
  /** Rows of bricks within a shape. @param {string} d @param {number} [h] @param {number} [w] */
  const bricks = (d, h = 15, w = 32) => {
    let joints = '';
    for (let y = 40, row = 0; y < 600; y += h, row++) {
      joints += `M0 ${y}h400`;
      for (let x = (row % 2) * (w / 2); x < 400; x += w) joints += `M${x} ${y}v${h}`;
    }
    return [s.path(d, ink, 'transform="translate(-5 3)"'), s.path(d, brick), s.within(d, s.stroke(joints, paper, 2.2)), l.block(d, { colour: 'none', cuts: '#f4a25c', reach: 22, gap: 8, length: 12, flow: () => 8, width: 3 }), s.stroke(d, ink, 3)];
  };
  const scaled = (/** @type {string} */ d, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) => d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a, b) => `${Math.round((x - Number(a) * k) * 10) / 10} ${Math.round((y + Number(b) * k) * 10) / 10}`);
  const profile = scaled(face({ hair: 'none' }).d, 300, 240, 1.9);
  const gown = blob([[266, 220, 'sharp'], [340, 220, 'sharp'], [352, 256], [330, 330], [356, 430], [374, 552, 'sharp'], [176, 552, 'sharp'], [216, 440], [240, 350], [232, 270]]);
  const bride = [
    bricks(gown),
    s.within('M0 84H262V72H290V60H318V84H400V300H0z', bricks(profile, 12, 26)),
    // Where the crown is still open; the eye and mouth are left out of the wall.
    s.path(blob([[250, 132, 'sharp'], [262, 120], [284, 130, 'sharp'], [266, 142]]), paper), s.path(egg(261, 131, 6.4), ink), s.stroke('M244 108q18-12 42 0M248 132q14-18 38-2M238 174q12 4 24-6', ink, 5),
    // A veil of lace over what stands.
    s.path(blob([[322, 96], [356, 120], [370, 210], [384, 330], [396, 470, 'sharp'], [366, 440], [352, 320], [344, 220], [342, 150]]), paper, 'opacity=".9"'), s.stroke('M342 130q16 60 22 150t24 170', '#d9a066', 2),
  ];
  const pose = { head: [0, -88], neck: [-2, -79], chest: [-3, -67], hip: [-4, -46], nearArm: [[-14, -64], [-24, -53]], farArm: [[14, -98], [23, -119]], nearLeg: [[-2, -24], [-2, -3]], farLeg: [[5, -24], [9, -3]] };
  const mason = [
    clothed(s, /** @type {any} */ (pose), { skin: '#e2a276', top: '#2f5a6a', bottom: '#3a2a3a', shoe: ink, hair: ink, hat: 'cap', hatColour: '#e8d2a0', apron: '#e8d2a0', feel: 'calm', gaze: [1, -0.3], stout: 1.35 }, { x: 132, y: 552, size: 400, rim: ink, from: [-1, 0.3], rimWidth: 5 }),
    l.cuts((x, y) => (x > 96 && x < 132 && y > 262 && y < 360 ? 0.5 : 0), { area: [88, 262, 60, 100], flow: () => 78, gap: 8, length: 14 }, '#7fb0b4'),
    // His legs, from the ground up.
    bricks(limb([[124, 478, 42], [124, 546, 40]]) + blob([[104, 530], [140, 526], [176, 540], [178, 552, 'sharp'], [102, 552, 'sharp']]), 13, 26), bricks(limb([[156, 500, 34], [168, 546, 34]]) + blob([[152, 530], [184, 528], [212, 544], [212, 552, 'sharp'], [150, 552, 'sharp']]), 13, 26),
    // The brick in his hand, the trowel in the other.
    s.path(polygon([[216, 50], [262, 40], [266, 60], [220, 70]]), ink), s.path(polygon([[214, 47], [260, 37], [264, 56], [218, 66]]), '#e0673a'), s.path(limb([[222, 72, 14], [232, 58, 10]]) + limb([[234, 72, 12], [246, 56, 9]]), '#e2a276'), s.path(polygon([[34, 352], [12, 404], [58, 388]]), '#cfd3d6'), s.stroke('M34 352L12 404 58 388z', ink, 3), s.stroke('M36 362V344', ink, 6),
  ];
  const arm = bricks(limb([[254, 262, 40], [200, 284, 34], [150, 270, 30], [104, 246, 26], [88, 236, 18]]), 12, 24);
  const heap = [bricks(box(210, 528, 40, 24), 12, 40), bricks(box(300, 566, 44, 22), 11, 44), bricks(box(24, 540, 44, 24), 12, 44), bricks(box(34, 516, 40, 24), 12, 40)];
  return s.picture(sky, bride, mason, arm, heap);
}
