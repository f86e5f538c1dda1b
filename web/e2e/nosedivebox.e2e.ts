/** Nosedive beside its real box: one phone goes round, with a network and without; or each has one, with a television. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, smallTargets } from "./barriers";
import { Ear } from "./ear";
import { eventually } from "./eventually";
import { allKept, type Door, doorTo } from "./https";
import { NosediveCircle } from "./nosediveCircle";
import { isKept, NosedivePlayer, whoever } from "./nosedivePlayer";
import { codeOf, isForOneSeat, type Window, world } from "./world";

const here = world({ browser: ["--ignore-certificate-errors"] });
let door: Door;
beforeAll(async () => {
  door = await doorTo(here.server.port);
});
afterAll(() => door.close());

const NAMES = ["Północ", "Wschód", "Południe", "Zachód"];

test("the companion: four names on one phone, a reload in a secret step, and a final score that explains itself", async () => {
  const phone = await here.open("phone", "pl");
  const circle = new NosediveCircle(phone, NAMES);
  const { page, say } = phone;
  const ear = await Ear.at(phone);
  const look = async (name: string): Promise<void> => {
    await phone.shot(`nosedive-box-${name}`);
    expect([...(await barriers(phone)), ...(await smallTargets(phone))], name).toEqual([]);
  };
  await page.getByRole("link", { name: say("have-box-of", { game: say("game-nosedive") }) }).tap();
  await circle.oneDevice();
  await circle.sitDown();
  await circle.heading("nosedive-round", { round: 1 }).waitFor();
  await look("1-life");
  for (let round = 1; round <= 3; round++) {
    await circle.press("nosedive-box-played");
    if (round === 1) {
      await page.getByRole("button", { name: `Wschód: ${say("nosedive-mark-double")}` }).tap();
      await page.getByRole("button", { name: `Zachód: ${say("nosedive-mark-token")}` }).tap();
      await look("2-marks");
    }
    await circle.press("nosedive-box-deal");
    if (round === 1) await look("3-curtain");
    await circle.share(async (name) => {
      if (round > 1) return;
      await look("4-share");
      // The page is loaded anew in the middle of a secret: the curtain is drawn, and nothing of it is on the page.
      await page.reload();
      await circle.heading("box-hand-on", { name }).waitFor();
      expect(await page.getByRole("list", { name: say("nosedive-posts") }).count()).toBe(0);
      await circle.press("box-it-is-me", { name });
      await circle.give();
    });
    if (round === 1) await look("5-rate");
    await circle.rate();
    await circle.heading("nosedive-summary", { round }).waitFor();
    if (round === 1) {
      await eventually("the ratings stand", async () => (await page.locator("li > em").count()) === 4);
      await look("6-told");
    }
    if (round < 3) await page.locator("footer button").last().tap();
    else await circle.press("nosedive-box-to-count");
  }
  // Everybody has the same cards: a set of one star each, a five-star home, and one that costs a point.
  for (const name of NAMES) {
    await circle.heading("nosedive-box-counts", { name }).waitFor();
    for (const suit of ["community", "work", "home"]) await page.getByLabel(say("nosedive-worth", { suit: say(`nosedive-suit-${suit}`), stars: 1 })).tap();
    await page.getByLabel(say("nosedive-box-lost")).tap();
    if (name === "Północ") await look("7-count");
    // Three stars and a set, and one is lost.
    await circle.press("nosedive-box-counted", { points: 4 });
  }
  await page.getByRole("heading", { level: 2, name: /Wygrywa/ }).waitFor();
  await look("8-over");
  await ear.obeysSteps("nosedive-companion");
  await page.reload();
  await page.getByRole("heading", { level: 2, name: /Wygrywa/ }).waitFor();
  expect(phone.complaints).toEqual([]);
});

test("the companion without a network, once it was here", async () => {
  const phone = await here.open("phone", "en", `${door.url}/box/nosedive`);
  const circle = new NosediveCircle(phone, NAMES);
  await circle.oneDevice();
  await circle.heading("box-who-plays").waitFor();
  await allKept(phone);
  door.shut();
  await phone.page.reload();
  await circle.oneDevice();
  await circle.sitDown();
  await circle.press("nosedive-box-played");
  await circle.press("nosedive-box-deal");
  await circle.share();
  await circle.rate();
  await circle.heading("nosedive-summary", { round: 1 }).waitFor();
  door.open();
});

/** Everything that stands under this key somewhere in a frame. */
function under(key: string, frame: string): unknown[] {
  const found: unknown[] = [];
  JSON.parse(frame, (name, value: unknown) => {
    if (name === key) found.push(value);
    return value;
  });
  return found;
}

/** What a window has heard of who gave what, and of what others could share. */
function toldEarly({ heard }: Window, seat: number | null): unknown[] {
  const givers = heard.flatMap((frame) => under("giver", frame)).filter((giver) => giver !== null);
  const gifts = heard.flatMap((frame) => under("gifts", frame)).flat().filter((gift) => (gift as { from: number }).from !== seat);
  const dealt = heard.flatMap((frame) => under("dealt", frame)).flatMap((hands) => (hands as number[][]).filter((hand, of) => of !== seat && hand.length > 0));
  return [...givers, ...gifts, ...dealt];
}

