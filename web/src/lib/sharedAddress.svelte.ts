/** The address that this page shares with other devices: as a link, as a QR code and on a television. */
import { api } from "./api";

/** Whether a host name leads back to the machine that it is used on. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);

class SharedAddress {
  origin = $state(location.origin);
  /** What makes the server reachable for other devices; `null` where it is. */
  command: string | null = $state(null);
  #isAsked = false;

  /** Asks the server for its address on the network. Only a page that was opened on the server's own machine needs to. */
  look(): void {
    if (this.#isAsked || !isLoopback(location.hostname)) return;
    this.#isAsked = true;
    api.address().then(
      ({ url }) => {
        if (url === null) this.command = `stolik serve --listen 0.0.0.0:${location.port || "80"}`;
        else this.origin = url;
      },
      () => (this.#isAsked = false),
    );
  }
}

let only: SharedAddress | undefined;
/** Made at the first call, so that the pure half of this file can be tested without a browser. */
export function sharedAddress(): SharedAddress {
  only ??= new SharedAddress();
  only.look();
  return only;
}
