/** Who won what tonight, over all games of the table. Pure. */
import { looksThen } from "../lib/looks";
import type { EveningGame } from "../wire/EveningGame";
import type { Identity } from "../wire/Identity";
import type { SeatThen } from "../wire/SeatThen";

export interface Guest {
  key: string;
  name: string;
  identity: Identity;
  played: number;
  /** The games that were won, as often as they were. */
  won: string[];
}

/** Whoever changed their name is one person; a bot is one as long as it keeps its character and its mark. */
const keyOf = (seat: SeatThen): string => (seat.person === null ? `${seat.character} ${seat.identity}` : String(seat.person));

/** The most wins first; of equals, who needed fewer games. Names are the newest. */
export function guestsOf(games: readonly EveningGame[], botName: (character: string) => string): Guest[] {
  const guests = new Map<string, Guest>();
  for (const { game, seats, outcome } of games) {
    for (const [seat, { name }] of looksThen(seats, botName).entries()) {
      const then = seats[seat];
      if (!then) continue;
      const key = keyOf(then);
      const before = guests.get(key);
      const won = [...(before?.won ?? []), ...(outcome.winners.includes(seat) ? [game] : [])];
      guests.set(key, { key, name, identity: then.identity, played: (before?.played ?? 0) + 1, won });
    }
  }
  return [...guests.values()].sort((one, other) => other.won.length - one.won.length || one.played - other.played || one.name.localeCompare(other.name));
}

/** Each game that was won once, with how often. */
export function counted(won: readonly string[]): { game: string; times: number }[] {
  return [...new Set(won)].map((game) => ({ game, times: won.filter((other) => other === game).length }));
}
