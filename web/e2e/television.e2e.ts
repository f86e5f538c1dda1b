/** A television and a table find each other, in both directions; and what it shows can be read by the whole room. */
import { expect, test } from "vitest";
import { eventually } from "./eventually";
import { codeOf, isForOneSeat, picture, type Window, world } from "./world";

const here = world();

/** The code that a television shows. */
async function codeOn(tv: Window): Promise<string> {
  await tv.page.getByRole("img", { name: tv.say("tv-qr-alt") }).waitFor();
  return tv.page.locator(".code").innerText();
}
async function typeOn(tv: Window, code: string): Promise<void> {
  await tv.page.getByLabel(tv.say("tv-or-type")).fill(code);
  await tv.button("tv-watch-it").click();
}
/** What a phone's camera does with the code on a television. */
async function scan(phone: Window, code: string): Promise<Window["page"]> {
  const page = await phone.context.newPage();
  await page.goto(`${here.server.url}/tv/${code}`);
  return page;
}
const showsTable = (tv: Window, code: string): Promise<void> => tv.page.waitForURL(`**/t/${code}?screen=board`);

test("one scan from a television to the table on it, and the other way round", async () => {
  const tv = await here.open("tv", "pl", "/tv");
  const code = await codeOn(tv);
  expect(code).toMatch(/^[B-Z]{3}-[B-Z]{3}$/);
  await tv.shot("tv-1-waits");

  // A phone that sits nowhere is told what to do.
  const phone = await here.open("phone", "pl", `/tv/${code}`);
  await phone.page.getByText(phone.say("to-tv-none")).waitFor();
  await phone.shot("tv-2-nowhere-phone");

  await phone.page.goto(here.server.url);
  await phone.button("open-table").tap();
  const table = await codeOf(phone);
  await phone.page.getByText(phone.say("invite")).waitFor();
  const scanned = await scan(phone, code);
  await scanned.getByRole("heading", { name: phone.say("to-tv-sent") }).waitFor();
  await showsTable(tv, table);
  await tv.page.getByText(tv.say("tv-join")).waitFor();
  await picture(scanned, "tv-3-sent-phone");
  await scanned.getByRole("link", { name: phone.say("to-tv-back") }).tap();
  await scanned.waitForURL(`**/t/${table}`);
  await scanned.close();

  // It worked once.
  const late = await scan(phone, code);
  await late.getByText(phone.say("problem-no-such-tv-code")).waitFor();
  await picture(late, "tv-4-spent-phone");
  await late.close();

  // The other way round: the table shows a code, and another television takes it.
  const other = await here.open("tv", "en", "/tv");
  await phone.button("tv-show").tap();
  const offered = phone.page.getByRole("dialog").locator(".code");
  await offered.getByText(/^[B-Z]{3}-[B-Z]{3}$/).waitFor();
  const given = await offered.innerText();
  await phone.shot("tv-5-offer-phone");
  await typeOn(other, given.toLowerCase());
  await showsTable(other, table);
  // Nobody is asked to sit there.
  await other.page.getByText(other.say("tv-join")).waitFor();
  await other.button("sound-no").click();
  expect(await other.page.getByRole("button", { disabled: false }).count()).toBe(0);
  await other.page.goto(`${here.server.url}/tv`);
  await typeOn(other, given);
  await other.page.getByText(other.say("problem-no-such-tv-code")).waitFor();
  await other.shot("tv-6-spent-tv");
  await typeOn(other, table);
  await showsTable(other, table);

  // And a phone whose camera does not read: the television's code, typed at the table.
  await other.page.goto(`${here.server.url}/tv`);
  const shown = await codeOn(other);
  await phone.page.getByLabel(phone.say("tv-show-theirs")).fill(shown);
  await phone.button("tv-send").tap();
  await phone.page.getByText(phone.say("to-tv-sent")).waitFor();
  await showsTable(other, table);

  // A spent code and a table that is not shown are errors for the console, too.
  const wrong = [tv, phone, other].flatMap(({ complaints }) => complaints);
  expect(wrong.filter((complaint) => !/404 \(Not Found\)/.test(complaint))).toEqual([]);
});

