/** Gives a file to the one who asked for it. */
export function save(blob: Blob, file: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file;
  link.click();
  // The browser reads it after the click; a minute is plenty.
  setTimeout(() => { URL.revokeObjectURL(link.href); }, 60_000);
}
