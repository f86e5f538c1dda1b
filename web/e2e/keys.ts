/** People without a pointer: everything is reached by Tab. */
import type { Locator } from "playwright-core";
import { PATIENCE_MS } from "./eventually";

const MANY_TABS = 160;

/** Tab until it has the focus; whatever cannot be reached that way cannot be used. The shorter way round is tried first, as people do. */
export async function reach(what: Locator, timeout = PATIENCE_MS): Promise<void> {
  await what.waitFor({ timeout });
  const { keyboard } = what.page();
  const steps = await what.evaluate(stepsTo, undefined, { timeout });
  for (let step = 0; step < Math.abs(steps); step++) await keyboard.press(steps < 0 ? "Shift+Tab" : "Tab");
  for (let tabs = 0; tabs < MANY_TABS; tabs++) {
    if (await what.evaluate((node) => node === document.activeElement, undefined, { timeout })) return;
    await keyboard.press("Tab");
  }
  throw new Error(`not reached by Tab: ${what.toString()}`);
}

/** In the page: how far it is from what has the focus, as far as one can tell; backwards below nought. */
function stepsTo(node: Element): number {
  const isStop = (one: Element): boolean => one instanceof HTMLElement && one.tabIndex >= 0 && !one.matches(":disabled, [inert] *") && one.checkVisibility({ visibilityProperty: true });
  const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")].filter(isStop);
  const focused = document.activeElement ? stops.indexOf(document.activeElement) : -1;
  return focused < 0 ? 0 : stops.indexOf(node) - focused;
}

export async function pressKey(what: Locator, timeout?: number, key = "Enter"): Promise<void> {
  await reach(what, timeout);
  await what.page().keyboard.press(key);
}
