/** Nothing is lost by a reload, a dead line, a server that dies, or a change of device in the middle of a secret choice. */
import { expect, test } from "vitest";
import { eventually } from "./eventually";
import { lineTo } from "./line";
import { PixoidPlayer } from "./player";
import { codeOf, type Window, world } from "./world";

const here = world();

/** Both answer whatever they are asked until both are asked for a program. */
async function untilBothProgram(players: readonly PixoidPlayer[]): Promise<void> {
  await eventually("both are asked for a program", async () => {
    const asked = await Promise.all(players.map((player) => player.look()));
    if (asked.every((topic) => topic === "program")) return true;
    for (const [index, topic] of asked.entries()) if (topic === "place") await players[index]?.answer("place");
    return false;
  });
}

const pressed = (player: PixoidPlayer) => ({
  direction: player.direction.getByRole("button", { pressed: true }),
  distance: player.distance.getByRole("button", { pressed: true }),
});

/** What is dialled, in words. */
async function dialled(player: PixoidPlayer): Promise<string[]> {
  const { direction, distance } = pressed(player);
  await Promise.all([direction.waitFor(), distance.waitFor()]);
  return Promise.all([direction, distance].map(async (key) => (await key.getAttribute("aria-label")) ?? ""));
}

/** The server has the whole draft: it goes out a moment after the last tap, and is answered under its own number. */
async function draftIsKept({ sent, heard }: Window): Promise<void> {
  await eventually("the server has the draft", () => {
    const draft = sent.findLast((frame) => frame.includes('"sheet"') && frame.includes('"program"'));
    const nonce = draft && (JSON.parse(draft) as { nonce: unknown }).nonce;
    return heard.some((frame) => frame.includes('"sheet-reply"') && (JSON.parse(frame) as { nonce: unknown }).nonce === nonce);
  });
}

