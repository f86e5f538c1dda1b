// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'From inside a mouth, past the teeth: on the tip of the tongue sits somebody small with a suitcase, and outside a great ear has come near.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('circusRed');
  const [ink, cream, red, pink] = ['#1c0a12', '#f6e8cc', '#b3242c', '#e86a62'];
  const l = linocut(s, { paper: cream, ink, from: [0, -1] });
  // Outside: day, and the ear.
  const outside = [s.path('M0 0H400V600H0z', '#8fcbd0'), l.cuts((x, y) => 0.2 + clamp((y - 150) / 300) * 0.7, { area: [40, 100, 320, 340], flow: () => 2, gap: 12, length: 34, width: 4.4 }, cream)];
  const ear = blob([[250, 128], [300, 104], [360, 116], [400, 160], [404, 240], [376, 300], [350, 344], [330, 392], [292, 404], [270, 372], [272, 330], [248, 280], [234, 200]]);
  const listening = [
    s.path(ear, ink, 'transform="translate(-6 5)"'), l.block(ear, { colour: '#e2a274', cuts: '#f8d9ae', reach: 26, gap: 8, length: 18, flow: () => 60, width: 3.4 }),
    s.stroke(line([[262, 268], [256, 200], [282, 146], [340, 142], [374, 186], [372, 250], [346, 296], [326, 340]]), ink, 8), s.stroke(line([[290, 250], [288, 206], [312, 178], [344, 196], [340, 240], [310, 262], [296, 290], [304, 316], [290, 334]]), ink, 7), s.path(blob([[300, 262], [322, 244], [328, 218], [314, 206], [302, 224], [294, 250]]), ink), s.stroke('M300 372h0', '#f0c23c', 18), s.stroke('M300 372h0', ink, 5),
    l.cuts((x, y) => (x > 330 && y > 150 && y < 320 ? 0.5 : 0), { area: [330, 160, 66, 160], flow: () => 90, gap: 9, length: 18, width: 3 }, '#a8603c'),
  ];
  // The mouth: a dark frame with an opening, the palate ribbed.
  const opening = line([[48, 300], [62, 190], [120, 124], [200, 106], [280, 124], [338, 190], [352, 300], [336, 396], [280, 452], [200, 466], [120, 452], [64, 396], [48, 300]]);
  const inside = [
    s.path(`M-10-10H410V610H-10z${opening}z`, red, 'fill-rule="evenodd"'), l.cuts((x, y) => (y < 108 || (y < 300 && Math.abs(x - 200) > 150) ? 0.85 : 0), { area: [0, 0, 400, 300], flow: (x, y) => (Math.atan2(y - 300, x - 200) * 180) / Math.PI + 90, gap: 13, length: 40, width: 6 }, ink), l.cuts((x, y) => (y > 440 || Math.abs(x - 200) > 160 ? 0.7 : 0), { area: [0, 290, 400, 310], flow: (x, y) => (Math.atan2(y - 300, x - 200) * 180) / Math.PI + 90, gap: 14, length: 34, width: 5 }, '#6a0f1c'),
    s.stroke('M20 20Q200 70 380 20M0 60Q200 104 400 60', '#e0564e', 5),
  ];
  const tooth = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h, /** @type {number} */ turn) => {
    const d = blob([[-w / 2, 0], [-w / 2, h * 0.6], [-w * 0.36, h], [0, h * 1.06], [w * 0.36, h], [w / 2, h * 0.6], [w / 2, 0], [0, -h * 0.2]]);
    return s.group([s.path(d, ink, 'transform="translate(3 4)"'), s.path(d, cream), s.stroke(`M${-w * 0.3} ${h * 0.2}V${h * 0.75}`, '#ffffff', 4), s.stroke(`M${w * 0.36} ${h * 0.1}q4 ${h * 0.3} -3 ${h * 0.7}M${w * 0.22} ${h * 0.3}v${h * 0.3}`, '#c9a878', 3), s.stroke(d, ink, 2.6)], `transform="translate(${x} ${y}) rotate(${turn})"`);
  };
  const teeth = [
    [[44, 262, 44, 46, -74], [54, 206, 46, 52, -56], [86, 156, 48, 58, -36], [130, 122, 48, 64, -18], [176, 104, 50, 70, -5], [226, 104, 50, 70, 5], [272, 122, 48, 64, 18], [316, 156, 48, 58, 36], [346, 206, 46, 52, 56], [356, 262, 44, 46, 74]].map(([x, y, w, h, t]) => tooth(x, y, w, h, t)),
    [[54, 350, 44, 42, 246], [74, 398, 46, 46, 226], [112, 440, 46, 50, 208], [290, 440, 46, 50, 152], [328, 398, 46, 46, 134], [346, 350, 44, 42, 114]].map(([x, y, w, h, t]) => tooth(x, y, w, h, t)), [[156, 462, 42, 50, 190], [246, 462, 42, 50, 170]].map(([x, y, w, h, t]) => tooth(x, y, w, h, t)),
    // One tooth is missing below; a gold one above.
    s.path(egg(346, 214, 7, 9), '#f0b63c'),
  ];
  const tongue = blob([[40, 640, 'sharp'], [70, 540], [120, 470], [160, 420], [204, 398], [250, 420], [286, 470], [336, 540], [364, 640, 'sharp']]);
  const soft = [s.path(tongue, ink, 'transform="translate(0 -5)"'), l.block(tongue, { colour: pink, cuts: '#f8b4a0', reach: 34, gap: 10, length: 14, flow: () => 90, width: 3.6, salt: 120 }), s.stroke(line([[206, 430], [198, 500], [204, 610]]), '#a8323c', 8)];
  const pose = { head: [4, -69], neck: [1, -60], chest: [-1, -48], hip: [-5, -27], nearArm: [[6, -40], [15, -30]], farArm: [[9, -40], [17, -31]], nearLeg: [[16, -27], [16, -4]], farLeg: [[19, -28], [23, -5]] };
  const waiting = [
    s.path(blob([[126, 430], [190, 418], [252, 430], [230, 440], [150, 440]]), '#a8323c'), clothed(s, /** @type {any} */ (pose), { skin: '#f2c9a2', top: '#2c4a6a', bottom: '#22283c', shoe: ink, hair: ink, hat: 'felt', hatColour: '#e0a03a', feel: 'afraid', gaze: [0.9, -0.5], cut: 'coat', head: 1.35 }, { x: 164, y: 432, size: 160, rim: ink, from: [-1, 0.4], rimWidth: 4 }),
    l.block(polygon([[104, 390], [148, 386], [152, 428], [108, 432]]), { colour: '#8a4a24', cuts: '#e0a060', reach: 12, gap: 6, length: 12, flow: () => 90 }), s.stroke('M117 388q8-14 18-1M105 408l46-4', ink, 4), s.stroke(polygon([[104, 390], [148, 386], [152, 428], [108, 432]]), ink, 3),
  ];
  return s.picture(outside, s.within(`${opening}z`, s.group(listening, 'transform="translate(2 66) scale(.79)"')), inside, teeth, soft, waiting, s.path(limb([[200, -30, 40], [200, 20, 30], [200, 40, 34]]), '#d0403e') + s.stroke(limb([[200, -30, 40], [200, 20, 30], [200, 40, 34]]), ink, 3));
}
