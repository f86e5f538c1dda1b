// @ts-check
import { blob, box, egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { face } from '../motifs/faces.js';
import { envelope, hand } from '../motifs/second-c.js';

export const scene = 'From the slot of a red post box a pale hand reaches and holds the hand of a girl who only wanted to post a letter; she smiles.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('snowLight');
  const [ink, snow, red, blue, skin] = ['#161a2c', '#f1efe6', '#cf2f28', '#93a9c4', '#f0c09a'];
  const l = linocut(s, { paper: snow, ink, from: [-0.7, -1] });

  const street = [
    s.path('M0 0H400V600H0z', blue), l.cuts((x, y) => 0.35 + 0.25 * Math.sin(y / 60), { flow: () => 100, gap: 15, length: 26, width: 2.6 }, '#b9c8da'),
    l.block(polygon([[-10, 420], [-10, 130], [30, 84], [74, 130], [74, 190], [120, 146], [164, 190], [164, 420]]), { colour: '#4f6484', cuts: snow, reach: 18, gap: 8, length: 14 }), s.path([[6, 160], [40, 160], [6, 220], [92, 216], [126, 216]].map(([x, y]) => box(x, y, 18, 26)).join(''), ink), s.path(box(126, 216, 18, 26), '#f2c14e'),
    s.path('M-10 410Q120 380 410 420V610H-10z', snow), l.cuts((x, y) => (y > 410 ? 0.3 : 0), { area: [0, 410, 400, 190], gap: 16, length: 28, width: 2.4, wild: 6 }, blue),
  ];
  // The box: so near that its foot is not seen.
  const body = blob([[206, 620, 'sharp'], [200, 150], [216, 86], [300, 54], [384, 78], [420, 130, 'sharp'], [420, 620, 'sharp']]);
  const cap = blob([[180, 120], [196, 66], [270, 22], [350, 20], [420, 50, 'sharp'], [420, 122, 'sharp'], [300, 108], [220, 122]]);
  const post = [
    s.path(body, ink, 'transform="translate(8 4)"'), l.block(body, { colour: red, cuts: '#ff9a7c', reach: 44, gap: 9, length: 26, width: 3.4, flow: () => 88 }), s.path(cap, ink, 'transform="translate(5 7)"'), l.block(cap, { colour: '#b02420', cuts: '#ff9a7c', reach: 22, gap: 7, length: 15 }), s.path(blob([[194, 70], [226, 34], [290, 10], [360, 8], [420, 34, 'sharp'], [420, 54, 'sharp'], [340, 34], [260, 46]]), snow), s.stroke('M214 52q10 10 22 2M280 36q14 8 24-2M350 30q12 10 24 4', blue, 4),
    // The slot, and what it is dark with.
    s.path(polygon([[236, 236], [420, 232], [420, 322], [236, 326]]), '#7d1714'), s.path(polygon([[246, 248], [420, 244], [420, 312], [246, 314]]), ink), s.stroke('M236 236L420 232', '#ff9a7c', 4), s.path(polygon([[262, 392], [420, 390], [420, 510], [262, 512]]), snow), s.stroke('M276 416h130M276 440h110M276 464h124M276 488h70', '#7f8aa0', 7), s.path(egg(232, 360, 6) + egg(232, 470, 6), '#7d1714'),
    // A horn, as post has it.
    s.path('M300 186a26 22 0 1 1 40 4l26 6q16-6 22-18v42q-8-10-24-12l-52-2q-26-2-12-20zm12-6a14 12 0 1 0 16-6z', '#f2c14e'),
  ];
  const her = { x: 92, y: 470, size: 300 };
  const coat = blob([[-20, 640, 'sharp'], [-20, 470], [20, 430], [80, 420], [132, 440], [156, 520], [168, 640, 'sharp']]);
  const girl = [
    s.path(coat, ink, 'transform="translate(5 0)"'), l.block(coat, { colour: '#2f5f86', cuts: '#a9cbe0', reach: 34, gap: 8, length: 20 }), s.stroke('M112 470h0M118 510h0M122 550h0', '#f2c14e', 13),
    l.block(face({ eye: 'wide', gaze: [1, 0.3], mouth: 1, brow: 0.5, nose: -4, hair: 'long', line: 1.8 }), { spot: her, colour: skin, cuts: '#fff0d8', reach: 16, gap: 7, length: 12, tones: { near: '#7a3a1e', frame: ink, light: '#ffffff' } }), s.path(egg(118, 318, 15, 11), '#e8835f', 'opacity=".7"'),
    l.block(blob([[-4, 230], [4, 170], [50, 128], [112, 132], [164, 178], [176, 214], [110, 204], [40, 222]]), { colour: '#e8e2d0', cuts: ink, reach: 0 }), l.cuts((x, y) => (x > 2 && x < 168 && y > 140 && y < 204 && Math.hypot(x - 86, (y - 210) * 1.1) < 84 ? 0.7 : 0), { area: [0, 130, 176, 76], flow: (x) => 90 + (x - 86) * 0.4, gap: 10, length: 14, width: 3.4 }, red), s.path(egg(62, 118, 22, 20), red), s.stroke('M50 108l8 8M66 102l2 10M78 112l-8 6', snow, 4), s.path(limb([[-2, 232, 22], [60, 216, 22], [120, 212, 22], [176, 222, 20]]), red),
    s.path(limb([[-6, 424, 46], [60, 412, 52], [130, 428, 42]]), '#f2c14e'), s.stroke('M20 406v34M46 398v34M72 396v36M98 402v34', red, 6),
  ];
  // Her mitten, and the fingers that are not of this weather.
  const arm = limb([[70, 520, 62], [136, 508, 52], [190, 420, 40], [214, 352, 34]]);
  const pale = '#dfe8e4';
  const grip = [
    s.path(arm, ink, 'transform="translate(5 5)"'), l.block(arm, { colour: '#2f5f86', cuts: '#a9cbe0', reach: 20, gap: 7, length: 16 }), s.path(limb([[200, 392, 44], [212, 362, 42]]), snow),
    s.path(limb([[420, 296, 40], [352, 286, 36]]), '#c3d2d0'), l.block(hand('together'), { spot: { x: 352, y: 288, size: 136, flip: true, turn: -6 }, colour: pale, cuts: '#ffffff', reach: 10, gap: 6, length: 9, tones: { frame: '#5a6a80' } }),
    l.block(blob([[196, 366], [194, 320], [212, 286], [246, 276], [262, 292], [256, 328], [240, 366]]), { colour: '#2f8a6a', cuts: '#bfe6cc', reach: 14, gap: 6, length: 11 }), s.path(limb([[242, 346, 20], [268, 336, 20], [286, 322, 16]]), '#1f6a50'),
    [[226, 286, 3], [222, 302, 8], [226, 319, 12]].map(([x, y, t]) => s.path(limb([[x + 52, y - 4, 15], [x + 24, y + t * 0.3, 15], [x, y + t, 12]]), ink, 'transform="translate(1 3)"') + s.path(limb([[x + 52, y - 4, 15], [x + 24, y + t * 0.3, 15], [x, y + t, 12]]), pale) + s.path(egg(x + 2, y + t - 1, 5, 3.6, 10), '#a9b8c4')),
  ];
  const letter = l.block(envelope(), { spot: { x: 62, y: 556, size: 108, turn: -16 }, colour: snow, reach: 0, tones: { frame: ink } }) + s.path(egg(60, 558, 8), red) + s.path(limb([[10, 600, 40], [36, 578, 34]]), '#2f8a6a');
  const flakes = s.stroke(Array.from({ length: 54 }, () => `M${s.random.whole(0, 400)} ${s.random.whole(0, 600)}h0`).join(''), snow, 6);
  return s.picture(street, post, flakes, girl, grip, letter);
}
