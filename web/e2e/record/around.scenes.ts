/** Records the screens around the games: first page, lobby, absence, endings, companions, television. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { eventually } from "../eventually";
import { type Press, type Scene, SCENES } from "../scene";
import { Server } from "../server";
import { Evening } from "./evening";
import { Guest } from "./guest";
import { shelve } from "./shelve";

/** Short pauses, and short absences. */
const FAST = ["--pace", "0.1", "--limits", "off", "--away-after", "100"];
const MARKS = ["star", "circle", "square", "triangle", "diamond", "heart", "hexagon", "cross"] as const;
const NAMES = ["Wschód", "Maksymilian", "Południe", "Zachód", "Północ", "Środek", "Góra", "Dół"];
const GAMES = ["pixoid", "dixit", "nokaut", "nosedive", "ruletka"] as const;
/** Address in the recorded QR code. */
const SHARED = "http://192.168.1.20:4010";

let server: Server;
beforeAll(async () => {
  server = await Server.start(FAST);
});
afterAll(() => server.stop());

/** A table of this game: one guest for each person, bots on the next chairs. */
async function table(game: string, people: number, bots = 0): Promise<Guest[]> {
  const host = await Guest.host(server.url, game, NAMES[0] ?? "");
  const guests = [host];
  for (let chair = 1; chair < people; chair++) guests.push(await Guest.join(server.url, host.code, NAMES[chair] ?? "", MARKS[chair] ?? "circle", chair));
  for (let chair = people; chair < people + bots; chair++) await host.wish({ is: "add-bot", chair, character: "random" });
  await allSee(guests, ({ chairs }) => chairs.filter(({ is }) => is !== "empty").length >= people + bots);
  return guests;
}

const allSee = (guests: readonly Guest[], isSo: (room: NonNullable<Guest["room"]>) => boolean): Promise<void> =>
  eventually("all see it", () => guests.every(({ room }) => room !== null && isSo(room)));

/** Starts a game and waits for its first update on every device. */
async function deal(guests: readonly Guest[]): Promise<void> {
  await guests[0]?.wish({ is: "start" });
  await eventually("it is dealt", () => guests.every(({ update, room }) => room?.stage === "playing" && update !== null));
}

/** Keeps what a page of this device would receive now. */
function keep(name: string, guest: Guest, more: Partial<Scene> = {}): void {
  const isWatching = more.screen === "television";
  shelve(name, guest.code, { path: `/t/${guest.code}${isWatching ? "?screen=board" : ""}`, screen: "person", hears: guest.opening(), ...more });
}

const page = (name: string, path: string, more: Partial<Scene> = {}): void => shelve(name, "-", { path, screen: "person", hears: [], ...more });
const OPTIONS: Press = { text: "agreed" };

test("answers that all scenes share", async () => {
  const [host] = (await table("pixoid", 1)) as [Guest];
  const qr = await fetch(`${server.url}/api/qr`, { method: "POST", headers: { "content-type": "application/json", cookie: host.cookie }, body: JSON.stringify({ text: `${SHARED}/t/KOT-WAL-SEN` }) });
  const answers = { "/healthz": "ok", "/api/games": await host.get("/api/games"), "/api/mine": { tables: [] }, "/api/address": { url: SHARED }, "/api/qr": await qr.text() };
  writeFileSync(join(SCENES, "answers.json"), `${JSON.stringify(answers, null, 1)}\n`);
});

test("first page", async () => {
  page("first/shelf", "/");
  page("first/nowhere", "/nowhere");
  page("first/no-table", "/t/KOT-WAL-SEN", { answers: { "/api/tables/KOT-WAL-SEN": 404 } });
  const guests = await table("nokaut", 3, 1);
  await deal(guests);
  page("first/tables", "/", { answers: { "/api/mine": JSON.parse(JSON.stringify(await guests[0]?.get("/api/mine")).replaceAll(guests[0]?.code ?? "", "KOT-WAL-SEN")) as unknown } });
});

