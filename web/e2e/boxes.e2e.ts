/**
 * Layout of every scene in both languages and all windows: no fault but those listed in `boxes.json`, and each listed fault
 * still occurs. `STOLIK_UPDATE_BOXES=1` strikes off mended ones; `STOLIK_UPDATE_BOXES=all` lists every fault found, for scenes
 * that were recorded again.
 */
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Fault, findFaults, RULES } from "./boxes";
import { Client } from "./client";
import { type Finding, keyOf, listed, relist, unmeasured } from "./exceptions";
import { compare } from "./pixels/compare";
import { type Scene, scenes } from "./scene";
import { DRAWING, Stage, VIEWS } from "./stage";
import type { Language } from "./words";
import { LAUNCH } from "./world";

const UPDATE = process.env["STOLIK_UPDATE_BOXES"];
const LANGUAGES: readonly Language[] = ["pl", "en"];

let client: Client;
let browser: Browser;
let stages: Stage[];
const measured = new Set<string>();
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

/** Screens of a running game do not scroll. */
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

/** One finding for each key, with the detail of the first language that has it. */
const distinct = <F extends Finding>(findings: readonly F[]): Map<string, F> => new Map(findings.toReversed().map((one) => [keyOf(one), one]));

/** Style sheets that plant one fault each, and the element that must be reported. */
const PLANTS = {
  cut: [".hand button.main { width: 60px !important; min-width: 0 !important; overflow: hidden !important; white-space: nowrap !important }", "button.main"],
  covered: ["main::after { content: ''; position: fixed; inset: 50% 0 0; z-index: 99; background: #222 }", "button"],
  small: [".hand button { max-height: 20px !important; min-height: 0 !important; overflow: hidden }", "button"],
} as const;

describe.sequential("scenes", () => {
  test.each(scenes().filter(([name]) => UPDATE === "all" || !unmeasured.has(name)))("%s", async (name, scene) => {
    const seen = distinct((await Promise.all(stages.map((stage) => look(stage, name, scene)))).flat());
    const known = new Set(listed(name).map(keyOf));
    if (UPDATE !== undefined) {
      measured.add(name);
      found.push(...[...seen.values()].filter((one) => UPDATE === "all" || known.has(keyOf(one))));
      return relist(measured, found);
    }
    const unknown = [...seen].filter(([key]) => !known.has(key)).map(([key, { rule, detail }]) => `${key}: ${RULES[rule]}: ${detail}`);
    expect(unknown, "not in boxes.json").toEqual([]);
    expect([...known].filter((key) => !seen.has(key)), "mended: strike them off with STOLIK_UPDATE_BOXES=1").toEqual([]);
  });

  test("the list names scenes that there are", () => {
    const names = new Set(scenes().map(([name]) => name));
    expect([...listed().map(({ scene }) => scene), ...unmeasured].filter((scene) => !names.has(scene))).toEqual([]);
  });
});

test("planted faults are found, in boxes and in pixels", async () => {
  const [name, scene] = scenes().find(([one]) => one === "ruletka/bid") as [string, Scene];
  const [view] = VIEWS[scene.screen];
  const drawing = await chromium.launch(DRAWING);
  onTestFinished(() => drawing.close());
  const stage = await Stage.open(drawing, client, "pl");
  const faults = async (): Promise<Set<string>> => new Set((await stage.page.evaluate(findFaults, { touch: true, whole: true })).map(({ rule, element }) => `${rule} ${element}`));
  await stage.show(scene, view);
  const [before, picture] = [await faults(), await stage.page.screenshot()];
  for (const [rule, [css, element]] of Object.entries(PLANTS)) {
    const style = await stage.page.addStyleTag({ content: css });
    const more = [...(await faults())].filter((fault) => !before.has(fault));
    expect(more.filter((fault) => fault.startsWith(rule) && fault.includes(element)), `${rule} in ${name}: ${more.join(", ")}`).not.toEqual([]);
    await style.evaluate((sheet) => { (sheet as Element).remove(); });
  }
  await stage.show(scene, view);
  expect(compare(picture, await stage.page.screenshot()).differ, "the same scene twice").toBe(0);
  await stage.page.addStyleTag({ content: "main { margin-left: 1px }" });
  expect(compare(picture, await stage.page.screenshot()).differ, "a margin").toBeGreaterThan(0);
});
