/**
 * Drawings are data: flat shapes in paints that have names. A look says which colour each paint has and which props are
 * held, so one drawing serves both.
 */
import type { RuletkaLook } from "../../../wire/RuletkaLook";

/** The championship on its poster, or the same evening as a village fête: nobody is hurt there, not even in words. */
export type Look = RuletkaLook;

/** `one`, `two` and `three` are what a fête is colourful with; a poster has red, black and cream. */
export type Paint = "ink" | "paper" | "red" | "deep" | "light" | "grey" | "one" | "two" | "three" | "seat" | "skin" | "shade" | "hair";

export type Shape =
  | readonly [paint: Paint, path: string]
  | readonly [paint: Paint, path: string, stroke: number]
  | { move: string; of: Drawing };

export type Drawing = readonly Shape[];

export type Palette = Readonly<Record<Paint, string>>;

const FACE = { seat: "#8a8172", skin: "#f0cfa6", shade: "#d19a6c", hair: "#2b1d16" };

const CHAMPIONSHIP: Palette = {
  ink: "#171412", paper: "#efe3c8", red: "#c8201c", deep: "#7d120f", light: "#fff8e6", grey: "#9a9081",
  one: "#efe3c8", two: "#c8201c", three: "#171412", ...FACE,
};

const CONFETTI: Palette = {
  ink: "#3a2360", paper: "#fff1cf", red: "#f0386b", deep: "#b01657", light: "#ffffff", grey: "#b7a6d8",
  one: "#ffc42e", two: "#12b3a0", three: "#3f86f5", ...FACE,
};

export const paletteOf = (look: Look, own: Partial<Palette> = {}): Palette => ({ ...(look === "championship" ? CHAMPIONSHIP : CONFETTI), ...own });

export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** A part of a drawing somewhere else: moved, then turned, then scaled. A negative `across` mirrors it. */
export const put = (of: Drawing, x: number, y: number, turn = 0, scale = 1, across = scale): Shape =>
  ({ move: `translate(${x} ${y}) rotate(${turn}) scale(${across} ${scale})`, of });

/** A sun with rays, as posters like it. */
export function rays(paint: Paint, x: number, y: number, count: number, length: number): Shape {
  const half = Math.PI / count / 2;
  const wedge = (nth: number): string => {
    const at = (angle: number): string => `${(x + length * Math.sin(angle)).toFixed(1)} ${(y - length * Math.cos(angle)).toFixed(1)}`;
    const middle = (nth * 2 * Math.PI) / count;
    return `M${x} ${y}L${at(middle - half)}L${at(middle + half)}z`;
  };
  return [paint, Array.from({ length: count }, (_, nth) => wedge(nth)).join("")];
}

/** Scraps of paper over an area, always the same ones for the same seed. */
export function confetti(count: number, width: number, height: number, seed = 1): Drawing {
  const paints: readonly Paint[] = ["one", "two", "three", "red", "light"];
  let state = seed * 7919 + 13;
  const next = (): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  return Array.from({ length: count }, (_, nth): Shape => {
    const [x, y, turn] = [Math.round(next() * width), Math.round(next() * height), Math.round(next() * 180)];
    const paint = paints[nth % paints.length] ?? "one";
    return put([[paint, nth % 3 === 0 ? disc(0, 0, 2.4) : box(-3, -1.6, 6, 3.2)]], x, y, turn);
  });
}
