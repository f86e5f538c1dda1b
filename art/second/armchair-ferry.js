// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, line, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { fist, front } from '../motifs/second-a.js';

export const scene = 'The floor of a room is water; an old man asleep in his armchair drifts to the open door, and near hands hold the rope, and it is not clear whether they pull.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('inkTeal');
  const g = gouache(s, { from: [0.3, -1] });
  const [dusk, glow] = ['#1f4a54', '#fbd88a'];
  const room = [
    s.path('M0 0H400V600H0z', dusk), [20, 60, 100, 140, 300, 340, 380].map((x) => s.stroke(`M${x} 0V250`, '#28585f', 5)), g.dry((x, y) => clamp(1 - Math.hypot((x - 214) / 150, (y - 150) / 170)) * 0.55, '#5f8f7c', { area: [40, 0, 340, 260], angle: 82, gap: 6, width: 5, patch: [40, 6] }),
    // The door and what is behind it.
    s.path(box(146, 24, 134, 236), '#12303a'), s.path(box(156, 34, 114, 226), glow), g.dry((x, y) => clamp((y - 40) / 200), '#fff2cc', { area: [156, 34, 114, 226], angle: 88, gap: 5, width: 4.6, patch: [40, 5] }), s.path('M156 232q60-10 114 0V262H156z', '#f0b25c'), g.shape(polygon([[270, 28], [338, 10], [338, 300], [270, 262]]), '#2f6a68', { angle: 88, reach: 16, light: '#7fb89a', dark: '#1a444c' }), s.path(polygon([[282, 46], [326, 36], [326, 130], [282, 132]]) + polygon([[282, 150], [326, 150], [326, 268], [282, 244]]), '#255a5c'), s.path(egg(282, 158, 5), glow),
    // Pictures that hang a little crooked.
    s.group([s.path(box(0, 0, 66, 54), '#c98f3f'), s.path(box(7, 7, 52, 40), '#3f7a7c'), s.path(egg(33, 24, 9, 10) + blob([[16, 47], [24, 36], [42, 36], [50, 47]]), '#e9c49c')], 'transform="translate(40 70) rotate(-5)"'), s.group([s.path(box(0, 0, 40, 48), '#c98f3f'), s.path(box(6, 6, 28, 36), '#86b0a0')], 'transform="translate(348 84) rotate(6)"'),
  ];
  const water = [
    s.path('M0 258H400V600H0z', '#17606c'), g.dry((x, y) => clamp((y - 330) / 270), '#0d3a4a', { area: [0, 300, 400, 300], angle: 1, gap: 6, width: 5, patch: [70, 6], shortest: 16 }), g.dry((x, y) => clamp(1 - Math.abs(x - 214) / (50 + (y - 258) * 0.35)) * clamp(1.1 - (y - 258) / 340), glow, { area: [60, 260, 320, 330], angle: 0, gap: 8, width: 4.6, patch: [22, 8], shortest: 9 }), s.stroke('M0 258H146M280 262H400', '#0d3a4a', 4),
    // A lamp and a clock stand in it to the knees.
    s.path(box(40, 190, 40, 120), '#6a3a28'), s.path(box(36, 182, 48, 12), '#8a4f34'), s.path(egg(60, 212, 14), '#f3e3bd'), s.stroke('M60 212v-9M60 212l6 4', '#3a1f18', 2.6), s.path(box(50, 236, 20, 56), '#3a1f18'), s.stroke('M60 236v30', '#e0b04c', 2.6), s.path(egg(60, 270, 6), '#e0b04c'), s.stroke('M28 310q32-8 64 0M20 318q40-8 84 0', '#7fc0b8', 3),
    s.stroke('M366 200V330', '#12303a', 6), g.shape(polygon([[340, 206], [394, 202], [384, 150], [352, 152]]), '#d9734a', { angle: 84, reach: 16, light: '#f5ad6c', dark: '#9a4434' }), s.stroke('M350 332q18-6 36 0', '#7fc0b8', 3),
  ];
  // The chair, seen from the front, and he.
  const plush = '#a8373c';
  const how = { angle: 74, reach: 24, light: '#e0705a', dark: '#6a1c30' };
  const chair = [
    s.path(blob([[96, 448], [200, 430], [316, 446], [300, 470], [200, 478], [110, 470]]), '#0d3a4a'),
    g.shape(blob([[122, 420], [116, 320], [128, 246], [160, 214], [206, 206], [252, 214], [284, 246], [294, 320], [288, 420]]), plush, how), s.stroke('M160 250h0M206 244h0M250 250h0M150 300h0M262 300h0', '#6a1c30', 7),
    // Body under a blanket.
    g.shape(blob([[156, 420], [160, 350], [176, 318], [206, 310], [236, 318], [252, 350], [256, 420]]), '#7c8a6a', { ...how, light: '#b0b88a', dark: '#4c5c50' }), s.path(polygon([[188, 314], [206, 334], [224, 314], [216, 306], [196, 306]]), '#f3ead2'),
    g.shape(front({ age: 'old', eye: 'shut', hair: 'bald', mouth: 0.35, brow: 0.3, line: 1.9 }), '#eab893', { spot: { x: 210, y: 272, size: 88, turn: 9 }, angle: 70, reach: 18, light: '#fbdcb4', dark: '#c88a68', tones: { frame: '#5a2f28', near: '#f3efe4', accent: '#dd8c74', light: '#fff' } }), s.path(blob([[186, 296], [204, 290], [210, 294], [216, 290], [234, 300], [222, 304], [209, 300], [198, 304]]), '#f3efe4'),
    g.shape(blob([[148, 452], [152, 386], [176, 374], [206, 370], [238, 374], [262, 386], [266, 452], [206, 462]]), '#d9a441', { ...how, light: '#f7d488', dark: '#a0702c' }), s.stroke('M166 384q-4 34-2 70M188 378q-2 40 0 80M212 376v84M234 378q4 40 2 78M254 386q4 30 4 66M154 410q52-10 108 0M152 434q54-10 112 0', '#b5482f', 2.6),
    s.path(limb([[172, 388, 20], [196, 394, 16]]) + limb([[248, 388, 20], [224, 394, 16]]), '#eab893'), s.stroke('M190 392h14M192 398h12M216 392h12M216 398h10', '#b5765a', 2),
    g.shape(blob([[104, 452], [100, 376], [116, 352], [142, 358], [150, 388], [150, 456]]), plush, how), g.shape(blob([[262, 456], [262, 388], [272, 358], [298, 352], [312, 376], [308, 452]]), plush, how),
    s.stroke('M84 456q60-14 120 2t128-4M70 470q70-12 140 2t120-6', '#7fc0b8', 4), s.stroke('M100 484q40-8 80 0M230 484q40-8 84-2', '#b5e0d0', 3),
  ];
  // Two slippers follow; a cup too.
  const flotsam = [[330, 428, -14], [366, 452, 20]].map(([x, y, t]) => s.group([s.path(blob([[-22, 4], [-18, -6], [0, -10], [20, -4], [24, 4]]), '#6a4a86'), s.path(blob([[-20, 2], [-14, -4], [-2, -2], [-4, 4]]), '#2c1f44'), s.stroke('M-28 7q28-6 56 0', '#7fc0b8', 3)], `transform="translate(${x} ${y}) rotate(${t})"`));
  const cord = line([[206, 462], [196, 486], [214, 512], [236, 530], [190, 556], [140, 566]]);
  const rope = [s.stroke(cord, '#5a3a1c', 11), s.stroke(cord, '#d9b06a', 7), `<path d="${cord}" fill="none" stroke="#8a5f2c" stroke-width="7" stroke-dasharray="2 7"/>`, s.stroke('M150 462Q206 474 262 462', '#d9b06a', 6)];
  const skin = '#d99f78';
  const hands = [
    s.stroke('M300 520L140 566Q90 580 60 620', '#5a3a1c', 13), s.stroke('M300 520L140 566Q90 580 60 620', '#d9b06a', 9), s.stroke('M236 530L300 520Q360 516 410 560', '#d9b06a', 8),
    g.shape(fist(90), skin, { spot: { x: 92, y: 614, size: 120, turn: 34 }, angle: 60, reach: 20, light: '#f8cf9c', dark: '#9a5f48', tones: { frame: '#7a4030' } }), g.shape(fist(90), skin, { spot: { x: 326, y: 580, size: 126, turn: -26, flip: true }, angle: 60, reach: 20, light: '#f8cf9c', dark: '#9a5f48', tones: { frame: '#7a4030' } }), s.stroke('M298 560q8 8 18 6', '#f3c64c', 5),
    g.shape(polygon([[20, 620], [66, 580], [110, 620]]), '#5f3a5c', { reach: 16 }), g.shape(polygon([[312, 620], [350, 578], [410, 600], [410, 620]]), '#5f3a5c', { reach: 16 }),
  ];
  return s.picture(room, water, chair, flotsam, rope, hands);
}
