/** Copies a text, and says so; where the browser does not let us, it says what to do. Both in the words of whoever copies. */
import { notices } from "./notices.svelte";
import { texts } from "./texts.svelte";

export async function copy(text: string, done = "link-copied", undone = "link-copy-yourself"): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  await clipboard?.writeText(text);
  notices.show(texts.of(clipboard ? done : undone));
}
