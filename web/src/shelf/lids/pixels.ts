/** Pictures out of letters, one letter a pixel: for lids in eight bits. */

/** A path of the pixels that have this letter: one drawing for the browser to keep, however many they are. */
export function pixels(rows: readonly string[], letter: string, size: string): string {
  const dot = `h${size}v${size}h-${size}z`;
  return rows.flatMap((row, y) => Array.from(row).flatMap((other, x) => (other === letter ? [`M${x} ${y}${dot}`] : []))).join("");
}
