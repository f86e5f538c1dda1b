/** Keeps what is at the foot of the screen above the keyboard, also where a browser lays that over the page. */

/** For an element at the foot: `--covered` is how much of the window the keyboard covers. */
export const aboveKeyboard = (element: HTMLElement): (() => void) | undefined => {
  const seen = window.visualViewport;
  if (!seen) return undefined;
  const fit = (): void => {
    const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
    // Whoever looks closer with two fingers covers nothing.
    element.style.setProperty("--covered", `${seen.scale > 1.01 ? 0 : Math.round(covered)}px`);
  };
  seen.addEventListener("resize", fit);
  seen.addEventListener("scroll", fit);
  return () => {
    seen.removeEventListener("resize", fit);
    seen.removeEventListener("scroll", fit);
  };
};
