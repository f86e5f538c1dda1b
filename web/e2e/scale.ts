/** How heavy a page is over the wire. */
import type { Page } from "playwright-core";

export const KB = 1024;

/** Adds up scripts and styles as they were transferred, until it is asked. Pictures that come as a script may be left out. */
export function scale(page: Page, pictures?: RegExp): () => Promise<number> {
  const parts: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (["script", "stylesheet"].includes(request.resourceType()) && !pictures?.test(request.url()))
      parts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(parts)).reduce((sum, part) => sum + part, 0);
}
