/** After a game: the ending as a story on three screens, the evening, the replay by one's own eyes and by all, a shared link. */
import { expect, test } from "vitest";
import { barriers } from "./barriers";
import { DixitPlayer, openDixit } from "./dixitPlayer";
import { eventually } from "./eventually";
import { PixoidPlayer } from "./player";
import { KB, scale } from "./scale";
import { codeOf, type Window, world } from "./world";

const here = world();
/** All of it: the first page, the game with what remains of it, and the projector. Measured: 108 KB. */
const HEAVIEST_REPLAY = 112 * KB;

/** What is told after a game, as this window shows it. */
const ending = ({ page, say }: Window) => ({
  honours: page.getByRole("region", { name: say("honours") }).getByRole("listitem"),
  turns: page.getByRole("region", { name: say("turning-points") }).getByRole("listitem"),
  // Boards, drawn again: they are for the eye, and so have no role.
  boards: page.locator(".position section"),
});

async function tellsAStory(window: Window): Promise<void> {
  const { honours, turns, boards } = ending(window);
  await turns.first().waitFor();
  expect(await honours.count()).toBeGreaterThanOrEqual(4);
  expect(await turns.count()).toBeGreaterThanOrEqual(2);
  await eventually("every turning point shows its board", async () => (await boards.count()) === (await turns.count()));
}

const step = async ({ page }: Window): Promise<number> => Number(await page.getByRole("slider").inputValue());

test("Pixoid: the ending on three screens, the replay, and a link for somebody else", async () => {
  const phone = await here.open("phone", "pl");
  await phone.button("play-bots").tap();
  const code = await codeOf(phone);
  const player = new PixoidPlayer(phone);
  await player.playToTheEnd();
  await player.toResult.tap();
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
  expect(await ending(tv).honours.count()).toBeGreaterThanOrEqual(4);
  await tv.shot("ending-pixoid-tv");

  // The replay begins at the beginning, goes step by step, and jumps.
  await phone.page.getByRole("link", { name: phone.say("replay-watch") }).tap();
  const replay = phone.page.url();
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
  expect(await step(phone)).toBeGreaterThan(4);
  await phone.page.getByRole("slider").press("End");
  await phone.button("pixoid-show-board").waitFor();
  expect(await phone.button("replay-on").isDisabled()).toBe(true);

  // A link is made, opened by somebody who never sat there, and let go.
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
  expect(phone.complaints).toEqual([]);
  expect(tv.complaints).toEqual([]);
});

test("Dixit: as I saw it, as it was, and the evening after a second game", async () => {
  const laptop = await here.open("laptop", "en", "/", "calm");
  await openDixit(laptop, [2, 3, 4], { first: 0, rounds: 2 });
  const code = await codeOf(laptop);
  const tv = await here.open("tv", "pl", `/t/${code}?screen=board`, "calm");
  const player = new DixitPlayer(laptop);
  const play = async (): Promise<void> => {
    for (;;) {
      const asked = await player.asked();
      if (asked === "over") break;
      await player.answer(asked);
    }
    await laptop.button("show-result").click();
  };
  await laptop.button("start").click();
  await play();
  await tellsAStory(laptop);
  await laptop.shot("ending-dixit-laptop");
  expect(await barriers(laptop)).toEqual([]);
  await tellsAStory(tv);
  await tv.shot("ending-dixit-tv");

  await laptop.page.getByRole("link", { name: laptop.say("replay-watch") }).click();
  const hands = laptop.page.getByRole("list", { name: /^Cards in the hand of/ });
  await eventually("my own hand lies there", async () => (await hands.count()) === 1);
  await laptop.page.getByRole("slider").fill("2");
  await laptop.shot("replay-dixit-mine-laptop");
  await laptop.button("replay-as-was").click();
  await eventually("everybody's hand lies there", async () => (await hands.count()) === 4);
  expect(await step(laptop)).toBe(2);
  await laptop.shot("replay-dixit-all-laptop");
  expect(await barriers(laptop)).toEqual([]);
  await laptop.page.setViewportSize({ width: 390, height: 844 });
  await laptop.shot("replay-dixit-all-phone");
  await laptop.page.setViewportSize({ width: 1280, height: 800 });
  // The reveal is told as it was told at the table.
  await laptop.button("replay-on").click();
  await laptop.page.locator(".lit").waitFor();
  await laptop.button("replay-as-seen").click();
  await eventually("only mine again", async () => (await hands.count()) === 1);

  await laptop.page.goBack();
  await laptop.button("rematch").click();
  await player.board.waitFor();
  await play();
  await laptop.page.getByRole("heading", { name: laptop.say("evening") }).waitFor();
  await laptop.page.getByText(laptop.say("evening-earlier")).waitFor();
  await laptop.page.getByRole("heading", { name: laptop.say("evening") }).scrollIntoViewIfNeeded();
  await laptop.shot("ending-dixit-evening-laptop");
  await tv.page.getByRole("heading", { name: tv.say("evening") }).waitFor();
  await tv.shot("ending-dixit-evening-tv");
  // A turning point leads to its step.
  await laptop.page.getByRole("link", { name: laptop.say("turning-point-see") }).first().click();
  await laptop.page.getByRole("slider").waitFor();
  expect(await step(laptop)).toBeGreaterThan(0);
  for (const window of [laptop, tv]) expect(window.complaints).toEqual([]);
});
