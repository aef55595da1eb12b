// Starts the bots' worker of the one-file page: from a `data:` address (some browsers allow no other from a file on
// the disk), with the files it needs in its first message.
import { inlineFile } from "./files.js";

const NEEDED = FILES;

export async function startWorker() {
  const script = encodeURIComponent(await inlineFile("worker").text());
  const worker = new Worker(`data:text/javascript;charset=utf-8,${script}`, { type: "module" });
  Promise.all(NEEDED.map(async (name) => [name, await inlineFile(name).arrayBuffer()])).then((files) =>
    worker.postMessage(
      Object.fromEntries(files),
      files.map(([, bytes]) => bytes),
    ),
  );
  return worker;
}
