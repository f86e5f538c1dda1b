// @ts-check
// Magic and ripostes: what is done rather than who does it. The same kit, seen from nearer.
import { body, head, wings } from './dragon.js';
import { eye } from './face.js';
import { INK, oval, star, sticker } from './pen.js';
import * as p from './props.js';
import { front, leg, side } from './unicorn.js';

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
  d12: () => sticker(FIRE, (f) => {
    p.at(f, 52, 104, (g) => head(g, RED, { head: 'round', horns: 'curved', ears: 'none', eyes: 'tiny', brows: 6, to: 1, mouth: 'open', cheeks: false, snout: 'wide' }), { size: 0.98, turn: -4 });
    blaze(f);
    f.shape('M58 92Q76 88 82 104Q78 120 58 118z', RED.belly);
  }),
  d13: () => sticker(CLAY, (f) => {
    f.limb('M138 138L176 178', '#8a4b2a', 13);
    f.shape(oval(94, 96, 66), '#ffd23f').shape(oval(94, 96, 54), '#e6f8ff', { rim: false });
    f.shape('M42 98C62 60 126 60 146 98C126 132 62 132 42 98z', '#ffe14d', { rim: false }).shape(oval(94, 97, 27), '#5bbf3a', { rim: false }).patch(oval(94, 97, 8, 25), INK).patch(oval(104, 84, 7), '#fff');
    f.stroke('M46 74Q94 40 142 74', 9, '#3a9a5c').stroke('M62 62q10-8 18-10', 5, '#fff');
  }),
  d14: () => sticker(HOT, (f) => {
    f.shape('M-8 150C50 168 110 156 128 112C134 92 120 78 108 88C116 112 60 120-8 104z', GREEN.skin).patch('M-8 150C50 168 110 156 128 112C114 140 60 144-8 136z', GREEN.dark);
    f.shape('M20 110l8-22 14 18zM58 110l6-22 16 14zM92 98l0-22 16 12z', GREEN.spike).shape('M104 96C92 66 112 42 146 40C152 66 144 92 122 102z', GREEN.horn);
    f.stroke('M150 120q24-14 30-44M140 138q36-14 50-46M36 60q16-16 40-20', 6);
    p.at(f, 166, 154, p.starlet('#ffe14d', 18), { turn: 14 }); p.at(f, 178, 34, p.pow('#fff', 18));
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
  d17: () => sticker(HOT, (f) => {
    f.shape('M18 66C30 10 170 10 182 66Q168 52 154 66Q140 52 127 66Q114 52 100 66Q86 52 73 66Q60 52 46 66Q32 52 18 66z', '#3a86ff').shape('M73 66C76 38 90 26 100 24C110 26 124 38 127 66Q114 52 100 66Q86 52 73 66z', '#fff', { line: 4, rim: false }).stroke('M24 66L84 116M100 66V104M176 66L116 116', 3.5);
    f.group('translate(14 34) scale(.86)', (g) => { wings(g, 'tiny', GREEN); body(g, GREEN, { w: 0.9 }); });
    p.at(f, 100, 116, (g) => head(g, GREEN, { horns: 'nubs', ears: 'fin', eyes: 'round', mouth: 'grin', crest: 'none', brows: 4 }), { size: 0.82 });
    f.limb('M72 146L46 122M128 146L154 122', GREEN.skin, 12); f.stroke('M24 186l-14 6M176 186l14 6M40 192l-10 6M160 192l10 6', 5);
  }),
  d18: () => sticker(HOT, (f) => {
    torn(f);
    f.shape('M0 60C40 44 84 62 100 92L88 122C60 150 24 150-6 140z', RED.skin).patch('M-6 140C24 150 60 150 88 122C70 130 30 126-4 116z', RED.dark);
    f.shape('M76 66C100 60 118 70 122 86C110 94 92 92 82 84z', RED.skin).shape('M90 88C114 86 130 98 132 114C118 120 100 114 92 104z', RED.skin).shape('M80 110C104 110 116 124 116 140C100 144 84 134 78 124z', RED.skin);
    f.shape('M114 66L146 74L120 88z', '#fff').shape('M124 96L156 110L128 118z', '#fff').shape('M108 124L136 146L106 144z', '#fff');
    f.stroke('M148 50l14-16M164 62l20-8M168 150l16 12', 6);
  }),
  d19: () => sticker(CLAY, (f) => {
    for (let row = 0; row < 4; row++) for (let i = 0; i < 4; i++) {
      const [x, y] = [26 + i * 44 + (row % 2) * 22, 176 - row * 34];
      f.shape(`M${x - 24} ${y - 14}Q${x} ${y - 26} ${x + 24} ${y - 14}Q${x + 22} ${y + 18} ${x} ${y + 26}Q${x - 22} ${y + 18} ${x - 24} ${y - 14}z`, [GREEN.skin, GREEN.dark, '#74cf91', '#4aae6b'][(row + i) % 4] ?? '').stroke(`M${x - 12} ${y - 8}q12-6 22 0`, 4, '#bff0cd');
    }
    f.shape('M188 10L150 40L132 30L110 62L122 72L146 46L160 54L196 26z', '#e8eef7').shape('M100 58l26 22-8 8-26-22z', '#ffd23f');
    p.at(f, 108, 92, p.pow('#fff', 26));
  }),
  u12: () => sticker(ROSE, (f) => {
    p.at(f, 50, 126, (g) => side(g, PINK, { mane: 'waves', eye: 'tiny', mouth: 'grin', brow: 6, lock: 'sweep', cheeks: false, long: 1.1 }), { turn: 46, size: 0.95 });
    f.shape('M204 26C160 30 146 60 150 96C152 130 170 160 204 170z', '#5bbf7a').shape('M204 44C176 52 168 74 170 98C172 122 184 140 204 146z', '#d8f0b8', { line: 4, rim: false }).stroke('M176 70q14 6 28 4M172 94q16 6 32 4M176 118q14 6 28 4', 3.4);
    p.at(f, 142, 88, p.pow('#ffe14d', 30));
  }),
  u13: () => sticker(SEA, (f) => {
    f.shape('M18 96C44 44 156 44 182 96C156 142 44 142 18 96z', '#fff').shape(oval(100, 94, 38), '#7b5cff', { rim: false }).patch(star(100, 95, 5, 30, 13), INK).patch(oval(114, 80, 9), '#fff').patch(oval(86, 108, 4), '#fff');
    f.stroke('M18 96C44 44 156 44 182 96', 11, '#ff5fa8').stroke('M18 96C44 44 156 44 182 96', 3).stroke('M30 70L14 54M58 52L46 32M100 44V20M142 52L154 32M170 70L186 54', 7);
    f.patch(star(40, 156, 4, 12, 3.4) + star(160, 156, 4, 14, 4) + star(100, 166, 4, 10, 3), '#fff');
  }),
  u14: () => sticker(COOL, (f) => {
    f.shape('M-10 30L40 20C66 34 84 60 96 86L62 112C40 86 14 76-10 78z', MINT.coat).patch('M-10 78C14 76 40 86 62 112L74 102C54 72 20 62-10 60z', MINT.dark);
    f.shape('M52 108L104 74C118 82 128 96 130 112L84 146C68 136 56 122 52 108z', MINT.hoof).stroke('M64 106L102 82', 4, '#8fc4b0');
    p.at(f, 142, 136, p.pow('#ffe14d', 40)); f.stroke('M20 120q14 30 44 44M44 104q10 24 34 40M110 52q20 4 36 22', 6);
    p.at(f, 176, 74, p.starlet('#fff', 14)); p.at(f, 92, 178, p.starlet('#fff', 11));
  }),
  u15: () => sticker(SEA, (f) => {
    f.limb('M100 60V176', '#ffd23f', 8).limb('M44 60V150M156 60V150', '#fff', 5);
    f.shape('M20 176Q100 194 180 176L172 192Q100 200 28 192z', '#7b5cff');
    for (const [x, coat, flip] of /** @type {[number, typeof PINK, boolean][]} */ ([[46, PINK, false], [150, LILAC, true]])) p.at(f, x, 118, (g) => side(g, coat, { mane: 'bob', eye: flip ? 'wink' : 'happy', mouth: 'open', lock: 'puff' }), { size: 0.6, flip, turn: flip ? 8 : -8 });
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
  u17: () => sticker(ROSE, (f) => {
    torn(f);
    f.shape('M60 108L176 62L76 140z', '#ffd23f').stroke('M84 98l12 26M108 88l8 20M132 79l4 12', 4);
    p.at(f, 44, 130, (g) => { g.shape('M-42-8C-44-38-18-50 6-46C26-42 36-28 42-8C56-4 66 10 62 25C58 40 42 44 28 40C10 47-12 44-24 34C-36 24-42 10-42-8z', PINK.coat); eye(g, 'tiny', 12, -6, { r: 11, to: 1 }); g.stroke('M-2-24L26-16', 7).shape('M38-4C54-4 66 10 62 25C58 40 42 44 30 39C20 28 24 0 38-4z', '#ffc2d4', { line: 3.5, rim: false }).patch(oval(50, 10, 3.4, 4.8), INK).stroke('M34 28q10-8 20 0', 4).shape('M-10-44C-44-60-66-30-62-4C-72 10-60 34-44 40C-34 20-40-20-10-30z', PINK.mane[0] ?? ''); }, { turn: 10 });
    f.stroke('M172 40l16-12M184 66l14 0M176 96l14 10', 6);
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
    p.at(f, 132, 144, (g) => side(g, SKY, { mane: 'bob', eye: 'up', mouth: 'tongue', lock: 'bangs', to: -0.4, long: 0.8 }), { size: 0.78, turn: 22 });
    f.shape('M196 44L70 62L64 50L40 72L70 88L72 76L198 66z', '#ef233c'); f.stroke('M150 40l20-6M120 92l30-4', 5);
  }),
};
