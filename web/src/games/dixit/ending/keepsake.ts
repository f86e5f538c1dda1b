/** A picture of the evening to keep: every round with its clue and its cards. */
import { texts } from "../../../lib/texts.svelte";
import type { DixitDeck } from "../../../wire/DixitDeck";
import type { DixitReveal } from "../../../wire/DixitReveal";
import type { Outcome } from "../../../wire/Outcome";
import type { SeatLook } from "../../game";
import { pngOf, sheet, write } from "../../shared/canvas";
import { nameOf } from "../../shared/seats";
import { pictureOf } from "../look/pictures";
import { headline } from "../words/tell";

interface Kept {
  outcome: Outcome;
  order: readonly number[];
  deck: DixitDeck;
  rounds: readonly DixitReveal[];
  looks: SeatLook[];
  code: string;
}

const WIDTH = 1200;
const MARGIN = 60;
const GAP = 18;
/** Under the cards of a round and over its clue. */
const BETWEEN = 132;
const STORY = '"Fraunces Variable", Georgia, serif';
const TEXT = '"Bricolage Grotesque Variable", sans-serif';

export async function keepsake({ outcome, order, deck, rounds, looks, code }: Kept): Promise<Blob> {
  const picturesOf = ({ cards }: DixitReveal) => Promise.all(cards.map((card) => load(pictureOf(deck, card, "small", code))));
  const pictures = await Promise.all(rounds.map(picturesOf));
  await document.fonts.ready;
  const standings = [...order]
    .sort((one, other) => (outcome.places[one] ?? 0) - (outcome.places[other] ?? 0) || one - other)
    .map((seat) => texts.of("dixit-stands", { name: nameOf(looks, seat), points: outcome.scores[seat] ?? 0 }));
  const most = Math.max(6, ...rounds.map(({ cards }) => cards.length));
  const width = (WIDTH - 2 * MARGIN - (most - 1) * GAP) / most;
  const row = width * 1.5 + BETWEEN;
  const { canvas, pen } = sheet(WIDTH, 230 + rounds.length * row);
  const sky = pen.createLinearGradient(0, 0, 0, canvas.height);
  sky.addColorStop(0, "#15163c");
  sky.addColorStop(1, "#3a3a7c");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#f6e7b4";
  pen.beginPath();
  pen.arc(WIDTH - 130, 110, 46, 0, 2 * Math.PI);
  pen.fill();
  const line = (text: string, y: number, font: string, colour: string, most = WIDTH - 2 * MARGIN): void => {
    write(pen, text, MARGIN, y, font, colour, most);
  };
  line(headline(outcome, looks), 110, `600 54px ${STORY}`, "#fbf1d2", WIDTH - 320);
  line(standings.join("   ·   "), 170, `500 24px ${TEXT}`, "#cfc9e6");
  for (const [index, reveal] of rounds.entries()) {
    const top = 250 + index * row;
    line(texts.of("dixit-quoted", { clue: reveal.clue }), top, `560 32px ${STORY}`, "#fbf1d2");
    const who = { round: reveal.round, name: nameOf(looks, reveal.narrator) };
    line(texts.of("dixit-round-of", who), top + 34, `500 20px ${TEXT}`, "#cfc9e6");
    for (const [nth, picture] of (pictures[index] ?? []).entries()) {
      draw(pen, picture, MARGIN + nth * (width + GAP), top + 54, width, reveal.owners[nth] === reveal.narrator);
    }
  }
  return pngOf(canvas);
}

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((loaded, failed) => {
    const picture = new Image();
    picture.onload = () => { loaded(picture); };
    picture.onerror = () => { failed(new Error(url)); };
    picture.src = url;
  });
}

/** The narrator's card has a frame of light. */
function draw(pen: CanvasRenderingContext2D, picture: HTMLImageElement, x: number, y: number, width: number, lit: boolean): void {
  pen.save();
  pen.fillStyle = lit ? "#f4d774" : "#f3e7cb";
  const rim = lit ? 7 : 3;
  pen.beginPath();
  pen.roundRect(x - rim, y - rim, width + 2 * rim, width * 1.5 + 2 * rim, 10);
  pen.fill();
  pen.beginPath();
  pen.roundRect(x, y, width, width * 1.5, 6);
  pen.clip();
  pen.drawImage(picture, x, y, width, width * 1.5);
  pen.restore();
}
