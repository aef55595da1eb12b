// Where the memory snapshot is kept between visits. One that is missing, damaged or of another build is no snapshot.
//
// It is made on the device, in the background after the first visit, and never downloaded: over a 20 Mbit/s line a
// first visit that fetches it (5 MB packed) took 0.68 of a bare Pyodide start, one that starts plainly 0.58.
// Two copies of the site on one host must not take each other's: the folder is part of the name.

// the page stands in the site's folder, workers one below it
const folder = new URL(globalThis.document ? "./" : "../", location.href).href;
const CACHE = `drakkar-snapshot:${folder}`;
const KEY = `${folder}snapshot/${BUILD}`;
const SIZE = "x-size"; // of the memory, in bytes

// The memory that an earlier visit has kept: its size, and its pages, which are still being read. Null: there is none.
export async function findSnapshot() {
  try {
    const found = await (await caches.open(CACHE)).match(KEY);
    if (!found) return null;
    const packed = found.arrayBuffer();
    packed.catch(() => {}); // who uses it hears of a failure
    return { size: Number(found.headers.get(SIZE)), packed };
  } catch {
    return null; // no Cache Storage here (private mode, file://): start plainly
  }
}

// Replaces the snapshots of earlier builds.
export async function keepSnapshot({ size, packed }) {
  await caches.delete(CACHE);
  const headers = { "content-type": "application/octet-stream", [SIZE]: String(size) };
  await (await caches.open(CACHE)).put(KEY, new Response(packed, { headers }));
}

export const dropSnapshot = () => caches.delete(CACHE).catch(() => false);
