// @ts-check
import { mix, shade } from '../studio/colour.js';
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, polygon } from '../studio/path.js';
import { pen } from '../studio/hands.js';

export const scene = 'A bareheaded man stands in a river of hats that flows the other way; the wind lifts one hat, and there is nobody under it; from a window a hat is let down on a string.';

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  const c = s.mood('lilacFog');
  const ink = '#241a3a';
  const p = pen(s, { paper: '#f6efe4', ink, from: [0, -1] });
  const sun = '#fff3cf';
  const sky = [p.sheet('#f3e2d2'), s.path('M110-10H290V300H110z', '#fbdcae'), s.path(egg(204, 176, 84), '#fde7b8'), s.path(egg(204, 182, 52), sun)];

  // The street: two rows of houses that run to the light, each house a step nearer and darker.
  /** @type {[number, number, number, string][]} where its inner edge is, its roof and its gable, far to near; its colour */
  const row = [[152, 108, 20, mix(c.far, sun, 0.45)], [122, 54, 30, mix(c.far, sun, 0.12)], [82, -6, 40, mix(c.middle, c.near, 0.15)], [34, -80, 0, mix(c.near, c.frame, 0.25)]];
  const houses = [0, 1].map((side) => row.map(([x, top, gable, colour], i) => {
    const X = (/** @type {number} */ v) => (side ? 406 - v : v);
    const inner = X(x + (side ? 6 * i : 0));
    const d = polygon([[side ? 420 : -20, top + 20], [X(x - 46), top - gable], [inner, top + 14], [inner, 470], [side ? 420 : -20, 470]]);
    const next = i ? row[i - 1][0] : x;
    let [panes, lit] = ['', ''];
    const w = 8 + i * 3.4;
    for (let k = 0; k < 4; k++) for (let j = 0; j < 2; j++) {
      const [wx, wy] = [X(x - 10 - i * 2 - j * (w + 8)) - w / 2, top + 34 + i * 8 + k * (34 + i * 9)];
      if (wy > 330 || Math.abs(next) < 0) continue;
      const pane = polygon([[wx, wy], [wx + w, wy], [wx + w, wy + w * 1.7], [wx, wy + w * 1.7]]);
      if ((i * 7 + k * 3 + j + side * 5) % 11 === 0) lit += pane;
      else panes += pane;
    }
    return [s.path(d, colour), s.path(panes, shade(colour, -0.16)), s.path(lit, '#ffd873'), s.stroke(`M${inner} ${top + 14}V430`, i < 2 ? sun : shade(colour, 0.18), 2.2)];
  }));
  const shadeOfStreet = p.hatch((x, y) => clamp((Math.abs(x - 204) - 120) / 90) * clamp((y + 60) / 200), { angle: 80, gap: 5.4, width: 1.2, patch: [60, 5], area: [0, 0, 400, 330] });
  const ground = [s.path('M-10 300H410V610H-10z', mix(c.near, c.frame, 0.3)), s.path('M150 262H256L300 400H110z', '#fbdcae')];

  // Three kinds of hat, in the light, in the half light and in the dark.
  const bowler = 'M-30 0Q-29 8 0 8T30 0Q25-3 19-3Q21-27 0-28T-19-3Q-25-3-30 0z';
  const top = 'M-27 0Q-26 7 0 7T27 0L18-2 20-42Q0-49-20-42L-18-2z';
  const felt = 'M-36-1Q-22 9 0 8T36-3Q26-5 19-6Q21-30 10-29Q0-24-9-30Q-21-30-19-5Q-28-4-36-1z';
  const stamps = [mix(c.far, sun, 0.3), mix(c.middle, c.far, 0.2), c.near, mix(c.near, c.frame, 0.6), c.frame].map((tone, i) =>
    [bowler, top, felt].map((d, k) => s.stamp([s.path(d, tone, `stroke="${ink}" stroke-width="${i > 2 ? 1 : 1.6}"`), s.stroke(['M-19-6Q0-1 19-6', 'M-18-6Q0-1 18-6', 'M-19-9Q0-4 19-9'][k], i > 2 ? shade(tone, 0.14) : shade(tone, -0.2), 4), s.stroke(['M-15-20Q0-29 15-20', 'M-18-42Q0-48 18-42', 'M-16-27Q-9-31 0-27'][k], i > 3 ? shade(tone, 0.2) : sun, 2.6)])));
  const MAN = { x: 204, y: 392 };
  /** @type {string[]} */ const behind = [];
  /** @type {string[]} */ const before = [];
  for (let i = 0; i < 17; i++) {
    const t = i / 16;
    const [y, k] = [268 + 346 * t ** 1.75, 0.24 + 1.75 * t ** 1.6];
    const gap = 58 * k;
    for (let x = 204 - gap * (Math.ceil(230 / gap) + (i % 2) * 0.5); x < 420; x += gap) {
      const [px, py] = [x + s.random.between(-5, 5) * k, y + s.random.between(-6, 6) * k];
      const aside = Math.abs(px - MAN.x);
      if (Math.abs(y - MAN.y) < 34 && aside < 34) continue;
      // Behind him and before him the river keeps the shape of a stone in it.
      const push = y > MAN.y && y < MAN.y + 92 ? clamp(1 - aside / 40) * 30 * Math.sign(px - MAN.x || 1) : 0;
      const far = Math.abs(px + push - 204) / (50 + 130 * t);
      const shadow = py > MAN.y && aside < 26 + (py - MAN.y) * 0.2;
      const tone = Math.min(4, Math.max(0, Math.round(far * 1.9 + t * 2.1 - 0.5 + (shadow ? 2 : 0))));
      (y < MAN.y ? behind : before).push(stamps[tone][s.random.whole(0, 2)](px + push, py, k, s.random.between(-7, 7)));
    }
  }
  const { x: mx, y: my } = MAN;
  const m = (/** @type {any[]} */ ...points) => blob(points.map(([x, y, k]) => [mx + x, my + y, k]));
  const man = [
    s.path(m([-44, 66, 'sharp'], [-46, -26], [-40, -62], [-26, -78], [0, -84], [26, -78], [40, -60], [46, -24], [44, 66, 'sharp']), '#3b2c56', `stroke="${ink}" stroke-width="2"`),
    s.path(m([-9, -70], [-15, -30], [-8, 20], [0, 40, 'sharp'], [8, 20], [15, -30], [9, -70]), '#f6efe4'), s.path(m([-4, -66], [5, -66], [7, -30], [1, -16], [-6, -30]), '#c8442f'),
    s.stroke(`M${mx - 10} ${my - 72}q-10 50 10 112M${mx + 10} ${my - 72}q10 50-10 112`, ink, 2.2),
    s.stroke(`M${mx - 43} ${my - 20}q1-36 12-52M${mx + 43} ${my - 20}q-1-36-12-52`, sun, 3.4),
    s.path(limb([[mx, my - 84, 17], [mx, my - 72, 19]]), '#e2b596'), s.path(egg(mx, my - 103, 21, 26), '#f3cfae'), s.path(egg(mx - 21, my - 100, 4, 6) + egg(mx + 21, my - 100, 4, 6), '#e2b596'),
    s.path(m([-23, -100], [-25, -122], [-14, -136], [4, -140], [20, -132], [25, -116], [22, -98], [17, -114], [4, -120], [-12, -117]), '#d2502a'), s.stroke(`M${mx - 21} ${my - 126}q8-12 24-13t20 9`, sun, 3),
    s.path(egg(mx - 8, my - 101, 2.4, 2.9) + egg(mx + 8, my - 101, 2.4, 2.9), ink), s.stroke(`M${mx - 5} ${my - 87}q5 1 10 0`, '#a9583f', 2), s.stroke(`M${mx} ${my - 99}q3 5-1 7`, '#c98f6d', 1.8),
  ];
  // A coat that walks along: collar and tie, and above them the wind has its hat.
  const empty = [
    s.path(blob([[286, 520, 'sharp'], [290, 470], [312, 452], [340, 446], [368, 454], [388, 474], [392, 530, 'sharp']]), '#2d2148', `stroke="${ink}" stroke-width="2"`),
    s.path(egg(340, 450, 22, 8), '#140d24'), s.stroke('M318 450q22 12 44 0', '#f6efe4', 4), s.path(polygon([[335, 456], [346, 456], [349, 490], [341, 500], [333, 490]]), '#efb93a'), s.stroke('M320 452l14 40M362 452l-16 40', mix(c.near, c.middle, 0.4), 2.6),
    stamps[1][0](356, 384, 1.3, 22), s.stroke('M300 420q14-10 22 0t18-6M298 400q10-6 16 0', sun, 2.2),
  ];
  // A hand at a window, a string, a hat that has not found its head.
  const window = [s.path(polygon([[36, 128], [70, 132], [70, 186], [36, 186]]), '#ffd873'), s.stroke('M36 128L70 132V186H36zM53 130V186', ink, 2.4), s.path(limb([[48, 178, 14], [66, 186, 12], [84, 190, 9]]), '#7a3f6a'), s.path(egg(90, 191, 7, 5), '#f3cfae'), s.stroke('M92 194q2 40-1 70', ink, 1.8), stamps[0][2](92, 286, 0.9, -5)];
  return s.picture(sky, houses, shadeOfStreet, ground, behind, man, before.slice(0, -14), empty, before.slice(-14), window);
}
