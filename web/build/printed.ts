/**
 * The pages that people begin with are printed: words and pictures are in the HTML that the server sends, one file a
 * language, so that they are seen before the script is here. The script then takes over what it finds (`main.ts`). Their
 * style is in them, too: asked for by itself, it would come one way there and back later. The server's policy lets no style
 * in but this one, by its hash (`printed.style.txt`).
 *
 * The shelf has all its words, and nothing else is fetched before they are painted. A table has one sentence, and names all
 * files that it is made of, so that they come at once and not one after the other. Which game lies on it only the server
 * knows: it names the files of that one in a header (`link.<game>.<language>.txt`), and for whoever does not sit there those of
 * what is around a game (`link.around.txt`).
 */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin, type Rolldown } from "vite";
import { AROUND, gameAt, MAIN, TABLE } from "./files.ts";
import { rulesAlias } from "./rules.ts";
import type { Printed } from "../src/print.ts";
import type { Language } from "../src/wire/Language.ts";

const WEB = join(import.meta.dirname, "..");
const CONTENT = join(WEB, "../content");
const LANGUAGES: readonly Language[] = ["pl", "en"];

type Print = (language: Language, path: string) => Printed;

/** What is fetched when it is wanted: nobody wants it here. */
const later: Plugin = { name: "stolik-later", resolveDynamicImport: (id) => ({ id: String(id), external: true }) };

/** The page, compiled for printing. */
async function press(): Promise<Print> {
  const outDir = mkdtempSync(join(tmpdir(), "stolik-print-"));
  try {
    await build({
      root: WEB,
      configFile: false,
      logLevel: "error",
      plugins: [svelte(), later],
      publicDir: false,
      resolve: { alias: rulesAlias },
      ssr: { noExternal: true },
      build: { ssr: "src/print.ts", outDir, rolldownOptions: { output: { entryFileNames: "print.mjs" } } },
    });
    const { print } = (await import(pathToFileURL(join(outDir, "print.mjs")).href)) as { print: Print };
    return print;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** The letters of the first page. Its words are painted in the device's own before these are asked for. */
const LETTERS = /^assets\/bricolage-grotesque-latin(-ext)?-wght-normal-.*\.woff2$/;

/** Begins the script once what is printed was painted. */
const AFTER_PAINT = join(WEB, "src/after-paint.ts");

/** The sheet of the first page, as it is linked. */
const SHEET = /<link rel="stylesheet" crossorigin href="\/([^"]*)">/;

/** What it says about letters, which the style in the page leaves out. */
const FACES = /@font-face\s*\{[^}]*\}/g;

/** The scripts and sheets that a module is made of, with all that they import, but for those that are there already. */
function filesOf(module: string, bundle: Rolldown.OutputBundle, there: ReadonlySet<string> = new Set()): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  // A file that others need, too, has a door of its own for whoever wants this module.
  const begins = chunks.find(({ facadeModuleId }) => facadeModuleId === module) ?? chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!begins) throw new Error(`${module} is in no file`);
  const found = new Set([begins.fileName]);
  for (const name of found) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? [])]) found.add(next);
  }
  for (const file of there) found.delete(file);
  return found;
}

/** How a file is asked for before anything needs it. The words of the page go first. */
const early = (file: string): Record<string, string> => ({ ...(file.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" }), fetchpriority: "low" });

export function printed(): Plugin {
  let begins = "";
  return {
    name: "stolik-printed",
    apply: "build",
    enforce: "post",
    buildStart() {
      begins = this.emitFile({ type: "chunk", id: AFTER_PAINT });
    },
    async generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("there is no page to print on");
      const empty = String(page.source);
      const [, sheetName = ""] = SHEET.exec(empty) ?? [];
      const sheet = bundle[sheetName];
      if (sheet?.type !== "asset") throw new Error("the page has no sheet of its own");
      const style = String(sheet.source).replace(FACES, "");
      const faces = this.emitFile({ type: "asset", name: "letters.css", source: (String(sheet.source).match(FACES) ?? []).join("") });
      const emit = (fileName: string, source: string): void => {
        this.emitFile({ type: "asset", fileName, source });
      };
      emit("printed.style.txt", `sha256-${createHash("sha256").update(style).digest("base64")}`);

      const print = await press();
      const printOn = (language: Language, name: string, path: string, change: (page: string) => string): void => {
        const { body, description, slow } = print(language, path);
        const source = empty
          .replace(/<html lang="[a-z]+">/, `<html lang="${language}">`)
          .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + description)
          .replace(/<script type="module" crossorigin src="([^"]*)"><\/script>/, (_, main: string) => {
            const first = `<script type="module" crossorigin src="/${this.getFileName(begins)}"></script>`;
            return `${first}\n    <link rel="modulepreload" crossorigin href="${main}" id="begins">`;
          })
          .replace(SHEET, () => `<style>${style}</style>\n    <link rel="stylesheet" href="/${this.getFileName(faces)}">`)
          // A tap on what is only printed would be lost.
          .replace(/<body>.*<\/body>/s, () => `<body inert data-page="${name}">${body}<p class="slow">${slow}</p></body>`);
        emit(`${name}.${language}.html`, inHead(change(source), [known]));
      };
      const inHead = (page: string, links: string[]): string => page.replace("</head>", () => `  ${links.map((link) => `${link}\n  `).join("  ")}</head>`);
      // Files that come later look for the sheet, and would fetch it.
      const known = `<link rel="stylesheet" disabled href="/${sheetName}">`;

      const letters = Object.keys(bundle).filter((name) => LETTERS.test(name));
      const lettersLater = letters.map((name) => `<link data-later="preload" rel="none" as="font" type="font/woff2" crossorigin href="/${name}">`);
      // What the script is made of waits too: until the words are painted, the line is theirs.
      const shelf = (page: string): string => inHead(page.replaceAll(/rel="(modulepreload|stylesheet)"/g, 'data-later="$1" rel="none"'), lettersLater);

      const first = filesOf(MAIN, bundle);
      const ofTable = filesOf(TABLE, bundle, first);
      const attributes = (file: string): string => Object.entries(early(file)).map(([name, value]) => `${name}="${value}"`).join(" ");
      const table = (page: string): string =>
        inHead(
          page
            .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
            // Its letters come when there is something to read (`lib/reading.ts`).
            .replace('rel="stylesheet"', 'data-letters rel="none"'),
          [...ofTable].map((file) => `<link ${attributes(file)} crossorigin href="/${file}">`),
        );

      for (const language of LANGUAGES) {
        printOn(language, "shelf", "/", shelf);
        printOn(language, "table", "/t/x", table);
      }
      const there = new Set([...first, ...ofTable]);
      const link = (file: string): string => `</${file}>; ${Object.entries(early(file)).map(([name, value]) => `${name}=${value}`).join("; ")}; crossorigin`;
      const links = (needed: Iterable<string>): string => Array.from(needed, link).join(", ");
      emit("link.around.txt", links(filesOf(AROUND, bundle, there)));
      const modules = [...this.getModuleIds()];
      for (const module of modules) {
        const game = gameAt(module)?.game;
        if (game === undefined) continue;
        for (const language of LANGUAGES) {
          const words = modules.filter((id) => [`${language}.ftl?raw`, `cards.${language}.ftl?raw`].some((file) => id === join(CONTENT, game, file)));
          const needed = [module, ...words].flatMap((id) => [...filesOf(id, bundle, there)]);
          emit(`link.${game}.${language}.txt`, links(needed));
        }
      }
    },
  };
}
