/** A door with a certificate before the server, as a proxy on the internet is one. The certificate is our own. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:tls";
import { eventually } from "./eventually";
import type { Window } from "./world";

export interface Door {
  url: string;
  /** Lets nobody through, and cuts off who is inside. */
  shut: () => void;
  open: () => void;
  close: () => void;
}

export async function doorTo(port: number): Promise<Door> {
  const folder = mkdtempSync(join(tmpdir(), "stolik-door-"));
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name)) as [string, string];
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  execFileSync("openssl", words.split(" "), { stdio: "ignore" });
  const inside = new Set<Socket>();
  let isShut = false;
  const door = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (outer) => {
    if (isShut) return void outer.destroy();
    const inner = connect(port, "127.0.0.1");
    for (const [one, other] of [[outer, inner], [inner, outer]] as const) {
      inside.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        inside.delete(one);
        other.destroy();
      });
    }
  });
  rmSync(folder, { recursive: true });
  await new Promise<void>((listening) => door.listen(0, "127.0.0.1", listening));
  const address = door.address();
  if (!address || typeof address === "string") throw new Error("no port");
  const shut = (): void => {
    isShut = true;
    for (const socket of inside) socket.destroy();
  };
  return {
    url: `https://localhost:${address.port}`,
    shut,
    open: () => (isShut = false),
    close: () => {
      shut();
      door.close();
    },
  };
}

/** Waits until a worker watches over this page, and has every file that was loaded: it can do without a network. */
export const allKept = ({ page }: Window): Promise<void> => eventually("all that was loaded is kept", () => page.evaluate(isKept));

/** In the page. */
async function isKept(): Promise<boolean> {
  const kept = await (await caches.open("stolik-files")).keys();
  const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.startsWith(`${location.origin}/assets/`));
  return navigator.serviceWorker.controller !== null && loaded.every(({ name }) => kept.some(({ url }) => url === name));
}
