// @ts-check
import { shade } from '../studio/colour.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { cutPaper } from '../studio/hands.js';
import { hand } from '../motifs/second-c.js';

export const scene = 'An open case from above holds a whole room with a lit lamp and somebody asleep in bed; a big hand closes the lid, a small one from inside hands out a shoe.';

/** A box with round corners. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
const soft = (x, y, w, h, r) => `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`;

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('blossom');
  const p = cutPaper(s, { from: [-0.5, -1], dark: '#3a1a34' });
  const [bed, leather, wall] = ['#cfa9c9', '#a8542f', '#f6d9cf'];
  // The cover of the bed on which the case lies.
  const ground = [p.ground(bed), s.stroke(Array.from({ length: 8 }, (_, i) => `M${-40 + i * 66} -10L${-100 + i * 66} 610M-10 ${20 + i * 84}L410 ${50 + i * 84}`).join(''), shade(bed, 0.06), 9), s.stroke(Array.from({ length: 8 }, (_, i) => `M${-6 + i * 66} -10L${-66 + i * 66} 610`).join(''), shade(bed, -0.05), 2)];
  const lid = polygon([[50, 226], [70, 74], [338, 74], [352, 226]]);
  const cover = [
    p.sheet(lid, leather, { lift: 18 }), p.sheet(polygon([[68, 216], [84, 90], [324, 90], [334, 216]]), '#7fa6b0', { lift: -3, edge: 0 }), s.stroke('M80 120h250M77 150h254M74 180h258', '#96bac0', 2.4),
    // In the pocket of the lid: the garden, folded.
    p.sheet(polygon([[70, 216], [78, 152], [328, 152], [334, 216]]), '#5f8a98', { lift: 4 }), p.sheet(blob([[100, 156], [108, 118], [130, 104], [150, 122], [154, 156]]), '#5a9a5a', { lift: 3 }), p.sheet(polygon([[176, 156], [184, 112], [230, 108], [238, 156]]), '#f3e6c4', { lift: 3 }), s.stroke('M190 124h36M188 136h42M188 146h44', '#b8a880', 3), p.sheet(blob([[262, 156], [258, 126], [276, 110], [298, 124], [300, 156]]), '#e8718a', { lift: 3 }), s.stroke('M276 156v-28', '#3f7a4a', 4), s.path(polygon([[70, 216], [78, 158], [328, 158], [334, 216]]), '#5f8a98'), s.stroke('M78 158H328', '#e9c65c', 4), s.stroke('M74 172q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 12 0', '#4a7280', 3),
    s.path(box(84, 220, 26, 14) + box(290, 220, 26, 14), '#e9c65c'),
  ];
  const base = soft(40, 232, 322, 322, 22);
  const inner = soft(56, 248, 290, 290, 12);
  const room = [
    p.sheet(base, leather, { lift: 14 }), s.stroke(soft(47, 239, 308, 308, 18), '#f0b07a', 2.4), s.path(inner, '#6b2f24'),
    s.within(inner,
      // Back wall with its window, then the floor.
      s.path('M50 240H360V330H50z', wall), s.stroke(Array.from({ length: 14 }, (_, i) => `M${62 + i * 22} 248V330`).join(''), '#eebfb4', 7), s.path('M50 330H360V560H50z', '#d99a6a'), s.stroke('M50 360H360M50 396H360M50 436H360M50 480H360M50 524H360M120 330v30M220 360v36M150 396v40M280 396v40M210 480v44', '#c07f52', 2.4),
      p.sheet(box(96, 262, 62, 54), '#fff6e0', { lift: 3 }), s.path(box(102, 268, 50, 42), '#2f3f7a'), s.stroke('M127 268v42M102 289h50', '#fff6e0', 3.4), s.stroke('M112 278h0M140 274h0M138 302h0', '#ffe39a', 3), p.sheet(blob([[90, 258], [106, 258], [100, 300], [88, 322]]) + blob([[164, 258], [148, 258], [154, 300], [166, 322]]), '#c8506a', { lift: 3 }),
      p.sheet(egg(196, 452, 92, 50), '#7a4a86', { lift: 2 }), s.stroke(egg(196, 452, 76, 38), '#e9c65c', 3.4),
      // The lamp is on: somebody meant to read.
      s.path(egg(296, 318, 74, 66), '#fff0b0', 'opacity=".55"'), p.sheet(box(270, 336, 56, 44), '#8a4a2c', { lift: 4 }), s.path(box(276, 352, 44, 4) + egg(298, 366, 3), '#5a2a1c'), s.path(box(294, 300, 6, 38), '#5a2a1c'), p.sheet(polygon([[272, 306], [322, 306], [312, 272], [282, 272]]), '#ffd45e', { lift: 4 }), p.sheet(polygon([[304, 338], [322, 334], [324, 340], [306, 344]]), '#4f8fa0', { lift: 2 }),
      // A folded stair and the clock, packed for the corner.
      p.sheet(polygon([[60, 420], [60, 356], [74, 356], [74, 372], [88, 372], [88, 388], [102, 388], [102, 404], [116, 404], [116, 420]]), '#b8683a', { lift: 4 }),
      // The sleeper.
      p.sheet(soft(116, 402, 196, 114, 10), '#8a4a2c', { lift: 7 }), p.sheet(soft(126, 410, 178, 98, 8), '#fff6ea', { lift: 2 }), p.sheet(soft(132, 424, 48, 68, 12), '#f3d6dc', { lift: 3 }), p.sheet(egg(164, 456, 19, 21), '#eab68e', { lift: 3 }), s.path(blob([[150, 470], [142, 452], [150, 434], [168, 430], [182, 440], [170, 444], [158, 456]]), '#5a2a1c'), s.stroke('M164 450q5 4 9-1M166 466q4 3 8 1M178 456q4 2 3 5', '#5a2a1c', 2.4), s.path(egg(172, 462, 4, 3), '#e2806a'),
      p.sheet(blob([[186, 416], [240, 410], [304, 418], [308, 460], [304, 504], [240, 510], [188, 502], [180, 460]]), '#4f8fa0', { lift: 4 }), s.stroke('M188 420q-8 40 2 80', '#dff0ee', 9), s.stroke('M226 416v90M262 416v90M190 446h116M186 476h120', '#7fb4bc', 3), p.sheet(limb([[188, 474, 16], [206, 486, 12]]), '#eab68e', { lift: 2 }),
    ),
    s.path(box(46, 228, 14, 12), '#e9c65c'),
  ];
  // Out of the case, over its side: a small hand with a shoe.
  const small = [p.sheet(limb([[106, 462, 17], [86, 498, 19], [58, 512, 17]]), '#c8506a', { lift: 4 }), p.sheet(hand('grip'), '#eab68e', { spot: { x: 56, y: 514, size: 46, flip: true, turn: 12 }, lift: 5, tones: { frame: '#a86a48' } }), p.sheet(blob([[6, 540], [4, 518], [18, 508], [32, 514], [40, 528], [34, 546]]) + blob([[6, 540], [34, 546], [36, 560], [10, 566], [2, 552]]), '#2f3f7a', { lift: 5 }), s.stroke('M8 532q12-6 26 4', '#e9c65c', 3)];
  // And the big one, with its thumb on the edge.
  const big = [p.sheet(hand('together', { arm: 40 }), '#e2a57c', { spot: { x: 262, y: -12, size: 168, turn: 104 }, lift: 14, tones: { frame: '#a0623f' } }), p.sheet(polygon([[196, -40], [350, -40], [318, 12], [214, 10]]), '#3f6f5a', { lift: 8 }), s.stroke('M216 6h102', '#dff0ee', 7)];
  const tag = [s.stroke('M320 554q10 14 4 26', '#6b2f24', 4), p.sheet(polygon([[304, 574], [330, 568], [340, 596], [314, 604]]), '#fff6e0', { lift: 3 }), p.sheet(soft(170, 552, 66, 22, 9), '#7a3a20', { lift: 5 })];
  return s.picture(ground, cover, tag, room, small, big);
}
