// A memory snapshot as it is kept: half of an interpreter's memory is empty, so only the other pages are.
// Words of 32 bits: a sum of all that follows, the size in bytes, how many pages there are, their places; then the pages.
const PAGE = 4096; // words
const HEAD = 3;

export function pack(memory) {
  const words = new Int32Array(memory.buffer, memory.byteOffset, memory.byteLength / 4);
  const page = (place) => words.subarray(place * PAGE, (place + 1) * PAGE);
  const places = [];
  for (let place = 0; place * PAGE < words.length; place++) if (page(place).some(Boolean)) places.push(place);
  const packed = new Int32Array(HEAD + places.length * (1 + PAGE));
  packed.set([0, memory.byteLength, places.length, ...places]);
  places.forEach((place, n) => packed.set(page(place), HEAD + places.length + n * PAGE));
  packed[0] = sum(packed);
  return packed;
}

export const sizeOf = (buffer) => new Int32Array(buffer)[1];

// Puts the pages back into an empty memory; throws when what was kept is cut or damaged.
export function unpack(buffer, memory) {
  const packed = new Int32Array(buffer, 0, buffer.byteLength >> 2);
  const [stated, size, count] = packed;
  const pages = HEAD + count;
  if (packed.length !== pages + count * PAGE || stated !== sum(packed) || size !== memory.byteLength) {
    throw new Error("the snapshot is damaged");
  }
  const words = new Int32Array(memory.buffer, memory.byteOffset, size / 4);
  for (let n = 0; n < count; n++) {
    const place = packed[HEAD + n] * PAGE;
    const from = pages + n * PAGE;
    words.set(packed.subarray(from, from + Math.min(PAGE, words.length - place)), place);
  }
}

// A quick sum over all words but the first, in four lanes: enough to notice a damaged file.
function sum(words) {
  let [a, b, c, d, at] = [1, 2, 3, words.length, 1];
  for (; at + 3 < words.length; at += 4) {
    a = (Math.imul(a, 31) + words[at]) | 0;
    b = (Math.imul(b, 31) + words[at + 1]) | 0;
    c = (Math.imul(c, 31) + words[at + 2]) | 0;
    d = (Math.imul(d, 31) + words[at + 3]) | 0;
  }
  for (; at < words.length; at++) a = (Math.imul(a, 31) + words[at]) | 0;
  return a ^ b ^ c ^ d;
}
