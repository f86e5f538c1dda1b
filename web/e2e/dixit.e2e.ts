/** Evenings of Dixit: two people, two bots and a television; three players; a reload in the middle of a thought. */
import { expect, test } from "vitest";
import { barriers, smallTargets } from "./barriers";
import { DixitPlayer, openDixit } from "./dixitPlayer";
import { Ear } from "./ear";
import { eventually } from "./eventually";
import { KB } from "./scale";
import { codeOf, type Window, world } from "./world";

const here = world();
const CLUE = "Zanim wrócą bociany";

/** The pictures that a page shows, wherever: a face that is hidden must be nowhere. */
const picturesIn = (window: Window, where: string): Promise<string[]> =>
  window.page.locator(`${where} img:visible`).evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));

/** The server has answered a draft with this in it. */
async function isKept({ sent, heard }: Window, what: string): Promise<void> {
  await eventually("the server has the draft", () => {
    const sheet = sent.findLast((frame) => frame.includes('"is":"sheet"') && frame.includes(what));
    const nonce = sheet && (JSON.parse(sheet) as { nonce: unknown }).nonce;
    return nonce !== undefined && heard.some((frame) => frame.includes('"sheet-reply"') && (JSON.parse(frame) as { nonce: unknown }).nonce === nonce);
  });
}

