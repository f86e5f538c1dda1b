/** Evenings of Nosedive: alone on a phone; with a television; a reload in the middle of a secret; and with the real box. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, smallTargets } from "./barriers";
import { eventually } from "./eventually";
import { type Door, doorTo } from "./https";
import { type Asked, NosedivePlayer, openNosedive } from "./nosedivePlayer";
import { codeOf, type Window, world } from "./world";

const here = world({ browser: ["--ignore-certificate-errors"] });
let door: Door;
beforeAll(async () => {
  door = await doorTo(here.server.port);
});
afterAll(() => door.close());

/** The server has answered a draft with this in it. */
async function isKept({ sent, heard }: Window, what: string): Promise<void> {
  await eventually("the server has the draft", () => {
    const sheet = sent.findLast((frame) => frame.includes('"is":"sheet"') && frame.includes(what));
    const nonce = sheet && (JSON.parse(sheet) as { nonce: unknown }).nonce;
    return nonce !== undefined && heard.some((frame) => frame.includes('"sheet-reply"') && (JSON.parse(frame) as { nonce: unknown }).nonce === nonce);
  });
}

/** The next of these people who is asked for something; nobody once that has happened which is waited for. */
async function whoever(players: readonly NosedivePlayer[], orUntil = (): Promise<boolean> => Promise.resolve(false)): Promise<{ player: NosedivePlayer; asked: Asked }> {
  let next: { player: NosedivePlayer; asked: Asked } | null = null;
  await eventually("somebody is asked", async () => {
    for (const player of players) {
      if (await orUntil()) next = { player, asked: "nothing" };
      const asked = next ? "nothing" : await player.look();
      if (asked !== "nothing") next = { player, asked };
      if (next) return true;
    }
    return false;
  });
  if (!next) throw new Error("nobody is asked");
  return next;
}

test("alone against bots on a phone, to the end", async () => {
  const phone = await here.open("phone", "pl");
  const { page, say } = phone;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: say("take-down", { game: say("game-nosedive") }) }).tap();
  await phone.button("play-bots").tap();
  const player = new NosedivePlayer(phone);
  const seen = new Set<Asked>();
  for (;;) {
    const asked = await player.asked();
    if (asked === "over") break;
    await player.choose(asked);
    if (!seen.has(asked)) {
      seen.add(asked);
      await phone.shot(`nosedive-${asked}-phone`);
      expect([...(await barriers(phone)), ...(await smallTargets(phone))], asked).toEqual([]);
      // Nothing is out of sight in a turn.
      const { bottom, height } = await player.hand.evaluate((hand) => ({ bottom: hand.getBoundingClientRect().bottom, height: innerHeight }));
      expect(bottom, asked).toBeLessThanOrEqual(height + 1);
    }
    await player.handIn();
  }
  await phone.shot("nosedive-over-phone");
  expect([...seen]).toEqual(expect.arrayContaining(["move", "share", "rate"]));
  await phone.button("show-result").tap();
  await phone.shot("nosedive-story-phone");
  expect(phone.complaints).toEqual([]);
});

