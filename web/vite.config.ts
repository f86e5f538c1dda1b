import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "safari16", assetsInlineLimit: 0, sourcemap: false, reportCompressedSize: false },
  // Texts and drawings are shared with the server.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:4010", ws: true } } },
});
