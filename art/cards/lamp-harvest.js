// @ts-check
import { shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'At dusk an old woman mows a field where every ear is a lamp; behind her scythe it is night, and one lamp walks away on its own.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('amberDusk');
  const g = gouache(s, { from: [-0.8, -0.4] });
  const [gold, night] = ['#f7cd6b', '#1e1830'];
  const sky = [
    g.ground('#3b2c5a', [[60, 130, '#7d4668'], [150, 110, '#c9694f'], [224, 70, '#f0a458']]),
    g.dry((x, y) => clamp(1 - Math.abs(y - 120) / 60) * clamp(1 - Math.abs(x - 270) / 180) * 0.6, '#d9785a', { angle: -5, gap: 6, width: 5, patch: [70, 6], area: [60, 60, 340, 130] }),
  ];
  // The field that still burns, on the left; what is mown, on the right.
  const field = [
    g.shape('M-10 306q120-16 240-4L420 300V610H-10z', '#b9612f', { angle: 3, reach: 60, gap: 5, light: '#d98b3f', dark: '#8a3f2c' }),
    g.shape(blob([[236, 306, 'sharp'], [420, 300, 'sharp'], [420, 620, 'sharp'], [70, 620, 'sharp'], [120, 540], [196, 440], [224, 360]]), night, { angle: -24, reach: 40, gap: 5, light: '#3b2c4a', dark: '' }),
  ];
  const glow = s.stamp([s.path(egg(0, 0, 8.9), gold, 'opacity=".3"'), s.path(egg(0, 0, 6, 7), gold), s.path(egg(-1, -1, 3, 4), '#fffbe6')]);
  /** @type {[number, number, number][]} */
  const ears = [];
  for (let y = 318; y < 600; y += 9 + (y - 318) * 0.09) {
    const k = 0.34 + ((y - 318) / 282) * 1.5;
    const edge = 238 - Math.max(0, y - 340) * 0.62;
    for (let x = s.random.between(-10, 6); x < edge; x += 24 * k) ears.push([x + s.random.between(-6, 6) * k, y + s.random.between(-3, 3), k]);
  }
  const corn = ears.map(([x, y, k]) => [s.stroke(`M${Math.round(x)} ${Math.round(y + 34 * k)}q${Math.round(4 * k)} ${Math.round(-18 * k)} 0 ${Math.round(-28 * k)}`, '#5a2a24', 1.4 * k + 0.4), glow(x, y, k)]);
  // Stubble with lamps that have gone out.
  const stubble = [s.stroke(Array.from({ length: 46 }, () => { const y = s.random.between(350, 596); const x = s.random.between(250 - Math.max(0, y - 400) * 0.6, 400); return `M${Math.round(x)} ${Math.round(y)}l2-${Math.round(5 + (y - 340) / 26)}`; }).join(''), '#5a4668', 2.4), [[336, 520, 14], [364, 562, 16], [276, 574, 15], [372, 468, 10]].map(([x, y, r]) => s.path(egg(x, y, r * 0.8, r), '#3a3150') + s.stroke(`M${x - 3} ${y - r * 0.4}q4-4 7 0M${x} ${y + r}l10 14`, '#6b5a80', 2.4))];
  // She: lit from the field side.
  const mow = { head: [12, -82], neck: [7, -75], chest: [3, -65], hip: [-4, -45], nearArm: [[16, -58], [24, -46]], farArm: [[18, -64], [30, -54]], nearLeg: [[9, -25], [12, -3]], farLeg: [[-8, -24], [-16, -3]] };
  const woman = [
    s.path(egg(258, 582, 66, 9), '#120e20'),
    clothed(s, /** @type {any} */ (mow), { skin: '#e8a877', top: '#7d3b4a', bottom: '#4a2a4c', shoe: '#120e20', hair: '#efe4d4', hairdo: 'bun', cut: 'skirt', hat: 'kerchief', hatColour: '#d9a24a', feel: 'sad', apron: '#b9694f', gaze: [0.9, 0.4] }, { x: 252, y: 584, size: 300, flip: true, rim: gold, from: [-1, -0.2], rimWidth: 3.6 }),
    g.pull([[246, 400], [240, 470], [234, 520]], 26, '#c9785a', 0.3),
    // The scythe cuts along the border of light and night.
    s.path(limb([[224, 352, 6], [176, 450, 6], [130, 524, 7]]), '#3a2418'), s.path(blob([[126, 520], [136, 530], [100, 556], [54, 562], [16, 548, 'sharp'], [60, 548], [98, 538]]), '#dfe4e6'), s.stroke('M20 549q50 8 106-22', '#ffffff', 2),
  ];
  // One that was not mown has gone: on two legs, over the hill.
  const runaway = [s.path(egg(340, 284, 24), gold, 'opacity=".25"'), s.path(egg(340, 280, 9, 11), gold), s.path(egg(339, 278, 4, 6), '#fffbe6'), s.stroke('M338 290l-6 14-8 4M342 290l6 12 2 8', night, 2.6)];
  const man = clothed(s, 'walk', { skin: '#c98a63', top: '#4a2a3c', bottom: '#2a1c30', hat: 'felt', hatColour: '#2a1c30', beard: '#d9cdbd' }, { x: 290, y: 336, size: 62, flip: true }) + s.path(egg(300, 288, 14, 10), gold) + s.stroke('M292 282l-8-12M300 279l-2-14M308 281l6-12', shade(gold, -0.2), 2);
  return s.picture(sky, field, runaway, man, corn, stubble, woman);
}
