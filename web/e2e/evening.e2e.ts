/** What lies between the moves of an evening: the moment after a reveal, absence, somebody who comes late. */
import { expect, test } from "vitest";
import { DixitPlayer, openDixit } from "./dixitPlayer";
import { eventually } from "./eventually";
import { codeOf, type Window, world } from "./world";

const here = world({ server: ["--pace", "1", "--bot-pause", "0"] });

async function join(window: Window, how: "sit-down" | "watch-named" = "sit-down"): Promise<void> {
  await window.page.getByLabel(window.say("your-name")).fill("Guest");
  await window.button(how).click();
}

/** Opens the panel with the people of the table. */
async function people(window: Window): Promise<void> {
  const door = window.button("open-side");
  if (await door.isVisible()) await door.click();
  await window.page.getByRole("tab", { name: window.say("people") }).click();
}

const topLine = (window: Window) => window.page.locator("header [role=status]").first();

test("a television and two phones stay with a reveal until both have gone on, whatever happens to the server", async () => {
  const phone = await here.open("phone", "pl");
  await openDixit(phone, [3, 4], { first: 0, rounds: 2 });
  await phone.page.getByLabel(new RegExp(`^\\s*${phone.say("linger")}`)).selectOption("until-all");
  const code = await codeOf(phone);
  const other = await here.open("phone", "en", `/t/${code}`, "calm");
  await join(other);
  const tv = await here.open("tv", "pl", `/t/${code}?screen=board`);
  await phone.page.getByText("Guest").first().waitFor();
  await phone.button("start").tap();
  const [host, guest] = [new DixitPlayer(phone), new DixitPlayer(other)];
  expect(await host.asked()).toBe("tell");
  await host.tell("Zanim wrócą bociany");
  for (const topic of ["lay", "vote"] as const) {
    expect(await guest.asked()).toBe(topic);
    await guest.answer(topic);
  }

  // The television leads: nobody can be ahead of it, and nothing tells the end.
  for (const window of [phone, other]) {
    await window.page.getByText(window.say("film-on-television")).waitFor();
    expect(await window.button("film-skip").count()).toBe(0);
  }
  await phone.shot("moment-1-television-leads-phone", "moving");
  await phone.button("onward").waitFor();
  await other.button("onward").waitFor();
  await tv.page.getByText(tv.say("moment"), { exact: true }).waitFor();
  // The header names the round that was, on every screen.
  for (const window of [phone, other, tv]) await window.page.getByText(window.say("dixit-round", { round: 1 })).waitFor();
  await Promise.all([phone.shot("moment-2-phone"), tv.shot("moment-2-tv")]);
  await phone.button("onward").tap();
  await phone.page.getByText(phone.say("onward-waits", { names: "Guest" })).waitFor();
  await phone.shot("moment-3-waits-phone");

  // The server dies in the middle of it; it still waits for the same one.
  await here.server.kill();
  await here.server.start();
  // Without a line a tap is refused, in words: whoever reads them taps again.
  const onward = other.button("onward");
  await eventually("the guest goes on", async () => {
    await onward.tap({ timeout: 1000 }).catch(() => undefined);
    return !(await onward.isVisible());
  });
  expect(await guest.asked()).toBe("tell");
  await guest.board.getByText(other.say("dixit-round-tells", { round: 2, name: "Guest" })).waitFor();
  for (const window of [phone, other, tv]) expect(window.complaints.filter((line) => !/WebSocket|ERR_/.test(line))).toEqual([]);
});

test("a latecomer gets a bot's chair, a table without anybody rests, and a rematch gives every seat back", async () => {
  const phone = await here.open("phone", "pl");
  await openDixit(phone, [2, 3, 4], { first: 0, rounds: 1 });
  await phone.page.getByLabel(new RegExp(`^\\s*${phone.say("linger")}`)).selectOption("short");
  const code = await codeOf(phone);
  await phone.button("start").tap();
  const host = new DixitPlayer(phone);
  expect(await host.asked()).toBe("tell");

  // Nobody plays while the only person is away for a moment.
  await people(phone);
  await phone.button("step-away").tap();
  await phone.page.getByText(phone.say("rests"), { exact: true }).waitFor();
  await phone.page.keyboard.press("Escape");
  await phone.shot("rests-phone");
  await phone.button("take-back").tap();
  expect(await host.asked()).toBe("tell");

  // Somebody comes late, and asks for the chair of a bot.
  const laptop = await here.open("laptop", "en", `/t/${code}`);
  await join(laptop, "watch-named");
  await laptop.page.getByText(laptop.say("chair-take")).waitFor();
  await laptop.shot("latecomer-1-asks-laptop");
  await laptop.page.getByRole("status").getByRole("button", { name: laptop.say("bot-random") }).first().click();
  await phone.button("chair-ask-yes").waitFor();
  await phone.shot("latecomer-2-host-phone");
  await phone.button("chair-ask-yes").tap();
  const guest = new DixitPlayer(laptop);
  await guest.cards.first().waitFor();
  expect(await guest.cards.count()).toBe(6);

  // The phone is put away; the bot plays on for it, because somebody is there.
  await people(phone);
  await phone.button("step-away").tap();
  for (const topic of ["lay", "vote"] as const) {
    expect(await guest.asked()).toBe(topic);
    await guest.answer(topic);
  }
  expect(await guest.asked()).toBe("over");
  await phone.page.keyboard.press("Escape");
  await phone.button("show-result").tap();
  await phone.button("rematch").tap();
  expect(await host.asked()).toBe("tell");
  await topLine(phone).filter({ hasText: phone.say("your-turn") }).waitFor();
  for (const window of [phone, laptop]) expect(window.complaints).toEqual([]);
});
