/** How a person plays Nosedive: looks at what the page offers and taps it. Knows nothing that the page does not show. */
import type { Locator } from "playwright-core";
import { eventually, PATIENCE_MS } from "./eventually";
import { pressKey } from "./keys";
import { ONE_TAP_MS, tapOneOf, tried } from "./oneOf";
import type { Window } from "./world";

export type Asked = "flip" | "move" | "act" | "take" | "share" | "rate" | "mark" | "tally" | "over" | "nothing";

const BRIEFLY = { timeout: 1000 };

export class NosedivePlayer {
  readonly hand: Locator;
  readonly board: Locator;
  readonly main: Locator;
  readonly spaces: Locator;
  readonly cards: Locator;
  readonly posts: Locator;
  #taps = 0;

  constructor(readonly window: Window) {
    const { page, say } = window;
    this.hand = page.getByRole("region", { name: say("nosedive-hand"), exact: true });
    this.board = page.getByRole("region", { name: say("nosedive-board"), exact: true });
    this.main = this.hand.locator("button.main");
    // On the board, or in the hand of a screen without one.
    this.spaces = page.getByRole("group", { name: say("nosedive-spaces") }).getByRole("button");
    this.cards = this.hand.getByRole("list", { name: say("nosedive-your-cards") }).getByRole("button");
    this.posts = this.hand.getByRole("list", { name: say("nosedive-posts") });
  }

  async look(): Promise<Asked> {
    const { window } = this;
    if (await window.button("show-result").isVisible()) return "over";
    for (const key of ["onward", "film-skip"]) {
      // It may be gone before it is pressed.
      if (await window.button(key).isVisible()) await this.press(window.button(key)).catch(() => undefined);
    }
    // The television shows something, and nobody is ahead of it.
    if (await window.page.locator(".over-hand").isVisible()) return "nothing";
    if (!(await this.main.isVisible())) return "nothing";
    if (await this.spaces.first().isVisible()) return "move";
    if (await this.hand.locator(".heart").first().isVisible()) return "rate";
    if (await this.posts.isVisible()) return "share";
    if (await this.hand.locator(".slots").isVisible()) return "act";
    if (await this.hand.getByText(window.say("nosedive-box-mark-how")).isVisible()) return "mark";
    if (await this.hand.getByLabel(window.say("nosedive-box-lost")).isVisible()) return "tally";
    return (await this.hand.locator(".under").isVisible()) ? "flip" : "take";
  }

  /** Waits until the page wants something that is not answered yet, or until the game is over. */
  async asked(): Promise<Asked> {
    let asked: Asked = "nothing";
    await eventually("it is this person's turn, or the game is over", async () => {
      asked = await this.look();
      return asked !== "nothing";
    });
    await this.window.ear?.question(asked);
    return asked;
  }

  /** Chooses something that is offered, another thing each time, and does not hand it in. */
  async choose(asked: Asked): Promise<void> {
    const { hand } = this;
    if (asked === "move") await this.any(this.spaces);
    if (asked === "take") await this.any(hand.locator(".piles button"));
    if (asked === "flip") for (const pile of [0, 1]) await this.tap(hand.locator(".under button").nth(pile));
    if (asked === "act") {
      await eventually("all slots are filled", async () => {
        if (await this.#isComplete()) return true;
        const pile = hand.locator(".piles button:enabled");
        const count = await pile.count();
        if (count > 0) await tried(this.tap(pile.nth(this.#taps++ % count), ONE_TAP_MS));
        else await tried(this.tap(hand.locator('.fan button[aria-pressed="false"][aria-disabled="false"]').first(), ONE_TAP_MS));
        return false;
      });
    }
    if (asked === "share") {
      await eventually("everybody gets something", async () => {
        if (await this.#isComplete()) return true;
        await tried(this.tap(this.posts.locator('button[aria-pressed="false"]').first(), ONE_TAP_MS));
        return false;
      });
    }
    if (asked === "rate") {
      await this.tap(hand.locator(".heart").first());
      await this.tap(hand.locator(".thumb").last());
    }
  }

  /** Whether the answer is complete, or the question has closed meanwhile: a reveal hides the hand of a closed question. */
  async #isComplete(): Promise<boolean> {
    return !(await this.main.isVisible()) || this.main.isEnabled(BRIEFLY).catch(() => false);
  }

  async handIn(): Promise<void> {
    await eventually("it is complete", () => this.#isComplete());
    await this.tap(this.main, BRIEFLY.timeout).catch(async () => {
      if (await this.main.isVisible()) await this.tap(this.main);
    });
  }

  async any(offered: Locator): Promise<void> {
    const free = offered.and(this.window.page.locator(":enabled"));
    await tapOneOf(free, this.#taps++, (one, timeout) => this.tap(one, timeout));
  }

  tap(what: Locator, timeout = PATIENCE_MS): Promise<void> {
    return what.click({ timeout });
  }

  /** Something that goes away by itself. */
  press(what: Locator): Promise<void> {
    return what.click(BRIEFLY);
  }
}

/** Who has no pointer: everything is reached by Tab and pressed by a key. */
export class KeyboardPlayer extends NosedivePlayer {
  override tap(what: Locator, timeout = PATIENCE_MS, key = "Enter"): Promise<void> {
    return pressKey(what, timeout, key);
  }

  override press(what: Locator): Promise<void> {
    return this.tap(what);
  }
}

/** The server has answered a draft with this in it. */
export async function isKept({ sent, heard }: Window, what: string): Promise<void> {
  await eventually("the server has the draft", () => {
    const sheet = sent.findLast((frame) => frame.includes('"is":"sheet"') && frame.includes(what));
    const nonce = sheet && (JSON.parse(sheet) as { nonce: unknown }).nonce;
    return nonce !== undefined && heard.some((frame) => frame.includes('"sheet-reply"') && (JSON.parse(frame) as { nonce: unknown }).nonce === nonce);
  });
}

/** The next of these people who is asked for something; nobody once that has happened which is waited for. */
export async function whoever(players: readonly NosedivePlayer[], orUntil = (): Promise<boolean> => Promise.resolve(false)): Promise<{ player: NosedivePlayer; asked: Asked }> {
  let next: { player: NosedivePlayer; asked: Asked } | null = null;
  await eventually("somebody is asked", async () => {
    for (const player of players) {
      if (await orUntil()) next = { player, asked: "nothing" };
      const asked = next ? "nothing" : await player.look();
      if (asked !== "nothing") next = { player, asked };
      if (next) return true;
    }
    return false;
  });
  if (!next) throw new Error("nobody is asked");
  const { player, asked } = next as { player: NosedivePlayer; asked: Asked };
  if (asked !== "nothing") await player.window.ear?.question(asked);
  return { player, asked };
}

/** Opens a table of Nosedive with bots on these chairs. */
export async function openNosedive(host: Window, bots: readonly number[]): Promise<void> {
  const { page, say } = host;
  await page.getByRole("button", { name: say("take-down", { game: say("game-nosedive") }) }).click();
  await host.button("open-table").click();
  for (const number of bots) {
    await page.getByRole("button", { name: say("chair-empty-host", { number }) }).click();
    await page.getByRole("dialog").getByRole("button", { name: say("bot-random") }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
}
