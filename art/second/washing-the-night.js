// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'From inside an office a man on ropes washes the night off the pane, and morning lies behind it; the one at the desk has begun to draw the curtain.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('moonBlue');
  const g = gouache(s, { from: [0.2, -1] });
  const [dark, deep] = ['#16244e', '#0c1533'];
  // Morning first, over all of it; night lies on top.
  const morning = [
    s.path('M0 0H400V500H0z', '#fbe3b0'), g.dry((x, y) => clamp((200 - y) / 220), '#f7b8a0', { area: [60, 0, 220, 230], angle: 3, gap: 6, width: 5, patch: [70, 6] }), s.path('M0 270Q80 236 160 262T300 240V500H0z', '#b5cf90'), s.path('M0 320Q90 286 180 312T300 300V500H0z', '#86b478'), s.path('M0 400Q80 372 180 390T300 380V500H0z', '#5f9a6a'), g.dry((x, y) => clamp((y - 280) / 200) * 0.5, '#f3e3a0', { area: [60, 260, 200, 200], angle: 6, gap: 7, width: 4, patch: [60, 7] }),
    s.path(limb([[138, 268, 3], [120, 300, 6], [140, 340, 12], [100, 400, 22], [110, 470, 34]]), '#f7efdc'), [[90, 282], [102, 278], [152, 300], [84, 350], [158, 372]].map(([x, y]) => s.path(blob([[x, y - 26], [x + 9, y - 8], [x + 5, y], [x - 5, y], [x - 9, y - 8]]), '#3f7a5a')), s.path(polygon([[112, 266], [112, 252], [124, 242], [136, 252], [136, 266]]), '#d6603c'),
  ];
  // What the squeegee has not reached: everything but what was pulled over twice.
  const swept = blob([[68, 40], [110, 28], [180, 34], [246, 30], [256, 90], [254, 168, 'sharp'], [176, 186, 'sharp'], [168, 260], [174, 340], [166, 440], [120, 452], [74, 444], [66, 340], [72, 240], [64, 140]]);
  const skyline = 'M0 500V330h34v-44h30v30h26v-70h40v50h22v-24h36v60h30v-90h34v40h28v60h30v-80h36v46h30v-30h30V500z';
  const night = [
    // The swept shape is cut out of the night.
    `<g mask="url(#m)">${[s.path('M0 0H400V500H0z', dark), g.dry((x, y) => clamp((y - 120) / 300) * 0.7, '#2c4482', { area: [0, 100, 400, 300], angle: 2, gap: 7, width: 5, patch: [60, 7] }), s.stroke('M30 50h0M80 90h0M60 160h0M350 40h0M380 110h0M310 20h0M180 18h0M120 30h0M370 200h0M30 230h0M100 210h0', '#f7efcf', 4.4), s.path(skyline, deep), s.path([[44, 300], [44, 340], [100, 264], [116, 290], [100, 320], [160, 330], [226, 250], [240, 280], [310, 300], [350, 280], [366, 300], [350, 330], [14, 350], [72, 350], [276, 330], [386, 310]].map(([x, y]) => box(x, y, 8, 12)).join(''), '#f5c65a')].join('')}</g>`,
    s.stroke(swept, '#ffffff', 4, 0.8), s.stroke('M84 60q-6 60 0 110M94 50v30M150 220q-4 60 0 140M160 330v40', '#ffffff', 5, 0.7),
    // Night runs down in drops.
    [[84, 440, 30], [104, 446, 40], [126, 448, 24], [150, 444, 38], [188, 182, 44], [208, 178, 76], [232, 172, 50]].map(([x, y, h]) => s.path(limb([[x, y, 7], [x, y + h * 0.7, 6], [x, y + h, 10]]), dark)),
  ];
  const mask = s.define((id) => `<mask id="${id}"><path d="M0 0H400V500H0z" fill="#fff"/><path d="${swept}" fill="#000"/></mask>`);
  // The man outside, on his board.
  const pose = { head: [2, -88], neck: [2, -79], chest: [3, -67], hip: [4, -46], nearArm: [[18, -78], [29, -94]], farArm: [[-12, -64], [-20, -54]], nearLeg: [[14, -38], [14, -18]], farLeg: [[9, -38], [6, -18]] };
  const man = [
    s.stroke('M252-10V404M372-10V404', '#3a2a2a', 5), s.stroke('M251-10V404M371-10V404', '#c9a46a', 2), g.shape(box(238, 398, 148, 16), '#a8683c', { angle: 2, reach: 10 }),
    clothed(s, /** @type {any} */ (pose), { skin: '#e6ac84', top: '#e0662c', bottom: '#2f5a6a', shoe: '#2a2430', hair: '#3a2218', hat: 'cap', hatColour: '#2f5a6a', feel: 'glad', gaze: [0.6, -0.7], head: 1.3, stout: 1.25 }, { x: 318, y: 446, size: 262, flip: true, rim: '#4a2430', from: [1, 0.4], rimWidth: 3 }),
    s.stroke('M240 214L214 166', '#5a3a2a', 8), s.path(limb([[180, 176, 12], [248, 150, 12]]), '#33404a'), s.stroke('M182 182L250 156', '#f7efcf', 4), s.path(limb([[244, 214, 15], [232, 200, 12]]), '#e6ac84'),
    g.shape(polygon([[350, 352], [388, 350], [384, 400], [356, 400]]), '#7f94a8', { reach: 12 }), s.path(egg(369, 351, 19, 6), deep), s.stroke('M350 352q18-36 38-2', '#33404a', 3), s.stroke('M356 362l-4 20', dark, 6),
  ];
  const bars = [s.stroke('M200 0V500M0 250H400', '#2a1c26', 13), s.stroke('M203 0V500M0 253H400', '#5a3f48', 4), s.path(box(-5, -5, 410, 15), '#2a1c26')];
  // Inside: the sill, a lamp, papers; and somebody whose hand is on the curtain.
  const inside = [
    g.shape('M-10 492H410V610H-10z', '#4a2f2c', { angle: 2, reach: 30, light: '#8a5a44', dark: '#2c1a1e' }), s.path('M-10 488H410V498H-10z', '#8a5a44'),
    s.path(polygon([[236, 540], [320, 530], [336, 572], [246, 584]]), '#f3ead2'), s.path(polygon([[250, 528], [334, 524], [346, 560], [258, 570]]), '#fffaf0'), s.stroke('M262 540l62-4M266 550l62-4M268 560l40-3', '#9a8f86', 3), s.stroke('M372 590V516', '#1c1418', 7), g.shape(polygon([[338, 520], [400, 510], [392, 470], [358, 474]]), '#4f8a5a', { reach: 14, light: '#9fd08a' }), s.path(polygon([[340, 522], [400, 512], [410, 600], [300, 600]]), '#fbe3a0', 'opacity=".35"'),
    g.shape(blob([[-20, -20, 'sharp'], [60, -20, 'sharp'], [74, 120], [62, 260], [92, 400], [96, 500], [40, 516], [-20, 506, 'sharp']]), '#8a2f4a', { angle: 84, reach: 30, light: '#c8606a', dark: '#571a38' }), s.stroke('M14 0q10 240 4 500M40 0q8 240 14 506', '#571a38', 5),
    g.shape(blob([[0, 620, 'sharp'], [14, 548], [54, 508], [104, 500], [154, 512], [186, 560], [196, 620, 'sharp']]), '#39445a', { angle: 70, reach: 34, light: '#6f7f9a', dark: '#222a3c' }), s.path(limb([[104, 480, 36], [104, 510, 40]]), '#c98a68'), g.shape(egg(106, 450, 38, 44), '#4a3226', { angle: 60, reach: 20, light: '#8a6244', dark: '#2c1a16' }), s.path(egg(146, 456, 7, 12), '#d99a78'),
    g.shape(limb([[40, 560, 44], [30, 470, 34], [64, 400, 28]]), '#39445a', { reach: 14, angle: 70, light: '#6f7f9a', dark: '#222a3c' }), s.path(limb([[64, 402, 22], [76, 376, 20]]) + [0, 1, 2, 3].map((i) => limb([[70 + i * 2, 386 - i * 8, 10], [92 + i, 376 - i * 8, 9]])).join(''), '#d99a78'), s.stroke('M76 384l16-4M78 376l16-4M80 368l16-4', '#8a5a48', 2),
  ];
  return s.picture(morning, night.join('').replace('url(#m)', `url(#${mask})`), man, bars, inside);
}
