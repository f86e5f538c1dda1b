/**
 * The real page, told a scene: a fake socket says what was recorded, requests are answered from the scene, and clock and
 * chance stand still. The same scene twice gives the same pixels.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, Page, Request, WebSocketRoute } from "playwright-core";
import { type Client, SCENE_HEADER } from "./client";
import { PATIENCE_MS } from "./eventually";
import { commonAnswers, type Press, type Scene } from "./scene";
import { type Language, say } from "./words";

/** When every scene is played. The clock is there before, and stops then. */
const NOW = new Date("2030-01-15T20:00:00Z");
const INSTALLED = new Date("2030-01-15T19:00:00Z");

const COMMON = commonAnswers();

export interface View {
  name: string;
  width: number;
  height: number;
  /** Fingers, and not a pointer. */
  touch: boolean;
}

export const VIEWS: Record<Scene["screen"], readonly [View, ...View[]]> = {
  person: [
    { name: "390x844", width: 390, height: 844, touch: true },
    { name: "320x568", width: 320, height: 568, touch: true },
    { name: "360x640", width: 360, height: 640, touch: true },
    { name: "1366x768", width: 1366, height: 768, touch: false },
  ],
  television: [{ name: "1920x1080", width: 1920, height: 1080, touch: false }],
};

/** Less of the page's time than after what it takes its line for dead; and as much as a layout needs. */
const STEP_MS = 400;
const FRAME_MS = 20;
const FRAMES = 3;
/** Inside of a film time goes on in smaller steps. */
const FILM_MS = 100;
/** Longer than any film: it may stand still for seconds. */
const FILM_STEPS = 45;
const MOST_STEPS = 200;
/** In our time. */
const LATE_MS = 10_000;
/** As often in a row nothing may change before a page counts as still. */
const STILL_STEPS = 2;

/** A browser profile in which scenes are shown in one language, one after the other. */
export class Stage {
  #scene: Scene | null = null;
  #line: WebSocketRoute | null = null;
  #isTold = false;
  /** On their way: the page's time stands still for them. */
  readonly #requests = new Set<Request>();
  #wake: () => void = () => undefined;
  /** What went wrong on the page, and what it asked for that the scene does not have. */
  complaints: string[] = [];

  private constructor(
    readonly page: Page,
    readonly language: Language,
  ) {}

