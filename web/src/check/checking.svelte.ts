/** Checks the game that is over, once, and holds what is to be said of it. */
import checker from "stolik-checker";
import { api, problemOf } from "../lib/api";
import type { Kept } from "../wire/Kept";
import type { Seats } from "../wire/Seats";
import type { Verdict } from "../wire/Verdict";
import { load, verdictOn } from "./rules";

/** Why this device has not even begun, beside what the rules say themselves. */
export type NotChecked = "secrets-kept" | "not-seated" | "not-built" | "no-log" | "not-loaded";

export type Said = Verdict | { is: "checking" } | { is: "not-checked"; why: NotChecked };

/** What was held against what: to be kept where it is a lie, because the server may tell another one later. */
export interface Evidence {
  log: string;
  kept: Kept;
}

/** What the check needs to know of the table. */
export interface Over {
  code: string;
  game: string | null;
  keepsSecrets: boolean;
  /** Who kept silent in each attempt to open the dice that failed, by what the server says. */
  leftOut: Seats[];
  kept: Kept;
}

export class Checking {
  said: Said = $state.raw({ is: "checking" });
  evidence: Evidence | null = $state.raw(null);

  constructor(readonly over: Over) {
    void this.check();
  }

  async check(): Promise<void> {
    this.said = { is: "checking" };
    this.said = await this.#verdict();
  }

  async #verdict(): Promise<Said> {
    const { code, game, keepsSecrets, kept } = this.over;
    if (keepsSecrets) return { is: "not-checked", why: "secrets-kept" };
    if (kept.seat === null) return { is: "not-checked", why: "not-seated" };
    if (checker === null) return { is: "not-checked", why: "not-built" };
    try {
      const [log, rules] = await Promise.all([api.logText(code, game), load(checker)]);
      this.evidence = { log, kept };
      return verdictOn(rules, log, kept);
    } catch (error) {
      // A server that is there and does not give the log is another matter than one that is out of reach.
      return { is: "not-checked", why: problemOf(error) === "no-connection" ? "not-loaded" : "no-log" };
    }
  }
}
