/**
 * Plays a scene into the real page: a fake WebSocket replays the recorded messages, requests are answered from the scene, the
 * clock is driven by hand and random numbers are fixed. The same scene twice gives the same pixels.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, Page, Request, WebSocketRoute } from "playwright-core";
import type { ServerMessage } from "../src/wire/ServerMessage";
import { type Client, SCENE_HEADER } from "./client";
import { PATIENCE_MS } from "./eventually";
import { commonAnswers, type Press, type Scene } from "./scene";
import { type Language, say } from "./words";
import { LAUNCH } from "./world";

/** Deterministic raster: whole surfaces instead of the changed part, one thread, no subpixel text. */
export const DRAWING = { ...LAUNCH, args: [...LAUNCH.args, "--disable-partial-raster", "--disable-skia-runtime-opts", "--disable-lcd-text", "--force-color-profile=srgb", "--num-raster-threads=1"] };

/** Time of every scene. The fake clock is installed earlier and paused at it. */
const NOW = new Date("2030-01-15T20:00:00Z");
const INSTALLED = new Date("2030-01-15T19:00:00Z");

const COMMON = commonAnswers();

export interface View {
  name: string;
  width: number;
  height: number;
  /** Used with fingers. */
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

/** Step of the fake clock, shorter than the page's connection timeouts; and the step for a layout. */
const STEP_MS = 400;
const FRAME_MS = 20;
const FRAMES = 3;
/** Step inside an animation. */
const FILM_MS = 100;
/** Steps that are longer than any animation, which may pause for seconds. */
const FILM_STEPS = 45;
const MOST_STEPS = FILM_STEPS;
/** Steps until the page has said `hello`. */
const MOST_WAITED = 300;
/** Real-time timeouts: for a request that was cancelled without an event, and for a `hello`. */
const LATE_MS = 10_000;
const GREETING_MS = 100;
/** Unchanged steps in a row after which a page is at rest. */
const STILL_STEPS = 2;

/** A browser context that shows scenes in one language, one after the other. */
export class Stage {
  #scene: Scene | null = null;
  #line: WebSocketRoute | null = null;
  #isTold = false;
  /** Requests in flight: the fake clock waits for them. */
  readonly #requests = new Set<Request>();
  #wake: () => void = () => undefined;
  /** Console errors, exceptions, and requests that the scene does not answer. */
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
    const end = (request: Request): void => {
      this.#requests.delete(request);
      this.#wake();
    };
    page.on("requestfinished", end).on("requestfailed", end);
    await context.clock.install({ time: INSTALLED });
    await context.clock.pauseAt(NOW);
    await context.addInitScript(standStill);
    await page.routeWebSocket(/\/api\//, (line) => this.#open(line));
    // `window.name` outlives a navigation within one origin, and carries the storage of the next scene.
    await page.goto("/icon.svg");
  }

  /** Loads the page of a scene and waits until nothing moves. */
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
    for (const message of scene.then ?? []) this.#say(message);
    if (scene.at !== undefined) for (let passed = 0; passed < scene.at; passed += FILM_MS) await this.#pass(FILM_MS);
    else if (scene.then) await this.#rest(FILM_STEPS);
    for (const press of scene.presses ?? []) {
      await this.#press(press);
      await this.#rest();
    }
  }

  async resize(view: View): Promise<void> {
    await this.page.setViewportSize(view);
    // In the middle of an animation the clock advances only as far as a layout needs.
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

  /** Waits, in real time, for requests in flight and for the `hello` on an open socket. */
  async #arrives(): Promise<void> {
    const isSilent = (): boolean => this.#line !== null && !this.#isTold;
    while (this.#requests.size > 0 || isSilent()) {
      const patience = this.#requests.size > 0 ? LATE_MS : GREETING_MS;
      const isLate = await Promise.race([new Promise<false>((go) => (this.#wake = () => { go(false); })), sleep(patience, true, { ref: false })]);
      if (!isLate) continue;
      // A request of the previous page may end without an event, and a `hello` may need the fake clock.
      this.#requests.clear();
      return;
    }
  }

  /**
   * Advances the fake clock, ends animations, and returns what tells one state of the page from another. Not by `clock.runFor`: Playwright repeats each
   * call in every later page of the context, so each scene would begin at another time.
   */
  async #pass(ms: number): Promise<string> {
    await this.#arrives();
    this.#say({ is: "here" });
    return this.page.evaluate(pass, ms);
  }

  /** Advances the fake clock until nothing changes, and fonts and pictures are loaded. */
  async #rest(atLeast = 0): Promise<void> {
    let still = 0;
    let before = "";
    let told = 0;
    for (let step = 0; step < MOST_WAITED; step++) {
      const isTold = this.#isTold || this.#scene?.hears.length === 0;
      // A socket opens in real time: small steps keep the page's timeouts from firing before.
      const now = await this.#pass(isTold ? STEP_MS : FRAME_MS);
      still = now === before && isTold ? still + 1 : 0;
      before = now;
      if (isTold) told++;
      // A countdown never rests.
      if ((still >= STILL_STEPS && step >= atLeast) || told > MOST_STEPS) return;
    }
    throw new Error("the page sends no hello");
  }

  #say(message: ServerMessage): void {
    this.#line?.send(JSON.stringify(message));
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
    this.#isTold = false;
    let isGreeted = false;
    const tell = (): void => {
      isGreeted = true;
      for (const message of scene?.hears ?? []) line.send(JSON.stringify(message));
      // The previous page may still have a socket.
      if (line === this.#line) this.#isTold = true;
      this.#wake();
    };
    // A waiting television sends no `hello`.
    if (line.url().includes("/tv/ws")) tell();
    line.onMessage((text) => {
      const message = JSON.parse(String(text)) as { is: string; id?: number };
      if (message.is === "hello" && !isGreeted) tell();
      if (message.is === "knock") line.send('{"is":"here"}');
      if (message.is === "do") line.send(JSON.stringify({ is: "done", id: message.id }));
    });
  }
}

/** In the page, before its scripts: storage, and fixed random numbers. */
function standStill(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(JSON.parse(window.name || "{}") as Record<string, string>)) localStorage.setItem(key, value);
  let state = 1;
  const next = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array((array as unknown as Uint8Array).buffer);
    for (let at = 0; at < bytes.length; at++) bytes[at] = next() >>> 24;
    return array;
  };
}

/** In the page: advances the clock, finishes animations, pauses endless ones at their start, and returns what tells one state of the document from another. */
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
  const seen = globalThis as unknown as { html?: string; changes?: number };
  const html = document.body.innerHTML;
  const changes = (seen.changes ?? 0) + (html === seen.html ? 0 : 1);
  Object.assign(seen, { html, changes });
  return `${changes} ${scrollWidth} ${scrollHeight} ${performance.getEntriesByType("resource").length}`;
}
