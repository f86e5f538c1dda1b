/** Dixit's companion for people who have the box: one phone goes round, or each has one, and what was secret stays so. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, smallTargets } from "./barriers";
import { DixitCircle } from "./dixitCircle";
import { Phone } from "./dixitPhone";
import { Ear } from "./ear";
import { eventually } from "./eventually";
import { allKept, type Door, doorTo } from "./https";
import { codeOf, isForOneSeat, type Window, world } from "./world";

const here = world({ browser: ["--ignore-certificate-errors"] });
let door: Door;
beforeAll(async () => {
  door = await doorTo(here.server.port);
});
afterAll(() => door.close());

const NAMES = ["Północ", "Wschód", "Południe", "Zachód"];

test("four people, from their names to the winner, with a reload in the middle of a secret vote", async () => {
  const phone = await here.open("phone", "pl");
  const circle = new DixitCircle(phone, NAMES);
  const ear = await Ear.at(phone);
  const look = async (page: string): Promise<void> => {
    await phone.shot(`box-${page}`);
    expect([...(await barriers(phone)), ...(await smallTargets(phone))], page).toEqual([]);
  };
  await phone.page.getByRole("link", { name: phone.say("have-box-of", { game: phone.say("game-dixit") }) }).tap();
  await circle.heading("box-ways").waitFor();
  await look("0-ways");
  await circle.oneDevice();
  await circle.writeNames();
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
  await ear.obeysSteps("dixit-companion");
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
  const circle = new DixitCircle(phone, NAMES);
  await circle.oneDevice();
  await circle.heading("box-who-plays").waitFor();
  await allKept(phone);
  door.shut();
  await phone.page.reload();
  await circle.oneDevice();
  await circle.writeNames();
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

/** Which votes a frame tells, in a view or in an event; and the numbers that lie on a sheet in it. */
const turnedIn = (frame: string): string[] => frame.match(/"votes":\[[^\]]*\d[^\]]*\]/g) ?? [];
const pointedIn = (frame: string): string[] => Array.from(frame.matchAll(/"parts":\[\{"place":(\d+)/g), ([, place = ""]) => place);

/** What the meadow says of everybody, which screens without eyes hear too. */
async function pointsOn(window: Window): Promise<Record<string, string>> {
  const rows = await window.page.getByRole("list", { name: window.say("dixit-players") }).getByRole("listitem").all();
  const read = async (row: (typeof rows)[number]) => [await row.locator(".name").innerText(), await row.locator("b").innerText()] as const;
  return Object.fromEntries(await Promise.all(rows.map(read)));
}

test("four phones and a television: one round, with a reload in the middle of a vote", async () => {
  const host = await here.open("phone", "pl");
  const look = async (window: Window, page: string): Promise<void> => {
    await window.shot(`box-phones-${page}`);
    expect([...(await barriers(window)), ...(await smallTargets(window))], page).toEqual([]);
  };
  // One tap from the shelf to the choice, and one more to a table of one's own.
  await host.page.getByRole("link", { name: host.say("have-box-of", { game: host.say("game-dixit") }) }).tap();
  await host.page.getByRole("button", { name: host.say("box-phones") }).tap();
  const code = await codeOf(host);
  await host.page.getByRole("heading", { name: host.say("game-dixitbox") }).waitFor();
  await host.page.getByText(host.say("dixitbox-real")).waitFor();
  await host.page.getByRole("button", { name: host.say("start-needs-people", { count: 2 }) }).waitFor();

  // Nobody is offered a bot: it could not see the cards.
  await host.page.getByRole("button", { name: host.say("chair-empty", { number: 2 }) }).tap();
  await host.page.getByRole("dialog").getByRole("button", { name: host.say("sit-here") }).waitFor();
  expect(await host.page.getByText(host.say("or-bot")).count()).toBe(0);
  await host.page.keyboard.press("Escape");
  await host.page.getByRole("dialog").waitFor({ state: "hidden" });

  const guests: Window[] = [];
  for (const name of NAMES.slice(1)) {
    const guest = await here.open("phone", name === "Zachód" ? "en" : "pl", `/t/${code}`);
    await guest.page.getByLabel(guest.say("your-name")).fill(name);
    await guest.button("sit-down").tap();
    await guest.page.getByText(guest.say("you-named", { name })).waitFor();
    guests.push(guest);
  }
  const tv = await here.open("tv", "pl", `/t/${code}?screen=board`);
  await tv.page.getByText(tv.say("tv-join")).waitFor();
  await look(host, "1-lobby");
  await tv.shot("box-phones-1-lobby-tv");
  await host.page.getByText(host.say("agreed")).first().tap();
  await host.page.getByLabel(new RegExp(`^\\s*${host.say("option-dixitbox-first")}`)).selectOption("0");
  await eventually("the host narrates first", () => host.heard.some((frame) => frame.includes('"first":0')));
  await host.button("start").tap();

  const narrator = new Phone(host, host.say("default-name"));
  const [east, south, west] = guests.map((guest, index) => new Phone(guest, NAMES[index + 1] ?? "")) as [Phone, Phone, Phone];
  const everybody = [host, ...guests, tv];
  await host.page.getByText(host.say("dixitbox-you-tell")).waitFor();
  await tv.page.getByText(tv.say("dixit-tells", { name: narrator.name })).waitFor();
  await look(host, "2-tell-narrator");
  await look(east.window, "2-tell-guest");
  await tv.shot("box-phones-2-tell-tv");
  await narrator.main.tap();

  // All but the narrator vote. South has the dial on a card when the page is loaded anew.
  await east.vote(2);
  await south.point(4);
  await eventually("the server has the draft", () => south.window.sent.some((frame) => pointedIn(frame).includes("4")));
  await look(south.window, "3-vote");
  await south.window.page.reload();
  await south.dial.getByRole("radio", { checked: true }).waitFor({ state: "attached" });
  expect(await south.pointed()).toBe("4");
  await host.page.getByText(host.say("dixit-narrator-votes-not")).waitFor();
  await look(host, "3-vote-narrator");
  await south.mean("dixit-vote", 4);
  await south.window.button("action-change").waitFor();
  await look(east.window, "4-voted");
  await tv.page.getByRole("img", { name: tv.say("dixit-is-in") }).nth(1).waitFor();
  await tv.shot("box-phones-4-voted-tv");
  // So far no frame that anybody heard tells a vote; who came back heard their own, so the look can find one.
  for (const window of everybody) expect(window.heard.flatMap(turnedIn)).toEqual([]);
  for (const window of [host, tv, east.window, west.window]) expect(window.heard.flatMap(pointedIn)).toEqual([]);
  expect(new Set(south.window.heard.flatMap(pointedIn))).toEqual(new Set(["4"]));
  expect(tv.heard.filter(isForOneSeat)).toEqual([]);

  // The last one turns all of them over. Card 3 was the narrator's, and one found it.
  await west.point(3);
  await west.mean("dixit-vote", 3);
  await narrator.hand.getByText(host.say("dixitbox-which-how")).waitFor();
  for (const window of everybody) await eventually("all have heard the votes", () => window.heard.flatMap(turnedIn).length > 0);
  await look(host, "5-which");
  await tv.shot("box-phones-5-which-tv");
  await narrator.point(3);
  await narrator.mean("dixitbox-which-mine", 3);
  const whose = (place: number) => host.page.getByRole("group", { name: host.say("dixit-box-whose", { place }) });
  await whose(2).waitFor();
  await east.window.page.getByText(east.window.say("dixitbox-says-whose", { name: narrator.name })).first().waitFor();
  // Everybody has one card there: who is named at another one is moved.
  await whose(4).getByText("Zachód").tap();
  await whose(4).getByRole("radio", { checked: true }).waitFor({ state: "attached" });
  await eventually("West is no longer free", () => host.heard.some((frame) => frame.includes('"lists":[[{"owner":1},{"owner":2}],')));
  await whose(2).getByText("Zachód").tap();
  await narrator.hand.getByRole("button", { name: host.say("dixit-box-needs-owners") }).waitFor();
  await whose(4).getByText("Wschód").tap();
  await look(host, "6-whose");
  await look(east.window, "6-whose-guest");
  await narrator.mean("dixit-box-count", 0);

  // The narrator and West get 3, and West and East 1 more for a vote. East tells next.
  const points = { [narrator.name]: "3", Wschód: "1", Południe: "0", Zachód: "4" };
  for (const window of everybody) {
    await window.page.getByText("+4", { exact: true }).waitFor();
    expect(await pointsOn(window)).toEqual(points);
  }
  await east.window.page.getByText(east.window.say("dixitbox-you-tell")).waitFor();
  await look(host, "7-points");
  await tv.shot("box-phones-7-points-tv");
  // The rules of the phones lead on to those of the game in the box.
  const rules = await here.open("phone", "pl", "/rules/dixitbox#DB5");
  await rules.page.getByText(rules.say("rule-DB5")).waitFor();
  await look(rules, "8-rules");
  for (const window of [...everybody, rules]) expect(window.complaints).toEqual([]);
});
