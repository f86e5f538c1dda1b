/** Every screen of every game at a table: the shelf, the lobby, each question, what it shows, the ending and the replay. */
import { test } from "vitest";
import { DixitPlayer } from "../dixitPlayer";
import { eventually } from "../eventually";
import { NokautPlayer } from "../nokautPlayer";
import { NosedivePlayer } from "../nosedivePlayer";
import { tried } from "../oneOf";
import { PixoidPlayer } from "../player";
import { RuletkaPlayer } from "../ruletkaPlayer";
import { codeOf, type Window, world } from "../world";
import { Album, bind } from "./album";

const here = world({ server: ["--pace", "1"] });

/** How somebody plays, in two halves: what was chosen can be looked at before it is handed in. */
interface Hand {
  look: () => Promise<string | null>;
  choose: (asked: string) => Promise<unknown>;
  handIn: (asked: string) => Promise<unknown>;
}

const hands: Record<string, (window: Window) => Hand> = {
  pixoid: (window) => {
    const player = new PixoidPlayer(window);
    return {
      look: () => player.look(),
      choose: (asked) => (asked === "place" ? player.chooseCorner() : player.dial()),
      handIn: () => player.handIn(),
    };
  },
  dixit: (window) => {
    const player = new DixitPlayer(window);
    const choose = async (asked: string): Promise<void> => {
      if (asked === "vote") return player.turnDial();
      if (asked === "tell") await player.clue.fill(window.say("game-pixoid"));
      await eventually("a card is chosen", async () => {
        if (await player.main.isDisabled()) await player.pick(asked === "tell" ? "dixit-tell-this" : "dixit-lay-this");
        return player.main.isEnabled();
      });
    };
    return { look: () => player.look(), choose, handIn: () => player.tap(player.main) };
  },
  nosedive: (window) => {
    const player = new NosedivePlayer(window);
    return { look: () => player.look(), choose: (asked) => player.choose(asked as "move"), handIn: () => player.handIn() };
  },
  nokaut: (window) => {
    const player = new NokautPlayer(window);
    let isChosen = false;
    return {
      look: () => player.look(),
      choose: async (asked) => (isChosen = asked === "act" && (await player.choose())),
      handIn: (asked) => (isChosen ? player.handIn() : player.answer(asked)),
    };
  },
  ruletka: (window) => {
    const player = new RuletkaPlayer(window);
    const choose = async (asked: string): Promise<void> => {
      if (asked === "load") await player.press(player.faces.first());
      if (asked === "bid") await player.press(player.dice.nth(2));
      if (asked === "aim" || asked === "accuse") await player.press(player.named(asked).first());
    };
    const handIn = (asked: string): Promise<void> => {
      if (asked === "ways") return player.press(player.hand.locator(".ways button").last());
      return player.press(asked === "cards" ? player.pass : player.main);
    };
    return { look: () => player.look(), choose, handIn };
  },
};

const QUIET = [null, "nothing", "film", "over"];
const MANY_STEPS = 4000;

/** What may be gone when it is pressed. */
const press = (window: Window, key: string): Promise<boolean> => tried(window.button(key).click({ timeout: 1000 }));

/** Nothing is held against whoever is too late: the next look finds out. */
const attempt = (done: Promise<unknown>): Promise<boolean> => done.then(() => true, () => false);

/** Two people play to the end, and whatever has not been seen yet is looked at. */
async function playThrough(album: Album, [host, guest]: readonly [Window, Window], wall: Window, hand: (window: Window) => Hand): Promise<void> {
  const [mine, theirs] = [hand(host), hand(guest)];
  let last = "deal";
  for (let step = 0; step < MANY_STEPS; step++) {
    if (await host.button("onward").isVisible()) {
      await album.add(`after-${last}`, host, wall);
      await press(host, "onward");
    }
    if (await guest.button("onward").isVisible()) await press(guest, "onward");
    const asked = await mine.look();
    if (asked === "over") return;
    if (asked !== null && !QUIET.includes(asked)) {
      last = asked;
      await album.add(asked, host, wall);
      const isDone = await attempt(mine.choose(asked));
      if (isDone && (await mine.look()) === asked) await album.add(`${asked}-chosen`, host, wall);
      await attempt(mine.handIn(asked));
    }
    const other = await theirs.look();
    if (other === null || QUIET.includes(other)) continue;
    if (!album.has(`${other}-waits`) && QUIET.includes(await mine.look())) await album.add(`${other}-waits`, host, wall);
    await attempt(theirs.choose(other).then(() => theirs.handIn(other)));
  }
  throw new Error("the game does not end");
}

