import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RoomView } from "../wire/RoomView";
import { Comings } from "./comings";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const YOU = 1;
/** You, then Ala with 2 and Ola with 3, as far as they are named; who is away stands in brackets. */
function room(people: string, host = YOU): RoomView {
  const others = people.split(" ").filter(Boolean).map((word) => ({ id: word.includes("Ala") ? 2 : 3, name: word.replace(/\W/g, ""), identity: "star", online: !word.startsWith("(") }));
  return { host, people: [{ id: YOU, name: "Ja", identity: "circle", online: true }, ...others] } as unknown as RoomView;
}

function seen(...rooms: (RoomView | number)[]): string[] {
  const told: string[] = [];
  const comings = new Comings((what, name) => told.push(`${what} ${name}`));
  for (const next of rooms) if (typeof next === "number") vi.advanceTimersByTime(next); else comings.see(next, YOU);
  return told;
}

test("who stays away is said, and who comes back then", () => {
  expect(seen(room("Ala Ola"), room("(Ala) Ola"), 10_000, room("Ala Ola"))).toEqual(["came-away Ala", "came-back Ala"]);
});

test("a page that is loaded anew is no news", () => {
  expect(seen(room("Ala Ola"), room("(Ala) Ola"), 1000, room("Ala Ola"), 10_000)).toEqual([]);
});

test("whoever was away before this page came is not news until they are back", () => {
  expect(seen(room("(Ala) Ola"), 10_000, room("Ala Ola"))).toEqual(["came-back Ala"]);
});

test("who has left is not said to be away", () => {
  expect(seen(room("Ala Ola"), room("(Ala) Ola"), room("Ola"), 10_000)).toEqual([]);
});

test("another host is said, and it may be you", () => {
  expect(seen(room("Ala Ola", 2), room("Ala Ola", 3), room("Ala Ola"))).toEqual(["came-host Ola", "came-host-you Ja"]);
});
