/**
 * Two people and two bots in three windows: the host on a laptop, a guest on a phone, and a television on the wall; and
 * three people who talk, with words and without.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openDixit } from "./dixitPlayer";
import { eventually, until } from "./eventually";
import { type Asked, PixoidPlayer } from "./player";
import { codeOf, isForOneSeat, type Window, world } from "./world";

const here = world();

/** A television may be looked at, and nothing else: it has no hand, and its line never carries a sheet. */
async function showsNoSecret(tv: Window): Promise<void> {
  expect(await tv.page.getByRole("region", { name: tv.say("pixoid-hand") }).count()).toBe(0);
  for (const key of ["pixoid-direction", "pixoid-distance"])
    expect(await tv.page.getByRole("group", { name: tv.say(key) }).count()).toBe(0);
  expect(tv.heard.length).toBeGreaterThan(0);
  expect(tv.heard.filter(isForOneSeat)).toEqual([]);
}

test("an evening with friends, a television and a rematch", async () => {
  const host = await here.open("laptop", "en");
  await host.button("open-table").click();
  const code = await codeOf(host);

  // The guest comes by the link.
  const guest = await here.open("phone", "pl", `/t/${code}`);
  await guest.page.getByLabel(guest.say("your-name")).fill("Gość przy telefonie");
  await guest.shot("friends-1-join-phone");
  await guest.button("sit-down").tap();
  await guest.page.getByText(guest.say("you-named", { name: "Gość przy telefonie" })).waitFor();

  for (const [bot, number] of [
    ["bot-greedy", 3],
    ["bot-lookahead", 4],
  ] as const) {
    await host.page.getByRole("button", { name: host.say("chair-empty-host", { number }) }).click();
    if (number === 3) await host.shot("friends-1-chair-laptop");
    await host.page.getByRole("dialog").getByRole("button", { name: host.say(bot) }).click();
    await host.page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await host.page.getByText(host.say("agreed")).first().click();
  await host.page.getByLabel(host.say("option-pixoid-variant")).selectOption({ label: host.say("option-pixoid-variant-short") });

  const tv = await here.open("tv", "pl", `/t/${code}?screen=board`);
  await tv.page.getByText(tv.say("tv-full")).waitFor();
  // All chairs are taken, and whoever wants to watch still finds the way.
  await tv.page.getByText(code, { exact: true }).waitFor();
  await tv.page.getByRole("img", { name: tv.say("qr-alt") }).waitFor();
  await Promise.all([
    host.shot("friends-2-lobby-laptop"),
    guest.shot("friends-2-lobby-phone"),
    tv.shot("friends-2-lobby-tv"),
  ]);
  await host.button("start").click();

  const players = [new PixoidPlayer(host), new PixoidPlayer(guest)] as const;
  await tv.page.getByRole("region", { name: tv.say("pixoid-board") }).waitFor();
  const seen = new Set<string>();
  const shots = async (name: string, moving?: "moving"): Promise<void> => {
    if (seen.has(name)) return;
    seen.add(name);
    await Promise.all([
      host.shot(`friends-${name}-laptop`, moving),
      guest.shot(`friends-${name}-phone`, moving),
      tv.shot(`friends-${name}-tv`, moving),
    ]);
  };

  let turns = 0;
  await until("the game is over", async () => {
    let asked: Asked[] = [];
    await eventually("the game goes on", async () => {
      asked = await Promise.all(players.map((player) => player.look()));
      return asked.some((topic) => topic !== "nothing");
    });
    if (asked.includes("over")) return true;
    // Placing goes round the table; a program is wanted from both at once, though not both screens may show it yet.
    for (const [index, topic] of asked.entries()) if (topic === "place") await players[index]?.answer("place");
    if (!asked.includes("program")) return false;
    for (const player of players) {
      await player.asked();
      await player.dial();
    }
    await showsNoSecret(tv);
    await shots("3-programming");
    for (const player of players) await player.handIn();
    turns++;
    if (seen.has("4-reveal")) return false;
    await Promise.all(players.map((player) => player.pawnsRun()));
    await shots("4-reveal", "moving");
    await Promise.all([host, guest, tv].map((window) => window.calm()));
    return false;
  });
  expect(turns).toBeGreaterThanOrEqual(1);
  await Promise.all([host, guest].map((window) => window.button("pixoid-show-board").waitFor()));
  await tv.page.getByRole("heading", { level: 3 }).waitFor();
  await shots("5-ending");
  await showsNoSecret(tv);
  // The same look finds what is for one seat where it may be seen.
  for (const { window } of players) expect(window.heard.some(isForOneSeat)).toBe(true);
  for (const player of players) await player.tap(player.toResult);
  await host.button("rematch").waitFor();
  await guest.page.getByText(guest.say("host-rematch", { name: host.say("default-name") })).waitFor();
  // The television goes from the last board to the standing by itself.
  await tv.page.locator(".result").waitFor();
  await shots("6-result");

  await host.button("rematch").click();
  await Promise.all(players.map((player) => player.window.page.getByRole("region", { name: player.window.say("pixoid-board") }).waitFor()));
  // Nobody has played a round of this game yet, so nobody is told that one is over.
  for (const { window } of players)
    expect(await window.page.getByText(window.say("pixoid-hint-capture")).count()).toBe(0);
  await tv.page.getByRole("region", { name: tv.say("pixoid-board") }).waitFor();
  await shots("7-rematch");
  await showsNoSecret(tv);
  for (const window of [host, guest, tv]) expect(window.complaints).toEqual([]);
});

test("three people talk, with words and signs, before the game and in it", async () => {
  const host = await here.open("laptop", "en", "/", "calm");
  await openDixit(host, [], { first: 0 });
  const code = await codeOf(host);
  const join = async (name: string): Promise<Window> => {
    const window = await here.open("phone", "pl", `/t/${code}`, "calm");
    await window.page.getByLabel(window.say("your-name")).fill(name);
    await window.button("sit-down").tap();
    await window.page.getByText(window.say("you-named", { name })).waitFor();
    return window;
  };
  const [guest, third] = [await join("Ola"), await join("Jan")];
  const tv = await here.open("tv", "pl", `/t/${code}?screen=board`, "calm");
  await tv.page.getByText("Jan").first().waitFor();
  const fold = ({ page, say }: Window) => page.locator("summary", { hasText: say("chat") });
  const unread = ({ page, say }: Window, count: number) => page.getByText(say("chat-unread", { count })).or(page.getByLabel(say("chat-unread", { count })));
  const speak = async ({ page, say }: Window, text: string): Promise<void> => {
    await page.getByLabel(say("chat-write")).fill(text);
    await page.getByLabel(say("chat-write")).press("Enter");
    await page.getByRole("list", { name: say("chat"), exact: true }).getByText(text).waitFor();
  };
  /** Everybody sees who shows what, also on the wall. */
  const seesSign = async (who: string, reaction: string): Promise<void> => {
    for (const { page, say } of [host, guest, third, tv])
      await page.getByRole("log", { name: say("reactions") }).getByRole("listitem").filter({ hasText: who }).filter({ hasText: say(reaction) }).waitFor();
  };

  // Before the game: a line that nobody has looked at is counted, until they do.
  await fold(host).click();
  await speak(host, "Everybody here?");
  for (const window of [guest, third]) {
    await unread(window, 1).waitFor();
    await window.page.getByText(`${host.say("default-name")}: Everybody here?`).waitFor();
  }
  await guest.shot("talk-1-unread-phone");
  await fold(guest).tap();
  await unread(guest, 1).waitFor({ state: "hidden" });
  await guest.page.getByRole("button", { name: guest.say("reaction-bravo") }).tap();
  await seesSign("Ola", "reaction-bravo");
  await Promise.all([tv.shot("talk-2-sign-tv"), third.shot("talk-2-sign-phone")]);

  // In the game the drawer is closed, and its door has the mark.
  await host.button("start").click();
  await Promise.all([guest, third].map((window) => window.button("open-side").waitFor()));
  await speak(host, "Sh, I am thinking");
  await unread(guest, 1).first().waitFor({ state: "attached" });
  await guest.page.setViewportSize({ width: 320, height: 568 });
  await guest.button("open-side").tap();
  await guest.page.getByRole("tab", { name: guest.say("chat") }).tap();
  await unread(guest, 1).first().waitFor({ state: "hidden" });
  await guest.shot("talk-3-small-phone");
  // With the keyboard up there is half as much to see, and what is typed is still seen.
  await guest.page.setViewportSize({ width: 320, height: 290 });
  const field = guest.page.getByLabel(guest.say("chat-write"));
  await field.tap();
  const isSeen = await field.evaluate((input) => {
    const { left, top, right, bottom } = input.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === input;
  });
  await guest.shot("talk-4-keyboard-small-phone");
  expect(isSeen, "the field is not covered").toBe(true);
  await speak(guest, "Ani słowa");
  await unread(third, 3).first().waitFor({ state: "attached" });
  await host.page.getByRole("button", { name: host.say("reaction-heart") }).click();
  await seesSign(host.say("default-name"), "reaction-heart");
  for (const window of [host, guest, third, tv]) expect(window.complaints).toEqual([]);
});

/** The example, as somebody starts it: with the words that the page shows. */
function startBot(command: string): ChildProcess {
  const [python, , ...words] = command.split(" ");
  const example = fileURLToPath(new URL("../../examples/bot.py", import.meta.url));
  const bot = spawn(process.env["STOLIK_PYTHON"] ?? python ?? "python3", [example, ...words], { stdio: "inherit" });
  onTestFinished(() => void bot.kill());
  return bot;
}

test("a bot of somebody's own sits down with its key, waits with the others, and plays", async () => {
  const host = await here.open("phone", "pl");
  await host.button("open-table").tap();
  await codeOf(host);
  await host.page.getByRole("button", { name: host.say("chair-empty-host", { number: 2 }) }).tap();
  const dialog = host.page.getByRole("dialog");
  await dialog.getByRole("button", { name: host.say("own-bot") }).tap();
  await dialog.getByLabel(host.say("own-bot-name")).fill("Kalkulator");
  await host.shot("own-bot-1-phone");
  await dialog.getByRole("button", { name: host.say("own-bot-make") }).tap();
  const command = await dialog.locator("code").innerText();
  await host.shot("own-bot-2-phone");
  await host.page.keyboard.press("Escape");
  const chair = host.page.getByRole("button", { name: host.say("chair-taken", { number: 2, name: "Kalkulator" }) });
  await chair.getByText(host.say("away")).waitFor();
  startBot(command);
  await chair.getByText(host.say("away")).waitFor({ state: "detached" });
  await chair.getByText(host.say("status-program")).waitFor();
  await host.shot("own-bot-3-phone");
  // It can be sent away, and it is no host.
  await chair.tap();
  await dialog.getByRole("button", { name: host.say("send-away") }).first().waitFor();
  expect(await dialog.getByRole("button", { name: host.say("hand-over") }).count()).toBe(0);
  await host.page.keyboard.press("Escape");
  await host.page.getByRole("button", { name: host.say("chair-empty-host", { number: 3 }) }).tap();
  await dialog.getByRole("button", { name: host.say("bot-greedy") }).tap();
  await dialog.waitFor({ state: "hidden" });
  await host.button("start").tap();
  const player = new PixoidPlayer(host);
  for (let turn = 0; turn < 3; turn++) await player.answer(await player.asked() as "place" | "program");
  await player.asked();
});
