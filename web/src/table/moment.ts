/** Who still looks at what the last step has shown. Pure. */
import type { MomentView } from "../wire/MomentView";
import type { Person } from "../wire/Person";
import type { RoomView } from "../wire/RoomView";

/** Nobody waits for a program. */
export function stillLooking(room: Pick<RoomView, "chairs" | "people">, moment: MomentView): Person[] {
  const players = room.chairs.flatMap((chair) => (chair.is === "person" && chair.lent_to === null ? [chair.person] : []));
  return room.people.filter(({ id, online, mind }) => mind === "human" && online && players.includes(id) && !moment.seen.includes(id));
}
