/** Tapping while the page goes on: what was seen may be gone when the finger comes. */
import { errors, type Locator } from "playwright-core";
import { eventually } from "./eventually";

/** Long enough for a tap on a busy machine, short enough to look again. */
export const ONE_TAP_MS = 5_000;

/** Whether it was there to be tapped. */
export async function tried(tap: Promise<void>): Promise<boolean> {
  try {
    await tap;
    return true;
  } catch (failed) {
    if (failed instanceof errors.TimeoutError) return false;
    throw failed;
  }
}

/** Moments that a person may come too late for, one after another. */
const MOST_MISSED = 4;

/** What was asked may be over by now, and then there is nothing to tap: the next look finds out. But not for ever. */
export class Misses {
  #inARow = 0;

  async allow(answer: Promise<void>): Promise<void> {
    try {
      await answer;
      this.#inARow = 0;
    } catch (failed) {
      this.#inARow += 1;
      if (!(failed instanceof errors.TimeoutError) || this.#inARow > MOST_MISSED) throw failed;
    }
  }
}

/** Taps one of these, another one for another turn; looks again when the page has changed in between. */
export async function tapOneOf(these: Locator, turn: number, tap: (one: Locator, timeout: number) => Promise<void>): Promise<void> {
  await eventually("one of what is offered is tapped", async () => {
    const count = await these.count();
    return count > 0 && tried(tap(these.nth(turn % count), ONE_TAP_MS));
  });
}
