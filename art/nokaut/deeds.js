// @ts-check
// Magic and ripostes: a dragon or a unicorn at work. The same kit as the characters.
import { arms, body, head, tail, wings } from './dragon.js';
import { INK, oval, star, sticker } from './pen.js';
import * as p from './props.js';
import { front, leg, side, sitting, standing } from './unicorn.js';

/** @typedef {import('./pen.js').Figure} Figure */

const RED = { skin: '#ef4b4b', dark: '#c22f3c', belly: '#ffc9a3', horn: '#fff1c9', wing: '#a3263b', spike: '#7d1f2f' };
const GREEN = { skin: '#5bbf7a', dark: '#3a9a5c', belly: '#d8f0b8', horn: '#fff1c9', wing: '#2f7d5c', spike: '#2f7d8c' };
const BLUE = { skin: '#4aa3df', dark: '#2d7fbd', belly: '#cfeaff', horn: '#fff1c9', wing: '#2d6aa8' };
const ORANGE = { skin: '#ffb13d', dark: '#f08a24', belly: '#fff0b8', horn: '#ff5d3b', wing: '#ff6b35' };
const PINK = { coat: '#fff4fb', dark: '#f3cfe6', mane: ['#ff5fa8', '#ff93c7'], hoof: '#c13b80' };
const SKY = { coat: '#e9f7ff', dark: '#bfe0f5', mane: ['#ffc93d', '#ffe08a'], hoof: '#c98a3b' };
const MINT = { coat: '#b8f0dc', dark: '#86d3b8', mane: ['#ff7a1a', '#ffb03a'], hoof: '#3f6f60' };
const LILAC = { coat: '#cbbcff', dark: '#a996ea', mane: ['#7b5cff', '#b39bff'], hoof: '#5a46a8' };

/** @typedef {import('./pen.js').Ground} Ground */
/** @type {Ground} */ const FIRE = { paper: '#ffb03a', dots: '#ff8a1a', mark: 'rays', tone: '#ffe08a' };
/** @type {Ground} */ const CLAY = { paper: '#ffd23f', dots: '#ffae1a', corner: 'tl', mark: 'burst', tone: '#fff3b0' };
/** @type {Ground} */ const HOT = { paper: '#f2675f', dots: '#d1453f', corner: 'bl', mark: 'rays', tone: '#ff9d8a' };
/** @type {Ground} */ const COOL = { paper: '#8f9dff', dots: '#6c7bee', mark: 'rays', tone: '#c3cbff' };
/** @type {Ground} */ const SEA = { paper: '#6fdccb', dots: '#3fc0ab', corner: 'tl', mark: 'burst', tone: '#c2f7ee' };
/** @type {Ground} */ const ROSE = { paper: '#ff9fd6', dots: '#f274bd', corner: 'bl', mark: 'rays', tone: '#ffd0ec' };

const arrow = (/** @type {Figure} */ f, /** @type {string} */ d, /** @type {string} */ tip, /** @type {string} */ colour) => f.limb(d, colour, 9).shape(tip, colour);
/** A card with a crack: what an attack leaves of a plan. */
const torn = (/** @type {Figure} */ f) => f.group('rotate(-8 130 110)', (g) => g.shape('M98 40H168V92L150 100L160 112L140 120L152 136L98 150z', '#fff').shape('M168 92L150 100L160 112L140 120L152 136L168 132z', '#e8ecf5').shape('M108 50H158V84H108z', '#c9d2e6', { line: 3.5, rim: false }).stroke('M108 98h30M108 110h22', 4, '#9aa6bf'));

/** A fan of fire from a mouth. */
const blaze = (/** @type {Figure} */ f) =>
  f.shape('M66 96C90 70 120 66 134 44C140 60 150 58 156 48C158 66 176 66 188 60C180 78 186 90 196 98C182 104 184 118 190 130C174 128 164 138 164 152C150 142 138 146 130 158C122 138 96 130 66 114z', '#ff5d2a').patch('M70 100C96 84 120 84 134 68C142 80 152 78 160 76C160 90 168 96 176 100C166 106 164 116 166 124C152 122 142 130 138 138C126 124 98 120 70 110z', '#ffb703').patch('M74 102C100 94 124 96 142 90C146 98 150 100 156 102C148 108 146 112 142 116C122 110 98 112 74 108z', '#fff3b0');

