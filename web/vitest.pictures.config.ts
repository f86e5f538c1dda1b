/** The pictures of the README: `npm run pictures`. They are for people, and no part of the tests. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/pictures/*.pictures.ts"],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    disableConsoleIntercept: true,
  },
});
