/** A table that changes its game: its bots become bots of that game, with names that every screen knows. */
import { expect, test } from "vitest";
import type { Newcomer } from "../src/wire/Newcomer";
import type { RoomView } from "../src/wire/RoomView";
import type { Wish } from "../src/wire/Wish";
import { PROTOCOL } from "../src/wire/protocol";
import { codeOf, type Window, world } from "./world";

const here = world();

/** In the page: opens a table with the key of this browser, and goes to it. */
async function openTable(): Promise<void> {
  const me = { name: "Host", identity: "circle", language: "en" };
  const body = JSON.stringify({ game: "dixit", me, against_bots: false, dice: null });
  const answer = await fetch("/api/tables", { method: "POST", body, headers: { "content-type": "application/json" } });
  const { code } = (await answer.json()) as { code: string };
  location.pathname = `/t/${code}`;
}

/** In the page: wishes something on a socket of its own, with the key of this browser. */
async function wish({ code, wish, protocol }: { code: string; wish: Wish; protocol: number }): Promise<void> {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/ws?plain`);
  await new Promise<void>((done, failed) => {
    socket.onopen = () => socket.send(JSON.stringify({ is: "hello", protocol }));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as { is: string };
      if (message.is === "welcome") socket.send(JSON.stringify({ is: "do", id: 1, wish }));
      if (message.is === "done") done();
      if (message.is === "refused" || message.is === "reload") failed(new Error(data));
    };
  });
  socket.close();
}

/** The bots' characters, as the newest message about the room named them. */
function bots(window: Window): { game: string; characters: string[]; known: string[] } {
  const rooms = window.heard.map((text) => (JSON.parse(text) as { room?: RoomView }).room).filter((room) => room !== undefined);
  const room = rooms.at(-1);
  if (!room) throw new Error("no room was told");
  return { game: room.game, characters: room.chairs.flatMap((chair) => (chair.is === "bot" ? [chair.character] : [])), known: room.bots };
}

async function showsItsBots(window: Window, game: string): Promise<void> {
  window.heard.length = 0;
  await window.page.reload();
  await window.page.locator("body:not([inert])").waitFor({ state: "attached" });
  await expect.poll(() => window.heard.some((text) => text.startsWith('{"is":"welcome"'))).toBe(true);
  const told = bots(window);
  expect(told.game).toBe(game);
  expect(new Set(told.characters).size).toBe(2);
  for (const character of told.characters) {
    expect(told.known, `${game} has a bot ${character}`).toContain(character);
    await window.page.getByText(window.say(`bot-${character}`)).first().waitFor();
  }
}

test("from Dixit to Nokaut, Pixoid, Ruletka and Nosedive: every screen knows the bots of each game", async () => {
  const host = await here.open("laptop", "en");
  await host.page.evaluate(openTable);
  const code = await codeOf(host);
  const act = (wanted: Wish): Promise<void> => host.page.evaluate(wish, { code, wish: wanted, protocol: PROTOCOL });
  await act({ is: "add-bot", chair: 1, character: "trickster" });
  await act({ is: "add-bot", chair: 2, character: "literal" });
  const guest = await here.open("phone", "pl", `/t/${code}`);
  const me: Newcomer = { name: "Gość", identity: "star", language: "pl" };
  const join: Wish = { is: "join", me };
  await guest.page.evaluate(wish, { code, wish: join, protocol: PROTOCOL });
  const tv = await here.open("tv", "pl", `/t/${code}?screen=board`);
  for (const game of ["nokaut", "pixoid", "ruletka", "nosedive"]) {
    await act({ is: "choose-game", game });
    for (const window of [host, guest, tv]) await showsItsBots(window, game);
    await host.shot(`next-game-${game}-laptop`);
  }
  await act({ is: "start" });
  await expect.poll(() => host.heard.some((text) => text.startsWith('{"is":"update"'))).toBe(true);
  for (const window of [host, guest, tv]) await showsItsBots(window, "nosedive");
  for (const window of [host, guest, tv]) expect(window.complaints).toEqual([]);
});
