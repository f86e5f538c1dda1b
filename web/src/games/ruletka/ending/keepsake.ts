/** A poster of the evening to keep: the result on the diagonal, the captains, the points. */
import { texts } from "../../../lib/texts.svelte";
import type { Outcome } from "../../../wire/Outcome";
import type { RuletkaOpen } from "../../../wire/RuletkaOpen";
import type { SeatLook } from "../../game";
import { pngOf, sheet, write } from "../../shared/canvas";
import { colourOr, lookOf, nameOf } from "../../shared/seats";
import { CREW_SIZE, drawings } from "../look/drawings.svelte";
import { dress } from "../look/dress.svelte";
import { type Drawing, type Palette, paletteOf } from "../look/paints";
import { isLost } from "../view";
import { standings } from "../../../lib/standings";
import { headline } from "../words/tell";

interface Kept {
  outcome: Outcome;
  open: RuletkaOpen;
  looks: SeatLook[];
}

const WIDTH = 900;
const TOP = 330;
const ROW = 150;
const POSTER = '"Oswald Variable", "Arial Narrow", sans-serif';

export async function keepsake({ outcome, open, looks }: Kept): Promise<Blob> {
  await Promise.all([document.fonts.ready, drawings.ready()]);
  const seats = standings(outcome).map(({ seat }) => seat);
  const { canvas, pen } = sheet(WIDTH, TOP + seats.length * ROW + 60);
  const palette = paletteOf(dress.look);
  pen.fillStyle = palette.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = palette.red;
  pen.fill(new Path2D(`M0 ${canvas.height}V${TOP + 60}L${WIDTH} ${TOP - 180}V${canvas.height}z`));
  pen.save();
  pen.translate(40, 250);
  pen.rotate(-0.12);
  pen.fillStyle = palette.ink;
  pen.fillRect(-80, -110, WIDTH + 160, 150);
  write(pen, headline(open, outcome, looks).toLocaleUpperCase(texts.language), 0, 0, `700 92px ${POSTER}`, palette.paper, WIDTH - 90);
  pen.restore();
  for (const [nth, seat] of seats.entries()) {
    const top = TOP + nth * ROW;
    const posed = { team: seat, member: 0, lost: isLost(open, seat, 0) };
    pen.fillStyle = palette.light;
    pen.fillRect(40, top, WIDTH - 80, ROW - 20);
    pen.save();
    pen.translate(50, top + 10);
    pen.scale(1.1, 1.1);
    pen.beginPath();
    pen.rect(0, 0, CREW_SIZE, CREW_SIZE);
    pen.clip();
    draw(pen, drawings.crew(posed, dress.look), drawings.crewPalette(posed, dress.look, colourOr("#8a8172", lookOf(looks, seat))));
    pen.restore();
    const team = texts.of("ruletka-captain-of", { captain: texts.of(`ruletka-crew-${seat}-0`), team: texts.of(`ruletka-team-${seat}`) });
    write(pen, nameOf(looks, seat), 190, top + 62, `600 46px ${POSTER}`, palette.ink, 420);
    write(pen, team, 190, top + 102, `400 26px ${POSTER}`, palette.ink, 420);
    write(pen, texts.of("ruletka-points", { points: open.points[seat] ?? 0 }), 640, top + 80, `700 44px ${POSTER}`, palette.deep, 200);
  }
  return pngOf(canvas);
}

/** The same shapes that the screens draw. */
function draw(pen: CanvasRenderingContext2D, drawing: Drawing, palette: Palette): void {
  for (const shape of drawing) {
    if ("move" in shape) {
      pen.save();
      const [x = 0, y = 0, turn = 0, across = 1, scale = 1] = Array.from(shape.move.matchAll(/-?\d+(?:\.\d+)?/g), ([number]) => Number(number));
      pen.translate(x, y);
      pen.rotate((turn * Math.PI) / 180);
      pen.scale(across, scale);
      draw(pen, shape.of, palette);
      pen.restore();
      continue;
    }
    const [paint, path, stroke] = shape;
    if (stroke === undefined) {
      pen.fillStyle = palette[paint];
      pen.fill(new Path2D(path));
    } else {
      pen.strokeStyle = palette[paint];
      pen.lineWidth = stroke;
      pen.lineCap = "round";
      pen.stroke(new Path2D(path));
    }
  }
}
