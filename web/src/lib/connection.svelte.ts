/**
 * One screen's line to its table. It draws no conclusions about the game: it keeps what the server said last, sends
 * what is tapped, and comes back by itself.
 */
import type { Sent } from "../games/game";
import type { ChatLine } from "../wire/ChatLine";
import type { GameSheet } from "../wire/GameSheet";
import type { GameUpdate } from "../wire/GameUpdate";
import type { Hearers } from "../wire/Hearers";
import { PROTOCOL } from "../wire/protocol";
import type { Reaction } from "../wire/Reaction";
import type { Refusal } from "../wire/Refusal";
import type { RoomView } from "../wire/RoomView";
import type { ServerMessage } from "../wire/ServerMessage";
import type { Sheet } from "../wire/Sheet";
import type { TurnedAway } from "../wire/TurnedAway";
import type { WhoIsIn } from "../wire/WhoIsIn";
import type { WindowView } from "../wire/WindowView";
import type { Wish } from "../wire/Wish";
import { api, ApiError, isAtDoor } from "./api";
import type { Loss } from "./backoff";
import { nonce } from "./chance";
import { type Coming, Comings } from "./comings";
import { Dice } from "./dice";
import { failure } from "./failure";
import { seatOf } from "./looks";
import { asked, emptied, emptyOutbox, replied, toSendAgain, unreadable, write, type Outbox } from "./outbox";
import { Socket } from "./socket";
import { grown, isWhole, kept, resumed, type Story } from "./story";
import { Unread } from "./unread.svelte";
import { inCommon, mayReload } from "./versions";

const AGAIN_MS = 2500;
/** How long a sign is seen, and how many at once. */
const SIGN_MS = 4000;
const MOST_SIGNS = 5;
/** From this many unreadable lines on, messages are asked for without compression, … */
const PLAIN_AFTER = 2;
/** … and from this many on the page is offered to be loaded anew. */
const OFFER_AFTER = 4;
/** After news and then this long without any, the page asks once whether it has missed something. */
const CHECK_MS = 20_000;
/** Problems that trying again does not mend. */
const FINAL = new Set(["no-such-table", "locked", "unknown-game", "damaged"]);

/** A sign that somebody shows. */
export interface Shown {
  id: number;
  person: number;
  reaction: Reaction;
}

/** What a wish came to. Without a line nothing was wished. */
export type WishReply = { is: "done" } | { is: "refused"; refusal: Refusal } | { is: "no-line" };

export class Connection {
  line: "opening" | "open" | "lost" = $state("opening");
  /** The first welcome has come: there is something to show. */
  room: RoomView | null = $state.raw(null);
  you: number | null = $state(null);
  update: GameUpdate | null = $state.raw(null);
  /** Choices for the sheet as it now lies; newer than those of the update once a draft was answered. */
  lists: unknown[][] = $state.raw([]);
  /** What happened so far: whoever comes in the middle knows the last steps only, and may recall the rest. */
  story: Story<unknown> = $state.raw([]);
  /** What this screen was sent of the game on the table, update by update. */
  reel: readonly GameUpdate[] = [];
  chat: ChatLine[] = $state.raw([]);
  /** Signs that are shown right now. */
  signs: readonly Shown[] = $state.raw([]);
  readonly unread = new Unread();
  /** Why this screen only watches now. */
  putOut: "moved" | "removed" | null = $state(null);
  /** Why this screen may not even watch: the end of the line. */
  turnedAway: TurnedAway | null = $state(null);
  /** There is no way back to the table, by the case of a problem. */
  gone: string | null = $state(null);
  /** When the clock of the open question runs out, by this device's own clock. */
  deadline: number | null = $state(null);
  /** When the table goes on by itself from what the last step has shown. */
  momentEnds: number | null = $state(null);
  /** The window that was last told of: whether it is still open, the update says. */
  window: { ask: number; seen: WindowView; deadline: number } | null = $state.raw(null);
  /** The game that what is in the outbox belongs to. */
  #playing: string | null = null;
  #outbox: Outbox<unknown> = $state.raw(emptyOutbox as Outbox<unknown>);

