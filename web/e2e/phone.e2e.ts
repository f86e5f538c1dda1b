/** One tap from the shelf into a game against bots, and a whole game on a phone, in Polish, by taps alone. */
import { expect, test } from "vitest";
import { PixoidPlayer } from "./player";
import { world } from "./world";

const here = world();

test("a whole game on a phone", async () => {
  const phone = await here.open("phone", "pl");
  await phone.shot("phone-1-shelf");
  await phone.button("play-bots").tap();

  const player = new PixoidPlayer(phone);
  const roundEnd = phone.page
    .getByRole("heading", { name: phone.say("pixoid-caught") })
    .or(phone.page.getByRole("heading", { name: phone.say("pixoid-escaped") }));
  const seen = new Set<string>();
  const shotOnce = async (name: string, moving?: "moving"): Promise<void> => {
    if (seen.has(name)) return;
    seen.add(name);
    await phone.shot(name, moving);
  };

  // A tap on the board goes on by one beat, so the end of a round is seen.
  player.whileFilm = async () => {
    if (await roundEnd.isVisible()) await shotOnce("phone-5-round-end", "moving");
    await player.tap(player.board, { timeout: 1000 }).catch(() => undefined);
  };

  let turns = 0;
  for (;;) {
    const asked = await player.asked();
    if (asked === "over") break;
    if (asked === "place") {
      await player.chooseCorner();
      await shotOnce("phone-2-placing");
    } else {
      turns++;
      await player.dial();
      await shotOnce("phone-3-programming");
    }
    await player.handIn();
    if (asked === "program" && !seen.has("phone-4-reveal")) {
      await player.pawnsRun();
      await shotOnce("phone-4-reveal", "moving");
    }
  }

  expect(turns).toBeGreaterThanOrEqual(4);
  expect(seen).toContain("phone-5-round-end");
  await phone.button("pixoid-show-board").waitFor();
  await phone.shot("phone-6-ending");
  await player.toResult.tap();
  await phone.button("rematch").waitFor();
  await phone.shot("phone-7-result");
  expect(await phone.page.locator("html").getAttribute("lang")).toBe("pl");
  expect(phone.complaints).toEqual([]);
});
