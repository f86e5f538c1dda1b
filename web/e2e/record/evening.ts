/** Plays a game between guests that choose by a seeded generator, and reports each state of their screens by name. */
import { setTimeout as pause } from "node:timers/promises";
import type { Sheet } from "../../src/wire/Sheet";
import { PATIENCE_MS } from "../eventually";
import type { Guest } from "./guest";

/** Receives the name of a screen's state. `seen-coming`: the page was open before, and plays the animation. */
export type Look = (name: string, guest: Guest, how: "opened" | "seen-coming") => void;

/** Linear congruential generator. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const TRIES = 12;

export class Evening {
  readonly #chance: (below: number) => number;
  #last = "deal";

  constructor(
    readonly guests: readonly Guest[],
    readonly look: Look,
    /** Texts that are handed in where a game wants some. */
    readonly words: readonly string[],
    seed: number,
  ) {
    this.#chance = chance(seed);
    for (const guest of guests)
      guest.onHeard = (message) => {
        if (message.is === "update" && message.update.events.length > 0 && guest.before.length > 0) this.look(`film-${this.#last}`, guest, "seen-coming");
        if (["update", "room", "window"].includes(message.is)) this.#name(guest);
      };
  }

  /** Until the game is over. */
  async play(): Promise<void> {
    const players = this.guests.filter((guest) => guest.seat !== null);
    let idle = Date.now();
    for (;;) {
      if (this.guests.every(({ room }) => room?.stage === "over")) return;
      if (Date.now() - idle > PATIENCE_MS) throw new Error(`no question is open: ${JSON.stringify(players[0]?.update).slice(0, 3000)}`);
      let isBusy = false;
      for (const guest of players) isBusy = (await this.#step(guest)) || isBusy;
      if (isBusy) idle = Date.now();
      else await pause(5);
    }
  }

  async #step(guest: Guest): Promise<boolean> {
    const { room, update, you } = guest;
    if (!room || !update || you === null || room.stage !== "playing") return false;
    if (room.moment) {
      if (room.moment.seen.includes(you)) return false;
      await guest.wish({ is: "onward" });
      return true;
    }
    const question = update.question;
    if (!question?.yours || question.yours.sheet.ready) return false;
    return this.#answer(guest, question.ask.topic);
  }

  /** Fills one part after the other: the reply to each draft lists the choices of the next part. */
  async #answer(guest: Guest, topic: string): Promise<boolean> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const question = guest.update?.question;
      if (!question?.yours || question.ask.topic !== topic) return true;
      const { ask, yours, number } = question;
      const parts: unknown[] = yours.lists.map(() => null);
      let lists = yours.lists;
      for (let part = 0; part < parts.length; part++) {
        const free = lists[part] ?? [];
        parts[part] = free[this.#chance(free.length)] ?? null;
        if (parts.length < 2) break;
        await guest.send({ parts: parts.slice(), ready: false });
        const now = guest.update?.question;
        if (now?.number !== number || !now.yours) return true;
        lists = now.yours.lists;
      }
      const isPass = ask.pass && (parts.every((one) => one === null) || this.#chance(4) === 0 || attempt > TRIES / 2);
      const sheet: Sheet<unknown> = { parts: isPass ? [] : parts, ready: false };
      if (ask.text && ask.text.from.includes(yours.seat)) sheet.text = (this.words[this.#chance(this.words.length)] ?? "").slice(0, ask.text.longest);
      if (!isPass && (await guest.send(sheet)).is === "noted" && isSame(guest, number)) this.look(`${topic}-chosen`, guest, "opened");
      const reply = await guest.send({ ...sheet, ready: true });
      if (reply.is === "refused") continue;
      if (isSame(guest, number)) this.look(`${topic}-in`, guest, "opened");
      return true;
    }
    throw new Error(`no answer to ${topic} is taken: ${JSON.stringify(guest.update?.question).slice(0, 3000)}`);
  }

  #name(guest: Guest): void {
    const { room, update } = guest;
    if (!room || !update) return;
    if (update.outcome) {
      if (room.stage === "over") this.look("over", guest, "seen-coming");
      return;
    }
    if (room.stage !== "playing") return;
    const { question } = update;
    if (room.moment) {
      if (room.moment.seq === update.seq && room.moment.seen.length === 0) this.look(`after-${this.#last}`, guest, "seen-coming");
      return;
    }
    if (!question) return;
    this.#last = question.ask.topic;
    if (guest.seat === null) return this.look(question.ask.topic, guest, "opened");
    if (!question.yours) return this.look(`${question.ask.topic}-waits`, guest, "opened");
    if (!question.yours.sheet.ready) this.look(question.ask.topic, guest, "opened");
  }
}

const isSame = (guest: Guest, number: number): boolean => guest.update?.question?.number === number && guest.room?.moment === null;
