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
