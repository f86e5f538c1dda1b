/**
 * What a story needs of a browser, whichever it is: a page to look at, things to press on it, and what it complained
 * about. Two drivers stand behind it, so that every engine is told the very same story.
 */
import type { Query } from "./seek";

/** As large as what people look at is. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
  tv: { width: 1920, height: 1080 },
} as const;

export type Size = keyof typeof SIZES;

/** A window in a browser profile of its own. */
export interface Screen {
  readonly size: Size;
  /** Errors in the console, uncaught ones, and breaches of the content security policy. */
  complaints: () => Promise<string[]>;
  goto: (url: string) => Promise<void>;
  /** A function of the page's own, which knows nothing of what stands around it here. */
  run: <Arguments extends unknown[], Result>(inPage: (...given: Arguments) => Result, ...given: Arguments) => Promise<Awaited<Result>>;
  /** Presses what can be seen and pressed, with a finger or a pointer; false where it is not there, or gone by now. */
  press: (what: Query) => Promise<boolean>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  shot: (path: string) => Promise<void>;
}

export interface Engine {
  /** How shots of it are called. */
  readonly name: string;
  open: (size: Size) => Promise<Screen>;
  close: () => Promise<void>;
}
