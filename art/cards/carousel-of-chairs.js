// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'Chairs gallop on a carousel; horses look on over the fence, and an empty saddle hangs on it.';

/** A horse's head and neck, 100 high, from the shoulder at y = 0, looking right. */
const horse = (/** @type {string} */ mane, /** @type {string} */ bridle) => ({
  d: blob([[-46, 0, 'sharp'], [-40, -34], [-22, -66], [-8, -84], [-4, -100, 'sharp'], [6, -88], [20, -84], [34, -70], [54, -50], [64, -38], [62, -26], [52, -22], [38, -28], [22, -38], [10, -40], [14, -20], [24, 0, 'sharp']]),
  behind: [{ d: blob([[-50, 4, 'sharp'], [-52, -30], [-38, -62], [-20, -86], [2, -100], [10, -90], [-6, -78], [-24, -48], [-34, -20], [-34, 4, 'sharp']]), tone: mane }],
  parts: [
    { d: blob([[0, -92], [16, -88], [24, -72, 'sharp'], [10, -78], [-2, -82]]), tone: mane },
    { d: egg(24, -66, 4.4, 3.4), tone: '#fbf6e6' }, { d: egg(25.4, -65.4, 2.4), tone: '#1d1712' }, { d: 'M18-69q6-5 13-1', tone: '#1d1712', stroke: 1.8 }, { d: 'M56-38q-3-3-5 0M60-28q-10 2-15-3', tone: '#1d1712', stroke: 1.6 },
    ...(bridle ? [{ d: 'M38-66L32-33M12-78Q8-58 14-40M14-40L36-46', tone: bridle, stroke: 3 }] : []),
  ],
});

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('mintMorning');
  const p = cutPaper(s, { from: [-0.5, -1], dark: '#0d2b2c' });
  const red = '#d9482f';
  const cream = '#fbf0d6';
  const sky = [p.ground(mix(c.skyHigh, c.far, 0.4)), p.torn([330, 300, 320, 296, 326], mix(c.far, c.middle, 0.4), { lift: 5 }), p.torn([392, 376, 388, 372, 390], c.middle, { lift: 5 })];
  // The roof from below: fans of two colours, a scalloped edge, the spokes under it.
  const tip = [200, -70];
  const edgeAt = (/** @type {number} */ i) => [-50 + i * 62.5, 128 + Math.sin((i / 8) * Math.PI) * 46];
  const roof = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => p.sheet(polygon([/** @type {any} */ (tip), /** @type {any} */ (edgeAt(i)), /** @type {any} */ (edgeAt(i + 1))]), i % 2 ? cream : red, { lift: 3 }));
  const scallops = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
    const [[ax, ay], [bx, by]] = [edgeAt(i), edgeAt(i + 1)];
    return p.sheet(blob([[ax, ay - 4, 'sharp'], [bx, by - 4, 'sharp'], [bx - 2, by + 20], [(ax + bx) / 2, (ay + by) / 2 + 42], [ax + 2, ay + 20]]), i % 2 ? red : cream, { lift: 5 }) + s.path(egg((ax + bx) / 2, (ay + by) / 2 + 22, 6), i % 2 ? cream : c.near);
  });
  const mast = p.sheet(box(176, 120, 48, 300), mix(c.light, c.far, 0.5), { lift: 4 }) + s.stroke('M188 130v280M212 130v280', mix(c.far, c.near, 0.3), 3);
  const pole = (/** @type {number} */ x, /** @type {number} */ to) => s.stroke(`M${x} 140V${to}`, '#8a5a20', 7) + s.stroke(`M${x - 1.5} 140V${to}`, '#f1c452', 3);
  // Three that gallop: a kitchen chair, an armchair and a bentwood one.
  const leg = (/** @type {number} */ x, /** @type {number} */ lean) => polygon([[x - 4, -46], [x + 5, -46], [x + lean + 4, 2], [x + lean - 3, 2]]);
  const kitchen = { d: polygon([[-34, -112], [-26, -112], [-22, -44], [-31, -44]]) + polygon([[-4, -112], [4, -112], [6, -50], [-3, -50]]) + polygon([[-38, -116], [8, -116], [7, -104], [-37, -104]]) + polygon([[-36, -92], [5, -92], [5, -84], [-35, -84]]) + polygon([[-36, -76], [5, -76], [5, -68], [-34, -68]]) + polygon([[-36, -54], [40, -54], [46, -42], [-34, -42]]) + leg(-27, -10) + leg(-2, -4) + leg(18, 8) + leg(38, 12) };
  const armchair = { d: blob([[-46, -46], [-50, -96], [-34, -118], [0, -124], [34, -118], [50, -96], [46, -46], [60, -52], [66, -70], [60, -82], [70, -84], [78, -66], [72, -14], [-72, -14], [-78, -66], [-70, -84], [-60, -82], [-66, -70], [-60, -52]]) + polygon([[-64, -20], [-52, -20], [-58, 6], [-66, 6]]) + polygon([[52, -20], [64, -20], [66, 6], [58, 6]]), parts: [{ d: blob([[-46, -46], [46, -46], [52, -22], [-52, -22]]), tone: 'far' }, { d: 'M-18-104h0M18-104h0M0-84h0M-26-74h0M26-74h0', tone: 'near', stroke: 6 }] };
  const bentwood = { d: blob([[-34, -46], [-38, -100], [-24, -122], [0, -124], [24, -118], [28, -96], [22, -50], [12, -50], [18, -96], [10, -110], [-16, -112], [-28, -98], [-24, -48]]) + egg(2, -46, 42, 9) + leg(-28, -12) + leg(-4, -6) + leg(18, 8) + leg(36, 14), parts: [] };
  const chairs = [
    pole(62, 330), p.sheet(kitchen, '#e8632f', { spot: { x: 70, y: 338, size: 104, turn: -13 }, lift: 7 }),
    pole(334, 340), p.sheet(bentwood, '#f1c452', { spot: { x: 334, y: 356, size: 104, turn: 11 }, lift: 7 }),
    p.sheet(armchair, '#2f6f7c', { spot: { x: 204, y: 322, size: 112, turn: -5 }, lift: 8 }), pole(206, 296),
    // The reins of nobody.
    s.stroke('M40 238q-22 34-2 66M286 270q-14 26 10 46', '#7a3d1e', 3.4),
  ];
  const floor = p.sheet(blob([[-20, 404, 'sharp'], [90, 424], [200, 430], [310, 424], [420, 404, 'sharp'], [420, 462, 'sharp'], [-20, 462, 'sharp']]), red, { lift: 5 }) + s.stroke('M-10 424q210 40 420 0', cream, 5);
  const fence = [p.sheet(box(-10, 548, 420, 14), cream, { lift: 4 }), [26, 106, 186, 266, 346].map((x) => p.sheet(polygon([[x, 536], [x + 12, 520], [x + 24, 536], [x + 24, 620], [x, 620]]), cream, { lift: 5 }))];
  const watchers = [
    p.sheet(horse('#2a1a12', ''), '#9a5a30', { spot: { x: 76, y: 610, size: 246 }, lift: 9 }), p.sheet(horse('#f4ead4', ''), '#4b3a36', { spot: { x: 330, y: 616, size: 190, flip: true }, lift: 9 }),
    p.sheet(horse('#6a3b1c', ''), '#e0b070', { spot: { x: 214, y: 612, size: 122 }, lift: 7 }),
  ];
  // The saddle on the fence; somebody has been here.
  const saddle = [p.sheet(blob([[262, 546], [272, 528], [290, 540], [312, 540], [330, 524], [338, 546], [334, 570], [300, 562], [268, 570]]), '#7a3320', { lift: 5 }), s.stroke('M286 562v30M316 562v26', '#7a3320', 4), s.stroke('M280 592h12M310 588h12', '#d8d2c4', 5)];
  const sprig = p.sheet(Array.from({ length: 9 }, (_, i) => blob([[i * 12 - 8, 2 + (i % 3) * 12], [i * 12 + 8, 12 + (i % 3) * 13], [i * 12 + 6, 34 + (i % 2) * 10, 'sharp'], [i * 12 - 10, 22 + (i % 3) * 8]])).join('') + polygon([[-20, -20], [120, -20], [100, 12], [-20, 26]]), shade(c.near, -0.06), { lift: 7 });
  return s.picture(sky, mast, roof, floor, chairs, scallops, watchers, fence, saddle, sprig);
}
