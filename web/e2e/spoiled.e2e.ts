/** No page gets stuck: not by what comes spoiled over the line, not by files that do not come, and not by an error of its own. */
import { expect, test } from "vitest";
import { eventually } from "./eventually";
import { PixoidPlayer } from "./player";
import { type Spoiling, spoiledLineTo } from "./spoiledLine";
import { type Window, world } from "./world";

const here = world();

/** What a browser itself says about a line that is down, and this reader of frames about one that it cannot read. */
const EXPECTED = /WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|an unreadable frame/;
const wrong = ({ complaints }: Window): string[] => complaints.filter((complaint) => !EXPECTED.test(complaint));

/** Answers until a program is asked for. */
async function untilProgram(player: PixoidPlayer): Promise<void> {
  await eventually("a program is asked for", async () => {
    const asked = await player.look();
    if (asked === "place") await player.answer("place");
    if (asked === "over") throw new Error("the game was over before anything was spoiled");
    return asked === "program";
  });
}

const SPOILINGS: readonly Spoiling[] = ["flip", "kind", "halve", "drop", "cut"];

for (const how of SPOILINGS) {
  test(`a page goes on after an update that is spoiled on its way: ${how}`, async () => {
    const line = await spoiledLineTo(here.server.port);
    try {
      const phone = await here.open("phone", "pl", line.url, "calm");
      await phone.button("play-bots").tap();
      const player = new PixoidPlayer(phone);
      for (const times of [1, 2]) {
        await untilProgram(player);
        line.spoil(how, ["update"]);
        await player.answer("program");
        await eventually(`update ${times} is spoiled`, () => line.left() === 0);
        await player.asked();
      }
      // A cut connection is just a bad network; what came and made no sense is not.
      if (how === "halve") expect(line.opened.map((path) => path.includes("plain"))).toEqual([false, false, true]);
      if (how === "cut") expect(line.opened.some((path) => path.includes("plain"))).toBe(false);
      await phone.page.getByText(phone.say("reconnecting")).waitFor({ state: "hidden" });
      expect(wrong(phone)).toEqual([]);
      expect(await phone.page.locator(".failure").count()).toBe(0);
    } finally {
      line.close();
    }
  });
}

test("a page that missed the last thing that happened finds out by itself", async () => {
  const line = await spoiledLineTo(here.server.port);
  try {
    const laptop = await here.open("laptop", "en", line.url, "calm");
    await laptop.button("play-bots").click();
    const player = new PixoidPlayer(laptop);
    await untilProgram(player);
    // All that tells of the next question, until the page asks.
    line.spoil("drop", ["update", "progress", "room", "film"], Infinity);
    await player.answer("program");
    await eventually("it is dropped", () => line.left() === 0);
    await player.asked();
    expect(wrong(laptop)).toEqual([]);
  } finally {
    line.close();
  }
});

test("a line that spoils everything is said to be cut off, retried ever more slowly, and the page offered to be loaded again", async () => {
  const line = await spoiledLineTo(here.server.port);
  try {
    const phone = await here.open("phone", "pl", line.url, "calm");
    await phone.button("play-bots").tap();
    const player = new PixoidPlayer(phone);
    await untilProgram(player);
    line.spoil("halve", ["welcome"], Infinity);
    await phone.page.evaluate(() => { dispatchEvent(new Event("online")); });
    const offer = phone.page.getByRole("status").filter({ hasText: phone.say("failure") });
    await offer.waitFor();
    await phone.page.getByText(phone.say("reconnecting")).waitFor();
    await phone.shot("spoiled-1-offer-phone");
    // By keyboard, and away with it.
    await phone.page.getByRole("button", { name: phone.say("failure-stay") }).focus();
    await phone.page.keyboard.press("Escape");
    await offer.waitFor({ state: "detached" });
    line.spoil("halve", [], 0);
    await phone.page.getByText(phone.say("reconnecting")).waitFor({ state: "hidden" });
    await player.answer("program");
    await player.asked();
    expect(line.opened.at(-1)).toContain("plain");
    expect(wrong(phone)).toEqual([]);
  } finally {
    line.close();
  }
});

/** In the page: an error in a place that nothing watches. */
const fail = (): void => { setTimeout(() => { throw new Error("on purpose"); }); };
const reject = (): void => { void Promise.reject(new Error("on purpose")); };
const callOff = (): void => { void Promise.reject(new DOMException("called off", "AbortError")); };

