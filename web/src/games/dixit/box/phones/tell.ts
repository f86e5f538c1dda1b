/** The readable log of an evening with the box. */
import { texts } from "../../../../lib/texts.svelte";
import type { DixitboxCounted } from "../../../../wire/DixitboxCounted";
import type { DixitboxEvent } from "../../../../wire/DixitboxEvent";
import type { SeatLook } from "../../../game";
import { nameOf, namesOf } from "../../../shared/seats";
import { verdict } from "../../words/tell";
import { asReveal, votesThatCount } from "./counted";

export function tell(event: DixitboxEvent, looks: SeatLook[]): string[] {
  switch (event.is) {
    case "laid":
      return [texts.of("dixitbox-log-laid", { name: nameOf(looks, event.narrator) })];
    case "turned":
      return tellVotes(event.votes, looks);
    case "right":
      return [texts.of("dixitbox-log-right", { name: nameOf(looks, event.narrator), place: event.place })];
    case "counted":
      return tellCounted(event.counted, looks);
    case "passed-over":
      return [texts.of("dixitbox-log-passed-over", { name: nameOf(looks, event.narrator) })];
    case "round-began":
      return [texts.of("dixit-log-round", { round: event.round, name: nameOf(looks, event.narrator) })];
  }
}

function tellVotes(votes: readonly (number | null)[], looks: readonly SeatLook[]): string[] {
  const places = [...new Set(votes)].filter((place) => place !== null).sort((one, other) => one - other);
  if (places.length === 0) return [texts.of("dixitbox-nobody-voted")];
  return places.map((place) => {
    const voters = votes.flatMap((voted, seat) => (voted === place ? [seat] : []));
    return texts.of("dixitbox-log-votes", { place, names: namesOf(looks, voters) });
  });
}

function tellCounted(counted: DixitboxCounted, looks: readonly SeatLook[]): string[] {
  const owners = counted.owners.flatMap((owner, index) =>
    owner === null || owner === counted.narrator ? [] : [texts.of("dixitbox-log-owner", { place: index + 1, name: nameOf(looks, owner) })]);
  const gained = counted.gained.flatMap((points, seat) =>
    points > 0 ? [texts.of("dixit-log-gained", { name: nameOf(looks, seat), points })] : []);
  return [verdictOf(counted, looks), ...owners, ...gained];
}

/** The one sentence about a round. Where nobody voted, nobody has found anything or missed it. */
export function verdictOf(counted: DixitboxCounted, looks: readonly SeatLook[]): string {
  const anybody = votesThatCount(counted).some((place) => place !== null);
  return anybody ? verdict(asReveal(counted), looks) : texts.of("dixitbox-nobody-voted");
}
