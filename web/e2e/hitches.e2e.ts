/** An evening has its hitches: pauses, people who vanish or have to go, clocks that run out. The table copes. */
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { eventually } from "./eventually";
import { DixitPlayer, openDixit } from "./dixitPlayer";
import { PixoidPlayer } from "./player";
import { codeOf, type Window, Window as Opened, world } from "./world";

// A second of the table's clocks lasts a tenth of one: fifteen of them can be waited for. Bots among themselves take
// their time, or the game would be over before anybody is back.
const here = world({ server: ["--away-after", "200", "--second", "100", "--bot-pause", "300"] });

interface Table {
  host: Window;
  guest: Window;
  code: string;
}

const inDialog = (window: Window, key: string): Locator =>
  window.page.getByRole("dialog").getByRole("button", { name: window.say(key), exact: true });

async function seatBots(host: Window, ...numbers: number[]): Promise<void> {
  for (const number of numbers) {
    await host.page.getByRole("button", { name: host.say("chair-empty-host", { number }) }).click();
    await host.page.getByRole("dialog").getByRole("button", { name: host.say("bot-greedy") }).click();
    await host.page.getByRole("dialog").waitFor({ state: "hidden" });
  }
}

/** A host at a laptop and a guest with a phone, in the lobby. */
async function open(): Promise<Table> {
  const host = await here.open("laptop", "en");
  await host.button("open-table").click();
  const code = await codeOf(host);
  const guest = await here.open("phone", "pl", `/t/${code}`);
  await guest.page.getByLabel(guest.say("your-name")).fill("Gość");
  await guest.button("sit-down").tap();
  await guest.page.getByRole("button", { name: guest.say("chair-yours", { number: 2 }) }).waitFor();
  return { host, guest, code };
}

async function start(host: Window): Promise<void> {
  await seatBots(host, 3, 4);
  await host.button("start").click();
}

/** All of them answer until all are asked for a program. */
async function untilAllProgram(...players: PixoidPlayer[]): Promise<void> {
  await eventually("all are asked for a program", async () => {
    const asked = await Promise.all(players.map((player) => player.look()));
    if (asked.every((topic) => topic === "program")) return true;
    for (const [index, topic] of asked.entries()) if (topic === "place") await players[index]?.answer("place");
    return false;
  });
}

async function toPeople({ page, say }: Window): Promise<void> {
  await page.getByRole("tab", { name: say("people") }).click();
}

test("a pause, and somebody who vanishes and comes back", async () => {
  const { host, guest, code } = await open();
  await start(host);
  const player = new PixoidPlayer(host);
  const other = new PixoidPlayer(guest);
  await untilAllProgram(player, other);

  // Pause: everybody is told, nobody can hand in, and what was dialled stays.
  await other.dial();
  await toPeople(host);
  await host.button("pause").click();
  await guest.page.getByText(guest.say("paused-long")).waitFor();
  await host.page.getByRole("heading", { name: host.say("paused") }).waitFor();
  for (const { direction } of [player, other])
    expect(await direction.evaluate((dial) => dial.closest("[inert]") !== null)).toBe(true);
  await guest.shot("hitches-1-paused-phone");
  await host.shot("hitches-1-paused-laptop");
  await host.button("resume").first().click();
  await guest.page.getByText(guest.say("paused-long")).waitFor({ state: "hidden" });
  await other.handIn();
  await other.change.waitFor();
  await player.answer("program");
  await untilAllProgram(player, other);

  // The guest's phone is gone. After a while anybody at the table may let a bot play on.
  await guest.page.close();
  await player.answer("program");
  await host.page.getByText(host.say("may-be-lent", { name: "Gość" })).waitFor();
  await host.shot("hitches-2-away-laptop");
  await host.button("lend").click();
  await host.page.getByText(host.say("status-lent")).waitFor();
  expect(await player.asked()).not.toBe("over");

  // Back again: one tap, and the seat is one's own.
  const back = new Opened(await guest.context.newPage(), guest.context, guest.say);
  await back.page.goto(`${here.server.url}/t/${code}`);
  await back.page.getByText(back.say("lent-yours", { bot: back.say("bot-greedy") })).waitFor();
  await back.shot("hitches-3-lent-phone");
  await back.button("take-back").tap();
  const returned = new PixoidPlayer(back);
  // The bot may have answered the open question already; then the table waits for the host.
  const asked = await player.asked();
  if (asked !== "over" && (await returned.look()) === "nothing") await player.answer(asked);
  await untilAllProgram(player, returned);
  await returned.answer("program");
  await returned.change.waitFor();
  expect([host, back].flatMap(({ complaints }) => complaints)).toEqual([]);
});

