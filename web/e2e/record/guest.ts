/** A client of the real server without a page: socket, cookie, and the messages that a scene is made of. */
import { WebSocket } from "ws";
import { PROTOCOL } from "../../src/wire/protocol";
import type { GameSheet } from "../../src/wire/GameSheet";
import type { GameUpdate } from "../../src/wire/GameUpdate";
import type { Happened } from "../../src/wire/Happened";
import type { Identity } from "../../src/wire/Identity";
import type { Reply } from "../../src/wire/Reply";
import type { RoomView } from "../../src/wire/RoomView";
import type { ServerMessage } from "../../src/wire/ServerMessage";
import type { Sheet } from "../../src/wire/Sheet";
import type { Wish } from "../../src/wire/Wish";
import { eventually } from "../eventually";

type Of<Is extends ServerMessage["is"]> = Extract<ServerMessage, { is: Is }>;

/** Steps of the log that a scene keeps. */
const STEPS_KEPT = 3;

export class Guest {
  room: RoomView | null = null;
  you: number | null = null;
  update: GameUpdate | null = null;
  window: Of<"window"> | null = null;
  /** Opening messages of a page that was loaded before the last update. */
  before: ServerMessage[] = [];
  /** Messages since then. */
  since: ServerMessage[] = [];
  /** Called after each message. */
  onHeard: (message: ServerMessage) => void = () => undefined;
  #welcome: Of<"welcome"> | null = null;
  readonly #steps: Happened<unknown>[] = [];
  #socket: WebSocket | null = null;
  #nonce = 0;
  /** Pending answers; each returns true for its message. */
  readonly #awaited = new Set<(message: ServerMessage) => boolean>();

  private constructor(
    readonly url: string,
    readonly code: string,
    readonly cookie: string,
  ) {}

  /** Opens a table and sits down at it. */
  static async host(url: string, game: string, name: string): Promise<Guest> {
    const me = { name, identity: "star", language: "pl" };
    const opened = await fetch(`${url}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ game, me, against_bots: false, dice: null }),
    });
    const { code } = (await opened.json()) as { code: string };
    return new Guest(url, code, cookieOf(opened)).enter();
  }

  /** A device without a seat; with `&watch` a television. */
  static async visit(url: string, code: string, query = ""): Promise<Guest> {
    return new Guest(url, code, cookieOf(await fetch(`${url}/api/tables/${code}`))).enter(query);
  }

  static async join(url: string, code: string, name: string, identity: Identity, chair: number): Promise<Guest> {
    const guest = await Guest.visit(url, code);
    await guest.wish({ is: "join", me: { name, identity, language: "pl" } });
    if (guest.seat !== chair) await guest.wish({ is: "sit", chair });
    return guest;
  }

  async enter(query = ""): Promise<this> {
    const socket = new WebSocket(`${this.url.replace("http", "ws")}/api/tables/${this.code}/ws?plain${query}`, {
      headers: { cookie: this.cookie },
      origin: this.url,
    });
    this.#socket = socket;
    socket.on("message", (text: Buffer) => this.#hear(JSON.parse(text.toString()) as ServerMessage));
    await new Promise((opened, failed) => socket.once("open", opened).once("error", failed));
    this.say({ is: "hello", protocol: PROTOCOL });
    await eventually("the table welcomes", () => this.#welcome !== null);
    return this;
  }

  get seat(): number | null {
    const chair = this.room?.chairs.findIndex((one) => one.is === "person" && one.person === this.you) ?? -1;
    return chair < 0 ? null : chair;
  }

  /** A GET request of this person's device. */
  async get(path: string): Promise<unknown> {
    const answer = await fetch(this.url + path, { headers: { cookie: this.cookie } });
    const text = await answer.text();
    return answer.headers.get("content-type")?.includes("json") ? (JSON.parse(text) as unknown) : text;
  }

  say(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  async wish(wish: Wish): Promise<void> {
    const id = ++this.#nonce;
    const answer = this.#answer((message): message is Of<"done" | "refused"> => (message.is === "done" || message.is === "refused") && message.id === id);
    this.say({ is: "do", id, wish });
    const { is, ...rest } = await answer;
    if (is === "refused") throw new Error(`${wish.is} was refused: ${JSON.stringify(rest)}`);
  }

  /** Sends an answer sheet or a draft, and keeps it in the update as the server would for a reload. */
  async send(sheet: Sheet<unknown>): Promise<Reply> {
    const ask = this.update?.question?.number ?? 0;
    const nonce = ++this.#nonce;
    const answer = this.#answer((message): message is Of<"sheet-reply"> => message.is === "sheet-reply" && message.nonce === nonce);
    this.say({ is: "sheet", game: this.room?.playing, ask, nonce, sheet: sheet as GameSheet });
    const { reply, lists } = await answer;
    const question = this.update?.question;
    if (question?.number !== ask || !question.yours || reply.is === "refused" || reply.is === "closed") return reply;
    const yours = { ...question.yours, sheet, lists: lists ?? question.yours.lists };
    this.update = { ...this.update, question: { ...question, yours } } as GameUpdate;
    return reply;
  }

  leave(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  /** Messages to a page that is loaded now, with the last steps of the log or all of them. */
  opening(kept = STEPS_KEPT): ServerMessage[] {
    if (!this.#welcome || !this.room) throw new Error("no welcome has come");
    const { room, you } = this;
    const steps = this.#steps.slice(-kept);
    const history = this.update && steps.length > 0 ? ({ game: this.update.game, steps } as Of<"welcome">["history"]) : null;
    const heard: ServerMessage[] = [{ ...this.#welcome, room, you, history }];
    if (this.update) heard.push({ is: "update", update: this.update });
    if (this.window && this.window.ask === this.update?.question?.number) heard.push(this.window);
    return heard;
  }

  #hear(message: ServerMessage): void {
    if (message.is === "update" && message.update.seq !== this.update?.seq) {
      this.before = this.update ? this.opening() : [];
      this.since = [];
    }
    if (message.is === "welcome") this.#welcome = message;
    if (message.is === "welcome" || message.is === "room") {
      if (message.room.playing !== this.room?.playing) this.#steps.length = 0;
      this.room = message.room;
      this.you = message.you;
    }
    if (message.is === "update") {
      const { seq, events, late } = message.update;
      if (events.length > 0 && this.#steps.at(-1)?.seq !== seq) this.#steps.push({ seq, events, late });
      this.update = message.update;
    }
    if (message.is === "progress" && this.update?.question?.number === message.ask)
      this.update = { ...this.update, question: { ...this.update.question, who_is_in: message.who_is_in } } as GameUpdate;
    if (message.is === "window") this.window = message;
    if (["room", "update", "window", "progress"].includes(message.is)) this.since.push(message);
    for (const isIt of this.#awaited) if (isIt(message)) this.#awaited.delete(isIt);
    this.onHeard(message);
  }

  #answer<M extends ServerMessage>(is: (message: ServerMessage) => message is M): Promise<M> {
    return new Promise((resolve) => this.#awaited.add((message) => is(message) && (resolve(message), true)));
  }
}

function cookieOf(answer: Response): string {
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (!cookie) throw new Error(`there is no key in the answer: ${answer.status}`);
  return cookie;
}
