/** While the board shows how a turn went, nothing around it tells the end. */
import { expect, test } from "vitest";
import { eventually } from "./eventually";
import { PixoidPlayer } from "./player";
import { type Window, world } from "./world";

const here = world();

/** What can be read and heard around the board. */
async function around({ page, say }: Window): Promise<string[]> {
  const parts = [page.getByRole("list", { name: say("log") }), page.getByRole("log"), page.getByRole("banner").getByRole("status")];
  return Promise.all(parts.map((part) => part.first().innerText()));
}

async function untilProgram(player: PixoidPlayer): Promise<void> {
  for (let asked = await player.asked(); asked !== "program"; asked = await player.asked()) {
    if (asked === "over") throw new Error("the game is over");
    await player.answer(asked);
  }
}

test("the film is not spoiled, and any key or tap goes on at once", async () => {
  const laptop = await here.open("laptop", "en");
  await laptop.button("play-bots").click();
  const player = new PixoidPlayer(laptop);
  await untilProgram(player);

  const [logBefore, saidBefore] = await around(laptop);
  await player.answer("program");
  await player.pawnsRun();
  await eventually("it is said that a film runs", async () => (await around(laptop))[2]?.includes(laptop.say("film-runs")) === true);
  expect(await around(laptop)).toEqual([logBefore, saidBefore, expect.stringContaining(laptop.say("film-runs"))]);
  await player.onward.waitFor();
  await laptop.shot("spoilers-1-film-laptop", "moving");
  // One tap, anywhere in the hand, and the next question is there with the log.
  await player.onward.click({ position: { x: 20, y: 20 } });
  await player.onward.waitFor({ state: "hidden" });
  const [logAfter, saidAfter] = await around(laptop);
  expect(logAfter?.length).toBeGreaterThan(logBefore?.length ?? 0);
  expect(saidAfter).not.toBe(saidBefore);

  // A key ends the film and does what it does: nothing that is pressed is lost.
  await untilProgram(player);
  await player.answer("program");
  await player.onward.waitFor();
  await laptop.page.keyboard.press("7");
  await player.onward.waitFor({ state: "hidden" });
  if ((await player.look()) === "program")
    await player.distance.getByRole("button", { pressed: true, name: /^7/ }).waitFor();

  // A reload in the middle of a film shows the end.
  await untilProgram(player);
  const [logThen = ""] = await around(laptop);
  await player.answer("program");
  await player.pawnsRun();
  await laptop.page.reload();
  await eventually("the log tells the turn", async () => ((await around(laptop))[0] ?? "").length > logThen.length);
  expect(await player.onward.count()).toBe(0);
  expect(laptop.complaints).toEqual([]);
});

test("nothing is spoiled for whoever wants it calm", async () => {
  const laptop = await here.open("laptop", "pl", "/", "calm");
  await laptop.button("play-bots").click();
  const player = new PixoidPlayer(laptop);
  await untilProgram(player);
  const [logBefore, saidBefore] = await around(laptop);
  await player.answer("program");
  await player.onward.waitFor();
  expect((await around(laptop)).slice(0, 2)).toEqual([logBefore, saidBefore]);
  await player.onward.click();
  await player.onward.waitFor({ state: "hidden" });
  expect((await around(laptop))[0]?.length).toBeGreaterThan(logBefore?.length ?? 0);
  expect(laptop.complaints).toEqual([]);
});

test("the last film is shown once, to its end, and then the result", async () => {
  const laptop = await here.open("laptop", "pl");
  await laptop.button("open-table").click();
  await laptop.page.getByText(laptop.say("agreed")).first().click();
  const variant = laptop.page.getByLabel(laptop.say("option-pixoid-variant"));
  await variant.selectOption({ label: laptop.say("option-pixoid-variant-short") });
  for (const number of [2, 3, 4]) {
    await laptop.page.getByRole("button", { name: laptop.say("chair-empty-host", { number }) }).click();
    await laptop.page.getByRole("dialog").getByRole("button", { name: laptop.say("bot-greedy") }).click();
    await laptop.page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await laptop.button("start").click();
  // The board is the same from the first turn to the last: one that was built anew would begin its film again.
  const player = new PixoidPlayer(laptop);
  await player.asked();
  const board = await player.board.elementHandle();
  await player.playToTheEnd();
  expect(await board?.evaluate((node) => node.isConnected)).toBe(true);
  expect(await player.skip.count()).toBe(0);
  await laptop.button("pixoid-show-board").click();
  await player.toResult.click();
  await laptop.button("rematch").waitFor();
  // Looked at again it is just there.
  await laptop.button("show-board").click();
  await laptop.button("pixoid-show-board").waitFor();
  expect(await player.onward.count()).toBe(0);
});
