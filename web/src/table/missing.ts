/** What is missing before the game can begin. Pure. */
import type { RoomView } from "../wire/RoomView";

export type Missing = { is: "nothing" } | { is: "players"; count: number } | { is: "host" };

export function missing(room: RoomView, fewest: number, isHost: boolean): Missing {
  const seated = room.chairs.filter((chair) => chair.is !== "empty").length;
  if (seated < fewest) return { is: "players", count: fewest - seated };
  return isHost ? { is: "nothing" } : { is: "host" };
}
