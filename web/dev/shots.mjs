/** Development only: pictures of every page over the pretended server. `npm run build && node dev/shots.mjs [name…]` */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { preview } from "vite";
import { Fake } from "./fake.mjs";

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
const TV = { width: 1920, height: 1080 };
const out = process.env.SHOTS ?? "dev/shots";
const wanted = process.argv.slice(2);

const shots = [
  { name: "shelf-phone", path: "/", size: PHONE, full: true },
  { name: "shelf-laptop", path: "/", size: LAPTOP, lang: "en" },
  { name: "shelf-tv", path: "/", size: TV },
  { name: "join-phone", path: "/t/KOT42", size: PHONE, fake: () => new Fake("lobby", null) },
  { name: "lobby-phone", path: "/t/KOT42", size: PHONE, fake: () => new Fake("lobby"), full: true },
  {
    name: "lobby-laptop",
    path: "/t/KOT42",
    size: LAPTOP,
    fake: () => new Fake("lobby"),
    do: (page) => page.click("details summary"),
  },
  {
    name: "chair-phone",
    path: "/t/KOT42",
    size: PHONE,
    fake: () => new Fake("lobby"),
    do: (page) => page.click(".round li:nth-child(3) button"),
  },
  { name: "lobby-tv", path: "/t/KOT42?screen=board", size: TV, fake: () => new Fake("lobby", null) },
  { name: "play-phone", path: "/t/KOT42", size: PHONE, fake: () => new Fake("playing") },
  { name: "play-small", path: "/t/KOT42", size: { width: 360, height: 640 }, fake: () => new Fake("playing") },
  {
    name: "side-phone",
    path: "/t/KOT42",
    size: PHONE,
    fake: () => new Fake("playing"),
    do: (page) => page.click(".door"),
  },
  {
    name: "people-phone",
    path: "/t/KOT42",
    size: PHONE,
    fake: () => new Fake("playing"),
    do: async (page) => {
      await page.click(".door");
      await page.click("#tab-people");
    },
  },
  {
    name: "move-phone",
    path: "/t/KOT42",
    size: PHONE,
    fake: () => new Fake("playing"),
    do: async (page) => {
      await page.click(".door");
      await page.click("#tab-people");
      await page.click(".deeds button:nth-child(2)");
    },
  },
  {
    name: "hush-laptop",
    path: "/t/KOT42",
    size: LAPTOP,
    fake: () => new Fake("playing"),
    do: async (page) => {
      await page.click("#tab-chat");
      await page.fill("aside input", "psst");
      await page.click("aside form button");
    },
  },
  { name: "play-laptop", path: "/t/KOT42", size: LAPTOP, fake: () => new Fake("playing") },
  { name: "play-tv", path: "/t/KOT42?screen=board", size: TV, fake: () => new Fake("playing", null) },
  { name: "over-phone", path: "/t/KOT42", size: PHONE, fake: () => new Fake("over") },
  { name: "over-tv", path: "/t/KOT42?screen=board", size: TV, fake: () => new Fake("over", null) },
  { name: "over-laptop", path: "/t/KOT42", size: LAPTOP, lang: "en", fake: () => new Fake("over") },
  {
    name: "lobby-en",
    path: "/t/KOT42",
    size: PHONE,
    lang: "en",
    fake: () => new Fake("lobby"),
    full: true,
    do: (page) => page.click("details summary"),
  },
  {
    name: "myself-phone",
    path: "/t/KOT42",
    size: PHONE,
    fake: () => new Fake("lobby"),
    do: (page) => page.click(".round .mine"),
  },
  {
    name: "lent-phone",
    path: "/t/KOT42",
    size: PHONE,
    fake: () => {
      const fake = new Fake("playing");
      fake.room.chairs[1].lent_to = "greedy";
      fake.room.chairs[0].may_be_lent = true;
      return fake;
    },
  },
  {
    name: "watch-laptop",
    path: "/t/KOT42",
    size: LAPTOP,
    fake: () => new Fake("playing", null),
    do: (page) => page.click("form .quiet"),
  },
  { name: "rules-phone", path: "/rules/pixoid#PR9", size: PHONE },
  { name: "nowhere-phone", path: "/t/NIC", size: PHONE },
];

mkdirSync(out, { recursive: true });
const server = await preview({ preview: { port: 4179 }, logLevel: "error" });
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
});
for (const shot of shots.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))) {
  const fake = shot.fake?.() ?? new Fake("lobby");
  const page = await browser.newPage({
    viewport: shot.size,
    deviceScaleFactor: shot.size === PHONE ? 2 : 1,
    locale: shot.lang ?? "pl",
  });
  page.on("pageerror", (error) => console.error(shot.name, error.message));
  page.on("console", (line) => line.type() === "error" && console.error(shot.name, line.text()));
  await page.route("**/api/**", (route) => {
    const said = fake.http(route.request().method(), new URL(route.request().url()).pathname);
    return said.svg
      ? route.fulfill({ contentType: "image/svg+xml", body: said.svg })
      : route.fulfill({ status: said.status ?? 200, json: said.json });
  });
  await page.routeWebSocket("**/ws*", (socket) => {
    const send = (message) => socket.send(JSON.stringify(message));
    fake.open(send);
    socket.onMessage((text) => fake.hear(send, JSON.parse(text)));
  });
  await page.goto(`http://localhost:4179${shot.path}`);
  await page.waitForTimeout(900);
  await shot.do?.(page);
  await page.waitForTimeout(600);
  const { scroll, high, wide } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollHeight,
    high: innerHeight,
    wide: document.documentElement.scrollWidth - innerWidth,
  }));
  console.log(shot.name, scroll > high ? `scrolls ${scroll}` : "fits", wide > 0 ? `TOO WIDE by ${wide}` : "");
  await page.screenshot({ path: `${out}/${shot.name}.png`, fullPage: shot.full ?? false });
  await page.close();
}
await browser.close();
await new Promise((done) => server.httpServer.close(done));
process.exit(0);
