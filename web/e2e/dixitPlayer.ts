/** How a person plays Dixit: looks at what the page offers and taps it. Knows nothing that the page does not show. */
import type { Locator } from "playwright-core";
import { eventually, PATIENCE_MS } from "./eventually";
import { tapOneOf } from "./oneOf";
import type { Window } from "./world";

export type Asked = "tell" | "lay" | "vote" | "film" | "nothing" | "over";

export class DixitPlayer {
  readonly hand: Locator;
  readonly cards: Locator;
  readonly clue: Locator;
  readonly dial: Locator;
  readonly main: Locator;
  readonly change: Locator;
  readonly viewer: Locator;
  readonly board: Locator;
  #picks = 0;

  constructor(readonly window: Window) {
    const { page, say } = window;
    this.hand = page.getByRole("region", { name: say("dixit-hand") });
    this.board = page.getByRole("region", { name: say("dixit-board") });
    this.cards = this.hand.getByRole("list", { name: say("dixit-your-cards") }).getByRole("button");
    this.clue = this.hand.getByRole("textbox", { name: say("dixit-clue") });
    this.dial = this.hand.getByRole("radiogroup", { name: say("dixit-dial") });
    this.main = this.hand.locator("button.main");
    this.change = window.button("action-change");
    this.viewer = page.getByRole("dialog", { name: say("dixit-look-closer") });
  }

  async look(): Promise<Asked> {
    const { window } = this;
    if (await window.button("show-result").isVisible()) return "over";
    if (await window.button("film-skip").isVisible()) return "film";
    if (!(await this.main.isVisible())) return "nothing";
    if (await this.clue.isVisible()) return "tell";
    return (await this.dial.isVisible()) ? "vote" : "lay";
  }

  /** Waits until the page wants something that is not answered yet, or until the game is over; films are skipped. */
  async asked(): Promise<"tell" | "lay" | "vote" | "over"> {
    let asked: Asked = "nothing";
    await eventually("it is this person's turn, or the game is over", async () => {
      asked = await this.look();
      if (asked === "film") await this.skip();
      return asked !== "nothing" && asked !== "film";
    });
    await this.window.ear?.question(asked);
    return asked as "tell" | "lay" | "vote" | "over";
  }

  /** It may have ended by itself. */
  async skip(): Promise<void> {
    await this.tap(this.window.button("film-skip"), 1000).catch(() => undefined);
  }

  /** Looks at a card closely and takes it; another one each time. */
  async pick(action: "dixit-tell-this" | "dixit-lay-this"): Promise<void> {
    const free = this.hand.getByRole("list").locator("button[aria-pressed=false]");
    await tapOneOf(free, this.#picks++, (card, timeout) => this.tap(card, timeout));
    await this.tap(this.viewer.getByRole("button", { name: this.window.say(action), exact: true }));
    await this.viewer.waitFor({ state: "hidden" });
  }

  async tell(clue: string): Promise<void> {
    await this.pick("dixit-tell-this");
    await this.clue.fill(clue);
    await this.tap(this.main);
  }

  async lay(): Promise<void> {
    while (await this.main.isDisabled()) await this.pick("dixit-lay-this");
    await this.tap(this.main);
  }

  async turnDial(): Promise<void> {
    const free = this.dial.getByRole("radio", { disabled: false });
    await tapOneOf(free, this.#picks++, (digit, timeout) => digit.check({ force: true, timeout }));
  }

  async vote(): Promise<void> {
    await this.turnDial();
    await this.tap(this.main);
  }

  async answer(asked: "tell" | "lay" | "vote"): Promise<void> {
    if (asked === "tell") await this.tell(`${this.window.say("dixit-board")} ${this.#picks}`);
    else if (asked === "lay") await this.lay();
    else await this.vote();
  }

  async tap(what: Locator, timeout = PATIENCE_MS): Promise<void> {
    const isTouched = await this.window.page.evaluate(() => navigator.maxTouchPoints > 0);
    await (isTouched ? what.tap({ timeout }) : what.click({ timeout }));
  }
}

/** Takes Dixit from the shelf and opens a table of it, with bots on these chairs and these numbers agreed. */
export async function openDixit(host: Window, bots: readonly number[], agreed: Record<string, number>): Promise<void> {
  const { page, say } = host;
  const player = new DixitPlayer(host);
  await player.tap(page.getByRole("button", { name: say("take-down", { game: say("game-dixit") }) }));
  await player.tap(host.button("open-table"));
  for (const number of bots) {
    await player.tap(page.getByRole("button", { name: say("chair-empty-host", { number }) }));
    await player.tap(page.getByRole("dialog").getByRole("button", { name: say("bot-random") }));
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await player.tap(page.getByText(say("agreed")).first());
  for (const [name, value] of Object.entries(agreed)) {
    const field = page.getByLabel(new RegExp(`^\\s*${say(`option-dixit-${name}`)}`));
    if (name === "first") await field.selectOption(String(value));
    else {
      await field.fill(String(value));
      await field.blur();
    }
    // The server has it when it tells everybody.
    await eventually(`${name} is agreed`, () => host.heard.some((frame) => frame.includes(`"${name}":${value}`)));
  }
}
