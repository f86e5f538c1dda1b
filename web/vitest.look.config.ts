/** Contact sheets of every screen, and what is heard there: `npm run look`. They are for people, and no part of the tests. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/look/*.look.ts"],
    testTimeout: 900_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    env: { STOLIK_HEAR: "1" },
  },
});
