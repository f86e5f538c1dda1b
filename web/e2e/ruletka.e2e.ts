/** Evenings of Ruletka: alone to the end, two people with bots and a television, and the moments that it is played for. */
import { expect, test } from "vitest";
import { barriers, smallTargets } from "./barriers";
import { Ear, HEARD_IN } from "./ear";
import { eventually } from "./eventually";
import { type Asked, KeyPlayer, openRuletka, type Plan, RuletkaPlayer, together } from "./ruletkaPlayer";
import { KB, scale } from "./scale";
import { codeOf, isForOneSeat, type Window, world } from "./world";

const here = world();

/** A guest joins from a laptop. */
async function guestOf(host: Window, code: string, language: "pl" | "en" = "en", calm?: "calm"): Promise<Window> {
  const laptop = await here.open("laptop", language, `/t/${code}`, calm);
  await laptop.page.getByLabel(laptop.say("your-name")).fill("Guest");
  await laptop.button("sit-down").click();
  await host.page.getByText("Guest").first().waitFor();
  return laptop;
}

/** The television's page never heard what is meant for one seat. */
function heardNoSecret({ heard }: Window): void {
  expect(heard.filter((frame) => isForOneSeat(frame) || /"hands":\[\{|"is":"(got|peeked)"|"odds":\[\d/.test(frame))).toEqual([]);
}

const isOver = (player: RuletkaPlayer) => async (): Promise<boolean> => (await player.look()) === "over";

test("alone against bots on a phone, to the end and without barriers", async () => {
  const phone = await here.open("phone", HEARD_IN, "/healthz");
  // Its drawings are pictures, though they are fetched as a script of their own.
  const weigh = scale(phone.page, /\/pictures-[^/]*\.js$/);
  await phone.page.goto(here.server.url, { waitUntil: "networkidle" });
  const first = await weigh();
  // The bare page from which the scale was set up has no icon; that is no fault of what follows.
  phone.complaints.length = 0;
  const player = new RuletkaPlayer(phone);
  const ear = await Ear.at(phone);
  await player.tap(phone.page.getByRole("button", { name: phone.say("take-down", { game: phone.say("game-ruletka") }) }));
  await phone.button("play-bots").tap();
  await player.asked();
  await phone.page.waitForLoadState("networkidle");
  const more = (await weigh()) - first;
  console.log(`script and style: a game of Ruletka ${(more / KB).toFixed(1)} KB more than the shelf`);
  expect(more).toBeGreaterThan(0);
  expect(more).toBeLessThanOrEqual(70 * KB);

  const found: Record<string, string[]> = {};
  const before = async (asked: Asked): Promise<void> => {
    if (asked in found) return;
    found[asked] = [];
    await phone.shot(`ruletka-alone-${asked}`);
    found[asked] = [...(await barriers(phone)), ...(await smallTargets(phone))];
    // Nothing of a turn is out of sight.
    expect(await player.hand.evaluate((hand) => hand.getBoundingClientRect().bottom <= innerHeight + 1), asked).toBe(true);
  };
  const plays = (cards: string[]): string | null => cards[0] ?? null;
  await together([player], () => ({ bid: 2, before, plays }), isOver(player));
  await ear.obeys("ruletka");
  for (const [asked, there] of Object.entries(found)) expect(there, asked).toEqual([]);
  expect(Object.keys(found)).toEqual(expect.arrayContaining(["load", "bid", "accuse", "cards"]));
  await phone.page.getByRole("region", { name: phone.say("ruletka-ending") }).waitFor();
  await phone.shot("ruletka-alone-over");
  expect(await barriers(phone)).toEqual([]);
  expect(phone.complaints).toEqual([]);
});

test("two people, two bots and a television; one of them is at a fête", async () => {
  const phone = await here.open("phone", "pl");
  await openRuletka(phone, [3, 4], "full");
  const code = await codeOf(phone);
  const laptop = await guestOf(phone, code);
  const tv = await here.open("tv", "pl", `/t/${code}?screen=board`);
  await phone.shot("ruletka-lobby-phone");
  await phone.button("start").tap();
  const [host, guest] = [new RuletkaPlayer(phone), new RuletkaPlayer(laptop)];
  expect(await guest.asked()).toBe("load");
  await laptop.button("ruletka-own-look").click();
  const shots = async (name: string, moving?: "moving"): Promise<void> => {
    await Promise.all([phone.shot(`ruletka-${name}-phone`, moving), laptop.shot(`ruletka-${name}-laptop`, moving), tv.shot(`ruletka-${name}-tv`, moving)]);
  };
  await shots("1-load");

  // Coming back in the middle of a secret choice: it is still there, and nobody else has seen it.
  await together([host, guest], (player) => (player === host ? { waits: "bid" } : {}), async () => (await host.look()) === "bid");
  // Nobody has agreed on the odds, so nobody is told any.
  expect(await host.dice.nth(3).getAttribute("aria-label")).toBe(phone.say("ruletka-bid", { bid: 3 }));
  await host.press(host.dice.nth(3));
  await eventually("the server has the draft", () => phone.sent.some((frame) => frame.includes('"bid":3')));
  await phone.page.reload();
  await host.dice.nth(3).and(phone.page.locator("[aria-pressed=true]")).waitFor();
  await shots("2-bid");
  await host.press(host.main);

  // On it goes until points are counted; the first shots are looked at on all three screens.
  const count = tv.page.locator(".count");
  let isCounted = false;
  await together([host, guest], (player) => (player === host ? { bid: 2, waits: "load" } : { bid: 2 }), async () => {
    if (!isCounted && (await count.isVisible())) {
      isCounted = true;
      await shots("3-count");
    }
    return tv.heard.some((frame) => frame.includes('"is":"scored"'));
  });
  await together([host, guest], (player) => (player === host ? { waits: "load" } : {}), async () => (await host.look()) === "load");
  await tv.page.getByText(tv.say("ruletka-round", { round: 2 })).waitFor();
  await shots("4-round-two");

  // At the fête nothing is said of what it replaces, wherever it stands.
  const read = await laptop.page.evaluate(() => document.body.innerText);
  expect(read).not.toMatch(/\b(bullet|shot|dies|dead|gun|kill|skull)/i);
  expect(await phone.page.evaluate(() => document.body.innerText)).toContain(phone.say("ruletka-face-bullet"));
  heardNoSecret(tv);
  for (const window of [phone, laptop]) expect(window.heard.some(isForOneSeat)).toBe(true);
  for (const window of [phone, laptop, tv]) expect(window.complaints).toEqual([]);
});

test("two people accuse each other in the same instant, until nobody wins", async () => {
  const phone = await here.open("phone", "pl");
  await openRuletka(phone, [], "none");
  const laptop = await guestOf(phone, await codeOf(phone));
  await phone.button("start").tap();
  const [host, guest] = [new RuletkaPlayer(phone), new RuletkaPlayer(laptop)];
  let pointed = false;
  await together([host, guest], () => ({ hide: "bullet", bid: 0, accuses: true }), async () => {
    if (!pointed && (await laptop.page.locator(".pointers > span").count()) === 2) {
      pointed = true;
      await laptop.shot("ruletka-both-accuse-laptop", "moving");
      await phone.shot("ruletka-both-accuse-phone", "moving");
    }
    return (await isOver(host)()) && (await isOver(guest)());
  });
  // Both accusations came in one wave, each time; both captains fell in the last one.
  const waves = laptop.heard.filter((frame) => frame.includes('"accused":[1,0]') && frame.includes('"is":"verdict"'));
  expect(waves.length).toBeGreaterThanOrEqual(4);
  await phone.page.getByText(phone.say("ruletka-why-nobody")).waitFor();
  await laptop.page.getByText(laptop.say("ruletka-won-nobody")).first().waitFor();
  await phone.shot("ruletka-nobody-phone");
  await laptop.shot("ruletka-nobody-laptop");
  for (const window of [phone, laptop]) expect(window.complaints).toEqual([]);
});

test("the last captain wins, and need not shoot on; the other plays the whole game by keys", async () => {
  const phone = await here.open("phone", "pl");
  await openRuletka(phone, [], "none");
  const laptop = await guestOf(phone, await codeOf(phone));
  const ear = await Ear.at(laptop);
  await phone.button("start").tap();
  const [host, guest] = [new RuletkaPlayer(phone), new KeyPlayer(laptop)];
  let asked = false;
  const before = async (what: Asked): Promise<void> => {
    if (what !== "ways") return;
    asked = true;
    await phone.shot("ruletka-glory-phone");
  };
  // The guest always cheats, and the host always knows; in the last round the host has a shot to take.
  const living = (): number => phone.heard.filter((frame) => frame.includes('"is":"died"') && frame.includes('"seat":1')).length;
  await together(
    [host, guest],
    (player) => (player === guest ? { hide: "bullet", bid: 0 } : { bid: living() >= 3 ? 1 : 0, accuses: true, before }),
    async () => (await isOver(host)()) && (await isOver(guest)()),
  );
  expect(asked).toBe(true);
  await ear.obeys("ruletka-last-captain");
  for (const window of [phone, laptop]) {
    await window.page.locator(".ending .won").first().waitFor();
    expect(window.complaints).toEqual([]);
  }
  await phone.shot("ruletka-last-captain-phone");
});

test("what are my odds: everybody is told their own, from what they may know", async () => {
  const phone = await here.open("phone", "pl", "/", "calm");
  await openRuletka(phone, [], "none");
  await phone.page.getByLabel(new RegExp(`^\\s*${phone.say("option-ruletka-odds").replace("?", "\\?")}`)).check();
  await eventually("the odds are agreed", () => phone.heard.some((frame) => frame.includes('"odds":true')));
  const laptop = await guestOf(phone, await codeOf(phone), "pl", "calm");
  await phone.button("start").tap();
  const [host, guest] = [new RuletkaPlayer(phone), new RuletkaPlayer(laptop)];
  // The guest has hidden the only BULLET, and that is nobody else's business.
  await together([host, guest], (player) => ({ hide: player === guest ? "bullet" : "click", waits: "bid" }), async () => (await host.look()) === "bid" && (await guest.look()) === "bid");
  const told = (player: RuletkaPlayer): Promise<(string | null)[]> => player.dice.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  const odds = (...chances: string[]): string[] => chances.map((chance, bid) => phone.say("ruletka-bid-odds", { bid, chance }));
  expect(await told(host)).toEqual(odds("100%", "83%", "67%", "50%", "33%", "17%"));
  expect(await told(guest)).toEqual(odds("100%", "100%", "100%", "100%", "100%", "100%"));
  await phone.page.getByText(phone.say("ruletka-odds")).waitFor();
  await phone.shot("ruletka-odds-phone");
  await laptop.shot("ruletka-odds-laptop");
  expect([...(await barriers(phone)), ...(await smallTargets(phone))]).toEqual([]);
  expect(phone.heard.some((frame) => frame.includes('"odds":[1000,1000'))).toBe(false);
  for (const window of [phone, laptop]) expect(window.complaints).toEqual([]);
});

test("a card is cancelled by a card", async () => {
  const phone = await here.open("phone", "pl", "/", "calm");
  await openRuletka(phone, [], "full");
  const laptop = await guestOf(phone, await codeOf(phone), "pl", "calm");
  await phone.button("start").tap();
  const [host, guest] = [new RuletkaPlayer(phone), new RuletkaPlayer(laptop)];
  const objection = phone.say("ruletka-card-objection");
  const holds = (player: RuletkaPlayer): Promise<boolean> =>
    player.cards.evaluateAll((all, name) => all.some((one) => (one.getAttribute("aria-label") ?? "").startsWith(name)), objection);
  const isCancelled = (): boolean => laptop.heard.some((frame) => frame.includes('"is":"cancelled"'));
  // Whoever catches the other draws three cards, and whoever is caught one: soon somebody has the Objection.
  const living = (): number => 4 - phone.heard.filter((frame) => frame.includes('"is":"died"') && frame.includes('"seat":1')).length;
  // From then on the other one plays whatever can be played. If nothing can, both go on drawing.
  let holder: RuletkaPlayer | null = null;
  let roundsHeld = 0;
  const plan = (player: RuletkaPlayer): Plan => ({
    hide: living() > 1 ? "bullet" : "click",
    bid: 0,
    accuses: holder === null || roundsHeld > 1,
    plays: (cards) => (player === holder ? cards.find((card) => card.startsWith(objection)) : holder && cards[0]) ?? null,
  });
  const begun = (): number => phone.heard.filter((frame) => frame.includes('"is":"round-began"')).length;
  const bothOver = async (): Promise<boolean> => (await isOver(host)()) && (await isOver(guest)());
  for (let round = 1; !isCancelled(); round++) {
    expect(round, "rounds without a card that is cancelled").toBeLessThanOrEqual(60);
    const before = begun();
    await together([host, guest], plan, async () => {
      holder ??= (await holds(host)) ? host : (await holds(guest)) ? guest : null;
      return isCancelled() || begun() > before || bothOver();
    });
    if (holder !== null) roundsHeld += 1;
    if (isCancelled() || !(await bothOver())) continue;
    // Not this time: both look at the result, and the host lays another game on the table.
    holder = null;
    roundsHeld = 0;
    phone.heard.length = 0;
    for (const player of [host, guest]) await player.tap(player.window.button("show-result"));
    await host.tap(phone.button("rematch"));
  }
  await laptop.page.getByText(/^Sprzeciw! .* unieważnia/).first().waitFor();
  await laptop.shot("ruletka-cancelled-laptop");
  await phone.shot("ruletka-cancelled-phone");
  for (const window of [phone, laptop]) expect(window.complaints).toEqual([]);
});
