/** What is said over plain HTTP. Everything that goes wrong is a `Problem` with a case, so that it can be put in words. */
import type { FinishedView } from "../wire/FinishedView";
import type { ListedGame } from "../wire/ListedGame";
import type { Mine } from "../wire/Mine";
import type { MoveToken } from "../wire/MoveToken";
import type { OnTelevision } from "../wire/OnTelevision";
import type { OpenTable } from "../wire/OpenTable";
import type { Problem } from "../wire/Problem";
import type { SharedAddress } from "../wire/SharedAddress";
import type { SharedFilm } from "../wire/SharedFilm";
import type { SharedLink } from "../wire/SharedLink";
import type { TableOpened } from "../wire/TableOpened";
import type { TableSummary } from "../wire/TableSummary";
import type { TvCode } from "../wire/TvCode";

/** A refusal of the server's own. */
export class ApiError extends Error {
  constructor(
    readonly problem: string,
    readonly status = 400,
  ) {
    super(problem);
  }
}

/** No answer of a server of ours: none at all, the page of a proxy or a captive portal, or a body that was cut off. */
export class NoAnswer extends Error {
  constructor(readonly status: number | null) {
    super(`no answer: ${status}`);
  }
}

/** The case of whatever was thrown. */
export function problemOf(error: unknown): string {
  return error instanceof ApiError ? error.problem : "no-connection";
}

/** Whether a proxy, or a server itself, says that no server has the table at this moment. */
export function isAtDoor(error: unknown): boolean {
  return (error instanceof ApiError || error instanceof NoAnswer) && [502, 503, 504].includes(error.status ?? 0);
}

async function ask(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, init).catch(() => null);
  if (response === null) throw new NoAnswer(null);
  const { status, ok } = response;
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (ok && !isPage) return response;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  if (ok || (typeof problem?.case !== "string" && (isPage || status > 500))) throw new NoAnswer(status);
  throw new ApiError(problem?.case ?? (status === 429 ? "too-fast" : "bad-request"), status);
}

/** Reads a JSON body, which has at least these members. */
async function read<T extends object>(answer: Promise<Response>, ...members: readonly (keyof T)[]): Promise<T> {
  const response = await answer;
  const body: unknown = await response.json().catch(() => null);
  if (typeof body === "object" && body !== null && members.every((member) => member in body)) return body as T;
  throw new NoAnswer(response.status);
}

async function readText(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  return response.text().catch(() => Promise.reject(new NoAnswer(response.status)));
}

const table = (code: string): string => `/tables/${encodeURIComponent(code)}`;
const finishedAt = (code: string, game: string): string => `${table(code)}/games/${encodeURIComponent(game)}`;
const logOf = (code: string, game: string | null): string =>
  `${table(code)}/log${game === null ? "" : `?game=${encodeURIComponent(game)}`}`;

const socketAt = (path: string): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api${path}`;

export const api = {
  /** The tables at which this device is somebody. */
  mine: (): Promise<Mine> => read(ask("GET", "/mine"), "tables"),
  leave: async (code: string): Promise<void> => {
    await ask("POST", `${table(code)}/leave`);
  },
  games: (): Promise<ListedGame[]> => read(ask("GET", "/games"), "length"),
  open: (wanted: OpenTable): Promise<TableOpened> => read(ask("POST", "/tables", wanted), "code"),
  summary: (code: string): Promise<TableSummary> => read(ask("GET", table(code)), "code"),
  move: (code: string): Promise<MoveToken> => read(ask("POST", `${table(code)}/move`), "token"),
  claim: async (code: string, token: string): Promise<void> => {
    await ask("POST", `${table(code)}/claim`, { token });
  },
  /** A QR code of a text that must stand in no log, and so goes in the body. */
  qr: (text: string): Promise<string> => readText(ask("POST", "/qr", { text })),
  /** The address under which other devices reach the server. */
  address: (): Promise<SharedAddress> => read(ask("GET", "/address"), "url"),
  joinQr: (code: string): string => `/api${table(code)}/qr.svg`,
  /** The log of a game that is over, with the secret of its dice, for those who sat there; of the last one if none is named. */
  log: (code: string, game: string | null): string => `/api${logOf(code, game)}`,
  logText: (code: string, game: string | null): Promise<string> => readText(ask("GET", logOf(code, game))),
  finished: (code: string, game: string): Promise<FinishedView> => read(ask("GET", finishedAt(code, game)), "seats"),
  share: (code: string, game: string): Promise<SharedLink> => read(ask("POST", `${finishedAt(code, game)}/share`), "token"),
  letGo: async (code: string, game: string): Promise<void> => {
    await ask("DELETE", `${finishedAt(code, game)}/share`);
  },
  film: (link: SharedLink): Promise<SharedFilm> => read(ask("POST", "/film", link), "updates"),
  /** Who only watches is nobody, even in the browser of somebody who sits at the table. */
  /** With `plain` every message comes as it is. */
  socket: (code: string, watch: boolean, plain: boolean): string => {
    const asked = [...(watch ? ["watch"] : []), ...(plain ? ["plain"] : [])].join("&");
    return socketAt(`${table(code)}/ws${asked && `?${asked}`}`);
  },
  /** The line of a television that waits for a table. */
  tvSocket: (): string => socketAt("/tv/ws"),
  /** Sends a table to the television with this code. */
  sendToTv: (tv: string, table: string, sure: boolean): Promise<OnTelevision> => read(ask("POST", `/tv/${encodeURIComponent(tv)}`, { table, sure }), "table"),
  /** A code to be typed on a television. */
  tvCode: (code: string): Promise<TvCode> => read(ask("POST", `${table(code)}/tv`), "code"),
  /** What was typed on a television: such a code, or that of a table. */
  typedOnTv: (code: string): Promise<OnTelevision> => read(ask("POST", "/tv", { code }), "table"),
};
