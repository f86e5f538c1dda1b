// @ts-check
// Four hands beside the smooth one: linocut, pen, gouache and cut paper. Each is a set of tools for one card, in its own
// colours, that takes a path in card units or a motif with a spot. All of it is paths: no filter, no gradient.
import { shade } from './colour.js';
import { form } from './form.js';
import { CARD, clamp, gouges, lines, lit, shaded, specksIn } from './marks.js';
import { line, round } from './path.js';

/** @typedef {import('./studio.js').Studio} Studio */
/** @typedef {import('./studio.js').Shape} Shape */
/** @typedef {import('./form.js').Spot} Spot */
/** @typedef {[number, number]} Light where the light comes from */
/** @typedef {Record<string, string>} Tones which colour stands for a motif's tone */

/** @param {Spot} [spot] */
function move(spot) {
  if (!spot) return '';
  const { x = 0, y = 0, size = 100, flip = false, turn = 0 } = spot;
  const k = size / 100;
  return `transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''} scale(${flip ? -k : k} ${k})"`;
}

/** @param {string | Shape} shape @returns {Shape} */
const shapeOf = (shape) => (typeof shape === 'string' ? { d: shape } : shape);

/** @param {Studio} s @param {Shape} shape @param {'parts' | 'behind'} which @param {Tones} tones */
function details(s, shape, which, tones) {
  return (shape[which] ?? []).map((p) => {
    const colour = tones[p.tone] ?? (p.tone.startsWith('#') ? p.tone : tones.light);
    return p.stroke ? s.stroke(p.d, colour, p.stroke) : s.path(p.d, colour);
  });
}

/**
 * Linocut: ink from a block that was cut with a gouge. Shapes are the ink, light is what was cut away, and the cleared
 * ground keeps some ridges. Further colours are printed a little out of register.
 * @param {Studio} s @param {{paper: string, ink: string, from?: Light}} how
 */
export function linocut(s, { paper, ink, from = [1, -1] }) {
  const inwards = (Math.atan2(-from[1], -from[0]) * 180) / Math.PI;
  return {
    paper,
    ink,
    /** The cleared ground; `flow` leads the ridges that were left. @param {{flow?: (x: number, y: number) => number, ridges?: (x: number, y: number) => number, colour?: string, length?: number, gap?: number, width?: number}} [how] */
    sheet: ({ flow = () => 12, ridges = () => 0.2, colour = ink, length = 22, gap = 11, width = 1.8 } = {}) => s.path('M0 0H400V600H0z', paper) + gouges(s, ridges, colour, { flow, length, gap, width }),
    /** Inked all over, to be cut into. */
    inked: () => s.path('M0 0H400V600H0z', ink),
    /** A shape in ink (or another colour) with cuts along its lit side. @param {string | Shape} what @param {{spot?: Spot, colour?: string, cuts?: string, reach?: number, flow?: (x: number, y: number) => number, gap?: number, length?: number, width?: number, salt?: number, tones?: Tones}} [how] */
    block(what, { spot, colour = ink, cuts = paper, reach = 22, flow = () => inwards, gap = 5, length = 13, width = 2.6, salt = 0, tones = {} } = {}) {
      const shape = shapeOf(what);
      const body = form(shape.d, spot);
      const all = { light: cuts, accent: cuts, middle: cuts, near: colour, frame: colour, far: cuts, ...tones };
      return [
        s.group([...details(s, shape, 'behind', all), s.path(shape.d, colour), ...details(s, shape, 'parts', all)], move(spot)),
        reach ? gouges(s, lit(body, from, reach), cuts, { area: body.area, flow, gap, length, width }) : '',
        salt ? specksIn(s, body.inside, salt, cuts, body.area, 1.3) : '',
      ].join('');
    },
    /** Cuts anywhere. @param {import('./marks.js').Tone} tone @param {Parameters<typeof gouges>[3]} [how] @param {string} [colour] */
    cuts: (tone, how, colour = paper) => gouges(s, tone, colour, how),
    /** Another colour, printed out of register. @param {string} d @param {string} colour @param {[number, number]} [slip] @param {number} [salt] */
    colour(d, colour, slip = [2, -1.5], salt = 60) {
      const body = form(d);
      return s.group([s.path(d, colour), specksIn(s, body.inside, salt, paper, body.area, 1.4)], `transform="translate(${slip[0]} ${slip[1]})"`);
    },
  };
}

