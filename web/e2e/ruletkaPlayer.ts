/** How a person plays Ruletka: looks at what the page offers and presses it. Knows nothing that the page does not show. */
import type { Locator } from "playwright-core";
import { eventually, PATIENCE_MS } from "./eventually";
import { pressKey } from "./keys";
import { Misses } from "./oneOf";
import type { Window } from "./world";

export type Asked = "load" | "bid" | "accuse" | "aim" | "ways" | "cards" | "film" | "nothing" | "over";

/** What somebody means to do. What is not said is done in the dullest way. */
export interface Plan {
  hide?: "click" | "bullet";
  bid?: number;
  /** Accuses the first who may be accused. */
  accuses?: boolean;
  /** Plays a card that is lit, unless it is this one. */
  plays?: (cards: string[]) => string | null;
  /** Leaves this unanswered. */
  waits?: Asked;
  /** Looks around before anything is answered. */
  before?: (asked: Asked) => Promise<void>;
}

export class RuletkaPlayer {
  readonly hand: Locator;
  readonly board: Locator;
  readonly main: Locator;
  readonly faces: Locator;
  readonly dice: Locator;
  readonly cards: Locator;
  readonly pass: Locator;
  readonly #misses = new Misses();

  constructor(readonly window: Window) {
    const { page, say } = window;
    this.hand = page.getByRole("region", { name: say("ruletka-hand"), exact: true });
    this.board = page.getByRole("region", { name: say("ruletka-board"), exact: true });
    this.main = this.hand.locator("button.main");
    this.faces = this.hand.getByRole("group", { name: say("ruletka-hide-which") }).getByRole("button");
    this.dice = this.hand.getByRole("group", { name: say("ruletka-bid-how-many") }).getByRole("button");
    this.cards = this.hand.getByRole("list", { name: say("ruletka-your-cards") }).getByRole("button");
    this.pass = window.button("ruletka-play-nothing");
  }

  named(what: "accuse" | "aim"): Locator {
    return this.hand.getByRole("list", { name: this.window.say(`ruletka-${what}-at-whom`) }).getByRole("button");
  }

  async look(): Promise<Asked> {
    const { window, hand } = this;
    if (await window.button("show-result").isVisible()) return "over";
    if (await window.button("film-skip").isVisible()) return "film";
    if (await this.pass.isVisible()) return "cards";
    if (await hand.locator(".ways").isVisible()) return "ways";
    if (!(await this.main.isVisible())) return "nothing";
    if (await this.faces.first().isVisible()) return "load";
    if (await this.named("accuse").first().isVisible()) return "accuse";
    if (await this.named("aim").first().isVisible()) return "aim";
    if ((await this.dice.count()) === 6 && !(await hand.locator(".lit").count())) return "bid";
    return "cards";
  }

  /** Waits until the page wants something that is not answered yet, or until the game is over; films are skipped. */
  async asked(): Promise<Asked> {
    let asked: Asked = "nothing";
    await eventually("it is this person's turn, or the game is over", async () => {
      asked = await this.look();
      if (asked === "film") await this.skip();
      return asked !== "nothing" && asked !== "film";
    });
    return asked;
  }

  /** It may have ended by itself. */
  async skip(): Promise<void> {
    await this.tap(this.window.button("film-skip"), 1000).catch(() => undefined);
  }

  /** Does what is asked now, if anything is. Says what that was. */
  async step(plan: Plan): Promise<Asked> {
    const asked = await this.look();
    if (asked === "film") await this.skip();
    if (asked === "film" || asked === "nothing" || asked === "over" || asked === plan.waits) return asked;
    await this.window.ear?.question(asked);
    await plan.before?.(asked);
    await this.#misses.allow(this.#answer(asked, plan));
    return asked;
  }

  async #answer(asked: Asked, { hide = "click", bid = 1, accuses = false, plays }: Plan): Promise<void> {
    switch (asked) {
      case "load":
        await this.press(this.faces.nth(hide === "bullet" ? 1 : 0));
        return this.press(this.main);
      case "bid":
        await this.press(this.dice.nth(bid));
        return this.press(this.main);
      case "accuse":
      case "aim":
        if (accuses || asked === "aim") await this.press(this.named(asked).first());
        return this.press(this.main);
      case "ways":
        return this.press(this.hand.locator(".ways button").last());
      default: {
        const lit = await this.hand.locator(".lit").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
        const card = plays?.(lit) ?? null;
        if (card === null) return this.press(this.pass);
        await this.press(this.hand.getByRole("button", { name: card, exact: true }));
        // Whom it is for, or how many: the last that is offered.
        if (await this.main.isDisabled()) await this.press(this.hand.locator("ul:not(:has(.card)) button, .bids button").last());
        return this.press(this.main);
      }
    }
  }

  /** Short, because a moment for cards may close while it is looked at. */
  press(what: Locator): Promise<void> {
    return this.tap(what, 3000);
  }

  async tap(what: Locator, timeout = PATIENCE_MS): Promise<void> {
    const isTouched = await this.window.page.evaluate(() => navigator.maxTouchPoints > 0);
    await (isTouched ? what.tap({ timeout }) : what.click({ timeout }));
  }
}

/** The same without a pointer: every step is a key. */
export class KeyPlayer extends RuletkaPlayer {
  override press(what: Locator): Promise<void> {
    return pressKey(what, 3000);
  }

  /** Any key that does something ends a film. */
  override async skip(): Promise<void> {
    await this.window.page.keyboard.press("ArrowRight");
  }
}

/** Takes Ruletka from the shelf and opens a table of it, with bots on these chairs. */
export async function openRuletka(host: Window, bots: readonly number[], deck: "full" | "none"): Promise<void> {
  const { page, say } = host;
  const player = new RuletkaPlayer(host);
  await player.tap(page.getByRole("button", { name: say("take-down", { game: say("game-ruletka") }) }));
  await player.tap(host.button("open-table"));
  for (const number of bots) {
    await player.tap(page.getByRole("button", { name: say("chair-empty-host", { number }) }));
    await player.tap(page.getByRole("dialog").getByRole("button", { name: say("bot-random") }));
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await player.tap(page.getByText(say("agreed")).first());
  await page.getByLabel(new RegExp(`^\\s*${say("option-ruletka-deck")}`)).selectOption(JSON.stringify(deck));
  await eventually("the deck is agreed", () => host.heard.some((frame) => frame.includes(`"deck":"${deck}"`)));
}

/** People play, each with a plan, until something is so. Patience begins anew whenever the game has gone on. */
export async function together(players: readonly RuletkaPlayer[], plan: (player: RuletkaPlayer) => Plan, until: () => Promise<boolean> | boolean): Promise<void> {
  const heard = (): number => players.reduce((sum, { window }) => sum + window.heard.length, 0);
  for (let isSo = false; !isSo; ) {
    const before = heard();
    await eventually("what they play for", async () => {
      for (const player of players) {
        isSo = await until();
        if (isSo) return true;
        await player.step(plan(player));
      }
      return heard() > before;
    });
  }
}
