// PyScript keeps notes in IndexedDB and does not start without it. A frame in a sandbox may not have one: there it
// gets a database that is always empty.
export function lendDatabase() {
  if (origin !== "null") return;
  try {
    indexedDB.open("drakkar");
  } catch {
    Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answer(DATABASE) } });
  }
}

const STORE = {
  clear: () => answer(),
  count: () => answer(0),
  delete: () => answer(),
  get: () => answer(),
  getAllKeys: () => answer([]),
  getKey: () => answer(),
  put: () => answer(),
};
const DATABASE = { close() {}, transaction: () => ({ objectStore: () => STORE }) };

// A request of IndexedDB that will succeed with this result.
function answer(result) {
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
}
