/** The stories of whole evenings: a real browser against the real server. `npm run e2e`, apart from the unit tests. */
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** These take more than a minute and begin first, so that none is left alone at the end. A new clone knows no durations. */
const LONG = ["ruletka", "nokaut", "nosedivebox", "friends", "nosedive", "replay", "dixit", "edges", "hitches", "phone"];

class LongFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.e2e.ts`));
      return at < 0 ? LONG.length : at;
    };
    return Promise.resolve([...files].sort((one, other) => rank(one) - rank(other)));
  }
}

export default defineConfig({
  test: {
    include: ["e2e/*.e2e.ts"],
    // Not in the usual run before every scene is measured: `npm run boxes`.
    exclude: ["e2e/boxes.e2e.ts"],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Each file has a server and a browser of its own, so files may run beside each other.
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
  },
});
