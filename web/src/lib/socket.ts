/**
 * A WebSocket that reconnects by itself: backs off with jitter, and tries at once when the page is looked at again. A line
 * that hangs is noticed by its silence. A message that cannot be decoded or handled ends the line: what follows on it is
 * compressed against the messages before it, so nothing later on the same line can be trusted.
 */
import type { ClientMessage } from "../wire/ClientMessage";
import type { ServerMessage } from "../wire/ServerMessage";
import { type Loss, waitAtDoor, waitBefore } from "./backoff";
import { Memory } from "./memory";
import { LOOK_MS, Silence } from "./silence";

interface Listener<Heard> {
  opened: () => void;
  /** Handles a message. An exception ends the line, as a frame that cannot be decoded does. */
  heard: (message: Heard) => void;
  /** Nobody answers, for longer than a moment. Whatever is heard later says that it was no more than that. */
  quiet: () => void;
  lost: (why: Loss) => void;
}

/** A line that does not open within this will not. */
const OPENING_MS = 8000;

/** After so long in a pocket the line may be dead without the browser knowing: a new one costs less than a lost tap. */
const ASLEEP_MS = 15_000;

/** A line that was fine for this long resets the backoff: one that opens and fails again and again must not. */
const STEADY_MS = 10_000;

/** Decodes one message. Throws on whatever is not a JSON object that names its kind. */
function decode(memory: Memory, data: string | ArrayBuffer): { is: string } {
  if (typeof data === "string") memory.hear(data);
  const message: unknown = JSON.parse(typeof data === "string" ? data : memory.understand(new Uint8Array(data)));
  if (typeof message === "object" && message !== null && "is" in message && typeof message.is === "string") return message as { is: string };
  throw new Error("a message without a kind");
}

export class Socket<Heard = ServerMessage> {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #openedAt: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #hiddenAt: number | null = null;
  #silence = new Silence(Date.now());
  readonly #watch = setInterval(() => this.#listen(), LOOK_MS);

  constructor(
    /** Asked anew for every line: the code of a table can change. */
    readonly url: () => string,
    readonly listener: Listener<Heard>,
  ) {
    document.addEventListener("visibilitychange", this.#look);
    addEventListener("pageshow", this.#look);
    addEventListener("pagehide", this.#leave);
    addEventListener("online", this.#online);
    this.#open();
  }

  /** False when there is no line now. */
  say(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** For good: the page is left. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    document.removeEventListener("visibilitychange", this.#look);
    removeEventListener("pageshow", this.#look);
    removeEventListener("pagehide", this.#leave);
    removeEventListener("online", this.#online);
    this.#socket?.close();
  }

  #look = (): void => {
    if (document.visibilityState === "hidden") {
      this.#hiddenAt = Date.now();
      return;
    }
    const wasAsleep = this.#hiddenAt !== null && Date.now() - this.#hiddenAt > ASLEEP_MS;
    this.#hiddenAt = null;
    const state = this.#socket?.readyState;
    if (state === WebSocket.CONNECTING || (state === WebSocket.OPEN && !wasAsleep)) return;
    this.anew();
  };

  /** Left in the middle of something, the line would be cut; and a page with an open one is not kept for whoever goes back. */
  #leave = (): void => {
    const old = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    old?.close();
  };

  /** Another network: what was open hangs on the old one. */
  #online = (): void => this.anew();

  /** Another line in place of this one. */
  anew(): void {
    const old = this.#socket;
    this.#attempt = 0;
    if (old?.readyState === WebSocket.OPEN) this.listener.lost("closed");
    this.#open();
    old?.close();
  }

  /** Ends this line because of what it said, and comes back with another one. */
  distrust(): void {
    if (this.#socket) this.#lose(this.#socket, "unreadable");
  }

  /** The server has answered another question, so it is there: the next try comes soon. */
  hurry(): void {
    if (this.#socket === null) this.#retryIn(waitAtDoor(this.#attempt, Math.random()));
  }

  #retryIn(wait: number): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => this.#open(), wait);
  }

  #listen(): void {
    const now = Date.now();
    const { knock, is } = this.#silence.look(now);
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (is !== "fine") this.listener.quiet();
    if (is === "dead" && isOpen) return this.anew();
    if (isOpen && is === "fine" && this.#openedAt !== null && now - this.#openedAt > STEADY_MS) this.#attempt = 0;
    if (knock) this.say({ is: "knock" });
  }

  #open(): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    const socket = new WebSocket(this.url());
    const memory = new Memory();
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    this.#openedAt = null;
    this.#silence = new Silence(Date.now());
    this.#timer = setTimeout(() => socket.close(), OPENING_MS);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#timer);
      this.#openedAt = Date.now();
      this.listener.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (socket !== this.#socket) return;
      try {
        this.listener.heard(decode(memory, data) as Heard);
        // Last: an unreadable line must not count as alive.
        this.#silence.hear(Date.now());
      } catch {
        this.#lose(socket, "unreadable");
      }
    };
    socket.onclose = () => this.#lose(socket, this.#openedAt === null ? "refused" : "closed");
  }

  #lose(socket: WebSocket, why: Loss): void {
    // An older line that closes late is no news.
    if (socket !== this.#socket || this.#stopped) return;
    this.#socket = null;
    socket.close();
    this.#retryIn(waitBefore(this.#attempt++, Math.random()));
    this.listener.lost(why);
  }
}
