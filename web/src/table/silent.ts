/** What a dead line means for whoever looks at this screen, as keys of sentences. */
import type { Sent } from "../games/game";

export interface Silent {
  isPlaying: boolean;
  /** Somebody of the table sits at this screen. */
  sits: boolean;
  isAsked: boolean;
  sent: Sent["is"];
  hasClock: boolean;
}

export function meaningOfSilence({ isPlaying, sits, isAsked, sent, hasClock }: Silent): string[] {
  if (!isPlaying) return ["lost-between"];
  if (!sits) return ["lost-watching"];
  if (!isAsked) return ["lost-playing"];
  if (sent === "in") return ["lost-in"];
  const isOnItsWay = sent === "sending" || sent === "not-saved";
  return [isOnItsWay ? "lost-sending" : "lost-open", ...(hasClock ? ["lost-clock"] : [])];
}
