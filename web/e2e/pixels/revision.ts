/** The client of another revision, built once. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UNCOMPRESSED, WEB } from "../client";

const run = (program: string, words: string[], cwd: string): string =>
  execFileSync(program, words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" } });

/** The folder of the built client of a commit, a branch or a tag. */
export function built(revision: string): string {
  const commit = run("git", ["rev-parse", "--verify", `${revision}^{commit}`], WEB).trim();
  const folder = join(tmpdir(), `stolik-client-${commit}`);
  if (existsSync(folder)) return folder;
  const sources = mkdtempSync(join(tmpdir(), "stolik-revision-"));
  try {
    run("git", ["worktree", "add", "--detach", sources, commit], WEB);
    const web = join(sources, "web");
    run("npm", ["ci"], web);
    run("npx", ["vite", "build", "--mode", UNCOMPRESSED, "--outDir", "built", "--logLevel", "error"], web);
    // Only a build that has ended is found the next time.
    renameSync(join(web, "built"), folder);
  } finally {
    run("git", ["worktree", "remove", "--force", sources], WEB);
    rmSync(sources, { recursive: true, force: true });
  }
  return folder;
}
