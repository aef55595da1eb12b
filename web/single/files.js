// The one-file page carries its files in blocks of text, gzipped and in base64. Addresses below BASE are answered
// from them, so that everything else works as if they came from a host.
export const BASE = "https://inline.invalid/";
const TYPES = { wasm: "application/wasm" };

const decode = Uint8Array.fromBase64
  ? (text) => Uint8Array.fromBase64(text)
  : (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

// A file of the page, or null.
export function inlineFile(name) {
  const block = document.querySelector(`script[data-name="${name}"]`);
  if (!block) return null;
  const body = new Blob([decode(block.textContent)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "content-type": TYPES[name.split(".").pop()] ?? "application/octet-stream" } });
}

export function answerFrom(find) {
  const plain = globalThis.fetch;
  globalThis.fetch = async (resource, options) => {
    const url = String(resource?.url ?? resource);
    if (!url.startsWith(BASE)) return plain(resource, options);
    return (await find(url.split("/").pop())) ?? new Response("", { status: 404 });
  };
}

if (globalThis.document) answerFrom(inlineFile);
