/** How long anything real is waited for: a green run never needs it, a busy machine may. */
export const PATIENCE_MS = 100_000;

const PAUSE_MS = 25;

/** Waits for something that no single locator can say: asks again and again until it is so. */
export async function eventually(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`never happened: ${what}`);
    await new Promise((go) => setTimeout(go, PAUSE_MS));
  }
}

/** More steps than any game has questions. */
const MANY_STEPS = 1000;

/** Takes a step again and again until it returns true. Fails with what never came. */
export async function until(what: string, step: () => Promise<boolean>, limit = MANY_STEPS): Promise<void> {
  for (let steps = 0; steps < limit; steps++) if (await step()) return;
  throw new Error(`never came in ${limit} steps: ${what}`);
}
