/**
 * One tap from the shelf into a game against bots, and a whole game on a phone, in Polish, by taps alone. In the end the
 * phone checks the game itself, tells it as a story, shows it again and shares it.
 */
import { expect, test } from "vitest";
import { Ear, HEARD_IN } from "./ear";
import { until } from "./eventually";
import { ending, step, tellsAStory } from "./ending";
import { PixoidPlayer } from "./player";
import { KB, scale } from "./scale";
import { codeOf, type Window, world } from "./world";

const here = world();

/** All of it: the first page, the game with what remains of it, and the projector. Measured: 102 KB. */
const HEAVIEST_REPLAY = 106 * KB;

test("a whole game on a phone", async () => {
  const phone = await here.open("phone", HEARD_IN);
  await phone.shot("phone-1-shelf");
  const ear = await Ear.at(phone);
  await phone.button("play-bots").tap();
  const code = await codeOf(phone);

  const player = new PixoidPlayer(phone);
  const roundEnd = phone.page
    .getByRole("heading", { name: phone.say("pixoid-caught") })
    .or(phone.page.getByRole("heading", { name: phone.say("pixoid-escaped") }));
  const seen = new Set<string>();
  const shotOnce = async (name: string, moving?: "moving"): Promise<void> => {
    if (seen.has(name)) return;
    seen.add(name);
    await phone.shot(name, moving);
  };

  // A tap on the board goes on by one beat, so the end of a round is seen.
  player.whileFilm = async () => {
    if (await roundEnd.isVisible()) {
      await shotOnce("phone-5-round-end", "moving");
      await phone.calm();
    }
    await player.tap(player.board, { timeout: 1000 }).catch(() => undefined);
  };

  const rules = (): string[] => phone.requested.filter((url) => url.endsWith(".wasm"));
  let turns = 0;
  await until("the game is over", async () => {
    const asked = await player.asked();
    if (asked === "over") return true;
    if (asked === "place") {
      await player.chooseCorner();
      await shotOnce("phone-2-placing");
    } else {
      turns++;
      expect(rules()).toEqual([]);
      await player.dial();
      await shotOnce("phone-3-programming");
    }
    await player.handIn();
    if (asked === "program" && !seen.has("phone-4-reveal")) {
      await player.pawnsRun();
      await shotOnce("phone-4-reveal", "moving");
    }
    return false;
  });

  await ear.obeys("pixoid");
  expect(turns).toBeGreaterThanOrEqual(4);
  expect(seen).toContain("phone-5-round-end");
  await phone.button("pixoid-show-board").waitFor();
  // The device has played the log again by itself, with rules that it loaded only now.
  const fair = phone.page.getByRole("status").getByText(phone.say("check-short-fair"));
  await fair.waitFor();
  expect(rules()).toHaveLength(1);
  await phone.shot("phone-6-ending");
  await player.toResult.tap();
  await phone.button("rematch").waitFor();
  // One quiet line, and more for those who want it.
  await fair.tap();
  await phone.page.getByText(phone.say("check-fair-sealed")).waitFor();
  await phone.shot("phone-7-result");
  expect(await phone.page.locator("html").getAttribute("lang")).toBe(HEARD_IN);

  await phone.calm(false);
  await theEnding(phone, code);
  await theReplay(phone, player);
  await theLink(phone, code);
  expect(phone.complaints).toEqual([]);
  await tellAnotherGame(phone);
});

/** The ending as a story: on the phone, after a reload, and on a television that comes only now. */
async function theEnding(phone: Window, code: string): Promise<void> {
  await tellsAStory(phone);
  await phone.page.evaluate(() => scrollTo(0, 0));
  await phone.shot("ending-pixoid-phone");
  await ending(phone).honours.first().scrollIntoViewIfNeeded();
  await phone.shot("ending-pixoid-phone-2");
  await ending(phone).turns.first().scrollIntoViewIfNeeded();
  await phone.shot("ending-pixoid-phone-3");
  const picture = phone.page.waitForEvent("download");
  await phone.button("keepsake").tap();
  await (await picture).saveAs("e2e/shots/ending-pixoid-keepsake.png");
  // Whoever opens the page only now has the log, and so the boards too.
  await phone.page.reload();
  await tellsAStory(phone);
  await phone.page.setViewportSize({ width: 1280, height: 800 });
  await phone.shot("ending-pixoid-laptop");
  await phone.page.setViewportSize({ width: 390, height: 844 });
  // A television that comes for the ending alone has seen no board, and tells the rest.
  const tv = await here.open("tv", "pl", `/t/${code}?screen=board`);
  await ending(tv).turns.first().waitFor();
  await ending(tv).honours.first().waitFor();
  await tv.shot("ending-pixoid-tv");
  expect(tv.complaints).toEqual([]);
}

