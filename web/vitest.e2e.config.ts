/** The stories of whole evenings: a real browser against the real server. `npm run e2e`, apart from the unit tests. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/*.e2e.ts"],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Each file has a server and a browser of its own, so files may run beside each other.
    maxWorkers: 2,
  },
});
