/** A picture of the game to keep: how everybody's rating went, who won, and what else is worth telling. */
import { seatColour } from "../../../lib/identities";
import { texts } from "../../../lib/texts.svelte";
import { pngOf, sheet, write } from "../../shared/canvas";
import { lookOf, nameOf } from "../../shared/seats";
import { ratingText } from "../look/rating";
import { headline } from "../words/tell";
import { chronicle, type NosediveEnded, ratedIn } from "./chronicle";

const WIDTH = 1200;
const MARGIN = 70;
const TOP = 270;
const HEIGHT = 520;
const LINE = 78;
const TEXT = '"Bricolage Grotesque Variable", sans-serif';

export async function keepsake(ended: NosediveEnded): Promise<Blob> {
  await document.fonts.ready;
  const { outcome, view, looks, story } = ended;
  const { honours } = chronicle(ended);
  const { canvas, pen } = sheet(WIDTH, TOP + HEIGHT + 110 + honours.length * LINE);
  const air = pen.createLinearGradient(0, 0, WIDTH, canvas.height);
  air.addColorStop(0, "#ffe3e6");
  air.addColorStop(0.5, "#fdf9f8");
  air.addColorStop(1, "#d6f1e7");
  pen.fillStyle = air;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const line = (text: string, y: number, font: string, colour: string, x = MARGIN): void => { write(pen, text, x, y, font, colour, WIDTH - MARGIN - x); };
  line(headline(outcome, looks), 120, `300 62px ${TEXT}`, "#37353f");
  const standings = [...view.open.order]
    .sort((one, other) => (outcome.places[one] ?? 0) - (outcome.places[other] ?? 0) || one - other)
    .map((seat) => texts.of("nosedive-keepsake-stands", { name: nameOf(looks, seat), points: outcome.scores[seat] ?? 0 }));
  line(standings.join("   ·   "), 180, `400 26px ${TEXT}`, "#67646f");

  const rounds = ratedIn(story).map(({ summary }) => summary);
  const x = (at: number): number => MARGIN + (at * (WIDTH - 2 * MARGIN - 230)) / Math.max(1, rounds.length);
  const y = (rating: number): number => TOP + HEIGHT - ((rating - 1000) / 4000) * HEIGHT;
  for (let star = 1; star <= 5; star++) {
    pen.fillStyle = "#e6dcde";
    pen.fillRect(MARGIN, y(star * 1000), WIDTH - 2 * MARGIN, 1);
    line(`${star}★`, y(star * 1000) - 8, `400 20px ${TEXT}`, "#9a949d");
  }
  for (const seat of view.open.order) {
    const way = [rounds[0]?.before[seat], ...rounds.map(({ after }) => after[seat])].filter((rating) => rating !== undefined);
    const look = lookOf(looks, seat);
    pen.lineJoin = "round";
    pen.beginPath();
    way.forEach((rating, at) => { if (at === 0) pen.moveTo(x(at), y(rating)); else pen.lineTo(x(at), y(rating)); });
    // A rim, because some colours are lost in so much light.
    for (const [width, colour] of [[8, "#37353f"], [5, look ? seatColour[look.identity] : "#9a949d"]] as const) {
      pen.lineWidth = width;
      pen.strokeStyle = colour;
      pen.stroke();
    }
    const last = way.at(-1) ?? 1000;
    line(`${ratingText(last)}  ${nameOf(looks, seat)}`, y(last) + 8, `450 22px ${TEXT}`, "#37353f", x(way.length - 1) + 14);
  }
  honours.forEach(({ title, text }, index) => {
    const top = TOP + HEIGHT + 90 + index * LINE;
    line(title, top, `500 28px ${TEXT}`, "#ad2a4a");
    line(text, top + 32, `400 23px ${TEXT}`, "#37353f");
  });
  return pngOf(canvas);
}
