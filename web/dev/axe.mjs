/** Development only: accessibility of every page over the pretended server, and what happens when the line is lost. */
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";
import { preview } from "vite";
import { Fake } from "./fake.mjs";

const server = await preview({ preview: { port: 4178 }, logLevel: "error" });
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
});

/** A page at this address, the server behind it, and the means to cut the line. */
async function visit(path, fake, size = { width: 390, height: 844 }) {
  const context = await browser.newContext({ viewport: size, locale: "pl" });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(path, error.message));
  const line = { socket: null, heard: [], deaf: false };
  await page.route("**/api/**", (route) => {
    const said = fake.http(route.request().method(), new URL(route.request().url()).pathname);
    return said.svg
      ? route.fulfill({ contentType: "image/svg+xml", body: said.svg })
      : route.fulfill({ status: said.status ?? 200, json: said.json });
  });
  await page.routeWebSocket("**/ws*", (socket) => {
    const send = (message) => socket.send(JSON.stringify(message));
    line.socket = socket;
    fake.open(send);
    socket.onMessage((text) => {
      const message = JSON.parse(text);
      line.heard.push(message);
      if (!(line.deaf && message.is === "sheet")) fake.hear(send, message);
    });
  });
  await page.goto(`http://localhost:4178${path}`);
  await page.waitForTimeout(1200);
  return { page, line, context };
}

for (const [path, fake] of [
  ["/", new Fake("lobby")],
  ["/t/KOT42", new Fake("lobby", null)],
  ["/t/KOT42", new Fake("lobby")],
  ["/t/KOT42", new Fake("playing")],
  ["/t/KOT42", new Fake("over")],
  ["/rules/pixoid", new Fake("lobby")],
]) {
  const { page, context } = await visit(path, fake);
  const { violations } = await new AxeBuilder({ page }).analyze();
  console.log(
    path,
    fake.room.stage,
    fake.you,
    violations.map(
      (one) =>
        `${one.id}: ${one.nodes
          .map((node) => node.target.join(" "))
          .slice(0, 4)
          .join(" | ")}`,
    ),
  );
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("button, a, input, select, summary")]
      .filter(
        (node) =>
          node.checkVisibility({ visibilityProperty: true }) &&
          !node.closest(".hidden, .skip") &&
          !node.matches(".hidden, .skip, [type=checkbox], p a"),
      )
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
      .map(({ node, box }) => `${node.tagName} ${node.className} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
  if (small.length > 0) console.log("  small:", small.slice(0, 8));
  await context.close();
}

// The line breaks after a tap and before its reply: the same sheet comes again with the same nonce.
{
  const fake = new Fake("playing");
  const { page, line, context } = await visit("/t/KOT42", fake);
  line.deaf = true;
  await page.evaluate(() => document.querySelectorAll(".hand button").forEach((button) => button.click()));
  await page.waitForTimeout(200);
  const before = line.heard.filter(({ is }) => is === "sheet").at(-1);
  line.deaf = false;
  line.heard.length = 0;
  await line.socket.close({ code: 1011 });
  await page.waitForTimeout(120);
  console.log("quiet line:", await page.locator("text=Łączę ponownie").count());
  await page.waitForTimeout(1500);
  const after = line.heard.filter(({ is }) => is === "sheet");
  console.log(
    "sent:",
    before?.nonce,
    "again:",
    after.map(({ nonce }) => nonce),
    "line gone:",
    (await page.locator("text=Łączę ponownie").count()) === 0,
  );
  console.log("dice in play:", line.heard.filter(({ is }) => is === "dice").length);
  await context.close();
}
{
  const { line, context } = await visit("/t/KOT42", new Fake("lobby"));
  console.log(
    "dice in the lobby:",
    line.heard.filter(({ is }) => is === "dice").map(({ bytes }) => bytes.length),
  );
  await context.close();
}
await browser.close();
await new Promise((done) => server.httpServer.close(done));
process.exit(0);
