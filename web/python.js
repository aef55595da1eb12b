// One Python interpreter with our modules in it, started plainly or from a memory snapshot.
// Used by the page, by the bots' worker and by the worker that makes the snapshot.
import { loadPyodide, version } from "./pyodide.mjs";
import { unpack } from "./memory.js";
import { readArchive } from "./archive.js";

export { version };

const HOME = "/home/pyodide";
const indexURL = new URL("./", import.meta.url).href;
const archiveURL = new URL(ARCHIVE, import.meta.url).href;
// The library comes as bytecode and without what nobody imports: see tools/bytecode.py.
const stdLibURL = new URL(LIBRARY, import.meta.url).href;
// No package comes from an index, so the lock file is reduced to what Pyodide insists on.
const lockFileContents = { info: LOCK_INFO, packages: {} };

export const fetchArchive = async () => readArchive(await fetch(archiveURL));

async function start(options, archive, prepared = () => {}) {
  archive.catch(() => {}); // awaited below; an interpreter that fails first must not leave it unheard
  const createPyodideModule = async (settings) => {
    const { default: create } = await import("./pyodide.asm.mjs");
    const module = await create(settings);
    await prepared(module);
    return module;
  };
  const ours = { indexURL, packageBaseUrl: indexURL, stdLibURL, lockFileContents, createPyodideModule };
  const python = await loadPyodide({ ...options, ...ours });
  write(python, await archive);
  return python;
}

export const startPlain = (options = {}, archive = fetchArchive()) => start(options, archive);

// A snapshot is the memory of an interpreter that had imported our modules; files are not part of it.
export async function startFromSnapshot({ size, packed }, archive = fetchArchive()) {
  const memory = new Uint8Array(size);
  const python = await start({ _loadSnapshot: memory }, archive, async (module) => {
    unpack(await packed, memory); // Pyodide looks into it only after this: the engine starts while it is being read
    module._emscripten_resize_heap(size); // it may be larger than the memory a fresh interpreter starts with
  });
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
