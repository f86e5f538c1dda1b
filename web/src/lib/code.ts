/** The code of a table as people type it: in any case, with blanks, or as the whole link. */

export function readCode(typed: string): string {
  const inLink = /\/t\/([^/?#\s]+)/.exec(typed)?.[1];
  return (inLink ?? typed).replace(/[^\p{Letter}\p{Number}-]/gu, "").toUpperCase();
}
