/** Letters as people see them: a family of four, a flag and a letter with its accents are one each. The server counts alike. */

/** As on the server. */
export const LONGEST_NAME = 24;
export const LONGEST_LINE = 300;

/** Old browsers count code points, and the server says if that was too few. */
const segmenter = typeof Intl.Segmenter === "function" ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : null;

export const lettersOf = (text: string): string[] => (segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text]);

export const countLetters = (text: string): number => lettersOf(text).length;

/** For a field: it takes so many letters and no more. `maxlength` would cut an emoji in two. */
export const atMost = (most: number) => (field: HTMLInputElement) => {
  const cut = (event: Event): void => {
    if (event instanceof InputEvent && event.isComposing) return;
    const letters = lettersOf(field.value);
    if (letters.length <= most) return;
    const caret = field.selectionStart ?? 0;
    field.value = letters.slice(0, most).join("");
    field.setSelectionRange(caret, caret);
    // Who ends a composition is told by no other event.
    if (event.type === "compositionend") field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  // Before anybody else reads the field.
  field.addEventListener("input", cut, { capture: true });
  field.addEventListener("compositionend", cut);
  return () => {
    field.removeEventListener("input", cut, { capture: true });
    field.removeEventListener("compositionend", cut);
  };
};
