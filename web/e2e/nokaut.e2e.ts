/** Evenings of Nokaut: alone on a phone; a team of two with a television; a game by keys; a riposte to a riposte; the impasse. */
import { expect, test } from "vitest";
import { barriers, smallTargets } from "./barriers";
import { Ear, HEARD_IN } from "./ear";
import { eventually, until } from "./eventually";
import { NokautKeys, NokautPlayer, openNokaut } from "./nokautPlayer";
import { codeOf, type Window, world } from "./world";

const here = world();

async function guestAt(code: string, size: "phone" | "laptop", name: string): Promise<Window> {
  const guest = await here.open(size, "en", `/t/${code}`, "calm");
  await guest.page.getByLabel(guest.say("your-name")).fill(name);
  await new NokautPlayer(guest).tap(guest.button("sit-down"));
  return guest;
}

/** Nothing on the page is larger than its window. */
const isWhole = ({ page }: Window): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth);

test("alone against bots on a small phone, to the end; a reload keeps what was half chosen", async () => {
  const phone = await here.open("phone", HEARD_IN);
  const { page, say } = phone;
  await page.setViewportSize({ width: 360, height: 640 });
  const ear = await Ear.at(phone);
  await page.getByRole("button", { name: say("take-down", { game: say("game-nokaut") }) }).tap();
  await phone.button("play-bots").tap();
  const player = new NokautPlayer(phone);
  expect(await player.until("act")).toBe(true);
  await phone.button("hint-ok").first().tap();
  await phone.shot("nokaut-1-turn-phone");
  expect(await isWhole(phone)).toBe(true);
  expect(await smallTargets(phone)).toEqual([]);
  expect(await barriers(phone)).toEqual([]);

  // A card and its spaces lie on the desk, and nobody knows. After a reload they still do.
  await until("a card and its spaces are chosen", () => player.choose());
  const label = await player.main.innerText();
  await phone.shot("nokaut-2-chosen-phone");
  await eventually("the server has the draft", () => phone.heard.filter((frame) => frame.includes('"sheet-reply"')).length >= 2);
  await page.reload();
  await eventually("the draft is back", async () => (await player.main.innerText().catch(() => "")) === label);
  expect(await player.board.locator(".cell.chosen").count()).toBeGreaterThan(0);
  await player.handIn();

  expect(await player.until("over")).toBe(true);
  await ear.obeys("nokaut");
  await phone.shot("nokaut-3-over-phone");
  await phone.button("show-result").tap();
  const honours = page.getByRole("region", { name: say("honours") }).getByRole("listitem");
  await honours.first().waitFor();
  await phone.shot("nokaut-4-ending-phone");
  expect(phone.complaints).toEqual([]);
});

