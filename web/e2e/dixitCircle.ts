/** Dixit's companion on one device: votes that go round behind a curtain, and what is said when all are in. */
import { Circle } from "./circle";

export class DixitCircle extends Circle {
  /** Takes the phone, and points the dial at a card. */
  async point(name: string, place: number): Promise<void> {
    await this.press("box-it-is-me", { name });
    await this.heading("dixit-box-votes", { name }).waitFor();
    // The number lies over its radio button, as on the dial of a table.
    await this.window.page.getByRole("radio", { name: this.window.say("dixit-card", { number: place }) }).check({ force: true });
  }
  async vote(name: string, place: number): Promise<void> {
    await this.point(name, place);
    await this.press("dixit-vote", { place });
  }
  /** The narrator's card, then whose the others are. */
  async tell(right: number, owners: Record<number, string>): Promise<void> {
    const { page, say } = this.window;
    await page.locator("main fieldset").first().getByRole("radio", { name: new RegExp(`^${right}\\b`) }).check({ force: true });
    for (const [place, name] of Object.entries(owners))
      await page.getByRole("group", { name: say("dixit-box-whose", { place }) }).getByText(name).tap();
    await this.press("dixit-box-count");
  }
  async points(): Promise<Record<string, string>> {
    const rows = await this.window.page.locator("main ol > li").all();
    const read = async (row: (typeof rows)[number]) => [await row.locator(".name").innerText(), await row.locator("b").innerText()] as const;
    return Object.fromEntries(await Promise.all(rows.map(read)));
  }
  total(points: number): string {
    return this.window.say("dixit-points", { points });
  }
}
