// @ts-check
// The dragons, one by one. A kind keeps its colours and its trade; each copy is somebody of its own.
import { arms, body, coils, head, tail, wings } from './dragon.js';
import { brow, eye } from './face.js';
import { INK, oval, star, sticker } from './pen.js';
import * as p from './props.js';

/** @typedef {import('./pen.js').Figure} Figure */
/** @typedef {import('./dragon.js').Hide} Hide */
/** @typedef {import('./dragon.js').HeadLook} HeadLook */

/** @type {Record<string, Hide>} */
const HIDE = {
  book: { skin: '#5bbf7a', dark: '#3a9a5c', belly: '#d8f0b8', horn: '#fff1c9', spike: '#2f7d8c' },
  knight: { skin: '#4aa3df', dark: '#2d7fbd', belly: '#cfeaff', wing: '#2d6aa8' },
  angry: { skin: '#ef4b4b', dark: '#c22f3c', belly: '#ffc9a3', horn: '#3b2b33', wing: '#a3263b', spike: '#7d1f2f' },
  spark: { skin: '#ffb13d', dark: '#f08a24', belly: '#fff0b8', horn: '#ff5d3b', wing: '#ff6b35' },
  chonk: { skin: '#9a7be0', dark: '#7858c2', belly: '#e6d6ff', horn: '#ffe6a8', wing: '#6a49b8' },
  nanny: { skin: '#2fb5a8', dark: '#1e8f86', belly: '#d6f5e4', horn: '#fff1c9', wing: '#197a74' },
  gold: { skin: '#6fae3d', dark: '#4f8a2a', belly: '#f1ecb0', horn: '#ffd23f', wing: '#3f7420' },
  storm: { skin: '#7fa8d9', dark: '#5c84ba', belly: '#e8f3ff', horn: '#ffffff', wing: '#46699c' },
  arson: { skin: '#3b3a4f', dark: '#272638', belly: '#ff9f5a', horn: '#ff5d3b', wing: '#ff5d3b', spike: '#ff5d3b' },
  plate: { skin: '#b98a5e', dark: '#93683f', belly: '#f0d9b8', horn: '#e9eef4', spike: '#8a97a8' },
  glutton: { skin: '#58c04a', dark: '#3f9a35', belly: '#ffe0c2', horn: '#ffe14d', wing: '#2f7f2a' },
};

/** @type {Record<string, import('./pen.js').Ground>} Warm grounds are the dragons'. */
const ON = {
  sun: { paper: '#ffd23f', dots: '#ffae1a', mark: 'rays', tone: '#fff3b0' },
  tangerine: { paper: '#ff9f3a', dots: '#ff7d1a', corner: 'tl', mark: 'hill', tone: '#ffc978' },
  coral: { paper: '#ff8468', dots: '#f2603f', corner: 'tr', mark: 'rings', tone: '#ffb8a3' },
  lime: { paper: '#d6dd4a', dots: '#b4bf2a', corner: 'bl', mark: 'stripes', tone: '#f3f6a6' },
  brick: { paper: '#f2675f', dots: '#d1453f', corner: 'br', mark: 'burst', tone: '#ffab8c' },
  sand: { paper: '#ffc98a', dots: '#f5a95a', corner: 'tl', mark: 'stripes', tone: '#ffe4c2' },
  ember: { paper: '#ff7b3a', dots: '#e2551b', corner: 'bl', mark: 'burst', tone: '#ffc14d' },
};

/** @param {Figure} f @param {Hide} c @param {HeadLook & { x?: number, y?: number, turn?: number, size?: number }} look @param {(f: Figure) => void} [worn] */
function face(f, c, { x = 100, y = 74, turn = 0, size = 1, ...look }, worn) {
  f.group(`translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${size === 1 ? '' : ` scale(${size})`}`, (g) => {
    head(g, c, look);
    worn?.(g);
  });
}

const { book, knight, angry, spark, chonk, nanny, gold, storm, arson, plate, glutton } = /** @type {Record<string, Hide>} */ (HIDE);
const on = (/** @type {string} */ name, /** @type {Partial<import('./pen.js').Ground>} */ other = {}) => /** @type {import('./pen.js').Ground} */ ({ ...ON[name], ...other });

