/** The updates of a finished game, worked out on this device from the log that its ending has published. */
import checker from "stolik-checker";
import { filmOf, load } from "../check/rules";
import { api } from "../lib/api";
import type { Eyes } from "../wire/Eyes";
import type { GameUpdate } from "../wire/GameUpdate";
import type { Verdict } from "../wire/Verdict";

/** Why a log gives no film: what the rules say of it, or that this build has no rules for the browser. */
export class NoFilm extends Error {
  constructor(readonly why: Verdict | "not-built") {
    super(typeof why === "string" ? why : why.is);
  }
}

/** A log that can be seen with any eyes. */
export type Projector = (eyes: Eyes) => GameUpdate[];

export async function projectorFor(code: string, game: string): Promise<Projector> {
  if (checker === null) throw new NoFilm("not-built");
  const [log, rules] = await Promise.all([api.logText(code, game), load(checker)]);
  return (eyes) => {
    const film = filmOf(rules, log, eyes);
    if (!Array.isArray(film)) throw new NoFilm(film);
    return film;
  };
}

export async function filmFromLog(code: string, game: string, eyes: Eyes): Promise<GameUpdate[]> {
  return (await projectorFor(code, game))(eyes);
}
