// @ts-check
import { mix, shade } from '../studio/colour.js';
import { blob, box, egg, limb, line, polygon, ring, round } from '../studio/path.js';
import { backdrop, cloud, dashes, flock, glow, orb, shadow, specks, vignette } from '../studio/nature.js';
import { clothed } from '../motifs/clothed-people.js';
import { fish } from '../motifs/birds-and-fish.js';
import { person } from '../motifs/people.js';

export const scene = 'On an empty beach stand two doors; from one walks the sea, from the other a queue of people with towels.';

/** A door in its frame alone on the sand, 100 high and 56 wide, opened to the left; what is behind it is painted by the scene. @param {import('../studio/studio.js').Studio} s @param {string} colour @param {string[]} inside */
function door(s, colour, ...inside) {
  const c = s.colours;
  const hole = box(-24, -94, 48, 94);
  return [
    s.path(box(-31, -101, 62, 101), s.fade(shade(colour, 0.14), colour)), s.path(box(-35, -106, 70, 7), shade(colour, 0.18)), s.path(box(27, -99, 4, 99), c.light, 'opacity=".7"'),
    s.within(hole, ...inside),
    s.path(polygon([[-24, -94], [-58, -104], [-58, 9], [-24, 0]]), s.blend([-58, 0], [-24, 0], shade(colour, 0.07), shade(colour, -0.1))),
    s.path(polygon([[-53, -95], [-44, -92], [-44, -54], [-53, -55]]) + polygon([[-39, -91], [-29, -88], [-29, -53], [-39, -54]]) + polygon([[-53, -46], [-44, -45], [-44, -4], [-53, -2]]) + polygon([[-39, -45], [-29, -44], [-29, -8], [-39, -6]]), shade(colour, -0.14)),
    s.path(egg(-54, -50, 2.4), c.light),
  ];
}

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('coralBay');
  const sand = mix(c.skyLow, c.far, 0.35);
  const water = c.accent;
  const deep = shade(c.accent, -0.2, 10);

  const sky = [backdrop(s, c.skyHigh, mix(c.skyHigh, c.skyLow, 0.6), [0.34, c.skyLow], sand), orb(s, 300, 64, 26, c.light), cloud(s, 90, 84, 150, c.light, c.skyLow), cloud(s, 228, 130, 90, c.light, c.skyLow), flock(s, [[190, 60, 22], [216, 74, 16], [166, 80, 14]], c.near)];
  // A beach without a sea: flat to the horizon, with the boats left lying on it.
  const beach = [
    s.path('M-10 178H410V610H-10z', s.fade(mix(sand, c.light, 0.5), sand, mix(sand, c.far, 0.6), mix(c.far, c.middle, 0.35))),
    s.path(blob([[-20, 180, 'sharp'], [40, 166], [120, 172], [150, 180, 'sharp']]) + blob([[230, 180, 'sharp'], [300, 170], [420, 162], [420, 180, 'sharp']]), mix(c.far, c.skyLow, 0.4)),
    dashes(s, 120, [-10, 190, 420, 400], [10, 26], mix(c.far, c.middle, 0.5), { opacity: 0.35, width: 1.8, bow: 4 }), dashes(s, 70, [-10, 200, 420, 380], [10, 24], c.light, { opacity: 0.6, width: 1.8, bow: 4 }),
    [[60, 206, 1], [130, 196, 0.7], [330, 200, 0.8]].map(([x, y, k]) => s.path(blob([[x - 24 * k, y - 8 * k, 'sharp'], [x + 24 * k, y - 12 * k, 'sharp'], [x + 14 * k, y + 3 * k], [x - 16 * k, y + 3 * k]]) + limb([[x, y - 6 * k, 2 * k], [x + 12 * k, y - 40 * k, 1.4 * k]]), mix(c.near, c.far, 0.3))),
  ];

  // The sea comes out on foot: a tongue of waves from the left door, widening to the lower edge.
  const tide = blob([[66, 388, 'sharp'], [134, 388, 'sharp'], [176, 420], [206, 470], [246, 520], [230, 566], [262, 620, 'sharp'], [-20, 620, 'sharp'], [-20, 470], [20, 430]]);
  const crests = [[100, 404, 70], [96, 432, 116], [104, 468, 170], [96, 512, 220], [106, 562, 260]].map(([x, y, w], i) => {
    const n = 3 + i;
    let d = `M${round(x - w / 2)} ${y}`;
    for (let k = 0; k < n; k++) d += `q${round(w / n / 2)} ${-8 - i * 3} ${round(w / n)} 0`;
    return s.stroke(d, deep, 9 + i * 3, 0.35) + s.stroke(d, c.light, 2.6 + i * 0.7);
  });
  const foam = s.stroke(line([[134, 388], [176, 420], [206, 470], [246, 520], [230, 566], [262, 620]]), c.light, 11, 0.95) + s.stroke(line([[66, 388], [20, 430], [-20, 470]]), c.light, 8, 0.95) + specks(s, 50, [160, 400, 90, 200], [3, 7], c.light, 0.95);
  // Its first wave leans out of the frame and looks around.
  const back = blob([[62, 396, 'sharp'], [58, 340], [68, 288], [96, 244], [140, 226], [184, 240], [204, 276], [202, 306, 'sharp'], [186, 286], [164, 288], [154, 316], [162, 356], [166, 404, 'sharp']]);
  const crown = [[98, 244, 8], [112, 234, 9], [128, 227, 10], [146, 225, 11], [164, 229, 12], [180, 238, 12], [193, 250, 13], [202, 266, 13], [207, 284, 12], [206, 302, 9], [198, 296, 8], [188, 286, 9], [176, 284, 7], [212, 312, 5]];
  const wave = [s.path(back, s.blend([60, 0], [196, 0], deep, water, mix(water, c.light, 0.4))), s.stroke('M76 388q-6-60 14-100t56-44M92 390q-6-60 14-90t46-44M110 392q-8-60 10-84t40-30M130 394q-12-60 4-80t34-22M150 398q-18-56-4-80', c.light, 2.6, 0.6), s.path(crown.map(([x, y, r]) => egg(x, y, r)).join(''), c.light), s.stroke('M220 326h0M230 306h0M214 338h0M226 284h0M196 222h0M218 244h0M168 210h0', c.light, 6)];
  const seaRoom = [s.path('M-24-94H24V0H-24z', s.fade(shade(deep, -0.08), deep, water)), s.path('M-24-58q12-8 24 0t24 0V0H-24z', water, 'opacity=".8"')];
  const seaDoor = s.group(door(s, shade(c.accent, -0.16, 20), ...seaRoom), 'transform="translate(100 400) scale(2.36)"');

  // The other door, farther off: dark hall, and the queue that comes out of it towards us.
  const hall = [s.path('M-24-94H24V0H-24z', s.fade(c.frame, c.near)), s.place(person('stand', { head: 'hat' }), { x: -4, y: -4, size: 70, fill: shade(c.near, 0.04) }), s.place(person('stand', { head: 'bun', wear: 'dress' }), { x: 13, y: -2, size: 66, fill: mix(c.near, c.frame, 0.4) })];
  const dryDoor = s.group(door(s, c.middle, ...hall), 'transform="translate(318 292) scale(1.3)"');
  const skin = mix(c.far, c.skyLow, 0.35);
  const light = { rim: c.light, from: /** @type {[number, number]} */ ([0.7, -0.8]) };
  const guest = (/** @type {string} */ pose, /** @type {any} */ wear, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, flip = true) => shadow(s, x - size * 0.1, y, size * 0.28, size * 0.05, c.near, 0.6) + clothed(s, pose, { skin, cut: 'shorts', ...wear }, { x, y, size, flip, ...(size > 130 ? light : {}), rimWidth: 1.4 });
  const ringFloat = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => s.path(egg(x, y, r, r * 0.5), c.light) + s.stroke(ring(6, (a) => [x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.4]).map(([a, b]) => `M${round(a)} ${round(b)}h0`).join(''), c.middle, r * 0.32) + s.path(egg(x, y, r * 0.55, r * 0.22), mix(c.far, c.near, 0.4));
  const towel = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k, /** @type {string} */ colour) => s.path(blob([[x - 9 * k, y, 'sharp'], [x + 9 * k, y + 2 * k, 'sharp'], [x + 10 * k, y + 40 * k, 'sharp'], [x - 10 * k, y + 38 * k, 'sharp']], 0.4), colour) + s.stroke(`M${round(x - 9 * k)} ${round(y + 12 * k)}l${round(18 * k)} ${k}M${round(x - 9 * k)} ${round(y + 26 * k)}l${round(19 * k)} ${k}`, c.light, 4 * k);
  const queue = [
    guest('walk', { top: c.accent, bottom: c.near, hat: 'straw', hatColour: c.skyLow }, 312, 310, 104), guest('stand', { top: c.light, bottom: c.middle, hat: 'kerchief', hatColour: c.near, cut: 'skirt' }, 338, 332, 116), towel(332, 276, 0.7, c.accent),
    guest('walk', { top: c.near, bottom: deep, hairdo: 'bald', stout: 1.9 }, 372, 366, 128),
    guest('stand', { top: deep, bottom: deep, hairdo: 'bun', cut: 'skirt', hair: c.frame }, 362, 414, 134), towel(350, 348, 0.9, c.light),
    guest('walk', { top: skin, bottom: c.near, hat: 'cap', hatColour: c.light, head: 1.6 }, 292, 420, 92),
    // The first in the queue has a question.
    guest('sow', { top: c.middle, bottom: c.light, hat: 'straw', hatColour: c.light, stout: 1.5 }, 344, 500, 156), ringFloat(322, 420, 34),
    guest('point', { top: c.light, bottom: c.accent, hairdo: 'long', hair: c.near, cut: 'skirt' }, 270, 540, 176), towel(280, 452, 1.1, c.far), s.path(blob([[276, 498, 'sharp'], [304, 500, 'sharp'], [300, 534], [280, 532]]), c.near), s.stroke('M280 500q8-26 18 0', c.near, 3),
  ];
  // Leftovers of the tide: shells, a starfish, a crab; fish that came along.
  const star = s.stamp(s.path(blob(ring(10, (a, i) => [Math.cos(a) * (i % 2 ? 3.6 : 9), Math.sin(a) * (i % 2 ? 2.4 : 6)]), 0.6), c.middle));
  const crab = [s.path(egg(372, 566, 13, 8), c.middle), s.stroke('M360 570l-8 6M364 573l-6 8M384 570l8 6M380 573l6 8M362 561l-8-8M382 561l8-8', c.middle, 3), s.path(egg(353, 550, 5, 4) + egg(391, 550, 5, 4), c.middle), s.stroke('M368 560v-5M376 560v-5', c.frame, 2.4)];
  const prints = s.path(Array.from({ length: 12 }, (_, i) => egg(206 + (i % 2) * 12 + i * 8, 398 - i * 9, 4.4, 2)).join(''), mix(c.far, c.near, 0.35), 'opacity=".5"');
  const leapers = [s.place(fish(), { x: 62, y: 470, size: 40, turn: -30, fill: c.middle, rim: c.light }), s.place(fish(), { x: 150, y: 530, size: 34, turn: 20, fill: c.far, rim: c.light }), s.place(fish(), { x: 76, y: 580, size: 46, turn: -14, fill: c.middle, rim: c.light })];
  return s.picture(sky, beach, prints, shadow(s, 60, 404, 130, 14, c.near, 0.5), shadow(s, 290, 294, 80, 8, c.near, 0.5), dryDoor, seaDoor, s.path(tide, s.fade(mix(water, c.light, 0.25), water, deep)), s.within(tide, crests), foam, wave, glow(s, 90, 470, 120, c.light, 0.35, 60), leapers, queue, crab, star(310, 580, 1.6), star(220, 440, 0.8), star(390, 460, 1), s.stroke('M338 574h0M350 588h0M286 588h0M272 570h0', c.light, 5), vignette(s, 0.3, c.near));
}
