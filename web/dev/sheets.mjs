/**
 * Contact sheets of what the client draws, as pictures in `art/out`: faces of bots, cards of Nosedive, everything of Ruletka.
 *
 *     CHROMIUM=/usr/bin/chromium npm run sheets -- [faces] [nosedive] [ruletka]
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const { CHROMIUM = "/usr/bin/chromium" } = process.env;
const OUT = join(import.meta.dirname, "../../art/out");
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ["faces", "nosedive", "ruletka"];

mkdirSync(OUT, { recursive: true });
const server = await createServer({ root: join(import.meta.dirname, ".."), logLevel: "error" });
await server.listen();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
try {
  for (const name of wanted) {
    const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
    page.on("pageerror", (error) => console.error(`${name}: ${error.message}`));
    await page.goto(`${server.resolvedUrls.local[0]}dev/sheet.html?of=${name}`);
    await page.locator("body > div svg, body > div img").first().waitFor();
    await page.waitForLoadState("networkidle");
    const path = join(OUT, `sheet-${name}.png`);
    await page.screenshot({ path, fullPage: true });
    console.log(path);
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
