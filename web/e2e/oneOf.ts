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

/** Taps one of these, another one for another turn; looks again when the page has changed in between. */
export async function tapOneOf(these: Locator, turn: number, tap: (one: Locator, timeout: number) => Promise<void>): Promise<void> {
  await eventually("one of what is offered is tapped", async () => {
    const count = await these.count();
    return count > 0 && tried(tap(these.nth(turn % count), ONE_TAP_MS));
  });
}
