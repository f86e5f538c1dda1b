/** Firefox, as Debian has it, over WebDriver BiDi. */
import puppeteer, { type Browser, type ElementHandle, type EvaluateFunc, type Page } from "puppeteer-core";
import { type Engine, type Screen, type Size, SIZES } from "./engine";
import { type Query, seek } from "./seek";

const MARK = "breach of the content security policy";

class FirefoxScreen implements Screen {
  readonly #complaints: string[] = [];

  constructor(
    readonly size: Size,
    readonly page: Page,
  ) {
    page.on("console", (line) => {
      if (line.type() === "error") this.#complaints.push(`${line.text()} (${line.location().url ?? ""})`);
    });
    page.on("pageerror", (error) => this.#complaints.push(error instanceof Error ? error.message : String(error)));
  }

  complaints(): Promise<string[]> {
    return Promise.resolve(this.#complaints);
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async run<Arguments extends unknown[], Result>(inPage: (...given: Arguments) => Result, ...given: Arguments): Promise<Awaited<Result>> {
    return (await this.page.evaluate(inPage as unknown as EvaluateFunc<Arguments>, ...given)) as Awaited<Result>;
  }

  async press(what: Query): Promise<boolean> {
    const found = await this.page.evaluateHandle(seek, [what], "element" as const);
    const target = found.asElement() as ElementHandle | null;
    // What was there may be gone when the finger comes.
    return target !== null && (this.size === "phone" ? target.tap() : target.click()).then(() => true, () => false);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async shot(path: string): Promise<void> {
    await this.page.screenshot({ path: path as `${string}.png` });
  }
}

export async function firefox(): Promise<Engine> {
  const browser: Browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env["FIREFOX"] ?? "/usr/bin/firefox-esr",
    headless: true,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
  return {
    name: "firefox",
    async open(size) {
      // A window each: a page behind another one is hidden, and rests.
      const page = await (await browser.createBrowserContext()).newPage({ type: "window" });
      await page.setViewport(SIZES[size]);
      const screen = new FirefoxScreen(size, page);
      // The driver is not told of these, so the page says them itself.
      await page.evaluateOnNewDocument((mark: string) => {
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => console.error(mark, violatedDirective, blockedURI));
      }, MARK);
      return screen;
    },
    close: () => browser.close(),
  };
}
