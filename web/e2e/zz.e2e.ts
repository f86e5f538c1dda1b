import { test } from "vitest";
import { PixoidPlayer } from "./player";
import { codeOf, world } from "./world";
const here = world();
test("x", async () => {
  const phone = await here.open("phone", "pl");
  await phone.button("play-bots").tap();
  const code = await codeOf(phone);
  const tv = await here.open("tv", "pl", `/t/${code}?screen=board`);
  const player = new PixoidPlayer(phone);
  const done = player.playToTheEnd().then(() => true);
  const late = new Promise<boolean>((r) => setTimeout(() => r(false), 45000));
  console.log(await Promise.race([done, late]));
  await phone.shot("zz-phone", "moving");
  await tv.shot("zz-tv", "moving");
  console.log(phone.heard.slice(-6).map((f) => f.slice(0, 400)).join("\n"), phone.sent.slice(-5).join("\n"), tv.sent.slice(-5).join("\n"));
});
