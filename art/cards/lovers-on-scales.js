// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { form } from '../studio/form.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { linocut } from '../studio/hands.js';
import { clothed } from '../motifs/clothed-people.js';

export const scene = 'A feather pulls one pan of the scales deep down; in the other, high up, sits a couple, and one of its three ropes is fraying.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('lilacFog');
  const ink = shade(c.frame, -0.03);
  const red = '#c8453a';
  const l = linocut(s, { paper: '#efe4dc', ink, from: [-0.4, -1] });
  const dusk = mix(c.far, '#efe4dc', 0.3);

  // Light goes out from the couple, in rings of the gouge.
  const sky = [
    s.path('M0 0H400V600H0z', dusk), l.colour('M-10-10H410V330L-10 480z', mix(c.accent, l.paper, 0.45), [0, 0], 40),
    l.cuts((x, y) => 0.28 + 0.6 * clamp(1 - Math.hypot(x - 292, y - 150) / 330), { flow: (x, y) => (Math.atan2(y - 150, x - 292) * 180) / Math.PI, gap: 13, length: 26, width: 3.4 }),
    l.cuts((x, y) => clamp((y - 430) / 300), { flow: () => 2, gap: 13, length: 30, width: 3 }, c.near),
  ];
  const beam = limb([[20, 232, 9], [110, 176, 15], [206, 122, 22], [290, 68, 14], [372, 12, 9]]);
  const stand = limb([[206, 112, 20], [210, 260, 16], [206, 420, 20], [208, 640, 30]]) + egg(206, 122, 26) + egg(209, 268, 15, 11) + egg(206, 420, 17, 12);
  const scales = [l.block(stand, { reach: 9, gap: 5, flow: () => 82, length: 12 }), l.block(beam, { reach: 8, gap: 4, length: 14, flow: () => -30 }), s.path(egg(206, 122, 9), red)];

  // The low pan, near and wide, with nothing in it but a feather.
  const low = 486;
  const pan = blob([[-28, low, 'sharp'], [190, low, 'sharp'], [172, low + 36], [120, low + 62], [80, low + 66], [36, low + 60], [-10, low + 34]]);
  const vane = blob([[84, low - 4, 'sharp'], [52, low - 50], [44, low - 120], [70, low - 196], [116, low - 244, 'sharp'], [140, low - 180], [146, low - 120], [128, low - 112, 'sharp'], [142, low - 96], [126, low - 40], [100, low - 10]]);
  const plume = form(vane);
  const feather = [s.path(vane, ink, 'transform="translate(4 3)"'), s.path(vane, '#fbf6ec'), s.stroke(`M78 ${low + 8}Q74 ${low - 110} 114 ${low - 238}`, ink, 4), l.cuts((x, y) => (plume.inside(x - 9, y + 4) && plume.inside(x + 9, y + 4) ? 0.5 : 0), { area: [40, low - 236, 110, 230], flow: (x, y) => (x < 84 + (low - y) * 0.08 ? 226 : -52), gap: 8, length: 24, width: 1.8, wild: 5 }, ink)];
  const near = [s.stroke(`M20 236L-20 ${low}M20 236L182 ${low}M20 236L96 ${low + 10}`, ink, 3.4), feather, l.block(pan, { colour: red, cuts: l.paper, reach: 26, gap: 6, length: 22, flow: () => 6 }), s.stroke(`M-28 ${low}H190`, ink, 5), s.path(pan, 'none', `stroke="${ink}" stroke-width="3"`)];

  // The high pan with the two of them.
  const high = 206;
  const bowl = blob([[226, high, 'sharp'], [376, high, 'sharp'], [356, high + 30], [300, high + 42], [246, high + 30]]);
  const pair = [
    clothed(s, { head: [6, -68], neck: [2, -60], chest: [0, -48], hip: [-4, -27], nearArm: [[10, -44], [20, -36]], farArm: [[10, -46], [20, -40]], nearLeg: [[17, -27], [18, -3]], farLeg: [[20, -29], [24, -4]] }, { skin: '#f4d9c2', top: '#f7efe2', bottom: '#f7efe2', hair: ink, hairdo: 'bun', cut: 'skirt', feel: 'glad', gaze: [1, 0.1] }, { x: 262, y: 224, size: 142, rim: ink, from: [0.4, 1], rimWidth: 2 }),
    clothed(s, { head: [8, -66], neck: [3, -60], chest: [0, -48], hip: [-4, -27], nearArm: [[12, -48], [8, -60]], farArm: [[8, -41], [17, -34]], nearLeg: [[17, -27], [18, -3]], farLeg: [[20, -29], [24, -4]] }, { skin: '#f4d9c2', top: ink, bottom: ink, hair: red, feel: 'afraid', gaze: [0.5, 0.9] }, { x: 338, y: 224, size: 144, flip: true, rim: '#f7efe2', from: [1, -0.6], rimWidth: 1.6 }),
  ];
  const far = [
    s.stroke(`M372 14L230 ${high}`, ink, 2.6), s.stroke(`M372 14L300 ${high + 6}`, ink, 2), pair, l.block(bowl, { colour: red, cuts: l.paper, reach: 16, gap: 5, length: 14, flow: () => 6 }), s.stroke(`M226 ${high}H376`, ink, 4), s.path(bowl, 'none', `stroke="${ink}" stroke-width="2.4"`),
    // Three strands, of which one still holds.
    s.stroke(`M372 14L374 96M376 126L374 ${high}`, ink, 2.6), s.stroke('M374 94q-6 14-2 34M374 94q8 8 10 18M374 96q-8 4-12 14M376 128q6-6 4-16M376 128q-8-4-8-12', ink, 1.5),
  ];
  return s.picture(sky, scales, far, near, s.path(polygon([[0, 588], [400, 576], [400, 600], [0, 600]]), ink));
}
