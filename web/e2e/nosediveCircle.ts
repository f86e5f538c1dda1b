/** Nosedive's companion on one device: everybody shares in secret behind a curtain, and rates openly. */
import { Circle } from "./circle";

export class NosediveCircle extends Circle {
  override async sitDown(): Promise<void> {
    await super.sitDown();
    await this.press("nosedive-box-begin");
  }
  /** Who is handed the device now. */
  async holder(): Promise<string> {
    const heading = this.window.page.getByRole("heading", { level: 2 });
    const text = await heading.innerText();
    return this.names.find((name) => text.includes(name)) ?? "";
  }
  async give(): Promise<void> {
    const posts = this.window.page.getByRole("list", { name: this.window.say("nosedive-posts") }).getByRole("button");
    await posts.first().waitFor();
    for (let post = 0; post < this.names.length - 1; post++) await posts.nth(post).tap();
  }
  /** Everybody shares in secret, with whatever happens while one of them does. */
  async share(meanwhile: (name: string) => Promise<void> = () => Promise.resolve()): Promise<void> {
    for (let at = 0; at < this.names.length; at++) {
      const name = await this.holder();
      await this.press("box-it-is-me", { name });
      await this.give();
      if (at === 1) await meanwhile(name);
      await this.press("nosedive-share");
    }
  }
  async rate(): Promise<void> {
    const { page } = this.window;
    for (let at = 0; at < this.names.length; at++) {
      await page.locator(".heart").first().tap();
      await page.locator(".thumb").last().tap();
      await this.press("nosedive-rate");
    }
  }
}