/**
 * Pen and ink on paper: a contour that is thin towards the light and thick away from it, hatching for the shade, crossed
 * where it is deep, and a wash or two that do not keep to the line.
 * @param {Studio} s @param {{paper: string, ink: string, from?: Light}} how
 */
export function pen(s, { paper, ink, from = [1, -1] }) {
  const length = Math.hypot(from[0], from[1]);
  const away = [-from[0] / length, -from[1] / length];
  return {
    paper,
    ink,
    /** The sheet, with a stain of a second tone. @param {string} [stain] */
    sheet: (stain = shade(paper, -0.03)) => s.path('M0 0H400V600H0z', paper) + specksIn(s, () => true, 90, stain, CARD, 2.6),
    /**
     * A shape: its colour, its contour, the hatching of its shade. `dark` lays hatching over all of it, 0 to 1.
     * @param {string | Shape} what
     * @param {{spot?: Spot, fill?: string, angle?: number, gap?: number, reach?: number, dark?: number, cross?: number, contour?: number, width?: number, tones?: Tones, bow?: number}} [how]
     */
    shape(what, { spot, fill = paper, angle = 52, gap = 4.6, reach = 34, dark = 0, cross = 0.45, contour = 1.6, width = 1.05, tones = {}, bow = 0 } = {}) {
      const shape = shapeOf(what);
      const body = form(shape.d, spot);
      const k = (spot?.size ?? 100) / 100;
      const a = (-(spot?.turn ?? 0) * Math.PI) / 180;
      const [ax, ay] = [away[0] * Math.cos(a) - away[1] * Math.sin(a), away[0] * Math.sin(a) + away[1] * Math.cos(a)];
      const all = { light: paper, accent: ink, middle: ink, near: ink, frame: ink, far: ink, ...tones };
      const edge = contour ? `<path d="${shape.d}" fill="${ink}" stroke="${ink}" stroke-width="${round((contour * 1.15) / k)}" stroke-linejoin="round" transform="translate(${round(((spot?.flip ? -1 : 1) * ax * contour * 0.6) / k)} ${round((ay * contour * 0.6) / k)})"/>` : '';
      const tone = shaded(body, from, reach);
      const shadeAt = (/** @type {number} */ x, /** @type {number} */ y) => (body.inside(x, y) ? Math.max(dark, clamp(tone(x, y) * 1.5)) : 0);
      return [
        s.group([...details(s, shape, 'behind', all), edge, s.path(shape.d, fill)], move(spot)),
        reach || dark ? lines(s, shadeAt, ink, { area: body.area, angle, gap, width, bow }) : '',
        cross ? lines(s, (x, y) => (shadeAt(x, y) - cross) * 1.6, ink, { area: body.area, angle: angle - 68, gap: gap * 1.1, width, bow }) : '',
        s.group(details(s, shape, 'parts', all), move(spot)),
      ].join('');
    },
    /** Hatching anywhere. @param {import('./marks.js').Tone} tone @param {Parameters<typeof lines>[3]} [how] @param {string} [colour] */
    hatch: (tone, how, colour = ink) => lines(s, tone, colour, { width: 1.05, gap: 4.8, ...how }),
    /** A line of the pen that swells in its middle. @param {import('./path.js').Point[]} points @param {number} [width] */
    stroke: (points, width = 1.5) => s.stroke(line(points), ink, width),
    /** A wash of colour that does not keep to the line. @param {string} d @param {string} colour @param {number} [opacity] */
    wash: (d, colour, opacity = 0.6) => s.path(d, colour, `opacity="${opacity}" transform="translate(3 2)"`),
  };
}

