/** One of several people, each with their own phone beside the real cards of Dixit. */
import type { Locator } from "playwright-core";
import type { Window } from "./world";

export class Phone {
  readonly hand: Locator;
  readonly dial: Locator;
  readonly main: Locator;
  constructor(
    readonly window: Window,
    readonly name: string,
  ) {
    this.hand = window.page.getByRole("region", { name: window.say("dixitbox-hand") });
    this.dial = this.hand.getByRole("radiogroup", { name: window.say("dixit-dial") });
    this.main = this.hand.locator("button.main");
  }

  /** Points at a card, and does not say yet that it is meant. */
  async point(place: number): Promise<void> {
    await this.dial.getByRole("radio", { name: this.window.say("dixit-card", { number: place }) }).check({ force: true });
  }
  async mean(key: string, place: number): Promise<void> {
    await this.hand.getByRole("button", { name: this.window.say(key, { place }) }).tap();
  }
  async vote(place: number): Promise<void> {
    await this.point(place);
    await this.mean("dixit-vote", place);
    await this.window.button("action-change").waitFor();
  }
  pointed(): Promise<string | null> {
    return this.dial.getByRole("radio", { checked: true }).getAttribute("value");
  }
}
