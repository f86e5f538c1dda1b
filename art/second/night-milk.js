// @ts-check
import { form } from '../studio/form.js';
import { clamp } from '../studio/marks.js';
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A woman milks a cow at noon whose patches are holes into the night; the milk in the pail is dark and has a star in it, and in one patch somebody looks out of a window.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('harvestGold');
  const ink = '#221a16';
  const paper = '#f8ecc8';
  const l = linocut(s, { paper, ink, from: [-0.4, -1] });
  const night = '#15234f';
  const meadow = [
    s.path('M0 0H400V600H0z', '#f5cf6a'), l.cuts((x, y) => (y < 330 ? 0.55 : 0), { flow: (x, y) => (Math.atan2(y + 120, x - 90) * 180) / Math.PI, gap: 17, length: 46, width: 3.6 }, '#fbe7a4'),
    s.path(blob([[-20, 330, 'sharp'], [80, 306], [200, 322], [320, 300], [420, 318, 'sharp'], [420, 620, 'sharp'], [-20, 620, 'sharp']]), '#a9a83c'), l.cuts((x, y) => clamp((y - 320) / 120), { area: [0, 326, 400, 274], flow: (x) => 78 + (x % 30), gap: 15, length: 20, width: 2.6 }, '#6f7a24'),
    s.path([[30, 560], [60, 588], [196, 590], [120, 570], [370, 420], [20, 440], [386, 590]].map(([x, y]) => egg(x, y, 6) + egg(x + 9, y + 4, 4)).join(''), '#e2542f'),
  ];
  const body = blob([[56, 236], [92, 178], [150, 158], [240, 166], [320, 156], [372, 176], [388, 240], [386, 330], [360, 392], [300, 412], [240, 420], [160, 418], [100, 396], [64, 330]]);
  const hide = '#fbf5e2';
  const legs = limb([[96, 370, 60], [90, 450, 36], [96, 520, 25], [92, 560, 27]]) + limb([[146, 390, 54], [150, 460, 34], [146, 524, 24], [144, 566, 27]]) + limb([[350, 360, 70], [362, 450, 38], [352, 520, 26], [358, 566, 28]]) + limb([[300, 390, 40], [310, 450, 30], [304, 520, 24], [306, 556, 26]]);
  const head = blob([[30, 150], [56, 138], [92, 140], [116, 152], [122, 190], [110, 240], [102, 286], [84, 306], [58, 308], [38, 292], [28, 250], [20, 200]]);
  const shape = form(body);
  const cow = [
    s.path(limb([[382, 190, 16], [396, 250, 12], [388, 330, 10], [394, 360, 6]]), hide), s.path(legs, ink, 'transform="translate(4 3)"'), s.path(legs, hide), s.path(box(78, 554, 30, 14) + box(130, 560, 30, 14) + box(344, 560, 30, 14) + box(292, 550, 30, 14), ink),
    s.path(body, ink, 'transform="translate(4 5)"'), l.block(body, { colour: hide, cuts: hide, reach: 0 }), l.cuts((x, y) => (shape.inside(x, y) ? clamp((y - 330) / 110) * 0.8 : 0), { area: [56, 310, 330, 110], flow: () => 20, gap: 8, length: 17 }, '#c79a6a'),
    s.path(blob([[222, 396], [250, 392], [276, 400], [280, 430], [262, 446], [232, 444], [216, 424]]), '#e9a490'), s.path(limb([[234, 438, 9], [232, 460, 6]]) + limb([[262, 438, 9], [264, 462, 6]]), '#e9a490'),
  ];
  // The patches: through each one sees the same night.
  const holes = [blob([[150, 172], [206, 168], [238, 190], [244, 236], [222, 282], [176, 296], [138, 268], [126, 214]]), blob([[284, 172], [340, 164], [372, 186], [380, 240], [352, 270], [314, 258], [282, 226]]), blob([[238, 312], [284, 292], [334, 306], [352, 344], [328, 384], [280, 396], [238, 372]]), blob([[100, 316], [136, 308], [168, 326], [172, 362], [140, 384], [106, 370]])];
  let stars = '';
  for (let i = 0; i < 120; i++) stars += `M${s.random.whole(100, 390)} ${s.random.whole(160, 400)}h0`;
  const dark = s.within(holes.join(''), s.path('M0 100H400V460H0z', night), s.stroke(stars, paper, 2.6), s.path(blob([[100, 330], [170, 352], [250, 340], [330, 366], [400, 350], [400, 430], [100, 430]]), '#0a1230'), s.stroke('M300 190h0M334 222h0M190 196h0M156 236h0M268 322h0', '#f5cf6a', 6), s.stroke('M196 182l-10 6 10 6M190 178v20', paper, 1.4),
    // A house stands there, and somebody cannot sleep.
    s.path(polygon([[158, 300], [158, 248], [190, 222], [222, 248], [222, 300]]), '#0a1230'), s.path(box(172, 246, 36, 34), '#f5cf6a'), s.path(blob([[178, 280], [180, 266], [190, 262], [200, 266], [202, 280]]) + egg(190, 257, 7.5, 8), ink), s.stroke('M190 246v34M172 262h36', '#0a1230', 2),
    s.path(blob([[250, 392], [262, 340], [266, 392]]) + blob([[300, 396], [308, 346], [318, 396]]) + blob([[278, 396], [288, 356], [294, 396]]), '#0a1230'));
  const face = [
    s.path(blob([[30, 152], [4, 140], [-14, 152, 'sharp'], [-4, 176], [24, 180]]) + blob([[116, 154], [146, 140], [160, 152, 'sharp'], [150, 178], [120, 180]]), hide), s.stroke('M30 152Q4 136-10 152M116 154Q146 136 158 152Q150 178 122 180', ink, 3), s.path(limb([[42, 146, 16], [22, 116, 11], [30, 84, 4]]) + limb([[102, 146, 16], [124, 116, 11], [116, 84, 4]]), '#d9b98a'), s.stroke('M30 116l-10 2M114 116l12 2', ink, 2),
    s.path(head, ink, 'transform="translate(4 4)"'), l.block(head, { colour: hide, cuts: hide, reach: 0 }), s.path(blob([[94, 142], [116, 152], [122, 190], [112, 226], [90, 214], [84, 176]]), night), s.stroke('M100 160h0M108 182h0M98 200h0M112 208h0', paper, 3), l.cuts((x, y) => (x > 24 && x < 84 && y > 142 && y < 168 ? 0.7 : 0), { area: [34, 140, 56, 30], flow: () => 80, gap: 7, length: 18 }, '#c79a6a'),
    s.path(blob([[36, 262], [66, 252], [100, 262], [102, 288], [84, 306], [58, 308], [38, 294]]), '#e9a490'), s.path(egg(54, 276, 5, 7, 20) + egg(86, 276, 5, 7, -20), '#7a3a30'), s.stroke('M52 296q18 8 34 0', '#7a3a30', 3),
    s.stroke('M34 206q10 9 22 1M34 206l-4 6M42 211l-2 7M50 211l2 7', ink, 3), s.stroke('M88 206q10 9 22 1M92 210l-2 7M100 212l1 7M108 208l4 6', paper, 3),
    s.stroke('M80 302q20 12 34 40', '#6f7a24', 4), s.path(egg(116, 344, 9), '#f5cf6a'), s.path(egg(116, 344, 4), '#e2542f'),
  ];
  // She milks, and hums; it is just supper time somewhere.
  const pail = [s.path(polygon([[222, 508], [284, 508], [276, 572], [230, 572]]), '#8b97a4'), s.stroke('M226 530h54M229 552h49', '#5a6672', 4), s.path(egg(253, 508, 31, 10), night), s.stroke('M240 506h0M264 510h0M256 503h0', paper, 3), s.path(blob([[252, 498], [255, 505], [262, 506], [257, 510], [258, 516], [252, 513], [246, 516], [247, 510], [242, 506], [249, 505]]), '#f5cf6a'), s.stroke('M232 462L246 502M264 464L258 500', night, 4)];
  const maid = [s.path(polygon([[318, 542], [376, 542], [372, 556], [322, 556]]) + limb([[328, 552, 9], [322, 600, 8]]) + limb([[366, 552, 9], [374, 600, 8]]), '#6b3f22'), clothed(s, { head: [14, -68], neck: [9, -60], chest: [4, -49], hip: [-4, -27], nearArm: [[16, -46], [32, -54]], farArm: [[20, -48], [46, -54]], nearLeg: [[18, -28], [20, -3]], farLeg: [[22, -30], [28, -4]] }, { skin: '#e6ab80', top: '#f8ecc8', bottom: '#2f5f8a', hair: '#6b3a20', cut: 'skirt', hat: 'kerchief', hatColour: '#c8342c', apron: '#fbf5e2', feel: 'calm', gaze: [1, 0.5] }, { x: 342, y: 600, size: 208, flip: true, rim: ink, from: [-0.5, 0.8], rimWidth: 2.4 })];
  return s.picture(meadow, cow, dark, holes.map((d) => s.stroke(d, ink, 3)), face, pail, maid);
}
