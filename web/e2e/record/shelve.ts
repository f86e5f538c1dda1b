/** Writes a scene to disk, with neutral codes, hashes and times. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Scene, SCENES } from "../scene";

/** The code of every table in a scene. */
export const CODE = "KOT-WAL-SEN";

const ROUND_MS = 1000;

/** Replaces the code, numbers hashes and keys by first occurrence, rounds times up. */
function neutral(text: string, code: string): string {
  const seen = new Map<string, string>();
  return text
    .replaceAll(code, CODE)
    .replace(/[0-9a-f]{32,}/g, (hex) => {
      if (!seen.has(hex)) seen.set(hex, String(seen.size + 1).padStart(hex.length, "0"));
      return seen.get(hex) ?? hex;
    })
    .replace(/"((?:clock_)?left_ms|waited_s)":(\d+)/g, (_, key: string, ms: string) => `"${key}":${Math.ceil(Number(ms) / ROUND_MS) * ROUND_MS}`);
}

/** A line a message, so that a change can be read. */
function written(scene: Scene): string {
  const members = Object.entries(scene).map(([key, value]) => {
    const isList = (key === "hears" || key === "then") && Array.isArray(value);
    const text = isList ? `[\n${value.map((one) => `  ${JSON.stringify(one)}`).join(",\n")}\n]` : JSON.stringify(value);
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${members.join(",\n")}\n}\n`;
}

export function shelve(name: string, code: string, scene: Scene): void {
  const path = join(SCENES, `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, neutral(written(scene), code));
}
