/** After two games of Dixit: the ending, the replay by one's own eyes and by all, and the evening. The replay of Pixoid is on the phone. */
import { expect, test } from "vitest";
import { barriers } from "./barriers";
import { DixitPlayer, openDixit } from "./dixitPlayer";
import { ending, step, tellsAStory } from "./ending";
import { eventually, until } from "./eventually";
import { codeOf, world } from "./world";

const here = world();

test("Dixit: as I saw it, as it was, and the evening after a second game", async () => {
  const laptop = await here.open("laptop", "en", "/", "calm");
  await openDixit(laptop, [2, 3, 4], { first: 0, rounds: 2 });
  const code = await codeOf(laptop);
  const tv = await here.open("tv", "pl", `/t/${code}?screen=board`, "calm");
  const player = new DixitPlayer(laptop);
  const play = async (): Promise<void> => {
    await until("the game is over", async () => {
      const asked = await player.asked();
      if (asked !== "over") await player.answer(asked);
      return asked === "over";
    });
    await laptop.button("show-result").click();
  };
  await laptop.button("start").click();
  await play();
  await tellsAStory(laptop);
  await laptop.shot("ending-dixit-laptop");
  expect(await barriers(laptop)).toEqual([]);
  // In front of a television's story stands the clue of the evening, in place of the turning points.
  await tv.page.getByText(tv.say("dixit-best-clue")).first().waitFor();
  await ending(tv).honours.first().waitFor();
  await tv.shot("ending-dixit-tv");

  await laptop.page.getByRole("link", { name: laptop.say("replay-watch") }).click();
  const hands = laptop.page.getByRole("list", { name: /’s hand$/ });
  await eventually("my own hand lies there", async () => (await hands.count()) === 1);
  await laptop.page.getByRole("slider").fill("2");
  await laptop.shot("replay-dixit-mine-laptop");
  await laptop.button("replay-as-was").click();
  await eventually("everybody's hand lies there", async () => (await hands.count()) === 4);
  expect(await step(laptop)).toBe(2);
  await laptop.shot("replay-dixit-all-laptop");
  expect(await barriers(laptop)).toEqual([]);
  await laptop.page.setViewportSize({ width: 390, height: 844 });
  await laptop.shot("replay-dixit-all-phone");
  await laptop.page.setViewportSize({ width: 1280, height: 800 });
  // The reveal is told as it was told at the table.
  await laptop.button("replay-on").click();
  await laptop.page.locator(".lit").waitFor();
  await laptop.button("replay-as-seen").click();
  await eventually("only mine again", async () => (await hands.count()) === 1);

  await laptop.page.goBack();
  await laptop.button("rematch").click();
  await player.board.waitFor();
  await play();
  await laptop.page.getByRole("heading", { name: laptop.say("evening") }).waitFor();
  await laptop.page.getByText(laptop.say("evening-earlier")).waitFor();
  await laptop.page.getByRole("heading", { name: laptop.say("evening") }).scrollIntoViewIfNeeded();
  await laptop.shot("ending-dixit-evening-laptop");
  await tv.page.getByRole("heading", { name: tv.say("evening") }).waitFor();
  await tv.shot("ending-dixit-evening-tv");
  // A turning point leads to its step.
  await laptop.page.getByRole("link", { name: laptop.say("turning-point-see") }).first().click();
  await laptop.page.getByRole("slider").waitFor();
  expect(await step(laptop)).toBeGreaterThan(0);
  for (const window of [laptop, tv]) expect(window.complaints).toEqual([]);
});