test("a clock runs out: a safe move the first time, a bot the second", async () => {
  const host = await here.open("laptop", "en");
  await host.button("open-table").click();
  await host.page.getByText(host.say("agreed")).first().click();
  const clock = host.page.getByLabel(host.say("clock-for", { topic: host.say("phase-pixoid-program") }));
  await clock.selectOption({ label: host.say("clock-seconds", { seconds: 15 }) });
  await seatBots(host, 2, 3, 4);
  await host.button("start").click();
  const player = new PixoidPlayer(host);
  if ((await player.asked()) === "place") await player.answer("place");

  // The countdown is there, and counts.
  const timer = host.page.getByRole("timer");
  await timer.waitFor();
  const left = async (): Promise<number> => Number(await timer.innerText({ timeout: 1000 }));
  const first = await left();
  expect(first).toBeGreaterThan(0);
  await eventually("a second is gone", async () => (await left().catch(() => 0)) < first);
  await host.shot("hitches-4-clock-laptop", "moving");

  // Nobody answers here. The turn is played all the same, and after the second one a bot holds the controller.
  // There is nobody else, so the table rests then.
  await host.page.getByText(host.say("rests-yours", { bot: host.say("bot-greedy") })).waitFor();
  const name = host.say("default-name");
  const moves = host.page.getByRole("list", { name: host.say("log") }).getByText(new RegExp(`^${name}: (up|down|left|right)`));
  expect(await moves.count()).toBeGreaterThanOrEqual(1);
  await host.shot("hitches-5-clock-bot-laptop", "moving");
  await host.button("take-back").click();
  expect(await player.asked()).not.toBe("over");
  expect(host.complaints).toEqual([]);
});

