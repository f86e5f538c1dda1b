/** The real server on a free port with a data folder of its own. It can be killed as a power cut does, and come back. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "./eventually";

const BINARY = process.env["STOLIK_BIN"] ?? join(import.meta.dirname, "../../target/debug/stolik");

export class Server {
  #process: ChildProcess | null = null;
  #said = "";

  private constructor(
    readonly port: number,
    readonly data: string,
    readonly flags: readonly string[],
  ) {}

  static async start(flags: readonly string[]): Promise<Server> {
    const server = new Server(await freePort(), await mkdtemp(join(tmpdir(), "stolik-e2e-")), flags);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const words = ["serve", "--listen", `127.0.0.1:${this.port}`, "--data", this.data, "--log", "error", ...this.flags];
    // Bots answer at once where a story does not say otherwise.
    if (!words.includes("--bot-pause")) words.push("--bot-pause", "0");
    // And nobody stays with what was shown.
    if (!words.includes("--pace")) words.push("--pace", "0");
    const child = spawn(BINARY, words, { stdio: ["ignore", "pipe", "pipe"] });
    const listen = (bytes: Buffer): void => {
      this.#said += bytes.toString();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", (error) => (this.#said += error.message));
    this.#process = child;
    await eventually(`the server answers; it said: ${this.#said}`, async () => {
      if (child.exitCode !== null) throw new Error(`the server ended: ${this.#said}`);
      return (await fetch(`${this.url}/healthz`).catch(() => null))?.ok === true;
    });
  }

  /** Without a goodbye, as when the power goes. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}

export async function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const listener = createServer();
    listener.once("error", failed);
    listener.listen(0, "127.0.0.1", () => {
      const address = listener.address();
      listener.close(() => {
        if (address && typeof address === "object") found(address.port);
        else failed(new Error("no port"));
      });
    });
  });
}
