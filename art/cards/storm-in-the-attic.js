// @ts-check
import { mix } from '../studio/colour.js';
import { form } from '../studio/form.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A girl lifts the lid of a trunk in the attic and a thunder cloud stands up out of it; the cloud has the face of the portrait on the wall.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('stormGreen');
  const ink = '#0d1a1c';
  const [cream, bolt] = ['#efe9cf', '#f6d24a'];
  const l = linocut(s, { paper: cream, ink, from: [0, 1] });
  const [grey, wood] = ['#4f7a7a', '#5a3a24'];
  const attic = [
    l.inked(), s.path(polygon([[200, -40], [420, 220], [420, 470], [-20, 470], [-20, 220]]), '#1c3234'), l.cuts((x, y) => (y < 470 && Math.abs(x - 200) < (y + 40) * 0.85 ? 0.36 : 0), { flow: () => 90, gap: 20, length: 36, width: 2.4 }, '#35585a'),
    s.path(limb([[200, -30, 20], [-20, 236, 22]]) + limb([[200, -30, 20], [420, 236, 22]]) + limb([[96, 96, 13], [304, 96, 13]]), wood), s.path('M-10 468H410V610H-10z', '#2c2018'), l.cuts((x, y) => (y > 472 ? 0.45 : 0), { flow: (x) => (x - 200) * 0.04, gap: 12, length: 40, width: 2.4, area: [0, 470, 400, 130] }, '#7a5434'),
    // The portrait: stern, in an oval frame.
    s.path(egg(342, 318, 40, 52), '#8a6a2c'), s.path(egg(342, 318, 32, 44), '#c9b98a'), s.path(blob([[320, 362, 'sharp'], [326, 342], [342, 336], [358, 342], [364, 362, 'sharp']]), ink), s.path(egg(342, 312, 18, 22), '#e9cfa4'), s.path(blob([[324, 310], [322, 292], [342, 284], [362, 292], [360, 310], [352, 298], [332, 298]]), '#6a7a78'), s.stroke('M330 304l10 4M354 304l-10 4M334 326q8-5 16 0', ink, 2.6), s.stroke('M334 311h0M350 311h0', ink, 4),
  ];
  // The cloud, with the same brows.
  const cloud = blob([[120, 420], [92, 376], [60, 366], [42, 322], [58, 282], [36, 240], [54, 190], [94, 176], [98, 126], [142, 92], [186, 100], [220, 62], [268, 74], [286, 116], [322, 128], [334, 174], [314, 206], [326, 246], [298, 278], [282, 270], [276, 330], [252, 356], [256, 400], [226, 424]]);
  const body = form(cloud);
  const swirl = (/** @type {number} */ x, /** @type {number} */ y) => (Math.atan2(y - 230, x - 180) * 180) / Math.PI + 90 + 24 * Math.sin(x / 26);
  const face = [
    s.path(blob([[108, 204, 'sharp'], [160, 216], [166, 232], [116, 226]]) + blob([[266, 200, 'sharp'], [212, 216], [206, 232], [258, 222]]), ink), s.path(blob([[124, 246, 'sharp'], [144, 238], [164, 250, 'sharp'], [144, 250]]) + blob([[250, 242, 'sharp'], [230, 236], [212, 250, 'sharp'], [230, 248]]), ink),
    s.path(blob([[152, 312, 'sharp'], [186, 302], [226, 314, 'sharp'], [188, 308]]), ink),
  ];
  const storm = [
    s.path(cloud, ink, 'transform="translate(7 6)"'), s.path(cloud, grey), l.cuts((x, y) => (body.inside(x, y) ? 0.2 + 0.7 * clamp(1 - body.depth(x, y, [0.3, 1], 60) / 56) : 0), { area: body.area, flow: swirl, gap: 9, length: 24, width: 3.4 }, mix(grey, cream, 0.65)), l.cuts((x, y) => (body.inside(x, y) ? clamp(1 - body.depth(x, y, [-0.4, -1], 40) / 36) * 0.8 : 0), { area: body.area, flow: swirl, gap: 8, length: 20, width: 3 }, ink),
    face,
  ];
  const bolts = s.path(polygon([[176, 330], [214, 326], [196, 376], [222, 374], [168, 456], [184, 400], [160, 402]]) + polygon([[100, 350], [120, 352], [110, 386], [124, 388], [94, 440], [102, 402], [88, 400]]) + polygon([[252, 336], [268, 334], [262, 368], [276, 368], [250, 428], [256, 388], [244, 390]]), bolt);
  // The trunk: an open lid, light on its rim.
  const trunk = [
    s.path(polygon([[96, 428], [262, 424], [276, 372], [84, 380]]), wood), s.path(polygon([[104, 424], [254, 420], [264, 382], [96, 388]]), '#2c1c12'), s.path(polygon([[88, 440], [270, 436], [262, 548], [98, 552]]), wood), l.cuts((x, y) => (x > 96 && x < 264 && y > 448 && y < 546 ? 0.5 : 0), { area: [92, 444, 176, 106], flow: () => 0, gap: 11, length: 34, width: 2.4 }, '#a5713f'), s.path(polygon([[118, 439], [132, 439], [132, 551], [122, 551]]) + polygon([[228, 437], [242, 437], [238, 549], [228, 549]]), '#c9a23c'), s.stroke('M86 439L272 435', bolt, 7), s.path(polygon([[170, 444], [190, 444], [188, 472], [172, 472]]), '#c9a23c'), s.path(egg(180, 456, 4), ink),
  ];
  const girl = clothed(s, { head: [3, -89], neck: [0, -81], chest: [-2, -70], hip: [-2, -49], nearArm: [[12, -62], [24, -58]], farArm: [[14, -68], [26, -66]], nearLeg: [[3, -26], [6, -3]], farLeg: [[-6, -26], [-10, -3]] }, { skin: '#f0c79e', top: '#d9722c', bottom: '#a84a20', hair: '#6b2a18', hairdo: 'long', cut: 'skirt', head: 1.5, feel: 'stern', detailed: true, gaze: [0.6, -0.8] }, { x: 324, y: 590, size: 210, flip: true, rim: bolt, from: [-1, -0.3], rimWidth: 3 });
  // What the wind has taken: letters, a shoe, a photograph torn in two.
  const flying = s.path(polygon([[40, 420], [66, 410], [72, 430], [46, 440]]) + polygon([[22, 480], [44, 486], [38, 504], [18, 496]]) + polygon([[366, 420], [388, 410], [394, 428], [372, 436]]) + polygon([[288, 440], [304, 428], [314, 442], [298, 452]]), cream) + s.stroke('M44 422l24-8M46 430l22-7M24 488l16 4M370 422l16-6', ink, 1.8);
  const rain = l.cuts((x, y) => (y > 380 && y < 560 && x > 60 && x < 300 ? 0.24 : 0), { flow: () => 100, gap: 16, length: 24, width: 2.6 }, '#a9cfcb');
  return s.picture(attic, storm, trunk.slice(0, 2), rain, bolts, trunk.slice(2), flying, girl);
}
