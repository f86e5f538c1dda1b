/**
 * Every game has words, in both languages, for all that its types name and all that its screens ask for, and no others.
 * What the types on the server name is in `wire/games.ts`; what is put together here is in each game's `words/families.ts`.
 * The companion of a box is a game too, without a place on the shelf, an introduction and a page of its own about the game.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { inTheBox } from "../box/shelf";
import { type Recording, SAID } from "../intro/recording";
import { ruleIn } from "../lib/ruleIds";
import { boxes, boxOf } from "../shelf/games";
import { type GameKeys, games, refusedByTheHouse } from "../wire/games";
import type { Families } from "./every";

const ROOT = join(import.meta.dirname, "../../..");
const LANGUAGES = ["pl", "en"] as const;

const families = import.meta.glob<Families>("./*/words/families.ts", { import: "families", eager: true });
const sources = import.meta.glob<string>(["./*/**/*.svelte", "./*/**/*.ts", "!./**/*.test.ts", "!./*/words/families.ts"], { query: "?raw", import: "default", eager: true });

/** The keys of one file, as Fluent reads them; none where there is no such file. Terms are for the file itself. */
function keysIn(folder: string, file: string): string[] {
  const path = join(ROOT, "content", folder, file);
  const ids = existsSync(path) ? new FluentResource(readFileSync(path, "utf8")).body.map(({ id }) => id) : [];
  return ids.filter((id) => !id.startsWith("-"));
}

/** Plain texts by their keys, for what is read out of them. */
function textsIn(folder: string, file: string): [string, string][] {
  const { body } = new FluentResource(readFileSync(join(ROOT, "content", folder, file), "utf8"));
  return body.flatMap(({ id, value }) => (typeof value === "string" ? [[id, value]] : []));
}

/** Where a game has its screens: a companion with the game that is in the box. */
function folderOf(game: string): string {
  const inside = inTheBox(game);
  return inside === null ? `./${game}/` : `./${inside}/box/phones/`;
}

function sourceOf(game: string): string {
  return Object.entries(sources).flatMap(([path, text]) => (path.startsWith(folderOf(game)) ? [text] : [])).join("\n");
}

function namedByTypes(game: string, { topics, settings, refusals }: GameKeys): string[] {
  return [
    ...topics.flatMap((topic) => [`topic-${game}-${topic}`, `phase-${game}-${topic}`, `help-${game}-${topic}`]),
    ...Object.entries(settings).flatMap(([key, values]) =>
      [key, `${key}-help`, ...values.map((value) => `${key}-${value}`)].map((end) => `option-${game}-${end}`)),
    ...refusals.map((name) => `refusal-${game}-${name}`),
  ];
}

function rulesOf(game: string): string[] {
  const rules = readFileSync(join(ROOT, "crates", game, "rules.md"), "utf8");
  const ids = Array.from(rules.matchAll(/^\| ([A-Z]{1,2}\d+) \|/gm), ([, id = ""]) => `rule-${id}`);
  return ids;
}

/** The game on one screen, and what the introduction says: at its stops, and in the recording. */
function introductionOf(game: string): string[] {
  if (inTheBox(game) !== null) return [];
  const path = join(ROOT, "content", game, "intro.json");
  const recorded = existsSync(path) ? readFileSync(path, "utf8") : '{ "stops": [] }';
  const { stops } = JSON.parse(recorded) as Recording;
  const said = Array.from(recorded.matchAll(/"\$([a-z0-9-]+)"/g), ([, key = ""]) => key).filter((key) => key !== SAID);
  const screen = ["aim", "turn-1", "turn-2", "turn-3", "end"].map((part) => `rules-${game}-${part}`);
  return [...screen, ...stops.map((step) => `intro-${game}-${step}`), ...said];
}

/** Keys that stand in the sources of a game's screens, and those that `shared/` makes of its name. */
function askedByScreens(game: string): string[] {
  const source = sourceOf(game);
  const written = Array.from(source.matchAll(new RegExp(`"(${game}-[a-z0-9-]+)"`, "g")), ([, key = ""]) => key);
  const waits = source.includes(`waitingLine("${game}"`) ? [`${game}-waiting`, `${game}-waiting-for`] : [];
  return [...written, ...waits];
}

