/** How this player's answer stands, in one word for the hand. */
import type { Sent } from "../game";

export type Standing = "open" | "sending" | "in";

/** A sheet that was refused or not saved is back in the player's hands. */
export function standingOf(sent: Sent, handedIn: boolean): Standing {
  if (!handedIn || sent.is === "refused" || sent.is === "not-saved") return "open";
  return sent.is === "sending" ? "sending" : "in";
}