test("two people, a bot and a television; a reload in the middle of a secret; ratings fall while everybody watches", async () => {
  const phone = await here.open("phone", "pl");
  await openNosedive(phone, [3]);
  const code = await codeOf(phone);
  const laptop = await here.open("laptop", "en", `/t/${code}`);
  await laptop.page.getByLabel(laptop.say("your-name")).fill("Guest");
  await laptop.button("sit-down").click();
  const tv = await here.open("tv", "pl", `/t/${code}?screen=board`);
  await phone.page.getByText("Guest").first().waitFor();
  await phone.button("start").tap();
  const players = [new NosedivePlayer(phone), new NosedivePlayer(laptop)];
  const [host] = players as [NosedivePlayer, NosedivePlayer];
  const shots = async (name: string, moving?: "moving"): Promise<void> => {
    await Promise.all([phone.shot(`nosedive-${name}-phone`, moving), laptop.shot(`nosedive-${name}-laptop`, moving), tv.shot(`nosedive-${name}-tv`, moving)]);
  };
  const seen = new Set<Asked>();

  // The lifestyle phase, until the host is asked for a secret.
  for (;;) {
    const { player, asked } = await whoever(players);
    if (asked === "share") break;
    await player.choose(asked);
    if (!seen.has(asked)) await shots(asked);
    seen.add(asked);
    await player.handIn();
  }

  // Half a choice is there after a reload; nobody else has seen anything of it.
  expect(await host.asked()).toBe("share");
  const first = host.posts.locator("button").first();
  const text = (await first.locator("span").first().innerText()).trim();
  await first.tap();
  await isKept(phone, '"experience"');
  await phone.page.reload();
  await host.posts.locator('button[aria-pressed="true"]').filter({ hasText: text }).waitFor();
  for (const window of [laptop, tv]) expect(await window.page.getByText(text).count()).toBe(0);
  await shots("share");
  await host.choose("share");
  await host.handIn();

  // All rate in turn, openly, and then the ratings tick on the television.
  const number = tv.page.locator(".stage .number");
  for (;;) {
    const next = await whoever(players, () => number.isVisible());
    if (next.asked === "nothing") break;
    await next.player.choose(next.asked);
    if (next.asked === "rate" && !seen.has(next.asked)) await shots(next.asked);
    seen.add(next.asked);
    await next.player.handIn();
  }
  const values = new Set<string>();
  await eventually("it has ticked through many thousandths", async () => {
    values.add(await number.innerText().catch(() => ""));
    if (values.size === 6) await tv.shot("nosedive-fall-tv", "moving");
    return values.size > 8;
  });
  expect([...values].every((value) => value === "" || /^[1-5],\d{3}$/.test(value))).toBe(true);
  // What everybody gained or lost stands beside the ratings, on every screen.
  await Promise.all([phone, laptop, tv].map(({ page }) => page.locator(".people em").first().waitFor()));
  await shots("told");
  for (const { complaints } of [phone, laptop, tv]) expect(complaints).toEqual([]);
});

const NAMES = ["Północ", "Wschód", "Południe", "Zachód"];

/** Four people with one phone between them. They do what the page offers and know nothing else. */
class Circle {
  constructor(readonly window: Window) {}

  heading(key: string, variables?: Record<string, string | number>) {
    return this.window.page.getByRole("heading", { name: this.window.say(key, variables) });
  }
  press(key: string, variables?: Record<string, string | number>): Promise<void> {
    return this.window.page.getByRole("button", { name: this.window.say(key, variables), exact: true }).tap();
  }
  async sitDown(): Promise<void> {
    const { page, say } = this.window;
    for (const [index, name] of NAMES.entries()) {
      const field = page.getByLabel(say("box-name", { number: index + 1 }), { exact: true });
      if (!(await field.isVisible())) await this.press("box-add");
      await field.fill(name);
    }
    await this.press("box-start", { count: 4 });
    await this.press("nosedive-box-begin");
  }
  /** Who is handed the device now. */
  async holder(): Promise<string> {
    const heading = this.window.page.getByRole("heading", { level: 2 });
    const text = await heading.innerText();
    return NAMES.find((name) => text.includes(name)) ?? "";
  }
  async give(): Promise<void> {
    const posts = this.window.page.getByRole("list", { name: this.window.say("nosedive-posts") }).getByRole("button");
    await posts.first().waitFor();
    for (let post = 0; post < NAMES.length - 1; post++) await posts.nth(post).tap();
  }
  /** Everybody shares in secret, with whatever happens while one of them does. */
  async share(meanwhile: (name: string) => Promise<void> = () => Promise.resolve()): Promise<void> {
    for (let at = 0; at < NAMES.length; at++) {
      const name = await this.holder();
      await this.press("box-it-is-me", { name });
      await this.give();
      if (at === 1) await meanwhile(name);
      await this.press("nosedive-share");
    }
  }
  async rate(): Promise<void> {
    const { page } = this.window;
    for (let at = 0; at < NAMES.length; at++) {
      await page.locator(".heart").first().tap();
      await page.locator(".thumb").last().tap();
      await this.press("nosedive-rate");
    }
  }
}

