/** Evenings of Nosedive: alone on a phone; with a television; a reload in the middle of a secret; a whole game by keys. */
import { expect, test } from "vitest";
import { barriers, smallTargets } from "./barriers";
import { Ear, HEARD_IN } from "./ear";
import type { NosediveEvent } from "../src/wire/NosediveEvent";
import type { NosediveSummary } from "../src/wire/NosediveSummary";
import { eventually, PATIENCE_MS, until } from "./eventually";
import { reach } from "./keys";
import { type Asked, isKept, KeyboardPlayer, NosedivePlayer, openNosedive, whoever } from "./nosedivePlayer";
import { codeOf, world } from "./world";

const here = world();

/** The ratings before and after a round, if this frame sums one up. */
function summaryIn(frame: string): NosediveSummary | undefined {
  if (!frame.includes('"is":"summed"')) return undefined;
  const { update } = JSON.parse(frame) as { update?: { events: NosediveEvent[] } };
  return update?.events.find((event) => event.is === "summed")?.summary;
}

/** In the page: every number that the film has shown, however busy the machine is that asks for them. */
function keepNumbers(): void {
  const shown = new Set<string>();
  Object.assign(window, { shown });
  const look = (): void => {
    const text = document.querySelector<HTMLElement>(".stage .number")?.innerText.trim();
    if (text) shown.add(text);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** In the page: whether the board has shown what each player gained or lost. */
function keepChanges(): void {
  const look = (): void => {
    if (document.querySelector(".people em")) Object.assign(window, { hasTold: true });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}

test("alone against bots on a phone, to the end", async () => {
  const phone = await here.open("phone", HEARD_IN);
  const { page, say } = phone;
  await page.setViewportSize({ width: 360, height: 640 });
  const ear = await Ear.at(phone);
  await page.getByRole("button", { name: say("take-down", { game: say("game-nosedive") }) }).tap();
  await phone.button("play-bots").tap();
  const player = new NosedivePlayer(phone);
  const seen = new Set<Asked>();
  await until("the game is over", async () => {
    const asked = await player.asked();
    if (asked === "over") return true;
    await player.choose(asked);
    if (!seen.has(asked)) {
      seen.add(asked);
      await phone.shot(`nosedive-${asked}-phone`);
      expect([...(await barriers(phone)), ...(await smallTargets(phone))], asked).toEqual([]);
      // Nothing is out of sight in a turn.
      const { bottom, height } = await player.hand.evaluate((hand) => ({ bottom: hand.getBoundingClientRect().bottom, height: innerHeight }));
      expect(bottom, asked).toBeLessThanOrEqual(height + 1);
    }
    await player.handIn();
    // The first round was told in full.
    if (asked === "rate") await phone.calm();
    return false;
  });
  await ear.obeys("nosedive");
  await phone.shot("nosedive-over-phone");
  expect([...seen]).toEqual(expect.arrayContaining(["move", "share", "rate"]));
  await phone.button("show-result").tap();
  await phone.shot("nosedive-story-phone");
  expect(phone.complaints).toEqual([]);
});

test("two people, a bot and a television; a reload in the middle of a secret; ratings fall while everybody watches", async () => {
  const phone = await here.open("phone", "pl");
  await openNosedive(phone, [3]);
  const code = await codeOf(phone);
  const laptop = await here.open("laptop", "en", `/t/${code}`);
  await laptop.page.getByLabel(laptop.say("your-name")).fill("Guest");
  await laptop.button("sit-down").click();
  const tv = await here.open("tv", "pl", `/t/${code}?screen=board`);
  await phone.page.getByText("Guest").first().waitFor();
  const ears = await Promise.all([laptop, tv].map((window) => Ear.at(window)));
  await phone.button("start").tap();
  const players = [new NosedivePlayer(phone), new NosedivePlayer(laptop)];
  const [host] = players as [NosedivePlayer, NosedivePlayer];
  const shots = async (name: string, moving?: "moving"): Promise<void> => {
    await Promise.all([phone.shot(`nosedive-${name}-phone`, moving), laptop.shot(`nosedive-${name}-laptop`, moving), tv.shot(`nosedive-${name}-tv`, moving)]);
  };
  const seen = new Set<Asked>();

  // The lifestyle phase, until the host is asked for a secret.
  await until("the host is asked for a secret", async () => {
    const { player, asked } = await whoever(players);
    if (asked === "share") return true;
    await player.choose(asked);
    if (!seen.has(asked)) await shots(asked);
    seen.add(asked);
    await player.handIn();
    return false;
  });

  // Half a choice is there after a reload; nobody else has seen anything of it.
  expect(await host.asked()).toBe("share");
  const first = host.posts.locator("button").first();
  const text = (await first.locator("span").first().innerText()).trim();
  await first.tap();
  await isKept(phone, '"experience"');
  await phone.page.reload();
  await host.posts.locator('button[aria-pressed="true"]').filter({ hasText: text }).waitFor();
  for (const window of [laptop, tv]) expect(await window.page.getByText(text).count()).toBe(0);
  for (const ear of ears) ear.never(text);
  await shots("share");
  await host.choose("share");
  await host.handIn();

  // All rate in turn, openly, and then the ratings tick on the television.
  await tv.page.evaluate(keepNumbers);
  for (const { page } of [phone, laptop, tv]) await page.evaluate(keepChanges);
  const summed = (): NosediveSummary | undefined => tv.heard.map(summaryIn).find((summary) => summary !== undefined);
  await until("the round is summed up", async () => {
    const next = await whoever(players, () => Promise.resolve(summed() !== undefined));
    if (next.asked === "nothing") return true;
    await next.player.choose(next.asked);
    if (next.asked === "rate" && !seen.has(next.asked)) await shots(next.asked);
    seen.add(next.asked);
    await next.player.handIn();
    return false;
  });
  await tv.shot("nosedive-fall-tv", "moving");
  // What everybody gained or lost stands beside the ratings, on every screen.
  for (const { page } of [phone, laptop, tv]) await eventually("changes stand beside the ratings", () => page.evaluate(() => "hasTold" in window));
  // How many numbers a machine draws is its own affair. Each of them lies on one seat's way from its old rating to the new one.
  const { before, after } = summed() ?? { before: [], after: [] };
  const isOnTheWay = (text: string): boolean => {
    const rating = Number(text.replace(",", ""));
    return /^[1-5],\d{3}$/.test(text) && before.some((from, seat) => (rating - from) * (rating - (after[seat] ?? from)) <= 0);
  };
  const shown = await tv.page.evaluate(() => [...((window as unknown as { shown?: Set<string> }).shown ?? [])]);
  expect(shown.filter((text) => !isOnTheWay(text))).toEqual([]);
  await shots("told");
  for (const { complaints } of [phone, laptop, tv]) expect(complaints).toEqual([]);
});

test("a whole game by keyboard alone, with texts of the table's own and everybody rating at once", async () => {
  const laptop = await here.open("laptop", "en", "/", "calm");
  const { page, say } = laptop;
  const player = new KeyboardPlayer(laptop);
  const option = (name: string) => page.getByLabel(new RegExp(`^\\s*${say(`option-nosedive-${name}`)}`));
  const isAgreed = (what: string) => eventually(`agreed: ${what}`, () => laptop.heard.some((frame) => frame.includes(what)));
  await player.tap(page.getByRole("button", { name: say("take-down", { game: say("game-nosedive") }) }));
  await player.tap(laptop.button("open-table"));
  for (const number of [2, 3]) {
    await player.tap(page.getByRole("button", { name: say("chair-empty-host", { number }) }));
    await player.tap(page.getByRole("dialog").getByRole("button", { name: say("bot-random") }));
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }

  // As many texts of one's own as there may be, and no longer than they may be; then there is no room for another.
  const own = (number: number): string => `The neighbour's rooster knows your PIN, part ${number}.`;
  await player.tap(page.locator("summary", { hasText: say("nosedive-own") }));
  const field = page.getByLabel(say("nosedive-own-new"));
  const listed = page.getByRole("button", { name: /^Remove/ });
  for (let number = 1; number <= 24; number++) {
    await reach(field);
    await page.keyboard.insertText(number === 24 ? own(24).padEnd(150, "!") : own(number));
    await page.keyboard.press("Enter");
    await eventually(`text ${number} is agreed on`, async () => (await listed.count()) === number);
  }
  expect(await field.count()).toBe(0);
  const longest = own(24).padEnd(140, "!");
  await page.getByText(longest, { exact: true }).waitFor();
  await laptop.shot("nosedive-own-laptop");
  expect(await barriers(laptop)).toEqual([]);
  // Taken out again, it is gone for everybody.
  await player.tap(page.getByRole("button", { name: say("nosedive-own-remove", { text: longest }) }));
  await field.waitFor();
  expect(await page.getByText(longest).count()).toBe(0);

  // Nothing but these is too little, and it is said how much is missing.
  await player.tap(page.locator("summary", { hasText: say("agreed") }));
  for (const about of ["home", "work", "family", "love", "friends", "travel", "net", "body"]) {
    await player.tap(option(`about_${about}`), PATIENCE_MS, "Space");
    await isAgreed(`"about_${about}":false`);
  }
  await player.tap(option("about_food"), PATIENCE_MS, "Space");
  await page.getByText(say("refusal-nosedive-too-few-experiences", { left: 23, needed: 36, players: 3 })).first().waitFor();
  await laptop.shot("nosedive-too-few-laptop");
  await eventually("what was refused does not stand there", () => option("about_food").isChecked());
  await player.tap(option("all_at_once"), PATIENCE_MS, "Space");
  await isAgreed('"all_at_once":true');

  // Another table knows nothing of them.
  const stranger = await here.open("laptop", "en", "/", "calm");
  await openNosedive(stranger, []);
  await stranger.page.locator("summary", { hasText: say("nosedive-own") }).click();
  await stranger.page.getByLabel(say("nosedive-own-new")).waitFor();
  expect(stranger.heard.join("")).not.toContain("rooster");

  // Until one of them has come up: what a table has not seen comes first, so the second game has all that are left.
  let cameUp = false;
  for (let game = 1; game <= 2 && !cameUp; game++) {
    await player.tap(laptop.button(game === 1 ? "start" : "rematch"));
    await until("the game is over", async () => {
      const asked = await player.asked();
      if (asked === "over") return true;
      if (asked === "share" || asked === "rate") cameUp ||= (await player.hand.getByText("rooster").count()) > 0;
      // All are asked at once: nobody reads anything out, and everybody has their own.
      if (asked === "rate") await player.board.getByText(say("nosedive-all-rate")).waitFor();
      await player.choose(asked);
      if (asked === "rate") await laptop.shot("nosedive-at-once-laptop");
      await player.handIn();
      return false;
    });
    await player.tap(laptop.button("show-result"));
  }
  expect(cameUp, "a text of the table's own").toBe(true);
  await reach(laptop.button("rematch"));
  for (const { complaints } of [laptop, stranger]) expect(complaints).toEqual([]);
});
