/*
 * The page opens without a network, and never from yesterday. It is asked for over the network first; only without one
 * the last page is shown, with the files that belonged to it. Nothing of the game itself is kept: the server tells it.
 */
const PAGE = "stolik-page";
const FILES = "stolik-files";
/** The shelf and tables come with their words, all others are this one. It is kept, because it does for every address. */
const EMPTY = "/index.html";
const PRINTED = /^\/(t\/.*)?$/;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(EMPTY).then((empty) => keep(event, empty)));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
// A page tells which files it has loaded, because nobody may have been there to keep them.
self.addEventListener("message", (event) => event.waitUntil(Promise.all(event.data.map((url) => file(new Request(url))))));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

async function page(event) {
  const { request } = event;
  try {
    const [fresh, empty] = await Promise.all([fetch(request), PRINTED.test(new URL(request.url).pathname) ? fetch(EMPTY) : null]);
    await keep(event, empty ?? fresh);
    return fresh;
  } catch {
    return (await caches.match("/", { cacheName: PAGE })) ?? Response.error();
  }
}

/** Another page means other files: those of the last version go. */
async function keep(event, fresh) {
  if (!fresh.ok || !fresh.headers.get("content-type")?.startsWith("text/html")) return;
  const pages = await caches.open(PAGE);
  const [now, before] = await Promise.all([fresh.clone().text(), pages.match("/").then((kept) => kept?.text())]);
  if (now === before) return;
  await caches.delete(FILES);
  await pages.put("/", new Response(now, { headers: { "content-type": "text/html; charset=utf-8" } }));
  // A page that came with its words does without the style of this one. Without a line it waits for the next time.
  const named = Array.from(now.matchAll(/"(\/assets\/[^"]*)"/g), ([, url]) => file(new Request(url)));
  event.waitUntil(Promise.all(named).catch(() => undefined));
}

/** The name of a file changes with what is in it, so one that is kept is right. */
async function file(request) {
  const files = await caches.open(FILES);
  const kept = await files.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await files.put(request, fresh.clone());
  return fresh;
}