/** @type {Record<string, () => string>} */
export const DRAGONS = {
  // Gad Książkowy: a worm among books.
  'd01-1': () => sticker(on('sand'), (f) => {
    p.at(f, 100, 172, p.flatBook('#ef233c', 52));
    p.at(f, 96, 153, p.flatBook('#3a86ff', 46));
    coils(f, book, 'M118 142C140 134 132 104 108 92', ['M62 142C50 122 92 112 118 126C140 138 118 148 96 144']);
    face(f, book, { x: 98, y: 66, turn: -5, horns: 'nubs', ears: 'leaf', head: 'tall', mouth: 'smile', eyes: 'round', to: -0.4, snout: 'small', crest: 'tuft' }, (g) => p.at(g, -4, -10, p.glasses));
    p.at(f, 52, 112, p.openBook('#ff7a1a'), { turn: -12, size: 0.72 });
  }),
  'd01-2': () => sticker(on('lime'), (f) => {
    f.limb('M150 146C178 138 184 112 166 100', book.skin, 15).shape('M158 106L150 84L178 90z', book.spike ?? '');
    face(f, book, { x: 100, y: 92, horns: 'antler', ears: 'leaf', eyes: 'up', mouth: 'o', snout: 'small', crest: 'none', cheeks: true });
    f.shape('M54 118q8-12 18 0q4 12-6 16q-14 0-12-16zM128 118q10-12 18 0q4 14-10 16q-12-4-8-16z', book.skin);
    p.at(f, 100, 152, p.openBook('#7b5cff'), { size: 1.7 });
  }),
  'd01-3': () => sticker(on('tangerine'), (f) => {
    f.limb('M40 166C30 136 76 124 110 134C150 146 168 160 152 170C130 182 76 178 56 170', book.skin, 25).stroke('M40 166C30 136 76 124 110 134C150 146 168 160 152 170C130 182 76 178 56 170', 8, book.belly);
    face(f, book, { x: 92, y: 104, turn: 8, horns: 'none', ears: 'flop', eyes: 'closed', mouth: 'line', crest: 'none', head: 'wide' });
    p.at(f, 92, 58, (g) => g.shape('M-58 14L0-20L58 14L52 24L0-6L-52 24z', '#ef233c').shape('M-48 20L0-7L48 20L40 22L0 0L-40 22z', '#fff8e7', { line: 3 }), { turn: 8 });
    f.stroke('M156 60h14l-14 16h14M174 34h10l-10 12h10', 4.5);
  }),
  'd01-4': () => sticker(on('sun', { framed: true }), (f) => {
    coils(f, book, 'M100 178C70 160 78 128 100 112', ['M56 176C60 158 140 158 146 176']);
    for (const [i, colour] of ['#3a86ff', '#ff7a1a', '#7b5cff', '#ef233c'].entries()) p.at(f, 100 + [0, 6, -5, 3][i], 60 - i * 15, p.flatBook(colour, 34 - i * 3), { turn: [0, -3, 4, -6][i] });
    face(f, book, { x: 100, y: 98, horns: 'none', ears: 'fin', eyes: ['wink', 'round'], mouth: 'tongue', crest: 'none', snout: 'small', head: 'small' });
    f.shape('M150 172L176 148L184 168z', book.spike ?? '');
  }),
  // Sir Łuska: every inch a knight, whatever is at hand.
  'd02-1': () => sticker(on('sun', { framed: true }), (f) => {
    wings(f, 'tiny', knight); tail(f, 'left', knight); body(f, knight, { w: 0.9 });
    face(f, knight, { horns: 'none', ears: 'none', eyes: 'round', to: 0.5, mouth: 'smirk', crest: 'none', brows: 2 }, (g) => p.at(g, 0, -14, p.helmet()));
    arms(f, 'wave', knight.skin); p.at(f, 162, 86, p.sword, { turn: 14, size: 0.95 });
  }),
  'd02-2': () => sticker(on('coral'), (f) => {
    tail(f, 'curl', knight); body(f, knight, { w: 1.12, top: 106 });
    face(f, knight, { y: 84, head: 'wide', horns: 'none', ears: 'flop', eyes: ['round', 'sleepy'], mouth: 'fang', crest: 'none', snout: 'wide' }, (g) => p.at(g, 0, -22, p.pot, { turn: -6 }));
    arms(f, 'raise', knight.skin); p.at(f, 38, 84, p.spoon, { turn: -14, size: 1.1 });
  }),
  'd02-3': () => sticker(on('brick'), (f) => {
    wings(f, 'up', knight); tail(f, 'up', knight); body(f, knight, { w: 0.8 });
    face(f, knight, { y: 70, head: 'small', horns: 'straight', ears: 'none', eyes: 'tiny', mouth: 'wobble', crest: 'none', brows: -3 });
    p.at(f, 100, 136, p.shield('#ef233c', '#fff'), { size: 1.35 });
    f.shape(oval(54, 128, 9, 8) + oval(146, 128, 9, 8), knight.skin);
  }),
  'd02-4': () => sticker(on('lime'), (f) => {
    f.limb('M52 178L118 62', '#c98b4b', 7);
    tail(f, 'left', knight);
    f.limb('M84 164L76 180M110 164L124 178', knight.skin, 14);
    f.group('translate(0 -10)', (g) => body(g, knight, { w: 0.78, feet: false }));
    p.at(f, 132, 78, (g) => g.shape('M-22 18C-26-18 4-32 20-20C34-8 50 6 46 16C42 26 30 26 22 20C10 30-12 30-22 18z', '#e8b27a').shape('M-22 8C-34-22-12-42 2-32L-4-24L-14-18L-10-8z', '#7a4a2a').patch(oval(14, -6, 4), INK).patch(oval(38, 14, 2.4), INK), { turn: -8, size: 0.9 });
    face(f, knight, { x: 74, y: 66, turn: -6, size: 0.9, horns: 'none', eyes: 'happy', mouth: 'grin', crest: 'none', to: 0.6, ears: 'fin' }, (g) => p.at(g, 0, -14, p.helmet('#ffd23f')));
    f.limb('M96 122L120 104', knight.skin, 12);
  }),
  // Gniewko: something has annoyed him again.
  'd03-1': () => sticker(on('sun', { mark: 'burst', tone: '#ff9f3a' }), (f) => {
    tail(f, 'up', angry); body(f, angry);
    face(f, angry, { horns: 'curved', ears: 'none', eyes: 'tiny', mouth: 'zigzag', brows: 6, cheeks: false, head: 'square' });
    p.at(f, 34, 64, p.puff, { turn: -20 }); p.at(f, 168, 58, p.puff, { turn: 20, flip: true });
    arms(f, 'cross', angry.skin);
  }),
  'd03-2': () => sticker(on('tangerine', { mark: 'rays', tone: '#ffe14d', framed: true }), (f) => {
    wings(f, 'spread', angry); tail(f, 'left', angry); body(f, angry, { w: 0.85 });
    arms(f, 'up', angry.skin);
    face(f, angry, { y: 78, horns: 'straight', ears: 'none', eyes: 'closed', mouth: 'scream', brows: 6, cheeks: false, snout: 'wide', crest: 'flame' });
  }),
  'd03-3': () => sticker(on('sand'), (f) => {
    tail(f, 'curl', angry); body(f, angry, { w: 1.05, top: 108 });
    face(f, angry, { x: 92, y: 92, turn: -8, horns: 'down', ears: 'none', eyes: 'side', to: -1, mouth: 'pout', brows: 5, cheeks: true });
    arms(f, 'hips', angry.skin);
    p.at(f, 108, 32, p.cloud, { size: 1.05 }); f.stroke('M82 50l-4 9M104 52l-4 9M126 50l-4 9', 4.5, '#4aa3df');
  }),
  'd03-4': () => sticker(on('coral', { mark: 'stripes' }), (f) => {
    f.stroke('M14 190L52 182L64 192M148 192L160 182L190 188', 5);
    f.group('translate(20 34) scale(.8)', (g) => {
      wings(g, 'tiny', angry); tail(g, 'stub', angry); body(g, angry, { w: 1.1 });
      arms(g, 'down', angry.skin);
    });
    face(f, angry, { x: 100, y: 88, size: 1.12, head: 'wide', horns: 'nubs', ears: 'leaf', eyes: 'round', mouth: 'teeth', brows: 0, crest: 'none', cheeks: false }, (g) => {
      brow(g, -20, -24, 7, 17, 10); brow(g, 20, -24, -7, 17, 10);
    });
    f.stroke('M40 30l10 10M160 30l-10 10M100 12v12', 6, '#7d1128');
  }),
  // Iskierka: small, bright, and never far from something that burns.
  'd04-1': () => sticker(on('brick', { mark: 'rays', tone: '#ffd23f' }), (f) => {
    wings(f, 'tiny', spark); tail(f, 'left', spark); body(f, spark, { w: 0.8 });
    face(f, spark, { y: 76, horns: 'nubs', ears: 'leaf', eyes: 'star', mouth: 'grin', crest: 'flame', to: 0.4 });
    arms(f, 'wave', spark.skin); p.at(f, 166, 76, p.sparkler, { turn: 12 });
  }),
  'd04-2': () => sticker(on('ember', { framed: true }), (f) => {
    f.group('rotate(-22 100 110)', (g) => {
      wings(g, 'spread', spark);
      g.limb('M112 150C132 166 132 178 120 186', spark.skin, 13); p.at(g, 118, 182, p.flame(), { turn: 180, size: 0.75 });
      g.group('translate(22 16) scale(.78)', (h) => body(h, spark, { w: 0.8 }));
      face(g, spark, { y: 76, horns: 'straight', ears: 'none', eyes: 'happy', mouth: 'open', crest: 'tuft' });
      g.limb('M72 122L46 112M128 122L154 112', spark.skin, 11);
    });
  }),
  'd04-3': () => sticker(on('sun', { mark: 'rings', tone: '#ff9f3a' }), (f) => {
    tail(f, 'curl', spark); body(f, spark, { w: 0.85 });
    face(f, spark, { x: 92, y: 78, turn: 6, head: 'tall', horns: 'curved', ears: 'flop', eyes: 'tiny', mouth: 'o', crest: 'none', to: 0.7, brows: -4 });
    arms(f, 'shy', spark.skin);
    p.at(f, 150, 92, p.flame('#ff5d3b'), { turn: 62, size: 0.62 }); p.at(f, 182, 76, p.pow('#ffe14d', 15));
  }),
  'd04-4': () => sticker(on('coral', { mark: 'hill', tone: '#ffd0a8' }), (f) => {
    wings(f, 'droop', spark); body(f, spark, { w: 0.9 });
    face(f, spark, { y: 72, head: 'small', horns: 'ram', ears: 'none', eyes: ['happy', 'wink'], mouth: 'whistle', crest: 'tuft', snout: 'small' });
    arms(f, 'hold', spark.skin); p.at(f, 100, 152, p.cake, { size: 1.05 });
  }),
  // Pasibrzusio: sits where he sits.
  'd05-1': () => sticker(on('lime', { mark: 'rings', tone: '#fff' }), (f) => {
    tail(f, 'stub', chonk); wings(f, 'tiny', chonk);
    f.shape('M100 62C160 62 186 112 182 150C180 180 150 188 100 188S20 180 18 150C14 112 40 62 100 62z', chonk.skin).patch('M150 80C184 108 190 170 132 186C190 188 186 112 150 80z', chonk.dark);
    f.shape('M100 100C142 100 156 128 154 152C152 174 132 180 100 180S48 174 46 152C44 128 58 100 100 100z', chonk.belly, { line: 4, rim: false }).stroke('M56 128Q100 142 144 128M50 148Q100 162 150 148M54 166Q100 178 146 166', 3.2);
    face(f, chonk, { y: 62, size: 0.92, horns: 'nubs', ears: 'leaf', eyes: 'happy', mouth: 'chew', head: 'wide', crest: 'none' });
    f.limb('M40 122C46 138 60 142 74 136', chonk.skin, 15).limb('M160 122C156 138 142 142 128 138', chonk.skin, 15); p.at(f, 100, 132, p.donut, { size: 1.1 });
    f.shape(oval(52, 184, 20, 11) + oval(148, 184, 20, 11), chonk.skin);
  }),
  'd05-2': () => sticker(on('tangerine', { mark: 'stripes', tone: '#ffd9a0' }), (f) => {
    f.shape('M24 176H176L166 190H34z', '#c98b4b');
    f.limb('M170 150C192 140 190 112 176 104', chonk.skin, 14);
    f.shape('M70 84C120 54 178 92 178 138C178 168 150 178 104 178S22 176 22 146C22 116 44 100 70 84z', chonk.skin);
    f.shape('M98 84C140 76 162 104 160 130C158 156 130 156 110 144C86 130 74 100 98 84z', chonk.belly, { line: 4, rim: false }).stroke('M96 106Q124 116 156 108M104 126Q130 136 158 126', 3.2);
    f.limb('M150 166L164 142M112 172L130 148', chonk.skin, 17);
    face(f, chonk, { x: 62, y: 112, turn: -26, size: 0.95, horns: 'curved', ears: 'none', eyes: 'closed', mouth: 'tongue', crest: 'none', head: 'round' });
    f.limb('M104 108C118 92 116 78 106 70', chonk.skin, 13); p.at(f, 104, 56, p.cookie, { size: 0.95 });
    f.patch(oval(130, 98, 3) + oval(142, 116, 2.6) + oval(118, 118, 2.4), '#5b3420');
  }),
  // Smocza Niania: nothing happens to the little ones.
  'd06-1': () => sticker(on('coral', { mark: 'burst', tone: '#ffd0c2' }), (f) => {
    wings(f, 'droop', nanny); tail(f, 'left', nanny); body(f, nanny, { w: 1.05 });
    f.shape('M66 132H134L142 178Q100 190 58 178z', '#fff').stroke('M62 168q38 10 76 0', 3, '#ff5d8f');
    face(f, nanny, { y: 70, horns: 'ram', ears: 'none', eyes: 'closed', mouth: 'smile', crest: 'none' }, (g) => g.shape('M-30-30Q0-58 30-30Q0-42-30-30z', '#fff').shape(oval(0, -50, 11), nanny.dark));
    arms(f, 'hold', nanny.skin); p.at(f, 92, 144, p.egg(), { turn: -14 }); p.at(f, 128, 138, p.bottle, { turn: 24, size: 0.85 });
  }),
  'd06-2': () => sticker(on('sun', { mark: 'stripes', framed: true }), (f) => {
    p.at(f, 110, 70, p.umbrella('#ef233c', '#fff3b0'), { size: 1.05 });
    tail(f, 'left', nanny); f.group('translate(-16 14) scale(.94)', (g) => body(g, nanny, { w: 0.95 }));
    face(f, nanny, { x: 78, y: 94, size: 0.86, head: 'tall', horns: 'curved', ears: 'none', eyes: ['round', 'round'], mouth: 'line', to: 0.7, brows: 3, crest: 'tuft' }, (g) => p.at(g, 6, -10, p.glasses, { size: 0.9 }));
    f.limb('M104 136L114 118', nanny.skin, 12);
    for (const [x, y, colour] of /** @type {[number, number, Hide][]} */ ([[138, 160, spark], [166, 166, angry]])) {
      f.group(`translate(${x - 38} ${y - 62}) scale(.38)`, (g) => body(g, colour));
      f.group(`translate(${x} ${y - 26}) scale(.44)`, (g) => head(g, colour, { horns: 'nubs', ears: 'leaf', eyes: 'big', mouth: 'open', crest: 'none', r: 14 }));
    }
  }),
  // Skarbnik: counts.
  'd07-1': () => sticker(on('ember', { tone: '#ffe08a' }), (f) => {
    wings(f, 'bat', gold); body(f, gold, { w: 0.9 });
    face(f, gold, { y: 70, horns: 'curved', ears: 'fin', eyes: 'side', to: 0.8, mouth: 'fang', brows: 3 }, (g) => p.at(g, 0, -46, p.crown, { turn: -6, size: 0.8 }));
    arms(f, 'wave', gold.skin); p.at(f, 164, 84, p.key, { turn: 20, size: 0.9 });
    p.at(f, 100, 184, p.coins);
  }),
  'd07-2': () => sticker(on('sand', { mark: 'burst', tone: '#fff' }), (f) => {
    tail(f, 'up', gold); body(f, gold, { w: 1.1 });
    face(f, gold, { x: 96, y: 74, turn: -4, head: 'square', horns: 'nubs', ears: 'flop', eyes: ['sleepy', 'round'], mouth: 'smirk', crest: 'none' }, (g) => g.shape(oval(20, -10, 16), '#dff4ff55', { rim: false }).stroke('M34-2Q44 20 36 40', 3, '#c98a12'));
    arms(f, 'hold', gold.skin); p.at(f, 98, 150, p.piggy, { size: 0.92 }); p.at(f, 60, 108, p.coin, { size: 0.9 }); p.at(f, 148, 116, p.coin, { size: 0.8 });
  }),
  'd08-1': () => sticker(on('lime', { mark: 'rings', tone: '#fff' }), (f) => {
    f.limb('M30 176C90 196 176 180 168 150C160 126 80 140 56 160', storm.skin, 16).stroke('M30 176C90 196 176 180 168 150C160 126 80 140 56 160', 5, storm.belly);
    coils(f, storm, 'M150 146C160 118 128 104 104 112', ['M56 156C40 130 110 118 150 142']);
    face(f, storm, { x: 92, y: 82, turn: -12, horns: 'curved', ears: 'fin', eyes: 'swirl', mouth: 'grin', crest: 'tuft', brows: 3, r: 13 });
    f.stroke('M18 60q22-12 34 2M12 82q14-6 22 2M150 44q24-14 36 4q4 14-10 14M160 78q16-4 26 6', 5);
    p.at(f, 148, 92, p.leafs, { turn: 30 }); p.at(f, 34, 112, p.leafs, { turn: -60 }); p.at(f, 58, 36, p.leafs, { turn: 80 });
  }),
  'd08-2': () => sticker(on('tangerine', { mark: 'stripes', tone: '#fff' }), (f) => {
    f.limb('M96 188C112 190 122 182 110 176', storm.skin, 9);
    f.limb('M80 170C96 182 138 176 130 164', storm.skin, 13).stroke('M80 170C96 182 138 176 130 164', 4, storm.belly);
    f.limb('M62 150C84 168 158 162 148 144', storm.skin, 17).stroke('M62 150C84 168 158 162 148 144', 5, storm.belly);
    f.limb('M48 124C70 150 176 142 158 116', storm.skin, 21).stroke('M48 124C70 150 176 142 158 116', 7, storm.belly);
    f.limb('M130 116C144 112 150 100 150 86', storm.skin, 12);
    p.at(f, 148, 54, p.umbrella('#ef233c', '#fff'), { turn: 12, size: 0.56 });
    face(f, storm, { x: 82, y: 80, turn: 8, head: 'tall', horns: 'antler', ears: 'leaf', eyes: ['swirl', 'round'], mouth: 'open', crest: 'none', to: 0.5, brows: -3 });
    f.stroke('M14 92q18-10 28 2M10 114q12-6 20 2M24 44q14-12 26-2', 5);
    p.at(f, 30, 160, p.leafs, { turn: -30 }); p.at(f, 164, 176, p.leafs, { turn: 40 });
  }),
  'd09-1': () => sticker(on('brick', { mark: 'rays', tone: '#ffb03a', framed: true }), (f) => {
    wings(f, 'up', arson); tail(f, 'left', arson); body(f, arson, { w: 0.9 });
    face(f, arson, { y: 76, horns: 'straight', ears: 'none', eyes: 'slit', mouth: 'smirk', brows: 5, crest: 'flame', cheeks: false, to: 0.3 }, (g) => g.limb('M26 26L54 20', '#e8c79a', 3).shape(oval(57, 19, 5), '#ef233c', { line: 3 }));
    f.shape('M70 114Q100 130 130 114L122 130Q100 140 78 130z', '#ef233c');
    arms(f, 'wave', arson.skin); f.limb('M160 92L168 66', '#8a4b2a', 7); p.at(f, 170, 44, p.flame(), { size: 0.9 });
  }),
  'd10-1': () => sticker(on('sand', { mark: 'rings', tone: '#fff' }), (f) => {
    tail(f, 'up', plate);
    f.shape('M20 150C16 90 60 56 104 56C150 56 186 92 182 150C180 184 150 188 100 188S24 184 20 150z', '#a9b4c2');
    f.stroke('M36 108Q100 60 168 108M24 136Q100 84 180 136M40 92L52 74M160 92L150 74', 5);
    f.patch(oval(48, 118, 4) + oval(156, 118, 4) + oval(100, 66, 4) + oval(72, 74, 4) + oval(130, 74, 4), INK);
    f.shape('M100 122C138 122 150 146 148 164C146 184 124 188 100 188S54 184 52 164C50 146 62 122 100 122z', plate.belly);
    face(f, plate, { y: 122, size: 0.9, horns: 'none', ears: 'leaf', eyes: 'sleepy', mouth: 'line', head: 'wide', crest: 'none', brows: 3 }, (g) => g.shape('M-44-12C-40-44 40-44 44-12C24-22-24-22-44-12z', '#c3cdd9').stroke('M0-38V-20M-24-34l4 16M24-34l-4 16', 4));
    f.shape(oval(64, 184, 17, 10) + oval(136, 184, 17, 10), plate.skin);
  }),
  'd10-2': () => sticker(on('ember', { mark: 'hill', tone: '#ffc978' }), (f) => {
    tail(f, 'left', plate); body(f, plate, { w: 1.05, plates: false });
    f.shape('M60 120Q100 104 140 120L146 164Q100 182 54 164z', '#c3cdd9').stroke('M100 112V174M58 138Q100 152 142 138', 4);
    f.patch(oval(70, 128, 4) + oval(130, 128, 4) + oval(70, 156, 4) + oval(130, 156, 4), INK);
    arms(f, 'raise', plate.skin); p.at(f, 50, 74, p.pot, { turn: -16, size: 0.7 });
    face(f, plate, { x: 104, y: 80, turn: 4, head: 'square', horns: 'ram', ears: 'none', eyes: ['round', 'sleepy'], mouth: 'smirk', crest: 'none', to: 0.5, brows: 4 });
    p.at(f, 146, 156, p.shield('#ff9f1c', '#fff'), { turn: 8, size: 0.82 });
  }),
  'd11-1': () => sticker(on('tangerine', { mark: 'burst', tone: '#ffe08a', framed: true }), (f) => {
    tail(f, 'curl', glutton); body(f, glutton, { w: 1.15 });
    f.group('translate(100 84)', (g) => {
      head(g, glutton, { head: 'wide', horns: 'nubs', ears: 'fin', eyes: 'up', mouth: 'line', crest: 'none', cheeks: false });
      g.shape('M-50 4Q0-12 50 4Q54 52 0 56Q-54 52-50 4z', '#7d1128', { rim: true });
      g.shape('M-30 36Q0 22 30 36Q20 54 0 54T-30 36z', '#ff5d73', { line: 3.5, rim: false });
      g.patch('M-46 5l8 14 8-17zM-26 0l8 14 8-16zM-6-3l7 13 8-13zM14-2l8 14 7-12zM32 1l7 15 8-12zM-34 46l7-12 7 16zM20 50l7-14 7 10z', '#fff');
      eye(g, 'round', -20, -18, { r: 12 }); eye(g, 'round', 20, -18, { r: 12 });
    });
    f.shape('M78 140H122L128 168Q100 184 72 168z', '#fff').patch(star(100, 158, 5, 10, 4.5), '#ef233c');
    arms(f, 'up', glutton.skin); p.at(f, 36, 76, p.fork, { turn: -12 }); p.at(f, 164, 76, p.knife, { turn: 12 });
  }),
  'd11-2': () => sticker(on('lime', { mark: 'rays', tone: '#fff' }), (f) => {
    wings(f, 'tiny', glutton); tail(f, 'left', glutton); body(f, glutton, { w: 1.2, top: 106 });
    face(f, glutton, { x: 98, y: 82, turn: 6, head: 'wide', horns: 'curved', ears: 'leaf', eyes: ['wink', 'big'], mouth: 'tongue', crest: 'none', snout: 'wide', to: 0.4 });
    f.shape('M74 122Q98 134 124 122L128 158Q100 172 70 158z', '#fff').patch(oval(86, 144, 4) + oval(104, 150, 4) + oval(114, 138, 4) + oval(96, 134, 3), '#ef233c');
    arms(f, 'wave', glutton.skin); p.at(f, 164, 74, p.fork, { turn: 12 });
    p.at(f, 52, 158, p.apple, { turn: -10, size: 1.15 });
  }),
};
