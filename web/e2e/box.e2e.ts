/** Dixit's companion for people who have the box: one phone goes round, and what was secret stays so. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, smallTargets } from "./barriers";
import { eventually } from "./eventually";
import { type Door, doorTo } from "./https";
import { type Window, world } from "./world";

const here = world({ browser: ["--ignore-certificate-errors"] });
let door: Door;
beforeAll(async () => {
  door = await doorTo(here.server.port);
});
afterAll(() => door.close());

const NAMES = ["Północ", "Wschód", "Południe", "Zachód"];

/** Four people with one phone between them. They do what the page offers and know nothing else. */
class Circle {
  constructor(readonly window: Window) {}

  async sitDown(): Promise<void> {
    const { window } = this;
    for (const [index, name] of NAMES.entries()) {
      const field = window.page.getByLabel(window.say("box-name", { number: index + 1 }), { exact: true });
      if (!(await field.isVisible())) await window.button("box-add").tap();
      await field.fill(name);
    }
  }
  heading(key: string, variables?: Record<string, string | number>) {
    return this.window.page.getByRole("heading", { name: this.window.say(key, variables) });
  }
  press(key: string, variables?: Record<string, string | number>): Promise<void> {
    return this.window.page.getByRole("button", { name: this.window.say(key, variables), exact: true }).tap();
  }
  /** Takes the phone, and points the dial at a card. */
  async point(name: string, place: number): Promise<void> {
    await this.press("box-it-is-me", { name });
    await this.heading("dixit-box-votes", { name }).waitFor();
    // The number lies over its radio button, as on the dial of a table.
    await this.window.page.getByRole("radio", { name: this.window.say("dixit-card", { number: place }) }).check({ force: true });
  }
  async vote(name: string, place: number): Promise<void> {
    await this.point(name, place);
    await this.press("dixit-vote", { place });
  }
  /** The narrator's card, then whose the others are. */
  async tell(right: number, owners: Record<number, string>): Promise<void> {
    const { page, say } = this.window;
    await page.locator("main fieldset").first().getByRole("radio", { name: new RegExp(`^${right}\\b`) }).check({ force: true });
    for (const [place, name] of Object.entries(owners))
      await page.getByRole("group", { name: say("dixit-box-whose", { place }) }).getByText(name).tap();
    await this.press("dixit-box-count");
  }
  async points(): Promise<Record<string, string>> {
    const rows = await this.window.page.locator("main ol > li").all();
    const read = async (row: (typeof rows)[number]) => [await row.locator(".name").innerText(), await row.locator("b").innerText()] as const;
    return Object.fromEntries(await Promise.all(rows.map(read)));
  }
  total(points: number): string {
    return this.window.say("dixit-points", { points });
  }
}

/** In the page: a worker watches over it, and has every file that was loaded. */
async function allKept(): Promise<boolean> {
  const kept = await (await caches.open("stolik-files")).keys();
  const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.startsWith(`${location.origin}/assets/`));
  return navigator.serviceWorker.controller !== null && loaded.every(({ name }) => kept.some(({ url }) => url === name));
}

