/** Every step of the companions beside a real box: one device for all, and a phone for everybody. */
import { test } from "vitest";
import { DixitCircle } from "../dixitCircle";
import { Phone } from "../dixitPhone";
import { NosediveCircle } from "../nosediveCircle";
import { NosedivePlayer, whoever } from "../nosedivePlayer";
import { RuletkaCircle } from "../ruletkaCircle";
import type { Language } from "../words";
import { codeOf, type Window, world } from "../world";
import { Album, bind } from "./album";

const here = world();
const NAMES = ["Północ", "Wschód", "Południe", "Zachód"];

/** A companion on one phone, from the shelf on. */
async function companion(game: string, language: Language, walk: (phone: Window, album: Album) => Promise<void>): Promise<void> {
  const album = new Album(`${game}-companion`, language);
  const phone = await here.open("phone", language, "/", "calm");
  try {
    await phone.page.getByRole("link", { name: phone.say("have-box-of", { game: phone.say(`game-${game}`) }) }).tap();
    await phone.page.getByRole("heading", { level: 2 }).waitFor();
    await album.add("ways", phone);
    await walk(phone, album);
  } finally {
    bind();
  }
}

async function dixit(phone: Window, album: Album): Promise<void> {
  const circle = new DixitCircle(phone, NAMES);
  await circle.oneDevice();
  await circle.writeNames();
  await album.add("names", phone);
  await circle.press("box-start", { count: 4 });
  await album.add("tell", phone);
  await circle.press("dixit-box-laid");
  await album.add("curtain", phone);
  await circle.point("Wschód", 1);
  await album.add("vote", phone);
  await circle.press("dixit-vote", { place: 1 });
  await circle.vote("Południe", 1);
  await circle.vote("Zachód", 2);
  await circle.heading("dixit-box-which", { name: "Północ" }).waitFor();
  await album.add("which", phone);
  await circle.tell(1, { 2: "Wschód" });
  await album.add("score", phone);
}

async function nosedive(phone: Window, album: Album): Promise<void> {
  const circle = new NosediveCircle(phone, NAMES);
  await circle.oneDevice();
  await circle.sitDown();
  await album.add("life", phone);
  for (let round = 1; round <= 3; round++) {
    await circle.press("nosedive-box-played");
    await album.add("marks", phone);
    await circle.press("nosedive-box-deal");
    await album.add("curtain", phone);
    await circle.share(() => album.add("share", phone));
    await album.add("rate", phone);
    await circle.rate();
    await circle.heading("nosedive-summary", { round }).waitFor();
    await album.add("told", phone);
    if (round < 3) await phone.page.locator("footer button").last().tap();
    else await circle.press("nosedive-box-to-count");
  }
  for (const name of NAMES) {
    await circle.heading("nosedive-box-counts", { name }).waitFor();
    await album.add("count", phone);
    await circle.press("nosedive-box-counted", { points: 0 });
  }
  await album.add("over", phone);
}

async function ruletka(phone: Window, album: Album): Promise<void> {
  const circle = new RuletkaCircle(phone, NAMES.slice(0, 3));
  await circle.sitDown();
  await album.add("load", phone);
  await circle.press("ruletka-box-after-load");
  await album.add("spin", phone);
  await circle.press("ruletka-box-after-spin");
  await circle.bid("Północ", 5);
  await album.add("bid", phone);
  await circle.press("ruletka-box-after-bid");
  await circle.accuse("Wschód", "Południe", "click");
  await album.add("challenge", phone);
  await circle.press("ruletka-box-after-challenge");
  await album.add("shots", phone);
  for (let series = 1; series <= 5; series++) await circle.series();
  await circle.press("ruletka-box-after-shots");
  await album.add("points", phone);
  for (let more = 0; more < 9; more++) await circle.press("ruletka-box-more", { name: "Północ" });
  await circle.press("ruletka-box-after-points");
  await album.add("winner", phone);
}

/** Four phones beside a real box, and a television; the last of them is looked at. */
async function phones(game: string, language: Language, walk: (windows: Window[], look: (screen: string, who?: Window) => Promise<void>) => Promise<void>): Promise<void> {
  const album = new Album(`${game}box`, language);
  const host = await here.open("phone", language, "/", "calm");
  try {
    await host.page.getByRole("link", { name: host.say("have-box-of", { game: host.say(`game-${game}`) }) }).tap();
    await host.page.getByRole("button", { name: host.say("box-phones") }).tap();
    const code = await codeOf(host);
    const guests: Window[] = [];
    for (const name of NAMES.slice(1)) {
      const guest = await here.open("phone", language, `/t/${code}`, "calm");
      await guest.page.getByLabel(guest.say("your-name")).fill(name);
      await guest.button("sit-down").tap();
      await guest.page.getByText(guest.say("you-named", { name })).waitFor();
      guests.push(guest);
    }
    const wall = await here.open("tv", language, `/t/${code}?screen=board`, "calm");
    await album.add("lobby", host, wall);
    await host.button("start").tap();
    await walk([host, ...guests], (screen, who = host) => album.add(screen, who, wall));
  } finally {
    bind();
  }
}

for (const language of ["pl", "en"] as const) {
  test(`a look at Dixit's companion, in ${language}`, () => companion("dixit", language, dixit));
  test(`a look at Nosedive's companion, in ${language}`, () => companion("nosedive", language, nosedive));
  test(`a look at Ruletka's caller, in ${language}`, () => companion("ruletka", language, ruletka));

  test(`a look at Dixit with a phone each, in ${language}`, () =>
    phones("dixit", language, async (windows, look) => {
      const people = windows.map((window, seat) => new Phone(window, seat === 0 ? window.say("default-name") : (NAMES[seat] ?? "")));
      const narrator = await new Promise<Phone>((found) => {
        for (const phone of people) void phone.window.page.getByText(phone.window.say("dixitbox-you-tell")).waitFor().then(() => found(phone), () => undefined);
      });
      const voters = people.filter((phone) => phone !== narrator);
      const [first, ...others] = voters as [Phone, ...Phone[]];
      await look("tell", narrator.window);
      await look("tell-waits", first.window);
      await narrator.main.tap();
      await first.dial.waitFor();
      await look("vote", first.window);
      await first.vote(2);
      await look("voted", first.window);
      for (const phone of others) {
        await phone.point(2);
        await phone.mean("dixit-vote", 2);
      }
      await narrator.hand.getByText(narrator.window.say("dixitbox-which-how")).waitFor();
      await look("which", narrator.window);
      await narrator.point(3);
      await narrator.mean("dixitbox-which-mine", 3);
      await narrator.window.page.getByRole("group", { name: narrator.window.say("dixit-box-whose", { place: 2 }) }).waitFor();
      await look("whose", narrator.window);
    }));

  test(`a look at Nosedive with a phone each, in ${language}`, () =>
    phones("nosedive", language, async (windows, look) => {
      const players = windows.map((window) => new NosedivePlayer(window));
      for (let answers = 0; answers < 40; answers++) {
        const { player, asked } = await whoever(players);
        if (asked === "over") break;
        await look(asked, player.window);
        await player.choose(asked);
        await look(`${asked}-chosen`, player.window);
        await player.handIn();
        await look(`${asked}-in`, player.window);
      }
      await look("over");
    }));
}
