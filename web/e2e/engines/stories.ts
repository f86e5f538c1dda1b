/**
 * What is played in an engine besides Chromium: every game alone against bots, and with two people and a television; and
 * the companions of the boxes, each with their own phone.
 */
import { afterAll, beforeAll, expect, onTestFailed, test } from "vitest";
import { eventually } from "../eventually";
import { Server } from "../server";
import type { Engine, Size } from "./engine";
import { Person } from "./person";
import { type Play, PLAYS } from "./plays";

/** More presses than any of these games takes; whoever needs more goes round in circles. */
const MANY_STEPS = 1500;

/** So often whoever is alone hands something in before they have seen enough of it; where several do, each less often. */
const ENOUGH = 4;
const ENOUGH_TOGETHER = 2;

/** Whether everybody who is alone plays to the end; in a long run only, but for the shortest game. */
const WHOLE = process.env["STOLIK_WHOLE_GAMES"] === "1";
const SHORTEST = "nosedive";

interface Evening {
  /** Chairs for bots beside two people. */
  bots: readonly number[];
  /** What makes it short. */
  agreed: Record<string, string>;
}

const EVENINGS: Record<string, Evening> = {
  pixoid: { bots: [3], agreed: { variant: '"short"' } },
  dixit: { bots: [3], agreed: {} },
  nosedive: { bots: [3], agreed: {} },
  nokaut: { bots: [], agreed: {} },
  ruletka: { bots: [], agreed: { deck: '"none"' } },
};

/** These people press what is offered to them, until it is enough; what they did is told by its kinds. */
async function play(people: readonly Person[], { offers }: Play, isEnough: (handedIn: readonly number[], seen: ReadonlySet<string>) => boolean): Promise<Set<string>> {
  const seen = new Set<string>();
  const handedIn = people.map(() => 0);
  for (let step = 0; !isEnough(handedIn, seen); step++) {
    if (step > MANY_STEPS) throw new Error(`no end after ${[...seen].join(", ")}`);
    let isOver = false;
    await eventually("somebody is offered something, or the game is over", async () => {
      for (const [index, person] of people.entries()) {
        const offered = offers(person, step);
        const at = await person.which([person.button("show-result"), ...offered.map(({ what }) => what)]);
        if (at === 0) return (isOver = true);
        const offer = offered[at - 1];
        if (!offer || !(await person.screen.press(offer.what))) continue;
        if (offer.text) await person.screen.type(offer.text);
        seen.add(offer.is);
        if (offer.is === "hand in") handedIn[index] = (handedIn[index] ?? 0) + 1;
        return true;
      }
      return false;
    });
    if (isOver) return seen.add("over");
  }
  return seen;
}