test("two people, two bots and a television", async () => {
  const phone = await here.open("phone", "pl");
  await openDixit(phone, [3, 4], { first: 0, rounds: 2 });
  const code = await codeOf(phone);
  const laptop = await here.open("laptop", "en", `/t/${code}`);
  await laptop.page.getByLabel(laptop.say("your-name")).fill("Guest");
  await laptop.button("sit-down").click();
  const tv = await here.open("tv", "pl", `/t/${code}?screen=board`);
  await phone.page.getByText("Guest").first().waitFor();
  const ears = await Promise.all([laptop, tv].map((window) => Ear.at(window)));
  await phone.button("start").tap();
  const [host, guest, wall] = [new DixitPlayer(phone), new DixitPlayer(laptop), new DixitPlayer(tv)];
  const shots = async (name: string, moving?: "moving"): Promise<void> => {
    await Promise.all([
      phone.shot(`dixit-${name}-phone`, moving),
      laptop.shot(`dixit-${name}-laptop`, moving),
      tv.shot(`dixit-${name}-tv`, moving),
    ]);
  };

  // The narrator chooses and writes; the guest looks through the own hand meanwhile.
  expect(await host.asked()).toBe("tell");
  await guest.cards.first().waitFor();
  expect(await guest.main.count()).toBe(0);
  await host.pick("dixit-tell-this");
  await host.clue.fill(CLUE);
  await shots("1-tell");

  // A reload loses neither the card nor the text.
  await isKept(phone, CLUE);
  for (const ear of ears) ear.never(CLUE);
  const chosen = await host.hand.locator("button[aria-pressed=true]").getAttribute("aria-label");
  await phone.page.reload();
  expect(await host.clue.inputValue()).toBe(CLUE);
  await host.hand.getByRole("button", { name: chosen ?? "", exact: true, pressed: true }).waitFor();
  await host.main.tap();

  // Everybody reads the clue, and nobody has a face that is not their own.
  for (const player of [host, guest, wall]) await player.board.getByText(CLUE).first().waitFor();
  expect(await guest.asked()).toBe("lay");
  const [own, all] = [await picturesIn(laptop, "section.hand"), await picturesIn(laptop, "body")];
  expect(own).toHaveLength(6);
  expect(all.filter((picture) => !own.includes(picture))).toEqual([]);
  expect(await picturesIn(tv, "body")).toEqual([]);
  await shots("2-lay");
  await guest.lay();

  // All cards turn over together; the guest votes, the narrator is told why not.
  expect(await guest.asked()).toBe("vote");
  for (const window of [phone, laptop, tv]) {
    await eventually("four cards lie open", async () => (await picturesIn(window, "section.dixit")).length === 4);
  }
  await phone.page.getByText(phone.say("dixit-narrator-votes-not")).waitFor();
  expect(await guest.dial.getByRole("radio", { disabled: true }).count()).toBe(1);
  await laptop.page.keyboard.press("Tab");
  await guest.turnDial();
  const vote = guest.dial.getByRole("radio", { checked: true });
  const place = await vote.getAttribute("value");
  await isKept(laptop, '"place"');
  await laptop.page.reload();
  await vote.waitFor({ state: "attached" });
  expect(await vote.getAttribute("value")).toBe(place);
  await guest.tap(laptop.button("dixit-heart"));
  await shots("3-vote");
  await guest.tap(guest.main);

  // The end of the round is told; nothing around the board tells it first. Then it stays until the next clue.
  await phone.page.locator(".lit").waitFor();
  await shots("4-reveal", "moving");
  await Promise.all([host, guest].map((player) => player.skip()));
  expect(await guest.asked()).toBe("tell");
  await host.board.getByText(CLUE).first().waitFor();
  await tv.page.locator(".owner").first().waitFor();
  await tv.page.getByText(tv.say("dixit-round", { round: 2 })).waitFor();
  await shots("5-between");
  // The story can be told again, and all rounds looked at.
  await phone.button("dixit-replay").tap();
  await phone.button("dixit-skip").tap();
  await phone.button("dixit-history").tap();
  await phone.page.getByRole("dialog").getByText(CLUE).waitFor();
  await phone.shot("dixit-5-history-phone");
  await phone.button("close").tap();

  // A clue may be told again; the page mentions it.
  await guest.pick("dixit-tell-this");
  await guest.clue.fill(`${CLUE.toLowerCase()} `);
  await laptop.page.getByText(laptop.say("dixit-clue-again")).waitFor();
  await guest.tap(guest.main);
  for (const topic of ["lay", "vote"] as const) {
    expect(await host.asked()).toBe(topic);
    await host.answer(topic);
  }
  await Promise.all([host, guest].map((player) => player.asked()));
  for (const player of [host, guest]) await player.tap(player.window.button("show-result"));
  // The heart is told now, and who did not give it has heard nothing of it before.
  for (const window of [phone, laptop, tv]) await window.page.getByText(window.say("dixit-best-clue"), { exact: true }).first().waitFor();
  for (const window of [phone, tv]) expect(window.heard.filter((frame) => frame.includes("♥"))).toEqual([]);
  // Each device has checked the game itself, the one that was reloaded too.
  for (const window of [phone, laptop]) await window.page.getByText(window.say("check-short-fair"), { exact: true }).waitFor();
  await shots("6-ending");
  const download = phone.page.waitForEvent("download");
  await phone.button("keepsake").tap();
  expect((await download).suggestedFilename()).toBe(`stolik-${code}.png`);

  // The television never heard of anybody's hand, and the same look finds hands where they may be seen.
  const tellsAHand = (frame: string): boolean => /"hands":\[\{|"yours":\{|"is":"drew"/.test(frame);
  expect(tv.heard.filter(tellsAHand)).toEqual([]);
  for (const window of [phone, laptop]) expect(window.heard.some(tellsAHand)).toBe(true);
  for (const window of [phone, laptop, tv]) expect(window.complaints).toEqual([]);
});

test("three players lay two cards each", async () => {
  const phone = await here.open("phone", "pl");
  // The first narrator is a bot.
  await openDixit(phone, [2, 3], { first: 1, rounds: 1 });
  await phone.button("start").tap();
  const player = new DixitPlayer(phone);
  expect(await player.asked()).toBe("lay");
  expect(await player.cards.count()).toBe(7);
  await player.pick("dixit-lay-this");
  expect(await player.main.isDisabled()).toBe(true);
  await player.pick("dixit-lay-this");
  await phone.shot("dixit-three-1-lay");
  await player.tap(player.main);
  expect(await player.asked()).toBe("vote");
  await player.dial.getByRole("radio").nth(4).waitFor({ state: "attached" });
  expect(await player.dial.getByRole("radio", { disabled: true }).count()).toBe(2);
  await player.turnDial();
  await phone.shot("dixit-three-2-vote");
  await player.tap(player.main);
  expect(await player.asked()).toBe("over");
  expect(phone.complaints).toEqual([]);
});

for (const language of ["pl", "en"] as const) {
  test(`every phase without barriers, in ${language}`, async () => {
    const found: Record<string, string[]> = {};
    const phone = await here.open("phone", language);
    const ear = await Ear.at(phone);
    const look = async (name: string): Promise<void> => {
      await phone.page.evaluate(() => document.fonts.ready);
      // Things that move are looked at when they stand.
      await phone.shot(`dixit-axe-${name}-${language}`);
      found[name] = [...(await barriers(phone)), ...(await smallTargets(phone))];
    };
    await openDixit(phone, [2, 3, 4], { first: 0, rounds: 2 });
    // Bots tell in the language of who opened the table.
    expect(await phone.page.getByLabel(phone.say("option-dixit-words")).inputValue()).toBe(`"${language}"`);
    await phone.button("start").tap();
    const player = new DixitPlayer(phone);
    expect(await player.asked()).toBe("tell");
    await look("tell");
    await player.cards.nth(1).tap();
    await player.viewer.waitFor();
    // What it shows in words is for who asks.
    const words = player.viewer.locator("p[aria-hidden]");
    expect(await words.count()).toBe(0);
    await phone.button("dixit-in-words").tap();
    await words.waitFor();
    await look("viewer");
    await phone.page.keyboard.press("ArrowRight");
    await phone.page.keyboard.press("Escape");
    await player.viewer.waitFor({ state: "hidden" });
    await player.tell(CLUE);
    // Bots lay and vote at once; the next narrator is one of them.
    expect(await player.asked()).toBe("lay");
    await look("lay");
    await player.lay();
    expect(await player.asked()).toBe("vote");
    await look("vote");
    await player.vote();
    expect(await player.asked()).toBe("over");
    await ear.obeys("dixit");
    await phone.button("show-result").tap();
    await phone.button("keepsake").waitFor();
    await look("ending");
    await phone.page.goto(`${here.server.url}/rules/dixit#DR1`);
    await phone.page.getByText(phone.say("rule-DR1")).waitFor();
    await look("rules");
    for (const [name, there] of Object.entries(found)) expect(there, name).toEqual([]);
    expect(phone.complaints).toEqual([]);
  });
}

test("a table with both decks fetches the pictures that it shows, and no others", async () => {
  const phone = await here.open("phone", "pl", "/healthz");
  const fetched = new Map<string, Promise<number>>();
  phone.page.on("requestfinished", (request) => {
    if (/\/assets\/\d.*\.svg$/.test(request.url())) fetched.set(request.url(), request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await phone.page.goto(here.server.url);
  await openDixit(phone, [2, 3], { first: 0, rounds: 1 });
  const player = new DixitPlayer(phone);
  const deck = (name: string): string => phone.say(`option-dixit-deck-${name}`);
  await player.tap(phone.page.locator("summary", { hasText: phone.say("dixit-decks", { deck: deck("house") }) }));
  const both = phone.page.getByRole("radio", { name: deck("both") });
  await player.tap(both);
  await expect.poll(() => both.isChecked()).toBe(true);
  await phone.shot("dixit-decks-phone");
  await phone.button("start").tap();
  expect(await player.asked()).toBe("tell");
  await player.tell(CLUE);
  expect(await player.asked()).toBe("over");
  await phone.button("show-result").waitFor();
  const weights = (await Promise.all(fetched.values())).sort((a, b) => b - a);
  const sum = (some: readonly number[]): number => some.reduce((all, size) => all + size, 0);
  console.log(`pictures of a table: ${String(weights.length)}, ${(sum(weights) / KB).toFixed(1)} KB`);
  // Four of each deck in the lobby, of which the two together show none of their own; a hand of seven, and what two others laid.
  expect(weights.length).toBeGreaterThanOrEqual(7);
  expect(weights.length).toBeLessThanOrEqual(8 + 7 + 4);
  expect(sum(weights.slice(0, 6))).toBeLessThanOrEqual(90 * KB);
});