test("a locked table, and what a room reads from three metres", async () => {
  const host = await here.open("phone", "pl");
  await host.button("open-table").tap();
  const table = await codeOf(host);
  const guest = await here.open("laptop", "en", `/t/${table}`);
  await guest.page.getByLabel(guest.say("your-name")).fill("Wschód");
  await guest.button("sit-down").click();
  await guest.page.getByText(guest.say("you-named", { name: "Wschód" })).waitFor();
  for (const number of [3, 4]) {
    await host.page.getByRole("button", { name: host.say("chair-empty-host", { number }) }).tap();
    await host.page.getByRole("dialog").getByRole("button", { name: host.say("bot-greedy") }).tap();
    await host.page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await host.page.getByText(host.say("agreed")).first().tap();
  await host.page.getByLabel(host.say("lock-table")).check();

  const tv = await here.open("tv", "pl", "/tv");
  const code = await codeOn(tv);
  await typeOn(tv, table);
  await tv.page.getByText(tv.say("tv-locked")).waitFor();
  const scanned = await scan(host, code);
  await scanned.getByRole("heading", { name: host.say("to-tv-sent") }).waitFor();
  await scanned.close();
  await showsTable(tv, table);
  await tv.page.getByText(tv.say("tv-closed")).waitFor();
  expect(await tv.page.getByText(table).count()).toBe(0);
  await tv.shot("tv-7-locked");
  // It may come back, too.
  await tv.page.reload();
  await tv.page.getByText(tv.say("tv-closed")).waitFor();
  await host.page.getByLabel(host.say("lock-table")).uncheck();
  await tv.page.getByText(table, { exact: true }).waitFor();

  await host.button("start").tap();
  await tv.page.getByRole("region", { name: tv.say("pixoid-board") }).waitFor();
  await tv.page.locator("footer").getByText(table).waitFor();
  await host.button("open-side").waitFor();
  // Chance says which of the two is asked first.
  await eventually("somebody is asked", () => [host, guest].some(({ heard }) => heard.some(isForOneSeat)));
  await guest.page.close();
  await tv.page.locator("footer").getByText("Wschód").waitFor();
  await tv.page.locator("footer").getByText(tv.say("away")).waitFor();
  await tv.shot("tv-8-away");
  await host.button("open-side").tap();
  await host.page.getByRole("tab", { name: host.say("people") }).tap();
  await host.shot("tv-9-menu-phone");
  await host.button("pause").tap();
  await tv.page.getByText(tv.say("tv-paused")).waitFor();
  await tv.shot("tv-10-paused");
  await host.page.getByRole("complementary").getByRole("button", { name: host.say("resume"), exact: true }).tap();
  await tv.page.getByText(tv.say("tv-paused")).waitFor({ state: "hidden" });
  // All are gone: the table rests, and says so.
  await host.page.close();
  await tv.page.getByText(tv.say("tv-rests")).waitFor();
  await tv.shot("tv-11-rests");

  expect(tv.heard.filter(isForOneSeat)).toEqual([]);
  expect(tv.complaints.filter((complaint) => !/403 \(Forbidden\)/.test(complaint))).toEqual([]);
});

test("a phone with several tables is asked which one", async () => {
  const phone = await here.open("phone", "en");
  const codes: string[] = [];
  for (let opened = 0; opened < 2; opened++) {
    await phone.page.goto(here.server.url);
    await phone.button("open-table").tap();
    codes.push(await codeOf(phone));
  }
  // It is at none of them right now.
  await phone.page.goto(here.server.url);
  await phone.button("open-table").waitFor();
  const tv = await here.open("tv", "en", "/tv");
  const scanned = await scan(phone, await codeOn(tv));
  await scanned.getByRole("heading", { name: phone.say("to-tv-which") }).waitFor();
  await picture(scanned, "tv-12-which-phone");
  await scanned.getByRole("button").first().tap();
  await tv.page.waitForURL("**/t/*?screen=board");
  expect(codes.some((code) => tv.page.url().includes(code))).toBe(true);
});
