// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';

export const scene = 'At night penguins walk into the open fridge, behind whose light there is a plain of ice; the last one turns round to us and puts a wing to its beak.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('moonBlue');
  const p = cutPaper(s, { from: [0.2, -1], dark: '#050a1e' });
  const [wall, coat] = ['#26355f', '#141c3a'];
  const kitchen = [
    p.ground(wall), s.stroke(Array.from({ length: 9 }, (_, i) => `M-10 ${i * 46 + 20}H410`).join('') + Array.from({ length: 9 }, (_, i) => `M${i * 50 + 10} -10V420`).join(''), '#2e3f6e', 2),
    // Plates on a rack, a towel, a hook.
    p.sheet(box(-10, 120, 74, 12), '#3b2a44', { lift: 6 }), [[8, 96], [30, 92], [52, 97]].map(([x, y]) => p.sheet(egg(x, y, 16, 24), '#7f8fb8', { lift: 4 }) + s.path(egg(x, y, 9, 15), '#6a7aa6')), p.sheet(polygon([[14, 190], [52, 190], [50, 270], [16, 270]]), '#a8485a', { lift: 5 }), s.stroke('M16 206h35M16 216h35M16 250h34', '#e3a6a0', 3),
  ];
  const floor = [p.sheet(polygon([[-10, 440], [410, 440], [410, 620], [-10, 620]]), '#1d294e', { lift: 4 }), s.path([[0, 0], [2, 0], [4, 0], [1, 1], [3, 1], [5, 1], [0, 2], [2, 2], [4, 2]].map(([i, j]) => { const [y0, y1] = [446 + j * 44, 484 + j * 58]; const [k0, k1] = [1 + j * 0.22, 1.22 + j * 0.26]; const x = (/** @type {number} */ u, /** @type {number} */ k) => 200 + (u * 76 - 228) * k; return polygon([[x(i, k0), y0], [x(i + 1, k0), y0], [x(i + 1, k1), y1], [x(i, k1), y1]]); }).join(''), '#263563')];
  // The fridge: a white box, and inside it goes on.
  const inside = 'M112 78H296V462H112z';
  const berg = (/** @type {any} */ points, /** @type {string} */ colour) => p.sheet(polygon(points), colour, { lift: 3 });
  const fridge = [
    p.sheet(blob([[84, 64], [96, 44], [310, 44], [322, 64], [322, 488], [84, 488]], 0.3), '#d7dfe6', { lift: 14 }), s.path(inside, '#eef9f2'),
    s.within(inside,
      s.path('M112 200H296V330H112z', '#c9eef0'), s.path(egg(204, 250, 120, 70), '#f3fbe6'), s.path(blob([[100, 250], [140, 226], [190, 250], [250, 214], [310, 236], [310, 262], [250, 240], [190, 274], [140, 250], [100, 276]]), '#a8e6c8', 'opacity=".8"'),
      berg([[100, 330], [128, 286], [148, 306], [170, 272], [196, 330]], '#b3dbe8'), berg([[220, 330], [244, 292], [262, 308], [286, 262], [310, 330]], '#9fcfe2'), berg([[170, 330], [186, 308], [206, 318], [222, 330]], '#cdeaf0'),
      p.sheet('M100 324Q200 314 310 326V480H100z', '#f6fcfa', { lift: 3 }), p.sheet('M100 366Q180 350 310 372V480H100z', '#e6f4f6', { lift: 3 }), s.stroke('M140 344q40-6 80 2M210 392q40-6 70 4M130 410q30-8 60 0', '#b9dde8', 3),
      // The upper shelf is still a shelf.
      p.sheet(box(104, 186, 200, 9), '#9fc4cc', { lift: 5 }), p.sheet(polygon([[126, 186], [126, 130], [138, 112], [152, 112], [164, 130], [164, 186]]), '#fdfdf6', { lift: 4 }), s.path('M126 146h38v16h-38z', '#4f86c0'), p.sheet(polygon([[178, 186], [178, 158], [236, 142], [236, 186]]), '#f2c04a', { lift: 4 }), s.path(egg(196, 170, 6) + egg(218, 164, 7) + egg(224, 178, 4), '#d99a2a'), p.sheet(box(250, 134, 30, 52), '#c8404a', { lift: 4 }), s.path(box(254, 124, 22, 10), '#f0e6d0'), s.path(egg(265, 160, 9, 11), '#f7d9c0'),
      s.path(egg(204, 90, 26, 10), '#fffbe0'),
    ),
    s.stroke(inside, '#b3bfca', 4),
  ];
  // The door, open to the right, with its bottles.
  const door = [p.sheet(polygon([[322, 46], [398, 18], [398, 540], [322, 488]]), '#b9c6d2', { lift: 10 }), s.path(polygon([[328, 60], [390, 38], [390, 516], [328, 474]]), '#dfeee9'), [[150, 118], [262, 246], [380, 378]].map(([y, v]) => s.path(polygon([[328, y], [390, v], [390, v + 20], [328, y + 14]]), '#9fb4c2')), s.path(polygon([[338, 148], [338, 96], [344, 84], [344, 70], [352, 68], [352, 82], [360, 92], [360, 138]]), '#4f8a62'), s.path(egg(342, 252, 8, 10) + egg(360, 245, 8, 11) + egg(378, 238, 8, 11), '#f0d9c0'), s.path(polygon([[340, 374], [340, 320], [366, 312], [366, 370]]), '#d98a3a')];
  const pool = s.path('M112 462H296L380 620H-20z', '#cfeadf', 'opacity=".28"') + s.path('M140 462H270L290 620H60z', '#eef9e2', 'opacity=".28"');

  // One penguin, from behind: all of them but the last.
  const away = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {number} */ lean) => [
    p.sheet(blob([[-24, 0], [-30, -40], [-20, -78], [-12, -104], [0, -112], [12, -104], [20, -78], [30, -40], [24, 0], [0, 6]]), coat, { spot: { x, y, size: k, turn: lean }, lift: 6 }),
    s.group([s.path(blob([[-26, -72], [-40, -44], [-40, -22, 'sharp'], [-30, -36]]) + blob([[26, -72], [40, -44], [40, -22, 'sharp'], [30, -36]]), shade(coat, 0.06)), s.path(blob([[-20, 2], [-8, -4], [-6, 6], [-22, 8]]) + blob([[20, 2], [8, -4], [6, 6], [22, 8]]), '#e08a3a'), s.stroke('M-11-103Q0-114 11-103', '#eafbe6', 3), s.stroke('M-13-98q-8 22-12 40M13-98q8 22 12 40', '#9fc9d0', 2.4)], `transform="translate(${x} ${y}) rotate(${lean}) scale(${k / 100})"`),
  ];
  const march = [away(186, 338, 16, 0), away(200, 342, 18, 0), away(222, 352, 22, 0), away(196, 372, 30, 3), away(176, 402, 40, -3), away(212, 446, 58, 4), away(236, 512, 84, -4)];
  // A case, because one does not come back at once.
  const bag = [p.sheet(box(254, 468, 34, 26), '#a8602f', { lift: 4 }), s.stroke('M264 468q7-10 14 0', '#5a2f18', 3), s.stroke('M254 476h34', '#e0b070', 3)];
  // The last one.
  const last = blob([[54, 604], [34, 540], [36, 470], [52, 420], [66, 392], [92, 376], [120, 380], [138, 402], [146, 430], [164, 480], [166, 546], [148, 604], [100, 612]]);
  const watch = [
    s.path(egg(104, 604, 80, 13), '#050a1e', 'opacity=".45"'), p.sheet(blob([[48, 606], [64, 590], [90, 596], [92, 612], [46, 614]]) + blob([[118, 598], [142, 590], [160, 606], [156, 614], [116, 612]]), '#e08a3a', { lift: 4 }), p.sheet(last, coat, { lift: 10 }), p.sheet(blob([[70, 596], [54, 540], [58, 480], [76, 440], [104, 446], [132, 440], [146, 484], [148, 542], [132, 596], [100, 604]]), '#eef4f0', { lift: 3 }), s.path(blob([[132, 440], [146, 484], [148, 542], [132, 596], [116, 602], [132, 540], [130, 480]]), '#b9cbd8'),
    s.path(blob([[68, 424], [74, 400], [92, 404], [106, 414], [120, 402], [134, 402], [138, 424], [120, 442], [86, 442]]), '#eef4f0'), s.path(egg(88, 414, 7.6, 8) + egg(124, 412, 7.6, 8), '#ffffff'), s.path(egg(90, 415, 4.4, 5) + egg(122, 413, 4.4, 5), '#0a1024'), s.stroke('M78 400q8-6 16-2M118 396q8-4 15 3', '#0a1024', 3), p.sheet(blob([[96, 422], [108, 418], [118, 422], [108, 444, 'sharp']]), '#e99a3c', { lift: 2 }), s.stroke('M99 426h17', '#a85a1c', 2),
    p.sheet(blob([[42, 470], [30, 520], [34, 560, 'sharp'], [52, 520], [56, 480]]), shade(coat, 0.05), { lift: 4 }), p.sheet(limb([[158, 486, 26], [176, 458, 22], [150, 434, 17], [118, 433, 8]]), shade(coat, 0.07), { lift: 6 }), s.stroke('M146 402q12 22 18 46', '#cfeadf', 3),
  ];
  // A fish magnet on the side, and a drop on the floor after each step.
  const wet = s.path([[120, 500], [150, 520], [196, 492], [270, 548], [300, 580], [214, 566]].map(([x, y]) => egg(x, y, 8, 3)).join(''), '#eafbf4', 'opacity=".6"');
  return s.picture(kitchen, floor, fridge, door, pool, wet, march, bag, watch);
}