test("an error that nothing handles offers to load the page again, in both languages, and takes no focus", async () => {
  for (const [size, language, break_] of [["phone", "pl", fail], ["laptop", "en", reject]] as const) {
    const window = await here.open(size, language);
    const { page, say } = window;
    await page.evaluate(callOff);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByText(say("failure")).count()).toBe(0);
    await page.evaluate(break_);
    const offer = page.getByRole("status").filter({ hasText: say("failure") });
    await offer.waitFor();
    await window.shot(`spoiled-2-error-${size}`);
    expect(await offer.evaluate((box) => box.contains(document.activeElement))).toBe(false);
    await page.evaluate(break_);
    expect(await page.getByText(say("failure")).count(), "twice is once").toBe(1);
    await window.button("failure-stay").click();
    await offer.waitFor({ state: "detached" });
    await page.evaluate(break_);
    await offer.waitFor();
    await Promise.all([page.waitForEvent("load"), window.button("load-again").click()]);
    expect(await page.getByText(say("failure")).count()).toBe(0);
  }
});

test("a page whose script does not come says so", async () => {
  const phone = await here.open("phone", "pl");
  const { page, say } = phone;
  await page.route(/\/assets\/.*\.js$/, (route) => (/after-paint/.test(route.request().url()) ? route.continue() : route.abort()));
  await page.goto(here.server.url);
  await page.getByText(say("slow-start")).waitFor();
  await phone.shot("spoiled-3-no-script-phone", "moving");
  // Any other page is not printed, and waits a while.
  await page.goto(`${here.server.url}/rules/pixoid`);
  await page.getByText(say("slow-start")).waitFor();
});

test("answers that are not the server's are taken for a bad network, and garbage in the storage for nothing", async () => {
  const phone = await here.open("phone", "pl", "/", "calm");
  const { page } = phone;
  await phone.button("play-bots").tap();
  const player = new PixoidPlayer(phone);
  await untilProgram(player);
  const code = new URL(page.url()).pathname;
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"share":7,"kept":[null],"about":3');
    for (const key of ["stolik-dice-x", "stolik-box-dixit", "stolik-pixoid-hints"]) localStorage.setItem(key, "[5");
    localStorage.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await player.answer("program");
  await player.asked();
  const login = "<!doctype html><title>Hotel</title><p>Log in";
  for (const [body, contentType] of [[login, "text/html"], [login, "application/json"], ['{"code":', "application/json"], ["null", "application/json"], ['{"tables":5}', "application/json"]] as const) {
    await page.route("**/api/**", (route) => route.fulfill({ status: 200, contentType, body }));
    await page.goto(`${here.server.url}/`);
    await phone.button("open-table").tap();
    await page.getByText(phone.say("problem-no-connection")).waitFor();
    await page.goto(here.server.url + code);
    await page.getByText(phone.say("reconnecting")).waitFor();
    await page.unroute("**/api/**");
    await player.asked();
  }
  // Half a link to move a seat still leads to its table.
  await page.goto(`${here.server.url}/rules/pixoid`);
  await page.goto(`${here.server.url}${code}#move=%`);
  await player.asked();
  expect(wrong(phone)).toEqual([]);
});

/** In the page: the next updates can be read, and not be drawn. */
function damage(count: number): void {
  const parse = JSON.parse.bind(JSON) as (text: string) => { is?: string; update?: { view: unknown } } | null;
  let left = count;
  JSON.parse = (text: string) => {
    const read = parse(text);
    if (read?.is === "update" && read.update && left-- > 0) read.update.view = { open: null };
    return read;
  };
}

test("a table that cannot be drawn is asked for again, and says so if that does not help", async () => {
  const phone = await here.open("phone", "en", "/", "calm");
  const { page, say } = phone;
  await phone.button("play-bots").tap();
  const player = new PixoidPlayer(phone);
  await untilProgram(player);
  await page.evaluate(damage, 1);
  await player.answer("program");
  await player.asked();
  expect(await page.getByText(say("broken")).count()).toBe(0);
  await page.evaluate(damage, 1000);
  await untilProgram(player);
  await player.answer("program");
  await page.getByRole("heading", { name: say("broken") }).waitFor();
  await phone.shot("spoiled-4-broken-phone");
  await phone.button("load-again").tap();
  await player.asked();
});
