/** At home the server has a name and no certificate: plain HTTP, no secure context, and nothing from anywhere else. */
import { expect, test } from "vitest";
import { PixoidPlayer } from "./player";
import { world } from "./world";

const NAME = "stolik.lan";
const here = world({ browser: [`--host-resolver-rules=MAP ${NAME} 127.0.0.1`] });

test("a game over plain HTTP", async () => {
  const phone = await here.open("phone", "pl", `http://${NAME}:${here.server.port}/`);
  expect(await phone.page.evaluate(() => window.isSecureContext)).toBe(false);
  await phone.button("play-bots").tap();
  const player = new PixoidPlayer(phone);
  let programs = 0;
  while (programs < 3) {
    const asked = await player.asked();
    if (asked === "over") break;
    if (asked === "program") programs++;
    await player.answer(asked);
  }
  expect(programs).toBe(3);
  await player.asked();

  const hosts = new Set(phone.requested.filter((url) => !/^(data|blob):/.test(url)).map((url) => new URL(url).host));
  expect([...hosts]).toEqual([`${NAME}:${here.server.port}`]);
  // Breaches of the content security policy are errors in the console too.
  expect(phone.complaints).toEqual([]);
});