/** @type {Record<string, () => string>} */
export const DEEDS = {
  d12: () => sticker({ ...FIRE, framed: true }, (f) => {
    p.at(f, -24, 38, (g) => { wings(g, 'up', RED); tail(g, 'left', RED); body(g, RED, { w: 0.9 }); arms(g, 'hips', RED.skin); }, { size: 0.78, turn: -3 });
    p.at(f, 60, 88, (g) => head(g, RED, { horns: 'curved', ears: 'none', eyes: 'closed', brows: 6, to: 1, mouth: 'open', cheeks: false, snout: 'wide' }), { size: 0.8, turn: -6 });
    p.at(f, 12, 6, blaze, { size: 0.98 });
  }),
  d13: () => sticker(CLAY, (f) => {
    tail(f, 'left', GREEN); body(f, GREEN);
    p.at(f, 90, 80, (g) => head(g, GREEN, { horns: 'curved', ears: 'fin', eyes: 'slit', mouth: 'o', crest: 'spikes', iris: '#ffe14d', brows: -3, to: 0.2 }), { turn: -4 });
    f.limb('M130 126L160 142', GREEN.skin, 12).limb('M72 128L60 152', GREEN.skin, 12).limb('M160 146L142 108', '#8a4b2a', 10);
    f.shape(oval(126, 68, 44), '#ffd23f').shape(oval(126, 68, 35), '#e6f8ff', { rim: false }).shape('M92 70C106 42 146 42 160 70C146 94 106 94 92 70z', '#ffe14d', { line: 4, rim: false }).shape(oval(126, 69, 18), '#ff7a1a', { line: 4, rim: false }).patch(oval(126, 69, 5, 16), INK).patch(oval(133, 60, 5), '#fff').stroke('M100 56q4-10 12-14', 5, '#fff');
  }),
  d14: () => sticker({ ...HOT, framed: true }, (f) => {
    f.shape('M58 172C104 204 172 190 182 132C184 110 174 96 158 104C168 136 136 158 78 142z', GREEN.skin).patch('M58 172C104 204 172 190 182 132C176 170 128 184 64 164z', GREEN.dark).shape('M154 112C140 80 158 50 190 44C200 74 200 102 182 120C174 112 164 110 154 112z', GREEN.horn);
    f.shape('M112 148l2-20 16 14zM140 134l-2-20 18 10z', GREEN.spike);
    p.at(f, -28, 34, (g) => { wings(g, 'tiny', GREEN); body(g, GREEN, { w: 0.92 }); arms(g, 'hips', GREEN.skin); }, { size: 0.8, turn: -4 });
    p.at(f, 60, 82, (g) => head(g, GREEN, { horns: 'nubs', ears: 'fin', eyes: ['side', 'wink'], mouth: 'grin', to: 0.9, crest: 'spikes' }), { size: 0.86, turn: -8 });
    f.stroke('M108 92q20-6 30-28M118 112q14-4 22-14M112 66q8-6 12-16', 6);
  }),
  d15: () => sticker(CLAY, (f) => {
    for (const [x, y, c, hide] of /** @type {[number, number, string, typeof RED][]} */ ([[58, 62, '#c98b4b', BLUE], [142, 146, '#a86f3a', ORANGE]])) {
      f.group(`translate(${x} ${y - 8}) scale(.62)`, (g) => head(g, hide, { horns: 'nubs', ears: 'leaf', eyes: 'side', to: x < 100 ? 1 : -1, mouth: 'o', crest: 'none' }));
      f.shape(`M${x - 44} ${y + 8}Q${x} ${y + 26} ${x + 44} ${y + 8}Q${x + 40} ${y + 40} ${x} ${y + 40}T${x - 44} ${y + 8}z`, c).stroke(`M${x - 34} ${y + 20}l20 8M${x - 8} ${y + 32}l22-10M${x + 20} ${y + 30}l16-12`, 3.4);
    }
    arrow(f, 'M118 44C150 42 160 58 160 76', 'M142 76h36l-18 22z', '#ef233c'); arrow(f, 'M82 160C50 164 40 148 40 132', 'M22 132h36l-18-22z', '#3a86ff');
  }),
  d16: () => sticker(FIRE, (f) => {
    for (const [x, y, hide, look] of /** @type {[number, number, typeof RED, import('./dragon.js').HeadLook][]} */ ([
      [50, 104, BLUE, { horns: 'straight', eyes: 'side', to: 0.8, mouth: 'open', head: 'tall' }],
      [150, 104, RED, { horns: 'curved', eyes: 'sleepy', to: -0.8, mouth: 'smirk' }],
      [100, 76, GREEN, { horns: 'ram', ears: 'none', eyes: 'closed', mouth: 'smile', crest: 'tuft' }],
    ])) p.at(f, x, y, (g) => head(g, hide, { crest: 'none', ears: 'leaf', ...look }), { size: 0.72 });
    f.shape('M14 142Q100 118 186 142L174 188H26z', '#a86f3a').patch('M30 150Q100 132 170 150L168 158Q100 142 32 158z', '#c98b4b');
    p.at(f, 100, 152, p.flatBook('#ef233c', 22)); p.at(f, 54, 160, p.candle, { size: 0.7 }); p.at(f, 148, 160, p.coin);
    f.shape('M20 26h44v24h-24l-10 12v-12h-10z', '#fff', { line: 4 }).patch(oval(32, 38, 3) + oval(42, 38, 3) + oval(52, 38, 3), INK);
  }),
  d17: () => sticker({ ...HOT, framed: true }, (f) => {
    f.shape('M18 66C30 10 170 10 182 66Q168 52 154 66Q140 52 127 66Q114 52 100 66Q86 52 73 66Q60 52 46 66Q32 52 18 66z', '#3a86ff').shape('M73 66C76 38 90 26 100 24C110 26 124 38 127 66Q114 52 100 66Q86 52 73 66z', '#fff', { line: 4, rim: false }).stroke('M24 66L84 116M100 66V104M176 66L116 116', 3.5);
    f.group('translate(14 34) scale(.86)', (g) => { wings(g, 'tiny', GREEN); body(g, GREEN, { w: 0.9 }); });
    p.at(f, 100, 116, (g) => head(g, GREEN, { horns: 'nubs', ears: 'fin', eyes: 'round', mouth: 'grin', crest: 'none', brows: 4 }), { size: 0.82 });
    f.limb('M72 146L46 122M128 146L154 122', GREEN.skin, 12); f.stroke('M24 186l-14 6M176 186l14 6M40 192l-10 6M160 192l10 6', 5);
  }),
  d18: () => sticker({ ...HOT, framed: true }, (f) => {
    wings(f, 'spread', RED); tail(f, 'left', RED); body(f, RED, { w: 0.92 });
    arms(f, 'up', RED.skin);
    for (const flip of [false, true]) p.at(f, flip ? 166 : 34, 74, (g) => g.shape('M-28-38H18L8-24L18-10L6 4L16 18L6 38H-28z', '#fff').shape('M-20-28H6L2-18L8-8L4 2H-20z', '#c9d2e6', { line: 3.5, rim: false }).stroke('M-20 14h22M-20 26h14', 4, '#9aa6bf').shape('M-4 34l6 10 5-11 6 8 4-12', RED.skin, { line: 4 }), { turn: flip ? 16 : -16, flip });
    p.at(f, 100, 92, (g) => head(g, RED, { horns: 'curved', ears: 'none', eyes: 'tiny', mouth: 'scream', brows: 6, cheeks: false, snout: 'wide' }), { size: 0.94 });
  }),
  d19: () => sticker(CLAY, (f) => {
    tail(f, 'left', GREEN); body(f, GREEN, { w: 1.16, top: 96, plates: false });
    f.stroke('M80 142q10 9 20 0t20 0M70 154q10 9 20 0t20 0t20 0M80 166q10 9 20 0t20 0', 3.5, GREEN.dark).stroke('M60 132q6 8 12 0M138 146q5 8 11 0M52 152q6 8 12 0M136 164q5 7 10 0', 4, GREEN.dark);
    p.at(f, 88, 76, (g) => head(g, GREEN, { head: 'wide', horns: 'down', ears: 'none', eyes: 'sleepy', mouth: 'line', to: 0.6, crest: 'spikes', cheeks: false }), { turn: -5 });
    arms(f, 'cross', GREEN.skin);
    f.shape('M200 62L172 104L158 96L186 52z', '#e8eef7').stroke('M190 60l-22 36', 2.4, '#9fb2cc').shape('M136 38l30-22 8 4-2 10-30 20-10-4z', '#e8eef7');
    p.at(f, 152, 112, p.pow('#fff', 22)); f.stroke('M176 128l14 8M128 22l-4-12M184 30l12-6', 5);
  }),
  u12: () => sticker({ ...ROSE, framed: true }, (f) => {
    p.at(f, 64, 8, (g) => { wings(g, 'tiny', GREEN); body(g, GREEN, { w: 0.95 }); arms(g, 'up', GREEN.skin); }, { size: 0.98, turn: 5 });
    p.at(f, 154, 84, (g) => head(g, GREEN, { horns: 'nubs', ears: 'fin', eyes: 'tiny', mouth: 'scream', brows: -5, to: -0.8, crest: 'spikes' }), { size: 0.8, turn: 10 });
    p.at(f, -28, 66, (g) => standing(g, PINK, { tail: 'up', pose: 'trot' }), { size: 0.66, turn: -2 });
    p.at(f, 50, 132, (g) => side(g, PINK, { mane: 'waves', eye: 'tiny', mouth: 'grin', brow: 6, lock: 'sweep', cheeks: false, long: 1.2 }), { turn: 50, size: 0.58 });
    p.at(f, 112, 126, p.pow('#ffe14d', 20));
  }),
  u13: () => sticker(SEA, (f) => {
    sitting(f, LILAC, { tail: 'left', arms: 'none' });
    leg(f, 'M116 132L156 84', LILAC, 13);
    p.at(f, 76, 94, (g) => side(g, LILAC, { mane: 'curls', eye: 'closed', mouth: 'smile', lock: 'puff' }), { size: 0.84, turn: 8 });
    f.group('rotate(-24 86 84)', (g) => {
      g.shape('M78 77H104V97H78z', '#c98b4b').shape('M102 73L134 70V104L102 101z', '#ff5fa8').shape('M130 64L168 60V114L130 110z', '#7b5cff').shape('M126 62h9v50h-9z', '#ffd23f').shape(oval(170, 87, 10, 28), '#ffd23f').shape(oval(171, 87, 6, 21), '#e6f8ff', { line: 4, rim: false });
      g.group('translate(171 87) scale(.4 1)', (h) => h.patch(star(0, 0, 5, 15, 6.5), '#ff5fa8'));
    });
    leg(f, 'M80 132L74 156', LILAC, 13);
    f.patch(star(182, 92, 4, 12, 3.4) + star(134, 22, 4, 10, 3) + star(104, 14, 4, 7, 2), '#fff');
  }),
  u14: () => sticker({ ...COOL, framed: true }, (f) => {
    f.shape('M58 150C34 142 14 154 10 178C20 172 26 178 34 170C46 176 58 170 66 162z', MINT.mane[1] ?? '');
    leg(f, 'M84 154L58 168L84 184', { ...MINT, coat: MINT.dark }, 16);
    f.shape('M66 96C84 84 106 92 112 112C118 134 108 160 88 164C66 166 52 150 52 130C52 116 56 104 66 96z', MINT.coat).patch('M52 130C60 152 88 156 112 126C114 144 106 160 88 164C66 166 52 150 52 130z', MINT.dark);
    f.limb('M92 142L124 156L148 130', MINT.coat, 18);
    p.at(f, 170, 122, p.pow('#ffe14d', 36));
    f.group('translate(158 126) rotate(-12)', (g) => g.shape('M-14-12L2-20V22L-14 14z', MINT.hoof).shape(oval(4, 1, 8, 21), '#8fc4b0'));
    f.shape('M44 44L14 34L22 48L8 58L46 58z', '#ef233c', { line: 4 });
    p.at(f, 76, 74, (g) => { side(g, MINT, { mane: 'flame', eye: 'tiny', mouth: 'grin', brow: 6, lock: 'none', cheeks: false }); g.shape('M-38-24C-20-40 8-44 34-30L30-20C8-32-18-28-40-12z', '#ef233c', { line: 4, rim: false }); }, { size: 0.8, turn: -10 });
    leg(f, 'M100 116L128 96', MINT, 13); leg(f, 'M66 122L42 106L44 88', MINT, 13);
    f.stroke('M12 96h20M8 114h26M16 132h18', 5);
  }),
  u15: () => sticker(SEA, (f) => {
    f.limb('M100 60V176', '#ffd23f', 8).limb('M44 60V150M156 60V150', '#fff', 5);
    f.shape('M20 176Q100 194 180 176L172 192Q100 200 28 192z', '#7b5cff');
    for (const [x, coat, flip] of /** @type {[number, typeof PINK, boolean][]} */ ([[38, PINK, false], [158, LILAC, true]])) p.at(f, x, 118, (g) => side(g, coat, { mane: 'bob', eye: flip ? 'wink' : 'happy', mouth: 'open', lock: 'puff' }), { size: 0.56, flip, turn: flip ? 10 : -10 });
    f.shape('M100 6L188 56Q174 72 159 58Q144 72 129 58Q114 72 100 58Q86 72 71 58Q56 72 41 58Q26 72 12 56z', '#ff5fa8').shape('M100 6L129 58Q114 72 100 58Q86 72 71 58z', '#fff', { line: 4, rim: false }).shape(oval(100, 8, 7), '#ffe14d');
    arrow(f, 'M78 150Q100 164 122 150', 'M114 138l22 6-12 20z', '#ffe14d');
  }),
  u16: () => sticker(COOL, (f) => {
    p.at(f, 100, 116, p.rainbow(92));
    p.at(f, 48, 138, (g) => side(g, SKY, { mane: 'bob', eye: 'big', mouth: 'open', lock: 'bangs' }), { size: 0.62 });
    p.at(f, 152, 138, (g) => side(g, LILAC, { mane: 'curls', eye: 'side', mouth: 'smile', lock: 'puff' }), { size: 0.62, flip: true });
    p.at(f, 100, 130, (g) => front(g, PINK, { eyes: 'happy', mouth: 'smile', lock: 'parted', mane: 'long' }), { size: 0.66 });
    f.shape('M10 184C10 164 40 164 46 172C54 158 84 160 88 172C98 160 124 160 128 174C138 162 164 160 168 172C176 164 194 170 190 188z', '#fff');
  }),
  u17: () => sticker({ ...ROSE, framed: true }, (f) => {
    f.group('translate(24 -26)', torn);
    p.at(f, -14, 44, (g) => standing(g, PINK, { tail: 'flow', pose: 'trot' }), { size: 0.8, turn: 2 });
    p.at(f, 80, 112, (g) => side(g, PINK, { mane: 'waves', eye: 'tiny', mouth: 'teeth', brow: 6, lock: 'sweep', cheeks: false, long: 1.5 }), { turn: 34, size: 0.74 });
  }),
  u18: () => sticker(ROSE, (f) => {
    f.shape('M30 200C28 168 48 146 78 146S128 168 126 200z', LILAC.coat);
    p.at(f, 70, 96, (g) => front(g, LILAC, { eyes: 'tiny', mouth: 'line', brows: 6, lock: 'parted', mane: 'round', cheeks: false, horn: '#ffd23f' }), { size: 0.92 });
    f.limb('M92 178Q118 176 134 146', LILAC.coat, 30);
    // The sole with its shoe, heels down.
    f.group('translate(138 116) rotate(10)', (g) => {
      g.shape('M-40 36C-56-4-38-50 0-50S56-4 40 36C32 50 16 46 10 36L0 18L-10 36C-16 46-32 50-40 36z', LILAC.hoof);
      g.shape('M-38 28C-48-6-34-42 0-42S48-6 38 28L24 24C30 0 22-26 0-26S-30 0-24 24z', '#ffd23f', { line: 4, rim: false }).patch([[-33, 8], [-29, -16], [-16, -32], [16, -32], [29, -16], [33, 8]].map(([x = 0, y = 0]) => oval(x, y, 2.8)).join(''), INK);
      g.patch('M0-22C22-22 28-2 23 22L10 34L0 18L-10 34L-23 22C-28-2-22-22 0-22z', '#d9ccff').shape('M0-2L17 36Q10 42 6 32L0 18L-6 32Q-10 42-17 36z', '#ff9ec4', { line: 4, rim: false }).patch(star(0, -11, 5, 8, 3.6), '#ff5fa8');
    });
    f.stroke('M86 58L74 44M126 46L122 28M168 50L180 34M190 82L200 74M192 122h10', 7);
  }),
  u19: () => sticker(SEA, (f) => {
    f.stroke('M58 132C52 96 78 66 106 68C134 70 146 92 148 112M66 62l-8-20M92 58l6-34 12 32', 4.5, '#fff');
    f.group('translate(0 10)', (g) => { g.shape('M10 168C6 140 40 130 76 138L130 150C150 156 150 178 130 180H40C22 180 12 178 10 168z', SKY.coat).shape('M18 158C-2 148-6 170 4 184C10 176 18 176 22 168z', SKY.mane[1] ?? ''); leg(g, 'M118 172L150 180', SKY, 13); leg(g, 'M46 176L74 182', SKY, 13); });
    p.at(f, 120, 142, (g) => side(g, SKY, { mane: 'bob', eye: 'up', mouth: 'tongue', lock: 'bangs', to: -0.4, long: 0.8 }), { size: 0.74, turn: 14 });
    f.shape('M196 44L70 62L64 50L40 72L70 88L72 76L198 66z', '#ef233c'); f.stroke('M150 40l20-6M164 86l28-4', 5);
  }),
};
