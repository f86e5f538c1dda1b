// @ts-check
// Sky, light, land, water and weather. Every function takes the studio first and returns markup.
import { egg, limb, line, polygon, round } from './path.js';
import { mix, shade } from './colour.js';
import { HEIGHT, WIDTH } from './studio.js';

/** @typedef {import('./studio.js').Studio} Studio */
/** @typedef {import('./path.js').Point} Point */

/** The whole ground, or a wall: one gradient over the card. @param {Studio} s @param {...import('./studio.js').Stop} stops from the top down */
export function backdrop(s, ...stops) {
  const c = s.colours;
  const all = stops.length ? stops : [c.skyHigh, mix(c.skyHigh, c.skyLow, 0.45), c.skyLow];
  return s.path(`M0 0H${WIDTH}V${HEIGHT}H0z`, s.fade(...all));
}

/** A soft pool of light. @param {Studio} s @param {number} x @param {number} y @param {number} r @param {string} [colour] @param {number} [strength] @param {number} [ry] */
export function glow(s, x, y, r, colour = s.colours.light, strength = 0.9, ry = r) {
  const fill = s.round([0, colour, strength], [0.25, colour, strength * 0.55], [0.6, colour, strength * 0.16], [1, colour, 0]);
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r)}" ry="${round(ry)}" fill="${fill}"/>`;
}

/** A sun or a moon: a disc with a breath of light around it. @param {Studio} s @param {number} x @param {number} y @param {number} r @param {string} [colour] */
export const orb = (s, x, y, r, colour = s.colours.light) => glow(s, x, y, r * 5, colour, 0.6) + glow(s, x, y, r * 2, colour, 0.7) + s.path(egg(x, y, r), colour);

/** Clouds with flat bellies. @param {Studio} s @param {number} x @param {number} y @param {number} w @param {string} [top] @param {string} [belly] */
export function cloud(s, x, y, w, top = s.colours.light, belly = s.colours.skyLow) {
  // Puffs are arcs, high in the middle and low at both ends.
  const puffs = Math.max(4, Math.round(w / 34));
  let d = `M${round(x - w / 2)} ${round(y)}`;
  for (let i = 1; i <= puffs; i++) {
    const t = i / puffs + (i < puffs ? s.random.between(-0.03, 0.03) : 0);
    const top = i < puffs ? y - Math.sin(t * Math.PI) ** 0.8 * w * s.random.between(0.2, 0.32) : y;
    const r = (w / puffs) * s.random.between(0.56, 0.72);
    d += `A${round(r)} ${round(r)} 0 0 1 ${round(x - w / 2 + w * t)} ${round(top)}`;
  }
  d += `Q${round(x + w * 0.2)} ${round(y + w * 0.06)} ${round(x)} ${round(y + w * 0.02)}T${round(x - w / 2)} ${round(y)}z`;
  return s.path(d, s.fade([0, top, 0.95], [0.7, mix(top, belly, 0.6), 0.8], [1, belly, 0.15]));
}

/**
 * One plane of land from edge to edge: `heights` are y values left to right; the plane fades downwards into mist.
 * @param {Studio} s @param {number[]} heights @param {string} colour @param {string} [below] @param {number} [wobble]
 */
export function land(s, heights, colour, below = mix(colour, s.colours.skyLow, 0.35), wobble = 3) {
  return s.path(landPath(s, heights, wobble), s.fade([0, colour], [1, below]));
}

/** The outline that `land` fills, for clipping and texture. @param {Studio} s @param {number[]} heights @param {number} [wobble] */
export function landPath(s, heights, wobble = 3) {
  /** @type {Point[]} */
  const points = [];
  const step = (WIDTH + 40) / (heights.length - 1);
  heights.forEach((h, i) => {
    points.push([-20 + i * step, h + s.random.between(-wobble, wobble)]);
    if (i + 1 < heights.length) points.push([-20 + (i + 0.5) * step, (h + heights[i + 1]) / 2 + s.random.between(-wobble, wobble)]);
  });
  return `${line(points)}L${WIDTH + 20} ${HEIGHT + 20}L-20 ${HEIGHT + 20}z`;
}

/** Level mist over a plane. @param {Studio} s @param {number} y middle @param {number} height @param {string} [colour] @param {number} [strength] */
export function mist(s, y, height, colour = s.colours.skyLow, strength = 0.6) {
  const fill = s.fade([0, colour, 0], [0.5, colour, strength], [1, colour, 0]);
  return s.path(`M0 ${round(y - height / 2)}H${WIDTH}v${round(height)}H0z`, fill);
}

