// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, line, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { face } from '../motifs/faces.js';

export const scene = "A doctor listens to a patient's back; between the shoulder blades a small door stands ajar on its chain, and an eye looks out at us.";

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('snowLight');
  const ink = '#17203a';
  const p = pen(s, { paper: '#f2f1ea', ink, from: [-1, -0.6] });
  const skin = '#ecc4a2';
  const room = [
    s.path('M0 0H400V600H0z', '#b9cfdc'), s.path('M0 0H400V330H0z', '#d3e1e6'), s.stroke([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => `M${i * 46 - 8} 330V600`).join('') + 'M0 330H400M0 390H400M0 450H400M0 510H400M0 570H400', '#9ab4c6', 2.4), p.hatch((x) => clamp((x - 200) / 300) * 0.7, { angle: 62, gap: 6.4, area: [200, 0, 200, 600] }, '#5f7a98'), s.stroke('M0 330H400', ink, 2),
    // A chart of the body: a house in the place of the chest.
    p.shape(polygon([[18, 30], [112, 26], [114, 176], [20, 180]]), { fill: '#f7f1dc', reach: 0, contour: 2, cross: 0 }), s.stroke(egg(66, 58, 12, 14) + line([[66, 74], [66, 130], [52, 166]]) + line([[66, 130], [80, 166]]) + line([[36, 118], [52, 86], [66, 84], [80, 86], [96, 118]]), ink, 2.4), s.stroke('M58 116V102L66 94 74 102V116z', '#c8382f', 2.6),
    // The window with a grey light.
    p.shape(box(310, 24, 100, 130), { fill: '#eef3f4', reach: 0, contour: 3, cross: 0 }), s.stroke('M360 24V154M310 90H410', ink, 4),
  ];
  // The back fills the card.
  const back = blob([[138, 150], [130, 196], [70, 226], [14, 262], [-20, 340], [-24, 620, 'sharp'], [40, 620, 'sharp'], [330, 620, 'sharp'], [400, 620, 'sharp'], [388, 380], [366, 286], [318, 240], [258, 208], [232, 190], [226, 150]]);
  const head = blob([[120, 100], [128, 44], [176, 14], [232, 34], [246, 92], [236, 150], [208, 182], [160, 182], [130, 150]]);
  const patient = [
    p.shape(back, { fill: skin, reach: 70, angle: 58, gap: 5.4, contour: 3.4, cross: 0.6 }),
    // Blades, spine, ribs, a mole.
    s.stroke(line([[112, 268], [90, 320], [98, 384], [136, 408]]) + line([[274, 276], [296, 326], [286, 386], [252, 406]]), ink, 2.8), p.hatch((x, y) => clamp(1 - Math.abs(Math.hypot((x - 128) / 40, (y - 340) / 74) - 1) * 4) * 0.7, { angle: 30, gap: 5, area: [76, 260, 80, 160] }, '#9a6248'), p.hatch((x, y) => clamp(1 - Math.abs(Math.hypot((x - 262) / 40, (y - 342) / 74) - 1) * 4) * 0.8, { angle: 100, gap: 5, area: [230, 262, 80, 160] }, '#9a6248'),
    s.stroke('M192 436q-4 16 2 30M194 482q-4 16 2 30M194 528q-4 16 2 30M188 204q2 14 4 26', '#9a6248', 4), s.stroke('M60 470q60 30 110 22M50 520q60 26 112 20M340 470q-60 30-110 22M350 520q-60 26-112 20', '#b57c5c', 2.2), s.stroke('M86 300h0M312 452h0', '#8a4a34', 4),
    p.shape(egg(118, 108, 11, 20, -8) + egg(250, 104, 11, 20, 8), { fill: skin, reach: 8, gap: 4, contour: 2.4 }), p.shape(head, { fill: '#5a4334', reach: 50, angle: 72, gap: 4.4, contour: 3 }), s.path(blob([[136, 152], [156, 172], [208, 172], [232, 150], [226, 196], [184, 206], [140, 196]]), skin), s.stroke('M140 156l6 10M154 166l4 10M172 170v10M190 170v10M208 166l-4 10M224 156l-6 10M160 40q20 20 10 60M190 30q10 40 4 80M214 44q4 30-2 60', ink, 2.4),
    // Braces hang down; a sheet of linen.
    p.shape(blob([[-30, 560], [60, 574], [190, 566], [330, 578], [420, 560], [420, 640, 'sharp'], [-30, 640, 'sharp']]), { fill: '#f7f5ec', reach: 24, angle: 8, gap: 5, contour: 2.6 }),
  ];
  // The door.
  const frame = polygon([[154, 286], [232, 284], [234, 412], [152, 414]]);
  const door = [
    s.path(frame, ink), s.path(polygon([[160, 292], [227, 290], [228, 408], [159, 409]]), '#8a4a24'), s.path(polygon([[163, 296], [223, 294], [224, 408], [163, 408]]), '#20140f'),
    // In the gap: warmth, and the eye.
    s.path(polygon([[163, 296], [206, 295], [206, 408], [163, 408]]), '#3a2418'), s.path(polygon([[163, 408], [206, 408], [206, 392], [163, 396]]), '#e8a23c'), p.hatch((x, y) => (x > 163 && x < 208 && y > 300 && y < 400 ? 0.5 : 0), { angle: 80, gap: 5, area: [163, 298, 44, 108] }, '#6a3a1c'),
    s.path(blob([[168, 346, 'sharp'], [184, 332], [204, 342, 'sharp'], [186, 358]]), '#f7f5ec'), s.path(egg(187, 345, 8), '#3f7a4a'), s.path(egg(187, 345, 4), ink), s.stroke('M168 346q16-20 36-4M166 330q18-14 40-4', ink, 3),
    // The leaf, opened towards us and to the right, with its chain.
    p.shape(polygon([[208, 290], [262, 272], [264, 436], [208, 412]]), { fill: '#a85f2f', reach: 20, angle: 88, gap: 4.6, contour: 2.6 }), s.stroke('M218 304L252 294V342L218 346zM218 360L252 362V412L218 398z', ink, 2.4), s.path(egg(216, 354, 5), '#f0c04c'), s.stroke(egg(216, 354, 5), ink, 1.8), `<path d="M163 372q26 22 56 4" fill="none" stroke="${ink}" stroke-width="4.6" stroke-dasharray="5 3"/>`, s.stroke('M232 300h0M232 404h0', ink, 5),
    s.path(polygon([[159, 414], [228, 412], [268, 452], [120, 452]]), '#e8a23c', 'opacity=".35"'),
  ];
  // The doctor has his eyes shut, to hear better.
  const doctor = [
    p.shape(blob([[300, 640, 'sharp'], [308, 560], [340, 508], [420, 490], [420, 640, 'sharp']]), { fill: '#f7f5ec', reach: 30, gap: 5, contour: 2.8 }),
    p.shape({ ...face({ hair: 'short', eye: 'shut', mouth: -0.1, brow: 0.6, nose: 5, line: 1.6 }) }, { spot: { x: 386, y: 540, size: 176, flip: true }, fill: '#e0a888', reach: 24, gap: 4.6, contour: 2.6, tones: { near: '#d8dde2', light: '#fff', frame: ink } }),
    s.stroke(line([[376, 432], [384, 500], [350, 540], [300, 520], [282, 470], [288, 430]]), ink, 7), s.stroke(line([[376, 432], [384, 500], [350, 540], [300, 520], [282, 470], [288, 430]]), '#c8382f', 3.4), p.shape(egg(290, 406, 16, 19), { fill: '#d6dde6', reach: 12, gap: 4, contour: 2.6 }),
    p.shape(limb([[330, 620, 50], [296, 540, 36], [296, 470, 28]]), { fill: '#f7f5ec', reach: 20, gap: 5, contour: 2.8 }), p.shape(limb([[297, 474, 26], [296, 446, 24]]) + limb([[288, 448, 11], [280, 420, 9]]) + limb([[297, 446, 11], [292, 414, 9]]) + limb([[306, 448, 11], [304, 420, 9]]), { fill: '#e0a888', reach: 10, gap: 4, contour: 2.2 }),
  ];
  return s.picture(room, patient, door, doctor);
}