/**
 * Gouache: flat opaque colour, and where it turns lighter or darker a brush that runs dry.
 * @param {Studio} s @param {{from?: Light}} [how]
 */
export function gouache(s, { from = [1, -1] } = {}) {
  const dry = (/** @type {import('./marks.js').Tone} */ tone, /** @type {string} */ colour, /** @type {Parameters<typeof lines>[3]} */ how = {}) => lines(s, tone, colour, { angle: 4, gap: 3.6, width: 3.1, patch: [30, 3.6], shortest: 7, cap: 'butt', ...how });
  return {
    dry,
    /** The ground: the first colour, each next one brushed over it from its height down. @param {string} first @param {[number, number, string][]} [next] height, softness, colour @param {Parameters<typeof lines>[3]} [how] */
    ground(first, next = [], how = {}) {
      return s.path('M0 0H400V600H0z', first) + next.map(([at, soft, colour]) => s.path(`M0 ${at + soft}H400V600H0z`, colour) + dry((x, y) => clamp((y - at + soft * 0.2) / (soft * 1.2)), colour, { gap: 4.6, width: 4, patch: [46, 4.6], shortest: 10, area: [0, at - soft * 0.3, 400, soft * 1.4], ...how })).join('');
    },
    /** A shape in one colour, brushed lighter towards the light and darker away from it. @param {string | Shape} what @param {string} colour @param {{spot?: Spot, light?: string, dark?: string, angle?: number, reach?: number, gap?: number, tones?: Tones}} [how] */
    shape(what, colour, { spot, light = shade(colour, 0.09, 6), dark = shade(colour, -0.1, -8), angle = 64, reach = 34, gap = 3.6, tones = {} } = {}) {
      const shape = shapeOf(what);
      const body = form(shape.d, spot);
      const all = { light: shade(colour, 0.3), accent: light, middle: light, near: dark, frame: shade(colour, -0.3), far: light, ...tones };
      const how = { area: body.area, angle, gap, width: gap * 0.86, patch: /** @type {[number, number]} */ ([30, gap]) };
      return [
        s.group([...details(s, shape, 'behind', all), s.path(shape.d, colour)], move(spot)),
        dark ? dry((x, y) => shaded(body, from, reach * 1.3)(x, y) * 1.15, dark, how) : '',
        light ? dry((x, y) => lit(body, from, reach)(x, y) * 1.1, light, how) : '',
        s.group(details(s, shape, 'parts', all), move(spot)),
      ].join('');
    },
    /** One pull of a broad brush that runs dry at its end. @param {import('./path.js').Point[]} points @param {number} width @param {string} colour @param {number} [load] 0 dry, 1 wet */
    pull(points, width, colour, load = 0.6) {
      const n = Math.max(4, Math.round(width / 3));
      const groups = ['', '', ''];
      for (let i = 0; i < n; i++) {
        const off = (i / (n - 1) - 0.5) * width;
        const shift = s.random.between(-6, 6);
        const moved = points.map((p, k) => {
          const [a, b] = [points[Math.max(0, k - 1)], points[Math.min(points.length - 1, k + 1)]];
          const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
          const along = k === 0 || k === points.length - 1 ? shift : 0;
          return /** @type {[number, number]} */ ([p[0] - ((b[1] - a[1]) / l) * off + ((b[0] - a[0]) / l) * along, p[1] + ((b[0] - a[0]) / l) * off + ((b[1] - a[1]) / l) * along]);
        });
        groups[i % 3] += line(moved);
      }
      const dashes = load > 0.9 ? ['', '', ''] : [`${Math.round(70 * load + 30)} ${Math.round(16 - 14 * load)} ${Math.round(60 * load + 8)} 7`, `${Math.round(46 * load + 50)} 5 ${Math.round(90 * load + 4)} ${Math.round(22 - 18 * load)}`, `${Math.round(120 * load + 12)} 9 26 ${Math.round(14 - 10 * load)}`];
      return groups.map((d, i) => `<path d="${d}" fill="none" stroke="${shade(colour, (i - 1) * 0.018)}" stroke-width="${round((width / n) * 1.12)}"${dashes[i] ? ` stroke-dasharray="${dashes[i]}"` : ''}/>`).join('');
    },
  };
}

