/** WebKit, as Debian has it: its small browser under a screen that nobody sees, driven by classic WebDriver. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../eventually";
import { freePort } from "../server";
import { type Engine, type Screen, type Size, SIZES } from "./engine";
import { type Query, seek } from "./seek";

/** How WebDriver says that a value is a thing of the page. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** What it is to press something that went away meanwhile. */
const GONE = ["stale element reference", "no such element", "element not interactable", "element click intercepted"];

/** Things stand still, as for people who want it calm; and the bars of the window are no wider than a phone. */
const GTK = {
  "settings.ini": "[Settings]\ngtk-enable-animations=0\n",
  "gtk.css": "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n",
};

class Refused extends Error {
  constructor(readonly kind: string, message: string) {
    super(`${kind}: ${message}`);
  }
}

/** One driver, which has one browser. */
class Session {
  #path = "";

  constructor(readonly port: number) {}

  async call<Result>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<Result> {
    const answer = await fetch(`http://127.0.0.1:${this.port}${this.#path}${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
    if (!answer.ok) throw new Refused(value.error ?? String(answer.status), value.message ?? "");
    return value;
  }

  async begin(): Promise<void> {
    await eventually("the driver of WebKit answers", () => fetch(`http://127.0.0.1:${this.port}/status`).then(({ ok }) => ok, () => false));
    const { sessionId } = await this.call<{ sessionId: string }>("POST", "/session", { capabilities: {} });
    this.#path = `/session/${sessionId}`;
  }

  run<Result>(inPage: (...given: never[]) => unknown, given: readonly unknown[]): Promise<Result> {
    return this.call<Result>("POST", "/execute/sync", { script: `return (${inPage.toString()}).apply(null, arguments)`, args: given });
  }
}

/** In the page: keeps what it complains about from now on. */
function keepComplaints(): void {
  const kept: string[] = [];
  Object.assign(globalThis, { complaints: kept });
  addEventListener("error", ({ message, filename }) => kept.push(`${message} (${filename})`));
  addEventListener("unhandledrejection", ({ reason }) => kept.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => kept.push(`breach of ${violatedDirective}: ${blockedURI}`));
  const { error } = console;
  console.error = (...said: unknown[]) => {
    kept.push(said.map(String).join(" "));
    error(...said);
  };
}

class WebKitScreen implements Screen {
  #complaints: string[] = [];

  constructor(
    readonly size: Size,
    readonly session: Session,
  ) {}

  async goto(url: string): Promise<void> {
    await this.complaints();
    await this.session.call("POST", "/url", { url });
    await this.run(keepComplaints);
  }

  /** The driver hears no console, so the page keeps them: those of its first moments are not among them. */
  async complaints(): Promise<string[]> {
    const more = await this.run(() => (globalThis as { complaints?: string[] }).complaints?.splice(0) ?? []);
    this.#complaints.push(...more);
    return this.#complaints;
  }

  run<Arguments extends unknown[], Result>(inPage: (...given: Arguments) => Result, ...given: Arguments): Promise<Awaited<Result>> {
    return this.session.run<Awaited<Result>>(inPage as (...given: never[]) => unknown, given);
  }

  async press(what: Query): Promise<boolean> {
    try {
      const found = await this.session.run<Record<string, string> | null>(seek as (...given: never[]) => unknown, [[what], "element"]);
      if (!found) return false;
      await this.session.call("POST", `/element/${found[ELEMENT] ?? ""}/click`, {});
      return true;
    } catch (refused) {
      if (refused instanceof Refused && GONE.includes(refused.kind)) return false;
      throw refused;
    }
  }

  async type(text: string): Promise<void> {
    const focused = await this.session.call<Record<string, string>>("GET", "/element/active");
    await this.session.call("POST", `/element/${focused[ELEMENT] ?? ""}/value`, { text });
  }

  async shot(path: string): Promise<void> {
    await writeFile(path, Buffer.from(await this.session.call<string>("GET", "/screenshot"), "base64"));
  }

  /** The page is as large as this, and the window larger by its bars. */
  async fit(): Promise<void> {
    const { width, height } = SIZES[this.size];
    const bars = await this.run(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));
    await this.session.call("POST", "/window/rect", { width: width + bars.width, height: height + bars.height });
    await eventually(`the page is ${width} × ${height}`, () => this.run((width: number, height: number) => innerWidth === width && innerHeight === height, width, height));
  }
}

/** A screen that nobody sees, and its number. */
async function display(): Promise<{ server: ChildProcess; number: string }> {
  const server = spawn(process.env["XVFB"] ?? "Xvfb", ["-displayfd", "3", "-screen", "0", "2048x1280x24", "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise<string>((found, failed) => {
    server.once("error", failed);
    server.once("exit", () => failed(new Error("Xvfb ended")));
    server.stdio[3]?.once("data", (bytes: Buffer) => found(`:${bytes.toString().trim()}`));
  });
  return { server, number };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill();
  await gone;
}

export async function webkit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), "stolik-webkit-"));
  await mkdir(join(home, "gtk-3.0"));
  for (const [file, text] of Object.entries(GTK)) await writeFile(join(home, "gtk-3.0", file), text);
  // Without a graphics card the usual way of drawing starves, and what moves never arrives.
  const env = { ...process.env, WEBKIT_DMABUF_RENDERER_FORCE_SHM: "1", GDK_BACKEND: "x11", XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, XDG_RUNTIME_DIR: home };
  const sessions: { session: Session; processes: ChildProcess[] }[] = [];
  return {
    name: "webkit",
    async open(size) {
      // One each: a window that is covered is not drawn, and its page stands still.
      const { server, number } = await display();
      const port = await freePort();
      const driver = spawn(process.env["WEBKIT_DRIVER"] ?? "WebKitWebDriver", [`--port=${port}`], { env: { ...env, DISPLAY: number }, stdio: "ignore" });
      const session = new Session(port);
      sessions.push({ session, processes: [driver, server] });
      await session.begin();
      const screen = new WebKitScreen(size, session);
      await screen.fit();
      return screen;
    },
    async close() {
      await Promise.all(sessions.map(({ session }) => session.call("DELETE", "").catch(() => undefined)));
      for (const child of sessions.flatMap(({ processes }) => processes)) await ended(child);
      await rm(home, { recursive: true, force: true });
    },
  };
}
