/** What is said over plain HTTP. Everything that goes wrong is a `Problem` with a case, so that it can be put in words. */
import type { MoveToken } from "../wire/MoveToken";
import type { OpenTable } from "../wire/OpenTable";
import type { Problem } from "../wire/Problem";
import type { TableOpened } from "../wire/TableOpened";
import type { TableSummary } from "../wire/TableSummary";

export class ApiError extends Error {
  constructor(readonly problem: string) {
    super(problem);
  }
}

/** The case of whatever was thrown. */
export function problemOf(error: unknown): string {
  return error instanceof ApiError ? error.problem : "no-connection";
}

async function ask(method: "GET" | "POST", path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, init);
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.case ?? (response.status === 429 ? "too-fast" : "bad-request"));
}

const table = (code: string): string => `/tables/${encodeURIComponent(code)}`;

/** How one option of a game may be set. */
export type OptionValues =
  | { "one-of": string[] }
  | { number: { from: number; to: number } }
  | { "number-or-null": { from: number; to: number } }
  | "yes-no";

export interface GameOffer {
  game: string;
  fewest_seats: number;
  most_seats: number;
  bots: string[];
  topics: string[];
  options: { key: string; values: OptionValues; help: string }[];
}

export const api = {
  games: async (): Promise<GameOffer[]> => (await (await ask("GET", "/games")).json()) as GameOffer[],
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
  socket: (code: string): string =>
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api${table(code)}/ws`,
};
