// The bots' worker of the one-file page: takes its files from the first message, then is the same as any other.
import { answerFrom } from "./files.js";

onmessage = ({ data: files }) => {
  answerFrom((name) => {
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return files[name] && new Response(files[name], { headers: { "content-type": type } });
  });
  import("../bots-worker.js");
};
