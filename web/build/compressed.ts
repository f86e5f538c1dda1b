/** Writes each built file compressed beside itself, as `.br` and `.gz`. Plain HTTP, as at home, gets gzip: browsers take brotli over HTTPS only. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  // Letters and photos are compressed already.
  if (gz.length >= bytes.length) return;
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

export function compressed(): Plugin {
  return {
    name: "stolik-compressed",
    // Builds of `e2e/client.ts` are served on this machine only.
    apply: (_, { command, mode }) => command === "build" && mode !== "scenes",
    enforce: "post",
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error("there is no folder to compress");
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      await Promise.all(entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => compress(join(parentPath, name))));
    },
  };
}
