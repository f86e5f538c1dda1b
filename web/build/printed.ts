/**
 * The first page is printed: its words and pictures are in the HTML that the server sends, one file a language, so that
 * they are seen before the script is here. The script then takes over what it finds (`main.ts`). Its style is in it, too:
 * asked for by itself, it would come one way there and back later. The server's policy lets no style in but this one, by
 * its hash (`shelf.style.txt`).
 */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin } from "vite";
import type { Language } from "../src/wire/Language.ts";

const WEB = join(import.meta.dirname, "..");
const LANGUAGES: readonly Language[] = ["pl", "en"];

type Print = (language: Language) => { body: string; description: string };

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
      const letters = Object.keys(bundle).filter((name) => LETTERS.test(name));
      const early = letters.map((name) => `<link data-later="preload" rel="none" as="font" type="font/woff2" crossorigin href="/${name}">\n  `);
      const sheet = bundle[SHEET.exec(empty)?.[1] ?? ""];
      if (sheet?.type !== "asset") throw new Error("the page has no sheet of its own");
      const style = String(sheet.source).replace(/@font-face\s*\{[^}]*\}/g, "");
      this.emitFile({ type: "asset", fileName: "shelf.style.txt", source: `sha256-${createHash("sha256").update(style).digest("base64")}` });
      const print = await press();
      for (const language of LANGUAGES) {
        const { body, description } = print(language);
        const source = empty
          .replace(/<html lang="[a-z]+">/, `<html lang="${language}">`)
          .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + description)
          .replace(/<script type="module" crossorigin src="([^"]*)"><\/script>/, (_, main: string) => {
            const first = `<script type="module" crossorigin src="/${this.getFileName(begins)}"></script>`;
            return `${first}\n    <link rel="modulepreload" crossorigin href="${main}" id="begins">`;
          })
          // What the script is made of waits too: until the words are painted, the line is theirs.
          .replaceAll('rel="modulepreload"', 'data-later="modulepreload" rel="none"')
          // The sheet itself brings the letters, and is what other pages look for before they fetch it.
          .replace(SHEET, (link) => `<style>${style}</style>\n    ${link.replace('rel="stylesheet"', 'data-later="stylesheet" rel="none"')}`)
          .replace("</head>", () => `  ${early.join("  ")}</head>`)
          // A tap on what is only printed would be lost.
          .replace("<body></body>", () => `<body inert>${body}</body>`);
        this.emitFile({ type: "asset", fileName: `shelf.${language}.html`, source });
      }
    },
  };
}
