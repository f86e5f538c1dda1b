import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./build/compressed.ts";
import { withoutDoors } from "./build/doors.ts";
import { files } from "./build/files.ts";
import { installable } from "./build/installable.ts";
import { printed } from "./build/printed.ts";
import { rulesAlias } from "./build/rules.ts";

export default defineConfig({
  plugins: [svelte(), installable(), withoutDoors(), printed(), compressed()],
  build: {
    target: "safari16",
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: "files", name: files() }] } } },
  },
  resolve: { alias: rulesAlias },
  // Texts and drawings are shared with the server.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:4010", ws: true } } },
});
