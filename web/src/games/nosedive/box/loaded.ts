/** The rules, there before any screen of the companion is drawn: nothing of it works without them. */
import { loadRules } from "./rules";

export const rules = await loadRules();