export function stories(launch: () => Promise<Engine>): void {
  let server: Server;
  let engine: Engine;
  let [phone, laptop, tv] = [] as unknown as [Person, Person, Person];
  const people = (): Person[] => [phone, laptop, tv];

  beforeAll(async () => {
    [server, engine] = await Promise.all([Server.start([]), launch()]);
    const sit = async (size: Size, language: "pl" | "en"): Promise<Person> => {
      const person = new Person(await engine.open(size), language);
      await person.screen.goto(server.url);
      await person.screen.run((language: string) => { localStorage.setItem("stolik-language", language); }, language);
      return person;
    };
    [phone, laptop, tv] = await Promise.all([sit("phone", "pl"), sit("laptop", "en"), sit("tv", "pl")]);
  });
  afterAll(async () => {
    await engine?.close();
    await server?.stop();
  });

  const complaints = async (): Promise<string[]> => (await Promise.all(people().map(({ screen }) => screen.complaints()))).flat();
  /** In front of the shelf, with the box of this game on the table. */
  const takeDown = async (person: Person, game: string): Promise<void> => {
    await person.screen.goto(server.url);
    const box = person.button("take-down", { game: person.say(`game-${game}`) });
    await person.sees(person.button("play-bots"));
    if ((await person.which([box])) === 0) await person.tap(box);
    await person.sees({ css: "h2", name: person.say(`game-${game}`) });
  };
  const codeOf = async (host: Person): Promise<string> => {
    await eventually("there is a table", async () => (await host.path()).startsWith("/t/"));
    return (await host.path()).slice("/t/".length);
  };
  const join = async (person: Person, code: string, name: string): Promise<void> => {
    await person.screen.goto(`${server.url}/t/${code}`);
    await person.sees(person.button("sit-down"));
    // The name of the last time stands there already.
    const empty = { css: "input:placeholder-shown", says: person.say("your-name") };
    if ((await person.which([empty])) === 0) await person.write(empty, name);
    await person.tap(person.button("sit-down"));
    // The own chair is called by what can be done with it; the others read the name.
    await person.misses(person.button("sit-down"));
  };

  /** What everybody saw when it went wrong. */
  const tellWhere = (): void => onTestFailed(async () => {
    for (const person of people()) await person.shot(`${engine.name}-failed`);
  });

  test.each(Object.keys(EVENINGS))("%s, alone against bots", async (game) => {
    tellWhere();
    const plays = PLAYS[game] as Play;
    const isWhole = WHOLE || game === SHORTEST;
    await takeDown(phone, game);
    if (game === "pixoid") await phone.shot(`${engine.name}-shelf`);
    await phone.tap(phone.button("play-bots"));
    await phone.sees(phone.region(plays.board));
    const seen = await play([phone], plays, ([handedIn = 0], seen) => !isWhole && handedIn >= ENOUGH && plays.always.every((kind) => seen.has(kind)));
    expect([...seen]).toEqual(expect.arrayContaining([...plays.always, ...(isWhole ? ["over"] : [])]));
    await phone.shot(`${engine.name}-${game}-alone`);
    if (seen.has("over")) {
      await phone.tap(phone.button("show-result"));
      await phone.sees({ css: "section", name: phone.say("honours") });
    }
    expect(await complaints()).toEqual([]);
  });

  test.each(Object.entries(EVENINGS))("%s, with two people and a television", async (game, { bots, agreed }) => {
    tellWhere();
    const plays = PLAYS[game] as Play;
    await takeDown(phone, game);
    await phone.tap(phone.button("open-table"));
    const code = await codeOf(phone);
    await join(laptop, code, "Guest");
    await tv.screen.goto(`${server.url}/t/${code}?screen=board`);
    for (const number of bots) {
      // Chairs move while somebody sits down: a finger may come where one was.
      const chair = phone.button("chair-empty-host", { number });
      await eventually("somebody asks about a chair", async () => (await phone.which([{ css: "dialog" }])) === 0 || ((await phone.screen.press(chair)) && false));
      await phone.tap({ css: "dialog button", says: phone.say("bot-random") });
      await phone.misses({ css: "dialog" });
    }
    if (Object.keys(agreed).length > 0) await phone.tap({ css: "summary", says: phone.say("agreed") });
    for (const [option, value] of Object.entries(agreed)) await phone.pick({ css: "label", says: phone.say(`option-${game}-${option}`) }, value);
    await tv.reads("Guest");
    if (game === "pixoid") for (const person of people()) await person.shot(`${engine.name}-lobby`);
    await phone.tap(phone.button("start"));
    for (const person of people()) await person.sees(person.region(plays.board));
    const seen = await play([phone, laptop], plays, (handedIn) => Math.min(...handedIn) >= ENOUGH_TOGETHER);
    for (const person of people()) await person.shot(`${engine.name}-${game}`);
    expect(seen).toContain("hand in");
    // The television shows the table and nobody's hand.
    expect(await tv.which([tv.region(plays.board)])).toBe(0);
    expect(await tv.which([tv.region(`${game}-hand`)])).toBe(-1);
    expect(await complaints()).toEqual([]);
  });

  test.each(["dixitbox", "nosedivebox"])("%s, a first step with three phones", async (companion) => {
    tellWhere();
    const plays = PLAYS[companion] as Play;
    await phone.screen.goto(`${server.url}/box/${companion.replace("box", "")}`);
    await phone.tap({ css: "button", says: phone.say("box-phones") });
    const code = await codeOf(phone);
    await join(laptop, code, "Guest");
    await join(tv, code, "Trzecia");
    await phone.reads("Trzecia");
    await phone.tap(phone.button("start"));
    for (const person of people()) await person.sees(person.region(plays.board));
    const seen = await play(people(), plays, (handedIn) => handedIn.reduce((sum, one) => sum + one, 0) >= ENOUGH);
    expect([...seen]).toEqual(expect.arrayContaining([...plays.always]));
    await phone.shot(`${engine.name}-${companion}`);
    expect(await complaints()).toEqual([]);
  });
}
