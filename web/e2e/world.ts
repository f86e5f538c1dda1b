/** One evening: a server, a browser, and the windows that people look at it through. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { Memory } from "../src/lib/memory";
import type { Ear } from "./ear";
import { PATIENCE_MS } from "./eventually";
import { Server } from "./server";
import { type Language, type Say, say } from "./words";

const SHOTS = join(import.meta.dirname, "shots");

/** Pictures to be looked at are taken with `STOLIK_SHOTS=1`, and a phone has all its dots then: a test need paint neither. */
const TAKES_PICTURES = process.env["STOLIK_SHOTS"] !== undefined;
const SHARPNESS = TAKES_PICTURES ? 2 : 1;

const SIZES = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
  tv: { width: 1920, height: 1080 },
} as const;

/** Reads the frames of one socket as the page does. */
function reader(): (frame: string | Buffer) => string {
  const memory = new Memory();
  return (frame) => {
    if (typeof frame !== "string") return memory.understand(frame);
    memory.hear(frame);
    return frame;
  };
}

/** A page in a browser profile of its own, and everything that it complained about. */
export class Window {
  /** Errors in the console, uncaught ones, and breaches of the content security policy. */
  readonly complaints: string[] = [];
  /** What came over the page's sockets, as it was to be read, and what went. */
  readonly heard: string[] = [];
  readonly sent: string[] = [];
  readonly requested: string[] = [];
  /** Who follows this page without seeing it, where a story wants to know. */
  ear: Ear | null = null;

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly say: Say,
  ) {
    page.on("console", (line) => {
      if (line.type() === "error") this.complaints.push(`${line.text()} (${line.location().url})`);
    });
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("request", (request) => this.requested.push(request.url()));
    page.on("websocket", (socket) => {
      this.requested.push(socket.url());
      const read = reader();
      socket.on("framereceived", ({ payload }) => {
        try {
          this.heard.push(read(payload));
        } catch (error) {
          this.complaints.push(`an unreadable frame: ${String(error)}`);
        }
      });
      socket.on("framesent", ({ payload }) => this.sent.push(payload.toString()));
    });
  }

  /** Goes to an address. A page that came printed can be used once its script is there. */
  async goto(url: string): Promise<void> {
    await this.page.goto(url);
    await this.page.locator("body:not([inert])").waitFor({ state: "attached" });
  }

  button(key: string) {
    return this.page.getByRole("button", { name: this.say(key), exact: true });
  }

  /** From here on nothing moves that need not: what was to be seen of a film has been seen. */
  async calm(isCalm = true): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: isCalm ? "reduce" : "no-preference" });
  }

  /** A picture of what has come to rest; `moving` for one of what is still on its way. */
  async shot(name: string, moving?: "moving"): Promise<void> {
    if (!moving) await this.rests();
    await picture(this.page, name);
  }

  /** Waits until whatever moves and will end has ended. */
  rests(): Promise<void> {
    return this.page.evaluate(restOfMotion);
  }
}

export async function picture(page: Page, name: string): Promise<void> {
  if (!TAKES_PICTURES) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** In the page: what moves and will end has ended. */
async function restOfMotion(): Promise<void> {
  const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
}

/** Whether a frame asks one seat for its sheet, which nobody else may see. */
export const isForOneSeat = (frame: string): boolean => frame.includes('"yours":{');

/** How Chromium is started. */
export const LAUNCH = {
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
};

export interface World {
  server: Server;
  browser: Browser;
  open: (size: keyof typeof SIZES, language: Language, path?: string, calm?: "calm") => Promise<Window>;
}

/** The world of one test file, with further words for the browser and for the server. */
export function world(flags: { browser?: string[]; server?: string[] } = {}): World {
  const here = {} as World;
  beforeAll(async () => {
    here.server = await Server.start(flags.server ?? []);
    here.browser = await chromium.launch({ ...LAUNCH, args: [...LAUNCH.args, ...(flags.browser ?? [])] });
  });
  // What nobody looks at any more would go on drawing.
  afterEach(async () => {
    await Promise.all(here.browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await here.browser?.close();
    await here.server?.stop();
  });
  here.open = async (size, language, path = "/", calm) => {
    const context = await here.browser.newContext({
      viewport: SIZES[size],
      deviceScaleFactor: size === "phone" ? SHARPNESS : 1,
      hasTouch: size === "phone",
      isMobile: size === "phone",
      reducedMotion: calm ? "reduce" : "no-preference",
      locale: language === "pl" ? "pl-PL" : "en-GB",
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const window = new Window(await context.newPage(), context, say[language]);
    await window.goto(new URL(path, here.server.url).href);
    return window;
  };
  return here;
}

/** The code of the table that this window sits at. */
export async function codeOf(window: Window): Promise<string> {
  await window.page.waitForURL(/\/t\//);
  return new URL(window.page.url()).pathname.slice("/t/".length);
}