/** A game that need not be long to show all it has. */
async function shorten({ page, say, heard }: Window, game: string): Promise<void> {
  if (game === "pixoid") await page.getByLabel(say("option-pixoid-variant")).selectOption({ label: say("option-pixoid-variant-short") });
  if (game !== "dixit") return;
  const rounds = page.getByLabel(new RegExp(`^\\s*${say("option-dixit-rounds")}`));
  await rounds.fill("2");
  await rounds.blur();
  await eventually("two rounds are agreed", () => heard.some((frame) => frame.includes('"rounds":2')));
}

/** After the game: the standing, the story, the replay, and what is to be read about the game. */
async function afterwards(album: Album, host: Window, wall: Window, game: string): Promise<void> {
  const { page, say } = host;
  await album.add("over", host, wall);
  // Who looks for long need not press: the result comes by itself.
  await press(host, "show-result");
  await host.button("rematch").waitFor();
  await album.add("ending", host, wall);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await album.add("ending-foot", host, wall);
  await page.getByRole("link", { name: say("replay-watch") }).click();
  const slider = page.getByRole("slider");
  await slider.waitFor();
  await album.add("replay", host);
  await slider.fill(String(Math.floor(Number(await slider.getAttribute("max")) / 2)));
  await album.add("replay-midst", host);
  for (const place of ["rules", "intro"]) {
    await page.goto(new URL(`/${place}/${game}`, here.server.url).href);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await album.add(place, host);
  }
}

for (const language of ["pl", "en"] as const) {
  test.each(Object.keys(hands))(`a look at %s, in ${language}`, async (game) => {
    const hand = hands[game];
    if (!hand) return;
    const album = new Album(game, language);
    const host = await here.open("phone", language, "/", "calm");
    const { page, say } = host;
    try {
      await host.button("open-table").waitFor();
      if (game === "pixoid") await album.add("shelf", host);
      else await page.getByRole("button", { name: say("take-down", { game: say(`game-${game}`) }) }).click();
      await page.waitForTimeout(300);
      await album.add("box", host);
      await host.button("open-table").click();
      const code = await codeOf(host);
      const guest = await here.open("phone", language, `/t/${code}`, "calm");
      await guest.page.getByLabel(guest.say("your-name")).waitFor();
      await album.add("join", guest);
      await guest.page.getByLabel(guest.say("your-name")).fill("Maksymilian");
      await guest.button("sit-down").click();
      for (const number of [3, 4]) {
        await page.getByRole("button", { name: say("chair-empty-host", { number }) }).click();
        if (number === 3) await album.add("chair", host);
        await page.getByRole("dialog").getByRole("button", { name: say("bot-random") }).click();
        await page.getByRole("dialog").waitFor({ state: "hidden" });
      }
      const wall = await here.open("tv", language, `/t/${code}?screen=board`, "calm");
      await wall.page.getByText("Maksymilian").first().waitFor();
      await album.add("lobby", host, wall);
      await page.getByText(say("agreed")).first().click();
      await page.getByLabel(new RegExp(`^\\s*${say("linger")}`)).selectOption("until-all");
      await shorten(host, game);
      await album.add("agreed", host, undefined, page.getByText(say("agreed")).first());
      await host.button("start").click();
      await playThrough(album, [host, guest], wall, hand);
      await afterwards(album, host, wall, game);
    } finally {
      bind();
    }
  });
}
