// The bots' worker: an interpreter of its own, from the snapshot if there is one, that answers questions with moves.
import { startFromSnapshot, startPlain } from "./python.js";
import { findSnapshot } from "./snapshots.js";

async function start() {
  const snapshot = await findSnapshot();
  try {
    if (snapshot) return await startFromSnapshot(snapshot);
  } catch {
    // the page drops a snapshot that does not start; here it only costs time
  }
  return startPlain();
}

try {
  const python = await start();
  const answer = python.pyimport("table.worker").answer;
  onmessage = ({ data: { id, question } }) => {
    try {
      postMessage({ id, answer: answer(question) });
    } catch (error) {
      postMessage({ id, error: String(error) });
    }
  };
  postMessage({ ready: true });
} catch (error) {
  postMessage({ lost: String(error) });
}
