/** Where a printed page begins: what is printed is painted before a slow phone is busy with the script. */
const begins = document.querySelector<HTMLLinkElement>("#begins");
requestAnimationFrame(() => setTimeout(() => void (begins && import(/* @vite-ignore */ begins.href))));
