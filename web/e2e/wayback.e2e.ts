/** Nobody gets lost: a wrong turn, a closed tab and a server that died all lead back to the table with one tap. */
import { expect, test } from "vitest";
import { eventually } from "./eventually";
import { PixoidPlayer } from "./player";
import { codeOf, picture, type Window, world } from "./world";

const here = world();

const tables = ({ page }: Window) => page.locator("section[aria-labelledby=mine] li");

test("the way back", async () => {
  const phone = await here.open("phone", "pl");
  const { page, say } = phone;
  await phone.button("play-bots").waitFor();
  expect(await tables(phone).count()).toBe(0);
  await phone.button("play-bots").tap();
  const code = await codeOf(phone);
  const player = new PixoidPlayer(phone);
  await player.asked();

  // A wrong turn with *back*: the shelf shows the table, and one tap goes there.
  await page.goBack();
  const mine = tables(phone).first();
  await mine.getByText(say("your-turn")).waitFor();
  await mine.getByText(say("game-pixoid"), { exact: true }).waitFor();
  await mine.getByText(say("mine-bots", { count: 3 })).waitFor();
  await phone.shot("wayback-1-shelf-phone");
  await mine.getByRole("link").tap();
  await player.asked();
  expect(await codeOf(phone)).toBe(code);

  // A tab that was closed, on a server that has died since: nothing is awake, and the table is there.
  await page.close();
  await here.server.kill();
  await here.server.start();
  const again = await phone.context.newPage();
  await again.goto(here.server.url);
  const slip = again.locator("section[aria-labelledby=mine] li");
  await slip.getByText(say("your-turn")).waitFor();
  await again.setViewportSize({ width: 1280, height: 800 });
  await picture(again, "wayback-2-shelf-laptop");
  await again.setViewportSize({ width: 390, height: 844 });
  await slip.getByRole("link").tap();
  await again.waitForURL(`**/t/${code}`);
  await again.getByRole("region", { name: say("pixoid-hand") }).waitFor();

  // A stranger's device knows nothing of it.
  const stranger = await here.open("phone", "en");
  await stranger.button("play-bots").waitFor();
  await stranger.page.waitForLoadState("networkidle");
  expect(await tables(stranger).count()).toBe(0);

  // Leaving from the list, with a question; then it is gone, here and after a reload.
  await again.goto(here.server.url);
  await slip.getByRole("button").tap();
  await again.getByText(say("mine-leave-playing")).waitFor();
  await again.getByRole("button", { name: say("leave"), exact: true }).tap();
  await slip.waitFor({ state: "detached" });
  await again.reload();
  await again.getByRole("button", { name: say("play-bots") }).waitFor();
  await again.waitForLoadState("networkidle");
  expect(await slip.count()).toBe(0);
});

test("back closes what lies open first", async () => {
  const phone = await here.open("phone", "pl");
  const { page, say } = phone;
  await phone.button("play-bots").tap();
  const code = await codeOf(phone);
  await new PixoidPlayer(phone).asked();
  const drawer = page.getByRole("complementary", { name: say("side") });
  const dialog = page.getByRole("dialog");
  const isAtTable = (): boolean => new URL(page.url()).pathname === `/t/${code}`;

  // A dialog on a drawer: one after the other.
  await phone.button("open-side").tap();
  await page.getByRole("tab", { name: say("people") }).tap();
  await phone.button("move-seat").tap();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: "hidden" });
  expect(await drawer.isVisible()).toBe(true);
  await page.goBack();
  await drawer.waitFor({ state: "hidden" });
  expect(isAtTable()).toBe(true);

  // Closed in another way, nothing is left over: the next *back* leaves the table.
  await phone.button("open-side").tap();
  await phone.button("tv-show").tap();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await drawer.isVisible()).toBe(true);
  await drawer.getByRole("button", { name: say("close"), exact: true }).tap();
  await drawer.waitFor({ state: "hidden" });
  await eventually("nothing lies open", () => page.evaluate(() => (history.state as { layers?: number } | null)?.layers === undefined));
  expect(isAtTable()).toBe(true);
  await page.goBack();
  await tables(phone).first().waitFor();

  // Nor does a reload leave anything.
  await tables(phone).first().getByRole("link").tap();
  await phone.button("open-side").tap();
  await drawer.waitFor();
  await page.reload();
  await phone.button("open-side").waitFor();
  await eventually("the entry of the drawer is gone", () => page.evaluate(() => history.state === null));
  await page.goBack();
  await tables(phone).first().waitFor();
  expect(phone.complaints).toEqual([]);
});
