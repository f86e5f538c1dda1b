/** People around one device beside the real box. They do what the page offers and know nothing else. */
import type { Locator } from "playwright-core";
import type { Window } from "./world";

type Variables = Record<string, string | number>;

export class Circle {
  constructor(
    readonly window: Window,
    readonly names: readonly string[],
  ) {}

  heading(key: string, variables?: Variables): Locator {
    return this.window.page.getByRole("heading", { name: this.window.say(key, variables) });
  }
  press(key: string, variables?: Variables): Promise<void> {
    return this.window.page.getByRole("button", { name: this.window.say(key, variables), exact: true }).tap();
  }
  oneDevice(): Promise<void> {
    return this.window.page.getByRole("button", { name: this.window.say("box-one") }).tap();
  }
  async writeNames(): Promise<void> {
    const { page, say } = this.window;
    for (const [index, name] of this.names.entries()) {
      const field = page.getByLabel(say("box-name", { number: index + 1 }), { exact: true });
      if (!(await field.isVisible())) await this.press("box-add");
      await field.fill(name);
    }
  }
  async sitDown(): Promise<void> {
    await this.writeNames();
    await this.press("box-start", { count: this.names.length });
  }
}
