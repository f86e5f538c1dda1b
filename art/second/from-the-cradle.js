// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { front } from '../motifs/second-a.js';

export const scene = 'Seen from a cradle: the family bends down smiling; one of them looks at something behind us, and one under a hood, holds out the finest toy.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('emberNight');
  const ink = '#1c0a1a';
  const [wall, glow, amber, gold, red, cream] = ['#4a1430', '#a8342e', '#e8853a', '#ffd36b', '#c8322e', '#fff1d6'];
  const l = linocut(s, { paper: gold, ink, from: [0, -1] });

  // A room with beams, a door that stands open on the night, a lamp over all heads.
  const room = [
    s.path('M0 0H400V600H0z', wall), s.path(egg(180, 190, 210, 190), '#6d1c36'), s.path(egg(180, 180, 150, 136), glow), s.path(egg(180, 172, 92, 84), '#cf5a34'), s.path(egg(180, 166, 48, 44), amber),
    s.path(polygon([[306, 40], [372, 24], [380, 420], [306, 400]]), '#0d1430', `stroke="${ink}" stroke-width="7"`), s.stroke('M330 70h0M352 110h0M322 140h0M358 60h0M340 190h0', cream, 3.4), s.path(polygon([[300, 44], [262, 62], [262, 380], [300, 398]]), '#5a2418', `stroke="${ink}" stroke-width="4"`),
    l.cuts((x, y) => clamp(1 - Math.hypot(x - 180, y - 160) / 230) * (Math.hypot(x - 180, y - 160) > 50 ? 0.5 : 0), { flow: (x, y) => (Math.atan2(y - 160, x - 180) * 180) / Math.PI, gap: 15, length: 24, width: 2.4, area: [0, 30, 310, 320] }),
    s.stroke('M180 40V130', ink, 4), s.path(blob([[150, 164, 'sharp'], [160, 138], [180, 128], [200, 138], [210, 164, 'sharp'], [180, 170]]), ink), s.path(egg(180, 168, 20, 13), cream),
  ];
  // They bend down to us: heads first, then shoulders, all in the light from above.
  /** @param {number} x @param {number} y @param {number} size @param {number} turn @param {string} skin @param {string} hair @param {string} coat @param {Parameters<typeof front>[0]} look */
  const guest = (x, y, size, turn, skin, hair, coat, look) => {
    const k = size / 100;
    return s.group([
      s.path(blob([[-86 * k, 190 * k, 'sharp'], [-78 * k, 90 * k], [-50 * k, 56 * k], [0, 42 * k], [50 * k, 56 * k], [78 * k, 90 * k], [86 * k, 190 * k, 'sharp']]), coat, `stroke="${ink}" stroke-width="3"`),
      s.stroke(`M${-76 * k} ${92 * k}Q${-56 * k} ${60 * k} ${-22 * k} ${50 * k}M${76 * k} ${92 * k}Q${56 * k} ${60 * k} ${22 * k} ${50 * k}`, amber, 3.4),
      l.block(front({ line: 2.6, ...look }), { spot: { x: 0, y: 0, size }, colour: skin, reach: 0, tones: { frame: ink, light: cream, near: hair, accent: '#d9583f' } }),
    ], `transform="translate(${x} ${y}) rotate(${turn})"`);
  };
  const family = [
    guest(182, 258, 76, 0, '#f3c196', '#7a2416', '#3d5a7a', { eye: 'glad', hair: 'long', mouth: 1 }),
    guest(92, 246, 80, 9, '#e0a074', '#2c1420', '#7a3b22', { eye: 'glad', hair: 'short', mouth: 0.8, beard: true }),
    guest(258, 300, 72, -9, '#eab58c', '#efe2d6', '#5a2a5c', { eye: 'glad', hair: 'bun', age: 'old', mouth: 0.9 }),
    guest(84, 366, 66, 10, '#f0b98c', '#b8501e', '#2f6a5c', { eye: 'wide', hair: 'fringe', age: 'child', look: [-1, 0.6], mouth: -0.5, brow: 1 }),
  ];
  // The guest: a hood with nothing in it, one long sleeve, a white hand, a bird of gold.
  const hooded = [
    s.path(blob([[268, 470, 'sharp'], [280, 400], [300, 350], [306, 290], [300, 240], [312, 190], [336, 158], [352, 138, 'sharp'], [374, 168], [396, 210], [400, 280], [420, 340], [420, 490, 'sharp']]), '#2a2258', `stroke="${ink}" stroke-width="3"`), s.path(blob([[312, 272], [310, 230], [326, 194], [348, 190], [366, 220], [366, 266], [350, 292], [328, 292]]), '#07050f'),
    s.stroke('M300 244Q308 196 350 142M306 292Q304 340 284 396', amber, 3.6), l.cuts((x, y) => clamp((x - 366) / 30), { flow: () => 82, gap: 9, length: 20, width: 2, area: [366, 200, 34, 260] }, '#6a62b0'),
    s.path(limb([[372, 340, 66], [332, 384, 56], [276, 396, 42], [244, 392, 36]]), '#3a3074', `stroke="${ink}" stroke-width="3"`), s.stroke('M352 326Q320 362 246 374', amber, 3.4), s.path(egg(243, 392, 8, 18), '#07050f'),
    s.path(limb([[242, 392, 15], [224, 388, 14]]) + limb([[226, 384, 7], [206, 374, 6], [196, 378, 5]]) + limb([[226, 390, 7], [204, 388, 6], [194, 394, 5]]) + limb([[226, 394, 7], [210, 402, 5], [200, 406, 4]]) + limb([[228, 382, 6], [218, 368, 5]]), cream, `stroke="${ink}" stroke-width="1.6"`),
  ];
  const bird = [
    s.path(egg(178, 376, 52, 44), amber, 'opacity=".45"'), l.block(blob([[146, 380, 'sharp'], [156, 362], [170, 352], [188, 356], [204, 366], [226, 356, 'sharp'], [216, 378], [198, 396], [176, 402], [158, 394]]), { colour: gold, cuts: cream, reach: 10, gap: 6, length: 9, width: 2 }), s.path(polygon([[148, 372], [134, 382], [150, 386]]), '#e8853a', `stroke="${ink}" stroke-width="1.6"`), s.path(egg(162, 370, 3), ink), s.path(blob([[176, 370], [196, 372], [206, 384, 'sharp'], [186, 388]]), '#c98a1c', `stroke="${ink}" stroke-width="1.6"`), s.stroke('M176 402v12h-14M176 408h12', ink, 2.4), s.path(egg(162, 415, 5) + egg(190, 408, 4), '#c98a1c'),
  ];
  // Our own hands and feet, the quilt, the rim; over us the hood of wicker.
  const cradle = [
    s.path(blob([[-20, 470], [60, 452], [130, 470], [200, 456], [280, 472], [350, 456], [420, 470], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#e9d7bd', `stroke="${ink}" stroke-width="3"`), s.stroke('M40 460Q80 520 60 610M130 472Q160 530 150 610M210 458Q240 520 236 610M300 470Q330 520 350 610M-10 510Q200 480 410 512M-10 560Q200 530 410 562', '#c8744e', 3),
    [[112, 500, -8], [268, 504, 8]].map(([x, y, turn]) => s.group([s.path(limb([[0, 90, 42], [0, 40, 36], [0, 6, 30]]), '#f3c196', `stroke="${ink}" stroke-width="2.4"`), s.path(blob([[-16, 10], [-18, -10], [-8, -20], [12, -18], [18, -6], [14, 14], [0, 18]]), '#f3c196', `stroke="${ink}" stroke-width="2.4"`), s.path([-14, -5, 4, 12].map((v, i) => limb([[v, -12, 9], [v * 1.3, -28 + Math.abs(i - 1.4) * 3, 7]])).join('') + limb([[14, 2, 10], [26, -8, 8]]), '#f3c196', `stroke="${ink}" stroke-width="2"`), s.stroke('M-10 0q10 6 20 0M-15 44q15 6 30 0', '#b9704e', 2.4)], `transform="translate(${x} ${y}) rotate(${turn})"`)),
    [[166, 560], [218, 562]].map(([x, y], i) => [s.path(blob([[x - 22, y + 60, 'sharp'], [x - 22, y + 6], [x - 12, y - 16], [x + 12, y - 16], [x + 22, y + 6], [x + 22, y + 60, 'sharp']]), '#f3c196', `stroke="${ink}" stroke-width="2.4"`), s.path([-14, -5, 4, 12].map((v, k) => egg(x + (i ? v : -v), y - 18 - (k === 0 ? 3 : 0), k === 0 ? 7 : 5, k === 0 ? 8 : 6)).join(''), '#f3c196', `stroke="${ink}" stroke-width="2"`)]),
  ];
  const hood = [
    `<path d="M-10-10H410V610H-10zM26 610Q-20 330 40 150Q100 10 200 8Q300 10 360 150Q420 330 374 610z" fill="#5a2c18" fill-rule="evenodd"/>`, s.stroke('M26 610Q-20 330 40 150Q100 10 200 8Q300 10 360 150Q420 330 374 610', ink, 5), s.stroke('M30 470Q0 310 48 156Q108 22 200 18', amber, 4),
    s.stroke(line([[-4, 300], [10, 296]]) + 'M-2 60L56 100M30-4L86 52M90-10L120 28M340-10L290 30M380-4L318 58M408 60L348 104M-6 130L34 150M408 130L366 152M-6 210L16 220M408 210L386 222', '#b0632c', 5),
  ];
  return s.picture(room, family, hooded, bird, cradle, hood);
}
