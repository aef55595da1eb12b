// Makes the memory snapshot that the one-file page carries.
// usage: node tools/snapshot.mjs MODULES LIBRARY OUT
import { writeFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";
import { pack } from "../web/memory.js";

const [modules, library, out] = process.argv.slice(2);
const python = await loadPyodide({ _makeSnapshot: true, stdLibURL: library });
python.FS.mkdirTree("/modules");
python.FS.mount(python.FS.filesystems.NODEFS, { root: modules }, "/modules");
python.runPython(`
import gc, os, shutil
shutil.copytree("/modules", os.getcwd(), dirs_exist_ok=True)
from table import restore
restore.prepare()
del gc, os, shutil, restore
`);
python.FS.unmount("/modules");
await writeFile(out, pack(python.makeMemorySnapshot()));
