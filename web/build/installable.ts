/** What a browser needs to keep Stolik on a home screen: the icon in several sizes, and a manifest in each language. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { png } from "./picture.ts";

const WEB = join(import.meta.dirname, "..");
const WOOD = "#1d140d";

function manifest(language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(WEB, `../content/ui/${language}.ftl`), "utf8")));
  const say = (key: string): string => bundle.formatPattern(bundle.getMessage(key)?.value ?? key);
  return JSON.stringify({
    // One application, whichever language it was installed in.
    id: "/",
    start_url: "/",
    scope: "/",
    lang: language,
    name: say("app-title"),
    short_name: say("app-name"),
    description: say("app-description"),
    display: "standalone",
    theme_color: WOOD,
    background_color: WOOD,
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-whole.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  });
}

export function installable(): Plugin {
  return {
    name: "stolik-installable",
    apply: "build",
    generateBundle() {
      const svg = readFileSync(join(WEB, "public/icon.svg"), "utf8");
      const emit = (fileName: string, source: string | Buffer): void => {
        this.emitFile({ type: "asset", fileName, source });
      };
      emit("icon-192.png", png(svg, { size: 192 }));
      emit("icon-512.png", png(svg, { size: 512 }));
      // Cut into whatever shape a phone likes: the ground fills it, and the drawing keeps away from the edge.
      emit("icon-whole.png", png(svg, { size: 512, part: 0.74 }));
      emit("icon-apple.png", png(svg, { size: 180, part: 0.86 }));
      for (const language of ["pl", "en"]) emit(`manifest.${language}.webmanifest`, manifest(language));
    },
  };
}
