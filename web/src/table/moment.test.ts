import { expect, test } from "vitest";
import type { Chair } from "../wire/Chair";
import type { Mind } from "../wire/Mind";
import { stillLooking } from "./moment";

const sits = (person: number, lent_to: string | null = null): Chair => ({ is: "person", person, lent_to, may_be_lent: false });
const person = (id: number, online = true, mind: Mind = "human") => ({ id, name: `P${id}`, identity: "circle" as const, online, mind });

test("only those who sit, are here, play themselves and have not tapped are waited for", () => {
  const chairs: Chair[] = [sits(1), sits(2), sits(3, "greedy"), sits(4), sits(6), { is: "bot", character: "greedy", identity: "star" }];
  const people = [person(1), person(2), person(3), person(4, false), person(5), person(6, true, "program")];
  const looking = stillLooking({ chairs, people }, { seq: 3, seen: [1], left_ms: null });
  expect(looking.map(({ id }) => id)).toEqual([2]);
});
