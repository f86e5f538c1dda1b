/** What is said over plain HTTP. Everything that goes wrong is a `Problem` with a case, so that it can be put in words. */
import type { FinishedView } from "../wire/FinishedView";
import type { ListedGame } from "../wire/ListedGame";
import type { Mine } from "../wire/Mine";
import type { MoveToken } from "../wire/MoveToken";
import type { OnTelevision } from "../wire/OnTelevision";
import type { OpenTable } from "../wire/OpenTable";
import type { Problem } from "../wire/Problem";
import type { SharedFilm } from "../wire/SharedFilm";
import type { SharedLink } from "../wire/SharedLink";
import type { TableOpened } from "../wire/TableOpened";
import type { TableSummary } from "../wire/TableSummary";
import type { TvCode } from "../wire/TvCode";

export class ApiError extends Error {
  constructor(readonly problem: string) {
    super(problem);
  }
}

/** The case of whatever was thrown. */
export function problemOf(error: unknown): string {
  return error instanceof ApiError ? error.problem : "no-connection";
}

async function ask(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, init);
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  // A proxy that has reached no server says so in its own words.
  if (problem === null && response.status > 500) throw new Error(`nobody answers: ${response.status}`);
  throw new ApiError(problem?.case ?? (response.status === 429 ? "too-fast" : "bad-request"));
}

const table = (code: string): string => `/tables/${encodeURIComponent(code)}`;
const finishedAt = (code: string, game: string): string => `${table(code)}/games/${encodeURIComponent(game)}`;
const logOf = (code: string, game: string | null): string =>
  `${table(code)}/log${game === null ? "" : `?game=${encodeURIComponent(game)}`}`;

const socketAt = (path: string): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api${path}`;

export const api = {
  /** The tables at which this device is somebody. */
  mine: async (): Promise<Mine> => (await (await ask("GET", "/mine")).json()) as Mine,
  leave: async (code: string): Promise<void> => {
    await ask("POST", `${table(code)}/leave`);
  },
  games: async (): Promise<ListedGame[]> => (await (await ask("GET", "/games")).json()) as ListedGame[],
  open: async (wanted: OpenTable): Promise<TableOpened> =>
    (await (await ask("POST", "/tables", wanted)).json()) as TableOpened,
  summary: async (code: string): Promise<TableSummary> =>
    (await (await ask("GET", table(code))).json()) as TableSummary,
  move: async (code: string): Promise<MoveToken> =>
    (await (await ask("POST", `${table(code)}/move`)).json()) as MoveToken,
  claim: async (code: string, token: string): Promise<void> => {
    await ask("POST", `${table(code)}/claim`, { token });
  },
  /** A QR code of a text that must stand in no log, and so goes in the body. */
  qr: async (text: string): Promise<string> => (await ask("POST", "/qr", { text })).text(),
  joinQr: (code: string): string => `/api${table(code)}/qr.svg`,
  /** The log of a game that is over, with the secret of its dice, for those who sat there; of the last one if none is named. */
  log: (code: string, game: string | null): string => `/api${logOf(code, game)}`,
  logText: async (code: string, game: string | null): Promise<string> => (await ask("GET", logOf(code, game))).text(),
  finished: async (code: string, game: string): Promise<FinishedView> =>
    (await (await ask("GET", finishedAt(code, game))).json()) as FinishedView,
  share: async (code: string, game: string): Promise<SharedLink> =>
    (await (await ask("POST", `${finishedAt(code, game)}/share`)).json()) as SharedLink,
  letGo: async (code: string, game: string): Promise<void> => {
    await ask("DELETE", `${finishedAt(code, game)}/share`);
  },
  film: async (link: SharedLink): Promise<SharedFilm> => (await (await ask("POST", "/film", link)).json()) as SharedFilm,
  /** Who only watches is nobody, even in the browser of somebody who sits at the table. */
  /** With `plain` every message comes as it is. */
  socket: (code: string, watch: boolean, plain: boolean): string => {
    const asked = [...(watch ? ["watch"] : []), ...(plain ? ["plain"] : [])].join("&");
    return socketAt(`${table(code)}/ws${asked && `?${asked}`}`);
  },
  /** The line of a television that waits for a table. */
  tvSocket: (): string => socketAt("/tv/ws"),
  /** Sends a table to the television with this code. */
  sendToTv: async (tv: string, table: string, sure: boolean): Promise<OnTelevision> =>
    (await (await ask("POST", `/tv/${encodeURIComponent(tv)}`, { table, sure })).json()) as OnTelevision,
  /** A code to be typed on a television. */
  tvCode: async (code: string): Promise<TvCode> => (await (await ask("POST", `${table(code)}/tv`)).json()) as TvCode,
  /** What was typed on a television: such a code, or that of a table. */
  typedOnTv: async (code: string): Promise<OnTelevision> =>
    (await (await ask("POST", "/tv", { code })).json()) as OnTelevision,
};