test("four phones and a television: three rounds, with a reload in a secret step and in the counting", async () => {
  const host = await here.open("phone", "pl", "/", "calm");
  const look = async (window: Window, name: string): Promise<void> => {
    await window.shot(`nosedive-phones-${name}`);
    expect([...(await barriers(window)), ...(await smallTargets(window))], name).toEqual([]);
  };
  await host.page.getByRole("link", { name: host.say("have-box-of", { game: host.say("game-nosedive") }) }).tap();
  await host.page.getByRole("button", { name: host.say("box-phones") }).tap();
  const code = await codeOf(host);
  await host.page.getByText(host.say("nosedivebox-real")).waitFor();
  // Nobody is offered a bot: it could not see the cards.
  await host.page.getByRole("button", { name: host.say("chair-empty", { number: 2 }) }).tap();
  await host.page.getByRole("dialog").getByRole("button", { name: host.say("sit-here") }).waitFor();
  expect(await host.page.getByText(host.say("or-bot")).count()).toBe(0);
  await host.page.keyboard.press("Escape");
  const guests: Window[] = [];
  for (const name of NAMES.slice(1)) {
    const guest = await here.open("phone", name === "Zachód" ? "en" : "pl", `/t/${code}`, "calm");
    await guest.page.getByLabel(guest.say("your-name")).fill(name);
    await guest.button("sit-down").tap();
    await guest.page.getByText(guest.say("you-named", { name })).waitFor();
    guests.push(guest);
  }
  const tv = await here.open("tv", "pl", `/t/${code}?screen=board`, "calm");
  await look(host, "1-lobby");
  const ear = await Ear.at(guests[2] ?? host);
  await host.button("start").tap();
  const windows = [host, ...guests];
  const players = windows.map((window) => new NosedivePlayer(window));
  const names = [host.say("default-name"), ...NAMES.slice(1)];
  const ratings = async (): Promise<string[]> => (await tv.page.locator(".people strong").allInnerTexts()).map((text) => text.trim());
  let before: string[] = [];

  for (let round = 1; round <= 3; round++) {
    // The influencer leads on the real board, and says afterwards who has what.
    const leading = await whoever(players);
    expect(leading.asked).toBe("mark");
    const { window } = leading.player;
    before = await ratings();
    expect(new Set(before).size).toBe(4);
    if (round === 1) {
      await tv.page.getByText(tv.say("nosedivebox-plays")).waitFor();
      await tv.shot("nosedive-phones-2-life-tv");
      await look(windows.find((one) => one !== window) ?? host, "2-life");
      await window.page.getByRole("button", { name: `${names[1]}: ${window.say("nosedive-mark-double")}` }).tap();
      await window.page.getByRole("button", { name: `${names[3]}: ${window.say("nosedive-mark-token")}` }).tap();
      await look(window, "3-marks");
    }
    await leading.player.handIn();

    for (const [seat, player] of players.entries()) {
      expect(await player.asked()).toBe("share");
      if (round === 1) expect(await player.posts.getByRole("button").count()).toBe(seat === 3 ? 5 : 4);
      if (round === 1 && seat === 1) {
        // Half a choice is there after a reload, and nobody else has heard of it.
        await player.posts.getByRole("button").first().tap();
        await isKept(player.window, '"experience"');
        await player.window.page.reload();
        await player.posts.locator('button[aria-pressed="true"]').waitFor();
        await look(player.window, "4-share");
      }
      await player.choose("share");
      if (round === 1 && seat === 3) {
        await eventually("the television knows who has shared", async () => (await tv.page.locator(".posting li:not(.waits)").count()) === 3);
        await tv.shot("nosedive-phones-4-share-tv");
      }
      await player.handIn();
    }
    for (let rated = 0; rated < 4; rated++) {
      const next = await whoever(players);
      expect(next.asked).toBe("rate");
      if (round === 1) {
        for (const [seat, one] of windows.entries()) expect(toldEarly(one, seat), names[seat]).toEqual([]);
        expect(toldEarly(tv, null)).toEqual([]);
        expect(tv.heard.filter(isForOneSeat)).toEqual([]);
      }
      await next.player.choose("rate");
      if (round === 1 && rated === 0) await look(next.player.window, "5-rate");
      await next.player.handIn();
    }
    // Ratings with their change, on every screen; and now it is told who gave what.
    await Promise.all([...windows, tv].map(({ page }) => page.locator(".people em").nth(3).waitFor()));
    await eventually("it is told who gave what", () => tv.heard.some((frame) => under("giver", frame).some((giver) => giver !== null)));
    if (round === 1) {
      await look(guests[0] ?? host, "6-told");
      await tv.shot("nosedive-phones-6-told-tv");
    }
  }

  // Everybody counts: a set of one star each, and one that costs a point.
  for (const [seat, player] of players.entries()) {
    expect(await player.asked()).toBe("tally");
    const { page, say } = player.window;
    const square = (suit: string) => page.getByLabel(say("nosedive-worth", { suit: say(`nosedive-suit-${suit}`), stars: 1 }));
    for (const suit of ["community", "work", "home"]) await square(suit).tap();
    if (seat === 2) {
      await page.reload();
      await square("home").waitFor();
      expect(await square("home").getAttribute("aria-valuenow")).toBe("1");
    }
    await page.getByLabel(say("nosedive-box-lost")).tap();
    // Three stars and a set, and one is lost.
    await player.hand.getByRole("button", { name: say("nosedive-box-counted", { points: 4 }) }).waitFor();
    if (seat === 2) await look(player.window, "7-count");
    if (seat === 3) await tv.shot("nosedive-phones-7-count-tv");
    await player.handIn();
  }
  await tv.page.locator(".ending td.points").nth(3).waitFor();
  expect((await tv.page.locator(".ending td.points").allInnerTexts()).map((text) => text.trim())).toEqual(["4", "4", "4", "4"]);
  await tv.shot("nosedive-phones-8-over-tv");
  await host.button("show-result").waitFor();
  await ear.obeys("nosedivebox");
  await look(host, "8-over");
  const rules = await here.open("phone", "pl", "/rules/nosedivebox#NB4");
  await rules.page.getByText(rules.say("rule-NB4")).waitFor();
  for (const { complaints } of [...windows, tv, rules]) expect(complaints).toEqual([]);
});
