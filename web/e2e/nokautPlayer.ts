/** How a person plays Nokaut: looks at what the page offers and taps it. Knows nothing that the page does not show. */
import type { Locator } from "playwright-core";
import { eventually, PATIENCE_MS } from "./eventually";
import { pressKey } from "./keys";
import { Misses, ONE_TAP_MS, tapOneOf, tried } from "./oneOf";
import type { Window } from "./world";

export class NokautPlayer {
  readonly hand: Locator;
  readonly board: Locator;
  readonly cards: Locator;
  readonly main: Locator;
  readonly may: Locator;
  #picks = 0;
  readonly #misses = new Misses();
  #patience = PATIENCE_MS;

  constructor(readonly window: Window) {
    const { page, say } = window;
    this.hand = page.getByRole("region", { name: say("nokaut-hand") });
    this.board = page.getByRole("region", { name: say("nokaut-board"), exact: true });
    this.cards = this.hand.locator(".cards button");
    this.main = this.hand.locator("button.main");
    this.may = this.board.locator(".cell.may button");
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
    const topic = await this.hand.getAttribute("data-topic", { timeout: 1000 }).catch(() => null);
    // A film that has begun meanwhile hides that the question is answered.
    return (await this.window.page.locator(".closed").count()) > 0 ? null : topic;
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

  /** Who has tried a card already may not draw. */
  async drawOrPass(): Promise<void> {
    const draw = this.button("nokaut-draw").or(this.button("nokaut-draw-last"));
    await this.tap((await draw.isVisible()) ? draw : this.button("nokaut-pass"));
  }

  /** Chooses a card that can be played and the spaces it wants, another one each time; hands nothing in. */
  async choose(): Promise<boolean> {
    const free = this.hand.locator(".cards li:not(.off) button");
    if ((await free.count()) === 0) return false;
    await tapOneOf(free, this.#picks++, (card, timeout) => this.tap(card, timeout));
    await this.fillSpaces();
    return this.main.isEnabled();
  }

  /** Taps what beckons until the button says what it will do; a key may have gone to the end of a film instead. */
  async fillSpaces(): Promise<void> {
    await eventually("nothing more is wanted", async () => {
      if ((await this.main.isEnabled().catch(() => false)) || (await this.hand.getByRole("alert").isVisible())) return true;
      const count = await this.may.count();
      if (count > 0) await tried(this.tap(this.may.nth(this.#picks % count), ONE_TAP_MS));
      return false;
    });
  }

  async answer(topic: string): Promise<void> {
    this.#patience = this.oneTap;
    try {
      await this.#misses.allow(this.#answer(topic));
    } finally {
      this.#patience = PATIENCE_MS;
    }
  }

  /** How long one tap takes at the most where the page may go on meanwhile. */
  protected get oneTap(): number {
    return ONE_TAP_MS;
  }

  async #answer(topic: string): Promise<void> {
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
        await eventually("enough are chosen", async () => {
          if (await this.main.isEnabled()) return true;
          const chosen = await this.cards.and(this.hand.locator("[aria-pressed=true]")).count();
          await this.tap(this.cards.and(this.hand.locator("[aria-pressed=false]")).first());
          await eventually("it is chosen", async () => (await this.main.isEnabled()) || (await this.cards.and(this.hand.locator("[aria-pressed=true]")).count()) > chosen);
          return false;
        });
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

  protected get patience(): number {
    return this.#patience;
  }

  async tap(what: Locator, timeout = this.patience): Promise<void> {
    const isTouched = await this.window.page.evaluate(() => navigator.maxTouchPoints > 0);
    await (isTouched ? what.tap({ timeout }) : what.click({ timeout }));
  }
}

/** Tabs take longer than a finger. */
const ONE_KEY_MS = 30_000;

/** Turns in which somebody without a pointer plays cards; later they draw, which is one key a turn. */
const CARDS_BY_KEY = 3;

/** Who has no pointer: a space is called by its name, all else is reached by Tab. */
export class NokautKeys extends NokautPlayer {
  #turns = 0;

  protected override get oneTap(): number {
    return ONE_KEY_MS;
  }

  override answer(topic: string): Promise<void> {
    if (topic === "act" && this.#turns++ >= CARDS_BY_KEY) return this.drawOrPass();
    return super.answer(topic);
  }

  override async tap(what: Locator, timeout = this.patience): Promise<void> {
    const space = await what.locator("xpath=parent::*").getAttribute("data-space", { timeout });
    if (space === null) await pressKey(what, timeout);
    else await this.window.page.keyboard.press(space.toLowerCase());
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
