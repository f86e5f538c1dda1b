/** Every scene in Polish, of these sources and of another revision, pixel by pixel: `npm run pixels -- --against REF`. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { Client } from "../client";
import { scenes } from "../scene";
import { DRAWING, Stage, VIEWS } from "../stage";
import { compare, keep } from "./compare";
import { built } from "./revision";

declare module "vitest" {
  interface ProvidedContext {
    against: string;
  }
}

const FOLDER = join(import.meta.dirname, "../shots/pixels");
const WINDOWS = ["390x844", "1366x768", "1920x1080"];

let browser: Browser;
let clients: Client[] = [];
let stages: Stage[] = [];

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  clients = [await Client.serve(built(inject("against")), false), await Client.build()];
  browser = await chromium.launch(DRAWING);
  stages = await Promise.all(clients.map((client) => Stage.open(browser, client, "pl")));
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all(clients.map((client) => client.stop()));
});

test.each(scenes())("%s", async (name, scene) => {
  const differing: string[] = [];
  const views = VIEWS[scene.screen].filter((view) => WINDOWS.includes(view.name));
  for (const [at, view] of views.entries()) {
    const shots = await Promise.all(stages.map(async (stage) => {
      await (at === 0 ? stage.show(scene, view) : stage.resize(view));
      return stage.page.screenshot();
    }));
    const { differ, sideBySide } = compare(...(shots as [Buffer, Buffer]));
    if (differ === 0) continue;
    const path = join(FOLDER, `${name}.${view.name}.png`);
    keep(sideBySide, path);
    differing.push(`${differ} pixels at ${view.name}: ${path}`);
  }
  expect(differing).toEqual([]);
});
