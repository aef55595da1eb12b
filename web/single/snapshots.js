// The one-file page carries its snapshot, made at build time: it is always there and never made anew.
import { BASE } from "./files.js";

export async function readSnapshot() {
  const found = await fetch(`${BASE}snapshot`);
  return found.ok ? found.arrayBuffer() : null;
}

export const hasSnapshot = async () => true;
export const keepSnapshot = async () => {};
export const dropSnapshot = async () => {};