test("the companion: four names on one phone, a reload in a secret step, and a final score that explains itself", async () => {
  const phone = await here.open("phone", "pl");
  const circle = new Circle(phone);
  const { page, say } = phone;
  const look = async (name: string): Promise<void> => {
    await phone.shot(`nosedive-box-${name}`);
    expect([...(await barriers(phone)), ...(await smallTargets(phone))], name).toEqual([]);
  };
  await page.getByRole("link", { name: say("have-box-of", { game: say("game-nosedive") }) }).tap();
  await circle.sitDown();
  await circle.heading("nosedive-round", { round: 1 }).waitFor();
  await look("1-life");
  for (let round = 1; round <= 3; round++) {
    await circle.press("nosedive-box-played");
    if (round === 1) {
      await page.getByRole("button", { name: `Wschód: ${say("nosedive-mark-double")}` }).tap();
      await page.getByRole("button", { name: `Zachód: ${say("nosedive-mark-token")}` }).tap();
      await look("2-marks");
    }
    await circle.press("nosedive-box-deal");
    if (round === 1) await look("3-curtain");
    await circle.share(async (name) => {
      if (round > 1) return;
      await look("4-share");
      // The page is loaded anew in the middle of a secret: the curtain is drawn, and nothing of it is on the page.
      await page.reload();
      await circle.heading("box-hand-on", { name }).waitFor();
      expect(await page.getByRole("list", { name: say("nosedive-posts") }).count()).toBe(0);
      await circle.press("box-it-is-me", { name });
      await circle.give();
    });
    if (round === 1) await look("5-rate");
    await circle.rate();
    await circle.heading("nosedive-summary", { round }).waitFor();
    if (round === 1) {
      await eventually("the ratings stand", async () => (await page.locator("em").count()) === 4);
      await look("6-told");
    }
    if (round < 3) await page.locator("footer button").last().tap();
    else await circle.press("nosedive-box-to-count");
  }
  // Everybody has the same cards: a set of one star each, a five-star home, and one that costs a point.
  for (const name of NAMES) {
    await circle.heading("nosedive-box-counts", { name }).waitFor();
    for (const suit of ["community", "work", "home"]) await page.getByLabel(say("nosedive-worth", { suit: say(`nosedive-suit-${suit}`), stars: 1 })).fill("1");
    await page.getByLabel(say("nosedive-tally-4")).fill("1");
    if (name === "Północ") await look("7-count");
    // Three stars and a set, and one is lost.
    await circle.press("nosedive-box-counted", { points: 4 });
  }
  await page.getByRole("heading", { level: 2, name: /Wygrywa/ }).waitFor();
  await look("8-over");
  await page.reload();
  await page.getByRole("heading", { level: 2, name: /Wygrywa/ }).waitFor();
  expect(phone.complaints).toEqual([]);
});

test("the companion without a network, once it was here", async () => {
  const phone = await here.open("phone", "en", `${door.url}/box/nosedive`);
  const circle = new Circle(phone);
  await circle.heading("box-who-plays").waitFor();
  await eventually("all that was loaded is kept", () =>
    phone.page.evaluate(async () => {
      const kept = await (await caches.open("stolik-files")).keys();
      const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.startsWith(`${location.origin}/assets/`));
      return navigator.serviceWorker.controller !== null && loaded.every(({ name }) => kept.some(({ url }) => url === name));
    }));
  door.shut();
  await phone.page.reload();
  await circle.sitDown();
  await circle.press("nosedive-box-played");
  await circle.press("nosedive-box-deal");
  await circle.share();
  await circle.rate();
  await circle.heading("nosedive-summary", { round: 1 }).waitFor();
  door.open();
});