/** Darker corners that hold the picture together; use it last. @param {Studio} s @param {number} [strength] @param {string} [colour] */
export function vignette(s, strength = 0.55, colour = s.colours.frame) {
  const fill = s.round([0, colour, 0], [0.62, colour, 0], [1, colour, strength]);
  return `<ellipse cx="200" cy="290" rx="330" ry="450" fill="${fill}"/>`;
}

/** Shafts of light falling from a point or a window. @param {Studio} s @param {number} x @param {number} y @param {number[]} angles degrees from straight down @param {number} length @param {number} spread degrees @param {string} [colour] @param {number} [strength] */
export function shafts(s, x, y, angles, length, spread, colour = s.colours.light, strength = 0.35) {
  return angles
    .map((angle) => {
      const at = (/** @type {number} */ a, /** @type {number} */ l) => /** @type {Point} */ ([x + Math.sin((a * Math.PI) / 180) * l, y + Math.cos((a * Math.PI) / 180) * l]);
      const end = at(angle, length).map((v) => Math.round(Number(v)));
      const fill = s.blend([Math.round(x), Math.round(y)], /** @type {[number, number]} */ (end), [0, colour, strength], [1, colour, 0]);
      return s.path(polygon([at(angle - spread / 2, 4), at(angle + spread / 2, 4), at(angle + spread / 2, length), at(angle - spread / 2, length)]), fill);
    })
    .join('');
}

/** Specks of any kind within a box: stars, dust, seeds, sparks, bubbles of light. @param {Studio} s @param {number} count @param {[number, number, number, number]} area x, y, w, h @param {[number, number]} sizes @param {string} [colour] @param {number} [opacity] */
export function specks(s, count, [x, y, w, h], [small, big], colour = s.colours.light, opacity = 0.9) {
  // Dots are zero-length strokes with round caps, in three sizes: the cheapest round thing there is.
  return [0, 1, 2]
    .map((size) => {
      let d = '';
      for (let i = 0; i < count * [0.6, 0.3, 0.1][size]; i++) d += `M${round(x + s.random.next() * w)} ${round(y + s.random.next() * h)}h0`;
      return s.stroke(d, colour, small + ((big - small) * size) / 2, opacity - 0.2 + size * 0.1);
    })
    .join('');
}

/** Rain, or any slanted hatching, as two tones of strokes. @param {Studio} s @param {number} count @param {number} slant dx for each unit down @param {string} [colour] @param {[number, number, number, number]} [area] */
export function rain(s, count, slant, colour = s.colours.light, [x, y, w, h] = [-40, -20, WIDTH + 80, HEIGHT + 20]) {
  return [0.2, 0.4]
    .map((opacity) => {
      let d = '';
      for (let i = 0; i < count / 2; i++) {
        const length = s.random.between(12, 34);
        d += `M${round(x + s.random.next() * w)} ${round(y + s.random.next() * h)}l${round(slant * length)} ${round(length)}`;
      }
      return s.stroke(d, colour, 1.2, opacity);
    })
    .join('');
}

/** Soft flakes, small far ones and few big near ones. @param {Studio} s @param {number} count @param {string} [colour] */
export const snow = (s, count, colour = s.colours.light) => specks(s, count, [0, 0, WIDTH, HEIGHT], [1.6, 5.5], colour, 0.85);

/**
 * Blades along a line: grass, reeds, fur, fringe. `at` gives the foot for t from 0 to 1.
 * @param {Studio} s @param {number} count @param {(t: number) => [number, number]} at @param {[number, number]} lengths @param {string[]} colours @param {number} [lean] @param {number} [width]
 */
export function blades(s, count, at, lengths, colours, lean = 0.2, width = 1.6) {
  return colours
    .map((colour) => {
      let d = '';
      for (let i = 0; i < count / colours.length; i++) {
        const [x, y] = at(s.random.next());
        const l = s.random.between(...lengths);
        const bend = s.random.around(lean, 0.35) * l;
        d += `M${round(x)} ${round(y)}q${round(bend * 0.2)} ${round(-l * 0.6)} ${round(bend)} ${round(-l)}`;
      }
      return s.stroke(d, colour, width);
    })
    .join('');
}

