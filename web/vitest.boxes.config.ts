/** The layout of recorded scenes: `npm run boxes`. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/boxes.e2e.ts"],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
