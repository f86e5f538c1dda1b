/** The code of a table as people type it: in any case, with hyphens and blanks or without, or as the whole link. */

const LENGTH = 9;
const GROUP = /.{1,3}/g;

const lettersOf = (typed: string): string => typed.replace(/[^\p{Letter}\p{Number}]/gu, "").toUpperCase();

export function readCode(typed: string): string {
  const inLink = /\/t\/([^/?#\s]+)/.exec(typed)?.[1];
  const letters = lettersOf(inLink ?? typed);
  return letters.length === LENGTH ? inGroups(letters) : letters;
}

export const inGroups = (letters: string): string => letters.match(GROUP)?.join("-") ?? "";

/** What the field shows while a code is being typed, and where the caret goes. A link stays as it is. */
export function whileTyping(typed: string, caret: number): { text: string; caret: number } {
  if (/[/:.]/.test(typed)) return { text: typed, caret };
  const before = lettersOf(typed.slice(0, caret)).length;
  const text = inGroups(lettersOf(typed));
  return { text, caret: Math.min(text.length, before + Math.max(0, Math.ceil(before / 3) - 1)) };
}
