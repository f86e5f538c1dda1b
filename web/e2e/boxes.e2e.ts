/**
 * Every scene in both languages and in all windows: nothing is cut, covered, overlapping, outside or too small for a finger,
 * but for what `boxes.json` names; and what it names is still so. `STOLIK_UPDATE_BOXES=1` strikes off what is mended, and
 * `STOLIK_UPDATE_BOXES=all` lists what is found, for scenes that were recorded anew.
 */
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Fault, findFaults, RULES } from "./boxes";
import { Client } from "./client";
import { type Finding, keyOf, list, listed } from "./exceptions";
import { type Scene, scenes } from "./scene";
import { Stage, VIEWS } from "./stage";
import type { Language } from "./words";
import { LAUNCH } from "./world";

const UPDATE = process.env["STOLIK_UPDATE_BOXES"];
const LANGUAGES: readonly Language[] = ["pl", "en"];

let client: Client;
let browser: Browser;
let stages: Stage[];
const found: Finding[] = [];

beforeAll(async () => {
  client = await Client.build();
  browser = await chromium.launch(LAUNCH);
  stages = await Promise.all(LANGUAGES.map((language) => Stage.open(browser, client, language)));
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await client?.stop();
});

/** On the screens of a turn everything is in sight. */
const isTurn = ({ hears }: Scene): boolean => hears.some((message) => message.is === "welcome" && message.room.stage === "playing");

async function look(stage: Stage, name: string, scene: Scene): Promise<(Finding & Fault)[]> {
  const findings: (Finding & Fault)[] = [];
  for (const [at, view] of VIEWS[scene.screen].entries()) {
    await (at === 0 ? stage.show(scene, view) : stage.resize(view));
    const faults = await stage.page.evaluate(findFaults, { touch: view.touch, whole: scene.screen === "television" || isTurn(scene) });
    findings.push(...faults.map((fault) => ({ ...fault, scene: name, window: view.name, detail: `${stage.language}: ${fault.detail}` })));
  }
  const expected = Object.values(scene.answers ?? {}).includes(404) ? ["Failed to load resource: the server responded with a status of 404 (Not Found)"] : [];
  expect(stage.complaints, `${name} in ${stage.language}`).toEqual(expected);
  return findings;
}

/** Each once, with what it says in the first language that has it. */
const distinct = <F extends Finding>(findings: readonly F[]): Map<string, F> => new Map(findings.toReversed().map((one) => [keyOf(one), one]));

describe.sequential("scenes", () => {
  test.each(scenes())("%s", async (name, scene) => {
    const seen = distinct((await Promise.all(stages.map((stage) => look(stage, name, scene)))).flat());
    found.push(...seen.values());
    if (UPDATE !== undefined) return;
    const known = new Set(listed(name).map(keyOf));
    const unknown = [...seen].filter(([key]) => !known.has(key)).map(([key, { rule, detail }]) => `${key}: ${RULES[rule]}: ${detail}`);
    expect(unknown, "not in boxes.json").toEqual([]);
    expect([...known].filter((key) => !seen.has(key)), "mended: strike them off with STOLIK_UPDATE_BOXES=1").toEqual([]);
  });

  test("the list names scenes that there are", () => {
    const names = new Set(scenes().map(([name]) => name));
    const known = new Set(listed().map(keyOf));
    if (UPDATE !== undefined) list(found.filter((one) => UPDATE === "all" || known.has(keyOf(one))));
    expect(UPDATE === undefined ? listed().filter(({ scene }) => !names.has(scene)) : []).toEqual([]);
  });
});
