/** Where a printed page begins: what is printed is painted before a slow phone fetches the script and is busy with it. */
const begins = document.querySelector<HTMLLinkElement>("#begins");

function begin(): void {
  // All at once: left alone, each file would be asked for by the one before it.
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-later]")) link.rel = link.dataset["later"] ?? "";
  if (begins) void import(/* @vite-ignore */ begins.href);
}

requestAnimationFrame(() => setTimeout(begin));
