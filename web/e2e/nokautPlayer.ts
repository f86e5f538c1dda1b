/** How a person plays Nokaut: looks at what the page offers and taps it. Knows nothing that the page does not show. */
import type { Locator } from "playwright-core";
import { eventually, PATIENCE_MS } from "./eventually";
import { tapOneOf } from "./oneOf";
import type { Window } from "./world";

export class NokautPlayer {
  readonly hand: Locator;
  readonly board: Locator;
  readonly cards: Locator;
  readonly main: Locator;
  readonly may: Locator;
  readonly chosen: Locator;
  #picks = 0;

  constructor(readonly window: Window) {
    const { page, say } = window;
    this.hand = page.getByRole("region", { name: say("nokaut-hand") });
    this.board = page.getByRole("region", { name: say("nokaut-board"), exact: true });
    this.cards = this.hand.locator(".cards button");
    this.main = this.hand.locator("button.main");
    this.may = this.board.locator(".cell.may button");
    this.chosen = this.board.locator(".cell.chosen");
  }

  /** What is asked and not answered yet; "over" at the end. */
  async look(): Promise<string | null> {
    if (await this.window.button("show-result").isVisible()) return "over";
    const skip = this.window.button("film-skip");
    if (await skip.isVisible()) {
      // It may have ended by itself.
      await this.tap(skip, 1000).catch(() => undefined);
      return null;
    }
    if (!(await this.hand.isVisible()) || (await this.hand.locator(".action .done").isVisible())) return null;
    return this.hand.getAttribute("data-topic", { timeout: 1000 }).catch(() => null);
  }

  async asked(): Promise<string> {
    let asked: string | null = null;
    await eventually("something is asked, or the game is over", async () => (asked = await this.look()) !== null);
    await this.window.ear?.question(asked ?? "");
    return asked ?? "";
  }

  /** A card of the own hand by its name. */
  card(kind: string): Locator {
    return this.hand.getByRole("button", { name: new RegExp(`^${this.window.say(`nokaut-card-${kind}`)},`) });
  }

  button(key: string): Locator {
    return this.hand.getByRole("button", { name: this.window.say(key), exact: true });
  }

  /** The sheet is in, or the question has gone on already. */
  async handIn(): Promise<void> {
    await this.tap(this.main);
  }

  async pass(): Promise<void> {
    await this.tap(this.button("nokaut-pass"));
  }

  /** The last card, too, which loses the game. */
  async draw(): Promise<void> {
    await this.tap(this.button("nokaut-draw").or(this.button("nokaut-draw-last")));
  }

  /** Chooses a card that can be played and the spaces it wants, another one each time; hands nothing in. */
  async choose(): Promise<boolean> {
    const free = this.hand.locator(".cards li:not(.off) button");
    if ((await free.count()) === 0) return false;
    await this.#tapOne(free, this.#picks++);
    await this.fillSpaces();
    return this.main.isEnabled();
  }

  /** Taps what beckons until the button says what it will do. */
  async fillSpaces(): Promise<void> {
    for (let space = 0; space < 2; space++) {
      await eventually("spaces beckon, or nothing more is wanted", async () =>
        (await this.main.isEnabled().catch(() => false)) || (await this.may.count()) > 0 || (await this.hand.getByRole("alert").isVisible()));
      if ((await this.main.isEnabled()) || (await this.may.count()) === 0) return;
      const chosen = await this.chosen.count();
      await this.#tapOne(this.may, this.#picks);
      await eventually("the space is chosen", async () => (await this.chosen.count()) > chosen || (await this.hand.getByRole("alert").isVisible()));
    }
    await eventually("the button takes it", async () => (await this.main.isEnabled()) || (await this.hand.getByRole("alert").isVisible()));
  }

  async answer(topic: string): Promise<void> {
    switch (topic) {
      case "deck":
        return this.tap(this.hand.locator(".decks button").first());
      case "act":
        if (await this.choose()) return this.handIn();
        // What cannot be played is laid back.
        if ((await this.hand.locator(".two").count()) === 0) await this.tap(this.hand.locator(".cards .looked button"));
        return this.pass();
      case "riposte":
        return this.tap(this.button("nokaut-no-riposte"));
      case "goal":
        return this.tap(this.hand.locator(".act .two button").first());
      case "discard":
      case "take":
        for (let nth = 0; !(await this.main.isEnabled()); nth++) {
          await this.tap(this.cards.nth(nth));
          await this.cards.nth(nth).and(this.hand.locator("[aria-pressed=true]")).waitFor();
        }
        return this.handIn();
      case "sacrifice":
        await this.fillSpaces();
        return this.handIn();
      default:
        // Whatever may be declined is declined.
        return this.tap(this.hand.locator(".row > .plain"));
    }
  }

  /** Answers until this is asked; false when the game is over before. */
  async until(topic: string): Promise<boolean> {
    for (let asked = await this.asked(); asked !== topic; asked = await this.asked()) {
      if (asked === "over") return false;
      await this.answer(asked);
    }
    return true;
  }

  async tap(what: Locator, timeout = PATIENCE_MS): Promise<void> {
    const isTouched = await this.window.page.evaluate(() => navigator.maxTouchPoints > 0);
    await (isTouched ? what.tap({ timeout }) : what.click({ timeout }));
  }

  #tapOne(these: Locator, turn: number): Promise<void> {
    return tapOneOf(these, turn, (one, timeout) => this.tap(one, timeout));
  }
}

/** Takes Nokaut from the shelf and opens a table of it, with bots on these chairs. */
export async function openNokaut(host: Window, bots: readonly number[], player = new NokautPlayer(host)): Promise<void> {
  const { page, say } = host;
  await player.tap(page.getByRole("button", { name: say("take-down", { game: say("game-nokaut") }) }));
  await player.tap(host.button("open-table"));
  for (const number of bots) {
    await player.tap(page.getByRole("button", { name: say("chair-empty-host", { number }) }));
    await player.tap(page.getByRole("dialog").getByRole("button", { name: say("bot-random") }));
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
}
