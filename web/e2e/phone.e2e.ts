/**
 * One tap from the shelf into a game against bots, and a whole game on a phone, in Polish, by taps alone. In the end the
 * phone checks the game itself.
 */
import { expect, test } from "vitest";
import { PixoidPlayer } from "./player";
import { type Window, world } from "./world";

const here = world();

test("a whole game on a phone", async () => {
  const phone = await here.open("phone", "pl");
  await phone.shot("phone-1-shelf");
  await phone.button("play-bots").tap();

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
    if (await roundEnd.isVisible()) await shotOnce("phone-5-round-end", "moving");
    await player.tap(player.board, { timeout: 1000 }).catch(() => undefined);
  };

  const rules = (): string[] => phone.requested.filter((url) => url.endsWith(".wasm"));
  let turns = 0;
  for (;;) {
    const asked = await player.asked();
    if (asked === "over") break;
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
  }

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
  expect(await phone.page.locator("html").getAttribute("lang")).toBe("pl");
  expect(phone.complaints).toEqual([]);

  await tellAnotherGame(phone);
});

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
  await page.unroute(log);

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
