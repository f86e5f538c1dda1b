/** Where this page is: a handful of addresses needs no framework. */
import { isLayer, watchLayers } from "./layers";

export type Route =
  | { page: "shelf" }
  | { page: "table"; code: string; screen: "both" | "board" | "hand" }
  /** A television that waits; or, with its code, the device that sends it a table. */
  | { page: "tv"; code: string | null }
  | { page: "rules"; game: string; rule: string }
  | { page: "intro"; game: string }
  | { page: "box"; game: string }
  /** For those who sat there. */
  | { page: "replay"; code: string; game: string; at: number }
  /** For whoever has the link. */
  | { page: "shared"; room: string; token: string }
  | { page: "nowhere" };

/** Without its escapes. Half of one, as at the end of a link that was cut, stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(address: URL): Route {
  const [first, second, ...more] = address.pathname.split("/").filter((part) => part !== "");
  const hash = decoded(address.hash.slice(1));
  if (first === undefined) return { page: "shelf" };
  if (first === "t" && second !== undefined && more.length === 0) {
    const wanted = address.searchParams.get("screen");
    const screen = wanted === "board" || wanted === "hand" ? wanted : "both";
    return { page: "table", code: decoded(second), screen };
  }
  if (first === "tv" && more.length === 0)
    return { page: "tv", code: second === undefined ? null : decoded(second) };
  if (first === "rules" && second !== undefined && more.length === 0)
    return { page: "rules", game: second, rule: hash };
  if (first === "intro" && second !== undefined && more.length === 0) return { page: "intro", game: second };
  if (first === "box" && second !== undefined && more.length === 0) return { page: "box", game: second };
  const [third] = more;
  if (first === "replay" && second !== undefined && more.length <= 1) {
    if (third === undefined) return { page: "shared", room: second, token: hash };
    const at = Number(address.searchParams.get("at") ?? 0);
    return { page: "replay", code: decoded(second), game: third, at: Number.isInteger(at) ? at : 0 };
  }
  return { page: "nowhere" };
}

class Router {
  route: Route = $state.raw(routeOf(new URL(location.href)));

  constructor() {
    watchLayers();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  #arriving = false;

  go(path: string): void {
    this.#arriving = true;
    // What lies open over a page is left with it.
    if (isLayer()) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** True once after each way inside the page, for the heading that the focus goes to. */
  takeArrival(): boolean {
    const arrives = this.#arriving;
    this.#arriving = false;
    return arrives;
  }

  /** Links inside the page stay inside the page; everything else is the browser's business. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target !== "" || link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash !== "") return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  #read(): void {
    this.route = routeOf(new URL(location.href));
  }
}

let only: Router | undefined;
/** Made at the first call, so that the pure half of this file can be tested without a browser. */
export function router(): Router {
  return (only ??= new Router());
}
