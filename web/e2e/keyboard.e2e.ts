/** A whole short game without a pointer: every step is a key. Its table keeps its secrets. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { Ear } from "./ear";
import { pressKey, reach } from "./keys";
import { PixoidPlayer } from "./player";
import { world } from "./world";

const here = world();

test("a short game by keyboard alone", async () => {
  const laptop = await here.open("laptop", "en");
  const { page, say } = laptop;
  const press = (key: string): Promise<void> => page.keyboard.press(key);

  // The page is one file for both languages, and says what it is in the reader's.
  await laptop.button("open-table").waitFor();
  expect(await page.locator("meta[name=description]").getAttribute("content")).toBe(say("app-description"));

  await pressKey(laptop.button("open-table"));
  // The focus goes along to the new page, to its heading.
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");

  for (const number of [2, 3, 4]) {
    await pressKey(page.getByRole("button", { name: say("chair-empty-host", { number }) }));
    await pressKey(page.getByRole("dialog").getByRole("button", { name: say("bot-random") }));
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await pressKey(page.locator("summary", { hasText: say("agreed") }));
  const variant = page.getByLabel(say("option-pixoid-variant"));
  await reach(variant);
  await press(say("option-pixoid-variant-short").charAt(0));
  await page.waitForFunction((select) => select instanceof HTMLSelectElement && select.value === '"short"', await variant.elementHandle());
  // This table keeps its secrets: nobody will be shown its log.
  await reach(page.getByLabel(say("keep-secrets")));
  await press("Space");
  await page.getByText(say("dice-unchecked")).waitFor();
  await laptop.shot("keyboard-1-lobby");
  const ear = await Ear.at(laptop);
  await pressKey(laptop.button("start"));

  const player = new PixoidPlayer(laptop);
  player.whileFilm = () => press("Enter");
  let turns = 0;
  for (let turn = 1; ; turn++) {
    const asked = await player.asked();
    if (asked === "over") break;
    if (asked === "place") {
      await pressKey(player.corners.getByRole("button", { disabled: false }).first());
      await pressKey(player.main);
      continue;
    }
    // A key that points into a wall does nothing; there is always one that does not.
    for (const arrow of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) await press(arrow);
    await press(String((turn % 9) + 1));
    await player.direction.getByRole("button", { pressed: true }).waitFor();
    await player.distance.getByRole("button", { pressed: true }).waitFor();
    if (turn === 2) await laptop.shot("keyboard-2-programming");
    await press("Enter");
    turns++;
  }

  await ear.obeys("pixoid");
  await pressKey(player.toResult);
  await reach(laptop.button("rematch"));
  await laptop.shot("keyboard-3-result");
  // Nothing is left to watch or to check but what this seat saw, to keep.
  expect(await page.getByRole("link", { name: say("replay-watch") }).count()).toBe(0);
  expect(await page.getByRole("link", { name: say("dice-log") }).count()).toBe(0);
  const kept = page.waitForEvent("download");
  await pressKey(laptop.button("save-seen"));
  const lines = (await readFile(await (await kept).path(), "utf8")).trim().split("\n");
  expect(lines.length).toBeGreaterThan(turns);
  expect(laptop.complaints).toEqual([]);
});
