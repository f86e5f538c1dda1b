import { expect, test } from "vitest";
import { heard, type Telling } from "./told";

const tell = (...steps: [now: string, film: number | null][]): string[] => {
  let telling: Telling<string> = { told: "", newest: "", film: null };
  return steps.map(([now, film]) => (telling = heard(telling, now, film)).told);
};

test("without a film everything is told at once", () => {
  expect(tell(["placed", null], ["programmed", null])).toEqual(["placed", "programmed"]);
});

test("what a film shows is told when it ends, with all that came meanwhile", () => {
  expect(tell(["before", null], ["caught", 1], ["next round", 1], ["next round", null])).toEqual([
    "before",
    "before",
    "before",
    "next round",
  ]);
});

test("a second film tells what the first one was about", () => {
  expect(tell(["before", null], ["first turn", 1], ["second turn", 2], ["second turn", null])).toEqual([
    "before",
    "before",
    "first turn",
    "second turn",
  ]);
});
