/** The title of the browser's tab. A page may say more for a while; "your turn" is seen even behind another tab. */
import { texts } from "./texts.svelte";

class Title {
  /** Before the name of the application; empty for nothing. */
  note = $state("");

  get text(): string {
    return this.note === "" ? texts.of("app-title") : `${this.note} · ${texts.of("app-name")}`;
  }
}

export const title = new Title();