test("four people, from their names to the winner, with a reload in the middle of a secret vote", async () => {
  const phone = await here.open("phone", "pl");
  const circle = new Circle(phone);
  const look = async (page: string): Promise<void> => {
    await phone.shot(`box-${page}`);
    expect([...(await barriers(phone)), ...(await smallTargets(phone))], page).toEqual([]);
  };
  await phone.page.getByRole("link", { name: phone.say("have-box-of", { game: phone.say("game-dixit") }) }).tap();
  await circle.sitDown();
  await look("1-names");
  await circle.press("box-start", { count: 4 });
  await circle.heading("dixit-round", { round: 1 }).waitFor();
  await look("2-tell");

  // Północ narrates. Wschód votes; Południe has the dial on a card when the page is loaded anew.
  await circle.press("dixit-box-laid");
  await look("3-curtain");
  await circle.vote("Wschód", 1);
  await circle.point("Południe", 3);
  await look("4-vote");
  await phone.page.reload();
  await circle.heading("box-hand-on", { name: "Południe" }).waitFor();
  expect(await phone.page.getByRole("radio").count(), "nothing of a vote is on the page").toBe(0);
  // The phone is locked and picked up again: the curtain is drawn before anybody sees the dial.
  await circle.press("box-it-is-me", { name: "Południe" });
  await circle.heading("dixit-box-votes", { name: "Południe" }).waitFor();
  await phone.page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "visible" });
  });
  await circle.heading("box-hand-on", { name: "Południe" }).waitFor();
  await circle.vote("Południe", 1);
  await circle.vote("Zachód", 2);
  await circle.heading("dixit-box-which", { name: "Północ" }).waitFor();
  await phone.page.reload();
  await circle.tell(1, { 2: "Wschód" });
  await look("5-score");
  expect(await circle.points()).toEqual({ Północ: circle.total(3), Wschód: circle.total(4), Południe: circle.total(3), Zachód: circle.total(0) });

  // It was Południe's card: the round is opened again as it was said, and mended.
  await circle.press("dixit-box-mend");
  await look("6-reveal");
  await circle.tell(1, { 2: "Południe" });
  expect(await circle.points()).toEqual({ Północ: circle.total(3), Wschód: circle.total(3), Południe: circle.total(4), Zachód: circle.total(0) });

  // Everybody but Zachód finds every card of the others, and nobody can tell Zachód's from Południe's.
  for (let narrator = 1; !(await phone.button("dixit-box-again").isVisible()); narrator = (narrator + 1) % 4) {
    const name = NAMES[narrator] ?? "";
    await circle.press("dixit-box-next", { name });
    await circle.press("dixit-box-laid");
    const voters = [1, 2, 3].map((step) => NAMES[(narrator + step) % 4] ?? "");
    for (const voter of voters) await circle.vote(voter, voter === "Zachód" ? 2 : 4);
    const lure = voters.find((voter) => voter !== "Zachód") ?? "";
    await circle.tell(4, name === "Zachód" ? {} : { 2: lure });
  }
  await look("7-winner");
  const final = await circle.points();
  const total = (name: string): number => Number.parseInt(final[name] ?? "", 10);
  const most = Math.max(...NAMES.map(total));
  expect(most).toBeGreaterThanOrEqual(30);
  const [winner = ""] = NAMES.filter((name) => total(name) === most);
  await circle.heading("dixit-won", { names: winner }).waitFor();

  // Out to the shelf and back: it is all still there. Then the same people again.
  await circle.press("box-menu");
  await look("8-menu");
  await phone.page.getByRole("link", { name: phone.say("box-leave") }).tap();
  await phone.button("play-bots").waitFor();
  await phone.page.goBack();
  await circle.heading("dixit-won", { names: winner }).waitFor();
  expect(await circle.points()).toEqual(final);
  await circle.press("dixit-box-again");
  await circle.heading("dixit-round", { round: 1 }).waitFor();
  expect(await phone.page.getByRole("radio").count()).toBe(4);
  expect(phone.complaints).toEqual([]);
});

test("once it was here, it opens and is played without a network", async () => {
  const phone = await here.open("phone", "en", `${door.url}/box/dixit`);
  const circle = new Circle(phone);
  await circle.heading("box-who-plays").waitFor();
  await eventually("all that was loaded is kept", () => phone.page.evaluate(allKept));
  door.shut();
  await phone.page.reload();
  await circle.heading("box-who-plays").waitFor();
  await circle.sitDown();
  await circle.press("box-start", { count: 4 });
  await circle.press("dixit-box-laid");
  await circle.vote("Wschód", 1);
  await phone.page.reload();
  await circle.vote("Południe", 1);
  await circle.vote("Zachód", 1);
  await circle.tell(1, {});
  expect(await circle.points()).toEqual({ Północ: circle.total(0), Wschód: circle.total(2), Południe: circle.total(2), Zachód: circle.total(2) });
  door.open();
});

test("an address without a companion says so", async () => {
  const laptop = await here.open("laptop", "en", "/box/pixoid");
  await laptop.page.getByText(laptop.say("box-none")).waitFor();
});
