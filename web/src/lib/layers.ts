/**
 * What lies open over a page, drawers and dialogs: *back* closes the topmost and leaves the page alone. Each has an entry
 * of its own in the browser's history, which goes when it is closed in another way.
 */

interface Layer {
  close: () => void;
}

const open: Layer[] = [];
/** We are going back ourselves, over entries that nothing lies on any more. */
let tidying = false;

const depth = (): number => (history.state as { layers?: number } | null)?.layers ?? 0;

/** Is this entry of the history only something that lies over a page? */
export const isLayer = (): boolean => depth() > 0;

/** Opens a layer; gives what closes it in any other way than by *back*. */
export function layer(close: () => void): () => void {
  const opened: Layer = { close };
  open.push(opened);
  if (!tidying) stack();
  return () => {
    const at = open.indexOf(opened);
    if (at >= 0) open.splice(at, 1);
    // Later: something else may open in this very moment, or the page be left.
    setTimeout(tidy);
  };
}

/** Every layer has an entry. */
function stack(): void {
  while (depth() < open.length) history.pushState({ layers: depth() + 1 }, "");
}

/** Every entry has a layer. */
function tidy(): void {
  const spare = depth() - open.length;
  if (spare <= 0 || tidying) return;
  tidying = true;
  history.go(-spare);
}

/** Once, when the page begins. A reload has closed everything, and left the entries. */
export function watchLayers(): void {
  addEventListener("popstate", () => {
    if (tidying) {
      tidying = false;
      stack();
    } else {
      while (open.length > depth()) open.pop()?.close();
    }
    tidy();
  });
  tidy();
}
