/** Records the scenes that the box test and the pixels are shown: `npm run scenes`. It is no test. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/record/*.scenes.ts"],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    disableConsoleIntercept: true,
  },
});