test("a locked table, somebody sent away, and a host who leaves", async () => {
  const { host, guest, code: first } = await open();
  await guest.shot("hitches-6-code-phone");

  // Somebody unwanted stands around. Sent away with a new code, they do not find back; everybody else learns it at once.
  const pest = await here.open("phone", "pl", `/t/${first}`);
  await pest.page.getByLabel(pest.say("your-name")).fill("Natręt");
  await pest.button("sit-down").tap();
  await pest.page.getByRole("button", { name: pest.say("chair-yours", { number: 3 }) }).tap();
  await inDialog(pest, "stand-up").tap();
  await host.page.getByRole("button", { name: host.say("more-about", { name: "Natręt" }) }).click();
  await host.shot("hitches-6-send-away-laptop");
  await inDialog(host, "send-away-new-code").click();
  // It asks first, and one can think better of it.
  await host.page.getByText(host.say("send-away-sure", { name: "Natręt" })).waitFor();
  await host.shot("hitches-6-send-away-sure-laptop");
  await inDialog(host, "send-away-no").click();
  await inDialog(host, "send-away-new-code").click();
  await inDialog(host, "send-away-new-code-yes").click();
  await guest.page.getByText(guest.say("went-sent-away", { name: "Natręt" })).waitFor();
  await pest.page.getByText(pest.say("turned-away-sent-away")).waitFor();
  await pest.shot("hitches-6-sent-away-phone");
  await eventually("the addresses follow the new code", async () => {
    const codes = await Promise.all([host, guest].map((window) => codeOf(window)));
    return codes[0] !== first && codes[0] === codes[1];
  });
  const code = await codeOf(host);
  await host.page.getByText(code, { exact: true }).waitFor();
  await guest.page.reload();
  await guest.page.getByRole("button", { name: guest.say("chair-yours", { number: 2 }) }).waitFor();
  await pest.context.clearCookies();
  await pest.page.goto(`${here.server.url}/t/${first}`);
  await pest.page.getByText(pest.say("problem-no-such-table")).waitFor();

  // Locked: who comes now sees only that it is locked.
  await host.page.getByText(host.say("agreed")).first().click();
  const lock = host.page.getByLabel(host.say("lock-table"));
  await lock.check();
  const late = await here.open("phone", "pl", `/t/${code}`);
  await late.page.getByText(late.say("problem-locked")).waitFor();
  await late.shot("hitches-6-locked-phone");
  await lock.uncheck();
  // As it is read aloud and typed: without hyphens, in small letters.
  await late.goto(here.server.url);
  await late.page.getByLabel(late.say("join-by-code")).pressSequentially(code.replaceAll("-", "").toLowerCase());
  expect(await late.page.getByLabel(late.say("join-by-code")).inputValue()).toBe(code);
  await late.button("join").tap();
  await late.page.getByLabel(late.say("your-name")).fill("Spóźniony gość");
  await late.button("sit-down").tap();
  await late.page.getByText(late.say("you-named", { name: "Spóźniony gość" })).waitFor();

  await seatBots(host, 4);
  await host.button("start").click();
  const players = [host, guest, late].map((window) => new PixoidPlayer(window));
  await untilAllProgram(...players);

  // The host sends the late one away: told on the spot, and a bot sits there from now on.
  await toPeople(host);
  await host.page.getByRole("button", { name: host.say("more-about", { name: "Spóźniony gość" }) }).click();
  await host.shot("hitches-7-menu-laptop");
  await inDialog(host, "send-away").click();
  await inDialog(host, "send-away-yes").click();
  await late.page.getByRole("heading", { name: late.say("put-out-removed") }).waitFor();
  await late.shot("hitches-7-removed-phone");
  await late.button("just-watch").tap();
  await late.page.getByRole("region", { name: late.say("pixoid-board") }).waitFor();
  expect(await late.page.getByRole("region", { name: late.say("pixoid-hand") }).count()).toBe(0);

  // The host leaves in the middle of the game; whoever sits next is host, and the game goes on.
  await host.button("leave").click();
  await inDialog(host, "leave").click();
  await host.page.waitForURL(`${here.server.url}/`);
  await guest.page.getByText(guest.say("went-left", { name: host.say("default-name") })).waitFor();
  await guest.page.getByText(guest.say("came-host-you")).waitFor();
  await guest.shot("hitches-8-words-phone");
  await guest.button("open-side").tap();
  await guest.page.getByRole("tab", { name: guest.say("people") }).tap();
  await guest.button("pause").waitFor();
  await guest.shot("hitches-8-new-host-phone");
  // Words about who came and went can be closed, too.
  await guest.page.getByRole("complementary").getByRole("button", { name: guest.say("close"), exact: true }).tap();
  const [, player] = players;
  if ((await player?.asked()) === "program") await player?.answer("program");
  expect(await player?.asked()).toBeDefined();
  // A browser complains by itself about an answer that is a refusal.
  const refused = /status of 40[34]/;
  const complaints = [host, guest, late, pest].flatMap(({ complaints }) => complaints);
  expect(complaints.filter((line) => !refused.test(line))).toEqual([]);
});

test("a device that keeps silent is left out of the dice by name, and the ending says so", async () => {
  const host = await here.open("laptop", "en");
  await openDixit(host, [3], { first: 0, rounds: 1 });
  const code = await codeOf(host);
  const guest = await here.open("phone", "pl", "/");
  // Whatever this device would open stays in it.
  await guest.page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!message.toString().includes('"open-dice"')) server.send(message);
    });
  });
  await guest.page.goto(`${here.server.url}/t/${code}`);
  await guest.page.getByLabel(guest.say("your-name")).fill("Gość");
  await guest.button("sit-down").tap();
  await eventually("the guest's share is sealed", () => guest.sent.some((frame) => frame.includes('"is":"dice"')) || host.heard.some((frame) => /"receipts":\[\[1,"[^"]*"\],\[2/.test(frame)));
  await host.button("start").click();
  await host.page.getByText(host.say("dice-opening", { names: "Gość" })).waitFor();
  await host.shot("dealing-laptop");
  const [narrator, other] = [new DixitPlayer(host), new DixitPlayer(guest)];
  expect(await narrator.asked()).toBe("tell");
  await narrator.tell("Tall story");
  for (const topic of ["lay", "vote"] as const) {
    expect(await other.asked()).toBe(topic);
    await other.answer(topic);
  }
  expect(await narrator.asked()).toBe("over");
  await host.page.getByText(host.say("dice-left-out", { attempt: 1, names: "Gość" })).waitFor();
  await host.page.getByText(host.say("check-short-fair"), { exact: true }).waitFor();
  await host.shot("left-out-laptop");
});
