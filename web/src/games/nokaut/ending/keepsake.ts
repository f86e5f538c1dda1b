/** A page of the album to keep: who won, the goals of both teams, the characters that stood last, and what else is worth telling. */
import { texts } from "../../../lib/texts.svelte";
import type { NokautTeam } from "../../../wire/NokautTeam";
import { pngOf, sheet, write } from "../../shared/canvas";
import { pictureOf } from "../look/cards";
import { marksOf, sideOf, spacesOf } from "../look/spaces";
import { TEAMS } from "../view";
import { teamName } from "../words/names";
import { headline } from "../words/tell";
import { chronicle, type NokautEnded } from "./chronicle";

const WIDTH = 1200;
const MARGIN = 60;
const STICKERS = 6;
const LINE = 78;
const LOUD = '"Fredoka Variable", sans-serif';
const TEXT = '"Bricolage Grotesque Variable", sans-serif';
const INK = "#1b1b2f";

export async function keepsake(ended: NokautEnded): Promise<Blob> {
  const { outcome, view, looks, story } = ended;
  const entered = story.flatMap(({ events }) => events.flatMap((event) => (event.is === "entered" ? [event.card] : [])));
  const pictures = await Promise.all([...new Set(entered.toReversed())].slice(0, STICKERS).map((card) => load(pictureOf(card))));
  await document.fonts.ready;
  const { honours } = chronicle(ended);
  const { canvas, pen } = sheet(WIDTH, 780 + honours.length * LINE);
  pen.fillStyle = "#ffd23f";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  halftone(pen, canvas.height);
  write(pen, headline(outcome, view.open, looks), MARGIN, 120, `700 60px ${LOUD}`, INK, WIDTH - 2 * MARGIN);
  TEAMS.forEach((team, index) => { drawGoals(pen, ended, team, MARGIN + index * 560, 170); });
  const side = (WIDTH - 2 * MARGIN - (STICKERS - 1) * 18) / STICKERS;
  pictures.forEach((picture, index) => { drawSticker(pen, picture, MARGIN + index * (side + 18), 440, side); });
  honours.forEach(({ title, text }, index) => {
    const y = 720 + index * LINE;
    write(pen, title, MARGIN, y, `600 32px ${LOUD}`, INK, WIDTH - 2 * MARGIN);
    write(pen, text, MARGIN, y + 32, `500 24px ${TEXT}`, INK, WIDTH - 2 * MARGIN);
  });
  write(pen, texts.of("game-nokaut"), WIDTH - MARGIN - 160, canvas.height - 30, `700 36px ${LOUD}`, "#a3162a", 160);
  return pngOf(canvas);
}

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((loaded, failed) => {
    const picture = new Image(200, 200);
    picture.onload = () => { loaded(picture); };
    picture.onerror = () => { failed(new Error(url)); };
    picture.src = url;
  });
}

function halftone(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = "#ffbf24";
  for (let y = 0; y < height; y += 26) {
    for (let x = (y / 26) % 2 === 0 ? 0 : 13; x < WIDTH; x += 26) {
      pen.beginPath();
      pen.arc(x, y, 5, 0, 2 * Math.PI);
      pen.fill();
    }
  }
}

function drawSticker(pen: CanvasRenderingContext2D, picture: HTMLImageElement, x: number, y: number, side: number): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, side, side, side * 0.13);
  pen.save();
  pen.clip();
  pen.drawImage(picture, x, y, side, side);
  pen.restore();
  pen.lineWidth = 7;
  pen.strokeStyle = INK;
  pen.stroke();
  pen.restore();
}

/** The goals that a team has done, as small grids. */
function drawGoals(pen: CanvasRenderingContext2D, { view: { open } }: NokautEnded, team: NokautTeam, x: number, y: number): void {
  const { board } = open.options;
  write(pen, teamName(team), x, y + 30, `600 34px ${LOUD}`, INK, 480);
  const cell = 156 / sideOf(board);
  open.done[team].forEach((goal, nth) => {
    const marks = marksOf(goal, board);
    spacesOf(board).forEach((space, index) => {
      pen.fillStyle = marks.includes(space) ? "#ff4f8b" : "#fff3d6";
      pen.beginPath();
      pen.roundRect(x + nth * 174 + (index % sideOf(board)) * cell, y + 56 + Math.floor(index / sideOf(board)) * cell, cell - 6, cell - 6, 8);
      pen.fill();
      pen.lineWidth = 4;
      pen.strokeStyle = INK;
      pen.stroke();
    });
  });
}
