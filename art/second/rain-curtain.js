// @ts-check
import { mix } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon, round } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'Two hands part the rain like a curtain; behind it, in the sun, a table is laid for two, and the one who sits there has our sleeves and our ring.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('lilacFog');
  const ink = '#2a2440';
  const p = pen(s, { paper: '#f8f0dc', ink, from: [0.6, -1] });
  const [grey, sleeve, cuff] = ['#7a7aa0', '#3f4f86', '#d8604a'];
  // Over there.
  const meadow = [
    p.sheet('#f0e2bc'), p.wash('M-10-10H410V300H-10z', '#fbe3a0', 0.9), p.wash(blob([[-20, 300], [80, 262], [180, 284], [300, 250], [420, 280], [420, 620], [-20, 620]]), '#b9cc6a', 0.95), p.wash(blob([[-20, 400], [120, 372], [280, 392], [420, 360], [420, 620], [-20, 620]]), '#98b854', 0.9),
    p.hatch((x, y) => (y > 300 ? 0.3 : 0), { area: [90, 300, 230, 260], angle: 82, gap: 9, patch: [9, 9], width: 1.4 }, '#5a7a34'), p.shape(limb([[202, 296, 22], [200, 250, 15], [204, 200, 13]]), { fill: '#8a5f3a', reach: 7, gap: 4, contour: 1.8 }), p.shape(blob([[140, 190], [150, 140], [196, 112], [246, 128], [268, 172], [246, 212], [200, 216], [158, 214]]), { fill: '#8fae4c', reach: 34, gap: 5, contour: 2 }), s.stroke('M166 160h0M190 140h0M220 150h0M240 180h0M180 190h0M214 186h0', cuff, 8),
    s.stroke('M130 420h0M146 440h0M290 410h0M276 440h0M120 470h0M300 470h0M240 520h0M170 530h0', '#fff6e0', 6),
  ];
  const table = [
    // The other chair is pulled out a little.
    s.stroke('M262 330v96M262 376h38v50M300 376v-10', '#7a4a2c', 6), s.stroke('M260 330q2-8 8 0', '#7a4a2c', 6),
    clothed(s, { head: [4, -70], neck: [1, -60], chest: [0, -48], hip: [-4, -27], nearArm: [[10, -42], [22, -47]], farArm: [[12, -46], [20, -58]], nearLeg: [[17, -27], [18, -3]], farLeg: [[20, -29], [24, -4]] }, { skin: '#eebc98', top: sleeve, bottom: '#4a4460', hair: '#4a2c1c', feel: 'glad', gaze: [0.2, 0.3], stout: 1.2 }, { x: 142, y: 446, size: 184 }),
    s.stroke('M176 358l10 6', cuff, 9), s.stroke('M126 346v90M126 396h26', '#7a4a2c', 6),
    p.shape(polygon([[166, 376], [274, 376], [286, 398], [156, 398]]), { fill: '#fffaf0', reach: 0, cross: 0, contour: 2 }), p.shape(polygon([[156, 398], [286, 398], [282, 430], [262, 424], [240, 432], [220, 424], [198, 432], [178, 424], [160, 430]]), { fill: '#fffaf0', reach: 14, gap: 4.6, contour: 2 }), s.stroke('M176 430v40M266 430v40', '#7a4a2c', 6),
    s.path(egg(222, 378, 19, 6), '#e9c64a'), s.path(egg(214, 370, 8) + egg(230, 369, 8) + egg(222, 362, 8), cuff), s.path(polygon([[190, 384], [202, 384], [200, 394], [192, 394]]) + polygon([[248, 384], [260, 384], [258, 394], [250, 394]]), '#7fb0b8'), s.stroke('M190 384h12l-2 10h-8zM248 384h12l-2 10h-8z', ink, 1.4), s.stroke('M194 380q-3-6 1-11M254 380q-3-6 1-11', ink, 1.6),
  ];
  // Here: rain from the upper edge, taken in by two hands, and let go again below.
  const strands = (/** @type {number} */ from, /** @type {number} */ step) => {
    let d = '';
    for (let x = from; x < 410; x += step) {
      const left = x < 204;
      const u = left ? x / 204 : (400 - x) / 196;
      const at = (/** @type {number} */ k) => (left ? u * k : 400 - u * k);
      const w = s.random.between(-4, 4);
      d += `M${round(x)} -10C${round(x)} 120 ${round(at(118) + w)} 180 ${round(at(84))} 330S${round(at(104) + w)} 500 ${round(at(126))} 610`;
    }
    return d;
  };
  const veil = (/** @type {1 | -1} */ m) => { const X = (/** @type {number} */ x) => (m > 0 ? x : 400 - x); return `M${X(-10)} -10L${X(204)} -10C${X(196)} 130 ${X(118)} 180 ${X(86)} 330S${X(106)} 500 ${X(128)} 610L${X(-10)} 610z`; };
  const rain = [s.path(veil(1) + veil(-1), '#a9a8c6'), s.path(veil(1) + veil(-1), '#8f8fb4', 'opacity=".35" transform="translate(200 0) scale(1.08 1) translate(-200 0)"'), s.stroke(strands(2, 13), ink, 1.5), s.stroke(strands(6, 13), '#f0eef8', 1.8), s.stroke(strands(10, 26), grey, 3), p.hatch((x, y) => clamp((Math.abs(x - 200) - 120) / 120) * 0.5, { angle: 88, gap: 7, patch: [40, 7] }, mix(ink, grey, 0.3))];
  // Drops at the hem of the light.
  const hem = s.stroke(`M204-10C196 130 118 180 86 330S106 500 128 610M196-10C204 130 282 180 314 330S294 500 272 610`, '#ffffff', 4) + s.path([[166, 140], [118, 222], [94, 290], [98, 420], [112, 500], [238, 150], [284, 226], [306, 296], [302, 410], [290, 490]].map(([x, y]) => `M${x} ${y}q7 11 0 15t-7 0 7-15z`).join(''), '#dfe8f4');
  // Our hands: fingers around the strands, the ring on the left.
  const skin = '#eebc98';
  const hand = (/** @type {1 | -1} */ m) => {
    const X = (/** @type {number} */ x) => (m > 0 ? x : 400 - x);
    const fingers = [[[70, 300, 22], [96, 292, 20], [112, 298, 15]], [[66, 324, 23], [98, 316, 21], [117, 322, 16]], [[66, 348, 22], [96, 342, 20], [113, 348, 15]], [[66, 370, 20], [90, 368, 17], [104, 372, 13]]];
    return [
      p.shape(limb(/** @type {any} */ ([[X(-20), 560, 120], [X(24), 462, 92], [X(44), 404, 70]])), { fill: sleeve, reach: 28, gap: 5, contour: 2.6 }), s.stroke(`M${X(-10)} 480L${X(70)} 530M${X(-4)} 440L${X(84)} 492`, '#7f8fc0', 6), p.shape(limb(/** @type {any} */ ([[X(34), 426, 72], [X(46), 400, 68]])), { fill: cuff, reach: 14, gap: 4.4, contour: 2.2 }),
      p.shape(blob(/** @type {any} */ ([[X(24), 392], [X(26), 340], [X(48), 300], [X(78), 300], [X(86), 340], [X(80), 384], [X(56), 404]])), { fill: skin, reach: 20, gap: 4.6, contour: 2.2 }), fingers.map((f) => p.shape(limb(/** @type {any} */ (f.map(([x, y, w]) => [X(x), y, w]))), { fill: skin, reach: 7, gap: 4, contour: 1.8 })), p.shape(limb(/** @type {any} */ ([[X(52), 316, 24], [X(66), 284, 20], [X(86), 270, 15]])), { fill: skin, reach: 8, gap: 4, contour: 1.8 }), s.stroke(`M${X(106)} 297q5 1 6 4M${X(111)} 321q5 1 6 4M${X(107)} 347q5 1 6 4`, '#b5795c', 2.4),
    ];
  };
  const ring = [s.stroke('M86 334q3-10 2-24', '#e9b53c', 5), s.path(egg(182, 359, 2.6), '#e9b53c')];
  return s.picture(meadow, table, rain, hem, hand(1), hand(-1), ring);
}
