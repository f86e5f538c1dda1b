/** A line to the server that can hang as a bad network does: nobody hangs up, and nothing comes through. */
import { connect, createServer, type Socket } from "node:net";

export interface Line {
  url: string;
  hang: () => void;
  /** What was on its way arrives now. */
  mend: () => void;
  close: () => void;
}

export async function lineTo(port: number): Promise<Line> {
  const ends = new Set<Socket>();
  let hangs = false;
  const server = createServer((outer) => {
    const inner = connect(port, "127.0.0.1");
    for (const [one, other] of [[outer, inner], [inner, outer]] as const) {
      ends.add(one);
      one.on("data", (bytes: Buffer) => other.write(bytes));
      if (hangs) one.pause();
      one.on("error", () => other.destroy());
      one.on("close", () => {
        ends.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  const set = (isDead: boolean): void => {
    hangs = isDead;
    for (const end of ends) if (isDead) end.pause(); else end.resume();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    hang: () => set(true),
    mend: () => set(false),
    close: () => {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}
