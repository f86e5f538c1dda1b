/** After a link inside the page the focus goes to the heading of where it led, as it would with a page of its own. */
import { router } from "./route.svelte";

/** An attachment for the heading of a page. */
export function arrival(heading: HTMLElement): void {
  if (!router().takeArrival()) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
