// Keeps every file of one version of the page, and answers from them with or without a network. The
// files of a version arrive whole or not at all, and the version in use stays until the next start.

// Written by the build (src/offline-files.mjs): the address of each file below the scope, and its hash.
const FILES = {};
const VERSION = "";

const scope = new URL(self.registration.scope);
// Caches belong to the host, scopes to its folders: other pages of the host keep theirs.
const OURS = `eko ${scope.pathname} `;
const NAME = OURS + VERSION;
const address = (path) => new URL(path, scope).href;

/** The file as it was sent, without the mark of a redirection, which no navigation accepts. */
async function plain(response) {
  const { headers } = response;
  return response.redirected ? new Response(await response.blob(), { headers }) : response;
}

/** Fetches what is not here yet. A file that is not the one of this version is refused by its hash. */
async function keepAll() {
  const cache = await caches.open(NAME);
  const keep = async ([path, integrity]) => {
    if (await cache.match(address(path))) return;
    const response = await fetch(address(path), { integrity, cache: "no-cache" });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(address(path), await plain(response));
  };
  await Promise.all(Object.entries(FILES).map(keep));
}

/** The caches of our other versions, the oldest first. */
async function others() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
}

/** Drops our caches but this version's and the one before it, which another tab may still show. */
async function dropOld() {
  await Promise.all((await others()).slice(0, -1).map((name) => caches.delete(name)));
}

async function isWhole() {
  const cache = await caches.open(NAME);
  const found = await Promise.all(Object.keys(FILES).map((path) => cache.match(address(path))));
  return found.every(Boolean);
}

/** The file of this version, or of the one before it, or the network's. */
async function file(url, request) {
  const kept = await (await caches.open(NAME)).match(url);
  if (kept) return kept;
  const before = (await others()).pop();
  return (before && (await (await caches.open(before)).match(url))) || fetch(request);
}

// The new version is in charge only after the answers under way, and the page may ask again before that.
const HANDOVERS = 20;
let handovers = 0;

/** The page. A version that waits is taken first where this is the only window. */
async function start(request) {
  const { waiting } = self.registration;
  if (waiting && handovers < HANDOVERS && (await self.clients.matchAll({ includeUncontrolled: true })).length < 2) {
    handovers += 1;
    waiting.postMessage("take over");
    // Browsers ask for an icon of even an empty page.
    const empty = '<!DOCTYPE html><link rel="icon" href="data:,">';
    return new Response(empty, { headers: { "content-type": "text/html", refresh: "0" } });
  }
  return file(address("./"), request);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

self.addEventListener("activate", (event) => event.waitUntil(dropOld().then(() => self.clients.claim())));

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  // Asked with the address of the page's program: whether all is here, and of the version of the page.
  const [port] = event.ports;
  if (port && typeof event.data === "string") {
    const same = Object.keys(FILES).some((path) => address(path) === event.data);
    event.waitUntil(isWhole().then((whole) => port.postMessage({ whole, same })));
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = `./${url.pathname.slice(scope.pathname.length)}`;
  if (request.mode === "navigate") {
    if (path === "./" || path === "./index.html") event.respondWith(start(request));
  } else if (path !== "./service-worker.js") {
    event.respondWith(file(address(path), request));
  }
});
