/** The stories of `stories.ts` in Firefox. */
import { firefox } from "./firefox";
import { stories } from "./stories";

stories(firefox);
