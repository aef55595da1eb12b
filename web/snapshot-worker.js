// Makes the memory snapshot: an interpreter with our modules imported and their texts read.
import { pack } from "./memory.js";
import { startPlain } from "./python.js";

try {
  // names that our modules import from the page; a restored interpreter finds the real ones
  for (const name of ["document", "window", "localStorage"]) globalThis[name] ??= {};
  const python = await startPlain({ _makeSnapshot: true });
  python.runPython("from table import restore; restore.prepare()");
  const memory = python.makeMemorySnapshot();
  const packed = pack(memory).buffer;
  postMessage({ snapshot: { size: memory.byteLength, packed } }, [packed]);
} catch (error) {
  postMessage({ error: String(error) });
}
