/** A deck on its way to the server: how far it is, and what became of it. */
import type { DeckImported } from "../../../wire/DeckImported";
import type { DeckRefused } from "../../../wire/DeckRefused";
import type { ListedDeck } from "../../../wire/ListedDeck";
import type { Problem } from "../../../wire/Problem";
import type { TableDecks } from "../../../wire/TableDecks";
import { gather, type Gathered } from "./gather";

export type Bringing =
  | { is: "nothing" }
  | { is: "sending"; part: number }
  | { is: "looking"; done: number; of: number }
  | { is: "refused"; refused: DeckRefused }
  | { is: "problem"; problem: string }
  | { is: "brought"; deck: ListedDeck; leftOut: number };

const ASK_EVERY_MS = 400;

export const decksOf = (code: string): string => `/api/tables/${encodeURIComponent(code)}/decks`;

export class Bring {
  state: Bringing = $state.raw({ is: "nothing" });
  #chosen: File[] = [];

  constructor(readonly code: string) {}

  get isBusy(): boolean {
    return this.state.is === "sending" || this.state.is === "looking";
  }

  async take(chosen: File[]): Promise<ListedDeck | null> {
    this.#chosen = chosen;
    return this.#bring("");
  }

  /** The same once more, without the bad ones. */
  async takeGood(): Promise<ListedDeck | null> {
    return this.#bring("?skip_bad");
  }

  forget(): void {
    this.#chosen = [];
    this.state = { is: "nothing" };
  }

  async #bring(query: string): Promise<ListedDeck | null> {
    const gathered = gather(this.#chosen);
    if (gathered.is === "nothing") this.state = { is: "problem", problem: "no-pictures" };
    if (gathered.is === "problem") this.state = gathered;
    if (gathered.is !== "files" && gathered.is !== "archive") return null;
    this.state = { is: "sending", part: 0 };
    const timer = setInterval(() => void this.#look(), ASK_EVERY_MS);
    try {
      const answer = await send(decksOf(this.code) + query, gathered, (part) => {
        this.state = part < 1 ? { is: "sending", part } : { is: "looking", done: 0, of: 0 };
      });
      this.state = heard(answer);
    } finally {
      clearInterval(timer);
    }
    if (this.state.is !== "brought") return null;
    this.#chosen = [];
    return this.state.deck;
  }

  async #look(): Promise<void> {
    if (this.state.is !== "looking") return;
    const answer = await fetch(decksOf(this.code)).catch(() => null);
    const decks = answer?.ok ? ((await answer.json().catch(() => null)) as TableDecks | null) : null;
    const told = decks?.importing ?? null;
    if (told && this.isLooking()) this.state = { is: "looking", ...told };
  }

  /** It may have come to an end while the question was on its way. */
  private isLooking(): boolean {
    return this.state.is === "looking";
  }
}

interface HttpReply {
  status: number;
  body: unknown;
}

function heard({ status, body }: HttpReply): Bringing {
  // What was cut off on its way is no deck: the list of decks tells whether there is one.
  if (status === 201 && body !== null) {
    const { deck, bad } = body as DeckImported;
    return { is: "brought", deck, leftOut: bad.length };
  }
  const problem = (body as Problem | null)?.case;
  if (problem === "bad-pictures" || problem === "too-few-pictures") return { is: "refused", refused: body as DeckRefused };
  return { is: "problem", problem: problem ?? "no-connection" };
}

/** Only the older way of asking tells how much has been sent. */
function send(path: string, gathered: Gathered & { is: "files" | "archive" }, sent: (part: number) => void): Promise<HttpReply> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => {
      sent(total > 0 ? Math.min(loaded / total, 0.999) : 0);
    };
    request.upload.onload = () => {
      sent(1);
    };
    request.onloadend = () => {
      done({ status: request.status, body: request.response as unknown });
    };
    if (gathered.is === "archive") {
      request.setRequestHeader("content-type", "application/zip");
      request.send(gathered.archive);
    } else {
      const form = new FormData();
      for (const file of gathered.files) form.append("file", file, file.name);
      request.send(form);
    }
  });
}