test("lobby", async () => {
  for (const game of GAMES) {
    const [host] = (await table(game, 2, 1)) as [Guest];
    keep(`lobby/${game}-agreed`, host, { presses: [OPTIONS] });
  }
  const [alone] = (await table("dixit", 1)) as [Guest];
  keep("lobby/alone", alone);
  keep("lobby/bots", alone, { presses: [{ press: "chair-empty-host", with: { number: 2 } }] });
  keep("lobby/door", await Guest.visit(server.url, alone.code));
  keep("lobby/tv", await Guest.visit(server.url, alone.code, "&watch"), { screen: "television" });
  const full = (await table("dixit", 7, 1)) as [Guest, Guest];
  await full[1].wish({ is: "join", me: { name: "Maksymilian", identity: "circle", language: "pl" } }).catch(() => undefined);
  keep("lobby/full", full[0]);
  keep("lobby/guest", full[1]);
  keep("lobby/chair", full[0], { presses: [{ press: "chair-taken", with: { number: 2, name: "Maksymilian" } }] });
  keep("lobby/tv-full", await Guest.visit(server.url, full[0].code, "&watch"), { screen: "television" });
});

test("absence", async () => {
  const guests = (await table("ruletka", 3, 1)) as [Guest, Guest, Guest];
  const [host, other, third] = guests;
  await deal(guests);
  keep("absence/side", host, { presses: [{ press: "open-side" }] });
  keep("absence/help", host, { presses: [{ press: "help" }] });
  const watcher = await Guest.visit(server.url, host.code);
  keep("absence/late", watcher);
  keep("absence/moved", other, { then: [{ is: "moved" }] });
  keep("absence/removed", other, { then: [{ is: "removed" }] });
  third.leave();
  await allSee([host, other], ({ chairs }) => chairs.some((chair) => chair.is === "person" && chair.may_be_lent));
  keep("absence/away", host);
  const tv = await Guest.visit(server.url, host.code, "&watch");
  keep("absence/tv-away", tv, { screen: "television" });
  await host.wish({ is: "lend", chair: 2 });
  await other.wish({ is: "step-away" });
  await allSee([host, other, tv], ({ chairs }) => chairs.filter((chair) => chair.is === "person" && chair.lent_to !== null).length === 2);
  keep("absence/lent", host);
  keep("absence/own-seat-lent", other);
  await host.wish({ is: "pause", on: true });
  await allSee([host, other, tv], ({ paused }) => paused);
  keep("absence/paused", host);
  keep("absence/tv-paused", tv, { screen: "television" });
});

test.each(GAMES)("ending of %s", async (game) => {
  const guests = await table(game, game === "pixoid" ? 3 : 4);
  const [host] = guests as [Guest];
  if (game === "pixoid") await host.wish({ is: "options", options: { ...(host.room?.options as object), variant: "short" } });
  const tv = await Guest.visit(server.url, host.code, "&watch");
  const evening = new Evening([...guests, tv], () => undefined, ["cisza", "zanim zgaśnie lampa"], 3);
  await deal([...guests, tv]);
  await evening.play();
  keep(`ending/${game}`, host, { hears: host.opening(Infinity) });
  if (game === "dixit" || game === "ruletka") keep(`ending/tv-${game}`, tv, { screen: "television", hears: tv.opening(Infinity) });
});

test.each(["dixitbox", "nosedivebox"])("companion %s", async (game) => {
  const guests = await table(game, 4);
  keep(`companion/${game}-lobby`, guests[0] as Guest);
  const tv = await Guest.visit(server.url, guests[0]?.code ?? "", "&watch");
  const seen = new Set<string>();
  const wanted = game === "dixitbox" ? ["tell", "vote", "vote-in", "which", "whose"] : ["mark", "share", "rate", "tally"];
  const evening = new Evening([...guests, tv], (state, guest) => {
    const name = guest === tv ? `tv-${state}` : state;
    const isWanted = guest === tv ? state === "vote" || state === "rate" : wanted.includes(state);
    if (seen.has(name) || !isWanted) return;
    seen.add(name);
    keep(`companion/${game}-${name}`, guest, { screen: guest === tv ? "television" : "person" });
  }, [], 5);
  await deal([...guests, tv]);
  await evening.play();
});

test("pages without a table", () => {
  for (const game of GAMES) {
    page(`pages/rules-${game}`, `/rules/${game}`);
    page(`pages/intro-${game}`, `/intro/${game}`);
  }
  for (const game of ["dixit", "nosedive", "ruletka"]) page(`pages/box-${game}`, `/box/${game}`);
  page("pages/tv", "/tv", { screen: "television", hears: [{ is: "code", code: "KOT-WAL", seconds: 600 }] });
  page("pages/to-tv", "/tv/KOT-WAL");
});
