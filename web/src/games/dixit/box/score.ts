/** Counting a round with the real cards. The same as `crates/dixit/src/score.rs`, which counts at a table of ours. */

/** The points at which the game ends (DR14). */
export const TARGET = 30;

/** What each seat gains. `owners` says whose card lies at each place, `votes` who voted for which place. */
export function gains(narrator: number, owners: readonly (number | null)[], votes: readonly (number | null)[]): number[] {
  const cast = votes.flatMap((place, voter) => {
    const owner = place === null ? null : (owners[place - 1] ?? null);
    return owner === null ? [] : [{ voter, owner }];
  });
  const found = cast.filter(({ owner }) => owner === narrator).length;
  // DR9: all or none. DA11: who abstained is not counted.
  const allOrNone = found === 0 || found === cast.length;
  return votes.map((_, seat) => {
    // DR10.
    if (seat === narrator) return allOrNone ? 0 : 3;
    const own = cast.find(({ voter }) => voter === seat);
    const guess = !own ? 0 : allOrNone ? 2 : own.owner === narrator ? 3 : 0;
    // DR11, DA14: in addition one for each vote on a card of theirs.
    return guess + cast.filter(({ owner }) => owner === seat).length;
  });
}

export type Ending = "all" | "none" | "some";

/** Who voted for the narrator's card. */
export function finders(narrator: number, owners: readonly (number | null)[], votes: readonly (number | null)[]): number[] {
  const right = owners.indexOf(narrator) + 1;
  return votes.flatMap((place, seat) => (place === right ? [seat] : []));
}
