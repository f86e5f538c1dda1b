/** Pictures of every scene against those of another revision: `npm run pixels -- --against REF`. */
import { defineConfig } from "vitest/config";

const at = process.argv.indexOf("--against");
const against = at < 0 ? "HEAD" : (process.argv[at + 1] ?? "HEAD");

export default defineConfig({
  test: {
    include: ["e2e/pixels/*.pixels.ts"],
    provide: { against },
    testTimeout: 60_000,
    maxWorkers: 1,
  },
});
