/** Why somebody may say nothing now, as the key of a sentence. The same as the room would answer. */
import { seatOf } from "../lib/looks";
import type { RoomView } from "../wire/RoomView";

export function whySilent(room: RoomView, you: number | null): string | null {
  if (you === null) return room.hushed.length > 0 ? "refusal-room-quiet" : "refusal-room-not-joined";
  if (room.hushed.length === 0) return null;
  const seat = seatOf(room, you);
  if (seat === null) return "refusal-room-quiet";
  return room.hushed.includes(seat) ? "refusal-room-hushed" : null;
}
