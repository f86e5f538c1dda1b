/** Evenings of Ruletka: alone to the end, two people with bots and a television, and the moments that it is played for. */
import { expect, test } from "vitest";
import { barriers, smallTargets } from "./barriers";
import { eventually } from "./eventually";
import { PixoidPlayer } from "./player";
import { type Asked, KeyPlayer, openRuletka, RuletkaPlayer, together } from "./ruletkaPlayer";
import { KB } from "./scale";
import { codeOf, isForOneSeat, type Window, world } from "./world";

const here = world();

/** A guest joins from a laptop. */
async function guestOf(host: Window, code: string, language: "pl" | "en" = "en"): Promise<Window> {
  const laptop = await here.open("laptop", language, `/t/${code}`);
  await laptop.page.getByLabel(laptop.say("your-name")).fill("Guest");
  await laptop.button("sit-down").click();
  await host.page.getByText("Guest").first().waitFor();
  return laptop;
}

/** The television's page never heard what is meant for one seat. */
function heardNoSecret({ heard }: Window): void {
  expect(heard.filter((frame) => isForOneSeat(frame) || /"hands":\[\{|"is":"(got|peeked)"|"odds":\[\d/.test(frame))).toEqual([]);
}

/** Scripts and styles that a page has fetched, with their weight on the wire. */
const fetched = ({ page }: Window): Promise<[string, number][]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => /\.(js|css)$/.test(entry.name))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
  );

const isOver = (player: RuletkaPlayer) => async (): Promise<boolean> => (await player.look()) === "over";

test("alone against bots on a phone, to the end and without barriers", async () => {
  // What a table of any game fetches is not this game's.
  const other = await here.open("phone", "pl");
  await other.button("play-bots").tap();
  await new PixoidPlayer(other).asked();
  await other.page.waitForLoadState("networkidle");
  const shell = new Set((await fetched(other)).map(([name]) => name));
  await other.context.close();

  const phone = await here.open("phone", "pl");
  const player = new RuletkaPlayer(phone);
  await player.tap(phone.page.getByRole("button", { name: phone.say("take-down", { game: phone.say("game-ruletka") }) }));
  await phone.button("play-bots").tap();
  await player.asked();
  await phone.page.waitForLoadState("networkidle");
  const own = (await fetched(phone)).filter(([name]) => !shell.has(name)).reduce((sum, [, size]) => sum + size, 0);
  console.log(`script and style of Ruletka, its drawings too: ${(own / KB).toFixed(1)} KB`);
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThanOrEqual(70 * KB);

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
  await together([host, guest], () => ({}), async () => (await host.look()) === "bid");
  await host.press(host.dice.nth(3));
  await eventually("the server has the draft", () => phone.sent.some((frame) => frame.includes('"bid":3')));
  await phone.page.reload();
  await host.dice.nth(3).and(phone.page.locator("[aria-pressed=true]")).waitFor();
  await shots("2-bid");
  await host.press(host.main);

  // On it goes until points are counted; the first shots are looked at on all three screens.
  const count = tv.page.locator(".count");
  let isCounted = false;
  await together([host, guest], () => ({ bid: 2 }), async () => {
    if (!isCounted && (await count.isVisible())) {
      isCounted = true;
      await shots("3-count");
    }
    return tv.heard.some((frame) => frame.includes('"is":"scored"'));
  });
  await together([host, guest], () => ({}), async () => (await host.look()) === "load");
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
  await phone.page.getByText(phone.say("ruletka-won-nobody-why")).waitFor();
  await laptop.page.getByText(laptop.say("ruletka-won-nobody")).first().waitFor();
  await phone.shot("ruletka-nobody-phone");
  await laptop.shot("ruletka-nobody-laptop");
  for (const window of [phone, laptop]) expect(window.complaints).toEqual([]);
});

test("the last captain wins, and need not shoot on; the other plays the whole game by keys", async () => {
  const phone = await here.open("phone", "pl");
  await openRuletka(phone, [], "none");
  const laptop = await guestOf(phone, await codeOf(phone));
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
  for (const window of [phone, laptop]) {
    await window.page.locator(".ending .won").first().waitFor();
    expect(window.complaints).toEqual([]);
  }
  await phone.shot("ruletka-last-captain-phone");
});

// It takes a card that may lie at the bottom of the deck all evening.
test.runIf(process.env["STOLIK_LONG"])("a card is cancelled by a card", async () => {
  const phone = await here.open("phone", "pl");
  await openRuletka(phone, [], "full");
  const laptop = await guestOf(phone, await codeOf(phone), "pl");
  await phone.button("start").tap();
  const [host, guest] = [new RuletkaPlayer(phone), new RuletkaPlayer(laptop)];
  const objection = phone.say("ruletka-card-objection");
  const holds = (player: RuletkaPlayer): Promise<boolean> =>
    player.cards.evaluateAll((all, name) => all.some((one) => (one.getAttribute("aria-label") ?? "").startsWith(name)), objection);
  const rounds = (): number => Math.max(1, ...phone.heard.flatMap((frame) => Array.from(frame.matchAll(/"is":"round-began","round":(\d+)/g), ([, round]) => Number(round))));
  // Whoever catches the other draws three cards, and whoever is caught one: soon somebody has the Objection.
  let someoneHolds = false;
  await together(
    [host, guest],
    () => ({
      hide: rounds() <= 3 ? "bullet" : "click",
      bid: 0,
      accuses: true,
      plays: (cards) => {
        const own = cards.find((card) => card.startsWith(objection));
        if (own !== undefined) return own;
        return someoneHolds ? (cards[0] ?? null) : null;
      },
    }),
    async () => {
      someoneHolds ||= (await holds(host)) || (await holds(guest));
      return laptop.heard.some((frame) => frame.includes('"is":"cancelled"'));
    },
  );
  // The stamp comes down on the card, unless the guest has just hurried the film on.
  const stamp = laptop.page.locator(".played strong").waitFor({ timeout: 3000 });
  if (await stamp.then(() => true, () => false)) await laptop.shot("ruletka-cancelled-laptop");
  await eventually("the log tells it", async () => (await laptop.page.getByText(/^Sprzeciw! /).count()) > 0);
  for (const window of [phone, laptop]) expect(window.complaints).toEqual([]);
});
