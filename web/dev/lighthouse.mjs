/**
 * What Lighthouse says of the landing page and of a table of each game, on a phone, the middle one of five:
 *
 *     STOLIK_BIN=../target/release/stolik CHROMIUM=/usr/bin/chromium node dev/lighthouse.mjs [landing] [pixoid] …
 *
 * A table is one against bots at which it is the person's turn: they come back to it. The machine should be quiet.
 */
import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

const { STOLIK_BIN = "../target/release/stolik", CHROMIUM = "/usr/bin/chromium" } = process.env;
const ALL = ["landing", "pixoid", "dixit", "ruletka", "nosedive", "nokaut"];
const RUNS = 5;
const url = "http://127.0.0.1:4990";

const folder = mkdtempSync(join(tmpdir(), "stolik-lighthouse-"));
const server = spawn(STOLIK_BIN, ["serve", "--listen", "127.0.0.1:4990", "--data", folder, "--limits", "off"], { stdio: "ignore" });
process.on("exit", () => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});
while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) await new Promise((go) => setTimeout(go, 100));

/** The address of a table of a game at which it is somebody's turn, and their cookie. */
async function table(game) {
  const key = randomBytes(32).toString("hex");
  const cookie = `stolik=${key}`;
  const body = JSON.stringify({ game, me: { name: "Ja", identity: "circle", language: "en" }, against_bots: true });
  const answer = await fetch(`${url}/api/tables`, { method: "POST", headers: { "content-type": "application/json", cookie }, body });
  const path = `/t/${(await answer.json()).code}`;
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: "en" });
  await context.addCookies([{ name: "stolik", value: key, url }]);
  const page = await context.newPage();
  await page.goto(url + path);
  await page.locator("header .line", { hasText: "Your turn" }).waitFor({ timeout: 120_000 });
  await browser.close();
  return { path, cookie };
}

async function look({ path, cookie }) {
  const report = join(folder, "report.json");
  const flags = ["--headless=new", "--no-sandbox", "--disable-gpu"].join(" ");
  const words = ["--yes", "lighthouse@12", url + path, "--only-categories=performance,accessibility,best-practices", "--output=json", `--output-path=${report}`, "--quiet", `--chrome-flags=${flags}`];
  if (cookie) words.push(`--extra-headers=${JSON.stringify({ cookie })}`);
  await promisify(execFile)("npx", words, { env: { ...process.env, CHROME_PATH: CHROMIUM } });
  const { audits, categories } = JSON.parse(readFileSync(report, "utf8"));
  const ms = (name) => Math.round(audits[name].numericValue);
  const scores = Object.values(categories).map(({ score }) => Math.round(score * 100));
  const facts = `first paint ${ms("first-contentful-paint")} ms, largest ${ms("largest-contentful-paint")}, blocked ${ms("total-blocking-time")}, shift ${audits["cumulative-layout-shift"].numericValue.toFixed(3)}`;
  return { scores, facts };
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : ALL;
for (const what of wanted) {
  const looks = [];
  for (let run = 0; run < RUNS; run++) looks.push(await look(what === "landing" ? { path: "/", cookie: null } : await table(what)));
  looks.sort((one, other) => one.scores[0] - other.scores[0]);
  const middle = looks[Math.floor(RUNS / 2)];
  console.log(`${what}: ${middle.scores.join(" / ")} (${looks.map(({ scores }) => scores[0]).join(", ")}); ${middle.facts}`);
}
process.exit(0);
