import { expect, test } from "vitest";
import type { RoomView } from "../wire/RoomView";
import { whySilent } from "./hush";

const room = (hushed: number[]): RoomView =>
  ({ hushed, chairs: [{ is: "person", person: 7 }, { is: "person", person: 8 }] }) as unknown as RoomView;

test("where a game hushes a seat only the others at the table may speak", () => {
  expect(whySilent(room([1]), 7)).toBeNull();
  expect(whySilent(room([1]), 8)).toBe("refusal-room-hushed");
  expect(whySilent(room([1]), 9)).toBe("refusal-room-quiet");
  expect(whySilent(room([1]), null)).toBe("refusal-room-quiet");
});

test("otherwise whoever is somebody here", () => {
  expect(whySilent(room([]), 9)).toBeNull();
  expect(whySilent(room([]), null)).toBe("refusal-room-not-joined");
});
