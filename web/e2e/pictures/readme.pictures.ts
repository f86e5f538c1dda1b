/** Takes the pictures of the README: the first page, a table on a phone, the same table on a television. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DixitPlayer, openDixit } from "../dixitPlayer";
import { eventually } from "../eventually";
import { codeOf, type Window, world } from "../world";

const FOLDER = join(import.meta.dirname, "../../../docs/pictures");
const MAX_BYTES = 300_000;
/** Letters stay sharp above this quality of WebP. */
const QUALITY = 0.82;
const CLUE = "Before the storks come back";

const here = world();
const taken: number[] = [];

/** Saves what a window shows as a WebP of this width. A browser does the scaling, so no other program is needed. */
async function take(window: Window, name: string, width: number): Promise<void> {
  await window.rests();
  const png = await window.page.screenshot();
  const page = await here.browser.newPage();
  const drawn = await page.evaluate(
    async ({ base64, width, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [width, Math.round((image.height * width) / image.width)];
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("this browser cannot draw");
      pen.imageSmoothingQuality = "high";
      pen.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/webp", quality);
    },
    { base64: png.toString("base64"), width, quality: QUALITY },
  );
  await page.close();
  const bytes = Buffer.from(drawn.split(",")[1] ?? "", "base64");
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.webp`), bytes);
  taken.push(bytes.length);
  console.log(`docs/pictures/${name}.webp: ${bytes.length} bytes`);
}

test("the first page, a phone and a television", async () => {
  const laptop = await here.open("laptop", "en", "/", "calm");
  await laptop.button("open-table").waitFor();
  await take(laptop, "first-page", 960);

  await openDixit(laptop, [3, 4], { first: 0, rounds: 2 });
  const code = await codeOf(laptop);
  const phone = await here.open("phone", "en", `/t/${code}`, "calm");
  await phone.page.getByLabel(phone.say("your-name")).fill("Ola");
  await phone.button("sit-down").tap();
  const tv = await here.open("tv", "en", `/t/${code}?screen=board`, "calm");
  await laptop.page.getByText("Ola").first().waitFor();
  await laptop.button("start").click();
  const [host, guest] = [new DixitPlayer(laptop), new DixitPlayer(phone)];

  expect(await host.asked()).toBe("tell");
  await host.pick("dixit-tell-this");
  await host.clue.fill(CLUE);
  await host.main.click();
  expect(await guest.asked()).toBe("lay");
  await guest.lay();
  expect(await guest.asked()).toBe("vote");
  const cards = tv.page.locator("section.dixit img:visible");
  await eventually("four cards lie open", async () => (await cards.count()) === 4);
  await guest.turnDial();
  await take(phone, "phone", 390);
  await take(tv, "television", 1200);
  expect(taken.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MAX_BYTES);
});
