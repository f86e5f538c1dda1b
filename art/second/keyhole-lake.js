// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = 'Through a keyhole as high as the card a summer lake is seen; out there somebody in a boat looks back through a spyglass, and the key is on our side.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('inkTeal');
  const [ink, cream, teal, deep, gold, brass] = ['#0d1c22', '#f6ecd0', '#5fb0a6', '#1f6f7c', '#f2b84a', '#c08a35'];
  const l = linocut(s, { paper: cream, ink, from: [-0.4, -1] });
  const hole = 'M142 262A116 116 0 1 1 258 262L312 548H88z';

  const door = [l.inked(), [0, 92, 308, 400].map((x) => s.stroke(`M${x} -5V605`, '#3a2418', 5)), l.cuts((x, y) => 0.34 + 0.2 * Math.sin(x / 23 + Math.sin(y / 70)), { flow: (x, y) => 90 + Math.sin(y / 60 + x) * 5, gap: 15, length: 42, width: 2.4, wild: 3 }, '#5a3822')];
  const plate = blob([[200, 8], [300, 34], [352, 120], [350, 220], [326, 290], [366, 560], [340, 590], [60, 590], [34, 560], [74, 290], [50, 220], [48, 120], [100, 34]], 0.9);
  const metal = [s.path(plate, ink, 'transform="translate(5 6)"'), l.block(plate, { colour: brass, cuts: '#f3cf7a', reach: 34, gap: 7, length: 17, width: 3 }), s.path([[200, 30], [64, 566], [336, 566]].map(([x, y]) => egg(x, y, 11)).join(''), '#6a4718'), s.stroke('M192 26l16 8M57 569l14-6M329 563l14 6', ink, 3.6), s.path(hole, ink, 'transform="translate(-5 -5)"')];
  const out = s.within(hole,
    s.path('M80 40H320V560H80z', '#fbe3a2'), l.cuts((x, y) => (y < 250 ? clamp(1.1 - Math.hypot(x - 270, y - 120) / 190) : 0), { area: [80, 60, 240, 200], flow: (x, y) => (Math.atan2(y - 120, x - 270) * 180) / Math.PI, gap: 11, length: 24, width: 3.4 }, gold),
    s.path(blob([[60, 262], [110, 216], [160, 236], [220, 196], [290, 226], [340, 206], [360, 290], [60, 290]]), teal), l.block(blob([[60, 290], [90, 246], [150, 262], [190, 282], [60, 300]]) + blob([[340, 290], [320, 240], [270, 262], [226, 284], [340, 300]]), { colour: deep, cuts: '#bfe0c2', reach: 18, gap: 6, length: 12 }),
    s.path('M60 282H340V560H60z', '#3f97a4'), l.cuts((x, y) => (y > 286 ? 0.3 + 0.5 * clamp(1 - Math.abs(x - 262) / 70) : 0), { area: [80, 286, 240, 270], gap: 9, length: 25, width: 3, wild: 3 }, cream), l.cuts((x, y) => (y > 330 ? clamp((y - 320) / 300) : 0), { area: [80, 330, 240, 230], gap: 12, length: 32, width: 3.4, wild: 3 }, deep),
    // The boat comes straight at us; its rower has put up the oars.
    s.path(blob([[150, 392, 'sharp'], [166, 436], [200, 454], [234, 436], [250, 392, 'sharp'], [200, 408]]), '#8a2f26'), s.stroke('M152 396Q200 414 248 396M176 424q24 12 48 0', '#f0a56a', 3), s.path(blob([[164, 470], [200, 460], [236, 470], [220, 500], [204, 488], [186, 506]]), deep),
    s.stroke('M150 420L110 356M250 420L290 356', '#6b3a22', 5), s.path(egg(107, 350, 6, 13, -30) + egg(293, 350, 6, 13, 30), '#6b3a22'),
    l.block(blob([[168, 402], [170, 352], [188, 336], [212, 336], [230, 352], [232, 402], [200, 410]]), { colour: ink, cuts: cream, reach: 14, gap: 6, length: 10 }), s.path(egg(200, 316, 20, 22), '#e8b78c'), s.path(blob([[164, 306], [182, 300], [184, 282], [202, 276], [218, 284], [220, 300], [238, 304], [200, 312]]), '#8a2f26'), s.stroke('M184 299q16 5 34 0', gold, 4),
    s.stroke('M184 313l9 2M190 330q10 4 18 0', ink, 2.6), s.path(egg(189, 319, 2.2), ink), s.path(limb([[230, 360, 14], [246, 342, 12], [222, 326, 10]]) + limb([[170, 360, 14], [160, 342, 12], [196, 336, 9]]), ink), s.path(egg(213, 322, 17), '#7a5320'), s.path(egg(213, 322, 13), '#dff3ee'), s.path(egg(213, 322, 6.5), ink), s.stroke('M209 317h0', cream, 5),
  );
  // The key hangs on our side.
  const ring = 'M330 372A34 34 0 1 1 329.9 372zM330 388A18 18 0 1 0 330.1 388z';
  const key = [s.stroke('M330 376Q344 330 332 300', '#a8382c', 6), s.path(egg(332, 298, 6), cream), s.group([s.path(ring + polygon([[322, 436], [338, 436], [338, 566], [322, 566]]) + polygon([[338, 520], [366, 520], [366, 534], [338, 534]]) + polygon([[338, 546], [374, 546], [374, 562], [338, 562]]), ink, 'transform="translate(6 5)"'), s.path(ring + polygon([[322, 436], [338, 436], [338, 566], [322, 566]]) + polygon([[338, 520], [366, 520], [366, 534], [338, 534]]) + polygon([[338, 546], [374, 546], [374, 562], [338, 562]]), '#e9e0cc'), s.stroke('M327 442V560M302 398q6-18 22-22', '#9aa39c', 3)], 'transform="rotate(-5 330 372)"')];
  return s.picture(door, metal, out, key);
}