test("reload, crash and another device", async () => {
  const host = await here.open("laptop", "en");
  await host.button("open-table").click();
  const code = await codeOf(host);
  const guest = await here.open("phone", "pl", `/t/${code}`);
  await guest.button("sit-down").tap();
  await guest.page.getByRole("button", { name: guest.say("chair-yours", { number: 2 }) }).waitFor();
  for (const number of [3, 4]) {
    await host.page.getByRole("button", { name: host.say("chair-empty-host", { number }) }).click();
    await host.page.getByRole("dialog").getByRole("button", { name: host.say("bot-greedy") }).click();
    await host.page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await host.button("start").click();
  const player = new PixoidPlayer(host);
  const other = new PixoidPlayer(guest);
  await untilBothProgram([player, other]);

  // Half a choice is no draft yet, and is there after a reload all the same.
  const way = player.direction.getByRole("button", { disabled: false }).first();
  await way.click();
  const dialledWay = await way.getAttribute("aria-label");
  await host.page.reload();
  await pressed(player).direction.waitFor();
  expect(await pressed(player).direction.getAttribute("aria-label")).toBe(dialledWay);
  expect(await pressed(player).distance.count()).toBe(0);

  // A draft that was dialled and not sent lies there after a reload.
  await player.dial();
  await draftIsKept(host);
  const draft = await dialled(player);
  await host.page.reload();
  expect(await dialled(player)).toEqual(draft);

  // By keyboard: the focus goes on at the way back, not at the top of the page.
  await host.page.keyboard.press("Enter");
  await player.change.waitFor();
  expect(await player.change.evaluate((button) => button === document.activeElement)).toBe(true);

  // What was sent is shown as sent after a reload, and can still be changed.
  await host.page.reload();
  await player.change.waitFor();
  expect(await dialled(player)).toEqual(draft);
  await player.change.click();
  await player.main.waitFor();
  expect(await dialled(player)).toEqual(draft);
  await player.handIn();
  await player.change.waitFor();

  // The server dies without a word and comes back with everything.
  await here.server.kill();
  await Promise.all([host, guest].map(({ page, say }) => page.getByText(say("reconnecting")).waitFor()));
  await host.shot("comeback-1-lost-laptop");
  await guest.shot("comeback-1-lost-phone");
  await here.server.start();
  await Promise.all([host, guest].map(({ page, say }) => page.getByText(say("reconnecting")).waitFor({ state: "hidden" })));
  await host.page.reload();
  await player.change.waitFor();
  expect(await dialled(player)).toEqual(draft);
  await other.answer("program");
  await player.asked();
  await untilBothProgram([player, other]);

  // The seat moves to a phone; the laptop is told and only watches.
  await host.page.getByRole("tab", { name: host.say("people") }).click();
  await host.button("move-seat").click();
  const link = await host.page.getByText("#move=").innerText();
  await host.shot("comeback-2-move-laptop");
  const phone = await here.open("phone", "en", link);
  await host.page.getByRole("heading", { name: host.say("put-out-moved") }).waitFor();
  await host.shot("comeback-3-moved-laptop");
  const moved = new PixoidPlayer(phone);
  expect(await moved.asked()).toBe("program");
  expect(phone.page.url()).not.toContain("#move");
  await moved.answer("program");
  await other.answer("program");
  await Promise.all([moved.asked(), other.asked()]);

  // A line that is down is said so by the browser itself; nothing else may be wrong.
  const wrong = [host, guest, phone].flatMap(({ complaints }) => complaints);
  expect(wrong.filter((complaint) => !/WebSocket connection|ERR_CONNECTION_REFUSED/.test(complaint))).toEqual([]);
});

/** Every screen says that nobody answers, and what that means there. */
async function allSay(windows: readonly (readonly [Window, string])[]): Promise<void> {
  for (const [{ page, say }, key] of windows) {
    const banner = page.getByRole("status").filter({ hasText: say("reconnecting") });
    await banner.getByText(say(key)).waitFor();
  }
}

async function noneSays(windows: readonly Window[]): Promise<void> {
  await Promise.all(windows.map(({ page, say }) => page.getByText(say("reconnecting")).waitFor({ state: "hidden" })));
}

interface Heard {
  is: string;
  update: { seq: number };
}
const steps = ({ heard }: Window): number[] =>
  heard.filter((frame) => frame.startsWith('{"is":"update"')).map((frame) => (JSON.parse(frame) as Heard).update.seq);

test("a line that hangs and a server that dies are said on every screen, and the choice counts once", async () => {
  const line = await lineTo(here.server.port);
  try {
    const host = await here.open("laptop", "en", "/", "calm");
    await host.button("open-table").click();
    const code = await codeOf(host);
    const far = (path: string): string => `${line.url}/t/${code}${path}`;
    const guest = await here.open("phone", "pl", far(""), "calm");
    await guest.page.getByLabel(guest.say("your-name")).fill("Gość");
    await guest.button("sit-down").tap();
    await guest.page.getByRole("button", { name: guest.say("chair-yours", { number: 2 }) }).waitFor();

    // Before the game, too: the line hangs, and nobody has hung up.
    line.hang();
    await allSay([[guest, "lost-between"]]);
    line.mend();
    await noneSays([guest]);

    for (const number of [3, 4]) {
      await host.page.getByRole("button", { name: host.say("chair-empty-host", { number }) }).click();
      await host.page.getByRole("dialog").getByRole("button", { name: host.say("bot-greedy") }).click();
      await host.page.getByRole("dialog").waitFor({ state: "hidden" });
    }
    await host.button("start").click();
    const [player, other] = [new PixoidPlayer(host), new PixoidPlayer(guest)];
    await untilBothProgram([player, other]);
    const tv = await here.open("tv", "pl", far("?screen=board"), "calm");
    await tv.page.getByRole("region", { name: tv.say("pixoid-board") }).waitFor();
    const watcher = await here.open("phone", "en", far(""), "calm");
    await watcher.button("watch").tap();
    await watcher.page.getByRole("region", { name: watcher.say("pixoid-board") }).waitFor();
    // Whoever may say nothing while somebody is hunted is told why, before typing.
    await watcher.button("open-side").tap();
    await watcher.page.getByRole("tab", { name: watcher.say("chat") }).tap();
    await watcher.page.getByText(watcher.say("refusal-room-quiet")).waitFor();
    expect(await watcher.page.getByLabel(watcher.say("chat-write")).count()).toBe(0);
    await watcher.shot("line-0-quiet-phone");
    await watcher.button("close").first().tap();

    // The line hangs in the middle of a choice. What is chosen meanwhile waits here; the others see who is away.
    const before = Math.max(...steps(host));
    line.hang();
    await allSay([[guest, "lost-open"], [tv, "lost-watching"], [watcher, "lost-watching"]]);
    await other.answer("program");
    await allSay([[guest, "lost-sending"]]);
    await guest.shot("line-1-sending-phone");
    await tv.shot("line-1-tv");
    await watcher.shot("line-1-watcher-phone");
    await host.page.getByRole("tab", { name: host.say("people") }).click();
    await host.page.getByText(host.say("away"), { exact: true }).waitFor();
    await host.shot("line-2-away-laptop");
    expect(await host.page.getByText(host.say("reconnecting")).count()).toBe(0);
    line.mend();
    await noneSays([guest, tv, watcher]);
    await other.change.waitFor();
    await host.page.getByText(host.say("away"), { exact: true }).waitFor({ state: "hidden" });

    // The server dies in the middle of the other one.
    await here.server.kill();
    await allSay([[host, "lost-open"], [guest, "lost-in"], [tv, "lost-watching"], [watcher, "lost-watching"]]);
    await player.answer("program");
    await allSay([[host, "lost-sending"]]);
    await host.shot("line-3-killed-laptop");
    await here.server.start();
    await noneSays([host, guest, tv, watcher]);
    await eventually("the turn is played", () => Math.max(...steps(host)) > before && Math.max(...steps(guest)) > before);
    // One step came of the two choices, and no other.
    expect(steps(host).find((step) => step > before)).toBe(before + 1);
    const wrong = [host, guest, tv, watcher].flatMap(({ complaints }) => complaints);
    expect(wrong.filter((complaint) => !/WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/.test(complaint))).toEqual([]);
  } finally {
    line.close();
  }
});
