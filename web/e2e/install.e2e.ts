/** Over HTTPS Stolik can be installed, and its first page opens without a network; over plain HTTP nothing is tried. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./eventually";
import { type Door, doorTo } from "./https";
import { type Window, world } from "./world";

const here = world({ browser: ["--ignore-certificate-errors"] });
let door: Door;
beforeAll(async () => {
  door = await doorTo(here.server.port);
});
afterAll(() => door.close());

/** The page is kept on this device, with what it needs. */
async function isKept({ page }: Window): Promise<void> {
  const kept = (): Promise<boolean> =>
    page.evaluate(async () => {
      const names = ["stolik-page", "stolik-files"];
      const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      return navigator.serviceWorker.controller !== null && kept.every((count) => count > 0);
    });
  await eventually("the page is kept on this device", kept);
}

test("installed over HTTPS, and opened without a network", async () => {
  const phone = await here.open("phone", "pl", door.url);
  await phone.button("play-bots").waitFor();
  await isKept(phone);

  // What the browser installs: our name, and icons that are there.
  const href = await phone.page.locator("link[rel=manifest]").getAttribute("href");
  expect(href).toBe("/manifest.pl.webmanifest");
  const manifest = await phone.page.evaluate(async (path) => {
    const { name, icons } = (await (await fetch(path)).json()) as { name: string; icons: { src: string; sizes: string }[] };
    const sizes = await Promise.all(
      icons.map(async ({ src }) => {
        const picture = new Image();
        picture.src = src;
        await picture.decode();
        return picture.naturalWidth;
      }),
    );
    return { name, sizes };
  }, href ?? "");
  expect(manifest).toEqual({ name: phone.say("app-title"), sizes: [expect.any(Number), 192, 512, 512] });

  // No network: the shelf opens, says so, and notices when the network is back.
  door.shut();
  await phone.page.reload();
  await phone.page.getByText(phone.say("offline")).waitFor();
  await phone.button("play-bots").waitFor();
  await phone.shot("install-1-offline-phone");
  door.open();
  await phone.page.getByText(phone.say("offline")).waitFor({ state: "hidden" });

  // A page that was never here says what is wrong instead of staying empty.
  door.shut();
  await phone.page.goto(`${door.url}/rules/pixoid`);
  await phone.page.getByText(phone.say("not-loaded-network")).waitFor();
  await phone.shot("install-2-not-loaded-phone");
  door.open();
  await phone.page.goto(door.url);
  await phone.button("play-bots").tap();
  await phone.page.getByRole("region", { name: phone.say("pixoid-board") }).waitFor();
});

test("an upgrade is never hidden by what was kept", async () => {
  const phone = await here.open("phone", "pl", door.url);
  await isKept(phone);
  // As if another version had been kept: its page and its files.
  await phone.page.evaluate(async () => {
    await (await caches.open("stolik-page")).put("/", new Response("<h1>old</h1>", { headers: { "content-type": "text/html" } }));
    await (await caches.open("stolik-files")).put("/assets/old.js", new Response("old"));
  });
  await phone.page.reload();
  await phone.button("play-bots").waitFor();
  const isGone = (): Promise<boolean> => phone.page.evaluate(async () => (await caches.match("/assets/old.js")) === undefined);
  await eventually("what is old is thrown away", isGone);
});

test("plain HTTP is left alone", async () => {
  const phone = await here.open("phone", "pl");
  await phone.button("play-bots").waitFor();
  expect(await phone.page.locator("link[rel=manifest]").count()).toBe(0);
  expect(await phone.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(phone.requested.filter((url) => /sw\.js|webmanifest/.test(url))).toEqual([]);
});
