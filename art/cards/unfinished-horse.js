// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { gouache } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';
import { person } from '../motifs/people.js';

export const scene = 'A painter paints a horse on the empty air; its painted half gallops off, and the painter is a sketch from the waist down.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('lilacFog');
  const g = gouache(s, { from: [0.6, -1] });
  const raw = '#ece3d2';
  const coat = shade(c.near, -0.05, -12, 1.3);
  const pencil = mix(c.near, raw, 0.25);

  // Bare paper on the left; the painted air comes with the horse.
  const air = [
    s.path('M0 0H400V600H0z', raw),
    g.dry((x, y) => clamp((x - 120 + (300 - y) * 0.22) / 190), mix(c.accent, c.light, 0.45), { angle: -12, gap: 5, width: 4.3, patch: [56, 5], shortest: 12 }),
    g.dry((x, y) => clamp((x - 190 + (260 - y) * 0.3) / 260), mix(c.skyLow, c.far, 0.3), { angle: -12, gap: 6, width: 4.6, patch: [70, 6], shortest: 14 }),
    g.dry((x, y) => clamp((y - 470) / 120) * clamp((x - 60) / 200), mix(c.middle, c.accent, 0.15), { angle: 3, gap: 5, width: 4.4, patch: [70, 5], shortest: 14 }),
  ];
  const body = limb([[96, 316, 70], [136, 296, 104], [200, 300, 100], [256, 290, 108], [286, 270, 84]]) + limb([[276, 268, 92], [312, 206, 66], [336, 156, 46]]);
  const headShape = blob([[318, 150], [326, 120], [344, 104], [364, 122], [388, 166], [397, 186], [390, 202], [374, 200], [350, 176], [336, 184]]) + blob([[332, 116], [332, 82, 'sharp'], [350, 106]]) + blob([[346, 108], [352, 80, 'sharp'], [360, 112]]);
  const fore = limb([[278, 308, 48], [330, 316, 28], [366, 286, 18], [378, 318, 13], [388, 330, 15]]) + limb([[258, 318, 44], [292, 372, 25], [346, 392, 16], [356, 428, 12], [370, 438, 15]]);
  const hind = limb([[104, 312, 78], [70, 372, 40], [92, 424, 20], [50, 470, 14], [40, 480, 16]]) + limb([[134, 326, 66], [116, 392, 36], [142, 438, 20], [112, 488, 13], [104, 500, 16]]);
  const tail = limb([[66, 296, 20], [30, 300, 32], [0, 344, 28], [-20, 400, 6]]);
  const horse = body + headShape + fore;
  const edge = polygon([[170, 130], [240, 60], [420, 40], [420, 470], [230, 470], [196, 420], [214, 380], [176, 350], [198, 310], [168, 280], [190, 240]]);
  const drawing = [
    s.stroke(body + hind + tail, pencil, 1.5), s.stroke('M-10 292q150-60 330-30M60 240q70 20 60 260M150 210v210M40 480h130', pencil, 1, 0.5), s.stroke('M84 300q40-40 90-20M70 330q60 20 110 10M96 380q10-30 34-50', pencil, 1.2, 0.7),
  ];
  const mane = [[330, 100, -20, 60], [316, 122, -50, 50], [304, 150, -66, 40], [292, 180, -74, 30], [282, 208, -70, 26]].map(([x, y, dx, dy]) => g.pull([[x, y], [x + dx * 0.5, y - 12], [x + dx, y + dy * 0.4]], 22, mix(c.accent, '#d8552c', 0.45), 0.5));
  const hooves = polygon([[380, 322], [394, 320], [404, 340], [384, 344]]) + polygon([[356, 430], [372, 424], [388, 442], [364, 452]]);
  const painted = s.path(hooves, c.frame) + s.within(edge, g.shape(horse, coat, { reach: 44, light: mix(coat, c.middle, 0.6), dark: shade(coat, -0.1), angle: -34, gap: 4 }));
  const touches = [
    g.pull([[240, 312], [200, 320], [150, 306]], 30, coat, 0.3), g.pull([[236, 270], [196, 268], [166, 262]], 24, coat, 0.25), g.pull([[232, 350], [200, 358], [178, 366]], 18, mix(coat, c.middle, 0.4), 0.2),
    s.path(blob([[352, 130], [360, 126], [368, 134], [360, 140]]), c.light), s.path(egg(362, 133, 3.6), c.frame), s.stroke('M348 124q12-8 24 4', c.frame, 3), s.stroke('M380 192q8-2 10-8M372 182q-8 12-18 6', c.frame, 2.4),
    mane,
  ];
  // The painter: above the belt in colour, below it in pencil.
  const spot = { x: 96, y: 604, size: 262 };
  const pose = { head: [6, -90], neck: [3, -81], chest: [1, -69], hip: [-2, -49], nearArm: [[14, -80], [22, -97]], farArm: [[9, -62], [18, -58]], nearLeg: [[3, -26], [-2, -3]], farLeg: [[-6, -27], [-12, -4]] };
  const how = /** @type {any} */ (pose);
  const painter = [
    s.group(s.stroke(person(how, { wear: 'trousers' }).d, pencil, 0.6), `transform="translate(${spot.x} ${spot.y}) scale(2.62)"`),
    s.within('M0 300H400V466l-40 10-30-10-30 14-30-12-30 12-36-8-40 10-30-12-34 10-30-8-30 12-40-8-30 6z', clothed(s, how, { skin: '#d9a27c', top: raw, bottom: raw, hat: 'felt', hatColour: '#b8452e', beard: '#8a8378', apron: mix(c.middle, c.near, 0.3), feel: 'afraid', gaze: [0.6, -0.8], stout: 1.3 }, spot), g.dry((x, y) => (y > 410 && x > 60 && x < 130 ? 0.4 : 0), raw, { angle: 80, area: [50, 400, 100, 80] })),
    // Palette and brush.
    s.path(blob([[130, 446], [150, 430], [176, 440], [172, 458], [146, 464]]), '#c99a63'), s.stroke('M142 448h0', coat, 9), s.stroke('M154 442h0', '#d8552c', 8), s.stroke('M164 450h0', c.accent, 8),
    s.path(limb([[152, 356, 4], [160, 330, 4], [170, 300, 5]]), '#7a4a2a'), s.path(blob([[166, 304], [174, 306], [184, 280], [178, 270], [168, 284]]), coat),
    s.stroke('M176 300v40M184 316v26M206 392v30M300 440v22', coat, 3.4), s.stroke('M176 344h0M206 426h0M300 466h0', coat, 6),
  ];
  const floor = [s.stroke('M-10 600q200-10 420-2M30 606l40-30M330 604l50-26', pencil, 1.4, 0.6), [[290, 572, coat], [330, 566, '#d8552c'], [366, 574, c.accent]].map(([x, y, colour]) => [s.path(polygon([[+x - 16, +y - 26], [+x + 16, +y - 26], [+x + 13, +y + 12], [+x - 13, +y + 12]]), raw), s.stroke(polygon([[+x - 16, +y - 26], [+x + 16, +y - 26], [+x + 13, +y + 12], [+x - 13, +y + 12]]), pencil, 1.6), s.path(egg(+x, +y - 26, 16, 5), String(colour)), s.path(limb([[+x + 8, +y - 26, 5], [+x + 9, +y - 8, 3]]), String(colour))])];
  return s.picture(air, drawing, painted, touches, floor.map(String), painter);
}
