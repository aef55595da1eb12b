// Starts the bots' worker from its file.
export const startWorker = async () => new Worker(new URL(BOTS_WORKER, import.meta.url), { type: "module" });
