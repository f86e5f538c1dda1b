/** Keeps the screen on while a game is played. Browsers allow it on secure pages only; elsewhere phones sleep as they like. */

export function keepAwake(): () => void {
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  if (!wakeLock) return () => undefined;
  let held: WakeLockSentinel | undefined;
  let stopped = false;
  // The lock is lost whenever the page is hidden, and has to be asked for again.
  const ask = (): void => {
    if (stopped || document.visibilityState === "hidden") return;
    wakeLock
      .request("screen")
      .then((lock) => (stopped ? void lock.release() : (held = lock)))
      .catch(() => undefined);
  };
  document.addEventListener("visibilitychange", ask);
  ask();
  return () => {
    stopped = true;
    document.removeEventListener("visibilitychange", ask);
    void held?.release();
  };
}
