/** What is missing before the game can begin. Pure. */
import type { RoomView } from "../wire/RoomView";

export type Missing = { is: "unknown" } | { is: "nothing" } | { is: "players"; count: number } | { is: "host" };

/** How many a game needs at the least is not known before the list of games has come. */
export function missing(room: RoomView, fewest: number | null, isHost: boolean): Missing {
  if (fewest === null) return { is: "unknown" };
  const seated = room.chairs.filter((chair) => chair.is !== "empty").length;
  if (seated < fewest) return { is: "players", count: fewest - seated };
  return isHost ? { is: "nothing" } : { is: "host" };
}
