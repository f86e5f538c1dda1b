/** The board stays whole on every screen, even with two controllers in hand: small phones, phones on their side, laptops. */
import { expect, test } from "vitest";
import { until } from "./eventually";
import { PixoidPlayer } from "./player";
import { world } from "./world";

const here = world();

const SCREENS = [
  { name: "small-phone", width: 360, height: 640, board: 190 },
  { name: "phone", width: 390, height: 844, board: 330 },
  { name: "phone-on-its-side", width: 844, height: 390, board: 220 },
  { name: "tablet", width: 820, height: 1180, board: 600 },
  { name: "laptop", width: 1280, height: 800, board: 480 },
] as const;

test("three players, two controllers, five screens", async () => {
  const window = await here.open("phone", "pl");
  const { page, say } = window;
  await window.button("open-table").tap();
  for (const number of [2, 3]) {
    await page.getByRole("button", { name: say("chair-empty-host", { number }) }).tap();
    await page.getByRole("dialog").getByRole("button", { name: say("bot-greedy") }).tap();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await window.button("start").tap();

  // Sooner or later the second controller comes by: it goes round the viruses.
  const player = new PixoidPlayer(window);
  const second = page.getByRole("button", { name: say("pixoid-third-virus") });
  await until("the second controller comes by", async () => {
    const asked = await player.asked();
    if (asked === "over") throw new Error("the second controller never came by");
    if (asked === "program" && (await second.isVisible())) return true;
    await player.answer(asked);
    return false;
  });
  await player.dial();
  await player.skipFilm();

  for (const { name, width, height, board } of SCREENS) {
    await page.setViewportSize({ width, height });
    await window.shot(`sizes-${name}`);
    const glass = await page.locator(".glass").boundingBox();
    const hand = await page.getByRole("region", { name: say("pixoid-hand") }).boundingBox();
    if (!glass || !hand) throw new Error(`no board or no hand on ${name}`);
    expect(glass.width, name).toBeGreaterThanOrEqual(board);
    expect(glass.x, name).toBeGreaterThanOrEqual(0);
    // The hand lies below the board or beside it, never over it, and all of it can be pressed.
    expect(glass.y + glass.height <= hand.y + 1 || glass.x + glass.width <= hand.x + 1, name).toBe(true);
    expect(hand.y + hand.height, name).toBeLessThanOrEqual(height + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
  }
  expect(window.complaints).toEqual([]);
});
