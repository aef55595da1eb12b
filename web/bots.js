// The page's side of the bots' worker: started when a bot is first asked, plain messages, no special headers.
// While it starts, and where no worker can be had, `choose` refuses and the page thinks for itself.
import { startWorker } from "./bots-start.js";

let worker = null;
let state = "asleep"; // then "starting", and in the end "ready" or "lost"
let questions = 0;
const waiting = new Map();

async function start() {
  state = "starting";
  const begun = performance.now();
  const lose = (error) => {
    state = "lost";
    worker?.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  try {
    worker = await startWorker();
  } catch (error) {
    lose(error);
    return;
  }
  worker.onerror = (event) => lose(new Error(event.message));
  worker.onmessage = ({ data }) => {
    if (data.ready) {
      state = "ready";
      bots.readyIn = performance.now() - begun;
    } else if (data.lost) {
      lose(new Error(data.lost));
    } else {
      const { resolve, reject } = waiting.get(data.id);
      waiting.delete(data.id);
      if ("error" in data) reject(new Error(data.error));
      else resolve(data.answer);
    }
  };
}

export const bots = {
  readyIn: null, // milliseconds from the first question to an interpreter that answers
  get state() {
    return state;
  },
  choose(question) {
    if (state === "asleep") start();
    if (state !== "ready") return Promise.reject(new Error(`the worker is ${state}`));
    const id = ++questions;
    worker.postMessage({ id, question });
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  },
};
