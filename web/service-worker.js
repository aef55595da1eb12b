// Keeps the whole site on the device, so that it opens with no network. A new version waits until the page asks for it.
const PREFIX = `drakkar-site:${registration.scope}:`;
const CACHE = PREFIX + BUILD;
// address of each file → the key it is kept under; the revision tells apart two files of one name
const keys = new Map(PRECACHE.map(({ url, revision }) => [address(url), address(url) + (revision ? `?${revision}` : "")]));
const page = address("index.html");

function address(url) {
  return new URL(url, registration.scope).href;
}

async function keep(cache, url, key) {
  // what an earlier version already holds is not fetched again
  const held = await caches.match(key);
  const response = held ?? (await fetch(url, { cache: url === key ? "default" : "no-cache" }));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(key, response);
}

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all([...keys].map(([url, key]) => keep(cache, url, key)));
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request, key) {
  const held = await (await caches.open(CACHE)).match(key);
  return held ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const plain = url.split(/[?#]/)[0];
  const opensPage = mode === "navigate" && plain === registration.scope;
  const key = keys.get(opensPage ? page : plain);
  if (method === "GET" && key) event.respondWith(answer(event.request, key));
});
