// @ts-check
// How a sticker is drawn: flat shapes with a thick dark line, a white rim that follows the whole figure, a shadow below it,
// and a bright ground with halftone in one corner. Figures are strings; nothing here throws dice, so every drawing is the
// same each time.

export const INK = '#1b1b2f';
export const WHITE = '#fff';
const RIM = 15;
const LINE = 5;

/** One decimal is enough at this size. @param {number} value */
export const n = (value) => String(Math.round(value * 10) / 10);

/** @param {number} x @param {number} y @param {number} rx @param {number} [ry] */
export const oval = (x, y, rx, ry = rx) => `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;

/** A star, a burst or a wheel: points on two radii in turn. @param {number} x @param {number} y @param {number} points @param {number} outer @param {number} inner @param {number} [turn] */
export function star(x, y, points, outer, inner, turn = -90) {
  const at = Array.from({ length: points * 2 }, (_, i) => {
    const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
    const r = i % 2 === 0 ? outer : inner;
    return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
  });
  return `M${at.join('L')}z`;
}

/** @param {number} x @param {number} y @param {number} s */
export const heart = (x, y, s) => `M${n(x)} ${n(y + s)}C${n(x - 2 * s)} ${n(y - 0.3 * s)} ${n(x - s)} ${n(y - 1.5 * s)} ${n(x)} ${n(y - 0.5 * s)}C${n(x + s)} ${n(y - 1.5 * s)} ${n(x + 2 * s)} ${n(y - 0.3 * s)} ${n(x)} ${n(y + s)}z`;

/** What stands on a card. Shapes are remembered twice: as they are inked, and as the outline that the rim follows. */
export class Figure {
  ink = '';
  outline = '';

  /** A filled shape with a dark line. @param {string} d @param {string} fill @param {{ line?: number, rim?: boolean }} [how] */
  shape(d, fill, { line = LINE, rim = true } = {}) {
    this.ink += `<path d="${d}" fill="${fill}"${line ? '' : ' stroke="none"'}${line && line !== LINE ? ` stroke-width="${line}"` : ''}/>`;
    if (rim) this.outline += `<path d="${d}"/>`;
    return this;
  }

  /** Colour without a line, inside something that has one. @param {string} d @param {string} fill @param {number} [opacity] */
  patch(d, fill, opacity = 1) {
    this.ink += `<path d="${d}" fill="${fill}" stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
    return this;
  }

  /** A line alone. @param {string} d @param {number} [width] @param {string} [colour] */
  stroke(d, width = 4, colour = INK) {
    this.ink += `<path d="${d}" fill="none" stroke-width="${width}"${colour === INK ? '' : ` stroke="${colour}"`}/>`;
    return this;
  }

  /** An arm, a leg, a stick: a line so thick that it has an outline itself. @param {string} d @param {string} colour @param {number} [width] */
  limb(d, colour, width = 13) {
    this.ink += `<path d="${d}" fill="none" stroke-width="${width + 2 * LINE - 1}"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
    this.outline += `<path d="${d}" fill="none" stroke-width="${width + 2 * LINE + RIM}"/>`;
    return this;
  }

  /** @param {string} transform @param {(figure: Figure) => void} draw */
  group(transform, draw) {
    const open = `<g transform="${transform}">`;
    this.ink += open;
    this.outline += open;
    draw(this);
    this.ink += '</g>';
    this.outline += '</g>';
    return this;
  }

  /** The same on the other side of a line. @param {number} x @param {(figure: Figure) => void} draw */
  both(x, draw) {
    draw(this);
    return this.group(`matrix(-1 0 0 1 ${n(2 * x)} 0)`, draw);
  }
}

/** Dots that shrink away from a corner. @param {string} colour @param {'tl' | 'tr' | 'bl' | 'br'} corner */
function halftone(colour, corner) {
  const rows = [];
  for (let row = 0; row < 11; row++) {
    const width = 11 - row;
    if (width < 2) break;
    const dots = [];
    for (let i = 0; i <= row; i++) dots.push([i * 13 + 3, (row - i) * 13 + 3]);
    const d = dots.map(([x, y]) => `M${corner[1] === 'r' ? 200 - x : x} ${corner[0] === 'b' ? 200 - y : y}h0`).join('');
    rows.push(`<path d="${d}" stroke-width="${width}"/>`);
  }
  return `<g stroke="${colour}">${rows.join('')}</g>`;
}

/** @typedef {{ paper: string, dots: string, corner?: 'tl' | 'tr' | 'bl' | 'br', mark?: 'rays' | 'rings' | 'hill' | 'stripes' | 'burst' | 'plain', tone?: string, framed?: boolean }} Ground A framed one has a margin, over which the figure reaches. */

/** A margin around the ground, with a white line inside. @param {string} colour */
const frame = (colour) => {
  const inside = 'M38 20H162a18 18 0 0 1 18 18V162a18 18 0 0 1-18 18H38a18 18 0 0 1-18-18V38a18 18 0 0 1 18-18z';
  return `<path fill="${colour}" fill-rule="evenodd" d="M0 0H200V200H0z${inside}"/><path fill="none" stroke="#fff" stroke-width="4" d="${inside}"/>`;
};

/** @param {Ground} ground */
function behind({ paper, dots, corner = 'br', mark = 'plain', tone = '#fff', framed = false }) {
  const marks = {
    plain: '',
    rays: `<path fill="${tone}" opacity=".35" d="${Array.from({ length: 9 }, (_, i) => {
      const [a, b] = [i * 40, i * 40 + 18].map((angle) => (angle * Math.PI) / 180);
      return `M100 108L${n(100 + 190 * Math.cos(a))} ${n(108 + 190 * Math.sin(a))}L${n(100 + 190 * Math.cos(b))} ${n(108 + 190 * Math.sin(b))}z`;
    }).join('')}"/>`,
    rings: `<path fill="none" stroke="${tone}" opacity=".4" stroke-width="9" d="${oval(100, 104, 84)}${oval(100, 104, 112)}${oval(100, 104, 58)}"/>`,
    hill: `<path fill="${tone}" opacity=".55" d="M0 150C50 128 130 176 200 146V200H0z"/>`,
    stripes: `<path stroke="${tone}" opacity=".3" stroke-width="12" d="M-20 60L60-20M-20 120L120-20M-20 180L180-20M10 210L210 10M70 210L210 70M130 210L210 130"/>`,
    burst: `<path fill="${tone}" opacity=".6" d="${star(100, 104, 14, 106, 78, -84)}"/>`,
  };
  return `<path fill="${paper}" d="M0 0H200V200H0z"/>${halftone(dots, corner)}${marks[mark]}${framed ? frame(dots) : ''}`;
}

/** The whole picture, square. @param {Ground} ground @param {(figure: Figure) => void} draw */
export function sticker(ground, draw) {
  const figure = new Figure();
  draw(figure);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" stroke-linecap="round" stroke-linejoin="round">' +
    `<defs><g id="s" stroke-width="${RIM + LINE}">${figure.outline}</g></defs>` +
    behind(ground) +
    `<use href="#s" x="3" y="5" fill="${INK}" stroke="${INK}" opacity=".28"/><use href="#s" fill="#fff" stroke="#fff"/>` +
    `<g stroke="${INK}" stroke-width="${LINE}">${figure.ink}</g></svg>\n`
  );
}
