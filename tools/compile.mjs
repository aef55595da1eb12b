// Runs tools/bytecode.py in Pyodide's own Python, so that the bytecode fits it.
// usage: node tools/compile.mjs SOURCES OUT
import { readFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const [sources, out] = process.argv.slice(2);
const python = await loadPyodide();
for (const [root, place] of [[sources, "/sources"], [out, "/out"]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
python.runPython(await readFile("tools/bytecode.py", "utf8"));
