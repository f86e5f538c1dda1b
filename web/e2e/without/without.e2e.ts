/** A server that was built without the rules for the browser offers nothing that needs them, and says so where it is asked for. */
import { expect, test } from "vitest";
import { DixitPlayer, openDixit } from "../dixitPlayer";
import { codeOf, world } from "../world";

const here = world();

test("the shelf offers the companions that work, and the address of the other one says why it does not", async () => {
  const phone = await here.open("phone", "pl");
  const companion = (game: string) => phone.page.getByRole("link", { name: phone.say("have-box-of", { game: phone.say(`game-${game}`) }) });
  await companion("dixit").waitFor();
  expect(await companion("nosedive").count()).toBe(0);
  await phone.goto(new URL("/box/nosedive", phone.page.url()).href);
  await phone.page.getByText(phone.say("box-without-rules")).waitFor();
  await phone.shot("without-companion-phone");
});

test("a finished game has its story and no replay; the replay's address leads back to the table", async () => {
  const laptop = await here.open("laptop", "en", "/", "calm");
  await openDixit(laptop, [2, 3, 4], { first: 0, rounds: 2 });
  const code = await codeOf(laptop);
  const player = new DixitPlayer(laptop);
  await laptop.button("start").click();
  for (let asked = await player.asked(); asked !== "over"; asked = await player.asked()) await player.answer(asked);
  await laptop.button("show-result").click();
  await laptop.page.getByRole("region", { name: laptop.say("honours") }).waitFor();
  await laptop.shot("without-ending-laptop");
  expect(await laptop.page.locator("a[href*='/replay/']").count()).toBe(0);

  const playing = laptop.heard.join().match(/"playing":"([^"]+)"/)?.[1];
  expect(playing).toBeDefined();
  await laptop.goto(new URL(`/replay/${code}/${String(playing)}`, laptop.page.url()).href);
  await laptop.page.getByText(laptop.say("replay-not-built")).waitFor();
  await laptop.shot("without-replay-laptop");
  await laptop.page.getByRole("link", { name: laptop.say("to-table") }).click();
  await laptop.button("rematch").waitFor();
});
