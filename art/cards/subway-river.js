// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';
import { person } from '../motifs/people.js';

export const scene = 'From the tunnel of an underground station a gondola comes along a river; its reflection is a train with lit lamps.';

const EYE = /** @type {[number, number]} */ ([200, 236]);

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('inkTeal');
  const p = pen(s, { paper: '#efe9d6', ink: shade(c.frame, -0.02), from: [0, -1] });
  const amber = mix(c.accent, c.light, 0.25);
  const sea = mix(c.skyLow, p.paper, 0.25);

  // The vault: ribs of light and shade that run to the tunnel.
  const far = (/** @type {number} */ x, /** @type {number} */ y) => Math.hypot((x - EYE[0]) * 1.15, (y - EYE[1]) * (y < EYE[1] ? 1 : 1.4));
  const ring = (/** @type {number} */ r) => `M${EYE[0] - r} ${EYE[1] + 34}V${EYE[1]}A${r} ${r} 0 0 1 ${EYE[0] + r} ${EYE[1]}V${EYE[1] + 34}`;
  const shore = (/** @type {number} */ x, /** @type {number} */ y) => y > EYE[1] + 24 + Math.abs(x - EYE[0]) * 0.3;
  const vault = [
    s.path('M0 0H400V600H0z', mix(p.paper, sea, 0.35)),
    s.path(ring(300), mix(p.paper, amber, 0.2)), s.path(ring(150), mix(p.paper, amber, 0.4)),
    p.hatch((x, y) => (shore(x, y) ? 0 : clamp(0.95 - ((Math.log(far(x, y) / 60) * 3.1) % 1) * 1.05) * clamp(1.3 - far(x, y) / 420)), { angle: 38, gap: 5.4, width: 1.2 }),
    p.hatch((x, y) => (shore(x, y) ? 0 : clamp((far(x, y) - 190) / 300)), { angle: -44, gap: 6.4, width: 1.2 }),
    s.stroke([64, 88, 122, 168, 232, 320].map(ring).join(''), p.ink, 2.4),
  ];
  const mouth = [s.path(ring(62) + 'z', p.ink), s.path(egg(200, 226, 34, 30), mix(amber, p.ink, 0.35)), s.path(egg(200, 228, 20, 18), amber)];
  // Platforms, with the light of the lamps lying on them.
  const side = (/** @type {number} */ m) => polygon([[200 + m * 62, 262], [200 + m * 210, 356], [200 + m * 210, 610], [200 + m * 176, 610]]);
  const platforms = [-1, 1].map((m) => [
    s.path(side(m), mix(p.paper, amber, 0.18)),
    s.stroke(`M${200 + m * 62} 262L${200 + m * 176} 610`, p.ink, 4),
    s.stroke(`M${200 + m * 70} 266L${200 + m * 196} 610`, p.ink, 1.4),
    s.stroke([290, 322, 362, 414, 486, 580].map((y) => `M${200 + m * (62 + (y - 262) * 0.33)} ${y}H${200 + m * 210}`).join(''), p.ink, 1.2),
  ]);
  const river = polygon([[140, 262], [260, 262], [380, 610], [20, 610]]);
  const water = [
    s.path(river, mix(sea, c.far, 0.3)),
    s.path('M172 264h56l10 40h-76z', mix(amber, p.paper, 0.3)),
  ];
  // In the water not the boat but what used to come here.
  const train = blob([[132, 436, 'sharp'], [126, 560], [142, 588], [258, 588], [274, 560], [268, 436, 'sharp']], 0.5);
  const reflection = [
    s.path(train, mix(p.ink, c.near, 0.3)), s.path(polygon([[144, 470], [194, 470], [194, 524], [140, 524]]) + polygon([[206, 470], [256, 470], [260, 524], [206, 524]]), amber),
    s.path(egg(160, 560, 12) + egg(240, 560, 12), p.paper), s.path(egg(160, 560, 7) + egg(240, 560, 7), amber),
    s.path(limb([[168, 524, 15], [168, 502, 11]]) + egg(168, 494, 7), p.ink),
    p.hatch((x, y) => (y > 268 && Math.abs(x - 200) < 62 + (y - 262) * 0.33 ? 0.12 + 0.5 * clamp((Math.abs(x - 200) - 40) / 120) + (y > 430 ? 0.16 : 0) : 0), { angle: 0, gap: 6.2, width: 1.5, patch: [18, 6] }),
    p.hatch((x, y) => (y > 432 && Math.abs(x - 200) < 90 ? 0.2 : 0), { angle: 0, gap: 9, width: 2, patch: [14, 9] }, sea),
  ];
  const oar = s.stroke('M262 268L116 452', p.ink, 4);
  const hull = blob([[128, 398, 'sharp'], [152, 440], [186, 466], [200, 470], [214, 466], [248, 440], [272, 398, 'sharp'], [236, 408], [200, 412], [164, 408]]);
  const boat = [
    oar,
    p.shape({ ...person('stand', { head: 'hat' }), behind: [] }, { spot: { x: 208, y: 408, size: 150 }, fill: mix(p.paper, c.near, 0.55), reach: 20, gap: 3.6, tones: { light: p.ink } }),
    s.path(limb([[214, 310, 9], [236, 296, 7]]), p.ink),
    p.shape(hull, { fill: p.ink, reach: 0, cross: 0 }),
    s.stroke('M140 412q60 30 120 0M152 430q48 24 96 0', mix(p.ink, c.skyLow, 0.6), 2),
    // The iron of the prow, and its lamp.
    s.path(blob([[190, 468, 'sharp'], [186, 420], [182, 372], [190, 338], [206, 330], [222, 342], [214, 352], [204, 350], [200, 380], [208, 420], [210, 468, 'sharp']]), p.ink), s.stroke('M196 362h20M196 374h18M196 386h16', mix(p.ink, c.skyLow, 0.7), 2.4),
    s.path(egg(196, 316, 30), amber, 'opacity=".35"'), s.path(egg(196, 316, 13), amber), s.path(egg(196, 314, 6), p.paper), s.stroke('M184 304h24M186 328h20', p.ink, 3),
  ];
  const waits = (/** @type {import('../studio/studio.js').Shape} */ who, /** @type {any} */ spot, /** @type {string} */ fill, reach = 34) => p.shape({ ...who, behind: [] }, { spot, fill, reach: reach * 1.3, gap: 4, cross: 0.5, tones: { light: p.ink, accent: c.accent } });
  const people = [
    waits(person('stand', { head: 'hat' }), { x: 306, y: 366, size: 92, flip: true }, mix(p.paper, c.far, 0.5), 8), waits(person('stand', { head: 'bun', wear: 'dress' }), { x: 110, y: 372, size: 92 }, mix(p.paper, amber, 0.5), 8),
    waits(person('point', { head: 'cap', wear: 'trousers' }), { x: 76, y: 444, size: 130 }, mix(p.paper, c.near, 0.4), 12),
    waits(person('stand', { head: 'topHat' }), { x: 362, y: 600, size: 268, flip: true }, mix(p.paper, c.middle, 0.7)),
    waits(person('stand', { head: 'hair', wear: 'dress' }), { x: 34, y: 616, size: 260 }, mix(amber, p.paper, 0.25)),
    p.shape(polygon([[312, 540], [352, 540], [354, 596], [310, 596]]), { fill: mix(amber, c.near, 0.2), reach: 14 }), s.stroke('M322 540v-10h20v10', p.ink, 3),
  ];
  const lamps = [[96, 150, 13], [304, 150, 13], [140, 188, 8], [260, 188, 8]].map(([x, y, r]) => s.stroke(`M${x} ${y - r}V0`, p.ink, r / 5) + s.path(egg(x, y, r * 2.1), amber, 'opacity=".3"') + s.path(egg(x, y, r), amber) + s.path(egg(x, y - 1, r * 0.5), '#fff6dc') + s.stroke(`M${x - r} ${y - r * 0.6}q${r}-${r} ${r * 2} 0`, p.ink, 3));
  return s.picture(vault, lamps, mouth, water, platforms, reflection, people.slice(0, 3), boat, people.slice(3));
}
