/** How heavy the pages are over the wire: a phone on a train opens the shelf at once. */
import { expect, test } from "vitest";
import { PixoidPlayer } from "./player";
import { KB, scale } from "./scale";
import { say } from "./words";
import { world } from "./world";

const here = world();

test("the first page and the game are light", async () => {
  const phone = await here.open("phone", "pl", "/healthz");
  const weigh = scale(phone.page);
  await phone.page.goto(here.server.url, { waitUntil: "networkidle" });
  const first = await weigh();

  await phone.button("play-bots").tap();
  await new PixoidPlayer(phone).asked();
  await phone.page.waitForLoadState("networkidle");
  const more = (await weigh()) - first;
  console.log(`script and style: shelf ${(first / KB).toFixed(1)} KB, a game of Pixoid ${(more / KB).toFixed(1)} KB more`);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(60 * KB);
  expect(more).toBeLessThanOrEqual(70 * KB);
});

test("the shelf is printed in the language of the browser, and cannot be tapped before its script is here", async () => {
  for (const [language, other] of [["pl", "en"], ["en", "pl"]] as const) {
    const window = await here.open("phone", language, "/healthz");
    const answer = await window.page.request.get(here.server.url, { headers: { "accept-language": language } });
    const page = await answer.text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain("<body inert ");
    expect(page).toContain(window.say("play-bots"));
    // Who has chosen the other language sees it all the same.
    await window.page.evaluate((chosen) => { localStorage.setItem("stolik-language", chosen); }, other);
    await window.page.goto(here.server.url);
    await window.page.locator(`html[lang=${other}] body:not([inert])`).getByRole("main").waitFor();
  }
});

test("a table is printed, names all its files at once, and speaks one language until somebody wants the other", async () => {
  const phone = await here.open("phone", "pl");
  await phone.button("play-bots").tap();
  await new PixoidPlayer(phone).asked();
  const files: string[] = [];
  phone.page.on("request", (request) => files.push(new URL(request.url()).pathname));
  const answer = await phone.page.reload();
  const page = (await answer?.text()) ?? "";
  expect(page).toContain(phone.say("finding-table"));
  const named = [page, answer?.headers()["link"] ?? ""].flatMap((text) => Array.from(text.matchAll(/\/assets\/[^">]*\.(?:js|css)/g), ([file]) => file));
  await new PixoidPlayer(phone).asked();
  // What is around the game, people and talk among it, comes after it.
  const asked = (): string[] => files.filter((file) => /\.(js|css)$/.test(file) && !/\/(around|letters)-/.test(file));
  expect(asked().filter((file) => !named.includes(file))).toEqual([]);
  const known = asked().length;
  await phone.page.getByRole("button", { name: phone.say("open-side") }).tap();
  await phone.page.getByRole("tab", { name: phone.say("people") }).tap();
  await phone.page.getByRole("button", { name: phone.say("language-switch") }).tap();
  await phone.page.locator("html[lang=en]").waitFor();
  await phone.page.getByLabel(say.en("pixoid-hand")).waitFor();
  expect(asked().length).toBeGreaterThan(known);
});

test("a companion is light, and comes only when it is asked for", async () => {
  const phone = await here.open("phone", "pl", "/healthz");
  const weigh = scale(phone.page);
  await phone.page.goto(here.server.url, { waitUntil: "networkidle" });
  const first = await weigh();
  await phone.page.getByRole("link", { name: phone.say("have-box-of", { game: phone.say("game-dixit") }) }).tap();
  await phone.page.getByRole("heading", { name: phone.say("box-ways") }).waitFor();
  await phone.page.waitForLoadState("networkidle");
  const more = (await weigh()) - first;
  console.log(`script and style: Dixit's companion ${(more / KB).toFixed(1)} KB more`);
  expect(more).toBeGreaterThan(0);
  expect(more).toBeLessThanOrEqual(40 * KB);
  // With a phone each it is a table like any other, whose screens come with the lobby.
  await phone.page.getByRole("button", { name: phone.say("box-phones") }).tap();
  await phone.page.getByText(phone.say("dixitbox-real")).waitFor();
  await phone.page.waitForLoadState("networkidle");
  const phones = (await weigh()) - first - more;
  console.log(`script and style: a table of Dixit's companion ${(phones / KB).toFixed(1)} KB more`);
  expect(phones).toBeLessThanOrEqual(70 * KB);
});