/** The replay begins at the beginning, goes step by step, and jumps. */
async function theReplay(phone: Window, player: PixoidPlayer): Promise<void> {
  await phone.page.getByRole("link", { name: phone.say("replay-watch") }).tap();
  await phone.page.getByText(phone.say("replay-nothing-hidden")).waitFor();
  expect(await step(phone)).toBe(0);
  await phone.button("replay-on").tap();
  expect(await step(phone)).toBe(1);
  await phone.button("replay-back").tap();
  expect(await step(phone)).toBe(0);
  for (const speed of [1, 2, 4]) await phone.page.getByRole("button", { name: phone.say("replay-speed", { speed }) }).tap();
  await phone.button("replay-play").tap();
  // A film of the board runs, slowly, and when it is held its pawns stand still.
  await player.pawnsRun();
  await phone.button("replay-hold").tap();
  const [held, at] = [await player.board.innerHTML(), await step(phone)];
  await phone.shot("replay-pixoid-phone", "moving");
  expect([await player.board.innerHTML(), await step(phone)]).toEqual([held, at]);
  await phone.page.getByRole("combobox", { name: phone.say("replay-rounds") }).selectOption({ index: 1 });
  expect(await step(phone)).toBeGreaterThan(0);
  await phone.page.getByRole("slider").press("End");
  await phone.button("pixoid-show-board").waitFor();
  expect(await phone.button("replay-on").isDisabled()).toBe(true);
}

/** A link is made, opened by somebody who never sat there, and let go. */
async function theLink(phone: Window, code: string): Promise<void> {
  const replay = phone.page.url();
  await phone.button("replay-share").tap();
  await phone.button("replay-share-make").tap();
  const link = phone.page.getByRole("dialog").getByText(/\/replay\//);
  await phone.shot("replay-share-phone");
  const shared = new URL(`http://${await link.innerText()}`);
  expect(shared.href).not.toContain(code.replaceAll("-", ""));
  const friend = await here.open("laptop", "en", "/healthz");
  const weigh = scale(friend.page);
  await friend.page.goto(new URL(shared.pathname + shared.hash, here.server.url).href, { waitUntil: "networkidle" });
  await friend.page.getByRole("slider").waitFor();
  await friend.page.getByText(/^What the whole table saw/).waitFor();
  expect(await friend.button("replay-share").count()).toBe(0);
  await friend.page.keyboard.press("ArrowRight");
  expect(await step(friend)).toBe(1);
  await friend.page.getByRole("slider").fill("8");
  await friend.shot("replay-shared-laptop");
  // All that a stranger needs for a film: the page, the game with what remains of it, and the projector.
  const weight = await weigh();
  console.log(`script and style: a shared replay of Pixoid ${(weight / KB).toFixed(1)} KB in all`);
  expect(weight).toBeLessThanOrEqual(HEAVIEST_REPLAY);
  expect(friend.requested.filter((url) => /\.wasm|\/log|\/ws/.test(url))).toEqual([]);
  // The plain page that the scale was set up on has no icon.
  expect(friend.complaints.filter((line) => !line.includes("favicon"))).toEqual([]);
  await phone.button("replay-let-go").tap();
  await phone.button("replay-share-make").waitFor();
  await friend.page.reload();
  await friend.page.getByText(friend.say("problem-no-such-link")).waitFor();
  // The way of those who sat there is not for others.
  const stranger = await here.open("laptop", "en", new URL(replay).pathname);
  await stranger.page.getByText(stranger.say("problem-not-over")).waitFor();
  await phone.button("close").tap();
  await phone.page.getByRole("link", { name: phone.say("replay-to-table") }).tap();
  await phone.button("rematch").waitFor();
}

/** Whoever changes the log on its way, or what was sealed before the deal, is found out by the device, loudly. */
async function tellAnotherGame(phone: Window): Promise<void> {
  const { page, say } = phone;
  const alarm = page.getByRole("alert").filter({ hasText: say("check-lie") });
  const log = "**/api/tables/*/log*";
  await page.route(log, async (route) => {
    const response = await route.fetch();
    const told = await response.text();
    await route.fulfill({ response, body: told.replace(/"digest":"./, '"digest":"x') });
  });
  await page.reload();
  await alarm.getByText(say("check-lie-line", { line: 3 })).waitFor();
  expect(await alarm.getByRole("link").count()).toBe(2);
  await phone.shot("phone-8-lie");
  await page.setViewportSize({ width: 1280, height: 800 });
  await phone.shot("phone-9-lie-laptop");
  // What is still on its way goes nowhere.
  await page.unrouteAll({ behavior: "ignoreErrors" });

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith("stolik-dice-"))) {
      const kept = localStorage.getItem(key) ?? "";
      localStorage.setItem(key, kept.replace(/"sealed":{"commit":"..../, '"sealed":{"commit":"0000'));
    }
  });
  await page.reload();
  await alarm.getByText(say("check-lie-other-commitment")).waitFor();

  // A device that kept nothing says so, and raises no alarm.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole("status").getByText(say("check-short-fair")).click();
  await page.getByText(say("check-fair-seen")).waitFor();
  expect(await alarm.count()).toBe(0);
}