/** Brush marks scattered in a box: ripples, boards, straw, plaster. @param {Studio} s @param {number} count @param {[number, number, number, number]} area @param {[number, number]} lengths @param {string} colour @param {{angle?: number, width?: number, opacity?: number, bow?: number}} [how] */
export function dashes(s, count, [x, y, w, h], lengths, colour, { angle = 0, width = 1.4, opacity = 0.5, bow = 0 } = {}) {
  let d = '';
  const a = (angle * Math.PI) / 180;
  for (let i = 0; i < count; i++) {
    const l = s.random.between(...lengths);
    const [dx, dy] = [Math.cos(a) * l, Math.sin(a) * l];
    d += `M${round(x + s.random.next() * w)} ${round(y + s.random.next() * h)}q${round(dx / 2 - Math.sin(a) * bow)} ${round(dy / 2 - Math.cos(a) * bow)} ${round(dx)} ${round(dy)}`;
  }
  return s.stroke(d, colour, width, opacity);
}

/** Ripples that widen towards the viewer; `x` is where the light lies on the water. @param {Studio} s @param {number} top @param {number} bottom @param {string} colour @param {{x?: number, spread?: number, count?: number, opacity?: number}} [how] */
export function ripples(s, top, bottom, colour, { x = WIDTH / 2, spread = WIDTH, count = 60, opacity = 0.6 } = {}) {
  return [0, 1, 2]
    .map((band) => {
      let d = '';
      for (let i = 0; i < count / 3; i++) {
        const t = (band + s.random.next()) / 3;
        const l = 6 + t * s.random.between(10, 44);
        d += `M${round(s.random.around(x, spread * 0.5) - l / 2)} ${round(top + (bottom - top) * t * t)}q${round(l / 2)} ${round(-1 - t * 2)} ${round(l)} 0`;
      }
      return s.stroke(d, colour, 0.9 + band * 0.7, opacity);
    })
    .join('');
}

/** The same markup mirrored in water at height y, paler. @param {Studio} s @param {string} markup @param {number} y @param {number} [opacity] @param {number} [squash] */
export const mirrored = (s, markup, y, opacity = 0.35, squash = 0.8) => s.group(markup, `transform="translate(0 ${round(y * (1 + squash))}) scale(1 ${-squash})" opacity="${opacity}"`);

/** Leaves, petals, feathers adrift: small almond shapes in a few tones. @param {Studio} s @param {number} count @param {[number, number, number, number]} area @param {[number, number]} sizes @param {string[]} colours @param {number} [opacity] */
export function leaves(s, count, [x, y, w, h], sizes, colours, opacity = 0.95) {
  return colours
    .map((colour) => {
      let d = '';
      for (let i = 0; i < count / colours.length; i++) d += leaf(x + s.random.next() * w, y + s.random.next() * h, s.random.between(...sizes), s.random.between(0, 360));
      return s.path(d, colour, opacity < 1 ? `opacity="${opacity}"` : '');
    })
    .join('');
}

/** One almond leaf from its stalk. @param {number} x @param {number} y @param {number} length @param {number} angle degrees */
export function leaf(x, y, length, angle) {
  const a = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(a) * length, Math.sin(a) * length];
  const [nx, ny] = [-dy * 0.42, dx * 0.42];
  return `M${round(x)} ${round(y)}q${round(dx / 2 + nx)} ${round(dy / 2 + ny)} ${round(dx)} ${round(dy)}q${round(-dx / 2 - nx)} ${round(-dy / 2 - ny)} ${round(-dx)} ${round(-dy)}z`;
}

/** Birds far away: two strokes of a pen. @param {Studio} s @param {[number, number, number][]} birds x, y, wingspan @param {string} [colour] */
export function flock(s, birds, colour = s.colours.near) {
  return s.path(birds.map(([x, y, w]) => limb([[x - w / 2, y - w * 0.12, 0.3], [x - w * 0.2, y - w * 0.2, w * 0.07], [x, y, w * 0.1], [x + w * 0.22, y - w * 0.24, w * 0.07], [x + w / 2, y - w * 0.1, 0.3]])).join(''), colour);
}

/** The shadow a thing throws on the ground. @param {Studio} s @param {number} x @param {number} y @param {number} rx @param {number} [ry] @param {string} [colour] @param {number} [strength] */
export const shadow = (s, x, y, rx, ry = rx * 0.18, colour = shade(s.colours.frame, 0), strength = 0.55) => `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${s.round([0, colour, strength], [0.6, colour, strength * 0.6], [1, colour, 0])}"/>`;
