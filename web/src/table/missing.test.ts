import { expect, test } from "vitest";
import type { RoomView } from "../wire/RoomView";
import { missing } from "./missing";

const room = { chairs: [{ is: "bot" }, { is: "empty" }, { is: "empty" }, { is: "bot" }] } as unknown as RoomView;

test("the start says what it lacks, to the host and to others", () => {
  expect(missing(room, 3, true)).toEqual({ is: "players", count: 1 });
  expect(missing(room, 2, true)).toEqual({ is: "nothing" });
  expect(missing(room, 2, false)).toEqual({ is: "host" });
  expect(missing(room, null, false)).toEqual({ is: "unknown" });
});
