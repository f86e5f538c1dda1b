/** The files that somebody chose or dropped, and what of them is sent. */

/** The same as the server's, so that nobody waits for an upload that will be refused. */
export const MOST_FILES = 200;
export const MOST_BYTES = 400 * 1024 * 1024;

/** What computers leave beside pictures by themselves. */
const isClutter = (name: string): boolean => name.startsWith(".") || /^(thumbs\.db|desktop\.ini)$/i.test(name);

export type Gathered =
  | { is: "nothing" }
  | { is: "archive"; archive: File }
  | { is: "files"; files: File[] }
  | { is: "problem"; problem: "too-many-pictures" | "upload-too-big" };

/** A single zip is sent as it is; everything else file by file. */
export function gather(chosen: readonly File[]): Gathered {
  const files = chosen.filter(({ name }) => !isClutter(name));
  const [first] = files;
  if (!first) return { is: "nothing" };
  if (files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) return { is: "problem", problem: "upload-too-big" };
  if (files.length === 1 && isArchive(first)) return { is: "archive", archive: first };
  if (files.length > MOST_FILES) return { is: "problem", problem: "too-many-pictures" };
  return { is: "files", files };
}

const isArchive = ({ name, type }: File): boolean => /\.zip$/i.test(name) || /^application\/(x-)?zip/.test(type);

/** What was dropped, with everything in dropped folders. */
export async function dropped(transfer: DataTransfer): Promise<File[]> {
  // The list is emptied as soon as the drop is over, so its entries are taken at once.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const files = await Promise.all(entries.map((entry) => (entry ? filesIn(entry) : [])));
  return files.flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) return [await new Promise<File>((found, failed) => (entry as FileSystemFileEntry).file(found, failed))];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  for (;;) {
    // A folder is read a hundred entries at a time.
    const some = await new Promise<FileSystemEntry[]>((found, failed) => reader.readEntries(found, failed));
    if (some.length === 0) return files;
    for (const inner of some) files.push(...(await filesIn(inner)));
    if (files.length > 2 * MOST_FILES) return files;
  }
}
