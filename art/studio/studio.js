// @ts-check
// The easel: one per card. It hands out colours and chance, keeps gradients and clips, and frames the picture.
import { moods } from './moods.js';
import { randomFrom } from './random.js';
import { round } from './path.js';

export const WIDTH = 400;
export const HEIGHT = 600;

/**
 * A motif: a silhouette in its own units (about 100 high, standing on y = 0 around x = 0, looking right),
 * with parts painted over it. A part's `tone` is a role of the mood or a colour.
 * @typedef {{d: string, parts?: Part[], behind?: Part[]}} Shape
 * @typedef {{d: string, tone: string, opacity?: number, stroke?: number}} Part a `stroke` makes it a line of that width
 * @typedef {string | (string | (string | (string | string[])[])[])[]} Markup nested as deep as a scene needs
 * @typedef {string | [number, string] | [number, string, number]} Stop colour, or offset and colour, or offset, colour and opacity
 */

export class Studio {
  /** @param {string} slug seeds the chance, so that each card has its own */
  constructor(slug) {
    this.random = randomFrom(slug);
    this.colours = moods.moonBlue;
    /** @type {Map<string, string>} */
    this.defs = new Map();
  }

  /** Choose the card's mood; returns its colours. @param {import('./moods.js').MoodName} name */
  mood(name) {
    return (this.colours = moods[name]);
  }

  /** Keep a definition once; returns its id. @param {(id: string) => string} make */
  define(make) {
    const key = make('?');
    let id = this.defs.get(key);
    if (!id) {
      id = 'd' + this.defs.size.toString(36);
      this.defs.set(key, id);
      this.made = (this.made ?? '') + make(id);
    }
    return id;
  }

  /** A vertical gradient over the shape's own box, top to bottom. @param {...Stop} stops */
  fade(...stops) {
    return `url(#${this.define((id) => `<linearGradient id="${id}" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`)})`;
  }

  /** A gradient from one point to another, in the units of where it is used: card units, but a motif's own units inside `place` (use `fade` there). @param {[number, number]} from @param {[number, number]} to @param {...Stop} stops */
  blend(from, to, ...stops) {
    return `url(#${this.define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopsOf(stops)}</linearGradient>`)})`;
  }

  /** A round gradient over the shape's own box, centre first. @param {...Stop} stops */
  round(...stops) {
    return `url(#${this.define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`)})`;
  }

  /** The light on an edge: strong where it comes from, lost on the other side. @param {string} colour @param {[number, number]} from where the light is */
  edge(colour, [x, y]) {
    const most = Math.max(Math.abs(x), Math.abs(y)) || 1;
    const at = (/** @type {number} */ v) => Math.round((0.5 + (v / most) * 0.5) * 100) / 100;
    return `url(#${this.define((id) => `<linearGradient id="${id}" x1="${at(x)}" y1="${at(y)}" x2="${at(-x)}" y2="${at(-y)}">${stopsOf([[0, colour], [0.45, colour, 0.6], [0.85, colour, 0]])}</linearGradient>`)})`;
  }

  /** @param {string} d @param {string} fill @param {string} [attributes] */
  path(d, fill, attributes = '') {
    return d ? `<path d="${d}" fill="${fill}" ${attributes}/>` : '';
  }

  /** A line; width in card units. @param {string} d @param {string} colour @param {number} width @param {number} [opacity] */
  stroke(d, colour, width, opacity = 1) {
    return d ? `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>` : '';
  }

  /** @param {Markup} inside @param {string} [attributes] */
  group(inside, attributes = '') {
    return `<g ${attributes}>${flat(inside)}</g>`;
  }

  /**
   * Draw once, put many times: crowds, leaves, windows. Draw it around 0, 0.
   * @param {Markup} markup
   * @returns {(x: number, y: number, scale?: number, turn?: number) => string}
   */
  stamp(markup) {
    const id = this.define((i) => `<g id="${i}">${flat(markup)}</g>`);
    return (x, y, scale = 1, turn = 0) => `<use href="#${id}" transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}${turn ? ` rotate(${Math.round(turn)})` : ''}"/>`;
  }

  /** Show only what lies inside a shape. @param {string} d @param {...Markup} inside */
  within(d, ...inside) {
    const id = this.define((i) => `<clipPath id="${i}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${inside.map(flat).join('')}</g>`;
  }

  /**
   * Put a motif into the scene. `size` is the height in card units of something 100 high.
   * `rim` is the colour of the light that catches its edge, `from` where the light comes from (a direction).
   * @param {Shape} shape
   * @param {{x: number, y: number, size: number, fill?: string, flip?: boolean, turn?: number, rim?: string, from?: [number, number], rimWidth?: number, opacity?: number}} how
   */
  place(shape, { x, y, size, fill = this.colours.frame, flip = false, turn = 0, rim, from = [1, -0.6], rimWidth = 2, opacity = 1 }) {
    const k = size / 100;
    const tone = (/** @type {string} */ t) => /** @type {Record<string, string>} */ (this.colours)[t] ?? t;
    const paint = (/** @type {Part} */ p) => p.stroke ? this.stroke(p.d, tone(p.tone), p.stroke, p.opacity) : this.path(p.d, tone(p.tone), p.opacity === undefined ? '' : `opacity="${p.opacity}"`);
    let body = this.path(shape.d, fill);
    if (rim) {
      // A light copy below, the dark copy pushed away from the light, cut to the silhouette.
      const length = (Math.hypot(from[0], from[1]) * k) / rimWidth;
      const a = (-turn * Math.PI) / 180;
      const [fx, fy] = [from[0] * Math.cos(a) - from[1] * Math.sin(a), from[0] * Math.sin(a) + from[1] * Math.cos(a)];
      const [dx, dy] = [((flip ? 1 : -1) * fx) / length, -fy / length];
      const id = this.define((i) => `<path id="${i}" d="${shape.d}"/>`);
      const clip = this.define((i) => `<clipPath id="${i}"><use href="#${id}"/></clipPath>`);
      body = `<g clip-path="url(#${clip})"><use href="#${id}" fill="${fill}"/><use href="#${id}" fill="${this.edge(rim, [flip ? -fx : fx, fy])}"/><use href="#${id}" fill="${fill}" transform="translate(${round(dx)} ${round(dy)})"/></g>`;
    }
    const move = `translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''} scale(${flip ? -k : k} ${k})`;
    return this.group([...(shape.behind ?? []).map(paint), body, ...(shape.parts ?? []).map(paint)], `transform="${move}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`);
  }

  /** The finished picture, from far to near. @param {...Markup} layers */
  picture(...layers) {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${this.made ?? ''}</defs>${layers.map(flat).join('')}</svg>`;
  }
}

/** @param {Markup} markup @returns {string} */
const flat = (markup) => (typeof markup === 'string' ? markup : markup.map(flat).join(''));

/** @param {Stop[]} stops */
function stopsOf(stops) {
  return stops
    .map((stop, i) => {
      const [offset, colour, opacity] = typeof stop === 'string' ? [i / Math.max(1, stops.length - 1), stop, 1] : stop;
      return `<stop offset="${Math.round(offset * 100) / 100}" stop-color="${colour}"${opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;
    })
    .join('');
}
