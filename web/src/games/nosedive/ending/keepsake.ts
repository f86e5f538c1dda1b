/** A picture of the game to keep: who won, the life that one's own (or the winner's) cards make, how ratings went, and what else is worth telling. */
import { seatColour } from "../../../lib/identities";
import { texts } from "../../../lib/texts.svelte";
import { pngOf, sheet, write } from "../../shared/canvas";
import { lookOf, nameOf } from "../../shared/seats";
import { captionOf, faceOf, sorted, worthOf } from "../look/cards";
import { ratingText } from "../look/rating";
import { headline } from "../words/tell";
import { chronicle, type NosediveEnded, ratedIn } from "./chronicle";
import { wayOf } from "./way";

const WIDTH = 1200;
const MARGIN = 70;
const TOP = 270;
const HEIGHT = 520;
const LINE = 78;
const TILE = { columns: 4, width: 253, height: 118, gap: 16 };
/** The suits as on the cards, and what costs a point. */
const INKS = { community: "#b23a5a", work: "#3f58ab", home: "#1d7259" } as const;
const TEXT = '"Bricolage Grotesque Variable", sans-serif';

export async function keepsake(ended: NosediveEnded): Promise<Blob> {
  await document.fonts.ready;
  const { outcome, view, looks, story } = ended;
  const { honours } = chronicle(ended);
  const seat = view.you !== null && view.open.order.includes(view.you) ? view.you : (outcome.winners[0] ?? 0);
  const dropped = view.open.scores?.[seat]?.dropped ?? [];
  const kept = sorted(view.open.collected[seat] ?? []).filter((card) => !dropped.includes(card));
  const rows = Math.ceil(kept.length / TILE.columns);
  const life = TOP + HEIGHT + 90;
  const lifeEnds = life + (rows === 0 ? 0 : 30 + rows * (TILE.height + TILE.gap) + 50);
  const { canvas, pen } = sheet(WIDTH, lifeEnds + 20 + honours.length * LINE);
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
  for (const one of view.open.order.toSorted((a, b) => Number(a === seat) - Number(b === seat))) {
    const way = wayOf(story, one);
    const look = lookOf(looks, one);
    const bold = one === seat ? 4 : 0;
    pen.lineJoin = "round";
    pen.beginPath();
    way.forEach((rating, at) => { if (at === 0) pen.moveTo(x(at), y(rating)); else pen.lineTo(x(at), y(rating)); });
    // A rim, because some colours are lost in so much light.
    for (const [width, colour] of [[8 + bold, "#37353f"], [5 + bold, look ? seatColour[look.identity] : "#9a949d"]] as const) {
      pen.lineWidth = width;
      pen.strokeStyle = colour;
      pen.stroke();
    }
    const last = way.at(-1) ?? 1000;
    line(`${ratingText(last)}  ${nameOf(looks, one)}`, y(last) + 8, `${one === seat ? 700 : 450} 22px ${TEXT}`, "#37353f", x(way.length - 1) + 14);
  }
  if (rows > 0) line(texts.of("nosedive-life", { name: nameOf(looks, seat) }), life, `500 32px ${TEXT}`, "#37353f");
  kept.forEach((card, at) => {
    const face = faceOf(card);
    const ink = face.is === "life" ? INKS[face.suit] : "#6a6873";
    const [left, top] = [MARGIN + (at % TILE.columns) * (TILE.width + TILE.gap), life + 30 + Math.floor(at / TILE.columns) * (TILE.height + TILE.gap)];
    pen.beginPath();
    pen.roundRect(left, top, TILE.width, TILE.height, 16);
    pen.fillStyle = "#fff";
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = ink;
    pen.stroke();
    const put = (text: string, down: number, font: string, colour: string): void => { write(pen, text, left + 14, top + down, font, colour, TILE.width - 28); };
    put(worthOf(card), 32, `600 20px ${TEXT}`, ink);
    inLines(pen, captionOf(card), TILE.width - 28, `400 19px ${TEXT}`).forEach((text, row) => { put(text, 60 + row * 23, `400 19px ${TEXT}`, "#37353f"); });
  });
  honours.forEach(({ title, text }, index) => {
    const top = lifeEnds + index * LINE;
    line(title, top, `500 28px ${TEXT}`, "#ad2a4a");
    line(text, top + 32, `400 23px ${TEXT}`, "#37353f");
  });
  return pngOf(canvas);
}

/** A text in at most three lines; what is too long stays in the last one and is made narrower. */
function inLines(pen: CanvasRenderingContext2D, text: string, width: number, font: string): string[] {
  pen.font = font;
  return text.split(" ").reduce<string[]>((lines, word) => {
    const next = `${lines.at(-1) ?? ""} ${word}`.trim();
    const fits = lines.length === 3 || (lines.length > 0 && pen.measureText(next).width <= width);
    return fits ? [...lines.slice(0, -1), next] : [...lines, word];
  }, []);
}
