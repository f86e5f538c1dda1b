/** Where this page is: a handful of addresses needs no framework. */

export type Route =
  | { page: "shelf" }
  | { page: "table"; code: string; screen: "both" | "board" | "hand" }
  | { page: "rules"; game: string; rule: string }
  | { page: "box"; game: string }
  | { page: "nowhere" };

export function routeOf(address: URL): Route {
  const [first, second, ...more] = address.pathname.split("/").filter((part) => part !== "");
  const hash = decodeURIComponent(address.hash.slice(1));
  if (first === undefined) return { page: "shelf" };
  if (first === "t" && second !== undefined && more.length === 0) {
    const wanted = address.searchParams.get("screen");
    const screen = wanted === "board" || wanted === "hand" ? wanted : "both";
    return { page: "table", code: decodeURIComponent(second), screen };
  }
  if (first === "rules" && second !== undefined && more.length === 0)
    return { page: "rules", game: second, rule: hash };
  if (first === "box" && second !== undefined && more.length === 0) return { page: "box", game: second };
  return { page: "nowhere" };
}

class Router {
  route: Route = $state.raw(routeOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  #arriving = false;

  go(path: string): void {
    this.#arriving = true;
    history.pushState(null, "", path);
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
