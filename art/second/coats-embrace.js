// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = "On a coat stand a man's and a woman's coat hold each other in their arms; through the door their owners sit at one table and look away from each other.";

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('candleBrown');
  const ink = '#21150f';
  const p = pen(s, { paper: '#f1e2c2', ink, from: [1, -0.5] });
  const hall = [
    s.path('M0 0H400V600H0z', '#7a5a44'), s.path('M0 500H400V600H0z', '#4f3426'), p.hatch((x, y) => (y < 500 ? 0.35 + clamp((200 - x) / 320) * 0.6 : 0), { angle: 62, gap: 6, width: 1.3, patch: [40, 6], area: [0, 0, 400, 500] }), p.hatch((x, y) => (y < 500 ? clamp((90 - x) / 120) : 0), { angle: -8, gap: 7, width: 1.3, area: [0, 0, 120, 500] }), p.hatch((x, y) => (y > 500 ? 0.5 : 0), { angle: 3, gap: 7, width: 1.4, patch: [50, 7], area: [0, 500, 400, 100] }), s.stroke('M0 500H400M0 486H250', ink, 2.4),
    // Stripes of the wallpaper.
    s.stroke('M24 0V484M64 0V484M104 0V484M144 0V484M184 0V484M224 0V484', '#8f6c50', 3),
  ];
  // The room behind the door.
  const door = polygon([[262, 96], [388, 96], [388, 524], [262, 512]]);
  const sitting = { head: [3, -69], neck: [1, -60], chest: [0, -48], hip: [-4, -27], nearArm: [[8, -39], [16, -42]], farArm: [[10, -39], [18, -42]], nearLeg: [[16, -27], [15, -4]], farLeg: [[19, -28], [20, -5]] };
  const room = [
    s.path(door, '#f6cf7c'), s.within(door, [
      p.hatch((x, y) => clamp((Math.hypot(x - 326, y - 200) - 90) / 160) * 0.7, { angle: 40, gap: 6.4, area: [262, 96, 126, 420] }, '#b5742f'), s.path(polygon([[262, 440], [388, 440], [388, 524], [262, 512]]), '#c98a48'), s.stroke('M262 440H388', ink, 1.6),
      s.stroke('M326 96V170', ink, 2.4), p.shape(polygon([[304, 196], [348, 196], [336, 168], [316, 168]]), { fill: '#c8402c', reach: 12, gap: 4 }), s.path(polygon([[304, 198], [348, 198], [378, 380], [274, 380]]), '#fff0b8', 'opacity=".6"'),
      clothed(s, /** @type {any} */ (sitting), { skin: '#e0a67e', top: '#4a5a4a', bottom: '#33302c', hair: '#5a5048', feel: 'calm', gaze: [1, -0.2], head: 1.5 }, { x: 288, y: 470, size: 116, flip: true, rim: ink, from: [-1, 0.4], rimWidth: 2 }),
      clothed(s, /** @type {any} */ (sitting), { skin: '#f2cba6', top: '#6a7fa0', bottom: '#4a5a80', cut: 'skirt', hair: '#8a4a24', hairdo: 'bun', feel: 'sad', gaze: [1, 0.2], head: 1.5 }, { x: 364, y: 470, size: 112, rim: ink, from: [-1, 0.4], rimWidth: 2 }),
      p.shape(polygon([[294, 418], [358, 418], [364, 432], [288, 432]]), { fill: '#fbf3dc', reach: 0, contour: 2, cross: 0 }), s.stroke('M326 432V474M308 476h36', ink, 5), s.path(egg(314, 415, 6, 4) + egg(340, 415, 6, 4), '#3f7f8a'), s.stroke('M314 406q-3-6 0-10', ink, 1.6),
    ]), s.stroke('M262 96H388M262 96V512M388 96V524', ink, 10), s.stroke('M266 100H386M266 100V510', '#d9a869', 4), s.path(polygon([[264, 512], [388, 524], [330, 600], [150, 600]]), '#f6cf7c', 'opacity=".5"'),
  ];
  // The stand.
  const stand = [s.stroke('M132 110V556M132 540L84 574M132 540L180 574', ink, 13), s.stroke('M133 110V556M132 540L84 574M132 540L180 574', '#a8622f', 6), s.stroke('M132 128Q96 132 88 100M132 128Q168 132 176 100M132 150Q104 160 84 148M132 150Q160 160 184 148', ink, 8), s.stroke('M132 128Q96 132 88 100M132 128Q168 132 176 100', '#a8622f', 3.4), s.path(egg(132, 98, 11), '#a8622f')];
  const his = blob([[66, 172], [96, 150], [130, 156], [146, 180], [150, 280], [158, 400], [164, 506, 'sharp'], [110, 514], [38, 500, 'sharp'], [44, 380], [46, 260], [50, 196]]);
  const hers = blob([[132, 176], [158, 156], [190, 160], [206, 186], [206, 250], [200, 300], [226, 400], [240, 468, 'sharp'], [186, 480], [128, 472, 'sharp'], [140, 390], [146, 300], [134, 240]]);
  const coats = [
    // His far sleeve, then he, then she, then the sleeves in front.
    p.shape(his, { fill: '#3f4a56', reach: 46, angle: 78, gap: 4.8, contour: 3 }), p.shape(hers, { fill: '#b8362c', reach: 40, angle: 80, gap: 5, contour: 3 }),
    s.stroke('M104 200q-6 150 2 306M160 200q12 60 8 110t10 160M144 300q30 8 58 0', ink, 2.4), s.stroke('M176 216h0M180 246h0M180 276h0M184 330h0M188 364h0', '#f6d28a', 7), s.stroke('M84 250h0M84 290h0M84 330h0M86 370h0', ink, 7),
    p.shape(polygon([[76, 164], [104, 148], [136, 170], [126, 214], [104, 186], [84, 206]]), { fill: '#2c343e', reach: 14, gap: 4, contour: 2 }), p.shape(blob([[130, 178], [150, 154], [186, 152], [204, 178], [184, 200], [166, 184], [148, 204]]), { fill: '#7a4a30', reach: 20, gap: 3.6, contour: 2.2, angle: 20 }),
    // His arm around her back; her arm around his neck; her other hand on his chest.
    p.shape(limb([[74, 196, 44], [96, 262, 40], [150, 288, 36], [204, 276, 32]]), { fill: '#4a5664', reach: 26, angle: 30, gap: 4.6, contour: 3 }), s.stroke('M192 262q6 14 4 28', ink, 2.4), s.path(egg(212, 275, 7, 13), ink),
    p.shape(limb([[190, 192, 38], [150, 218, 32], [104, 204, 28], [66, 190, 26]]), { fill: '#cc473a', reach: 20, angle: 20, gap: 4.6, contour: 3 }), p.shape(limb([[82, 180, 30], [64, 206, 30]]), { fill: '#7a4a30', reach: 12, gap: 3.6, contour: 2 }), s.path(egg(58, 196, 6, 12, 20), ink),
  ];
  // Hats that lean together, as heads do; one glove on the floor.
  const hats = [
    s.group([p.shape(blob([[-46, 4], [-24, -4], [-24, -40], [0, -50], [24, -42], [24, -4], [46, 2], [20, 12], [-20, 12]]), { fill: '#3f4a56', reach: 20, gap: 4.4, contour: 2.6 }), s.stroke('M-24-6q24 8 48 0', '#b8362c', 7)], 'transform="translate(98 128) rotate(12)"'),
    s.group([p.shape(blob([[-34, 8], [-30, -26], [0, -40], [30, -24], [34, 8], [0, 14]]), { fill: '#b8362c', reach: 20, gap: 4.4, contour: 2.6 }), s.path(egg(22, -26, 11), '#f1e2c2'), s.stroke(egg(22, -26, 11) + egg(22, -26, 5), ink, 1.8), s.stroke(line([[-34, 4], [0, 10], [34, 4]]), '#f1e2c2', 4)], 'transform="translate(170 134) rotate(-14)"'),
    p.shape(limb([[210, 560, 16], [236, 552, 14]]) + limb([[234, 556, 5], [250, 546, 4]]) + limb([[236, 550, 5], [250, 538, 4]]) + limb([[222, 552, 5], [226, 540, 4]]), { fill: '#7a4a30', reach: 8, gap: 3.6, contour: 2 }), s.stroke('M52 574L34 470q-6-22 12-24', ink, 8), s.stroke('M52 574L34 470q-6-22 12-24', '#a8622f', 3.6),
  ];
  return s.picture(hall, room, stand, coats, hats);
}
