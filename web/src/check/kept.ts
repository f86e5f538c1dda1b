/** What this device was shown of the dice before the deal. It outlives a reload, so that nobody can show it otherwise. */
import type { RoomView } from "../wire/RoomView";

const keyOf = (table: string): string => `stolik-sealed-${table}`;

/** Keeps what is published for the game that is being played. */
export function keepSealed(room: RoomView): void {
  if (room.stage !== "playing") return;
  const receipts = room.chairs.flatMap((chair) =>
    room.receipts.filter(([person]) => chair.is === "person" && chair.person === person).map(([, receipt]) => receipt),
  );
  try {
    localStorage.setItem(keyOf(room.code), JSON.stringify({ commit: room.commitment, receipts }));
  } catch {
    // Without storage the check says that nothing was kept.
  }
}

export function keptOf(table: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? "null");
  } catch {
    return null;
  }
}
