/** How the seats look, out of the room as it is. Pure, apart from the names of bots, which are handed in. */
import type { SeatLook } from "../games/game";
import type { Identity } from "../wire/Identity";
import type { Person } from "../wire/Person";
import type { RoomView } from "../wire/RoomView";
import type { SeatThen } from "../wire/SeatThen";
import { identities } from "./identities";

/** Two bots of one character are told apart by their number. */
function botName(characters: readonly (string | null)[], seat: number, character: string, nameOf: (character: string) => string): string {
  const twins = characters.flatMap((other, at) => (other === character ? [at] : []));
  const name = nameOf(character);
  return twins.length > 1 ? `${name} ${twins.indexOf(seat) + 1}` : name;
}

/** The seats of a game that is over. */
export function looksThen(seats: readonly SeatThen[], nameOf: (character: string) => string): SeatLook[] {
  const characters = seats.map(({ character }) => character);
  return seats.map(({ character, name, identity }, seat) => ({
    seat,
    name: character === null ? name : botName(characters, seat, character, nameOf),
    identity,
    online: true,
    bot: character !== null,
  }));
}

/** One look for each chair that is taken; its number is its seat. */
export function looksOf(room: RoomView, nameOf: (character: string) => string): SeatLook[] {
  const characters = room.chairs.map((chair) => (chair.is === "bot" ? chair.character : null));
  return room.chairs.flatMap((chair, seat): SeatLook[] => {
    if (chair.is === "empty") return [];
    if (chair.is === "bot") {
      const name = botName(characters, seat, chair.character, nameOf);
      return [{ seat, name, identity: chair.identity, online: true, bot: true }];
    }
    const person = personOf(room, chair.person);
    if (!person) return [];
    const { name, identity, online } = person;
    return [{ seat, name, identity, online, bot: chair.lent_to !== null }];
  });
}

export function personOf(room: RoomView, id: number | null): Person | undefined {
  return room.people.find((person) => person.id === id);
}

export function seatOf(room: RoomView, person: number | null): number | null {
  const seat = room.chairs.findIndex((chair) => chair.is === "person" && chair.person === person);
  return person === null || seat < 0 ? null : seat;
}

export function takenIdentities(room: RoomView): Identity[] {
  const bots = room.chairs.flatMap((chair) => (chair.is === "bot" ? [chair.identity] : []));
  return [...room.people.map((person) => person.identity), ...bots];
}

/** The wanted identity if it is free, else the first free one. */
export function freeIdentity(taken: readonly Identity[], wanted: Identity | null): Identity | null {
  if (wanted && !taken.includes(wanted)) return wanted;
  return identities.find((identity) => !taken.includes(identity)) ?? null;
}
