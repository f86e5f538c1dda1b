/** No page has a serious or critical barrier for people who cannot see it, or not well. */
import { expect, test } from "vitest";
import { barriers, smallTargets } from "./barriers";
import { PixoidPlayer } from "./player";
import { codeOf, Window, world } from "./world";
import { say } from "./words";

const here = world();

for (const language of ["pl", "en"] as const) {
  test(`every page, in ${language}`, async () => {
    const found: Record<string, string[]> = {};
    const look = async (page: string, window: Window, isTouched = true): Promise<void> => {
      await window.page.evaluate(() => document.fonts.ready);
      found[page] = [...(await barriers(window)), ...(isTouched ? await smallTargets(window) : [])];
    };
    const host = await here.open("phone", language, "/", "calm");
    await host.button("play-bots").waitFor();
    await look("shelf", host);

    await host.button("open-table").tap();
    const code = await codeOf(host);
    await host.page.getByText(host.say("invite")).waitFor();
    await host.page.getByText(host.say("agreed")).first().tap();
    await look("lobby", host);

    const guest = await here.open("laptop", language, `/t/${code}`);
    await guest.page.getByLabel(guest.say("your-name")).waitFor();
    await look("join", guest);

    const tv = await here.open("tv", language, `/t/${code}?screen=board`, "calm");
    await tv.page.getByText(tv.say("tv-join")).waitFor();
    await look("television before the game", tv, false);

    const waiting = await here.open("tv", language, "/tv");
    await waiting.page.getByRole("img", { name: waiting.say("tv-qr-alt") }).waitFor();
    await look("television that waits", waiting);
    await waiting.page.goto(`${here.server.url}/tv/BCD-FGH`);
    await waiting.page.getByText(waiting.say("to-tv-none")).waitFor();
    await look("sending to a television", waiting);
    await host.button("tv-show").tap();
    await host.page.getByLabel(host.say("tv-show-theirs")).waitFor();
    await look("showing on a television", host);
    await host.page.getByRole("dialog").getByRole("button", { name: host.say("close") }).tap();
    await host.page.getByRole("dialog").waitFor({ state: "hidden" });

    await host.page.getByLabel(host.say("option-pixoid-variant")).selectOption({ label: host.say("option-pixoid-variant-short") });
    for (const number of [2, 3, 4]) {
      await host.page.getByRole("button", { name: host.say("chair-empty-host", { number }) }).tap();
      await host.page.getByRole("dialog").waitFor();
      if (number === 2) await look("a chair's menu", host);
      await host.page.getByRole("dialog").getByRole("button", { name: host.say("bot-random") }).tap();
      await host.page.getByRole("dialog").waitFor({ state: "hidden" });
    }
    await host.button("start").tap();
    const player = new PixoidPlayer(host);
    if ((await player.asked()) === "place") {
      await look("placing", host);
      await player.answer("place");
    }
    await player.asked();
    await look("playing", host);
    await look("television in the game", tv, false);
    await host.button("open-side").tap();
    await host.page.getByRole("tab", { name: host.say("people") }).tap();
    await host.button("move-seat").waitFor();
    await look("people", host);
    await host.button("close").tap();
    // Where a television leads, nobody skips a film.
    await tv.page.close();
    await player.playToTheEnd();
    await host.button("pixoid-show-board").waitFor();
    await look("ending", host);
    await player.toResult.tap();
    await host.button("rematch").waitFor();
    await look("over", host);

    const again = new Window(await host.context.newPage(), host.context, host.say);
    await again.page.goto(here.server.url);
    await again.page.getByText(again.say("mine-over")).waitFor();
    await look("the way back", again);

    await guest.page.goto(`${here.server.url}/rules/pixoid#PR1`);
    await guest.page.getByText(say[language]("rule-PR1")).waitFor();
    await look("rules", guest);
    await guest.page.goto(`${here.server.url}/intro/pixoid`);
    await guest.button("intro-begin").click();
    await guest.page.getByText(say[language]("intro-pixoid-1")).waitFor();
    await look("introduction", guest);

    for (const [page, barriersThere] of Object.entries(found)) expect(barriersThere, page).toEqual([]);
    for (const window of [host, guest, tv]) expect(window.complaints).toEqual([]);
  });
}
