import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { png } from "./picture.ts";

const svg = readFileSync(join(import.meta.dirname, "../public/icon.svg"), "utf8");

/** The colour of one pixel; rows are not filtered. */
function colourAt(picture: Buffer, x: number, y: number): number[] {
  const size = picture.readUInt32BE(16);
  const length = picture.readUInt32BE(33);
  const rows = inflateSync(picture.subarray(41, 41 + length));
  return [...rows.subarray(y * (1 + size * 4) + 1 + x * 4).subarray(0, 4)];
}

test("the icon is a picture of its size, with clear corners and the lamp in the middle", () => {
  const picture = png(svg, { size: 64 });
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([64, 64]);
  expect(colourAt(picture, 0, 0)[3]).toBe(0);
  expect(colourAt(picture, 32, 16)).toEqual([0xf4, 0xb9, 0x42, 255]);
});

test("where a phone cuts it, the ground fills it", () => {
  expect(colourAt(png(svg, { size: 64, part: 0.74 }), 0, 0)).toEqual([0x1d, 0x14, 0x0d, 255]);
});

test("what it cannot draw is said, and not drawn wrongly", () => {
  const curve = '<svg viewBox="0 0 8 8"><path d="M0 0c1 1 2 2 3 3z" fill="#000000"/></svg>';
  expect(() => png(curve, { size: 8 })).toThrow("no straight line");
});
