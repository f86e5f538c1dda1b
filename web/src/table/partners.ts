/** Whether people play together with this screen's player, and so have something to say among themselves. */
import type { AnyGame } from "../games/shelf";
import type { Here } from "../lib/here.svelte";
import type { RoomView } from "../wire/RoomView";

export function hasPartners({ seat, connection: { update } }: Here, room: RoomView, game: AnyGame | null): boolean {
  if (seat === null || !update || !game?.partners) return false;
  return game.partners(update.view, seat).some((partner) => room.chairs[partner]?.is === "person");
}

/** Lines of others that nobody has looked at on this screen, in all channels. */
export const unreadLines = ({ connection: { chat, you, unread } }: Here): number => unread.count(chat, you, "table") + unread.count(chat, you, "team");
