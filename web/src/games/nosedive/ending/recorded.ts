/** A recorded game of three for tests: the events of `stolik replay FILE --public --json`, and how it ended. */
import lines from "../../../../dev/nosedive.jsonl?raw";
import type { SeatLook } from "../../game";
import type { NosediveEnded } from "./chronicle";

const all = lines.trim().split("\n").map((line) => JSON.parse(line) as never);

const looks: SeatLook[] = (["circle", "square", "star"] as const).map((identity, seat) => ({
  seat, identity, name: ["Host", "Guest", "Gość"][seat] ?? "", online: true, bot: false,
}));

export const ended: NosediveEnded = { ...(all.at(-1) as unknown as Pick<NosediveEnded, "view" | "outcome">), story: all.slice(1, -1), looks, code: "BCDFGH" };
