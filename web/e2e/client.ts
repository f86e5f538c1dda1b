/** The client as Vite builds it, served by `vite preview`; routes of the API are answered from a scene. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin, preview, type PreviewServer } from "vite";

export const WEB = join(import.meta.dirname, "..");

/** Build mode without compressed files: see `build/compressed.ts`. */
export const UNCOMPRESSED = "scenes";

/** Names the stage of a request. Interception by Playwright would delay every file of the page. */
export const SCENE_HEADER = "x-scene";

/** Answer of the API to a path. */
type Answer = (path: string) => { type: string; body: string; status: number };

/** Middleware that answers API routes from the scene on a stage. */
function answering(answers: ReadonlyMap<string, Answer>): Plugin {
  return {
    name: "stolik-scenes",
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://scene");
        const answer = answers.get(String(request.headers[SCENE_HEADER]));
        if (!answer || !/^\/(api\/|healthz$)/.test(pathname)) return next();
        const { type, body, status } = answer(pathname);
        response.writeHead(status, { "content-type": type }).end(body);
      });
    },
  };
}

export class Client {
  private constructor(
    readonly answers: Map<string, Answer>,
    readonly url: string,
    readonly folder: string | null,
    readonly server: PreviewServer,
  ) {}

  /** Builds the client of this checkout, or takes the one in `STOLIK_CLIENT`, and serves it on a free port. */
  static async build(): Promise<Client> {
    const built = process.env["STOLIK_CLIENT"];
    if (built !== undefined) return Client.serve(built, false);
    const folder = await mkdtemp(join(tmpdir(), "stolik-client-"));
    await build({ root: WEB, logLevel: "error", mode: UNCOMPRESSED, build: { outDir: folder, emptyOutDir: true } });
    return Client.serve(folder, true);
  }

  static async serve(folder: string, isOurs: boolean): Promise<Client> {
    const answers = new Map<string, Answer>();
    const server = await preview({ configFile: false, plugins: [answering(answers)], root: folder, logLevel: "error", build: { outDir: folder }, preview: { port: 0, host: "127.0.0.1" } });
    const url = server.resolvedUrls?.local[0];
    if (!url) throw new Error("the client is served nowhere");
    return new Client(answers, url, isOurs ? folder : null, server);
  }

  async stop(): Promise<void> {
    await this.server.close();
    if (this.folder !== null) await rm(this.folder, { recursive: true, force: true });
  }
}
