// Where the memory snapshot is kept between visits. One that is missing, damaged or of another build is no snapshot.
//
// It is made on the device, in the background after the first visit, and never downloaded: over a 20 Mbit/s line a
// first visit that fetches it (5 MB packed) took 0.68 of a bare Pyodide start, one that starts plainly 0.58.
// Two copies of the site on one host must not take each other's: the folder is part of the name.
const folder = new URL("../", import.meta.url).href;
const CACHE = `drakkar-snapshot:${folder}`;
const KEY = `${folder}snapshot/${BUILD}`;

export async function readSnapshot() {
  try {
    const found = await (await caches.open(CACHE)).match(KEY);
    if (!found) return null;
    const bytes = await found.arrayBuffer();
    if (found.headers.get("x-sum") === sum(bytes)) return bytes;
    await dropSnapshot();
  } catch {
    // no Cache Storage here (private mode, file://): start plainly
  }
  return null;
}

export async function hasSnapshot() {
  return Boolean(await (await caches.open(CACHE)).match(KEY));
}

// Replaces the snapshots of earlier builds.
export async function keepSnapshot(bytes) {
  await caches.delete(CACHE);
  const headers = { "content-type": "application/octet-stream", "x-sum": sum(bytes) };
  await (await caches.open(CACHE)).put(KEY, new Response(bytes, { headers }));
}

export const dropSnapshot = () => caches.delete(CACHE).catch(() => false);

// A quick sum over all words: enough to notice a damaged or a cut file.
export function sum(bytes) {
  const words = new Uint32Array(bytes, 0, bytes.byteLength >> 2);
  let odd = 1;
  let even = words.length;
  for (let at = 0; at < words.length; at++) {
    odd = (odd + words[at]) | 0;
    even = (even ^ odd) | 0;
    even = (even << 5) | (even >>> 27);
  }
  return `${bytes.byteLength}-${odd >>> 0}-${even >>> 0}`;
}
