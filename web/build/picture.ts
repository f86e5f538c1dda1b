/**
 * Draws the icon as a PNG, because phones take no SVG on their home screens. It reads our own small drawing and nothing
 * more: `rect`, `ellipse` and straight `path`s.
 */
import { deflateSync } from "node:zlib";

type Inside = (x: number, y: number) => boolean;

interface Shape {
  inside: Inside;
  colour: [red: number, green: number, blue: number];
  opacity: number;
}

interface Look {
  /** Pixels of a side. */
  size: number;
  /** How much of the side the drawing takes; phones cut the rest as they like, so the ground fills it. */
  part?: number;
}

/** Samples a pixel in each direction. */
const FINE = 3;

export function png(svg: string, { size, part }: Look): Buffer {
  const [, side] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  const whole = Number(side);
  const shapes = Array.from(svg.matchAll(/<(rect|ellipse|path) ([^>]*)\/>/g), ([, kind = "", words = ""]) => shape(kind, words));
  const [ground] = shapes;
  if (!whole || !ground) throw new Error("this is no icon of ours");
  if (part !== undefined) ground.inside = () => true;
  const at = (dot: number): number => (((dot + 0.5) / (size * FINE) - 0.5) / (part ?? 1) + 0.5) * whole;
  const rows = Buffer.alloc(size * (1 + size * 4));
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      rows.set(pixel(shapes, column, row, at), row * (1 + size * 4) + 1 + column * 4);
  return encode(size, rows);
}

function pixel(shapes: Shape[], column: number, row: number, at: (dot: number) => number): number[] {
  let sum: [number, number, number, number] = [0, 0, 0, 0];
  for (let dot = 0; dot < FINE * FINE; dot++) {
    const x = at(column * FINE + (dot % FINE));
    const y = at(row * FINE + Math.floor(dot / FINE));
    // Everything lies on the ground, so what is not covered by it stays clear.
    if (!shapes[0]?.inside(x, y)) continue;
    let [red, green, blue] = shapes[0].colour;
    for (const { inside, colour, opacity } of shapes) {
      if (!inside(x, y)) continue;
      red += (colour[0] - red) * opacity;
      green += (colour[1] - green) * opacity;
      blue += (colour[2] - blue) * opacity;
    }
    sum = [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1];
  }
  const seen = sum[3];
  return [...sum.slice(0, 3).map((value) => Math.round(value / Math.max(seen, 1))), Math.round((255 * seen) / FINE ** 2)];
}

function shape(kind: string, words: string): Shape {
  const word = (name: string): string | undefined => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(words)?.[1];
  const number = (name: string): number => Number(word(name) ?? 0);
  const hex = Number.parseInt(word("fill")?.slice(1) ?? "", 16);
  if (Number.isNaN(hex)) throw new Error(`no colour: ${words}`);
  const opacity = Number(word("opacity") ?? 1);
  return { inside: inside(), colour: [hex >> 16, (hex >> 8) & 255, hex & 255], opacity };

  function inside(): Inside {
    if (kind === "path") return polygon(corners(word("d") ?? ""));
    if (kind === "ellipse") return ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
    return roundedSquare(number("width"), number("rx"));
  }
}

const ellipse =
  (middle: number, height: number, wide: number, high: number): Inside =>
  (x, y) =>
    ((x - middle) / wide) ** 2 + ((y - height) / high) ** 2 <= 1;

function roundedSquare(side: number, round: number): Inside {
  const over = (at: number): number => Math.max(round - at, at - (side - round), 0);
  return (x, y) => over(x) ** 2 + over(y) ** 2 <= round ** 2;
}

function polygon(points: [x: number, y: number][]): Inside {
  return (x, y) => {
    let odd = false;
    let [x1, y1] = points.at(-1) ?? [0, 0];
    for (const [x2, y2] of points) {
      if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) odd = !odd;
      [x1, y1] = [x2, y2];
    }
    return odd;
  };
}

/** The corners of a path of straight lines. */
function corners(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return Array.from(path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)).flatMap(([, letter, rest = ""]): [number, number][] => {
    const [a = 0, b = 0] = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (letter === "M") [x, y] = [a, b];
    else if (letter === "l") [x, y] = [x + a, y + b];
    else if (letter === "h") x += a;
    else if (letter === "v") y += a;
    else if (letter === "H") x = a;
    else if (letter === "z") return [];
    else throw new Error(`no straight line: ${path}`);
    return [[x, y]];
  });
}

function encode(size: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits a channel, colours with a clear ground.
  head.set([8, 6], 8);
  const parts = [chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}

function chunk(name: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "ascii"), bytes]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(bytes.length, 0);
  around.writeUInt32BE(checksum(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** The CRC of the PNG standard. */
function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
