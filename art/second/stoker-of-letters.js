// @ts-check
import { clamp } from '../studio/marks.js';
import { egg, flame, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { envelope } from '../motifs/second-c.js';

export const scene = 'In the firelight a stoker feeds the engine with letters; one of them he hides behind his back.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('emberNight');
  const [ink, cream, orange, red, gold] = ['#170b12', '#fff0c8', '#f07a24', '#a3241c', '#ffc04a'];
  const l = linocut(s, { paper: cream, ink, from: [1, -0.1] });
  const [X, Y] = [330, 300];
  const turn = (/** @type {number} */ x, /** @type {number} */ y) => (Math.atan2(y - Y, x - X) * 180) / Math.PI;
  const cab = [
    l.inked(), s.path(egg(X, Y, 290, 330), '#3a1018'), s.path(egg(X, Y, 200, 230), '#5e1a1c'), l.cuts((x, y) => clamp(1.05 - Math.hypot(x - X, y - Y) / 380), { flow: turn, gap: 13, length: 30, width: 3.6, wild: 5 }, red),
    // Night outside, with wires that go by.
    s.path(polygon([[-10, 40], [88, 50], [88, 190], [-10, 196]]), '#27365e'), s.stroke('M-10 80L88 96M-10 96L88 108M20 40V196', '#0d1226', 3), s.stroke('M54 74h0M70 130h0M40 150h0M10 60h0', cream, 4), s.stroke('M-10 40L88 50V190L-10 196', '#6b2a22', 8),
    s.stroke('M120-10V70Q120 100 150 100H250M400 60H300V-10', '#7a4a2a', 14), s.stroke('M116-10V70Q116 96 146 96', gold, 3),
    [[212, 52, 34, 30], [306, 96, 24, -60]].map(([x, y, r, a]) => s.path(egg(x, y, r + 6), '#9a6a34') + s.path(egg(x, y, r), cream) + s.stroke(Array.from({ length: 9 }, (_, i) => `M${x + Math.cos(2.4 + i * 0.56) * r * 0.72} ${y + Math.sin(2.4 + i * 0.56) * r * 0.72}L${x + Math.cos(2.4 + i * 0.56) * r * 0.9} ${y + Math.sin(2.4 + i * 0.56) * r * 0.9}`).join(''), ink, 2.4) + s.stroke(`M${x} ${y}L${x + Math.cos((a * Math.PI) / 180) * r * 0.7} ${y + Math.sin((a * Math.PI) / 180) * r * 0.7}`, red, 4)),
  ];
  // The fire door stands open; what flies in it was written by hand.
  const mouth = egg(X, Y, 112, 122);
  const fire = [
    s.path(egg(X, Y, 138, 148), '#2a1216'), s.stroke(egg(X, Y, 128, 138), '#8a4a2a', 8), s.path(Array.from({ length: 10 }, (_, i) => egg(X + Math.cos(i * 0.628) * 128, Y + Math.sin(i * 0.628) * 138, 6)).join(''), '#c9773a'),
    s.within(mouth, s.path('M200 150H420V440H200z', orange), s.path([[250, 430, 34], [300, 432, 48], [356, 430, 54], [400, 430, 44]].map(([x, y, r]) => flame(x, y, r)).join(''), gold), s.path([[276, 430, 22], [330, 432, 34], [386, 430, 26]].map(([x, y, r]) => flame(x, y, r)).join(''), cream), l.cuts((x, y) => 0.45 * clamp((360 - y) / 140), { area: [220, 176, 180, 180], flow: () => -80, gap: 13, length: 22, width: 4 }, gold),
      [[300, 262, -24], [362, 242, 18], [346, 320, -8]].map(([x, y, t]) => l.block(envelope(), { spot: { x, y, size: 56, turn: t }, colour: cream, reach: 0, tones: { frame: red } }) + s.path(flame(x - 12, y - 12, 9) + flame(x + 14, y - 14, 7), red))),
  ];
  const tender = [l.block(polygon([[-10, 600], [-10, 496], [60, 514], [140, 560], [230, 610], [-10, 610]]), { colour: '#4a1c1c', cuts: orange, reach: 12, gap: 8, length: 12 }), [[14, 520, 12], [56, 536, -20], [10, 544, 30], [92, 556, 8], [48, 572, -12], [140, 588, 20], [8, 590, -6]].map(([x, y, t]) => l.block(envelope(), { spot: { x, y, size: 62, turn: t }, colour: x > 50 ? '#f6cf94' : '#c99a72', reach: 0, tones: { frame: '#5e1a1c' } }))];
  const pose = { head: [4, -92], neck: [0, -82], chest: [-3, -70], hip: [-8, -48], nearArm: [[13, -60], [26, -52]], farArm: [[-20, -62], [-17, -46]], nearLeg: [[6, -28], [4, -3]], farLeg: [[-14, -27], [-22, -3]] };
  const his = { x: 126, y: 640, size: 440 };
  // The one he keeps: it has a red seal, and his thumb is on it.
  const kept = l.block(envelope(), { spot: { x: 34, y: 424, size: 100, turn: -24 }, colour: cream, reach: 0, tones: { frame: ink } }) + s.path(egg(30, 426, 11), '#d8281f');
  const man = clothed(s, /** @type {any} */ (pose), { skin: '#b9714a', top: '#3f5f6e', bottom: '#23303c', shoe: ink, hair: ink, beard: '#2a1712', hat: 'cap', hatColour: '#1c2a38', feel: 'sad', gaze: [0.2, 0.9], stout: 1.4, head: 1.35 }, { ...his, rim: '#ffb25a', from: [1, -0.1], rimWidth: 5 });
  const cuff = s.path(limb([[48, 414, 30], [58, 432, 26]]), '#b9714a');
  const shovel = [s.stroke('M158 452L300 392', '#8a5a2c', 10), s.stroke('M158 448L300 388', '#f0b45a', 3), s.path(polygon([[252, 398], [330, 352], [352, 392], [276, 436]]), '#5a5456'), s.stroke('M252 398L330 352L352 392', gold, 4), l.block(envelope(), { spot: { x: 296, y: 384, size: 62, turn: -34 }, colour: cream, reach: 0, tones: { frame: '#5e1a1c' } }), l.block(envelope(), { spot: { x: 316, y: 364, size: 54, turn: 6 }, colour: '#ffdf9c', reach: 0, tones: { frame: '#5e1a1c' } }), s.path(limb([[226, 420, 26], [246, 410, 22]]), '#b9714a')];
  return s.picture(cab, fire, tender.slice(0, 1), kept, man, cuff, shovel, tender[1], l.cuts((x, y) => (y > 440 ? 0.14 : 0), { area: [160, 450, 240, 150], flow: turn, gap: 18, length: 18, width: 3 }, orange));
}
