/** A game of Ruletka against bots, from the shelf to the result. */
import { expect, test } from "vitest";
import { eventually } from "./eventually";
import { world } from "./world";

const here = world();

test("a game of Ruletka on a phone", async () => {
  const phone = await here.open("phone", "pl");
  const { page, say } = phone;
  await page.getByRole("button", { name: say("take-down", { game: say("game-ruletka") }) }).tap();
  await phone.button("play-bots").tap();
  const hand = page.getByRole("region", { name: say("ruletka-hand") });
  const main = hand.locator("button.main");
  let rounds = 0;
  for (;;) {
    await eventually("a card is asked, or the game is over", async () =>
      (await phone.button("show-result").isVisible()) || (await main.isVisible()));
    if (!(await main.isVisible())) break;
    const left = await hand.getByRole("listitem").count();
    await hand.getByRole("listitem").getByRole("button").first().tap();
    await main.tap();
    rounds++;
    await eventually("the round is over", async () =>
      (await phone.button("show-result").isVisible()) || (await hand.getByRole("listitem").count()) < left);
  }
  expect(rounds).toBe(5);
  await phone.shot("ruletka-over");
  expect(phone.complaints).toEqual([]);
});
