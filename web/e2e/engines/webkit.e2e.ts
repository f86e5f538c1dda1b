/** The stories of `stories.ts` in WebKit. */
import { stories } from "./stories";
import { webkit } from "./webkit";

stories(webkit);