  #socket: Socket;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody draws what is still unanswered
  #wishes = new Map<number, (answer: WishReply) => void>();
  #nextWish = 1;
  /** Who waits until the whole story is here. */
  #recalling: (() => void)[] = [];
  readonly dice: Dice;
  readonly #comings: Comings;
  #nextSign = 1;
  /** The hash that was last sent. Two screens of one person without storage must not outbid each other. */
  #sealed: string | null = null;
  #lastSaid = "";
  #again: ReturnType<typeof setTimeout> | undefined;
  #check: ReturnType<typeof setTimeout> | undefined;
  /** The update that stands here when it is asked whether it is still the newest. */
  #checked: GameUpdate | null = null;
  /** Lines lost in a row. */
  #losses = 0;
  /** Lines that were given up because of what came on them. */
  #unreadable = 0;
  /** Counts the welcomes: a screen that failed to draw tries again after the next one. */
  welcomes = $state(0);
  /** On the line as it is now. */
  #isWelcome = false;
  /** An update has come on it: from then on none may be missing. */
  #isFollowing = false;
  /** The version that was last said on it. */
  #said = PROTOCOL;
  /** The version of the server, as it welcomed this page. */
  #spoken = PROTOCOL;
  /** Asks for messages without compression: a server of the version before compresses in another way, and something between here and there may spoil it. */
  #isPlain = false;

