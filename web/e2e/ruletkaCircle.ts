/** Ruletka's caller on one device: bids, accusations and series are told to it. */
import { Circle } from "./circle";

export class RuletkaCircle extends Circle {
  async bid(name: string, bid: number): Promise<void> {
    const { page, say } = this.window;
    await page.getByRole("group", { name: say("ruletka-box-bid-of", { name }) }).getByRole("button", { name: String(bid), exact: true }).tap();
  }
  async accuse(by: string, whom: string, face: "bullet" | "click"): Promise<void> {
    const { page, say } = this.window;
    await page.getByRole("group", { name: say("ruletka-box-who-accuses") }).getByText(by, { exact: true }).tap();
    await page.getByRole("group", { name: say("ruletka-accuse-at-whom") }).getByText(whom, { exact: true }).tap();
    await this.press(`ruletka-face-${face}`);
  }
  /** A series, and who fell in it. */
  async series(...fell: string[]): Promise<void> {
    for (const name of fell) await this.window.page.getByRole("checkbox", { name, exact: true }).check();
    await this.press(fell.length === 0 ? "ruletka-box-nobody-fell" : "ruletka-box-these-fell", { names: fell.join(", ") });
  }
  /** What the page keeps of everybody: points, and what a listener is told of bullets and the team. */
  standing(): Promise<string[][]> {
    return this.window.page.locator("main li").evaluateAll((rows) => rows.map((row) => ["b", "strong", ".hidden"].map((part) => row.querySelector(part)?.textContent.trim() ?? "")));
  }
  /** What `standing` says of somebody. */
  has(name: string, points: number, bullets: number, living: number): string[] {
    const { say } = this.window;
    return [name, say("ruletka-points", { points }), say("ruletka-box-seat", { bullets, living })];
  }
}
