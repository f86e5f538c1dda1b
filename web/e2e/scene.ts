/** A scene: a recorded fixture of everything a page receives, so that a screen is shown without a server. `npm run scenes` records them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerMessage } from "../src/wire/ServerMessage";
import type { TvMessage } from "../src/wire/TvMessage";

export const SCENES = join(import.meta.dirname, "scenes");

/** A press before the screen is measured: a text of the page by its Fluent key, or a CSS selector. */
export type Press =
  | { press: string; with?: Record<string, string | number> }
  | { text: string; with?: Record<string, string | number> }
  | { css: string };

export interface Scene {
  path: string;
  /** A television has one window of its own. */
  screen: "person" | "television";
  /** Entries of `localStorage`. */
  storage?: Record<string, string>;
  /** Answers to GET requests besides those of `answers.json`, by path; a number is a status without an answer. */
  answers?: Record<string, unknown>;
  /** Messages of the socket after `hello` … */
  hears: (ServerMessage | TvMessage)[];
  /** … and messages that follow once those are on the screen. */
  then?: ServerMessage[];
  /** Milliseconds after `then` at which the screen is measured, in the middle of an animation; without it, once nothing moves. */
  at?: number;
  presses?: Press[];
}

const parsed = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** All recorded scenes by `folder/name`, in a fixed order. */
export function scenes(): [string, Scene][] {
  if (!existsSync(SCENES)) return [];
  const files = readdirSync(SCENES, { recursive: true, encoding: "utf8" }).filter((name) => /\/.*\.json$/.test(name));
  return files.sort().map((name) => [name.slice(0, -".json".length), parsed(join(SCENES, name)) as Scene]);
}

/** Answers that every scene has. */
export const commonAnswers = (): Record<string, unknown> => parsed(join(SCENES, "answers.json")) as Record<string, unknown>;
