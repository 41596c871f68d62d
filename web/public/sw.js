// The service worker. It shows notifications. Without a network it opens the client as it was loaded last, which shows
// the table that was seen last; with one it stays out of the way: nothing is served from here that the server has.
const SHELL = "fathom-shell"; // as in src/lib/offline/last-seen.ts

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
  else if (/^\/(assets\/|api\/words\/)/.test(pathname)) event.respondWith(file(request));
});

/** A page from the server. Without one, the client that was kept, which is told that it is offline. */
async function page(request) {
  try {
    const found = await fetch(request);
    if (found.ok && found.headers.get("content-type")?.startsWith("text/html")) await keep(found.clone());
    return found;
  } catch {
    const kept = await (await caches.open(SHELL)).match("/");
    if (!kept) return Response.error();
    const html = (await kept.text()).replace("<html", "<html data-offline");
    return new Response(html, { headers: kept.headers });
  }
}

/** Keeps the page of a new version instead of the old one, without the files of the old one. */
async function keep(found) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match("/");
  const [before, now] = [await kept?.text(), await found.clone().text()];
  if (before === now) return;
  if (before !== undefined) await caches.delete(SHELL);
  await (await caches.open(SHELL)).put("/", found);
}

async function file(request) {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(SHELL)).match(request, { ignoreVary: true })) ?? Response.error();
  }
}

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {};
  if (!title) return;
  const look = { body, tag, data: { path }, icon: "/assets/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, look));
});

/** Opens the table in a page that is there already, or in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(show(path));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((each) => new URL(each.url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(path);
}
