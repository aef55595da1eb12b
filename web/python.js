// One Python interpreter with our modules in it, started plainly or from a memory snapshot.
// Used by the page, by the bots' worker and by the worker that makes the snapshot.
import { loadPyodide, version } from "./pyodide.mjs";
import { unpack } from "./unpack.js";

export { version };

const HOME = "/home/pyodide";
const indexURL = new URL("./", import.meta.url).href;
const archiveURL = new URL(ARCHIVE, import.meta.url).href;
// The library comes as bytecode and without what nobody imports: see tools/bytecode.py.
const stdLibURL = new URL(LIBRARY, import.meta.url).href;
// No package comes from an index, so the lock file is reduced to what Pyodide insists on.
const lockFileContents = { info: LOCK_INFO, packages: {} };

export const fetchArchive = async () => unpack(await fetch(archiveURL));

async function start(options, archive, memory = 0) {
  archive.catch(() => {}); // awaited below; an interpreter that fails first must not leave it unheard
  const createPyodideModule = async (settings) => {
    const { default: create } = await import("./pyodide.asm.mjs");
    const module = await create(settings);
    // a restored memory may be larger than the memory a fresh interpreter starts with
    if (memory) module._emscripten_resize_heap(memory);
    return module;
  };
  const ours = { indexURL, packageBaseUrl: indexURL, stdLibURL, lockFileContents, createPyodideModule };
  const python = await loadPyodide({ ...options, ...ours });
  write(python, await archive);
  return python;
}

export const startPlain = (options = {}, archive = fetchArchive()) => start(options, archive);

// `snapshot` is the memory of an interpreter that had imported our modules; files are not part of it.
export async function startFromSnapshot(snapshot, options = {}, archive = fetchArchive()) {
  const python = await start({ ...options, _loadSnapshot: snapshot }, archive, snapshot.byteLength);
  // The one thing in it that must differ from one visit to the next. (The hash seed can't be changed in a running
  // interpreter, and need not be: nobody sends this page keys to slow it down.)
  python.runPython("import random; random.seed(); del random");
  return python;
}

function write(python, files) {
  const { FS } = python;
  const made = new Set([HOME]);
  for (const [name, bytes] of files) {
    const folder = `${HOME}/${name.slice(0, name.lastIndexOf("/"))}`;
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(`${HOME}/${name}`, bytes);
  }
}
