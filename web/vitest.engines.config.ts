/** The stories that Firefox and WebKit are told: `npm run engines`. */
import { mergeConfig } from "vitest/config";
import stories from "./vitest.e2e.config.ts";

const engines = mergeConfig(stories, {});
engines.test.include = ["e2e/engines/*.e2e.ts"];
export default engines;
