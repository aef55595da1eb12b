// The one-file page carries its snapshot, made at build time: it is always there and never made anew.
import { sizeOf } from "../memory.js";
import { BASE } from "./files.js";

export async function findSnapshot() {
  const packed = await (await fetch(`${BASE}snapshot`)).arrayBuffer();
  return { size: sizeOf(packed), packed };
}
export const keepSnapshot = async () => {};
export const dropSnapshot = async () => {};
