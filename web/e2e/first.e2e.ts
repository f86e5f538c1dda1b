/** The first minute: a game tried before it is played, who the bots are, what is asked now, and rules that begin with pictures. */
import { expect, test } from "vitest";
import { DixitPlayer } from "./dixitPlayer";
import { eventually } from "./eventually";
import { PixoidPlayer } from "./player";
import { world } from "./world";

const here = world();

test("from the shelf through the introduction to one's own first decision", async () => {
  const phone = await here.open("phone", "pl");
  const { page, say } = phone;
  await page.getByRole("link", { name: say("intro") }).tap();
  // The aim comes first, and the way out is always there.
  await page.getByText(say("rules-pixoid-aim")).waitFor();
  await phone.shot("first-aim");
  await phone.button("intro-begin").tap();

  const player = new PixoidPlayer(phone);
  expect(await player.asked()).toBe("place");
  await page.getByText(say("intro-pixoid-1")).waitFor();
  expect(await page.getByRole("link", { name: say("intro-leave") }).isVisible()).toBe(true);
  await phone.shot("first-place");
  // Whatever is chosen, the recording goes on.
  await player.answer("place");
  for (const step of [3, 4, 7]) {
    expect(await player.asked()).toBe("program");
    await page.getByText(say(`intro-pixoid-${step}`)).waitFor();
    if (step === 7) await phone.shot("first-program");
    await player.answer("program");
  }
  const onward = phone.button("intro-onward");
  await eventually("the last film has ended", async () => {
    await player.skipFilm();
    return onward.isVisible();
  });
  await phone.shot("first-caught");
  await onward.tap();
  expect(phone.requested.some((url) => url.startsWith("ws"))).toBe(false);

  // One tap, and it is a real game: against three who differ.
  await phone.button("play-bots").tap();
  await player.asked();
  await phone.shot("first-table");
  await phone.button("help").tap();
  const sheet = page.getByRole("dialog", { name: say("help") });
  await sheet.getByText(say("help-you")).waitFor();
  expect(await sheet.getByRole("link", { name: say("help-rules") }).getAttribute("href")).toMatch(/^\/rules\/pixoid#P[RA]\d+$/);
  await phone.shot("first-help");
  await sheet.getByRole("button", { name: say("help-back") }).tap();
  await sheet.waitFor({ state: "hidden" });
  await phone.button("open-side").tap();
  await page.getByRole("tab", { name: say("people") }).tap();
  for (const bot of ["greedy", "wavering", "random"]) {
    await page.getByText(say(`bot-${bot}`), { exact: true }).first().waitFor();
    await page.getByText(`${say("status-bot")} · ${say(`bot-${bot}-strength`)}`).first().waitFor();
  }
  await phone.shot("first-people");
  expect(phone.complaints).toEqual([]);
});

test("Dixit is tried with words of one's own", async () => {
  const laptop = await here.open("laptop", "en", "/intro/dixit");
  const { page, say } = laptop;
  await laptop.button("intro-begin").click();
  const player = new DixitPlayer(laptop);
  const clue = "Stripes by the fire";
  for (const [topic, step] of [["lay", 1], ["vote", 2], ["tell", 3]] as const) {
    expect(await player.asked()).toBe(topic);
    await page.getByText(say(`intro-dixit-${step}`)).waitFor();
    await laptop.shot(`first-dixit-${topic}`);
    await (topic === "tell" ? player.tell(clue) : player.answer(topic));
  }
  await page.getByText(say("intro-dixit-6")).waitFor();
  await player.board.getByText(say("dixit-quoted", { clue })).first().waitFor();
  await laptop.shot("first-dixit-end");
  await page.getByRole("link", { name: say("intro-leave") }).click();
  await page.waitForURL(`${here.server.url}/`);
  expect(laptop.complaints).toEqual([]);
});

test("whoever seats a bot sees who it is", async () => {
  const laptop = await here.open("laptop", "en");
  const { page, say } = laptop;
  await laptop.button("open-table").click();
  await page.getByRole("button", { name: say("chair-empty-host", { number: 2 }) }).click();
  const owl = page.getByRole("dialog").getByRole("button", { name: say("bot-lookahead") });
  await owl.getByText(say("bot-lookahead-strength")).waitFor();
  await laptop.shot("first-bots");
  await owl.click();
  const chair = page.getByRole("button", { name: say("chair-taken", { number: 2, name: say("bot-lookahead") }) });
  await chair.getByText(say("bot-lookahead-strength")).waitFor();
  await laptop.shot("first-chair");
  expect(laptop.complaints).toEqual([]);
});

test("a dialog that is opened again at once stays open", async () => {
  const laptop = await here.open("laptop", "en", "/", "calm");
  const { page, say } = laptop;
  await laptop.button("open-table").click();
  const chair = page.getByRole("button", { name: say("chair-empty-host", { number: 3 }) });
  const again = await chair.elementHandle();
  await chair.click();
  // The browser tells of the closing after the microtasks in which the page closes and opens it.
  await page.getByRole("dialog").getByRole("button", { name: say("close"), exact: true }).evaluate(async (close, chair) => {
    const told = new Promise((tell) => close.closest("dialog")?.addEventListener("close", tell, { once: true }));
    (close as HTMLElement).click();
    await Promise.resolve().then(() => undefined);
    (chair as HTMLElement).click();
    await told;
    await new Promise(requestAnimationFrame);
  }, again);
  await page.getByRole("dialog").getByRole("button", { name: say("bot-random") }).waitFor();
});

test("the rules begin with the game on one screen", async () => {
  const laptop = await here.open("laptop", "en", "/rules/dixit");
  const { page, say } = laptop;
  await page.getByText(say("rules-dixit-turn-3")).waitFor();
  await eventually("three pictures are drawn", async () => (await page.locator(".picture .screen").count()) === 3);
  expect(await page.locator("details[open]").count()).toBe(0);
  await page.goto(`${here.server.url}/rules/dixit#DA8`);
  await page.reload();
  await page.getByText(say("rule-DA8")).waitFor();
  expect(await page.locator("details[open]").count()).toBe(1);
  await eventually("the rule is on the screen", async () => {
    const box = await page.locator("#DA8").boundingBox();
    return box !== null && box.y > 0 && box.y < 800;
  });
  await laptop.shot("first-rule");
  expect(laptop.complaints).toEqual([]);
});
