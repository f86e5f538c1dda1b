// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { fish } from '../motifs/birds-and-fish.js';
import { bareTree } from '../motifs/trees.js';

export const scene = 'In a snowy field stands a telephone box full of sea, with fish around the hanging receiver; one row of wet footprints leads out of it and none in.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('snowLight');
  const ink = '#1d2236';
  const p = pen(s, { paper: '#f7f5ee', ink, from: [-0.8, -1] });
  const [sea, deep, red] = ['#5fb3b8', '#2a7f92', '#c8382f'];
  const sky = [p.sheet('#e6e8ea'), s.path('M0 0H400V420H0z', '#cfd8e0'), p.hatch((x, y) => clamp(0.6 - y / 520), { angle: 4, gap: 7, width: 1.1, patch: [44, 7], area: [0, 0, 400, 420] }, '#6a7690'), s.path('M-10 404Q90 388 200 400T410 390V610H-10z', '#f7f5ee'), p.hatch((x, y) => (y > 400 ? 0.16 + 0.16 * Math.sin(x / 50 + y / 20) : 0), { angle: 6, gap: 11, width: 1, patch: [20, 11], area: [0, 400, 400, 200] }, '#8f9ab4'), s.stroke('M-10 404Q90 388 200 400T410 390', ink, 1.6)];
  const far = [p.shape({ d: bareTree(s.random).d }, { spot: { x: 52, y: 402, size: 74 }, fill: ink, reach: 0, cross: 0, contour: 0 }), s.stroke('M96 398v-54M132 398v-50M162 396v-46M78 344q18 10 36 0t34 2 30-4', ink, 1.6)];
  // The box, from a little below; water up to the lamp.
  const [l, r, t, b] = [176, 330, 118, 520];
  const glass = box(l + 16, t + 46, r - l - 32, b - t - 70);
  const shade = polygon([[r, b - 4], [420, 486], [420, 530], [l + 30, b + 8]]);
  const inside = s.within(glass,
    s.path(box(l, t, 160, 420), sea), s.path(blob([[l, 430], [220, 404], [270, 430], [340, 396], [340, 540], [l, 540]]), deep), p.hatch((x, y) => clamp((y - 180) / 420), { area: [l, t, 160, 400], angle: 12, gap: 6.4, width: 1.2, patch: [20, 6] }, '#17505f'), s.path(polygon([[l + 30, 160], [l + 66, 160], [l + 10, 400], [l - 30, 400]]), '#d8f0ea', 'opacity=".5"'),
    // Weed, the telephone, its receiver that hangs and swings.
    s.stroke('M206 500q-14-30 2-60t-4-66M222 500q10-24-2-46t6-40M300 500q14-34-2-62t6-54M284 500q-8-20 2-40', '#2f6b4a', 5), p.shape(box(262, 206, 46, 66), { fill: '#2b2f40', reach: 0 }), s.path(egg(285, 244, 15), '#e8e4d8'), s.path(egg(285, 244, 5), ink), s.stroke('M262 214q14-10 46 0', '#e8e4d8', 4),
    s.stroke('M268 268q-30 20-14 44t-22 50-2 30', ink, 3), p.shape(limb([[216, 404, 15], [224, 386, 8], [240, 378, 8], [252, 388, 15]]), { fill: '#2b2f40', reach: 0, contour: 1 }), s.stroke('M236 366h0M244 346h0M234 326h0M246 300h0M238 270h0M250 232h0', '#eefaf6', 7), s.stroke('M228 352h0M250 318h0M230 292h0M242 212h0M234 192h0', '#eefaf6', 4),
  );
  const one = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {string} */ fill, flip = false) => p.shape(fish(), { spot: { x, y, size, flip }, fill, reach: 8, gap: 3.6, contour: 1.6, tones: { light: '#fffdf2', frame: ink } });
  const swim = [one(220, 340, 30, '#f2a03f'), one(290, 330, 36, '#f4d35e', true), one(226, 236, 22, '#e8745a', true), one(284, 460, 38, '#e8745a'), one(288, 188, 18, '#f2a03f', true)];
  const frame = [
    p.shape(polygon([[l - 8, t], [r + 8, t], [r, t - 22], [l + 60, t - 40], [l + 94, t - 40], [r - 20, t - 30], [l + 8, t - 22]]), { fill: red, reach: 14, contour: 2.4 }), p.shape(box(l - 4, t, r - l + 8, 40), { fill: red, reach: 20, contour: 2.4 }), s.path(box(l + 22, t + 9, r - l - 44, 21), '#fff4cf'), s.stroke(`M${l + 36} ${t + 20}h${r - l - 72}`, '#b9a684', 5),
    s.path(`M${l} ${t + 40}H${r}V${b}H${l}zM${l + 16} ${t + 54}V${b - 26}H${r - 16}V${t + 54}z`, red, `stroke="${ink}" stroke-width="2.4"`), p.hatch((x, y) => (x > r - 15 && x < r && y > t + 40 && y < b ? 0.8 : 0), { area: [r - 18, t, 20, 410], angle: 60, gap: 5 }), p.hatch((x, y) => (y > b - 24 && y < b && x > l && x < r ? 0.6 : 0), { area: [l, b - 26, 160, 28], angle: 60, gap: 5 }),
    s.stroke(`M${l + 66} ${t + 50}V${b - 26}M${l + 106} ${t + 50}V${b - 26}M${l + 16} 236H${r - 16}M${l + 16} 316H${r - 16}M${l + 16} 396H${r - 16}`, red, 5), s.path(egg(l + 10, 330, 4, 12), '#e9c65c'), p.shape(box(l - 10, b - 2, r - l + 20, 12), { fill: '#8a8f9c', reach: 8 }), s.path(blob([[l - 6, t - 20], [l + 30, t - 36], [l + 60, t - 52], [l + 100, t - 50], [r - 10, t - 34], [r + 4, t - 20], [r - 40, t - 24], [l + 40, t - 26]]), '#ffffff', `stroke="${ink}" stroke-width="1.6"`),
  ];
  // Wet bare feet, going; the last are quite near to us.
  const foot = s.stamp([s.path(blob([[-6, 12], [-8, 2], [-9, -8], [0, -13], [8, -8], [6, 2], [5, 12], [0, 16]]), deep, 'opacity=".75"'), s.stroke('M-9-16h0M-3-19h0M3-18h0M8-15h0', deep, 4.5, 0.75)]);
  const steps = [[190, 532, 0.5, -110], [168, 538, 0.55, -114], [152, 530, 0.6, -112], [128, 544, 0.7, -118], [112, 534, 0.75, -118], [86, 556, 0.9, -128], [70, 542, 0.95, -128], [48, 578, 1.15, -146], [22, 566, 1.2, -146]].map(([x, y, k, a]) => foot(x, y, k, a));
  return s.picture(sky, far, s.path(shade, '#b9c4d6', 'opacity=".7"'), s.path(egg(186, 528, 44, 9), sea, 'opacity=".6"'), inside, swim, frame, steps, s.stroke(Array.from({ length: 34 }, () => `M${s.random.whole(0, 400)} ${s.random.whole(0, 560)}h0`).join(''), '#ffffff', 5));
}
