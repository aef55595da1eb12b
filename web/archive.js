// Reads a tar archive, gzipped or already unzipped by the host, as a list of [name, bytes].
const BLOCK = 512;

export async function readArchive(response) {
  let bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    const unzipped = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    bytes = new Uint8Array(await new Response(unzipped).arrayBuffer());
  }
  const text = new TextDecoder();
  const field = (at, length) => text.decode(bytes.subarray(at, at + length)).replace(/\0.*$/s, "");
  const files = [];
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at]; ) {
    const size = parseInt(field(at + 124, 12), 8);
    files.push([field(at, 100), bytes.subarray(at + BLOCK, at + BLOCK + size)]);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  if (!files.length) throw new Error("the archive is damaged");
  return files;
}
