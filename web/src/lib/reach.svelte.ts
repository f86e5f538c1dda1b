/** Whether the server can be reached, for pages without a line to a table. A page that was kept on the device asks. */
import { waitAtDoor, waitBefore } from "./backoff";

class Reach {
  lost = $state(false);

  /** Asks until it answers; afterwards the browser tells when the network goes. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (attempt: number): Promise<void> => {
      clearTimeout(timer);
      const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
      this.lost = !answer?.ok;
      const wait = answer?.status === 503 ? waitAtDoor : waitBefore;
      if (this.lost) timer = setTimeout(() => void ask(attempt + 1), wait(attempt, Math.random()));
    };
    const again = (): void => void ask(0);
    addEventListener("online", again);
    addEventListener("offline", again);
    if (navigator.serviceWorker?.controller) again();
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
      removeEventListener("offline", again);
    };
  }
}

export const reach = new Reach();
