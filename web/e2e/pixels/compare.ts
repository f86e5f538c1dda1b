/** Compares two pictures of the same screen. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** How many pixels differ, and both pictures beside what differs. */
export function compare(before: Buffer, after: Buffer): { differ: number; sideBySide: PNG } {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = one;
  if (other.width !== width || other.height !== height) throw new Error("pictures of two sizes");
  const difference = new PNG({ width, height });
  const differ = pixelmatch(one.data, other.data, difference.data, width, height, { threshold: 0.02, includeAA: true });
  const sideBySide = new PNG({ width: width * 3, height });
  for (const [column, picture] of [one, other, difference].entries()) PNG.bitblt(picture, sideBySide, 0, 0, width, height, width * column, 0);
  return { differ, sideBySide };
}

export function keep(picture: PNG, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, PNG.sync.write(picture));
}
