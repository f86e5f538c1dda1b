/** While a reveal runs and after it, no game shows the question that it closed as one that is still open. */
import { expect, test } from "vitest";
import { DixitPlayer } from "./dixitPlayer";
import { until } from "./eventually";
import { NokautPlayer } from "./nokautPlayer";
import { NosedivePlayer } from "./nosedivePlayer";
import { PixoidPlayer } from "./player";
import { RuletkaPlayer } from "./ruletkaPlayer";
import { type Window, world } from "./world";

const here = world();

/** Answers whatever is asked at this moment, if anything is. */
type Step = () => Promise<unknown>;

const PLAYERS: Record<string, (window: Window) => Step> = {
  pixoid: (window) => {
    const player = new PixoidPlayer(window);
    player.whileFilm = () => Promise.resolve();
    return async () => {
      const asked = await player.look();
      if (asked === "place" || asked === "program") await player.answer(asked);
    };
  },
  dixit: (window) => {
    const player = new DixitPlayer(window);
    return async () => {
      const asked = await player.look();
      if (asked === "tell" || asked === "lay" || asked === "vote") await player.answer(asked);
    };
  },
  nokaut: (window) => {
    const player = new NokautPlayer(window);
    return async () => {
      const asked = await player.look();
      if (asked !== null && asked !== "over") await player.answer(asked);
    };
  },
  nosedive: (window) => {
    const player = new NosedivePlayer(window);
    return async () => {
      const asked = await player.look();
      if (asked === "nothing" || asked === "over") return;
      await player.choose(asked);
      await player.handIn();
    };
  },
  ruletka: (window) => {
    const player = new RuletkaPlayer(window);
    return () => player.step({});
  },
};

interface Watched {
  films: number;
  /** What could be read or pressed in a hand below a film, of the question that the film has closed. */
  open: string[];
}

/** In the page: notes what a hand shows of a closed question, from now on. */
function watch(): void {
  const watched: Watched = { films: 0, open: [] };
  Object.assign(globalThis, { watched });
  let runs = false;
  const look = (): void => {
    const skip = document.querySelector(".hand > .onward");
    if (skip && !runs) watched.films++;
    runs = skip !== null;
    if (!skip) return;
    const parts = document.querySelectorAll(".own :is(.action, .do, .act, .hold), .own :is(.action, .do, .act, .hold) :is(button, p)");
    for (const part of parts) if (part.checkVisibility({ visibilityProperty: true })) watched.open.push(part.textContent.trim());
    if (document.querySelector(".hand > .own:not([inert])")) watched.open.push("the hand can be reached");
    // What lies on the button that ends the film.
    const { left, top, width, height } = skip.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height - 10);
    if (above && !skip.contains(above) && skip.closest(".hand")?.contains(above)) watched.open.push(`on the button: ${above.className}`);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}

const watchedIn = ({ page }: Window): Promise<Watched> => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

for (const [game, playing] of Object.entries(PLAYERS)) {
  test(`below a reveal of ${game} no question looks open`, async () => {
    const window = await here.open(game === "nokaut" ? "laptop" : "phone", "pl");
    const code = await window.page.evaluate(async (wanted) => {
      const me = { name: "Ala", identity: "circle", language: "pl" };
      const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ game: wanted, me, against_bots: true, dice: null }) });
      return ((await answer.json()) as { code: string }).code;
    }, game);
    await window.goto(`${here.server.url}/t/${code}`);
    await window.page.evaluate(watch);
    const step = playing(window);
    const film = window.page.locator(".hand > .onward");
    await until("three reveals have run", async () => {
      if (await film.isVisible()) {
        await window.shot(`reveal-${game}`, "moving");
        await window.button("film-skip").click({ timeout: 1000 }).catch(() => undefined);
      } else {
        await step().catch(() => undefined);
      }
      return (await watchedIn(window)).films >= 3;
    });
    expect((await watchedIn(window)).open).toEqual([]);
    expect(window.complaints).toEqual([]);
  });
}
