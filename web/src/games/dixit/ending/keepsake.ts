/** A picture of the evening to keep: every round with its clue and its cards, drawn and saved as a PNG. */
interface Kept {
  title: string;
  file: string;
  rounds: { clue: string; who: string; pictures: { url: string; lit: boolean }[] }[];
  standings: string[];
}

const WIDTH = 1200;
const MARGIN = 60;
const GAP = 18;
/** Under the cards of a round and over its clue. */
const BETWEEN = 132;
const STORY = '"Fraunces Variable", Georgia, serif';
const TEXT = '"Bricolage Grotesque Variable", sans-serif';

export async function keepsake(kept: Kept): Promise<void> {
  const pictures = await Promise.all(kept.rounds.map(({ pictures }) => Promise.all(pictures.map(({ url }) => load(url)))));
  await document.fonts.ready;
  const most = Math.max(6, ...kept.rounds.map(({ pictures }) => pictures.length));
  const width = (WIDTH - 2 * MARGIN - (most - 1) * GAP) / most;
  const row = width * 1.5 + BETWEEN;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = 230 + kept.rounds.length * row;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas here");
  const sky = pen.createLinearGradient(0, 0, 0, canvas.height);
  sky.addColorStop(0, "#15163c");
  sky.addColorStop(1, "#3a3a7c");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#f6e7b4";
  pen.beginPath();
  pen.arc(WIDTH - 130, 110, 46, 0, 2 * Math.PI);
  pen.fill();
  write(pen, kept.title, MARGIN, 110, `600 54px ${STORY}`, "#fbf1d2", WIDTH - 320);
  write(pen, kept.standings.join("   ·   "), MARGIN, 170, `500 24px ${TEXT}`, "#cfc9e6");
  for (const [index, round] of kept.rounds.entries()) {
    const top = 250 + index * row;
    write(pen, round.clue, MARGIN, top, `560 32px ${STORY}`, "#fbf1d2");
    write(pen, round.who, MARGIN, top + 34, `500 20px ${TEXT}`, "#cfc9e6");
    for (const [nth, picture] of (pictures[index] ?? []).entries()) {
      draw(pen, picture, MARGIN + nth * (width + GAP), top + 54, width, round.pictures[nth]?.lit ?? false);
    }
  }
  save(await blobOf(canvas), kept.file);
}

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((loaded, failed) => {
    const picture = new Image();
    picture.onload = () => { loaded(picture); };
    picture.onerror = () => { failed(new Error(url)); };
    picture.src = url;
  });
}

/** Long texts are made narrower, as canvases do, and so never leave the picture. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string, most = WIDTH - 2 * MARGIN): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, most);
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

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((made, failed) => {
    canvas.toBlob((blob) => { if (blob) made(blob); else failed(new Error("no picture came out")); }, "image/png");
  });
}

function save(blob: Blob, file: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file;
  link.click();
  // The browser reads it after the click; a minute is plenty.
  setTimeout(() => { URL.revokeObjectURL(link.href); }, 60_000);
}
