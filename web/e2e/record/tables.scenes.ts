/** Records scenes at tables of the five games: `npm run scenes`. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../eventually";
import { Server } from "../server";
import type { Scene } from "../scene";
import { Evening } from "./evening";
import { Guest } from "./guest";
import { shelve } from "./shelve";

/** Short pauses: no person plays. */
const FAST = ["--pace", "0.1", "--limits", "off"];
const MARKS = ["star", "circle", "square", "triangle", "diamond", "heart", "hexagon", "cross"] as const;
const NAMES = ["Wschód", "Maksymilian", "Południe", "Zachód", "Północ", "Środek"];

/** Hints of a game, for a device that has seen them all. */
const HINTS: Record<string, string> = {
  pixoid: "place program capture",
  dixit: "tell lay vote",
  nokaut: "act riposte goal",
  nosedive: "flip move act take share rate",
  ruletka: "load bid accuse",
};

interface Plan {
  guests: number;
  bots: number;
  options: Record<string, unknown>;
  /** The states that are kept, of the host's screen and of the television: the first of a kind; with `-late` the last. */
  keep: string;
  tv: string;
  words?: readonly string[];
}

const PLANS: Record<string, Plan> = {
  pixoid: {
    guests: 2,
    bots: 1,
    options: { variant: "short" },
    keep: "place place-chosen place-waits program program-late program-chosen program-in film-program film-program-late over",
    tv: "place program-late over",
  },
  dixit: {
    guests: 4,
    bots: 2,
    options: { rounds: 6 },
    keep: "tell tell-chosen tell-waits lay lay-chosen lay-in lay-waits vote vote-chosen vote-in after-vote film-vote over",
    tv: "tell vote after-vote",
    words: ["zanim zgaśnie ostatnia lampa", "cisza", "to nie moja walizka, panie konduktorze"],
  },
  nokaut: {
    guests: 3,
    bots: 1,
    options: {},
    keep: "deck act act-chosen act-late act-waits riposte riposte-in enter discard take sacrifice landing goal film-act over",
    tv: "act-late riposte over",
  },
  nosedive: {
    guests: 3,
    bots: 1,
    options: {},
    keep: "flip-waits move act act-chosen place take share share-in rate rate-chosen rate-waits after-rate film-move over",
    tv: "move share after-rate",
  },
  ruletka: {
    guests: 4,
    bots: 1,
    options: { deck: "full" },
    keep: "load load-chosen bid bid-in accuse aim aim-chosen glory before-shot bids-open played points accused-chosen film-aim over",
    tv: "bid after-shot over",
  },
};

/** Time within an animation at which it is measured. */
const FILM_AT_MS = 900;

/** Rare states may need several games. */
const MOST_GAMES = 6;

let server: Server;
beforeAll(async () => {
  server = await Server.start(FAST);
});
afterAll(() => server.stop());

function sceneOf(game: string, code: string, state: string, guest: Guest, isSeenComing: boolean): Scene {
  const told = isSeenComing ? { hears: guest.before, then: guest.since.slice() } : { hears: guest.opening() };
  if (guest.seat === null) return { path: `/t/${code}?screen=board`, screen: "television", ...told };
  // Without a television at the table a phone plays its own animations.
  const alone = JSON.parse(JSON.stringify(told).replaceAll('"television":true', '"television":false')) as typeof told;
  const knows = /-(chosen|in|waits|late)$/.test(state) ? { storage: { [`stolik-${game}-hints`]: HINTS[game] ?? "" } } : {};
  return { path: `/t/${code}`, screen: "person", ...knows, ...alone, ...(state.startsWith("film-") ? { at: FILM_AT_MS } : {}) };
}

test.each(Object.entries(PLANS))("%s", async (game, { guests: people, bots, options, keep, tv, words = [] }) => {
  const host = await Guest.host(server.url, game, NAMES[0] ?? "");
  const { code } = host;
  const guests = [host];
  for (let chair = 1; chair < people; chair++) guests.push(await Guest.join(server.url, code, NAMES[chair] ?? "", MARKS[chair] ?? "circle", chair));
  for (let chair = people; chair < people + bots; chair++) await host.wish({ is: "add-bot", chair, character: "random" });
  await host.wish({ is: "options", options: { ...(host.room?.options as object), ...options } });
  await host.wish({ is: "linger", linger: "until-all" });
  const television = await Guest.visit(server.url, code, "&watch");
  const wanted = new Set([...keep.split(" "), ...tv.split(" ").map((state) => `tv-${state}`)]);
  const found = new Map<string, Scene>();
  const evening = new Evening([...guests, television], (state, guest, how) => {
    const prefix = guest === television ? "tv-" : "";
    const scene = (name: string): Scene => sceneOf(game, code, name, guest, how === "seen-coming");
    if (found.has(prefix + state)) found.set(`${prefix}${state}-late`, scene(`${state}-late`));
    else found.set(prefix + state, scene(state));
  }, words, 7);
  const missing = (): string[] => [...wanted].filter((name) => !found.has(name));
  for (let games = 0; games < MOST_GAMES && missing().length > 0; games++) {
    await host.wish({ is: games === 0 ? "start" : "rematch" });
    await eventually("it is dealt", () => [...guests, television].every(({ room }) => room?.stage === "playing"));
    await evening.play();
  }
  console.log(`${game} had: ${[...found.keys()].join(" ")}`);
  expect(missing()).toEqual([]);
  for (const name of wanted) {
    const scene = found.get(name);
    if (scene) shelve(`${game}/${name}`, code, scene);
  }
});