test("two people in one team, two bots and a television", async () => {
  const phone = await here.open("phone", "pl");
  await openNokaut(phone, [3, 4]);
  const { page, say } = phone;
  const laptop = await guestAt(await codeOf(phone), "laptop", "Guest");
  const tv = await here.open("tv", "pl", `/t/${await codeOf(phone)}?screen=board`);
  await page.getByText("Guest").first().waitFor();
  // The two of them against the bots, on the large grid.
  await page.getByText(say("agreed")).first().tap();
  await page.getByLabel(new RegExp(`^\\s*${say("option-nokaut-partner")}`)).selectOption("1");
  await eventually("the team is agreed", () => laptop.heard.some((frame) => frame.includes('"partner":1')));
  await page.getByLabel(new RegExp(`^\\s*${say("option-nokaut-board")}`)).selectOption({ label: say("option-nokaut-board-advanced") });
  await eventually("the grid is agreed", () => laptop.heard.some((frame) => frame.includes('"partner":1') && frame.includes('"advanced"')));
  await phone.button("start").tap();
  const [host, guest] = [new NokautPlayer(phone), new NokautPlayer(laptop)];
  const either = async (): Promise<NokautPlayer | null> => {
    for (const player of [host, guest]) {
      const asked = await player.look();
      if (asked === "over") return null;
      if (asked === "act") return player;
      if (asked !== null) await player.answer(asked);
    }
    return either();
  };

  const first = await either();
  const second = first === host ? guest : host;
  if (!first) throw new Error("the game is over");
  // Partners see each other's cards, and the goal is the same for both; the television sees neither.
  const peek = second.hand.locator(".peek");
  await second.tap(peek);
  await eventually("the partner's cards", async () => (await second.cards.count()) === (await first.cards.count()));
  await second.tap(peek);
  expect(await tv.page.locator("section.hand, .cell .mark").count()).toBe(0);
  expect(await phone.page.locator(".cell .mark").count()).toBe(4);

  // What is whispered in the team is heard by the team.
  await laptop.page.getByRole("button", { name: laptop.say("chat-to-team") }).click();
  await laptop.page.getByRole("textbox", { name: laptop.say("chat-write-team") }).fill("psst, column two");
  await laptop.page.keyboard.press("Enter");
  await eventually("the partner has it", () => phone.heard.some((frame) => frame.includes("psst, column two")));
  await page.locator(".door.news").waitFor();
  await first.choose();
  await Promise.all([phone.shot("nokaut-5-team-phone"), laptop.shot("nokaut-5-team-laptop"), tv.shot("nokaut-5-team-tv")]);
  expect(await isWhole(phone)).toBe(true);
  await phone.button("open-side").tap();
  await page.getByRole("tab", { name: new RegExp(`^${say("chat")}`) }).tap();
  await page.getByRole("button", { name: new RegExp(`^${say("chat-to-team")}`) }).tap();
  await page.getByText("psst, column two").waitFor();
  await phone.shot("nokaut-6-talk-phone");
  await phone.button("close").tap();
  expect(tv.heard.filter((frame) => frame.includes("psst"))).toEqual([]);
  expect([...phone.complaints, ...laptop.complaints, ...tv.complaints]).toEqual([]);
});

test("a whole game with keys only", async () => {
  const laptop = await here.open("laptop", "en", "/", "calm");
  const { page, say } = laptop;
  const player = new NokautKeys(laptop);
  await player.tap(page.getByRole("button", { name: say("take-down", { game: say("game-nokaut") }) }));
  await player.tap(laptop.button("play-bots"));
  expect(await player.until("act")).toBe(true);
  expect(await barriers(laptop)).toEqual([]);
  expect(await player.until("over")).toBe(true);
  await player.tap(laptop.button("show-result"));
  await laptop.button("rematch").waitFor();
  expect(laptop.complaints).toEqual([]);
});

type Pair = readonly [NokautPlayer, NokautPlayer];

/** Two people who want the same: a table of two, the host and a guest. */
async function pair(): Promise<Pair> {
  const host = await here.open("laptop", "pl");
  await openNokaut(host, []);
  const guest = await guestAt(await codeOf(host), "phone", "Guest");
  await host.page.getByText("Guest").first().waitFor();
  await host.button("start").click();
  return [new NokautPlayer(host), new NokautPlayer(guest)];
}

/** What does not come in so many turns, over all their games, never comes. */
const MANY_TURNS = 300;

/** Both answer what does not matter until one of them has their turn. A game that ends before luck has come is followed by another. */
async function turnOf([host, guest]: Pair): Promise<NokautPlayer> {
  let active: NokautPlayer | null = null;
  await eventually("somebody has a turn", async () => {
    for (const player of [host, guest]) {
      const asked = await player.look();
      if (asked === "act") active = player;
      else if (asked === "over") await playAgain([host, guest]);
      // A goal is kept: the grid is to fill.
      else if (asked === "goal") await player.tap(player.button("nokaut-keep"));
      else if (asked !== null) await player.answer(asked);
      if (active) break;
    }
    return active !== null;
  });
  return active ?? host;
}

async function playAgain([host, guest]: Pair): Promise<void> {
  await host.tap(host.window.button("show-result"));
  await host.tap(host.window.button("rematch"));
  for (const player of [host, guest]) await eventually("another game has begun", async () => (await player.look()) !== "over");
}

