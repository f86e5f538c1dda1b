/** Where a printed page begins: what is printed is painted before a slow phone fetches the script and is busy with it. */
const begins = document.querySelector<HTMLLinkElement>("#begins");

function begin(): void {
  // All at once: left alone, each file would be asked for by the one before it.
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-later]")) link.rel = link.dataset["later"] ?? "";
  // Without its script the page says so at once, and not only when it is late.
  if (begins) import(/* @vite-ignore */ begins.href).catch(() => document.querySelector(".slow")?.classList.add("now"));
}

requestAnimationFrame(() => setTimeout(begin));
