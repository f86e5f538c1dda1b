/** A picture of the game to keep: the maze with the way of the longest escape, who won, and what else is worth telling. */
import { texts } from "../../../lib/texts.svelte";
import type { PixoidView } from "../../../wire/PixoidView";
import { pngOf, sheet, write } from "../../shared/canvas";
import { nameOf } from "../../shared/seats";
import { middle, traces, walls } from "../board/mazeArt";
import { CELL } from "../board/track";
import { SIDE, columnOf, rowOf, walked } from "../board/ways";
import { sprite, SPRITE_SIDE } from "../look/sprites";
import { headline } from "../words/tell";
import { chronicle, longestRun, type PixoidEnded, type Played, roundsOf } from "./chronicle";

const WIDTH = 1200;
const MARGIN = 60;
const MAZE = 760;
const LINE = 74;
const PIXELS = '"Pixelify Sans Variable", monospace';
const TEXT = '"Bricolage Grotesque Variable", sans-serif';

export async function keepsake(ended: PixoidEnded): Promise<Blob> {
  await document.fonts.ready;
  const { outcome, view, looks } = ended;
  const { honours } = chronicle(ended);
  const { canvas, pen } = sheet(WIDTH, 250 + MAZE + 110 + honours.length * LINE);
  pen.fillStyle = "#0a1230";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const line = (text: string, y: number, font: string, colour: string, x = MARGIN): void => {
    write(pen, text, x, y, font, colour, WIDTH - MARGIN - x);
  };
  line(headline(outcome, view, looks), 110, `700 60px ${PIXELS}`, "#ffe14d");
  const standings = looks
    .map((look) => ({ look, place: outcome.places[look.seat] ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ look }) => texts.of("pixoid-keepsake-stands", { name: look.name, points: outcome.scores[look.seat] ?? 0 }));
  line(standings.join("   ·   "), 168, `500 26px ${TEXT}`, "#b9cdf7");

  const run = longestRun(roundsOf(ended));
  pen.save();
  pen.translate((WIDTH - MAZE) / 2, 210);
  pen.scale(MAZE / (SIDE * CELL), MAZE / (SIDE * CELL));
  drawMaze(pen, view);
  if (run) drawRun(pen, view, run);
  pen.restore();
  if (run) line(texts.of("pixoid-keepsake-run", { name: nameOf(looks, run.result.pixoid) }), 210 + MAZE + 48, `500 24px ${TEXT}`, "#b9cdf7", (WIDTH - MAZE) / 2);

  honours.forEach(({ title, text }, index) => {
    const y = 210 + MAZE + 118 + index * LINE;
    line(title, y, `600 30px ${PIXELS}`, "#39ff9c");
    line(text, y + 30, `500 22px ${TEXT}`, "#e8f0ff");
  });
  return pngOf(canvas);
}

function drawMaze(pen: CanvasRenderingContext2D, view: PixoidView): void {
  pen.fillStyle = "#083026";
  pen.fillRect(0, 0, SIDE * CELL, SIDE * CELL);
  pen.lineCap = "round";
  pen.strokeStyle = "#1f7a5c";
  pen.lineWidth = 7;
  pen.stroke(new Path2D(traces(view.ways)));
  pen.strokeStyle = "#c88b3a";
  pen.lineWidth = 1;
  pen.stroke(new Path2D(walls(view.ways)));
}

/** The way from the first step to the last, brighter towards its end, with whoever ran there. */
function drawRun(pen: CanvasRenderingContext2D, view: PixoidView, run: Played): void {
  const moves = run.turns.flatMap(({ turn }) => turn.moves[run.result.pixoid] ?? []);
  pen.lineWidth = 3;
  pen.strokeStyle = "#ffe14d";
  for (const [index, move] of moves.entries()) {
    pen.globalAlpha = 0.35 + (0.65 * (index + 1)) / moves.length;
    pen.beginPath();
    pen.moveTo(middle(columnOf(move.from)), middle(rowOf(move.from)));
    for (const pixel of walked(view.ways, move)) pen.lineTo(middle(columnOf(pixel)), middle(rowOf(pixel)));
    pen.stroke();
  }
  pen.globalAlpha = 1;
  const [first, last] = [moves[0], moves.at(-1)];
  if (first) {
    pen.fillStyle = "#ff2f55";
    pen.fillRect(middle(columnOf(first.from)) - 3, middle(rowOf(first.from)) - 3, 6, 6);
  }
  if (!last) return;
  pen.translate(middle(columnOf(last.to)) - SPRITE_SIDE / 2, middle(rowOf(last.to)) - SPRITE_SIDE / 2);
  for (const { ink, path } of sprite("pixoid").layers) {
    pen.fillStyle = ink;
    pen.fill(new Path2D(path));
  }
}
