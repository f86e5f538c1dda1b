import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { installable } from "./build/installable.ts";

export default defineConfig({
  plugins: [svelte(), installable()],
  build: { target: "safari16", assetsInlineLimit: 0, sourcemap: false, reportCompressedSize: false },
  // Texts and drawings are shared with the server.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:4010", ws: true } } },
});
