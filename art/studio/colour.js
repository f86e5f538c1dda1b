// @ts-check
// Colours are thought of in OKLCH (lightness 0–1, chroma 0–0.3, hue 0–360) and written as hex.

/**
 * @param {number} lightness @param {number} chroma @param {number} hue
 * @returns {string} #rrggbb; chroma is lowered until the colour exists in sRGB.
 */
export function oklch(lightness, chroma, hue) {
  for (let c = chroma; ; c -= 0.005) {
    const rgb = toLinear(lightness, Math.max(c, 0), hue);
    if (c <= 0 || rgb.every((v) => v > -0.002 && v < 1.002)) return '#' + rgb.map(toHex).join('');
  }
}

/** @param {number} l @param {number} c @param {number} h */
function toLinear(l, c, h) {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

/** @param {number} linear */
function toHex(linear) {
  const v = Math.min(1, Math.max(0, linear));
  const s = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
  return Math.round(s * 255).toString(16).padStart(2, '0');
}

/** Between two hex colours, mixed in OKLab so that the middle is never muddy. @param {string} from @param {string} to @param {number} share of `to` */
export function mix(from, to, share) {
  const [a, b] = [lab(from), lab(to)];
  const [l, m, n] = a.map((v, i) => v + (b[i] - v) * share);
  return oklch(l, Math.hypot(m, n), (Math.atan2(n, m) * 180) / Math.PI);
}

/** The same colour, lighter (+) or darker (−), with its hue turned a little. @param {string} colour @param {number} by @param {number} [turn] @param {number} [richer] times the chroma */
export function shade(colour, by, turn = 0, richer = 1) {
  const [l, a, b] = lab(colour);
  return oklch(Math.min(0.995, Math.max(0.05, l + by)), Math.hypot(a, b) * richer, (Math.atan2(b, a) * 180) / Math.PI + turn);
}

/** @param {string} hex */
function lab(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const v = parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z,
    0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z,
  ];
}
