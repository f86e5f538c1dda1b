/** An attachment for the heading of a step: who works with keys or listens goes on there, and the step is seen from its top. */
export function heading(node: HTMLElement): void {
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
  scrollTo(0, 0);
}
