/** The stories of a server that was built without the rules for the browser: `npm run without`. */
import { mergeConfig } from "vitest/config";
import stories from "./vitest.e2e.config.ts";

const without = mergeConfig(stories, {});
without.test.include = ["e2e/without/*.e2e.ts"];
export default without;
