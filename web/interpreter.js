// What PyScript takes for its interpreter (`interpreter` in pyscript.toml): Pyodide from our own folder, restored
// from the snapshot that an earlier visit left, or else started plainly. It starts as soon as this module is there,
// while PyScript is still reading its configuration.
import { fetchArchive, startFromSnapshot, startPlain, version } from "./python.js";
import { dropSnapshot, findSnapshot, keepSnapshot } from "./snapshots.js";

export { version };

const QUIET = 3000; // milliseconds after the start, when the page has settled
const archive = fetchArchive();
const starting = restored().then((python) => python ?? startPlain({}, archive));
starting.catch(() => {}); // PyScript hears of it when it asks

// Of PyScript's options only the places where Python prints to are taken: folder and packages are ours to choose.
export async function loadPyodide({ stdout, stderr } = {}) {
  const python = await starting;
  if (stdout) python.setStdout({ batched: stdout });
  if (stderr) python.setStderr({ batched: stderr });
  drakkarBoot.python = python;
  drakkarBoot.stage("rules");
  document.addEventListener("drakkar:ready", () => setTimeout(makeSnapshot, QUIET), { once: true });
  return python;
}

async function restored() {
  const snapshot = await (drakkarBoot.snapshot ?? findSnapshot());
  if (!snapshot) return null;
  try {
    const python = await startFromSnapshot(snapshot, archive);
    drakkarBoot.started = "restored";
    return python;
  } catch (error) {
    console.warn("The snapshot could not be used; starting plainly.", error);
    await dropSnapshot();
    return null;
  }
}

// In the background, once per build: a worker starts an interpreter, imports our modules and saves its memory.
async function makeSnapshot() {
  try {
    if (drakkarBoot.started === "restored") return;
    const worker = new Worker(new URL(SNAPSHOT_WORKER, import.meta.url), { type: "module" });
    const snapshot = await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.snapshot ? resolve(data.snapshot) : reject(new Error(data.error)));
      worker.onerror = ({ message }) => reject(new Error(message));
    }).finally(() => worker.terminate());
    await keepSnapshot(snapshot);
    document.dispatchEvent(new CustomEvent("drakkar:snapshot"));
  } catch (error) {
    console.info("No snapshot was kept; the next visit starts plainly.", error);
  }
}
