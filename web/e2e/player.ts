/** How a person plays Pixoid: looks at what the page offers and taps it. Knows nothing that the page does not show. */
import type { Locator } from "playwright-core";
import { eventually, until } from "./eventually";
import { tapOneOf } from "./oneOf";
import type { Window } from "./world";

/** What the page wants from this person now. */
export type Asked = "place" | "program" | "nothing" | "over";

const BRIEFLY = { timeout: 1000 };

export class PixoidPlayer {
  readonly board: Locator;
  readonly direction: Locator;
  readonly distance: Locator;
  readonly corners: Locator;
  readonly main: Locator;
  readonly change: Locator;
  readonly skip: Locator;
  readonly toResult: Locator;
  readonly onward: Locator;
  /** What this person does while a film runs: skips it, unless a story wants to see something of it. */
  whileFilm = async (): Promise<void> => this.skipFilm();
  #turns = 0;

  constructor(readonly window: Window) {
    const { page, say } = window;
    const hand = page.getByRole("region", { name: say("pixoid-hand") });
    this.board = page.locator(".glass");
    this.direction = hand.getByRole("group", { name: say("pixoid-direction") });
    this.distance = hand.getByRole("group", { name: say("pixoid-distance") });
    this.corners = hand.getByRole("group", { name: say("topic-pixoid-place") });
    this.main = hand.locator("button.main");
    this.change = window.button("action-change");
    this.skip = window.button("pixoid-skip");
    this.onward = window.button("film-skip");
    this.toResult = window.button("show-result");
  }

  /** Waits until the page wants something that is not answered yet, or until the game is over. */
  async asked(): Promise<Exclude<Asked, "nothing">> {
    let asked: Asked = "nothing";
    await eventually("it is this person's turn, or the game is over", async () => {
      asked = await this.look();
      return asked !== "nothing";
    });
    await this.window.ear?.question(asked);
    return asked as Exclude<Asked, "nothing">;
  }

  async look(): Promise<Asked> {
    if (await this.toResult.isVisible()) return "over";
    if (await this.onward.isVisible()) {
      await this.whileFilm();
      return "nothing";
    }
    if ((await this.corners.getByRole("button", { disabled: false }).count()) > 0) return "place";
    if ((await this.direction.getByRole("button", { disabled: false }).count()) > 0) return "program";
    return "nothing";
  }

  /** Chooses something that is offered, a different thing each time, and does not hand it in. */
  async dial(): Promise<void> {
    this.#turns++;
    await this.#tapOne(this.direction);
    await this.#tapOne(this.distance);
  }

  async chooseCorner(): Promise<void> {
    await this.#tapOne(this.corners);
  }

  async handIn(): Promise<void> {
    await this.tap(this.main);
  }

  async answer(asked: "place" | "program"): Promise<void> {
    await (asked === "place" ? this.chooseCorner() : this.dial());
    await this.handIn();
  }

  /** Ends the film of the last turn, if one runs. */
  async skipFilm(): Promise<void> {
    // It may end by itself before the tap.
    if (await this.skip.isVisible()) await this.tap(this.skip, BRIEFLY).catch(() => undefined);
  }

  /** Waits for the middle of a film: pawns leave trails behind them. A trail is a line, and a line has no area to be seen. */
  async pawnsRun(): Promise<void> {
    await this.window.page.locator("path.core").first().waitFor({ state: "attached" });
  }

  async playToTheEnd(): Promise<void> {
    await until("the game is over", async () => {
      const asked = await this.asked();
      if (asked !== "over") await this.answer(asked);
      return asked === "over";
    });
  }

  async tap(what: Locator, patience?: { timeout: number }): Promise<void> {
    const isTouched = await this.window.page.evaluate(() => navigator.maxTouchPoints > 0);
    await (isTouched ? what.tap(patience) : what.click(patience));
  }

  async #tapOne(group: Locator): Promise<void> {
    const free = group.getByRole("button", { disabled: false });
    await tapOneOf(free, this.#turns, (one, timeout) => this.tap(one, { timeout }));
  }
}
