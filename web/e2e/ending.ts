/** What a finished game shows: its story, and where a replay of it stands. */
import { eventually } from "./eventually";
import type { Window } from "./world";

/** What is told after a game, as this window shows it. */
export const ending = ({ page, say }: Window) => ({
  honours: page.getByRole("region", { name: say("honours") }).getByRole("listitem"),
  turns: page.getByRole("region", { name: say("turning-points") }).getByRole("listitem"),
  // Boards, drawn again: they are for the eye, and so have no role.
  boards: page.locator(".position section"),
});

export async function tellsAStory(window: Window): Promise<void> {
  const { honours, turns, boards } = ending(window);
  // How many there are is up to the game; the tests of each chronicle know one by heart.
  await turns.first().waitFor();
  await honours.first().waitFor();
  await eventually("every turning point shows its board", async () => (await boards.count()) === (await turns.count()));
}

/** Where the replay stands. */
export const step = async ({ page }: Window): Promise<number> => Number(await page.getByRole("slider").inputValue());
