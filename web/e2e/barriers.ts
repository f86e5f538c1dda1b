/** What keeps people from using a page: barriers that axe finds, and targets that are too small for fingers. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Window } from "./world";

/** What axe finds, as lines that say where. Things that move are looked at when they stand. */
export async function barriers({ page }: Window): Promise<string[]> {
  // In the page itself: our pages have no frames, and the other way opens a window for every look.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary ?? ""})`).join(" | ")}`);
}

/** Fingers need 44 pixels. Links inside of sentences are as high as their line. */
export async function smallTargets({ page }: Window): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("button, a, input, select, summary")]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".hidden, .skip, [inert]"))
      .filter((node) => !node.matches("[type=checkbox], p a, [disabled]"))
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ node, box }) => `${node.tagName} ${node.className} ${node.textContent} ${box.width}×${box.height}`),
  );
}
