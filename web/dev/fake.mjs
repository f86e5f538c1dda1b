/**
 * Development only: a pretended server for looking at pages without the real one. It knows no rules; a recorded game
 * (`pixoid.jsonl`, what `stolik replay FILE --seat 1 --json` prints) is shown step by step.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const recorded = fileURLToPath(new URL("./pixoid.jsonl", import.meta.url));
const steps = existsSync(recorded)
  ? readFileSync(recorded, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
  : [];

const OFFER = {
  game: "pixoid",
  fewest_seats: 3,
  most_seats: 4,
  bots: ["random", "greedy", "lookahead"],
  topics: ["place", "program"],
  options: [
    { key: "variant", values: { "one-of": ["standard", "short"] }, help: "" },
    { key: "first", values: { "number-or-null": { from: 0, to: 3 } }, help: "" },
    { key: "board", values: { "number-or-null": { from: 0, to: 383 } }, help: "" },
  ],
};
const QR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><rect width="29" height="29" fill="#fff"/>${Array.from({ length: 290 }, (_, n) => `<rect x="${2 + ((n * 7 + n * n * 3) % 25)}" y="${2 + ((n * 11) % 25)}" width="1" height="1"/>`).join("")}</svg>`;

const DIRECTIONS = ["up", "right", "down", "left"];
const lists = (ask) =>
  ask.topic === "place"
    ? [[0, 9, 99, 90].map((start) => ({ start }))]
    : Array.from({ length: ask.parts[1] }, () =>
        DIRECTIONS.flatMap((direction) =>
          Array.from({ length: 9 }, (_, n) => ({ program: { direction, distance: n + 1 } })),
        ),
      );

const person = (id, name, identity, online = true) => ({ id, name, identity, online });

export class Fake {
  /** `scene`: `lobby`, `playing` or `over`; `you`: the person of this screen, or null. */
  constructor(scene, you = 2, step = 12) {
    const full = scene !== "lobby";
    this.you = you;
    this.step = step;
    this.sockets = [];
    this.room = {
      code: "KOT42",
      game: "pixoid",
      options: { variant: "standard", first: null, board: null },
      stage: scene,
      chairs: [
        { is: "person", person: 1, lent_to: null, may_be_lent: false },
        { is: "person", person: 2, lent_to: null, may_be_lent: false },
        ...(full
          ? [{ is: "bot", character: "lookahead", identity: "triangle" }]
          : [{ is: "empty" }, { is: "bot", character: "greedy", identity: "triangle" }]),
      ],
      people: [person(1, "Zuzanna", "heart"), person(2, "Michał", "star")],
      host: 2,
      locked: false,
      paused: false,
      clocks: [],
      clock_left_ms: null,
      bots: OFFER.bots,
      spectators: 1,
      outcome: scene === "over" ? { winners: [1, 2], places: [3, 1, 1], scores: [17, 22, 22] } : null,
      commitment: "ab12",
      receipts: [],
      trouble: null,
    };
  }

  http(method, path) {
    if (path === "/api/games") return { json: [OFFER] };
    if (path === "/api/tables" && method === "POST") return { json: { code: "KOT42" } };
    if (path.endsWith("qr.svg") || path === "/api/qr") return { svg: QR };
    if (path.endsWith("/move")) return { json: { token: "eRk3-81xQ", seconds: 600 } };
    if (path.endsWith("/claim")) return { json: {} };
    if (path === "/api/tables/KOT42")
      return {
        json: { code: "KOT42", game: "pixoid", stage: this.room.stage, free_chairs: 1, locked: false, taken: [] },
      };
    return { status: 404, json: { case: "no-such-table" } };
  }

  open(send) {
    this.sockets.push(send);
  }

  hear(send, message) {
    if (message.is === "hello") {
      const history =
        this.room.stage === "lobby"
          ? null
          : { game: "pixoid", steps: steps.slice(0, this.step).map(({ seq, events }) => ({ seq, events })) };
      send({
        is: "welcome",
        protocol: 1,
        you: this.you,
        room: this.room,
        history,
        chat: [
          { number: 1, person: 1, text: "Kto ostatni, ten robi herbatę." },
          { number: 2, person: 2, text: "Poproszę z cytryną." },
        ],
      });
      if (this.room.stage !== "lobby") this.update(send, false);
    } else if (message.is === "sheet") {
      send({
        is: "sheet-reply",
        ask: message.ask,
        nonce: message.nonce,
        reply: { is: message.sheet.ready ? "accepted" : "noted" },
        lists: null,
      });
    } else if (message.is === "say") {
      send({ is: "refused", id: 0, refusal: { rule: "room.R8", case: "hushed", facts: [] } });
    } else if (message.is === "do") {
      this.wish(message.wish);
      send({ is: "done", id: message.id });
      for (const each of this.sockets) each({ is: "room", room: this.room, you: this.you });
      if (message.wish.is === "start") for (const each of this.sockets) this.update(each, true);
    }
  }

  wish(wish) {
    if (wish.is === "join") this.you = 2;
    if (wish.is === "add-bot")
      this.room.chairs[wish.chair] = { is: "bot", character: wish.character, identity: "hexagon" };
    if (wish.is === "remove") this.room.chairs[wish.chair] = { is: "empty" };
    if (wish.is === "options") this.room.options = wish.options;
    if (wish.is === "clocks") this.room.clocks = wish.clocks;
    if (wish.is === "lock") this.room.locked = wish.on;
    if (wish.is === "pause") this.room.paused = wish.on;
    if (wish.is === "start")
      Object.assign(this.room, {
        stage: "playing",
        chairs: this.room.chairs.filter((chair) => chair.is !== "empty").slice(0, 3),
      });
  }

  /** The recorded game at this step, as the seat of this screen sees it. */
  update(send, withEvents) {
    const now = steps[this.step];
    if (!now) return;
    const ask = steps[this.step + 1]?.ask ?? null;
    const seated = this.you !== null && ask?.parts[1] > 0;
    const sheet = ask && { parts: Array.from({ length: ask.parts[1] }, () => null), ready: false };
    const over = this.room.outcome !== null;
    const question = ask &&
      !over && {
        number: this.step,
        ask,
        who_is_in: { seats: [2].filter((seat) => ask.parts[seat] > 0) },
        yours: seated ? { seat: 1, sheet, lists: lists(ask), partners: [] } : null,
      };
    send({
      is: "update",
      update: {
        game: "pixoid",
        seq: now.seq,
        view: { ...now.view, you: this.you === null ? null : 1 },
        events: withEvents ? now.events : [],
        question: question || null,
        outcome: this.room.outcome,
      },
    });
  }
}
