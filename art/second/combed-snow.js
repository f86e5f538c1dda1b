// @ts-check
import { clamp } from '../studio/marks.js';
import { blob, egg, limb, line, polygon, round } from '../studio/path.js';
import { linocut } from '../studio/hands.js';

export const scene = "A girl combs an old woman's white hair; where she has combed it is a ploughed field under snow, and somebody small walks away over it to a house that stands far down in the hair.";

/** @param {import('../studio/studio.js').Studio} s */
export function draw(s) {
  s.mood('inkTeal');
  const ink = '#0a1c26';
  const [wall, dusk, snow, blue, red, amber] = ['#134250', '#1d6270', '#f6f7f2', '#8fb8cc', '#cf4632', '#ffd27a'];
  const l = linocut(s, { paper: snow, ink, from: [-0.8, -1] });

  const room = [
    s.path('M0 0H400V600H0z', wall), s.path(polygon([[-10, -10], [150, -10], [170, 260], [-10, 300]]), '#0e3340'),
    s.path('M236 22H384V196H236z', '#081725', `stroke="#5a3420" stroke-width="9"`), s.stroke('M310 22V196M236 104H384', '#5a3420', 6), s.stroke('M256 48h0M286 74h0M270 88h0M332 44h0M352 82h0M370 52h0M258 128h0M290 152h0M276 178h0M330 130h0M358 158h0M340 182h0M372 122h0', snow, 5),
    s.path('M226 196H394V208H226z', '#7a4a2c'),
    // A candle at the left: the one light, and the room is as large as it reaches.
    s.path(egg(66, 132, 96), '#1f5c68'), s.path(egg(66, 130, 58), '#3a7c78'), s.path(egg(66, 126, 28), '#e0a850'), s.path('M57 150h18v44H57z', snow), s.path(blob([[66, 148], [57, 134], [66, 104, 'sharp'], [75, 134]]), amber), s.path(polygon([[30, 194], [108, 194], [108, 204], [30, 204]]), '#5a3420'), s.stroke('M40 204V330M98 204V320', '#5a3420', 6),
    l.cuts((x, y) => clamp(1 - Math.hypot(x - 66, y - 130) / 130) * (Math.hypot(x - 66, y - 130) > 40 ? 0.6 : 0), { flow: (x, y) => (Math.atan2(y - 130, x - 66) * 180) / Math.PI, gap: 15, length: 20, width: 2.2, area: [0, 0, 210, 260] }, amber),
  ];
  // The hair comes from one head and ends where the card ends; every tooth of the comb has left a furrow.
  const hair = blob([[150, 130], [164, 96], [196, 84], [228, 98], [240, 136], [250, 200], [284, 290], [350, 400], [440, 520, 'sharp'], [440, 640, 'sharp'], [-40, 640, 'sharp'], [-40, 500, 'sharp'], [50, 380], [110, 270], [140, 190]]);
  const furrows = Array.from({ length: 13 }, (_, i) => {
    const u = (i - 6) / 6;
    return line([[196 + u * 34, 100 + Math.abs(u) * 16], [196 + u * 56, 200], [194 + u * 104, 300], [186 + u * 210, 430], [176 + u * 360, 620]]);
  });
  const field = [
    s.path(blob([[122, 250], [100, 320], [20, 450], [-40, 520, 'sharp'], [-40, 440, 'sharp'], [60, 350]]), '#0b2a36'), s.path(hair, snow, `stroke="${ink}" stroke-width="3.4"`),
    s.within(hair, s.path(blob([[236, 110], [260, 200], [300, 300], [420, 470], [420, 640, 'sharp'], [280, 640], [250, 470], [230, 330], [214, 200]]), '#c3d9e2'), s.path(blob([[-40, 560], [80, 524], [190, 556], [320, 520], [440, 560], [440, 640, 'sharp'], [-40, 640, 'sharp']]), '#d5e5ea'),
      furrows.map((d, i) => s.stroke(d, i > 7 ? '#5f93ac' : blue, 2.2 + (i % 3) * 0.7)),
      l.cuts((x, y) => clamp((y - 290) / 200) * clamp((x - 190) / 160) * 0.5, { flow: (x, y) => (Math.atan2(y - 20, (x - 192) * 1.5) * 180) / Math.PI, gap: 10, length: 20, width: 3, area: [190, 290, 220, 310] }, '#5f93ac')),
    s.stroke('M152 128Q160 96 196 86M140 196Q150 160 152 130', amber, 4),
    // The parting, an ear with a ring, the chair and the shoulders under it all.
    s.stroke('M196 88Q198 120 196 160', blue, 3),
  ];
  const chair = [s.path(blob([[96, 300, 'sharp'], [104, 236], [140, 208], [152, 190], [140, 250], [112, 300, 'sharp']]) + blob([[300, 310, 'sharp'], [292, 240], [258, 208], [244, 184], [256, 240], [284, 300, 'sharp']]), '#7c2f4c', `stroke="${ink}" stroke-width="2.4"`), s.path(egg(148, 142, 8, 13), '#e5b08c', `stroke="${ink}" stroke-width="2"`), s.path(egg(243, 144, 7, 12), '#b87d60', `stroke="${ink}" stroke-width="2"`), s.stroke('M147 158q-5 8 1 11', amber, 2.6)];
  // In the field: a fence, trees, one lit house very far down, and the one who goes there.
  const tree = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) => [s.stroke(`M${x} ${y}v${-34 * k}M${x} ${y - 14 * k}l${-12 * k} ${-14 * k}M${x} ${y - 18 * k}l${12 * k} ${-16 * k}M${x} ${y - 26 * k}l${-8 * k} ${-12 * k}M${x} ${y - 28 * k}l${6 * k} ${-14 * k}`, ink, 2.6 * k), s.stroke(`M${x} ${y}l${38 * k} ${12 * k}M${x + 16 * k} ${y + 5 * k}l${14 * k} ${-3 * k}`, '#7fa8be', 2.6 * k)];
  const land = [
    tree(118, 400, 0.8), tree(96, 416, 1.1), tree(262, 378, 0.7), tree(52, 500, 1.6), tree(330, 488, 1.5), s.stroke('M226 420L296 470M232 410v16M250 424v17M270 438v18M290 454v19M228 416L296 462', ink, 2.6),
    s.path(polygon([[126, 530], [126, 504], [148, 486], [170, 504], [170, 530]]), ink), s.path(polygon([[120, 506], [148, 482], [176, 506], [170, 508], [148, 490], [126, 508]]), snow, `stroke="${ink}" stroke-width="1.4"`), s.path('M133 508h12v12h-12zM153 508h9v22h-9z', amber), s.path(polygon([[153, 530], [162, 530], [180, 566], [150, 566]]), amber, 'opacity=".6"'), s.stroke('M160 482q6-10 0-18t4-18', '#8fb8cc', 3.4),
    s.stroke(Array.from({ length: 17 }, (_, i) => { const t = i / 16; return `M${round(202 - 12 * t + (i % 2 ? 3 : -3) * (1 + t) + 16 * Math.sin(t * 4))} ${round(262 + 172 * t)}h0`; }).join(''), '#2d6a86', 4.4),
    s.path(polygon([[178, 468], [192, 466], [246, 486], [240, 494]]), '#5f93ac', 'opacity=".8"'), s.path(blob([[172, 470, 'sharp'], [174, 446], [178, 432], [190, 432], [194, 446], [198, 468, 'sharp'], [190, 466], [186, 458], [180, 470]]), '#1d2f4a'), s.path(egg(184, 427, 6), '#f0c096'), s.path(blob([[172, 424], [179, 421], [180, 412], [189, 412], [190, 421], [197, 424], [184, 426]]), ink), s.path(limb([[178, 438, 6], [170, 448, 5], [168, 456, 4]]), '#1d2f4a'), s.path(polygon([[161, 455], [174, 455], [174, 465], [161, 465]]), '#a5562c'), s.stroke('M180 434q8 4 12-1', red, 3),
  ];
  // She leans over with all her care; the comb is a rake at this end of it.
  const girl = [
    s.path(blob([[420, 330, 'sharp'], [420, 196, 'sharp'], [384, 190], [352, 202], [336, 226], [330, 262], [344, 300], [372, 330]]), red, `stroke="${ink}" stroke-width="2.6"`), l.cuts((x, y) => clamp(1 - Math.hypot(x - 342, (y - 240) * 0.6) / 34), { flow: () => 70, gap: 8, length: 15, width: 2.4, area: [330, 196, 60, 110] }, '#ffb08c'),
    s.path(limb([[368, 226, 32], [326, 252, 25], [284, 232, 17]]), '#e0573f', `stroke="${ink}" stroke-width="2.6"`), s.stroke('M356 218L322 240L288 224', '#ffc9a4', 3.4),
    s.path(egg(352, 152, 32, 34), '#f3c49a'), s.path(polygon([[322, 150], [312, 162], [324, 166]]), '#f3c49a'), s.path(blob([[326, 140], [332, 116], [358, 106], [386, 120], [396, 150], [392, 190], [380, 214, 'sharp'], [376, 180], [364, 156], [346, 138]]), '#7a2c1c', `stroke="${ink}" stroke-width="2"`), s.path(limb([[388, 170, 20], [396, 204, 16], [388, 236, 12]]), '#7a2c1c'), s.path(egg(389, 232, 8, 5), amber), s.stroke('M328 154q5 4 10 0', ink, 2.8), s.stroke('M326 174q6 3 11-2', '#a8433a', 2.6), s.path(egg(344, 170, 7, 5), '#e88a6c', 'opacity=".7"'), s.stroke('M324 136q8-20 34-26', amber, 3),
    s.path(polygon([[222, 212], [292, 226], [290, 240], [220, 226]]), '#d99a3c', `stroke="${ink}" stroke-width="2.4"`), s.stroke('M224 226l-6 26M234 228l-5 27M244 230l-4 28M254 232l-3 28M264 234l-2 28M274 236l-1 27', '#d99a3c', 4), s.path(egg(282, 229, 12, 10), '#f3c49a', `stroke="${ink}" stroke-width="2"`), s.stroke('M276 222l-2 12M284 221l-1 14', '#b97a54', 2),
  ];
  return s.picture(room, chair, field, land, girl);
}
