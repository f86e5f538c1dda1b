/** Ruletka with the real box: a caller who counts down, keeps points, bullets and tokens, and knows what comes next. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, smallTargets } from "./barriers";
import { Ear } from "./ear";
import { allKept, type Door, doorTo } from "./https";
import { RuletkaCircle } from "./ruletkaCircle";
import { world } from "./world";

const here = world({ browser: ["--ignore-certificate-errors"] });
let door: Door;
beforeAll(async () => {
  door = await doorTo(here.server.port);
});
afterAll(() => door.close());

const NAMES = ["Północ", "Wschód", "Południe"];

test("the caller: a round from the Load to the points, a reload in the middle of it, and the winner", async () => {
  const phone = await here.open("phone", "pl", "/", "calm");
  const circle = new RuletkaCircle(phone, NAMES);
  const { page, say } = phone;
  const ear = await Ear.at(phone);
  const look = async (name: string): Promise<void> => {
    await phone.shot(`ruletka-box-${name}`);
    expect([...(await barriers(phone)), ...(await smallTargets(phone))], name).toEqual([]);
  };
  await page.getByRole("link", { name: say("have-box-of", { game: say("game-ruletka") }) }).tap();
  await circle.sitDown();
  await circle.heading("ruletka-box-load", { round: 1 }).waitFor();
  await look("1-load");
  await circle.press("ruletka-box-after-load");
  await circle.press("ruletka-box-after-spin");
  await circle.bid("Północ", 5);
  await circle.bid("Wschód", 1);
  await circle.bid("Południe", 2);
  await look("2-bids");
  await circle.press("ruletka-box-after-bid");

  // One cheat is caught, one accusation is wrong; the last call counts down.
  await circle.accuse("Wschód", "Południe", "click");
  await circle.accuse("Północ", "Wschód", "bullet");
  await circle.press("ruletka-box-last-call");
  await page.getByRole("timer").filter({ hasText: /^9$/ }).waitFor();
  await look("3-last-call");
  expect(await circle.standing()).toEqual([circle.has("Północ", 0, 0, 4), circle.has("Wschód", 0, 0, 3), circle.has("Południe", 0, 0, 4)]);

  // Nothing is lost when the page is loaded anew.
  await page.reload();
  await circle.heading("ruletka-box-challenge", { round: 1 }).waitFor();
  await circle.accuse("Południe", "Północ", "click");
  const before = await circle.standing();
  expect(before[2]).toEqual(circle.has("Południe", 0, 1, 4));
  await circle.press("ruletka-box-after-challenge");
  await page.getByText(say("ruletka-box-takes", { number: 1, names: "Północ i Południe" })).waitFor();
  await circle.press("ruletka-beat-count");
  await page.getByRole("timer").filter({ hasText: /^2$/ }).waitFor();
  await circle.series();
  await page.getByText(say("ruletka-box-takes", { number: 2, names: "Północ i Południe" })).waitFor();
  await look("4-series");
  // Who falls loses the extra bullet too.
  await circle.series("Południe");
  for (const number of [3, 4, 5]) {
    await page.getByText(say("ruletka-box-takes", { number, names: "Północ" })).waitFor();
    await circle.series();
  }
  await circle.press("ruletka-box-after-shots");
  await look("5-points");
  // A card was worth a point more.
  await circle.press("ruletka-box-more", { name: "Wschód" });
  await circle.press("ruletka-box-after-points");
  await circle.heading("ruletka-box-load", { round: 2 }).waitFor();
  const after = [circle.has("Północ", 6, 0, 4), circle.has("Wschód", 1, 0, 3), circle.has("Południe", 0, 0, 3)];
  expect(await circle.standing()).toEqual(after);
  await page.reload();
  await circle.heading("ruletka-box-load", { round: 2 }).waitFor();
  expect(await circle.standing()).toEqual(after);

  // One more round of the same luck and a few cards, and it has a winner.
  await circle.press("ruletka-box-after-load");
  await circle.press("ruletka-box-after-spin");
  await circle.bid("Północ", 5);
  for (const name of ["Wschód", "Południe"]) await circle.bid(name, 0);
  await circle.press("ruletka-box-after-bid");
  await circle.press("ruletka-box-after-challenge");
  for (const number of [1, 2, 3, 4, 5]) {
    await page.getByText(say("ruletka-box-takes", { number, names: "Północ" })).waitFor();
    await circle.series();
  }
  await circle.press("ruletka-box-after-shots");
  for (let cards = 0; cards < 3; cards++) await circle.press("ruletka-box-more", { name: "Północ" });
  await circle.press("ruletka-box-after-points");
  await circle.heading("ruletka-won-points", { name: "Północ" }).waitFor();
  await look("6-winner");
  await ear.obeysSteps("ruletka-caller");
  for (const number of [2, 3, 4, 5]) ear.said(say("ruletka-box-takes", { number, names: "Północ" }));
  expect(phone.complaints).toEqual([]);
});

test("the caller without a network, once it was here", async () => {
  const phone = await here.open("phone", "en", `${door.url}/box/ruletka`, "calm");
  const circle = new RuletkaCircle(phone, NAMES);
  await circle.heading("box-who-plays").waitFor();
  await allKept(phone);
  door.shut();
  await phone.page.reload();
  await circle.sitDown();
  await circle.press("ruletka-box-after-load");
  await circle.press("ruletka-box-after-spin");
  await circle.bid("Wschód", 3);
  await circle.press("ruletka-box-after-bid");
  await circle.heading("ruletka-box-challenge", { round: 1 }).waitFor();
  await phone.page.reload();
  await circle.heading("ruletka-box-challenge", { round: 1 }).waitFor();
  door.open();
});