  static async open(browser: Browser, { url, answers }: Client, language: Language): Promise<Stage> {
    const context = await browser.newContext({
      baseURL: url,
      hasTouch: true,
      reducedMotion: "reduce",
      serviceWorkers: "block",
      locale: language === "pl" ? "pl-PL" : "en-GB",
      timezoneId: "Europe/Warsaw",
      extraHTTPHeaders: { [SCENE_HEADER]: language },
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const stage = new Stage(await context.newPage(), language);
    answers.set(language, (path) => stage.#answer(path));
    await stage.#prepare(context);
    return stage;
  }

  async #prepare(context: BrowserContext): Promise<void> {
    const { page } = this;
    page.on("console", (line) => line.type() === "error" && this.complaints.push(line.text()));
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("request", (request) => {
      if (request.isNavigationRequest()) this.#requests.clear();
      this.#requests.add(request);
    });
    for (const end of ["requestfinished", "requestfailed"] as const)
      page.on(end, (request) => {
        this.#requests.delete(request);
        this.#wake();
      });
    await context.clock.install({ time: INSTALLED });
    await context.clock.pauseAt(NOW);
    await context.addInitScript(standStill);
    await page.routeWebSocket(/\/api\//, (line) => this.#open(line));
    // The first page of the address: what the next one remembers is told to it by its name.
    await page.goto("/icon.svg");
  }

  /** Shows a scene from the beginning, and waits until nothing moves any more. */
  async show(scene: Scene, view: View): Promise<void> {
    const { page } = this;
    await page.setViewportSize(view);
    this.#scene = scene;
    this.#line = null;
    this.#isTold = false;
    this.#requests.clear();
    this.complaints = [];
    await page.evaluate((storage) => { window.name = storage; }, JSON.stringify(scene.storage ?? {}));
    await page.goto(scene.path);
    await this.#rest();
    for (const message of scene.then ?? []) this.#line?.send(JSON.stringify(message));
    if (scene.at !== undefined) for (let passed = 0; passed < scene.at; passed += FILM_MS) await this.#pass(FILM_MS);
    else if (scene.then) await this.#rest(FILM_STEPS);
    for (const press of scene.presses ?? []) {
      await this.#press(press);
      await this.#rest();
    }
  }

  async resize(view: View): Promise<void> {
    await this.page.setViewportSize(view);
    // In the middle of a film its time goes on no farther than the layout needs.
    for (let frame = 0; frame < FRAMES; frame++) await this.#pass(FRAME_MS);
    if (this.#scene?.at === undefined) await this.#pass(STEP_MS);
  }

  #answer(path: string): { type: string; body: string; status: number } {
    const isPicture = /\/qr(\.svg)?$/.test(path);
    const code = /^\/api\/tables\/([^/]+)$/.exec(path)?.[1];
    const own = this.#scene?.answers?.[path];
    const answer = own ?? COMMON[isPicture ? "/api/qr" : path] ?? (code === undefined ? 404 : { code });
    if (answer === 404 && own === undefined) this.complaints.push(`${path} is not in the scene`);
    if (typeof answer === "number") return { type: "application/json", body: '{"case":"no-such-table"}', status: answer };
    if (typeof answer === "string") return { type: isPicture ? "image/svg+xml" : "text/plain", body: answer, status: 200 };
    return { type: "application/json", body: JSON.stringify(answer), status: 200 };
  }

  /** Waits for what comes over the network, in our time, and for the greeting on a line that has been opened. */
  async #arrives(): Promise<void> {
    while (this.#requests.size > 0 || (this.#line !== null && !this.#isTold)) {
      const isLate = await Promise.race([new Promise<false>((go) => (this.#wake = () => { go(false); })), sleep(LATE_MS, true, { ref: false })]);
      if (!isLate) continue;
      // What was asked for by the page before may be cancelled without a word.
      console.warn(`not waited for any longer: ${[...this.#requests].map((request) => request.url()).join(" ") || "a greeting"}`);
      this.#requests.clear();
      this.#isTold = true;
    }
  }

  /**
   * Lets the page's time go on, ends what moves, and says what is there. Not by `clock.runFor`: Playwright repeats that in
   * every later page, each of which would begin later than the one before.
   */
  async #pass(ms: number): Promise<string> {
    await this.#arrives();
    this.#line?.send('{"is":"here"}');
    return this.page.evaluate(pass, ms);
  }

  /** Lets the page's time go on until nothing changes any more, and letters and pictures are there. */
  async #rest(atLeast = 0): Promise<void> {
    let still = 0;
    let before = "";
    for (let step = 0; step < MOST_STEPS; step++) {
      const isTold = this.#isTold || this.#scene?.hears.length === 0;
      // A line takes its time to open, and the page is not to lose patience.
      const now = await this.#pass(isTold ? STEP_MS : FRAME_MS);
      still = now === before && isTold ? still + 1 : 0;
      before = now;
      if (still >= STILL_STEPS && step >= atLeast) return;
    }
    throw new Error("the page does not come to rest");
  }

  async #press(press: Press): Promise<void> {
    const { page } = this;
    const words = "css" in press ? "" : say[this.language]("press" in press ? press.press : press.text, press.with);
    const named = page.getByRole("button", { name: words }).or(page.getByRole("link", { name: words }));
    const what = "css" in press ? page.locator(press.css) : "text" in press ? page.getByText(words) : named;
    await what.filter({ visible: true }).first().evaluate((element) => { (element as HTMLElement).click(); });
  }

  #open(line: WebSocketRoute): void {
    const scene = this.#scene;
    this.#line = line;
    const tell = (): void => {
      for (const message of scene?.hears ?? []) line.send(JSON.stringify(message));
      this.#isTold = true;
      this.#wake();
    };
    // A television that waits does not greet.
    if (line.url().includes("/tv/ws")) tell();
    line.onMessage((text) => {
      const message = JSON.parse(String(text)) as { is: string; id?: number };
      if (message.is === "hello" && !this.#isTold) tell();
      if (message.is === "knock") line.send('{"is":"here"}');
      if (message.is === "do") line.send(JSON.stringify({ is: "done", id: message.id }));
    });
  }
}

/** In the page, before anything else: what it remembers, and the same chances for everybody. */
function standStill(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(JSON.parse(name || "{}") as Record<string, string>)) localStorage.setItem(key, value);
  let state = 1;
  const next = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array((array as unknown as Uint8Array).buffer);
    for (let at = 0; at < bytes.length; at++) bytes[at] = next() >>> 24;
    return array;
  };
}

/** In the page: its time goes on, what moves and will end is ended, what does not end is held, and a digest tells what is there. */
async function pass(ms: number): Promise<string> {
  await (globalThis as unknown as { __pwClock: { controller: { runFor: (ms: number) => Promise<void> } } }).__pwClock.controller.runFor(ms);
  for (const animation of document.getAnimations()) {
    const isPassing = Number.isFinite(animation.effect?.getComputedTiming().endTime);
    if (isPassing) animation.finish();
    else {
      animation.pause();
      animation.currentTime = 0;
    }
  }
  await document.fonts.ready;
  const pictures = Array.from(document.images).filter((image) => image.loading !== "lazy");
  await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  const { scrollWidth, scrollHeight } = document.documentElement;
  const text = `${scrollWidth} ${scrollHeight} ${performance.getEntriesByType("resource").length} ${document.body.innerHTML}`;
  let digest = 0;
  for (let at = 0; at < text.length; at++) digest = (Math.imul(digest, 31) + text.charCodeAt(at)) | 0;
  return String(digest);
}