  constructor(
    /** As this page was opened with it; the room may have another one by now. */
    readonly code: string,
    watch: boolean,
    /** A refusal that answers no wish, or a message that the server did not read. */
    readonly onRefused: (refusal: Refusal | string) => void,
    /** The television shows the last step until then. */
    readonly onTelevision: (until: number) => void,
    /** Somebody has come or gone. */
    readonly onComing: (what: Coming | "went-left" | "went-sent-away", name: string) => void,
  ) {
    this.#comings = new Comings(onComing);
    this.dice = new Dice(code);
    this.#socket = new Socket(() => api.socket(this.room?.code ?? code, watch, this.#isPlain), {
      opened: () => {
        this.#isWelcome = false;
        this.#isFollowing = false;
        this.#checked = null;
        this.#greet(PROTOCOL);
      },
      heard: (message) => this.#hear(message),
      quiet: () => (this.line = "lost"),
      lost: (why) => this.#lose(why),
    });
  }

  get sent(): Sent {
    return this.#outbox.sent;
  }

  /** What came cannot be drawn: it is asked for once more, on another line. */
  distrust(): void {
    this.#socket.distrust();
  }

  stop(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#check);
    this.#comings.stop();
    this.#socket.stop();
  }

  send(sheet: Sheet<unknown>): void {
    this.#outbox = write(this.#outbox, sheet, nonce());
    this.#post();
  }

  /** Wants time to think about the open window. */
  hold(): void {
    if (this.window) this.#socket.say({ is: "hold", ask: this.window.ask });
  }

  /** How long this screen still shows the last step. */
  film(ms: number): void {
    if (this.update && this.room?.stage === "playing") this.#socket.say({ is: "film", seq: this.update.seq, ms: Math.round(ms) });
  }

  say(text: string, to: Hearers = "table"): boolean {
    this.#lastSaid = text;
    return this.#socket.say({ is: "say", text, to });
  }

  react(reaction: Reaction): void {
    this.#socket.say({ is: "react", reaction });
  }

  /** What was said last and refused, so that it can be put back into the field. */
  takeUnsaid(): string {
    const text = this.#lastSaid;
    this.#lastSaid = "";
    return text;
  }

  /** Fetches the beginning of the story, if this screen was not there. Without a line it stays as it is. */
  recall(): Promise<void> {
    if (isWhole(this.story)) return Promise.resolve();
    if (this.#recalling.length === 0 && !this.#socket.say({ is: "history" })) return Promise.resolve();
    return new Promise((resolve) => this.#recalling.push(resolve));
  }

  wish(wish: Wish): Promise<WishReply> {
    const id = this.#nextWish++;
    if (!this.#socket.say({ is: "do", id, wish })) return Promise.resolve({ is: "no-line" });
    return new Promise((resolve) => this.#wishes.set(id, resolve));
  }

  /** Sends what is not answered yet, now and again until it is: it may have been too fast, or could not be saved. */
  #post(): void {
    clearTimeout(this.#again);
    const letter = toSendAgain(this.#outbox);
    if (!letter) return;
    // What is in the outbox belongs to the game on the table. A server of the version before refuses members that it does not know.
    const game = this.#spoken >= PROTOCOL && this.#playing !== null ? { game: this.#playing } : {};
    this.#socket.say({ is: "sheet", ...game, ...letter, sheet: letter.sheet as GameSheet });
    this.#again = setTimeout(() => this.#post(), AGAIN_MS);
  }

  #hear(message: ServerMessage): void {
    this.#isWelcome ||= message.is === "welcome";
    if (this.#isWelcome) this.line = "open";
    if (this.#isNews(message)) this.#checkLater();
    switch (message.is) {
      case "welcome":
        this.#losses = 0;
        this.#spoken = message.protocol;
        this.welcomes++;
        this.story = this.#isSameGame(message.room, message.you) ? resumed(this.story, message.history?.steps ?? []) : message.history?.steps ?? [];
        this.chat = message.chat;
        this.unread.begin(message.chat);
        this.#enter(message.room, message.you);
        return;
      case "history":
        this.story = message.history.steps;
        return this.#recalled();
      case "reload":
        return this.#understand(message.protocol);
      case "room":
        return this.#enter(message.room, message.you);
      case "update":
        return this.#take(message.update);
      case "progress":
        return this.#progress(message.ask, message.who_is_in);
      case "window":
        this.window = { ask: message.ask, seen: message.window, deadline: Date.now() + message.window.left_ms };
        return;
      case "film":
        if (message.seq === this.update?.seq) this.onTelevision(Date.now() + message.left_ms);
        return;
      case "sheet-reply": {
        const before = this.#outbox;
        this.#outbox = replied(before, message.ask, message.nonce, message.reply);
        if (this.#outbox !== before && message.lists) this.lists = message.lists;
        return;
      }
      case "done":
        return this.#answer(message.id, { is: "done" });
      case "refused":
        return this.#answer(message.id, { is: "refused", refusal: message.refusal });
      case "rejected":
        if (message.case === "bad-message" || message.case === "bad-sheet") this.#outbox = unreadable(this.#outbox);
        return this.onRefused(message.case);
      case "chat":
        if (message.line.person === this.you) this.#lastSaid = "";
        if (!this.chat.some(({ to, number }) => to === message.line.to && number === message.line.number)) this.chat = [...this.chat, message.line];
        return;
      case "reacted":
        return this.#show(message.person, message.reaction);
      case "went":
        return this.onComing(message.sent_away ? "went-sent-away" : "went-left", message.name);
      case "moved":
      case "removed":
        this.putOut = message.is;
        this.you = null;
        return;
      case "turned-away":
        // Who leaves a locked table is shown out before the answer comes.
        this.#answerAll({ is: "done" });
        this.turnedAway = message.why;
        return this.stop();
      case "here":
      case "closing":
        return;
    }
  }

  /** Whether something has happened: the answer to a check is no news. */
  #isNews(message: ServerMessage): boolean {
    if (message.is === "update") return message.update.seq !== this.update?.seq;
    return message.is !== "here" && message.is !== "welcome" && message.is !== "window";
  }

  /** A message that was lost is noticed by the next one, and the last of all by nothing: a page would wait for ever. */
  #checkLater(): void {
    clearTimeout(this.#check);
    this.#check = setTimeout(() => {
      if (!this.#isWelcome) return;
      this.#checked = this.update;
      this.#isFollowing = false;
      this.#greet(this.#said);
    }, CHECK_MS);
  }

  #greet(protocol: number): void {
    this.#said = protocol;
    this.#socket.say({ is: "hello", protocol });
  }

  /** The server speaks another version. */
  #understand(server: number): void {
    const protocol = inCommon(server, this.#said);
    if (protocol !== null && !this.#isPlain) {
      this.#isPlain = true;
      return this.#socket.anew();
    }
    if (protocol !== null) return this.#greet(protocol);
    this.stop();
    if (mayReload(() => sessionStorage, Date.now())) location.reload();
    else this.gone = "other-version";
  }

  /** Is it the game that this screen has seen, with the same eyes? */
  #isSameGame(room: RoomView, you: number | null): boolean {
    return room.playing !== null && room.playing === this.room?.playing && you === this.you;
  }

  #recalled(): void {
    for (const resolve of this.#recalling.splice(0)) resolve();
  }

  #enter(room: RoomView, you: number | null): void {
    if (room.code !== (this.room?.code ?? this.code)) this.dice.follow(room.code);
    // Before the first update of the next game, whose questions begin again at the same numbers.
    if (room.playing !== this.#playing) this.#outbox = emptied(this.#outbox);
    if (room.playing !== this.#playing || you !== this.you) this.#checked = null;
    this.#playing = room.playing;
    this.room = room;
    this.you = you;
    if (you !== null) this.putOut = null;
    this.deadline = room.clock_left_ms === null ? null : Date.now() + room.clock_left_ms;
    const left = room.moment?.left_ms ?? null;
    this.momentEnds = left === null ? null : Date.now() + left;
    if (room.stage === "lobby") {
      this.update = null;
      this.#outbox = asked(this.#outbox, null, null);
    }
    this.#comings.see(room, you);
    this.#throwIn(room, you);
  }

  #show(person: number, reaction: Reaction): void {
    const shown = { id: this.#nextSign++, person, reaction };
    this.signs = [...this.signs.slice(1 - MOST_SIGNS), shown];
    setTimeout(() => (this.signs = this.signs.filter((sign) => sign !== shown)), SIGN_MS);
  }

  /** Every seated device seals its share of the dice before a deal, and opens it when all hashes are shown. */
  #throwIn(room: RoomView, you: number | null): void {
    const { sealed, playing } = room;
    const seat = seatOf(room, you);
    // Whoever comes after the deal has nothing to hold against it: by then the dice have fallen.
    if (sealed && playing !== null && (room.stage === "dealing" || this.dice.kept(playing))) this.dice.keep(playing, sealed);
    if (seat === null) return;
    if (room.stage === "lobby" || room.stage === "over" || (room.stage === "dealing" && !sealed)) {
      const taken = room.receipts.find(([person]) => person === you)?.[1] ?? null;
      const hash = this.dice.seal(room.commitment);
      if (taken === hash || (taken !== null && this.#sealed === hash)) return;
      if (this.#socket.say({ is: "dice", hash })) this.#sealed = hash;
    } else if (sealed && playing !== null && room.opening?.waits_for.includes(seat)) {
      const opened = this.dice.open(playing, sealed, seat);
      if (opened) this.#socket.say({ is: "open-dice", ...opened });
    }
  }

  /** Every step is told, so a number that skips one says that a message was lost: then this line is not to be trusted. */
  #mustFollow(seq: number, newest: number): void {
    if (this.#isFollowing && this.update && seq > newest) throw new Error(`update ${newest} did not come`);
  }

  #take(update: GameUpdate): void {
    const isKnown = this.#checked !== null && this.#checked === this.update && this.#checked.seq === update.seq;
    this.#checked = null;
    // Nothing was missed: what is chosen on this screen stays as it is.
    if (isKnown) return void (this.#isFollowing = true);
    this.#mustFollow(update.seq, (this.update?.seq ?? 0) + 1);
    this.#isFollowing = true;
    if (update.seq < (this.update?.seq ?? 0)) this.#outbox = emptied(this.#outbox);
    this.story = grown(this.story, { seq: update.seq, events: update.events, late: update.late });
    this.update = update;
    this.reel = kept(this.reel, update);
    const yours = update.question?.yours ?? null;
    this.#outbox = asked(this.#outbox, update.question?.number ?? null, yours?.sheet ?? null);
    this.lists = yours?.lists ?? [];
    this.#post();
  }

  #progress(ask: number, who_is_in: WhoIsIn): void {
    const { update } = this;
    this.#mustFollow(ask, update?.seq ?? 0);
    if (update?.question?.number !== ask) return;
    // The same game's update with one public fact changed.
    this.update = { ...update, question: { ...update.question, who_is_in } } as GameUpdate;
  }

  #answer(id: number, answer: WishReply): void {
    const waiting = this.#wishes.get(id);
    this.#wishes.delete(id);
    if (waiting) waiting(answer);
    else if (answer.is === "refused") this.onRefused(answer.refusal);
  }

  /** A socket does not tell why it is not opened; a plain question does. Without an answer it is just the network. */
  async #askWhy(): Promise<void> {
    try {
      await api.summary(this.room?.code ?? this.code);
      this.#socket.hurry();
    } catch (error) {
      if (isAtDoor(error)) this.#socket.hurry();
      if (!(error instanceof ApiError) || !FINAL.has(error.problem)) return;
      this.gone = error.problem;
      this.stop();
    }
  }

  #answerAll(answer: WishReply): void {
    for (const waiting of this.#wishes.values()) waiting(answer);
    this.#wishes.clear();
  }

  #lose(why: Loss): void {
    if (this.line === "open") this.line = "lost";
    this.#answerAll({ is: "no-line" });
    this.#recalled();
    this.#losses++;
    if (why !== "unreadable") {
      if (this.#losses > 1) void this.#askWhy();
      return;
    }
    this.#unreadable++;
    if (this.#unreadable >= PLAIN_AFTER) this.#isPlain = true;
    if (this.#unreadable === OFFER_AFTER) failure.offer();
  }
}