/**
 * Cut paper: flat sheets with the edge of the scissors, each lying a little above the one below it and throwing a shadow.
 * @param {Studio} s @param {{from?: Light, dark?: string}} [how] `dark` is the colour of shadows
 */
export function cutPaper(s, { from = [-0.6, -1], dark = s.colours.frame } = {}) {
  const k = Math.hypot(from[0], from[1]);
  const [dx, dy] = [-from[0] / k, -from[1] / k];
  /** @param {string | Shape} what @param {string} colour @param {{spot?: Spot, lift?: number, edge?: number, tones?: Tones}} [how] `lift` is how far it is above what lies below */
  const sheet = (what, colour, { spot, lift = 4, edge = 0.9, tones = {} } = {}) => {
    const shape = shapeOf(what);
    const id = s.define((i) => `<path id="${i}" d="${shape.d}"/>`);
    const scale = (spot?.size ?? 100) / 100;
    const a = (-(spot?.turn ?? 0) * Math.PI) / 180;
    const at = (/** @type {number} */ far, /** @type {string} */ fill, /** @type {string} */ more) => {
      const [u, v] = [(dx * far) / scale, (dy * far) / scale];
      const [x, y] = [(u * Math.cos(a) - v * Math.sin(a)) * (spot?.flip ? -1 : 1), u * Math.sin(a) + v * Math.cos(a)];
      return `<use href="#${id}" fill="${fill}"${far ? ` transform="translate(${round(x)} ${round(y)})"` : ''} ${more}/>`;
    };
    const all = { light: shade(colour, 0.25), accent: shade(colour, -0.2), middle: shade(colour, 0.1), near: shade(colour, -0.15), frame: dark, far: shade(colour, 0.12), ...tones };
    const shadows = lift ? [at(lift * 1.5, dark, 'opacity=".1"'), at(lift, dark, 'opacity=".16"'), at(lift * 0.45, dark, 'opacity=".22"')] : [];
    return s.group([...details(s, shape, 'behind', all), ...shadows, edge ? at(-edge * 0.7, shade(colour, 0.09), '') : '', at(0, colour, ''), ...details(s, shape, 'parts', all)], move(spot));
  };
  return {
    sheet,
    /** The lowest sheet, with fibres. @param {string} colour */
    ground: (colour) => s.path('M0 0H400V600H0z', colour) + specksIn(s, () => true, 120, shade(colour, 0.05), CARD, 2) + specksIn(s, () => true, 120, shade(colour, -0.05), CARD, 1.6),
    /** A torn strip from edge to edge: the white core of the paper shows above the colour. @param {number[]} heights left to right @param {string} colour @param {{lift?: number, core?: string, rough?: number}} [how] */
    torn(heights, colour, { lift = 4, core = shade(colour, 0.16, 0, 0.4), rough = 3 } = {}) {
      const step = 440 / (heights.length - 1);
      const edge = (/** @type {number} */ down) => {
        let d = 'M-20 620';
        heights.forEach((h, i) => {
          const next = heights[i + 1] ?? h;
          for (let t = 0; t < (i + 1 < heights.length ? 1 : 0.1); t += 9 / step) d += `L${round(-20 + (i + t) * step)} ${round(h + (next - h) * (1 - Math.cos(t * Math.PI)) / 2 + down + s.random.between(-rough, rough))}`;
        });
        return d + 'L420 620z';
      };
      return sheet(edge(0), core, { lift, edge: 0 }) + s.path(edge(5), colour);
    },
    /** What is printed on a sheet stays on it. @param {string} d @param {...import('./studio.js').Markup} print */
    print: (d, ...print) => s.within(d, ...print),
  };
}