test("a riposte to a riposte", async () => {
  const players = await pair();
  const has = async (player: NokautPlayer, ...kinds: string[]): Promise<string | null> => {
    for (const kind of kinds) if ((await player.card(kind).count()) > 0) return kind;
    return null;
  };
  // They draw until the dragon holds a landing and the unicorn an attack, and the unicorn has a character to play.
  for (let turn = 0; turn < MANY_TURNS; turn++) {
    const active = await turnOf(players);
    const [dragon, unicorn] = (await has(players[0], "d01", "d02", "d03", "d04", "d12", "d18")) ? players : [players[1], players[0]];
    const character = await has(unicorn, "u01", "u02", "u03", "u04");
    const isReady = (await has(dragon, "d17")) !== null && (await has(unicorn, "u17")) !== null && character !== null;
    if (!isReady || active !== unicorn) {
      await active.draw();
      continue;
    }
    await unicorn.tap(unicorn.card(character).first());
    await unicorn.fillSpaces();
    await unicorn.handIn();
    expect(await dragon.asked()).toBe("riposte");
    await dragon.tap(dragon.card("d17").first());
    await eventually("the riposte can be played", () => dragon.main.isEnabled());
    await dragon.window.shot("nokaut-7-riposte");
    await dragon.handIn();
    // It slams in, and the board holds its breath.
    await players[0].board.locator(".slam.riposte").waitFor();
    await players[0].window.shot("nokaut-7-slam", "moving");
    expect(await unicorn.asked()).toBe("riposte");
    await unicorn.tap(unicorn.card("u17").first());
    await eventually("the answer can be played", () => unicorn.main.isEnabled());
    // Both lie there to be seen: what is answered, and the answer.
    expect(await unicorn.board.getByRole("list", { name: unicorn.window.say("nokaut-stack") }).getByRole("listitem").count()).toBe(2);
    await unicorn.window.shot("nokaut-8-answer");
    await unicorn.handIn();
    // The landing is stopped, and the unicorn stands.
    await turnOf(players);
    const name = dragon.window.say(`nokaut-card-${character}`);
    expect(await dragon.board.locator(".cell .card").filter({ hasText: name }).count()).toBe(1);
    for (const { window } of players) expect(window.complaints).toEqual([]);
    return;
  }
  throw new Error("never happened: both hold what they need");
});

test("the impasse", async () => {
  const players = await pair();
  const free = async (): Promise<number> => 9 - (await players[0].board.locator(".cell .card").count());
  let isSeen = false;
  const hasFailed = (): boolean => players[0].window.heard.some((frame) => frame.includes("impasse-failed"));
  for (let turn = 0; !hasFailed(); turn++) {
    if (turn === MANY_TURNS) throw new Error("never happened: an impasse that nobody breaks");
    const active = await turnOf(players);
    const alarm = active.board.locator(".alarm");
    if ((await free()) > 0) {
      const characters = active.hand.locator(".cards li:not(.off)").filter({ has: active.window.page.locator(".ordinary, .special") });
      if ((await characters.count()) === 0) await active.draw();
      else {
        await active.tap(characters.first().getByRole("button"));
        await active.fillSpaces();
        await active.handIn();
      }
      continue;
    }
    const off = active.hand.locator(".cards li.off button");
    if ((await alarm.isVisible()) && (await off.count()) > 0) {
      isSeen = true;
      await active.window.shot("nokaut-9-impasse");
      // What cannot be played says why.
      await active.tap(off.first());
      await active.hand.getByRole("alert").waitFor();
      await active.window.shot("nokaut-9-why");
    }
    await active.pass();
  }
  expect(isSeen).toBe(true);
  // What is sacrificed, by all or by choice, makes room; somebody may have used it already.
  await turnOf(players);
  await eventually("somebody has made room", () => players[0].window.heard.some((frame) => frame.includes('"is":"sacrificed"')));
  for (const { window } of players) expect(window.complaints).toEqual([]);
});