const familiesOf = (game: string): Families => families[`${folderOf(game)}words/families.ts`] ?? {};

const lack = (there: readonly string[], wanted: readonly string[]): string[] =>
  [...new Set(wanted)].filter((key) => !there.includes(key)).sort();

describe.each(Object.entries(games))("%s", (game, keys) => {
  const put = Object.entries(familiesOf(game)).flatMap(([begin, ends]) => ends.map((end) => `${begin}${end}`));
  const bots = keys.bots.flatMap((bot) => [`bot-${bot}`, `bot-${bot}-line`, `bot-${bot}-strength`]);
  const isCompanion = inTheBox(game) !== null;
  const box = ["", ...(isCompanion ? [] : ["-line", "-players", "-time"])].map((end) => `game-${game}${end}`);
  const wanted = [...namedByTypes(game, keys), ...rulesOf(game), ...introductionOf(game), ...askedByScreens(game), ...put];

  test.each(LANGUAGES)("has words for everything in %s, and no others", (language) => {
    const own = ["", "ending.", "rules.", "caller."].map((part) => `${part}${language}.ftl`).flatMap((file) => keysIn(game, file));
    const house = keysIn("ui", `${language}.ftl`);
    // A bot of several games is named once for all of them.
    const ownBots = bots.filter((key) => !house.includes(key));
    expect({ missing: lack(own, [...wanted, ...ownBots]), superfluous: lack([...wanted, ...ownBots], own) }).toEqual({
      missing: [],
      superfluous: [],
    });
    expect(keysIn(game, `box.${language}.ftl`).sort()).toEqual(box.sort());
  });

  test.each(LANGUAGES)("what is asked for is explained with a rule that there is, in %s", (language) => {
    const rules = rulesOf(game);
    for (const [key, text] of textsIn(game, `${language}.ftl`)) {
      if (key.startsWith(`help-${game}-`)) expect(rules, key).toContain(`rule-${ruleIn(text)}`);
    }
  });

  test("what is put together has its family", () => {
    const begun = Array.from(sourceOf(game).matchAll(new RegExp(`\`(${game}-[a-z0-9-]*)\\$\\{[^\`]*\\}\``, "g")), ([, begin = ""]) => begin);
    expect(lack(Object.keys(familiesOf(game)), begun)).toEqual([]);
  });

  test("stands on the shelf, unless it is the companion of a box that does", () => {
    expect(boxes.some((box) => box.game === game)).toBe(!isCompanion);
    expect(boxOf(game)).toBeDefined();
    expect(existsSync(join(import.meta.dirname, folderOf(game), "index.ts"))).toBe(true);
  });
});

test("a bot that the house names plays somewhere", () => {
  const playing = Object.values(games).flatMap(({ bots }) => bots);
  const named = keysIn("ui", "pl.ftl").flatMap((key) => /^bot-([a-z]+)$/.exec(key)?.[1] ?? []);
  expect(lack(playing, named)).toEqual([]);
});

test.each(LANGUAGES)("the table and the room have a sentence for whatever they refuse, and no others, in %s", (language) => {
  const said = keysIn("ui", `${language}.ftl`).flatMap((key) => /^refusal-(.+-.+)$/.exec(key)?.[1] ?? []);
  expect(said.sort()).toEqual(refusedByTheHouse);
});

test("every folder of screens is a game of the server", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(folders.filter((name) => name !== "shared").sort()).toEqual(Object.keys(games).filter((game) => inTheBox(game) === null).sort());
});

/** A page that has shown two games has the texts of both. What is worn over them is there to replace some. */
test("no key is in two files", () => {
  const content = join(ROOT, "content");
  const files = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith("pl.ftl") && !name.endsWith("/worn.pl.ftl"));
  const keys = files.flatMap((file) => keysIn(".", file));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
