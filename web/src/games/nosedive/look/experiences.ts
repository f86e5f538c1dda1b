/** What is written of an experience, by its number: the house's own, or what this table has added. */
import { texts } from "../../../lib/texts.svelte";

export const CATEGORIES = ["home", "work", "family", "love", "friends", "travel", "food", "net", "body"] as const;

const OF_A_CATEGORY = 40;
const HOUSE = OF_A_CATEGORY * CATEGORIES.length;

export function experienceText(what: number, own: readonly string[]): string {
  if (what >= HOUSE) return own[what - HOUSE] ?? texts.of("nosedive-own-gone");
  const category = CATEGORIES[Math.floor(what / OF_A_CATEGORY)] ?? "home";
  const key = `experience-${category}-${String((what % OF_A_CATEGORY) + 1).padStart(2, "0")}`;
  // Until the library has come.
  return texts.has(key) ? texts.of(key) : "…";
}
