/** A host brings pictures of their own: a bad one among good ones, only the good ones, a guest who sees them, deleting. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import type { Language } from "./words";
import { type Window, world } from "./world";

const here = world();
const folder = mkdtempSync(join(tmpdir(), "stolik-pictures-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A sky over a hill, in colours of its own. */
function png(number: number): Buffer {
  const [width, height] = [240, 360];
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x++) {
      const [across, down] = [x / 4, y / 4];
      const hill = down > 55 + 14 * Math.sin((across + number * 9) / 11);
      const sun = (across - 12 - number) ** 2 + (down - 24) ** 2 < 90;
      row.set(hill ? [30, 60 + number * 4, 70] : sun ? [250, 220, 130] : [90 + number * 5, 70 + down, 190 - down], 1 + x * 3);
    }
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(Buffer.concat(rows))), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]);
}

const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 30"><rect width="20" height="30" fill="#27304f"/>${inside}</svg>`;

function put(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Twenty-four photos and four drawings. */
function goodOnes(): string[] {
  const photos = Array.from({ length: 24 }, (_, number) => put(`photo-${String(number)}.png`, png(number)));
  const moons = [4, 8, 12, 16].map((x) => put(`moon-${String(x)}.svg`, drawing(`<circle cx="${String(x)}" cy="9" r="4" fill="#f4e9c8"/>`)));
  return [...photos, ...moons];
}

async function choose(window: Window, paths: string[]): Promise<void> {
  const opened = window.page.waitForEvent("filechooser");
  await window.button("dixit-bring-files").click();
  await (await opened).setFiles(paths);
}

async function unfold(window: Window, deck: string): Promise<void> {
  await window.page.locator("summary", { hasText: window.say("dixit-decks", { deck }) }).click();
}

/** A lobby of Dixit, and its code. */
async function openTable(host: Window, language: Language): Promise<string> {
  const me = { name: "Gospodarz", identity: "circle", language };
  const opened = await host.page.request.post(new URL("/api/tables", here.server.url).href, { data: { game: "dixit", me, against_bots: false } });
  const { code } = (await opened.json()) as { code: string };
  await host.goto(new URL(`/t/${code}`, here.server.url).href);
  return code;
}

test("own pictures: the bad ones are named, the good ones played with", async () => {
  const host = await here.open("laptop", "pl");
  const own = host.say("dixit-deck-own", { number: 1 });
  const code = await openTable(host, "pl");
  await unfold(host, host.say("option-dixit-deck-house"));

  const bad = [
    put("list.jpg", "Kochani, to jest list."),
    put("again.png", png(0)),
    put("script.svg", drawing("<script>alert(1)</script>")),
    put("half.png", png(3).subarray(0, -40)),
  ];
  await choose(host, [...goodOnes(), ...bad]);
  const misfits = host.page.locator(".misfits");
  await misfits.getByRole("heading", { name: host.say("dixit-misfits", { count: 4 }) }).waitFor();
  const named = await misfits.getByRole("listitem").allTextContents();
  expect(named).toEqual([
    `list.jpg${host.say("dixit-flaw-not-a-picture")}`,
    `again.png${host.say("dixit-flaw-duplicate", { of: "photo-0.png" })}`,
    `script.svg${host.say("dixit-flaw-svg-script")}`,
    `half.png${host.say("dixit-flaw-cut-off")}`,
  ]);
  expect(await host.page.getByRole("radio", { name: host.say("dixit-deck-own", { number: 1 }) }).count(), "nothing was kept").toBe(0);
  await misfits.scrollIntoViewIfNeeded();
  await host.shot("decks-misfits");

  await host.page.getByRole("button", { name: host.say("dixit-take-good", { good: 28 }) }).click();
  await host.page.locator("summary", { hasText: own }).waitFor();
  await expect.poll(() => host.page.getByRole("radio", { name: own }).isChecked()).toBe(true);
  await host.page.getByText(host.say("dixit-bring-done", { cards: 28, out: 4 })).waitFor();
  await host.shot("decks-own");

  // One picture too many: what is left has a number of its own, and stays chosen.
  await host.page.getByRole("button", { name: host.say("dixit-deck-look-at", { name: own }) }).click();
  await host.page.getByRole("dialog").getByRole("button", { name: host.say("dixit-take-out-it", { number: 28 }) }).click();
  await host.page.getByRole("dialog").getByText(host.say("dixit-deck-title", { number: 2 })).waitFor();
  await host.shot("decks-take-out");
  await host.page.keyboard.press("Escape");
  const left = host.say("dixit-deck-own", { number: 2 });
  const radio = host.page.getByRole("radio", { name: left });
  await expect.poll(() => radio.isChecked()).toBe(true);

  // A guest sees the same on a phone, and may only look.
  const guest = await here.open("phone", "en", `/t/${code}`);
  await guest.button("just-watch").tap();
  await unfold(guest, guest.say("dixit-deck-own", { number: 2 }));
  expect(await guest.page.getByRole("radio", { disabled: false }).count()).toBe(0);
  await guest.page.getByRole("button", { name: guest.say("dixit-deck-look-at", { name: guest.say("dixit-deck-own", { number: 2 }) }) }).tap();
  const cards = guest.page.getByRole("dialog").getByRole("img");
  expect(await cards.count()).toBe(27);
  await expect
    .poll(() => cards.first().evaluate((card) => (card as HTMLImageElement).naturalWidth))
    .toBe(240);
  await guest.shot("decks-guest");
  await guest.page.keyboard.press("Escape");

  // Deleted, after a question, even though it was chosen.
  await host.page.getByRole("button", { name: host.say("dixit-deck-remove-it", { name: left }) }).click();
  await host.page.getByRole("dialog").getByText(host.say("dixit-deck-remove-ask")).waitFor();
  await host.shot("decks-question");
  await host.page.getByRole("dialog").getByRole("button", { name: host.say("dixit-deck-remove"), exact: true }).click();
  await radio.waitFor({ state: "detached" });
  await host.page.locator("summary", { hasText: host.say("option-dixit-deck-house") }).waitFor();
  // A refused upload is an error in the console of the browser, and nothing else is.
  expect(host.complaints.filter((line) => !line.includes("422"))).toEqual([]);
  expect(guest.complaints).toEqual([]);
});

test("too few pictures, and then a game with an own deck", async () => {
  const host = await here.open("phone", "en");
  const code = await openTable(host, "en");
  await unfold(host, host.say("option-dixit-deck-house"));
  await choose(host, goodOnes().slice(0, 5));
  await host.page.getByRole("heading", { name: host.say("dixit-too-few", { good: 5, fewest: 26 }) }).waitFor();
  await host.shot("decks-too-few");
  await host.button("dixit-choose-anew").tap();
  await choose(host, goodOnes());
  await expect.poll(() => host.page.getByRole("radio", { name: host.say("dixit-deck-own", { number: 1 }) }).isChecked()).toBe(true);
  for (const chair of [2, 3]) {
    await host.page.getByRole("button", { name: host.say("chair-empty-host", { number: chair }) }).tap();
    await host.page.getByRole("dialog").getByRole("button", { name: host.say("bot-random") }).first().tap();
    await host.page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await host.button("start").tap();
  const mine = host.page.locator(`img[src^="/api/tables/${code}/decks/1/"]`);
  await mine.first().waitFor();
  await expect.poll(() => mine.first().evaluate((card) => (card as HTMLImageElement).naturalWidth)).toBeGreaterThan(200);
  await host.shot("decks-played");
});
