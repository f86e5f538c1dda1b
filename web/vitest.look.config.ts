/** One contact sheet of every screen: `npm run look`. It is for people, and no part of the tests. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/look/*.look.ts"],
    testTimeout: 900_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    // What goes on is told while it goes on.
    disableConsoleIntercept: true,
  },
});
