/** The chronicle and the log of a recorded game: facts that can be counted by hand in `dev/nosedive.jsonl`. */
import { beforeAll, describe, expect, test } from "vitest";
import endingEn from "../../../../../content/nosedive/ending.en.ftl?raw";
import endingPl from "../../../../../content/nosedive/ending.pl.ftl?raw";
import en from "../../../../../content/nosedive/en.ftl?raw";
import pl from "../../../../../content/nosedive/pl.ftl?raw";
import { texts } from "../../../lib/texts.svelte";
import * as shelves from "../words/shelves";
import { headline, tell, tellSummary } from "../words/tell";
import { chronicle, ratedIn } from "./chronicle";
import { ended } from "./recorded";

beforeAll(() => {
  texts.add({ pl: `${pl}\n${endingPl}`, en: `${en}\n${endingEn}` });
  texts.add(shelves);
});

const isRaw = (line: string): boolean => /(nosedive|lifestyle|experience|intro)-[a-z]|\{|undefined|NaN/.test(line);

describe.each(["pl", "en"] as const)("in %s", (language) => {
  beforeAll(() => { texts.language = language; });

  test("at least four honours, each with the fact behind it", () => {
    const { honours } = chronicle(ended);
    expect(honours.length).toBeGreaterThanOrEqual(4);
    expect(honours.flatMap(({ title, text }) => [title, text]).filter(isRaw)).toEqual([]);
    expect(honours.every(({ seats }) => seats.length > 0)).toBe(true);
  });

  test("at most three turning points, in order", () => {
    const { turningPoints } = chronicle(ended);
    expect(turningPoints.length).toBeGreaterThanOrEqual(2);
    const seqs = turningPoints.map(({ seq }) => seq);
    expect(seqs).toEqual([...seqs].sort((one, other) => one - other));
    expect(turningPoints.map(({ text }) => text).filter(isRaw)).toEqual([]);
  });

  test("every event is told in words, and every rating to the thousandth", () => {
    const lines = ended.story.flatMap(({ events }) => events.flatMap((event) => tell(event, ended.looks)));
    expect(lines.length).toBeGreaterThan(60);
    expect(lines.filter((line) => line === "" || isRaw(line))).toEqual([]);
    const [first] = ratedIn(ended.story);
    if (!first) throw new Error("nothing was rated");
    const told = tellSummary(first.summary, [], ended.looks).join(" ");
    expect(told).toContain(language === "pl" ? "3,858 (+0,620)" : "3.858 (+0.620)");
    expect(told).toContain(language === "pl" ? "2,381 (−0,631)" : "2.381 (−0.631)");
    expect(headline(ended.outcome, ended.looks)).toContain("Host");
  });
});

test("the deepest dive is the one that everybody saw", () => {
  const [first] = ratedIn(ended.story);
  expect(ratedIn(ended.story)).toHaveLength(3);
  expect(first?.summary.before.map((before, seat) => (first.summary.after[seat] ?? 0) - before)).toEqual([620, -631, 11]);
});
